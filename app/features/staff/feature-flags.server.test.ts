import { expect, test } from 'vitest';
import { flagsInQuery, flagsSetCookie, storedFlags } from './feature-flags.server';

/** A request of a browser that stored these flags before. */
function browserWith(setCookie?: string): Request {
  const cookie = setCookie?.split(';', 1)[0] ?? '';
  return new Request('http://fi.localhost/', { headers: { cookie } });
}

test('a flag in the address is on when its value is 1, and off otherwise', () => {
  const search = new URLSearchParams('featureFlag_a=1&featureFlag_b=0&featureFlag_c=&featureFlag_d=true&flag_e=1');
  expect([...flagsInQuery(search)]).toEqual([
    ['a', true],
    ['b', false],
    ['c', false],
    ['d', false],
  ]);
});

test('names that are no names of flags are ignored', () => {
  for (const name of ['__proto__', 'A', '', 'a b', '\ue000x', 'x'.repeat(50), 'constructor;'])
    expect(flagsInQuery(new URLSearchParams([[`featureFlag_${name}`, '1']])).size, name).toBe(0);
  // an own name like any other
  expect([...flagsInQuery(new URLSearchParams('featureFlag_constructor=1'))]).toEqual([['constructor', true]]);
});

test('a browser keeps its flags, the newest of twenty, and can remove one', () => {
  const first = flagsSetCookie(browserWith(), new Map([['a', true]]));
  const second = flagsSetCookie(browserWith(first), new Map([['b', false]]));
  expect([...storedFlags(browserWith(second))]).toEqual([
    ['a', true],
    ['b', false],
  ]);
  const removed = flagsSetCookie(browserWith(second), new Map([['a', undefined]]));
  expect([...storedFlags(browserWith(removed))]).toEqual([['b', false]]);
  const many = new Map(Array.from({ length: 25 }, (_, index) => [`flag${index}`, true]));
  const kept = [...storedFlags(browserWith(flagsSetCookie(browserWith(second), many))).keys()];
  expect(kept).toHaveLength(20);
  expect(kept).toContain('flag24');
  expect(kept).not.toContain('b');
});

test('a flag cookie that the shop did not write counts for nothing', () => {
  const written = flagsSetCookie(browserWith(), new Map([['a', true]]));
  const forged = written.replace(/^flags=./, (start) => `${start.slice(0, -1)}x`);
  expect(storedFlags(browserWith(forged)).size).toBe(0);
  expect(storedFlags(new Request('http://fi.localhost/', { headers: { cookie: 'flags=add_on_order' } })).size).toBe(0);
});
