import { asc, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { insertBundle } from '../../../tests/support/bundles';
import { withDatabase } from '../../../tests/support/database';
import { insertCode } from '../../../tests/support/discount-codes';
import { conflictReason, ledgerFaults, order, paymentWork, stockOf } from '../../../tests/support/ordering';
import { insertShop, insertVariant, STORES, type VariantOptions } from '../../../tests/support/shop-data';
import { orderRows } from '../../db/schema/orders';
import { expireOrders } from '../../payments/expire-orders';
import { PAYMENT_TIME_MS } from '../../payments/payment-time';

const database = withDatabase();

beforeAll(async () => {
  await insertShop(database().db);
});

const newVariant = (options: VariantOptions = {}) =>
  insertVariant(database().db, { stock: { [STORES.main]: 5, [STORES.tampere]: 5 }, ...options });

test('a bundle is ordered as its parts, each from stock, with the bundle’s number and name', async () => {
  const { db } = database();
  await insertCode(db, { code: 'TEN' });
  const [one, two] = [await newVariant(), await newVariant({ regularCents: 20_000 })];
  await insertBundle(db, [one, two], { regularCents: 24_000, name: 'Kit' });
  // the first part also alone, and in two bundles: 100 + 3 × 240, less 10 %
  const body = {
    products: [{ productId: one, amount: 1 }],
    bundles: [
      { uid: '1', id: `${one}-${two}`, amount: 2 },
      { uid: '2', id: `${one}-${two}`, amount: 1 },
    ],
    discount_codes: ['TEN'],
  };
  const early = new Date(Date.now() - PAYMENT_TIME_MS - 60_000);
  const placed = await order(db, { productId: one, total: 73_800, body }, early);
  const rows = await db.select().from(orderRows).where(eq(orderRows.orderId, placed.id)).orderBy(asc(orderRows.line));
  expect(rows.map((row) => [row.kind, row.bundle, row.bundleName, row.amount, row.totalCents])).toEqual([
    ['product', null, '', 1, 10_000],
    ['product', 1, 'Aapa Kit', 2, 16_000],
    ['product', 1, 'Aapa Kit', 2, 32_000],
    ['product', 2, 'Aapa Kit', 1, 8_000],
    ['product', 2, 'Aapa Kit', 1, 16_000],
    ['discount', null, '', 1, -8_200],
    ['delivery', null, '', 1, 0],
  ]);
  expect([await stockOf(db, one), await stockOf(db, two)]).toEqual([6, 7]);
  expect(await ledgerFaults(db)).toBe(0);
  await expireOrders(paymentWork(db), new Date());
  expect([await stockOf(db, one), await stockOf(db, two)]).toEqual([10, 10]);
  expect(await ledgerFaults(db)).toBe(0);
});

test('a bundle without enough of one part is not ordered, and nothing is taken', async () => {
  const { db } = database();
  const [one, two] = [await newVariant(), await newVariant({ stock: { [STORES.main]: 1 } })];
  await insertBundle(db, [one, two]);
  const body = { products: [], bundles: [{ uid: '1', id: `${one}-${two}`, amount: 2 }] };
  expect(await conflictReason(order(db, { productId: one, total: 50_000, body }))).toBe('OUT_OF_STOCK');
  expect([await stockOf(db, one), await stockOf(db, two)]).toEqual([10, 1]);
});
