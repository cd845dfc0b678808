import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const LIFE = path.join(import.meta.dirname, 'life.mjs');

/** Runs a server that does something once it is open; resolves with its exit code and what it printed. */
function run(afterwards: string): Promise<{ code: number | null; output: string }> {
  const program = `
    import { runServer } from ${JSON.stringify(LIFE)};
    const held = setInterval(() => {}, 1000);
    const stop = async () => { clearInterval(held); console.log('stopped in good order'); };
    const errorRecord = ({ message, stack }) => ({ message, stack });
    await runServer(async () => ({ stop, errorRecord }), () => console.log('open'));
    ${afterwards}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'pipe' });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}

test('a rejection that nobody awaits is logged with where it came from, and the process goes on', async () => {
  const { code, output } = await run(`
    const forgotten = async () => { throw new Error('a forgotten failure'); };
    forgotten();
    Promise.reject(null);
    setTimeout(() => { console.log('still here'); process.kill(process.pid, 'SIGTERM'); }, 50);`);
  expect(output).toMatch(/"level":50.*a forgotten failure.*at forgotten/);
  expect(output).toContain('what was thrown is no error but of type object');
  expect(output).toContain('still here');
  expect([code, output.includes('stopped in good order')]).toEqual([0, true]);
});

test('an exception that nobody catches is logged, and the process stops in good order with an error', async () => {
  const { code, output } = await run(`setTimeout(() => { throw new Error('a wild exception'); });`);
  expect(output).toMatch(/"level":60.*a wild exception/);
  expect([code, output.includes('stopped in good order')]).toEqual([1, true]);
});
