import { expect, test } from 'vitest';
import { formatDate, formatDateTime, writtenDate } from './dates';

test('a day is the one in Helsinki, summer and winter', () => {
  expect(formatDate('2025-01-31T22:30:00Z')).toBe('01.02.2025');
  expect(formatDate('2025-06-30T20:59:00Z')).toBe('30.06.2025');
  expect(formatDateTime('2025-06-30T21:00:00Z')).toBe('01.07.2025 00:00');
});

test('texts write the day as the language does, in Helsinki', () => {
  const evening = '2026-11-06T22:30:00Z';
  expect(writtenDate(evening, 'fi')).toBe('7.11.2026');
  expect(writtenDate(evening, 'en')).toBe('7 November 2026');
  expect(writtenDate(evening, 'sv')).toBe('7 november 2026');
  expect(writtenDate(evening, 'de')).toBe('7. November 2026');
  expect(writtenDate('2026-11-01T12:00:00Z', 'fr')).toBe('1er novembre 2026');
  expect(writtenDate(evening, 'ru')).toBe('7 ноября 2026 г.');
});

test('an unreadable time is an empty text', () => {
  expect(formatDate('soon')).toBe('');
  expect(formatDateTime(new Date(Number.NaN))).toBe('');
  expect(writtenDate('soon', 'fi')).toBe('');
});
