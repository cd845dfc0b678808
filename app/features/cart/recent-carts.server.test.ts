import { expect, test } from 'vitest';
import { REMEMBERED_MS, RecentCarts } from './recent-carts.server';

const NOW = Date.parse('2026-11-20T10:00:00Z');

/** A memory that holds one cart through two changes: `one`, then `two`. */
function changedTwice() {
  const recent = new RecentCarts(100_000);
  recent.store(['sent'], 'one', 'first', NOW);
  recent.store(['one'], 'two', 'second', NOW);
  return recent;
}

test('every version of a cart leads to its newest state', () => {
  const recent = changedTwice();
  for (const version of ['sent', 'one', 'two']) expect(recent.newest(version, NOW), version).toBe('second');
});

test('a change of an older version goes on from the newest one', () => {
  const recent = changedTwice();
  recent.store(['sent', 'two'], 'three', 'third', NOW);
  for (const version of ['sent', 'one', 'two', 'three']) expect(recent.newest(version, NOW), version).toBe('third');
});

test('two carts that become one are one under all of their versions', () => {
  const recent = changedTwice();
  recent.store([], 'other', 'elsewhere', NOW);
  recent.store(['two', 'other'], 'joined', 'both', NOW);
  for (const version of ['sent', 'other', 'joined']) expect(recent.newest(version, NOW), version).toBe('both');
});

test('words of JavaScript’s own objects are unknown like any other', () => {
  const recent = changedTwice();
  for (const version of ['constructor', '__proto__', 'toString', '']) {
    expect(recent.newest(version, NOW), version).toBeUndefined();
  }
});

test('a cart is forgotten a quarter of an hour after its last change', () => {
  const recent = changedTwice();
  recent.store(['two'], 'late', 'third', NOW + 10 * 60_000);
  expect(recent.newest('sent', NOW + REMEMBERED_MS)).toBe('third');
  expect(recent.newest('sent', NOW + 10 * 60_000 + REMEMBERED_MS)).toBeUndefined();
  recent.store([], 'somebody', 'else', NOW + 10 * 60_000 + REMEMBERED_MS);
  expect(recent.bytes).toBeLessThan(300);
});

test('memory stays within its bounds, however many carts there are and however often one changes', () => {
  const recent = new RecentCarts(50_000);
  for (let visitor = 0; visitor < 1_000; visitor++) recent.store([], `visitor-${visitor}`, 'x'.repeat(900), NOW);
  expect(recent.bytes).toBeLessThanOrEqual(50_000);
  expect(recent.newest('visitor-0', NOW)).toBeUndefined();
  expect(recent.newest('visitor-999', NOW)).toBeDefined();
  for (let change = 0; change < 1_000; change++) recent.store([`c${change}`], `c${change + 1}`, 'y', NOW);
  expect(recent.newest('c1000', NOW)).toBe('y');
  expect(recent.newest('c0', NOW)).toBeUndefined();
  expect(recent.bytes).toBeLessThanOrEqual(50_000);
});
