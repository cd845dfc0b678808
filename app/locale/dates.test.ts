import { expect, test } from 'vitest';
import { formatDate, formatDateTime } from './dates';

test('a day is the one in Helsinki, summer and winter', () => {
  expect(formatDate('2025-01-31T22:30:00Z')).toBe('01.02.2025');
  expect(formatDate('2025-06-30T20:59:00Z')).toBe('30.06.2025');
  expect(formatDateTime('2025-06-30T21:00:00Z')).toBe('01.07.2025 00:00');
});

test('an unreadable time is an empty text', () => {
  expect(formatDate('soon')).toBe('');
  expect(formatDateTime(new Date(Number.NaN))).toBe('');
});
