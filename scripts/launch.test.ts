import { afterEach, expect, test, vi } from 'vitest';
import { serverEnvironment } from './launch.mjs';

afterEach(() => vi.unstubAllEnvs());

test('what the environment says wins over the limits of the server', () => {
  vi.stubEnv('NODE_OPTIONS', '--max-old-space-size=2000');
  vi.stubEnv('MALLOC_ARENA_MAX', '8');
  vi.stubEnv('MALLOC_TRIM_THRESHOLD_', '1000000');
  const environment = serverEnvironment();
  expect(environment).toMatchObject({ MALLOC_ARENA_MAX: '8', MALLOC_TRIM_THRESHOLD_: '1000000' });
  expect(environment.NODE_OPTIONS.match(/--max-old-space-size=\d+/g)?.at(-1)).toBe('--max-old-space-size=2000');
});

test('otherwise young objects, the heap and the allocator are limited', () => {
  for (const name of ['NODE_OPTIONS', 'MALLOC_ARENA_MAX', 'MALLOC_TRIM_THRESHOLD_']) vi.stubEnv(name, undefined);
  const environment = serverEnvironment();
  expect(environment.NODE_OPTIONS).toMatch(/^--max-semi-space-size=\d --max-old-space-size=\d{3}$/);
  expect(Number(environment.MALLOC_ARENA_MAX)).toBeLessThanOrEqual(2);
  expect(Number(environment.MALLOC_TRIM_THRESHOLD_)).toBeLessThan(1_000_000);
});
