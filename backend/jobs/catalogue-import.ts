import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { notStarted } from '../catalogue/runs/run-rows';
import { projectFolder } from '../project-folder';
import type { Job } from './job';

/** Memory of the process, in MB, as of the command; space for young objects saves collecting them. */
const HEAP = ['--max-old-space-size=220', '--max-semi-space-size=16'];

/**
 * Does an import of the desk in a process of its own, so that pages are answered beside it and its memory ends with it. When the shop
 * stops, the process is told to stop: the run is then shown as stopped, and staff let it go on.
 */
export const catalogueImport: Job<'catalogue-import'> = {
  queue: 'catalogue-import',
  pollSeconds: 1,
  run: async ({ db }, { runId }, stopping) => {
    await runProcess(runId, stopping);
    await notStarted(db, runId, 'The import could not be started.');
  },
};

function runProcess(runId: number, stopping: AbortSignal): Promise<void> {
  const { program, execArgv } = programOf();
  const child = fork(program, [String(runId)], { execArgv, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const stop = () => void child.kill('SIGTERM');
  stopping.addEventListener('abort', stop, { once: true });
  return new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  }).finally(() => stopping.removeEventListener('abort', stop));
}

/** The built program in the built shop, else the source. */
function programOf(): { readonly program: string; readonly execArgv: string[] } {
  const build = path.join(projectFolder(), 'build');
  const built = path.join(build, 'import-process.js');
  if (fileURLToPath(import.meta.url).startsWith(build + path.sep) && existsSync(built))
    return { program: built, execArgv: HEAP };
  return { program: path.join(projectFolder(), 'backend/import-process.ts'), execArgv: [...HEAP, '--import', 'tsx'] };
}
