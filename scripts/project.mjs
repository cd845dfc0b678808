import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The checkout; every script works from here, wherever it was called. */
export const root = path.resolve(import.meta.dirname, '..');

const require = createRequire(import.meta.url);

/**
 * The file behind a package's command, run by node itself: no shell, no npx, the same on every platform.
 * @param {string} packageName @param {string} [command] when it is not the package's last name
 */
export function packageCommand(packageName, command = packageName.split('/').at(-1) ?? packageName) {
  const folder = path.join(root, 'node_modules', packageName);
  const { bin } = require(path.join(folder, 'package.json'));
  return path.join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/**
 * Runs a program to its end.
 * @param {string} program @param {string[]} parameters
 * @param {{ env?: Record<string, string | undefined>, quiet?: boolean }} [options] quiet: output comes back, not to the terminal
 * @returns {Promise<{ code: number, output: string }>} a program that cannot be started has code 127
 */
export function run(program, parameters, { env = {}, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, parameters, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.once('error', (error) => resolve({ code: 127, output: error.message }));
    child.once('close', (code, signal) => resolve({ code: code ?? (signal ? 1 : 0), output }));
  });
}

/**
 * Runs a JavaScript file by this node.
 * @param {string} file @param {string[]} parameters @param {Parameters<typeof run>[2]} [options]
 */
export const runNode = (file, parameters, options) => run(process.execPath, [file, ...parameters], options);
