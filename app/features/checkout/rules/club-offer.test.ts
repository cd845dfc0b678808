import { expect, test } from 'vitest';
import { clubOffer } from './club-offer';

const row = (more: object) => ({
  name: 'Tupsu',
  amount: 1,
  maxAmount: null,
  unitHundredths: 2000,
  clubHundredths: null,
  ...more,
});

test('a guest saves the difference of every row that has a lower club price, times its quantity', () => {
  const rows = [row({ amount: 2, clubHundredths: 1500 }), row({ name: 'Ripa' })];
  expect(clubOffer({ rows, bonusHundredths: 80 })).toEqual({
    rows: [{ name: 'Tupsu', before: 4000, member: 3000 }],
    savedHundredths: 1000,
    bonusHundredths: 80,
  });
});

test('rows that cannot be ordered, and club prices that are not lower, save nothing', () => {
  const rows = [row({ maxAmount: 0, clubHundredths: 1500 }), row({ clubHundredths: 2000 })];
  expect(clubOffer({ rows, bonusHundredths: null })).toEqual({ rows: [], savedHundredths: 0, bonusHundredths: 0 });
});
