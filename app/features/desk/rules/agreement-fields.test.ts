import { expect, test } from 'vitest';
import { dayIn, euroIn, percentageIn } from './agreement-fields';

test('numbers are read with a point, a comma and spaces; an empty field is none, everything else is refused', () => {
  expect([percentageIn('12,5'), percentageIn('90'), percentageIn('')]).toEqual([12.5, 90, null]);
  expect(euroIn('1 234,50')).toBe(1234.5);
  for (const wrong of ['-1', '1e3', '0x10', '90.01', '12.345', '=1', 'NaN', '１２'])
    expect(percentageIn(wrong), wrong).toBeUndefined();
  expect(euroIn('1000000.01')).toBeUndefined();
});

test('a day exists in the calendar', () => {
  expect([dayIn('2028-02-29'), dayIn('')]).toEqual(['2028-02-29', null]);
  for (const wrong of ['2027-02-29', '2026-13-01', '26-01-01', '2026-1-1', '9999999-01-01'])
    expect(dayIn(wrong), wrong).toBeUndefined();
});
