import { expect, test } from 'vitest';
import { MAX_PENDING, PreloadQueue } from './preload-queue';

/** A queue whose loads end when the test says so. */
function queueOf() {
  const asked: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const queue = new PreloadQueue((file) => {
    asked.push(file);
    return new Promise((resolve, reject) => ends.set(file, (error) => (error ? reject(error) : resolve())));
  });
  const end = async (file: string, error?: Error) => {
    ends.get(file)?.(error);
    await new Promise(setImmediate);
  };
  return { queue, asked, end };
}

test('route prefetch waits while more than 4 preloads are pending', async () => {
  expect(MAX_PENDING).toBe(4);
  const { queue, asked, end } = queueOf();
  queue.add(['a', 'b', 'c']);
  queue.add(['d', 'e']);
  queue.add(['f']);
  queue.add(['g']);
  expect(asked).toEqual(['a', 'b', 'c', 'd', 'e']);
  await end('a');
  expect(asked.slice(5)).toEqual(['g']);
  await end('b', new Error('gone'));
  expect(asked.slice(6)).toEqual(['f']);
});

test('a file is loaded ahead once', async () => {
  const { queue, asked, end } = queueOf();
  queue.add(['a']);
  queue.add(['a', 'b']);
  await end('a');
  queue.add(['a']);
  expect(asked).toEqual(['a', 'b']);
});
