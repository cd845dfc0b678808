import { expect, test } from 'vitest';
import { typedAmount } from './typed-amount';

test('too much becomes the most that can be had, and says so', () => {
  expect(typedAmount('50', 17)).toEqual({ amount: 17, fault: 'atMost', most: 17 });
  expect(typedAmount('1000', null)).toEqual({ amount: 999, fault: 'atMost', most: 999 });
  expect(typedAmount('17', 17)).toEqual({ amount: 17, fault: null, most: 17 });
  expect(typedAmount('3', null)).toMatchObject({ amount: 3, fault: null });
});

test('what is no quantity leaves the row as it is', () => {
  for (const text of ['0', '-2', '1.5', '1e9999']) expect(typedAmount(text, 17).amount ?? 17).toBe(17);
  expect(typedAmount('0', 17)).toMatchObject({ amount: null, fault: 'notWhole' });
  expect(typedAmount('', 17)).toMatchObject({ amount: null, fault: null });
});
