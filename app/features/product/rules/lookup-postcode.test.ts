import { expect, test } from 'vitest';
import { lookupPostcode } from './lookup-postcode';

test('delivery is looked up for exactly five digits in Finland', () => {
  expect(lookupPostcode(' 96100 ', 'fi')).toBe('96100');
  for (const typed of [null, '', '9610', '961000', 'ABCDE', '<b>1>', '\u0000\u0000\u0000\u0000\u0000'])
    expect(lookupPostcode(typed, 'fi')).toBeNull();
});

test('what a postcode looks like follows the delivery country, with or without its spaces', () => {
  expect(lookupPostcode('111 22', 'se')).toBe('111 22');
  expect(lookupPostcode('11122', 'se')).toBe('11122');
  expect(lookupPostcode('00 100', 'fi')).toBe('00100');
  expect(lookupPostcode('sw1a  1aa', 'gb')).toBe('sw1a 1aa');
  expect(lookupPostcode('0150', 'no')).toBe('0150');
  expect(lookupPostcode('10001-1234', 'us')).toBe('10001-1234');
  expect(lookupPostcode('00100', 'no')).toBeNull();
  expect(lookupPostcode('SW1A 1AA', 'fi')).toBeNull();
});

test('a form that nobody knows is looked up as far as the backend takes it', () => {
  expect(lookupPostcode('A-1 22', 'xx')).toBe('A-1 22');
  expect(lookupPostcode('12345678901', 'xx')).toBeNull();
});
