import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { painterEnvironment } from './env';
import { openPainterProcess, type PainterProcess } from './media/paint-apart';
import { projectFolder } from './project-folder';

/**
 * Opens the painter of the shop's pictures, including the demo shop's: a separate process in the built shop, the current
 * process when the shop runs from its sources.
 */
export function openPainter(): PainterProcess {
  const build = path.join(projectFolder(), 'build');
  const program = path.join(build, 'paint-process.js');
  const isBuilt = fileURLToPath(import.meta.url).startsWith(build + path.sep);
  if (isBuilt && existsSync(program)) return openPainterProcess(program, painterEnvironment());
  return {
    paint: async (job) => {
      const [{ paint }, { drawRecipe }] = await Promise.all([
        import('./media/paint'),
        import('./demo/illustrations/draw-recipe'),
      ]);
      return paint(job, drawRecipe);
    },
    warmUp: () => {},
    close: () => {},
  };
}
