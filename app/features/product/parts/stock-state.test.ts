import { expect, test } from 'vitest';
import { sampleVariant } from '../../../../tests/support/sample-variant';
import { webshopState } from './stock-state';

const inDays = (number: number) => ({ text: '', string: '', number });

test('blocked stock is not called available beside a button that sells nothing', () => {
  const state = (number: number) => webshopState(sampleVariant({ blockedStock: true, shippingTime: inDays(number) }));
  expect([1, 2, 999].map(state)).toEqual(['out', 'out', 'out']);
  expect(state(14), 'what arrives later, at a known time, is sold').toBe('onOrder');
  expect(webshopState(sampleVariant({ shippingTime: inDays(1) }))).toBe('inStock');
  expect(webshopState(null)).toBe('out');
});
