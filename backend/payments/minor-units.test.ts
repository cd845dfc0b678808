import { expect, test } from 'vitest';
import { fromDecimal, fromMinorUnits, toDecimal, toMinorUnits } from './minor-units';

test.each([
  ['eur', 10_590, 10_590, '105.90'],
  ['sek', 116_300, 116_300, '1163.00'],
  ['jpy', 1_910_600, 19_106, '19106'],
  ['kwd', 1_050, 10_500, '10.500'],
])('an amount in %s is charged in its own minor units', (currency, hundredths, units, decimal) => {
  expect(toMinorUnits(hundredths, currency)).toBe(units);
  expect(fromMinorUnits(units, currency)).toBe(hundredths);
  expect(toDecimal(hundredths, currency)).toBe(decimal);
});

test('half a yen cannot be charged', () => {
  expect(() => toMinorUnits(150, 'jpy')).toThrow(RangeError);
});

test.each(['1e3', '-1', '1,50', '', 'abc', '1.234'])('%s is no amount of a processor', (text) => {
  expect(fromDecimal(text)).toBeNaN();
});

test('a decimal amount is read as hundredths', () => {
  expect(fromDecimal('1163.5')).toBe(116_350);
  expect(fromDecimal('0.29')).toBe(29);
});
