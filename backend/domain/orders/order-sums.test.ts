import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { withDatabase } from '../../../tests/support/database';
import { numberOf, order } from '../../../tests/support/ordering';
import { insertShop, insertVariant, STORES } from '../../../tests/support/shop-data';
import type { Transaction } from '../../db/client';
import { orderRows, orders } from '../../db/schema/orders';

const database = withDatabase();
let orderId = 0;

beforeAll(async () => {
  const { db } = database();
  await insertShop(db);
  const productId = await insertVariant(db, { regularCents: 10_000, stock: { [STORES.main]: 5 } });
  orderId = (await order(db, { productId, total: 10_590 })).id;
});

const ordersRow = () => eq(orders.id, orderId);
const deliveryRow = () => sql`order_id = ${orderId} and kind = 'delivery'`;
const raiseDelivery = (tx: Transaction) =>
  tx.update(orderRows).set({ unitCents: 690, totalCents: 690 }).where(deliveryRow());
const raiseTotal = (tx: Transaction) => tx.update(orders).set({ totalCents: 10_690 }).where(ordersRow());

/** The name of the rule that a transaction breaks when it commits; the changes themselves are taken. */
async function ruleBrokenBy(change: (tx: Transaction) => Promise<unknown>): Promise<unknown> {
  let isChanged = false;
  const commit = database().db.transaction(async (tx) => {
    await change(tx);
    isChanged = true;
  });
  const error: unknown = await commit.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(isChanged).toBe(true);
  const cause = error instanceof Error ? error.cause : null;
  return cause instanceof Error && 'constraint' in cause ? cause.constraint : error;
}

test.each<[string, (tx: Transaction) => Promise<unknown>]>([
  ['a total that its rows do not make', raiseTotal],
  ['a row that the total does not know of', raiseDelivery],
  ['a missing row', (tx) => tx.delete(orderRows).where(deliveryRow())],
  ['tax that its rows do not hold', (tx) => tx.update(orders).set({ taxCents: 1 }).where(ordersRow())],
  ['a shown total of its own', (tx) => tx.update(orders).set({ displayTotalHundredths: 1 }).where(ordersRow())],
])('an order with %s cannot be committed', async (_, change) => {
  expect(await ruleBrokenBy(change)).toBe('orders_sums');
});

test('total and rows may change together, in any order', async () => {
  const changed = await ruleBrokenBy(async (tx) => {
    await raiseTotal(tx);
    await raiseDelivery(tx);
  });
  expect(changed).toBeNull();
});

test('an order goes together with its rows', async () => {
  const removed = await ruleBrokenBy(async (tx) => {
    await tx.execute(sql`delete from payments where order_id = ${orderId}`);
    await tx.execute(sql`delete from mails where order_id = ${orderId}`);
    await tx.execute(sql`delete from stock_movements where order_id = ${orderId}`);
    await tx.delete(orders).where(ordersRow());
  });
  expect(removed).toBeNull();
  expect(await numberOf(database().db, sql`select count(*) from order_rows where order_id = ${orderId}`)).toBe(0);
});
