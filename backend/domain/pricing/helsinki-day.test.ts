import { expect, test } from 'vitest';
import { endOfHelsinkiDay } from './helsinki-day';

test('a day ends in Helsinki, in winter and in summer', () => {
  expect(endOfHelsinkiDay('2027-12-31')?.toISOString()).toBe('2027-12-31T21:59:59.000Z');
  expect(endOfHelsinkiDay('2027-06-30')?.toISOString()).toBe('2027-06-30T20:59:59.000Z');
});

test('a day that does not exist has no end', () => {
  for (const day of ['', '2027-02-30', '2027-13-01', '31.12.2027', '2027-1-1', 'tomorrow'])
    expect(endOfHelsinkiDay(day), day).toBeNull();
});
