import { expect, test } from 'vitest';
import { sampleVariant } from '../../../../tests/support/sample-variant';
import { fromStores } from './transfer-stock';

test('of a transfer request only the stock of the sending stores counts, and nothing is ordered for it', () => {
  const variant = sampleVariant({ id: 5, onOrder: true, orderableQuantity: null });
  const stocks = { 5: { '1': 2, '2': 3, '20': 9 } };
  expect(fromStores(variant, [{ id: 1 }, { id: 2 }], stocks)).toMatchObject({
    isOrderable: true,
    orderableQuantity: 5,
    onOrder: false,
  });
  expect(fromStores(variant, [{ id: 3 }], stocks)).toMatchObject({ isOrderable: false, orderableQuantity: 0 });
  expect(fromStores(sampleVariant({ id: 6 }), [{ id: 1 }], stocks).isOrderable).toBe(false);
});
