import { expect, test } from 'vitest';
import { Spill } from './spill';

async function groupsOf(spill: Spill<number>): Promise<Map<string, number[]>> {
  const groups = new Map<string, number[]>();
  for await (const { key, records } of spill.groups()) {
    expect(groups.has(key)).toBe(false);
    groups.set(key, records);
  }
  await spill.close();
  return groups;
}

test.each([
  ['in memory', undefined],
  ['through files', 50],
])('records come back by key and in order, %s', async (_name, heldLimit) => {
  const spill = new Spill<number>(heldLimit);
  const keys = ['a', 'b\tc', 'line\nbreak', 'ä', '__proto__'];
  for (let number = 0; number < 100; number += 1) await spill.put(keys[number % keys.length] ?? '', number);
  const groups = await groupsOf(spill);
  expect([...groups.keys()].sort()).toEqual(keys.toSorted());
  expect(groups.get('b\tc')).toEqual(Array.from({ length: 20 }, (_, index) => index * 5 + 1));
});
