import { spawn } from 'node:child_process';
import { serverEnvironment } from '../scripts/launch.mjs';
import { root } from '../scripts/project.mjs';

/**
 * Starts the built shop, as `npm start` does but as one process with a known id.
 * @param {{ data: string, env?: Record<string, string>, nodeOptions?: readonly string[] }} shop its data folder, further
 *   environment variables, and options of node
 */
export function startShop({ data, env = {}, nodeOptions = [] }) {
  const child = spawn(process.execPath, [...nodeOptions, 'scripts/serve.mjs'], {
    cwd: root,
    env: { ...serverEnvironment(), DATA_DIR: data, PORT: '0', LOG_LEVEL: 'silent', ENV_FILE: '', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  /** @type {Promise<number>} */
  const port = new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
      const found = /localhost:(\d+)/.exec(output)?.[1];
      if (found) resolve(Number(found));
    });
    child.once('exit', () => reject(new Error('the shop ended')));
  });
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { child, port, stop };
}
