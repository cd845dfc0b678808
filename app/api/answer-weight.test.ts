import { expect, test } from 'vitest';
import { answerWeight } from './answer-weight';
import { createSharedCache } from './request';

test('an answer weighs what its texts and parts take', () => {
  const long = 'x'.repeat(10_000);
  expect(answerWeight(null)).toBeLessThan(100);
  expect(answerWeight({ text: long })).toBeGreaterThan(10_000);
  expect(answerWeight([{ text: long }, { text: long }])).toBeGreaterThan(20_000);
  expect(answerWeight(new Map([['key', long]]))).toBeGreaterThan(10_000);
  const ring: unknown[] = [];
  ring.push(ring, ring);
  expect(answerWeight(ring)).toBeGreaterThan(10_000);
});

test('large answers are kept in smaller number than small ones', async () => {
  const keeping = async (answer: unknown) => {
    const cache = createSharedCache();
    for (let index = 0; index < 3_000; index++) await cache.get(String(index), async () => answer);
    return cache.size;
  };
  expect(await keeping({ text: 'x'.repeat(100_000) })).toBeLessThan(300);
  expect(await keeping({ text: 'x' })).toBe(3_000);
});
