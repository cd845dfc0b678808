import { expect, test } from 'vitest';
import { orderFailure } from './order-failure';

test.each([
  ['timeout', 0, 'unknown'],
  ['unreachable', 0, 'unknown'],
  ['malformed', 200, 'unknown'],
  ['status', 500, 'unknown'],
  ['status', 503, 'unknown'],
  ['status', 404, 'unsupported'],
  ['status', 405, 'unsupported'],
  ['status', 501, 'unsupported'],
  ['status', 401, 'loggedOut'],
  ['status', 429, 'limited'],
  ['status', 413, 'refused'],
] as const)('a %s with status %d is “%s”', (kind, backendStatus, failure) => {
  expect(orderFailure({ kind, backendStatus })).toBe(failure);
});
