import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { withDatabase } from '../../../tests/support/database';
import type { OrderOptions } from '../../../tests/support/order-body';
import { conflictReason, ledgerFaults, order, stockOf } from '../../../tests/support/ordering';
import { insertPaymentMethod, insertShop, insertVariant, STORES } from '../../../tests/support/shop-data';
import { orderRows, orders } from '../../db/schema/orders';
import { prices } from '../../db/schema/prices';
import { Refusal } from '../errors/refusals';

const database = withDatabase();
let pickupPointId = 0;

beforeAll(async () => {
  pickupPointId = (await insertShop(database().db)).pickupPointId;
});

const refusedFields = (wish: OrderOptions) =>
  order(database().db, wish).then(
    () => ['placed'],
    (error: unknown) => (error instanceof Refusal ? Object.keys(error.fields) : Promise.reject(error)),
  );

test('an order takes its stock and writes rows whose sums are its totals', async () => {
  const { db } = database();
  const productId = await insertVariant(db, { regularCents: 3333, stock: { [STORES.main]: 5 } });
  const placed = await order(db, { productId, amount: 3, total: 10_589 });
  expect(placed).toMatchObject({ outcome: 'created', status: 'awaiting_payment' });
  expect(placed.number).toMatch(/^S\d{9}$/);
  expect(await stockOf(database().db, productId)).toBe(2);
  const [written] = await db.select().from(orders).where(eq(orders.id, placed.id));
  // 99.99 holds 20.32 of tax and 5.90 holds 1.20: rounded once a row.
  expect(written).toMatchObject({
    totalCents: 10_589,
    taxCents: 2152,
    chargeHundredths: 10_589,
    chargeCurrency: 'eur',
  });
  const rows = await db.select().from(orderRows).where(eq(orderRows.orderId, placed.id)).orderBy(orderRows.line);
  expect(rows.map((row) => [row.kind, row.amount, row.unitCents, row.totalCents])).toEqual([
    ['product', 3, 3333, 9999],
    ['delivery', 1, 590, 590],
  ]);
  expect(await ledgerFaults(db)).toBe(0);
});

test('an order in kronor stores the rate, charges what was shown, and taxes by the country', async () => {
  const { db } = database();
  const productId = await insertVariant(db, { stock: { [STORES.main]: 5 } });
  // 100.00 with 25.5 % is 99.60 with 25 %: 1 145 kr; delivery 5.90 is 68 kr.
  const placed = await order(db, { productId, country: 'se', currency: 'sek', total: 121_300 });
  const [written] = await db.select().from(orders).where(eq(orders.id, placed.id));
  expect(written).toMatchObject({
    currency: 'sek',
    currencyRate: 11.5,
    chargeHundredths: 121_300,
    chargeCurrency: 'sek',
  });
});

test('prices and totals that a browser sends mean nothing', async () => {
  const { db } = database();
  const productId = await insertVariant(db, { stock: { [STORES.main]: 5 } });
  const products = [{ productId, amount: 1, priceOverride: 1, nameOverride: 'Free' }];
  expect(await conflictReason(order(db, { productId, total: 691, body: { products, customer_id: 1 } }))).toBe(
    'PRICE_CHANGED',
  );
  const placed = await order(db, { productId, body: { products, customer_id: 1 } });
  const [written] = await db.select().from(orders).where(eq(orders.id, placed.id));
  expect(written).toMatchObject({ totalCents: 10_590, customerId: null });
});

test('a price that changed after it was shown is not charged unseen', async () => {
  const { db } = database();
  const productId = await insertVariant(db, { stock: { [STORES.main]: 5 } });
  await db.update(prices).set({ regularCents: 12_000 }).where(eq(prices.variantId, productId));
  expect(await conflictReason(order(db, { productId, total: 10_590 }))).toBe('PRICE_CHANGED');
  expect(await stockOf(database().db, productId)).toBe(5);
});

test('more than there is, withdrawn goods and closed countries are refused, and nothing is taken', async () => {
  const { db } = database();
  const few = await insertVariant(db, { stock: { [STORES.main]: 2 } });
  const withdrawn = await insertVariant(db, { isWithdrawn: true, stock: { [STORES.main]: 2 } });
  expect(await conflictReason(order(db, { productId: few, amount: 3, total: 30_000 }))).toBe('OUT_OF_STOCK');
  expect(await conflictReason(order(db, { productId: withdrawn }))).toBe('OUT_OF_STOCK');
  expect(await conflictReason(order(db, { productId: few, country: 'aq' }))).toBe('NOT_DELIVERABLE');
  expect(await stockOf(database().db, few)).toBe(2);
});

