import { MAX_ROWS } from 'contract/cart-limits';
import { type CheckoutAnswer, postCheckout } from 'contract/checkout';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestBackend, testBackend } from '../../tests/support/backend';
import { withDatabase } from '../../tests/support/database';
import { insertShop, insertVariant, STORES } from '../../tests/support/shop-data';
import { deliveryMethods } from '../db/schema/delivery';
import {
  bundleParts,
  modelBlockedCountries,
  modelDeliveryMethods,
  variantDeliveryMethods,
} from '../db/schema/model-details';
import { models } from '../db/schema/models';
import { variants } from '../db/schema/variants';

const database = withDatabase();
let backend: TestBackend;

beforeAll(async () => {
  await insertShop(database().db);
  backend = testBackend(database());
});
afterAll(() => backend.close());

async function validate(productIds: number[], country = 'fi', amount = 1): Promise<CheckoutAnswer> {
  const products = productIds.map((productId) => ({ productId, amount }));
  const cart = { products, country_code: country, language_code: 'en', pageName: 'cart' };
  return postCheckout.answers[200].parse((await backend.send('POST', '/api/checkout/', cart)).body);
}

const newVariant = (name: string) => insertVariant(database().db, { name, stock: { [STORES.main]: 5 } });

async function modelOf(variantId: number): Promise<number> {
  const [row] = await database()
    .db.select({ modelId: variants.modelId })
    .from(variants)
    .where(eq(variants.id, variantId));
  return row?.modelId ?? 0;
}

async function methodId(slug: string): Promise<number> {
  const [row] = await database()
    .db.select({ id: deliveryMethods.id })
    .from(deliveryMethods)
    .where(eq(deliveryMethods.slug, slug));
  return row?.id ?? 0;
}

test('a gift card is no row of its own: it counts for nothing and says why', async () => {
  const card = await newVariant('Lahjakortti');
  await database()
    .db.update(models)
    .set({ kind: 'gift_card' })
    .where(eq(models.id, await modelOf(card)));
  const answer = await validate([card]);
  expect(answer.errors).toEqual(['Choose the value of a gift card on its own page.']);
  expect(answer).toMatchObject({ total_price: 0 });
  expect(answer.products[0]).toMatchObject({
    max_amount: 0,
    notice: 'Choose the value of a gift card on its own page.',
  });
});

test('a bundle is no row of its own either', async () => {
  const [set, part] = [await newVariant('Setti'), await newVariant('Osa')];
  await database()
    .db.insert(bundleParts)
    .values({ bundleId: await modelOf(set), sort: 0, modelId: await modelOf(part) });
  const [error] = (await validate([set])).errors;
  expect(error).toMatch(/^Choose the parts of Aapa .* on its product page\.$/);
  expect((await validate([part])).errors).toEqual([]);
});

test('what is not sent to a country is refused there and sold elsewhere', async () => {
  const gas = await newVariant('Kaasu');
  await database()
    .db.insert(modelBlockedCountries)
    .values({ modelId: await modelOf(gas), country: 'se' });
  expect((await validate([gas], 'se')).errors).toEqual(['Aapa Kaasu (L) is not shipped to the delivery country.']);
  expect((await validate([gas])).errors).toEqual([]);
});

test('only ways of delivery that take every row are offered; a variant’s own limits count before its model’s', async () => {
  const [kayak, ski, sock] = [await newVariant('Kajakki'), await newVariant('Suksi'), await newVariant('Sukka')];
  const limit = { modelId: await modelOf(kayak) };
  await database()
    .db.insert(modelDeliveryMethods)
    .values([
      { ...limit, deliveryMethodId: await methodId('store') },
      { ...limit, deliveryMethodId: await methodId('home') },
    ]);
  await database()
    .db.insert(variantDeliveryMethods)
    .values({ variantId: ski, deliveryMethodId: await methodId('home') });
  const offered = async (...ids: number[]) => (await validate(ids)).delivery_methods.map(({ id }) => id);
  expect(await offered(sock)).toEqual(['home', 'store', 'parcel']);
  expect(await offered(sock, kayak)).toEqual(['home', 'store']);
  expect(await offered(kayak, ski)).toEqual(['home']);
});

test('one Vuota item an order: neither two units nor two items', async () => {
  const [one, other] = [await newVariant('Vuota 1'), await newVariant('Vuota 2')];
  for (const id of [one, other])
    await database()
      .db.update(models)
      .set({ isVuota: true })
      .where(eq(models.id, await modelOf(id)));
  expect((await validate([one], 'fi', 3)).products[0]).toMatchObject({ amount: 1, max_amount: 1 });
  expect((await validate([one])).errors).toEqual([]);
  expect((await validate([one, other])).errors).toEqual(['Only a single Vuota-item is allowed per order.']);
});

test('a cart of 100 rows is validated by as many statements as one of one row; 101 rows are refused', async () => {
  const ids: number[] = [];
  for (let number = 0; number < MAX_ROWS; number++) ids.push(await newVariant(`Rivi ${number}`));
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const [first = 0] = ids;
  expect((await validate([first])).products).toHaveLength(1);
  const statements = query.mock.calls.length;
  query.mockClear();
  const { products, errors, total_price } = await validate(ids);
  expect([products.length, errors, query.mock.calls.length]).toEqual([MAX_ROWS, [], statements]);
  expect(total_price).toBeCloseTo(
    products.reduce((sum, { total_price: each }) => sum + (each ?? 0), 0),
    2,
  );
  query.mockRestore();
  const body = { products: [...ids, first + 9_999].map((productId) => ({ productId, amount: 1 })) };
  const cart = { ...body, country_code: 'fi', language_code: 'en', pageName: 'cart' };
  expect((await backend.send('POST', '/api/checkout/', cart)).status).toBe(400);
});
