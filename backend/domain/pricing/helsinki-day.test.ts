import { expect, test } from 'vitest';
import { endOfHelsinkiDay, startOfHelsinkiDay } from './helsinki-day';

test('a day ends in Helsinki, in winter and in summer', () => {
  expect(endOfHelsinkiDay('2027-12-31')?.toISOString()).toBe('2027-12-31T21:59:59.000Z');
  expect(endOfHelsinkiDay('2027-06-30')?.toISOString()).toBe('2027-06-30T20:59:59.000Z');
});

test('a day that does not exist has no end', () => {
  for (const day of ['', '2027-02-30', '2027-13-01', '31.12.2027', '2027-1-1', 'tomorrow'])
    expect(endOfHelsinkiDay(day), day).toBeNull();
});

test('a day begins at midnight in Helsinki, also when the clock is set that night', () => {
  expect(startOfHelsinkiDay('2027-01-01')?.toISOString()).toBe('2026-12-31T22:00:00.000Z');
  expect(startOfHelsinkiDay('2027-06-30')?.toISOString()).toBe('2027-06-29T21:00:00.000Z');
  expect(startOfHelsinkiDay('2027-03-28')?.toISOString()).toBe('2027-03-27T22:00:00.000Z');
  expect(startOfHelsinkiDay('2027-10-31')?.toISOString()).toBe('2027-10-30T21:00:00.000Z');
  expect(startOfHelsinkiDay('2027-02-30')).toBeNull();
  expect(startOfHelsinkiDay('soon')).toBeNull();
});