test('every wrong choice is told at its field', async () => {
  const { db } = database();
  const productId = await insertVariant(db, { stock: { [STORES.main]: 5 } });
  expect(await refusedFields({ productId, delivery: 'teleport' })).toEqual(['delivery_method']);
  expect(await refusedFields({ productId, country: 'se', delivery: 'parcel' })).toEqual(['delivery_method']);
  expect(await refusedFields({ productId, delivery: 'parcel' })).toEqual(['delivery_location']);
  expect(await refusedFields({ productId, delivery: 'parcel', location: '999999' })).toEqual(['delivery_location']);
  expect(await refusedFields({ productId, delivery: 'store', location: String(STORES.main) })).toEqual([
    'delivery_location',
  ]);
  expect(await refusedFields({ productId, country: 'us' })).toEqual(['customs_acknowledged']);
  expect(await refusedFields({ productId, body: { payment_method: 'gold' } })).toEqual(['payment_method']);
  expect(await refusedFields({ productId, body: { host: 'evil.example' } })).toEqual(['host']);
  expect(await refusedFields({ productId, body: { discount_codes: ['SPRING'] } })).toEqual(['discount_codes']);
  expect(await refusedFields({ productId, body: { pikanouto: true } })).toEqual(['detail']);
  expect(await refusedFields({ productId, body: { products: [] } })).toEqual(['products']);
});

test('a payment method outside its limits, or of a processor that is not set up, cannot be chosen', async () => {
  const { db } = database();
  const productId = await insertVariant(db, { stock: { [STORES.main]: 5 } });
  await insertPaymentMethod(db, { slug: 'invoice', minCents: 20_000 });
  await insertPaymentMethod(db, { slug: 'elsewhere', processor: 'elsewhere' });
  for (const payment_method of ['invoice', 'elsewhere']) {
    expect(await refusedFields({ productId, body: { payment_method } })).toEqual(['payment_method']);
  }
});

test('a store pick-up takes the units of that store first, and the order says where', async () => {
  const { db } = database();
  const productId = await insertVariant(db, { stock: { [STORES.main]: 5, [STORES.tampere]: 1 } });
  const wish = { productId, amount: 2, delivery: 'store', location: String(STORES.tampere), total: 20_000 };
  const placed = await order(db, wish);
  const left = await db.execute<{ store_id: number; quantity: number }>(
    sql`select store_id, quantity from stock where variant_id = ${productId} order by store_id`,
  );
  expect(left.rows).toEqual([
    { store_id: STORES.tampere, quantity: 0 },
    { store_id: STORES.main, quantity: 4 },
  ]);
  const [written] = await db.select().from(orders).where(eq(orders.id, placed.id));
  expect(written).toMatchObject({ pickupStoreId: STORES.tampere, deliveryLocationName: 'Tampere' });
});

test('a parcel goes to a point of its method', async () => {
  const { db } = database();
  const productId = await insertVariant(db, { stock: { [STORES.main]: 1 } });
  const placed = await order(db, { productId, delivery: 'parcel', location: String(pickupPointId), total: 10_390 });
  const [written] = await db.select().from(orders).where(eq(orders.id, placed.id));
  expect(written).toMatchObject({ pickupPointId, deliveryLocationName: 'Kiosk, Tie 2, 00100 Helsinki' });
});

test('what is made to order needs no stock', async () => {
  const { db } = database();
  const productId = await insertVariant(db, { onOrder: true, stock: { [STORES.main]: 1 } });
  await order(db, { productId, amount: 3, total: 30_000 });
  expect(await stockOf(database().db, productId)).toBe(0);
  expect(await ledgerFaults(db)).toBe(0);
});

test('the same key is the same order, even after the price changed; with another body it is refused', async () => {
  const { db } = database();
  const productId = await insertVariant(db, { stock: { [STORES.main]: 5 } });
  const key = 'one-attempt-and-its-repetition';
  const first = await order(db, { productId, key });
  await db.update(prices).set({ regularCents: 1 }).where(eq(prices.variantId, productId));
  const second = await order(db, { productId, key });
  expect(second).toMatchObject({ number: first.number, outcome: 'repeated', payment: first.payment });
  expect(await conflictReason(order(db, { productId, key, amount: 2 }))).toBe('KEY_REUSED');
  expect(await stockOf(database().db, productId)).toBe(4);
});
