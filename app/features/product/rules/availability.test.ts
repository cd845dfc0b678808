import { expect, test } from 'vitest';
import { availabilityStatus, deliveryTime, MAIN_STORE_ID, storeMark, webshopMark } from './availability';
import { sampleVariant } from './sample-variant';

const STORES = [1, 2, 3];

const inStores = (...ids: number[]) =>
  sampleVariant({ storeAvailability: ids.map((storeId) => ({ storeId, storeSlug: `s${storeId}`, quantity: 1 })) });

const withTime = (number: number, isOrderable = true) =>
  sampleVariant({ isOrderable, shippingTime: { text: 'noin kuukausi', string: '', number } });

test('the main warehouse and stores nobody can visit make no store', () => {
  expect(availabilityStatus(inStores(MAIN_STORE_ID), STORES)).toBe('only-webstore');
  expect(availabilityStatus(inStores(77), STORES)).toBe('only-webstore');
});

test('one store, several stores, none', () => {
  expect(availabilityStatus(inStores(MAIN_STORE_ID, 2), STORES)).toBe('only-one-store');
  expect(availabilityStatus(inStores(1, 3), STORES)).toBe('store-list');
  expect(availabilityStatus(sampleVariant({ isOrderable: false }), STORES)).toBe('out-of-stock');
});

test('a store that has had it sold out does not count', () => {
  const variant = sampleVariant({ storeAvailability: [{ storeId: 1, storeSlug: 's1', quantity: 0 }] });
  expect(availabilityStatus(variant, STORES)).toBe('only-webstore');
});

test.each([
  [2, 'check'],
  [3, 'circle'],
  [998, 'circle'],
  [999, 'circle'],
] as const)('with %i days to delivery the web shop has the mark %s', (days, mark) => {
  expect(webshopMark(withTime(days))).toBe(mark);
});

test('what cannot be ordered has a minus whatever its delivery time', () => {
  expect(webshopMark(withTime(1, false))).toBe('minus');
});

test('a store has it, can get it, or has it not', () => {
  expect([storeMark(1, true), storeMark(0, true), storeMark(0, false)]).toEqual(['check', 'circle', 'minus']);
});

test('delivery time is told in days below 30, in words from 30 up, and 999 is unknown', () => {
  expect(deliveryTime(withTime(2))).toEqual({ kind: 'soon' });
  expect(deliveryTime(withTime(29))).toEqual({ kind: 'days', days: 29 });
  expect(deliveryTime(withTime(30))).toEqual({ kind: 'text', text: 'noin kuukausi' });
  expect(deliveryTime(withTime(60))).toEqual({ kind: 'text', text: 'noin kuukausi' });
  expect(deliveryTime(withTime(999))).toEqual({ kind: 'unknown' });
});
