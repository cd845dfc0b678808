import { expect, test } from 'vitest';
import { planTransfers } from './transfer-plan';

test('each pair of stores between which something goes has a transfer, and the sums of both ends stay', () => {
  const plan = planTransfers([
    {
      variantId: 7,
      from: [
        [1, 2],
        [2, 3],
      ],
      to: [
        [3, 4],
        [4, 1],
      ],
    },
    {
      variantId: 8,
      from: [
        [1, 0],
        [2, 1],
      ],
      to: [
        [3, 0],
        [4, 1],
      ],
    },
  ]);
  expect(plan).toEqual([
    { fromStoreId: 1, toStoreId: 3, rows: [{ variantId: 7, amount: 2 }] },
    { fromStoreId: 2, toStoreId: 3, rows: [{ variantId: 7, amount: 2 }] },
    {
      fromStoreId: 2,
      toStoreId: 4,
      rows: [
        { variantId: 7, amount: 1 },
        { variantId: 8, amount: 1 },
      ],
    },
  ]);
});

test('nothing to send makes no transfer', () => {
  expect(planTransfers([{ variantId: 7, from: [[1, 0]], to: [[2, 0]] }])).toEqual([]);
});
