import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { withDatabase } from '../../tests/support/database';
import { withImports } from '../../tests/support/imports';
import { ledgerFaults, numberOf, order, paymentWork, shopSettings } from '../../tests/support/ordering';
import { insertShop } from '../../tests/support/shop-data';
import { ask, insertSeller, moveOf, rowsIn } from '../../tests/support/transferring';
import { pickTransfer, sendTransfer } from '../domain/transfers/send-transfer';
import { expireOrders } from '../payments/expire-orders';
import { PAYMENT_TIME_MS } from '../payments/payment-time';
import { settlePayment } from '../payments/settle-payment';

const database = withDatabase();
beforeAll(async () => {
  await insertShop(database().db);
});
const { importLines } = withImports(database);

const HEADER = 'sku,product_type,name,price,qty';
const count = (sku: string, units: number) => importLines([HEADER, `${sku},simple,Counted ${sku},100,${units}`]);
const idOf = (sku: string) => numberOf(database().db, sql`select id from variants where sku = ${sku}`);
const freeOf = (sku: string) =>
  numberOf(
    database().db,
    sql`select quantity from stock where store_id = 20 and variant_id = (select id from variants where sku = ${sku})`,
  );

test('a count includes the units of an unpaid order; when it expires, the shop has what was counted', async () => {
  const { db } = database();
  await count('EXPIRES', 10);
  const placedAt = new Date(Date.now() - PAYMENT_TIME_MS - 1000);
  await order(db, { productId: await idOf('EXPIRES'), amount: 2, total: 20_000 }, placedAt);
  expect(await freeOf('EXPIRES')).toBe(8);
  const report = await count('EXPIRES', 10);
  expect(await freeOf('EXPIRES')).toBe(8);
  expect(report.countOf('counts of stock include units that unpaid orders hold; these were taken off')).toBe(1);
  await expireOrders(paymentWork(db), new Date());
  expect(await freeOf('EXPIRES')).toBe(10);
  expect(await ledgerFaults(db)).toBe(0);
});

test('when the order is paid its units have left, and the next count no longer takes them off', async () => {
  const { db } = database();
  await count('PAID', 10);
  const { payment } = await order(db, { productId: await idOf('PAID'), amount: 2, total: 20_000 });
  await count('PAID', 10);
  expect(await freeOf('PAID')).toBe(8);
  const { reference, amountHundredths, currency } = payment;
  const paid = { reference, amountHundredths, currency, eventKey: 'paid', kind: 'captured', payload: {} } as const;
  await settlePayment(db, shopSettings, 'test', paid, new Date());
  expect(await freeOf('PAID')).toBe(8);
  await count('PAID', 8);
  expect(await freeOf('PAID')).toBe(8);
  expect(await ledgerFaults(db)).toBe(0);
});

test('a count below what unpaid orders hold leaves nothing free, and says so', async () => {
  const { db } = database();
  await count('FEW', 3);
  await order(db, { productId: await idOf('FEW'), amount: 2, total: 20_000 });
  const report = await count('FEW', 1);
  expect(await freeOf('FEW')).toBe(0);
  expect(report.countOf('counts of stock are below what unpaid orders hold; nothing is free')).toBe(1);
  expect(await ledgerFaults(db)).toBe(0);
});

test('a count includes the units that are put aside for transfers, until they have left', async () => {
  const { db } = database();
  await count('ASIDE', 10);
  const id = await idOf('ASIDE');
  const seller = await insertSeller(db);
  const from = { transfer_request_from: ['verkkokauppa'], transferrequest_reserve_quantity: true };
  const [number = ''] = await ask(db, seller, [{ productId: id, amount: 4 }], from);
  expect(await freeOf('ASIDE')).toBe(6);
  await count('ASIDE', 10);
  expect(await freeOf('ASIDE')).toBe(6);
  const [row] = await rowsIn(db, number);
  await pickTransfer(db, moveOf(number, 'requested', seller), 'en');
  await sendTransfer(db, moveOf(number, 'picking', seller), new Map([[row?.id ?? 0, 4]]), 'en');
  // the warehouse is counted again without them
  await count('ASIDE', 6);
  expect(await freeOf('ASIDE')).toBe(6);
});

test('what a file sells to order is sold beyond its stock', async () => {
  const { db } = database();
  await importLines([
    'Handle,Title,Variant SKU,Variant Price,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy',
    'made,Made,MADE,100,,0,deny',
    'more,More,MORE,100,shopify,1,continue',
  ]);
  await order(db, { productId: await idOf('MADE'), amount: 3, total: 30_000 });
  await order(db, { productId: await idOf('MORE'), amount: 3, total: 30_000 });
  expect(await freeOf('MORE')).toBe(0);
  expect(await ledgerFaults(db)).toBe(0);
});
