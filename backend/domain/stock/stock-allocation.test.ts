import { expect, test } from 'vitest';
import { allocate, type StockSource } from './stock-allocation';

const source = (storeId: number, quantity: number, more: Partial<StockSource> = {}): StockSource => ({
  storeId,
  quantity,
  type: 'retail',
  displayOrder: storeId,
  ...more,
});

test('the main warehouse gives first, then stores by display order, a supplier last', () => {
  const sources = [
    source(1, 1, { displayOrder: 9 }),
    source(2, 1, { displayOrder: 3 }),
    source(90, 5, { type: 'external', displayOrder: 0 }),
    source(20, 1, { type: 'web', displayOrder: 99 }),
  ];
  expect(allocate(4, sources, null).allocations).toEqual([
    { storeId: 20, quantity: 1 },
    { storeId: 2, quantity: 1 },
    { storeId: 1, quantity: 1 },
    { storeId: 90, quantity: 1 },
  ]);
});

test('the store where the order is picked up gives before the main warehouse', () => {
  const sources = [source(20, 5, { type: 'web' }), source(3, 1)];
  expect(allocate(2, sources, 3).allocations).toEqual([
    { storeId: 3, quantity: 1 },
    { storeId: 20, quantity: 1 },
  ]);
});

test('what no store can give is told, and empty stores give nothing', () => {
  expect(allocate(3, [source(20, 2), source(1, 0)], null)).toEqual({
    allocations: [{ storeId: 20, quantity: 2 }],
    missing: 1,
  });
});
