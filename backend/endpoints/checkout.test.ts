import { type CheckoutAnswer, postCheckout } from 'contract/checkout';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestBackend, testBackend } from '../../tests/support/backend';
import { withDatabase } from '../../tests/support/database';
import { newKey, orderBody } from '../../tests/support/order-body';
import { insertShop, insertVariant, STORES } from '../../tests/support/shop-data';
import { accessTokens, customers } from '../db/schema/customers';
import { hashToken } from '../domain/customers/sessions';

const database = withDatabase();
let backend: TestBackend;

beforeAll(async () => {
  await insertShop(database().db);
  backend = testBackend(database());
});
afterAll(() => backend.close());

const inStock = { [STORES.main]: 5 };

async function validate(
  products: unknown[],
  more: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<CheckoutAnswer> {
  const cart = { products, country_code: 'fi', language_code: 'en', pageName: 'cart', ...more };
  const { status, body } = await backend.send('POST', '/api/checkout/', cart, headers);
  expect(status, JSON.stringify(body)).toBe(200);
  return postCheckout.answers[200].parse(body);
}

/** Makes an account and logs in: the header to send. */
async function logIn(email: string, more: Partial<typeof customers.$inferInsert> = {}) {
  const token = `token-of-${email}`.replaceAll('@', '-');
  const { db } = database();
  const [customer] = await db
    .insert(customers)
    .values({ email, ...more })
    .returning({ id: customers.id });
  const expiresAt = new Date(Date.now() + 3_600_000);
  await db.insert(accessTokens).values({ tokenHash: hashToken(token), customerId: customer?.id ?? 0, expiresAt });
  return { id: customer?.id ?? 0, headers: { authorization: `Bearer ${token}` } };
}

test('an empty cart costs nothing and offers what the country has', async () => {
  const answer = await validate([]);
  expect(answer).toMatchObject({ total_price: 0, delivery_cost: 0, errors: [], shipping_time_str: '' });
  expect(answer.delivery_methods.map((method) => method.id)).toEqual(['home', 'store', 'parcel']);
});

test('a cart is priced by the backend, with tax, delivery and the threshold from which it is free', async () => {
  const productId = await insertVariant(database().db, { name: 'Käsivarsi', stock: inStock });
  const answer = await validate([{ productId, amount: 1 }], { delivery_method: 'home' });
  expect(answer).toMatchObject({ goods_price: 100, delivery_cost: 5.9, total_price: 105.9, charge_minor: 10_590 });
  expect(answer.tax).toEqual([{ percentage: 25.5, amount: 21.52, display_amount_minor: 2152 }]);
  expect(answer.delivery_thresholds.delivery_threshold).toBe(150);
  expect(answer.products[0]).toMatchObject({ name: 'Käsivarsi', brand: 'Aapa', price: 100, max_amount: 5, notice: '' });
  const free = await validate([{ productId, amount: 2 }], { delivery_method: 'home' });
  expect(free).toMatchObject({ delivery_cost: 0, total_price: 200 });
});

test('the same product twice is one row with the sum', async () => {
  const productId = await insertVariant(database().db, { stock: inStock });
  const answer = await validate([
    { productId, amount: 1 },
    { productId, amount: 2 },
  ]);
  expect(answer.products.map((row) => row.amount)).toEqual([3]);
});

test('more than there is becomes what there is, and the row and the list say so', async () => {
  const productId = await insertVariant(database().db, {
    name: 'Few',
    stock: { [STORES.main]: 1, [STORES.helsinki]: 1 },
  });
  const answer = await validate([{ productId, amount: 9 }]);
  expect(answer.products[0]).toMatchObject({ amount: 2, max_amount: 2, total_price: 200, notice: 'Only 2 left' });
  expect(answer.errors).toEqual(['Only 2 of Aapa Few (L) left, so we lowered the amount.']);
});

test('what is sold out stays in sight and counts for nothing', async () => {
  const productId = await insertVariant(database().db, { name: 'Gone', stock: { [STORES.main]: 0 } });
  const answer = await validate([{ productId, amount: 2 }]);
  expect(answer.products[0]).toMatchObject({ amount: 2, max_amount: 0, total_price: 0, notice: 'Out of stock' });
  expect(answer).toMatchObject({ total_price: 0, errors: ['Aapa Gone (L) is out of stock.'] });
});

test('blocked stock and campaign goods cannot be ordered', async () => {
  const blocked = await insertVariant(database().db, { blockedStock: true, shippingTimeDays: 2, stock: inStock });
  const campaign = await insertVariant(database().db, { isCampaignOnly: true, stock: inStock });
  const slow = await insertVariant(database().db, { blockedStock: true, shippingTimeDays: 10, stock: inStock });
  const answer = await validate([blocked, campaign, slow].map((productId) => ({ productId, amount: 1 })));
  expect(answer.products.map((row) => row.total_price)).toEqual([0, 0, 100]);
  expect(answer.errors).toHaveLength(2);
});

test('unknown, non-public and withdrawn goods drop out, in the language of the cart, without naming what is not public', async () => {
  const secret = await insertVariant(database().db, { name: 'Secret', isPublic: false, stock: inStock });
  const withdrawn = await insertVariant(database().db, { name: 'Old', isWithdrawn: true, stock: inStock });
  const rows = [secret, withdrawn, 2_000_000].map((productId) => ({ productId, amount: 1 }));
  const answer = await validate(rows, { language_code: 'sv' });
  expect(answer.products).toEqual([]);
  expect(answer.errors).toEqual([
    'En av produkterna i din varukorg säljs inte längre, så vi tog bort den.',
    'Aapa Old (L) säljs inte längre, så vi tog bort den ur varukorgen.',
    'En av produkterna i din varukorg säljs inte längre, så vi tog bort den.',
  ]);
});

test('the country decides tax and delivery, the currency what is shown and charged', async () => {
  const productId = await insertVariant(database().db, { stock: inStock });
  const sweden = await validate([{ productId, amount: 2 }], {
    country_code: 'se',
    currency_code: 'sek',
    delivery_method: 'store',
  });
  expect(sweden.delivery_methods.map((method) => method.id)).toEqual(['home']);
  expect(sweden).toMatchObject({
    delivery_cost: 0,
    total_price: 199.2,
    display_total_minor: 229_000,
    charge_currency: 'sek',
  });
  const russian = await validate([{ productId, amount: 1 }], { currency_code: 'rub' });
  expect(russian).toMatchObject({ display_total_minor: 915_000, charge_currency: 'eur', charge_minor: 10_000 });
  const unknown = await validate([{ productId, amount: 1 }], { currency_code: 'xxx' });
  expect(unknown).toMatchObject({ currency_code: 'eur', charge_minor: 10_000 });
  const blocked = await validate([{ productId, amount: 1 }], { country_code: 'aq' });
  expect(blocked).toMatchObject({ delivery_methods: [], errors: ['We do not deliver to Antarctica.'] });
});

test('codes and features the shop does not have are said, never dropped silently', async () => {
  const answer = await validate([], {
    discount_codes: ['spring', 'SPRING ', 'x'.repeat(90)],
    gift_card_products: [{ uid: 'a', productId: 2427, amount: 1, price: 50 }],
    bundles: [{ uid: 1, id: '1-2', amount: 1 }],
    add_on_order: { order: 1 },
    enterprise_order: {},
  });
  expect(answer.discount_codes).toEqual([]);
  expect(answer.errors).toEqual([
    'A bundle in your cart is no longer sold like that, so we removed it.',
    'A product in your cart is no longer sold, so we removed it.',
    'The code SPRING is not valid.',
    `The code ${'x'.repeat(40)} is not valid.`,
  ]);
});

test('members pay the club price and their cart is kept; overrides count for staff only', async () => {
  const productId = await insertVariant(database().db, { clubCents: 9000, stock: inStock });
  const rows = [{ productId, amount: 1, priceOverride: 12.5, nameOverride: 'Sample' }];
  const member = await logIn('member@example.com');
  expect((await validate(rows)).products[0]).toMatchObject({ price: 100, priceOverride: null });
  expect((await validate(rows, {}, member.headers)).products[0]).toMatchObject({ price: 90, price_type: 'club' });
  const { rows: kept } = await database().db.execute(sql`select cart_content from customers where id = ${member.id}`);
  expect(kept).toEqual([{ cart_content: JSON.stringify({ products: [{ productId, amount: 1 }] }) }]);
  const staff = await logIn('staff@example.com', { isStaff: true, username: 'staff' });
  expect((await validate(rows, {}, staff.headers)).products[0]).toMatchObject({ price: 12.5, name: 'Sample' });
});

test('amounts that are no amounts are refused at the door', async () => {
  for (const amount of [-1, 0, 1.5, 1e9, '2abc', null, 2 ** 53]) {
    const cart = { products: [{ productId: 1, amount }], country_code: 'fi', language_code: 'en', pageName: 'cart' };
    const { status, body } = await backend.send('POST', '/api/checkout/', cart);
    expect([status, Object.keys(body)], String(amount)).toEqual([400, ['products']]);
  }
});

test('an unknown country is a field error', async () => {
  const cart = { products: [], country_code: 'zz', language_code: 'de', pageName: 'cart' };
  const { status, body } = await backend.send('POST', '/api/checkout/', cart);
  expect([status, body]).toEqual([400, { country_code: ['Das Lieferland wurde nicht gefunden.'] }]);
});

test('an order is placed through the door, again with the same key, and refused with a reason', async () => {
  const productId = await insertVariant(database().db, { name: 'Last', stock: { [STORES.main]: 1 } });
  const body = orderBody({ productId, key: newKey() });
  const first = await backend.send('POST', '/api/checkout/order/', body);
  expect(first.body).toMatchObject({ outcome: 'created', processor: 'test', redirect_url: null });
  const again = await backend.send('POST', '/api/checkout/order/', body);
  expect(again.body).toEqual({ ...first.body, outcome: 'repeated' });
  const late = await backend.send('POST', '/api/checkout/order/', orderBody({ productId, key: newKey() }));
  expect([late.status, late.body]).toEqual([
    409,
    { reason: 'OUT_OF_STOCK', errors: ['Aapa Last (L) is out of stock.'] },
  ]);
});
