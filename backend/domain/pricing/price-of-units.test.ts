import { expect, test } from 'vitest';
import { priceOfUnits } from './price-of-units';
import { type UnitPrice, unitPrice } from './pricing';

const costing = (regularCents: number): UnitPrice =>
  unitPrice(
    {
      regularCents,
      fullCents: null,
      discountCents: null,
      discountStartsAt: null,
      discountEndsAt: null,
      clubCents: null,
    },
    new Date('2026-11-30T10:00:00Z'),
  );

test('goods cost what the cheapest unit does, “from” where others cost more', () => {
  expect(priceOfUnits('product', [costing(9_000), costing(8_000)])).toMatchObject({
    price: { activeCents: 8_000 },
    isFrom: true,
  });
  expect(priceOfUnits('product', [costing(8_000), costing(8_000)])).toMatchObject({ isFrom: false });
});

test('a gift card costs what its buyer chooses: from the smallest value that is offered', () => {
  expect(priceOfUnits('gift_card', [costing(5_000)])).toMatchObject({ price: { activeCents: 2_000 }, isFrom: true });
});

test('what has no price is given none', () => {
  for (const kind of ['product', 'gift_card'] as const)
    expect(priceOfUnits(kind, [])).toEqual({ price: null, isFrom: false });
});
