import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './project.mjs';

/**
 * What only the start of a process can set, so that the server holds less memory than node and the C library would take of a
 * large machine. Together they took the peak of a minute's mixed load from about 510 to 320 MB (`npm run bench -- memory`).
 *
 * - Young objects have 3 × 4 MB instead of 3 × 16: what a page leaves behind fits.
 * - The heap may grow to 768 MB. Below 2 GB node lets it grow in smaller steps, and collects before it takes more.
 * - Two of the allocator's pools instead of one for each of a dozen threads: freed memory is found again.
 * - Free memory at a pool's end is given back from 128 KB on. Otherwise the allocator raises that limit up to 64 MB as it frees the
 *   large buffers of lists, and keeps 10 MB more after each few.
 *
 * What NODE_OPTIONS and the environment say already wins.
 */
export function serverEnvironment() {
  const { NODE_OPTIONS = '', MALLOC_ARENA_MAX = '2', MALLOC_TRIM_THRESHOLD_ = '131072' } = process.env;
  const options = `--max-semi-space-size=4 --max-old-space-size=768 ${NODE_OPTIONS}`.trim();
  return { ...process.env, NODE_OPTIONS: options, MALLOC_ARENA_MAX, MALLOC_TRIM_THRESHOLD_ };
}

/**
 * Runs a server in a separate process, passes signals on to it and ends as it ends. When this process is killed, the server
 * ends at once too.
 * @param {string} program file in `scripts/`
 */
export function launch(program) {
  const server = spawn(process.execPath, [path.join(import.meta.dirname, program)], {
    cwd: root,
    env: serverEnvironment(),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP'])) {
    process.on(signal, () => server.kill(signal));
  }
  server.once('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  server.once('exit', (code) => process.exit(code ?? 1));
}

/** In the launched server: ends with the process that launched it. */
export function endWithLauncher() {
  process.on('disconnect', () => process.exit(1));
  process.channel?.unref();
}
