import { expect, test } from 'vitest';
import { amountOf, chargeOf, EURO } from '../pricing/display-currency';
import { sumOf, taxOf, taxShares, times } from './cart-tax';

const eur = (cents: number) => amountOf(cents, EURO);

test('three units of 33.33 with 25.5 % carry the tax of 99.99, rounded once a row', () => {
  const row = { total: times(eur(3333), 3), taxPercentage: 25.5 };
  expect(row.total.cents).toBe(9999);
  expect(taxOf(row).cents).toBe(2032);
});

test('taxes of a percentage are the sum of its rows, the highest percentage first', () => {
  const rows = [
    { total: eur(1000), taxPercentage: 14 },
    { total: eur(2510), taxPercentage: 25.5 },
    { total: eur(1255), taxPercentage: 25.5 },
  ];
  expect(taxShares(rows)).toEqual([
    { percentage: 25.5, cents: 765, display: 765 },
    { percentage: 14, cents: 123, display: 123 },
  ]);
});

test('a free row carries no tax and no share', () => {
  expect(taxShares([{ total: eur(0), taxPercentage: 25.5 }])).toEqual([]);
});

test('a unit is rounded once in a currency without decimals, and the total is units times amount', () => {
  const krona = { code: 'sek', rate: 11.4, isChargeable: true };
  const unit = amountOf(3333, krona);
  expect(unit.display).toBe(38_000);
  const total = sumOf([times(unit, 3), amountOf(590, krona)]);
  expect(total).toEqual({ cents: 10_589, display: 120_700 });
  expect(chargeOf(total, krona)).toEqual({ hundredths: 120_700, currency: 'sek' });
});

test('roubles are shown and euros are charged', () => {
  const rouble = { code: 'rub', rate: 91.5, isChargeable: false };
  expect(chargeOf(amountOf(1000, rouble), rouble)).toEqual({ hundredths: 1000, currency: 'eur' });
});
