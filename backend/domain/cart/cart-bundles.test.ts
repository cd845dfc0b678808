import { checkoutRequest } from 'contract/checkout';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { insertBundle, modelOfVariant } from '../../../tests/support/bundles';
import { withDatabase } from '../../../tests/support/database';
import { insertCode } from '../../../tests/support/discount-codes';
import { shopSettings } from '../../../tests/support/ordering';
import { insertShop, insertVariant, STORES, type VariantOptions } from '../../../tests/support/shop-data';
import { models } from '../../db/schema/models';
import { variants } from '../../db/schema/variants';
import { processorsOf } from '../../payments/processors';
import { validateCart } from './cart-validation';

const database = withDatabase();

beforeAll(async () => {
  await insertShop(database().db);
});

const newVariant = (options: VariantOptions = {}) =>
  insertVariant(database().db, { stock: { [STORES.main]: 9 }, ...options });

function validated(
  bundles: { uid: string | number; id: string; amount: number }[],
  more: { products?: { productId: number; amount: number; bundleHash?: string }[]; [field: string]: unknown } = {},
) {
  const cart = { products: [], country_code: 'fi', language_code: 'en', currency_code: 'eur', pageName: 'cart' };
  const request = checkoutRequest.parse({ ...cart, bundles, ...more });
  return validateCart(database().db, request, {
    caller: null,
    now: new Date(),
    processors: processorsOf(shopSettings),
  });
}

const faultsOf = async (...args: Parameters<typeof validated>) =>
  (await validated(...args)).faults.map(({ text }) => text);

test('the price of the set is shared out over its parts by their own prices', async () => {
  const skis = await newVariant({ regularCents: 20_000, name: 'Skis' });
  const boots = await newVariant({ regularCents: 9_999, name: 'Boots' });
  await insertBundle(database().db, [skis, boots], { regularCents: 25_001, name: 'Ski set' });
  const { bundles, rows, subtotal, total, tax } = await validated([
    { uid: 1_700_000_000, id: `${skis}-${boots}`, amount: 2 },
  ]);
  expect(bundles[0]).toMatchObject({
    uid: '1700000000',
    amount: 2,
    unit: { cents: 25_001 },
    reference: { cents: 29_999 },
    total: { cents: 50_002 },
    notice: '',
  });
  expect(rows.map((row) => [row.variant.id, row.amount, row.unit.cents, row.total.cents])).toEqual([
    [skis, 2, 16_668, 33_336],
    [boots, 2, 8_333, 16_666],
  ]);
  expect([subtotal.cents, total.cents]).toEqual([50_002, 50_002]);
  expect(tax).toMatchObject([{ percentage: 25.5, cents: 6_773 + 3_386 }]);
});

test('in kronor the parts are whole and add up to the set', async () => {
  const parts = [await newVariant({ regularCents: 3_333 }), await newVariant({ regularCents: 3_333 })];
  await insertBundle(database().db, parts, { regularCents: 5_000 });
  const where = { country_code: 'se', currency_code: 'sek' };
  const { bundles, rows, subtotal } = await validated([{ uid: '1', id: parts.join('-'), amount: 1 }], where);
  expect(rows.map((row) => row.unit.display % 100)).toEqual([0, 0]);
  expect(rows.reduce((sum, row) => sum + row.total.display, 0)).toBe(bundles[0]?.unit.display);
  expect(subtotal).toEqual(bundles[0]?.total);
});

test('the quantity is the least of the parts, less what other rows take of them', async () => {
  const [many, few] = [await newVariant({ name: 'Many' }), await newVariant({ stock: { [STORES.main]: 3 } })];
  await insertBundle(database().db, [many, few], { name: 'Kit' });
  const bundle = { uid: '1', id: `${many}-${few}`, amount: 5 };
  expect((await validated([bundle])).bundles[0]).toMatchObject({ amount: 3, maxAmount: 3, notice: 'Only 3 left' });
  expect(await faultsOf([bundle])).toEqual(['Only 3 of Aapa Kit left, so we lowered the amount.']);
  const products = [{ productId: few, amount: 2 }];
  expect((await validated([bundle], { products })).bundles[0]).toMatchObject({ amount: 1, maxAmount: 1 });
  const two = await validated([bundle, { ...bundle, uid: '2' }]);
  expect(two.bundles.map(({ amount, isOrderable }) => [amount, isOrderable])).toEqual([
    [3, true],
    [5, false],
  ]);
});

test('a part that is sold out stops the bundle and is named', async () => {
  const [here, gone] = [await newVariant(), await newVariant({ name: 'Gone', stock: { [STORES.main]: 0 } })];
  await insertBundle(database().db, [here, gone]);
  const { bundles, total } = await validated([{ uid: '1', id: `${here}-${gone}`, amount: 1 }]);
  expect(bundles[0]).toMatchObject({ isOrderable: false, maxAmount: 0, notice: 'Aapa Gone: Out of stock' });
  expect(total.cents).toBe(0);
});

test('a bundle of other models, with a part missing or twice, is none', async () => {
  const { db } = database();
  const parts = [await newVariant(), await newVariant(), await newVariant()];
  const [one, two, three] = parts;
  const own = await insertBundle(db, [one ?? 0, two ?? 0]);
  const gone = ['A bundle in your cart is no longer sold like that, so we removed it.'];
  const wrong = [
    `${one}`,
    `${one}-${three}`,
    `${one}-${one}`,
    `${one}-${two}-${three}`,
    'a-b',
    '1-',
    `${one}-99999999`,
  ];
  for (const id of wrong) expect(await faultsOf([{ uid: '1', id, amount: 1 }]), id).toEqual(gone);
  expect(await faultsOf([], { products: [{ productId: own, amount: 1 }] })).toEqual([
    'Choose the parts of Aapa Set (L) on its product page.',
  ]);
  const rightOne = { uid: '1', id: `${two}-${one}`, amount: 1 };
  expect(await faultsOf([rightOne])).toEqual([]);
  await db
    .update(models)
    .set({ isPublic: false })
    .where(eq(models.id, await modelOfVariant(db, own)));
  expect(await faultsOf([rightOne])).toEqual(gone);
});

test('a withdrawn part ends the bundle', async () => {
  const { db } = database();
  const [one, two] = [await newVariant(), await newVariant()];
  await insertBundle(db, [one, two]);
  await db.update(variants).set({ isWithdrawn: true }).where(eq(variants.id, two));
  expect(await faultsOf([{ uid: '1', id: `${one}-${two}`, amount: 1 }])).toHaveLength(1);
});

test('rows that say they belong to a bundle are no products of their own', async () => {
  const [one, two] = [await newVariant(), await newVariant()];
  await insertBundle(database().db, [one, two]);
  const products = [{ productId: one, amount: 50, bundleHash: '1' }];
  const { rows, total } = await validated([{ uid: '1', id: `${one}-${two}`, amount: 1 }], { products });
  expect([rows.length, total.cents]).toEqual([2, 25_000]);
  expect((await validated([], { products })).rows).toEqual([]);
});

test('a code reduces a bundle like what is on sale', async () => {
  const { db } = database();
  await insertCode(db, { code: 'ANY' });
  await insertCode(db, { code: 'FULL', combinesWithSale: false });
  const [one, two] = [await newVariant(), await newVariant()];
  await insertBundle(db, [one, two]);
  const bundles = [{ uid: '1', id: `${one}-${two}`, amount: 1 }];
  expect((await validated(bundles, { discount_codes: ['ANY'] })).total.cents).toBe(22_500);
  expect((await validated(bundles, { discount_codes: ['FULL'] })).total.cents).toBe(25_000);
});
