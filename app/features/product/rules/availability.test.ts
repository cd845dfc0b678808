import { expect, test } from 'vitest';
import { sampleVariant } from '../../../../tests/support/sample-variant';
import {
  availabilityStatus,
  deliveryTime,
  isUnavailableEverywhere,
  MAIN_STORE_ID,
  storeMark,
  webshopMark,
} from './availability';

const STORES = [1, 2, 3];

const inStores = (...ids: number[]) =>
  sampleVariant({ storeAvailability: ids.map((storeId) => ({ storeId, storeSlug: `s${storeId}`, quantity: 1 })) });

const withTime = (number: number, isOrderable = true) =>
  sampleVariant({ isOrderable, shippingTime: { text: 'noin kuukausi', string: '', number } });

test('the main warehouse and places that nobody can visit do not count as stores', () => {
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

test('delivery time is shown in days below 30, as text from 30 up, and 999 is unknown', () => {
  expect(deliveryTime(withTime(2))).toEqual({ kind: 'soon' });
  expect(deliveryTime(withTime(29))).toEqual({ kind: 'days', days: 29 });
  expect(deliveryTime(withTime(30))).toEqual({ kind: 'text', text: 'noin kuukausi' });
  expect(deliveryTime(withTime(60))).toEqual({ kind: 'text', text: 'noin kuukausi' });
  expect(deliveryTime(withTime(999))).toEqual({ kind: 'unknown' });
});

test('a model is nowhere only when neither the web shop nor a store has any of it', () => {
  const gone = sampleVariant({ isOrderable: false });
  const inStore = { ...gone, storeAvailability: [{ storeId: 2, storeSlug: 's2', quantity: 1 }] };
  expect(isUnavailableEverywhere([gone, gone], STORES)).toBe(true);
  expect(isUnavailableEverywhere([gone, inStore], STORES)).toBe(false);
  expect(isUnavailableEverywhere([gone, sampleVariant()], STORES)).toBe(false);
});
