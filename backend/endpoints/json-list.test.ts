import { expect, test } from 'vitest';
import { jsonList } from './json-list';

async function* partsOf(...parts: (number[] | Error)[]): AsyncGenerator<number[]> {
  for (const part of parts) {
    if (part instanceof Error) throw part;
    yield part;
  }
}

const written = async (...parts: (number[] | Error)[]) =>
  new Response(await jsonList(partsOf(...parts), (id) => ({ id }))).json();

test('parts become one list, empty ones among them', async () => {
  expect(await written([1, 2], [], [3])).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  expect(await written([], [1])).toEqual([{ id: 1 }]);
});

test('no parts and no items make an empty list', async () => {
  expect([await written(), await written([])]).toEqual([[], []]);
});

test('a long part is written in pieces, and other work is done in between', async () => {
  const item = { text: 'x'.repeat(1_000) };
  async function* one() {
    yield Array.from({ length: 500 }, () => 0);
  }
  const stream = await jsonList(one(), () => item);
  let others = 0;
  let isRead = false;
  const work = () => {
    others += 1;
    if (!isRead) setImmediate(work);
  };
  setImmediate(work);
  const lengths: number[] = [];
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) lengths.push(next.value.length);
  isRead = true;
  expect(lengths.length).toBeGreaterThan(10);
  expect(Math.max(...lengths)).toBeLessThan(40_000);
  expect(others).toBeGreaterThanOrEqual(lengths.length - 2);
});

test('what is wrong from the start is thrown before anything is answered', async () => {
  await expect(jsonList(partsOf(new Error('no database')), (id) => ({ id }))).rejects.toThrow('no database');
});

test('what fails later breaks the answer off', async () => {
  await expect(written([1], new Error('no database'))).rejects.toThrow();
});

test('a reader that leaves stops the reading', async () => {
  let isStopped = false;
  async function* endless() {
    try {
      for (;;) yield [1];
    } finally {
      isStopped = true;
    }
  }
  const stream = await jsonList(endless(), (id) => ({ id }));
  await stream.cancel();
  expect(isStopped).toBe(true);
});
