import { expect, test } from 'vitest';
import { newFormKey, readFormKey } from './form-key.server';

const NOW = Date.parse('2026-11-24T12:00:00Z');
const SECOND = 1000;

test('a form sent as fast as no one writes is hasty, later it is not', () => {
  const key = newFormKey(NOW);
  expect(readFormKey(key, NOW + SECOND)).toEqual({ key, isHasty: true });
  expect(readFormKey(key, NOW + 20 * SECOND)).toEqual({ key, isHasty: false });
});

test.each([
  ['none', undefined],
  ['a made-up one', 'constructor'],
  ['another time under the same mark', newFormKey(NOW).replace(/\.[0-9a-z]+\./, '.kzzzzzzz.')],
  ['one of the future', newFormKey(NOW + 3600 * SECOND)],
  ['one of last week', newFormKey(NOW - 7 * 24 * 3600 * SECOND)],
])('%s is replaced, and its form is hasty', (_name, key) => {
  const read = readFormKey(key, NOW);
  expect(read.isHasty).toBe(true);
  expect(read.key).not.toBe(key);
  expect(readFormKey(read.key, NOW + 20 * SECOND).isHasty).toBe(false);
});
