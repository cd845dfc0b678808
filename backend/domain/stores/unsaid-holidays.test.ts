import { expect, test } from 'vitest';
import { unsaidHolidays } from './unsaid-holidays';

const week = [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '10:00', closes: '18:00' }));

test('holidays of the next weeks are named that the store would be open on and says nothing of', () => {
  const special = [{ date: '2026-12-24', opens: '09:00', closes: '13:00' }];
  // 6 December is a Sunday, on which the store is closed
  expect(unsaidHolidays({ week, special }, '2026-11-23')).toEqual([
    '2026-12-25',
    '2026-12-26',
    '2027-01-01',
    '2027-01-06',
  ]);
});
