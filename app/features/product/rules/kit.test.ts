import { expect, test } from 'vitest';
import { kitParts } from './kit';

const variants = [{ productId: 7 }];
const hat = { card: { price: { active: 2_490 } }, variants };
const mitts = { card: { price: { active: 9_990 } }, variants };
const socks = { card: { price: { active: 1_990 } }, variants };

test('a kit is the product and the first two that go with it', () => {
  expect(kitParts([hat, mitts, socks])).toEqual([hat, mitts]);
});

test('what cannot be bought, has no price or several ones is not in a kit, as it tells one sum', () => {
  const gone = { ...hat, variants: [] };
  const hidden = { ...hat, card: { price: null } };
  const various = { ...hat, card: { price: { active: 2_490, isFrom: true } } };
  expect(kitParts([gone, hidden, various, mitts, socks])).toEqual([mitts, socks]);
});

test('one product alone makes no kit', () => {
  expect(kitParts([hat])).toEqual([]);
});
