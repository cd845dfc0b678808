import { expect, test } from 'vitest';
import { availability, dispatchDays, type StoreStock } from './availability';

const stock = (storeId: number, quantity: number, storeType: StoreStock['storeType'] = 'retail'): StoreStock => ({
  storeId,
  storeSlug: `store-${storeId}`,
  storeName: `Store ${storeId}`,
  storeType,
  quantity,
});
const variant = { onOrder: false, blockedStock: false, shippingTimeDays: 2, isWithdrawn: false };
const warehouse = (quantity: number) => stock(20, quantity, 'web');

test('what no store has cannot be ordered', () => {
  expect(availability(variant, [warehouse(0)])).toMatchObject({
    isOrderable: false,
    orderableQuantity: 0,
    inStock: false,
    onlyFromExtStock: false,
  });
});

test('the orderable quantity is the sum of all stocks', () => {
  expect(availability(variant, [warehouse(2), stock(1, 3), stock(30, 4, 'external')]).orderableQuantity).toBe(9);
});

test('what is made to order has no limit', () => {
  const judged = availability({ ...variant, onOrder: true }, [warehouse(0)]);
  expect(judged).toMatchObject({ isOrderable: true, orderableQuantity: null, inStock: false });
});

test('the main warehouse is always among the stores, a supplier never', () => {
  const stores = availability(variant, [
    warehouse(0),
    stock(1, 1),
    stock(2, 0),
    stock(30, 5, 'external'),
  ]).inStockStores;
  expect(stores.map((store) => store.slug)).toEqual(['store-20', 'store-1']);
});

test('only from a supplier means that nobody else has any', () => {
  expect(availability(variant, [warehouse(0), stock(30, 5, 'external')]).onlyFromExtStock).toBe(true);
  expect(availability(variant, [warehouse(1), stock(30, 5, 'external')]).onlyFromExtStock).toBe(false);
});

test.each([
  [2, false],
  [3, true],
  [998, true],
  [999, false],
])('in a gift campaign blocked stock with %i days to dispatch is orderable: %s', (shippingTimeDays, expected) => {
  const blocked = { ...variant, blockedStock: true, shippingTimeDays };
  expect(availability(blocked, [warehouse(5)], true).isOrderable).toBe(expected);
  expect(availability(blocked, [warehouse(5)]).isOrderable).toBe(true);
});

test('what is withdrawn cannot be ordered, whatever lies in stock', () => {
  expect(availability({ ...variant, isWithdrawn: true }, [warehouse(5)]).isOrderable).toBe(false);
});

test('what is ordered for the customer is promised no time of goods at hand, what lies in a store is', () => {
  const toOrder = { onOrder: true, shippingTimeDays: 2 };
  expect(dispatchDays(toOrder, 0)).toBe(999);
  expect(dispatchDays(toOrder, 3)).toBe(2);
  expect(dispatchDays(toOrder, 3, 4)).toBe(999);
  expect(dispatchDays({ onOrder: true, shippingTimeDays: 30 }, 0)).toBe(30);
  expect(dispatchDays({ onOrder: false, shippingTimeDays: 2 }, 0)).toBe(2);
});
