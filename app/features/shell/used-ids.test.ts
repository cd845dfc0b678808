import { expect, test } from 'vitest';
import { UsedIds } from './used-ids';

test('a thing is used once, as long as it could be used at all', () => {
  let now = 0;
  const once = new UsedIds(() => now);
  expect([once.use('a', 10), once.use('a', 10), once.use('b', 10)]).toEqual([true, false, true]);
  now = 11;
  expect(once.use('a', 20)).toBe(true);
});
