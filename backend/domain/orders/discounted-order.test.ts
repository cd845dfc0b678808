import { asc, eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { withDatabase } from '../../../tests/support/database';
import { insertCode } from '../../../tests/support/discount-codes';
import type { OrderOptions } from '../../../tests/support/order-body';
import {
  conflictReason,
  ledgerFaults,
  numberOf,
  order,
  paymentWork,
  shopSettings,
} from '../../../tests/support/ordering';
import { insertShop, insertVariant, STORES } from '../../../tests/support/shop-data';
import { models } from '../../db/schema/models';
import { orderRows, orders } from '../../db/schema/orders';
import { taxClasses, taxRates } from '../../db/schema/reference';
import { variants } from '../../db/schema/variants';
import { expireOrders } from '../../payments/expire-orders';
import { PAYMENT_TIME_MS } from '../../payments/payment-time';
import { settlePayment } from '../../payments/settle-payment';
import { Refusal } from '../errors/refusals';

const database = withDatabase();

beforeAll(async () => {
  await insertShop(database().db);
});

const newVariant = (regularCents: number) =>
  insertVariant(database().db, { regularCents, stock: { [STORES.main]: 50 } });

const rowsOf = (orderId: number) =>
  database().db.select().from(orderRows).where(eq(orderRows.orderId, orderId)).orderBy(asc(orderRows.line));

const usesOf = (codeId: number) =>
  numberOf(database().db, sql`select count(*) from discount_code_uses where code_id = ${codeId}`);

/** The text at the code's field of an order that is refused. */
const refusedWith = (wish: OrderOptions) =>
  order(database().db, wish).then(
    () => 'placed',
    (error: unknown) => (error instanceof Refusal ? error.fields['discount_codes'] : Promise.reject(error)),
  );

/** Makes a variant's model one of books, with 14 % of tax. */
async function taxAsBook(variantId: number): Promise<void> {
  const { db } = database();
  await db.insert(taxClasses).values({ id: 2, name: 'books' });
  await db.insert(taxRates).values({ taxAreaId: 1, taxClassId: 2, percentage: 14 });
  const [variant] = await db.select().from(variants).where(eq(variants.id, variantId));
  await db
    .update(models)
    .set({ taxClassId: 2 })
    .where(eq(models.id, variant?.modelId ?? 0));
}

test('an order with a code has a row of it for each rate of tax, and its sums are its rows', async () => {
  const { db } = database();
  await insertCode(db, { code: 'TEN' });
  const [coat, book] = [await newVariant(9_999), await newVariant(3_333)];
  await taxAsBook(book);
  const products = [
    { productId: coat, amount: 1 },
    { productId: book, amount: 1 },
  ];
  // 133.32 less 13.33, and delivery 5.90
  const placed = await order(db, { productId: coat, total: 12_589, body: { products, discount_codes: ['ten'] } });
  const rows = await rowsOf(placed.id);
  expect(rows.map((row) => [row.kind, row.name, row.totalCents, row.discountCents])).toEqual([
    ['product', expect.any(String), 9_999, 1_000],
    ['product', expect.any(String), 3_333, 333],
    ['discount', 'Discount code TEN, VAT 25.5%', -1_000, 0],
    ['discount', 'Discount code TEN, VAT 14%', -333, 0],
    ['delivery', 'Delivery home', 590, 0],
  ]);
  const [written] = await db.select().from(orders).where(eq(orders.id, placed.id));
  // 89.99 holds 18.28, 30.00 holds 3.68 and 5.90 holds 1.20
  expect(written).toMatchObject({ totalCents: 12_589, taxCents: 2_316, chargeHundredths: 12_589 });
  expect(await ledgerFaults(db)).toBe(0);
});

test('an order in kronor is charged what its rows show', async () => {
  const { db } = database();
  await insertCode(db, { code: 'KRONA', percentage: 15 });
  const productId = await newVariant(10_000);
  // 1 145 kr less 172 kr, and delivery 68 kr
  const wish = { productId, country: 'se', currency: 'sek', total: 104_100, body: { discount_codes: ['KRONA'] } };
  const placed = await order(db, wish);
  const rows = await rowsOf(placed.id);
  expect(rows.map((row) => row.displayTotalHundredths)).toEqual([114_500, -17_200, 6_800]);
  const [written] = await db.select().from(orders).where(eq(orders.id, placed.id));
  expect(written).toMatchObject({ chargeHundredths: 104_100, chargeCurrency: 'sek' });
});

test('a code that takes everything leaves the delivery to pay', async () => {
  const { db } = database();
  await insertCode(db, { code: 'GIFT', amountCents: 1_000_000 });
  const productId = await newVariant(3_333);
  const placed = await order(db, { productId, amount: 3, total: 590, body: { discount_codes: ['GIFT'] } });
  const [written] = await db.select().from(orders).where(eq(orders.id, placed.id));
  expect(written).toMatchObject({ totalCents: 590, taxCents: 120, chargeHundredths: 590 });
});

test('a code that no longer holds, and two codes at once, are refused and nothing is charged unseen', async () => {
  const { db } = database();
  await insertCode(db, { code: 'A', amountCents: 1_000 });
  await insertCode(db, { code: 'B', amountCents: 1_000 });
  await insertCode(db, { code: 'PAST', endsAt: new Date('2021-01-01T12:00:00Z') });
  const productId = await newVariant(10_000);
  const wish = (discount_codes: string[], total = 9_590) => ({ productId, total, body: { discount_codes } });
  expect(await refusedWith(wish(['PAST']))).toEqual(['The code PAST was valid until 01.01.2021.']);
  expect(await refusedWith(wish(['A', 'B']))).toEqual(['Only one discount code per order. The code A was left out.']);
  expect(await conflictReason(order(db, wish(['A'], 8_590)))).toBe('PRICE_CHANGED');
  expect(await conflictReason(order(db, wish([], 9_590)))).toBe('PRICE_CHANGED');
});

test('an order that expires gives the use back; one that is declined may be paid again and keeps it', async () => {
  const { db } = database();
  const codeId = await insertCode(db, { code: 'ONEUSE', amountCents: 1_000, maxUses: 1 });
  const productId = await newVariant(10_000);
  const wish = { productId, total: 9_590, body: { discount_codes: ['oneuse'] } };
  const settle = (placed: Awaited<ReturnType<typeof order>>, kind: 'captured' | 'declined') =>
    settlePayment(
      db,
      shopSettings,
      'test',
      { ...placed.payment, eventKey: `${kind}-${placed.id}`, kind, payload: {} },
      new Date(),
    );
  const early = new Date(Date.now() - PAYMENT_TIME_MS - 60_000);
  await settle(await order(db, wish, early), 'declined');
  expect(await usesOf(codeId)).toBe(1);
  await expireOrders(paymentWork(db), new Date());
  expect(await usesOf(codeId)).toBe(0);
  await settle(await order(db, wish), 'captured');
  expect(await usesOf(codeId)).toBe(1);
  expect(await refusedWith(wish)).toEqual(['The code ONEUSE has been used up.']);
  expect(await ledgerFaults(db)).toBe(0);
});

test('a code of one use a customer is known by the e-mail address of a guest', async () => {
  const { db } = database();
  await insertCode(db, { code: 'MINE', amountCents: 1_000, maxUsesPerCustomer: 1 });
  const productId = await newVariant(10_000);
  const wish = (email: string) => ({ productId, total: 9_590, email, body: { discount_codes: ['MINE'] } });
  await order(db, wish('guest@example.com'));
  expect(await refusedWith(wish('Guest@Example.com'))).toEqual(['You have already used the code MINE.']);
  await order(db, wish('other@example.com'));
});
