import { expect, test } from 'vitest';
import { Deadline } from './deadline';

test('time runs out, but not while something is submitted', async () => {
  let now = 0;
  const deadline = new Deadline(100, () => now);
  now = 40;
  expect(deadline.left).toBe(60);
  await deadline.apart(async () => {
    now = 1_040;
  });
  expect(deadline.left).toBe(60);
  now = 2_000;
  expect(deadline.left).toBe(0);
});
