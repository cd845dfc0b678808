import { expect, test } from 'vitest';
import { CircuitBreaker } from './circuit-breaker';

test('what took too long is left alone, then tried by one while the others go on doing without', () => {
  let now = 0;
  const breaker = new CircuitBreaker(() => now);
  expect(breaker.isOpen('banners')).toBe(false);
  breaker.begin('banners');
  expect([breaker.isOpen('banners'), breaker.isOpen('stores')]).toEqual([true, false]);
  now = 10_000;
  expect([breaker.isOpen('banners'), breaker.isOpen('banners')]).toEqual([false, true]);
  breaker.end('banners');
  expect(breaker.isOpen('banners')).toBe(false);
});
