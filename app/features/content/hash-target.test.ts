import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { idOfHash, scrollWhenThere } from './hash-target';

test('a hash names an element, one that cannot be decoded names none', () => {
  expect(idOfHash('#hinnat-ja-koot')).toBe('hinnat-ja-koot');
  expect(idOfHash('#m%C3%A4%C3%A4r%C3%A4')).toBe('määrä');
  for (const none of ['', '#', '#%', '#100%25%E0%A4']) expect(idOfHash(none), none).toBeUndefined();
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page on which an element appears at an attempt to find it. */
function page(appearsAt: number) {
  const seen = { looks: 0, scrolls: 0 };
  const scrollIntoView = () => {
    seen.scrolls += 1;
  };
  const target = { scrollIntoView };
  const getElementById = () => (++seen.looks >= appearsAt ? target : null);
  return { seen, getElementById };
}

test('a heading that comes late is looked for every 50 ms and scrolled to once', () => {
  const late = page(7);
  scrollWhenThere('hinnat', late);
  vi.advanceTimersByTime(6 * 50);
  expect(late.seen).toEqual({ looks: 6, scrolls: 0 });
  vi.advanceTimersByTime(50);
  expect(late.seen).toEqual({ looks: 7, scrolls: 1 });
  vi.advanceTimersByTime(60_000);
  expect(late.seen).toEqual({ looks: 7, scrolls: 1 });
});

test('a heading that never comes is looked for 100 times, and not at all once the page is left', () => {
  const never = page(Number.POSITIVE_INFINITY);
  scrollWhenThere('hinnat', never);
  vi.advanceTimersByTime(60_000);
  expect(never.seen).toEqual({ looks: 100, scrolls: 0 });
  const left = page(Number.POSITIVE_INFINITY);
  scrollWhenThere('hinnat', left)();
  vi.advanceTimersByTime(60_000);
  expect(left.seen.looks).toBe(0);
});
