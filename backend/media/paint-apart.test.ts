import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/catalogue-file';
import { openPainterProcess, type PainterProcess } from './paint-apart';
import type { PaintJob } from './painter';

/** Answers each job with its own process id, dies of the job `die`, takes a gigabyte for `hungry`, and refuses `broken`. */
const PROGRAM = `
  process.on('message', ({ id, job }) => {
    if (job.hash === 'die') process.exit(1);
    if (job.hash === 'hungry')
      try {
        new WebAssembly.Memory({ initial: 1, maximum: 65536 }).grow(16 * 1024);
      } catch {
        return process.send({ id, failed: 'no more memory' });
      }
    if (job.hash === 'broken') return process.send({ id, failed: 'it cannot be decoded' });
    if (job.hash !== 'never') process.send({ id, result: { bytes: Buffer.from(String(process.pid)), drawn: null } });
  });
`;
const folder = temporaryFolder();
let painter: PainterProcess;
beforeAll(() => writeFileSync(path.join(folder, 'program.mjs'), PROGRAM));
afterEach(() => painter.close());

const open = () => {
  painter = openPainterProcess(path.join(folder, 'program.mjs'), {});
};

const job = (hash: string): PaintJob => ({
  ...{ hash, originals: folder, recipe: null, mime: 'image/png', width: 1, height: 1, color: '#000000' },
  ...{ isScene: false, box: '96', format: 'avif' },
});

async function painterOf(hash: string): Promise<number> {
  return Number(Buffer.from((await painter.paint(job(hash)))?.bytes ?? []).toString());
}

test('pictures are painted in one other process', async () => {
  open();
  const [first, second] = await Promise.all([painterOf('a'), painterOf('b')]);
  expect(first).toBeGreaterThan(0);
  expect(first).not.toBe(process.pid);
  expect(second).toBe(first);
});

test('a process that was started before the first picture paints it', async () => {
  const starts = path.join(folder, 'starts');
  const counting = `import { appendFileSync } from 'node:fs'; appendFileSync(${JSON.stringify(starts)}, process.pid + ' ');`;
  writeFileSync(path.join(folder, 'counting.mjs'), counting + PROGRAM);
  painter = openPainterProcess(path.join(folder, 'counting.mjs'), {});
  painter.warmUp();
  painter.warmUp();
  const pid = await painterOf('a');
  expect(readFileSync(starts, 'utf8')).toBe(`${pid} `);
});

test('a picture that cannot be painted fails alone', async () => {
  open();
  await expect(painterOf('broken')).rejects.toThrow('it cannot be decoded');
  expect(await painterOf('a')).toBeGreaterThan(0);
});

test('a picture that wants a gigabyte of WebAssembly’s memory does not get it', async () => {
  open();
  await expect(painterOf('hungry')).rejects.toThrow('no more memory');
});

test('a process that dies fails what it was painting, and the next picture has another', async () => {
  open();
  const before = await painterOf('a');
  const lost = painterOf('never');
  const deadly = painterOf('die');
  await expect(lost).rejects.toThrow('The painting process ended.');
  await expect(deadly).rejects.toThrow('The painting process ended.');
  expect(await painterOf('a')).not.toBe(before);
});

test('closing abandons the current rendering', async () => {
  open();
  const lost = painterOf('never');
  painter.close();
  await expect(lost).rejects.toThrow('Nothing is painted any more.');
  await expect(painterOf('a')).rejects.toThrow('Nothing is painted any more.');
});
