import { expect, test } from 'vitest';
import {
  cardPrice,
  containedVat,
  convertGross,
  displayHundredths,
  type ListedPrice,
  lowestBeforeReduction,
  unitPrice,
} from './pricing';

const now = new Date('2026-11-20T10:00:00Z');
const day = (text: string) => new Date(`${text}T00:00:00Z`);
const listed = (given: Partial<ListedPrice> = {}): ListedPrice => ({
  regularCents: 10_000,
  discountCents: null,
  discountStartsAt: null,
  discountEndsAt: null,
  clubCents: null,
  fullCents: null,
  ...given,
});
const anyModel = { allowDiscount: true, belongsToOutlet: false };

test.each([
  [10_000, 25.5, 25.5, 10_000],
  [12_550, 25.5, 0, 10_000],
  [12_550, 25.5, 8.1, 10_810],
  [9_990, 25.5, 25, 9_950],
  [1, 25.5, 0, 1],
  [3, 100, 0, 2],
])('%i cents gross at %f per cent become, at %f per cent, %i', (cents, from, to, expected) => {
  expect(convertGross(cents, from, to)).toBe(expected);
});

test('the tax in a gross price is rounded half up', () => {
  expect(containedVat(12_550, 25.5)).toBe(2550);
  expect(containedVat(3333, 25.5)).toBe(677);
  expect(containedVat(10_000, 0)).toBe(0);
  expect(containedVat(3, 100)).toBe(2);
});

test.each([
  ['eur', 1, 23_990, 23_990],
  ['sek', 11.25, 1799, 20_200],
  ['sek', 11.25, 4, 0],
  ['jpy', 165.3, 1000, 165_300],
  ['usd', 1.005, 100, 101],
  ['gbp', 0.85, 999, 849],
  ['rub', 100.5, 1, 100],
])('%s at %f: %i euro cents show as %i hundredths', (currency, rate, cents, expected) => {
  expect(displayHundredths(cents, currency, rate)).toBe(expected);
});

test('a reduction holds from its start until just before its end', () => {
  const reduced = listed({
    discountCents: 8000,
    discountStartsAt: day('2026-11-10'),
    discountEndsAt: day('2026-11-20'),
  });
  const activeAt = (text: string) => unitPrice(reduced, new Date(text)).activeCents;
  expect(activeAt('2026-11-09T23:59:59.999Z')).toBe(10_000);
  expect(activeAt('2026-11-10T00:00:00Z')).toBe(8000);
  expect(activeAt('2026-11-19T23:59:59.999Z')).toBe(8000);
  expect(activeAt('2026-11-20T00:00:00Z')).toBe(10_000);
});

test('a price of the club counts only while it is lower than what everybody pays', () => {
  expect(unitPrice(listed({ clubCents: 9000 }), now).clubCents).toBe(9000);
  expect(unitPrice(listed({ clubCents: 9000, discountCents: 8000 }), now).clubCents).toBeNull();
});

test('without a running reduction there is no lowest price to tell', () => {
  expect(unitPrice(listed(), now, 7000).lowest30DaysCents).toBeNull();
  expect(unitPrice(listed({ discountCents: 8000 }), now, 7000)).toMatchObject({
    discountValueCents: 2000,
    lowest30DaysCents: 7000,
  });
});

test('the lowest price looks at the 30 days before the reduction, not at the reduction nor at older prices', () => {
  const spans = [
    { priceCents: 5000, validFrom: day('2026-08-01'), validTo: day('2026-10-11') },
    { priceCents: 9000, validFrom: day('2026-10-11'), validTo: day('2026-10-20') },
    { priceCents: 10_000, validFrom: day('2026-10-20'), validTo: day('2026-11-10') },
    { priceCents: 8000, validFrom: day('2026-11-10'), validTo: null },
  ];
  expect(lowestBeforeReduction(spans, 8000, day('2026-11-10'))).toBe(9000);
  expect(lowestBeforeReduction(spans, 8000, null)).toBe(9000);
  expect(lowestBeforeReduction(spans, 8000, day('2026-11-09'))).toBe(5000);
  expect(lowestBeforeReduction([], 8000, day('2026-11-10'))).toBeNull();
});

test('guests see what everybody pays and the line of the club, members pay the club price', () => {
  const price = unitPrice(listed({ clubCents: 9000 }), now);
  expect(cardPrice(price, anyModel, [])).toEqual({
    activeCents: 10_000,
    referenceCents: null,
    type: 'regular',
    clubCents: 9000,
  });
  expect(cardPrice(price, anyModel, ['club'])).toEqual({
    activeCents: 9000,
    referenceCents: 10_000,
    type: 'club',
    clubCents: 9000,
  });
});

test('a reduction that may not be announced is simply the price', () => {
  const price = unitPrice(listed({ discountCents: 8000 }), now);
  expect(cardPrice(price, { ...anyModel, allowDiscount: false }, [])).toMatchObject({
    activeCents: 8000,
    referenceCents: null,
  });
  expect(cardPrice(price, anyModel, [])).toMatchObject({ referenceCents: 10_000, type: 'discount' });
});

test('a price below the full one is outdoor where nothing is announced and no club price is lower', () => {
  const type = (given: Partial<ListedPrice>, model = anyModel) =>
    cardPrice(unitPrice(listed(given), now), model, []).type;
  const quiet = { ...anyModel, allowDiscount: false };
  expect(type({ fullCents: 12_000 })).toBe('outdoor');
  expect(type({ discountCents: 8000 }, quiet)).toBe('outdoor');
  expect(type({ fullCents: 12_000, discountCents: 8000 })).toBe('discount');
  expect(type({ fullCents: 12_000, clubCents: 9000 })).toBe('regular');
  expect(type({ fullCents: 12_000 }, { ...anyModel, belongsToOutlet: true })).toBe('outlet');
  expect(type({ fullCents: 10_000 })).toBe('regular');
});
