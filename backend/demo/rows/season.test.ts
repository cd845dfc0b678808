import { expect, test } from 'vitest';
import { lastDay, seasonOf } from './season';

const spanOf = (season: readonly [string, string], now: string) => {
  const { startsAt, endsAt } = seasonOf(season, new Date(now));
  return [startsAt.toISOString(), endsAt.toISOString()];
};

test('November is November in Helsinki, to its last second', () => {
  const november = ['2026-10-31T22:00:00.000Z', '2026-11-30T22:00:00.000Z'];
  expect(spanOf(['11-01', '11-30'], '2026-11-20T12:00:00Z')).toEqual(november);
  expect(spanOf(['11-01', '11-30'], '2026-11-30T21:59:59Z')).toEqual(november);
  expect(spanOf(['11-01', '11-30'], '2026-11-30T22:00:00Z')[0]).toBe('2027-10-31T22:00:00.000Z');
});

test('a winter runs over the end of the year', () => {
  expect(spanOf(['12-01', '02-28'], '2027-01-15T12:00:00Z')).toEqual([
    '2026-11-30T22:00:00.000Z',
    '2027-02-28T22:00:00.000Z',
  ]);
});

test('a day of the year is the last one that has begun', () => {
  const lastOctober = (now: string) => lastDay('10-27', new Date(now)).toISOString();
  expect(lastOctober('2026-11-28T09:00:00Z')).toBe('2026-10-26T22:00:00.000Z');
  expect(lastOctober('2026-10-26T22:00:00Z')).toBe('2026-10-26T22:00:00.000Z');
  expect(lastOctober('2026-10-26T21:59:59Z')).toBe('2025-10-26T22:00:00.000Z');
  expect(() => lastDay('13-01', new Date('2026-11-28'))).toThrow('No such day');
});
