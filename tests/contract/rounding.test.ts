import { displayHundredths } from 'backend/domain/pricing/pricing';
import { expect, test } from 'vitest';
import { toDisplayHundredths } from '~/locale/money';

/** Euro cents, currency, units per euro, hundredths shown: storefront and backend must compute the same. */
const cases = [
  [0, 'eur', 1, 0],
  [1, 'eur', 1, 1],
  [3333, 'eur', 1, 3333],
  [100, 'usd', 1.005, 101],
  [-100, 'usd', 1.005, -101],
  [1999, 'usd', 1.0837, 2166],
  [23_990, 'gbp', 0.8465, 20_308],
  [590, 'sek', 11.5, 6800],
  [9960, 'sek', 11.5, 114_500],
  [1000, 'sek', 11.25, 11_300],
  [-1000, 'sek', 11.25, -11_300],
  [1, 'jpy', 163.2, 200],
  [4990, 'rub', 98.76, 492_800],
  [49, 'dkk', 1.01, 0],
  [99_999_999, 'nok', 11.731, 1_173_100_000],
] as const;

test.each(cases)('%d cents in %s at %d are %d in both wings', (cents, currency, rate, shown) => {
  expect(
    [displayHundredths(cents, currency, rate), toDisplayHundredths(cents, { currency, rate })].map(
      (hundredths) => hundredths + 0,
    ),
  ).toEqual([shown, shown]);
});
