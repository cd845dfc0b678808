import { expect, test } from 'vitest';
import { slugOf, uniqueSlug, wordSlug } from '../../domain/catalogue/slug';
import { parseAmount, parseQuantity } from './amounts';
import { cleanLine, plainText } from './clean-text';
import { colorOf } from './colors';
import { sizeName, sizeSort } from './sizes';

test.each([
  ['35', 3500],
  ['35.5', 3550],
  ['1,299.00', 129900],
  ['1.299,00', 129900],
  ['1 299,90', 129990],
  ['1,299', 129900],
  ['12,90', 1290],
  ['0,999', 100],
])('the amount %s is %i hundredths', (text, hundredths) => {
  expect(parseAmount(text)).toMatchObject({ hundredths });
});

test('an amount may carry its currency', () => {
  expect(parseAmount('35.00 USD')).toEqual({ hundredths: 3500, currency: 'usd' });
  expect(parseAmount('€35')).toEqual({ hundredths: 3500, currency: 'eur' });
  expect(parseAmount('')).toBeUndefined();
});

test.each(['-1', 'abc', '1e9', '=1+1', 'NaN', 'Infinity', '99999999999', '1.2.3', '--5'])('%s is no price', (text) => {
  expect(parseAmount(text)).toHaveProperty('problem');
});

test.each([
  ['7', 7, false],
  ['5.0000', 5, false],
  ['2,5', 2, false],
  ['-3', 0, false],
  ['1 200', 1200, false],
  ['1,000', 1000, true],
  ['1.000', 1, true],
  ['12,345,678', 1_000_000, false],
])('the quantity %s is %s', (text, quantity, isAmbiguous) => {
  expect(parseQuantity(text)).toEqual({ quantity, isAmbiguous });
});

test.each(['', '100 ML', '10 pcs', 'abc', '1e3', 'Infinity', '--1'])('%s is no quantity', (text) => {
  expect(parseQuantity(text)).toBeUndefined();
});

test('a lone group of three digits is a doubtful price, other numbers are not', () => {
  const doubtful = (text: string) => parseAmount(text) as { hundredths: number; isAmbiguous?: boolean };
  expect(doubtful('1.234')).toEqual({ hundredths: 123, isAmbiguous: true });
  expect(doubtful('1,234')).toEqual({ hundredths: 123_400, isAmbiguous: true });
  for (const text of ['1234', '1.23', '57.000000', '1,234.50', '0,999'])
    expect(doubtful(text).isAmbiguous).toBeUndefined();
});

test('names are plain text', () => {
  expect(plainText('LumaTech&trade; <b>Pant</b>')).toBe('LumaTech™ Pant');
  expect(plainText('Size < 5 & more')).toBe('Size < 5 & more');
  expect(cleanLine('a\u202Eb\u0000c\uD800d\te')).toBe('abcd e');
  expect(cleanLine('e\u0301')).toBe('\u00e9');
});

test('slugs are Latin, short and unique', () => {
  expect(slugOf("Viktor LumaTech™ Pant's Ärger & Søn")).toBe('viktor-lumatech-pants-arger-son');
  expect(slugOf('Чайник')).toBe('chainik');
  expect(slugOf('手袋')).toBe('');
  expect(wordSlug('手袋')).toMatch(/^x[0-9a-f]+$/);
  expect(uniqueSlug('a', (slug) => slug === 'a' || slug === 'a-2')).toBe('a-3');
});

test('sizes are ordered XXXS to XXXXXL first, then by number', () => {
  const sizes = ['44', 'M', '178 cm', 'XXXL', '42 2/3', 'One size', 'XS', '42', 'XXXS', '9.5', 'XXXXXL'];
  expect(sizes.toSorted((left, right) => sizeSort(left) - sizeSort(right))).toEqual([
    'XXXS',
    'XS',
    'M',
    'XXXL',
    'XXXXXL',
    '9.5',
    '42',
    '42 2/3',
    '44',
    '178 cm',
    'One size',
  ]);
  expect(['Medium', '2XL', 'xs', '32'].map(sizeName)).toEqual(['M', 'XXL', 'XS', '32']);
});

test('colours get the circle of the word they hold, unknown ones the neutral one', () => {
  expect(colorOf('Gray').control).toBe('#8d9497');
  expect(colorOf('Forest Green').control).toBe('#3f7a4f');
  expect(colorOf('Black/Red').control).toBe('#1b1d1f/#c0392f');
  expect(colorOf('constructor').control).toBe('#9aa5a3');
});
