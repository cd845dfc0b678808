import { expect, test } from 'vitest';
import { helsinkiTime, typedTime } from './helsinki-time';

const at = (day: string, time: string) => helsinkiTime({ day, time })?.toISOString();

test('a day and a time are those of Helsinki, in winter and in summer', () => {
  expect(at('2026-12-24', '08:00')).toBe('2026-12-24T06:00:00.000Z');
  expect(at('24.6.2026', '8.05')).toBe('2026-06-24T05:05:00.000Z');
  expect(at(' 2026-12-31 ', '0')).toBe('2026-12-30T22:00:00.000Z');
});

test('the hour that spring leaves out is no time, and of the one that comes twice in autumn the first is meant', () => {
  expect(at('2027-03-28', '3:30')).toBeUndefined();
  expect(at('2027-03-28', '4:00')).toBe('2027-03-28T01:00:00.000Z');
  expect(at('2026-10-25', '3:30')).toBe('2026-10-25T00:30:00.000Z');
});

test('what is no day or no time is none', () => {
  for (const [day, time] of [
    ['', ''],
    ['2026-12-24', ''],
    ['', '8:00'],
    ['2026-02-30', '8:00'],
    ['2026-13-01', '8:00'],
    ['2026-12-24', '24:00'],
    ['2026-12-24', '8:60'],
    ['constructor', '__proto__'],
  ] as const)
    expect(at(day, time), `${day} ${time}`).toBeUndefined();
});

test('a moment is shown as it is typed', () => {
  expect(typedTime('2026-12-24T06:00:00Z')).toEqual({ day: '2026-12-24', time: '08:00' });
  expect([typedTime(null), typedTime('never')]).toEqual(Array(2).fill({ day: '', time: '' }));
});
