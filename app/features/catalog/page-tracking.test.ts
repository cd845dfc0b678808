import { expect, test } from 'vitest';
import { pack } from '~/rendering/pack.server';
import { boughtTracking, listTracking } from './page-tracking';
import type { CardProduct } from './parts/product-card';

const shown = (modelId: number, active: number | null) =>
  pack({
    modelId,
    name: `Model ${modelId}`,
    manufacturer: 'Hanki',
    price: active === null ? null : { active, reference: null, club: null, isFrom: false },
  } as CardProduct);
const cards = [1, 2, 3, 4, 5, 6].map((id) => shown(id, id === 2 ? null : id * 1000));
const categories = ['Skis', 'Boots', 'Skis', '', 'Packs'];

test('category pages send the first 3 products and search pages the first 5 (Specification 2 §9)', () => {
  const ids = (kind: 'category' | 'search') => listTracking(kind, cards, categories).products.map(({ id }) => id);
  expect([ids('category'), ids('search')]).toEqual([
    [1, 2, 3],
    [1, 2, 3, 4, 5],
  ]);
});

test('a product is tracked with name, id, price, brand, category and quantity, and without a hidden price (Specification 1 §7)', () => {
  const [first, second] = listTracking('category', cards, categories).products;
  expect(first).toEqual({
    id: 1,
    name: 'Model 1',
    brand: 'Hanki',
    category: 'Skis',
    quantity: 1,
    priceHundredths: 1000,
  });
  expect(second?.priceHundredths).toBeNull();
});

test('purchased products are tracked with their quantities, in the currency of payment; delivery is not a product', () => {
  const row = { name: 'Ilves', brand: 'Vuono', category: 'Shells', unitHundredths: 2990 };
  const rows = [
    { ...row, id: 7, amount: 3 },
    { ...row, id: null, name: 'Delivery', amount: 1 },
  ];
  expect(boughtTracking('order complete', rows, 'sek')).toEqual({
    kind: 'order complete',
    currency: 'sek',
    products: [{ id: 7, name: 'Ilves', brand: 'Vuono', category: 'Shells', quantity: 3, priceHundredths: 2990 }],
  });
});
