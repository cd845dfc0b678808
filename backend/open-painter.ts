import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { painterEnvironment } from './env';
import { openPainterProcess, type PainterProcess, UPLOAD_NICENESS } from './media/paint-apart';
import { projectFolder } from './project-folder';

/**
 * Opens the painter of the shop's pictures, including the demo shop's: a separate process in the built shop, the current
 * process when the shop runs from its sources.
 */
export const openPainter = (): PainterProcess =>
  openBuilt((program) => openPainterProcess(program, painterEnvironment())) ?? painterInHere();

/**
 * Opens the process that encodes photographs which people send: one of its own, so that a file that breaks it breaks no picture of the
 * shop, on one thread and at the lowest priority that still gets on, because pages come first.
 */
export const openEncoder = (): PainterProcess =>
  openBuilt((program) =>
    openPainterProcess(program, { ...painterEnvironment(), VIPS_CONCURRENCY: '1' }, UPLOAD_NICENESS),
  ) ?? painterInHere();

/** Opens the built program, if this process runs from the build. */
function openBuilt(open: (program: string) => PainterProcess): PainterProcess | undefined {
  const build = path.join(projectFolder(), 'build');
  const program = path.join(build, 'paint-process.js');
  const isBuilt = fileURLToPath(import.meta.url).startsWith(build + path.sep);
  return isBuilt && existsSync(program) ? open(program) : undefined;
}

const painterInHere = (): PainterProcess => ({
  paint: async (job) => {
    const [{ paint }, { drawRecipe }] = await Promise.all([
      import('./media/paint'),
      import('./demo/illustrations/draw-recipe'),
    ]);
    return paint(job, drawRecipe);
  },
  encode: async (job) => (await import('./media/encode-upload')).encodeUpload(job),
  warmUp: () => {},
  close: () => {},
});
