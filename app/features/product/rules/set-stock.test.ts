import { expect, test } from 'vitest';
import { sampleVariant } from '../../../../tests/support/sample-variant';
import { webshopState } from '../parts/stock-state';
import { availabilityStatus } from './availability';
import { buyButton } from './buy-button';
import { hasOpenParts, isSetForSale, variantsForSale } from './set-stock';

const STORE = { storeId: 1, storeSlug: 'helsinki', quantity: 4 };
const own = sampleVariant({ storeAvailability: [STORE], inStockStores: [{ slug: 'helsinki', name: 'Helsinki' }] });
const part = { variants: [{ id: 7 }] };
const soldOut = { variants: [] };

test('a set can be bought while every part of it can', () => {
  expect(isSetForSale([part, part])).toBe(true);
  expect(isSetForSale([part, soldOut, part])).toBe(false);
  expect(isSetForSale([part]), 'the rest is not known').toBe(false);
  expect(isSetForSale([])).toBe(false);
});

test('a set with a part that is sold out is sold out on its whole page, whatever it has itself', () => {
  const variants = variantsForSale({ isBundle: true, variants: [own] }, [part, soldOut]);
  const [variant = own] = variants;
  expect(webshopState(variant)).toBe('out');
  expect(availabilityStatus(variant, [1])).toBe('out-of-stock');
  const button = { variants, variant, missing: [], isDeliveryCountryBlocked: false };
  expect(buyButton(button)).toEqual({ label: 'outOfStock', isDisabled: true });
});

test('a set whose parts can be had, and a product that is none, keep their stock', () => {
  expect(variantsForSale({ isBundle: true, variants: [own] }, [part, part])).toEqual([own]);
  expect(variantsForSale({ isBundle: false, variants: [own] }, [])).toEqual([own]);
});

test('the stock of a set is open while a part of it has sizes to choose from', () => {
  const sizes = { variants: [{ id: 7 }, { id: 8 }] };
  expect(hasOpenParts(true, [part, sizes])).toBe(true);
  expect(hasOpenParts(true, [part, part]), 'one size each').toBe(false);
  expect(hasOpenParts(true, [sizes, soldOut]), 'sold out, whatever the sizes').toBe(false);
  expect(hasOpenParts(false, []), 'no set').toBe(false);
});
