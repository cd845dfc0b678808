import { expect, test } from 'vitest';
import { instalmentAmount } from './instalment-amount';

const finland = { country: 'fi', currency: 'eur', rate: 1 };
const sweden = { country: 'se', currency: 'sek', rate: 11.5 };

test('in Finland the amount is the price in euro cents, whatever currency the visitor sees', () => {
  expect(instalmentAmount(23_990, finland)).toBe(23_990);
  expect(instalmentAmount(23_990, { ...finland, currency: 'sek', rate: 11.5 })).toBe(23_990);
});

test('elsewhere it is the shown price in hundredths of the currency', () => {
  // 239.90 € is shown as 2 759 kr, which is 2 758.85 kr before it is rounded
  expect(instalmentAmount(23_990, sweden)).toBe(275_900);
  expect(instalmentAmount(23_990, { country: 'gb', currency: 'gbp', rate: 0.85 })).toBe(20_392);
});

test('what is free has no amount, and neither has what no message is for', () => {
  expect(instalmentAmount(0, finland)).toBeNull();
  expect(instalmentAmount(1, finland)).toBe(1);
  expect(instalmentAmount(100_000_000, finland)).toBe(100_000_000);
  expect(instalmentAmount(100_000_001, finland)).toBeNull();
  expect(instalmentAmount(100_000_000, sweden)).toBeNull();
});
