import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withDatabase } from '../../../tests/support/database';
import { insertCode } from '../../../tests/support/discount-codes';
import { conflictReason, ledgerFaults, numberOf, order, stockOf } from '../../../tests/support/ordering';
import { insertShop, insertVariant, STORES } from '../../../tests/support/shop-data';
import { type Database, openDatabase } from '../../db/client';
import { kindOfDatabaseError } from '../errors/database-error';
import { Refusal } from '../errors/refusals';

const BUYERS = 20;

const database = withDatabase();
/** A connection for every buyer: nobody waits for the pool instead of the lock. */
let crowd: Database;

beforeAll(async () => {
  crowd = openDatabase(database().url, { connections: BUYERS, name: 'crowd' });
  await insertShop(database().db);
});

afterAll(() => crowd.close());

/** All buyers at once; each a real connection. */
const all = <T>(buy: (buyer: number) => Promise<T>) =>
  Promise.all(Array.from({ length: BUYERS }, (_, buyer) => buy(buyer)));

const ordersOf = (variantId: number) =>
  numberOf(database().db, sql`select count(*) from order_rows where variant_id = ${variantId}`);

test('twenty buyers of the last unit make one order and nineteen clear refusals', async () => {
  const productId = await insertVariant(database().db, { stock: { [STORES.main]: 1 } });
  const outcomes = await all(() => {
    const attempt = order(crowd.db, { productId });
    return attempt.then(
      () => 'placed',
      () => conflictReason(attempt),
    );
  });
  expect(outcomes.filter((outcome) => outcome === 'placed')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'OUT_OF_STOCK')).toHaveLength(BUYERS - 1);
  expect(await stockOf(database().db, productId)).toBe(0);
  expect(await ledgerFaults(database().db)).toBe(0);
});

test('twenty submits of one attempt are one order with one number', async () => {
  const productId = await insertVariant(database().db, { stock: { [STORES.main]: 50 } });
  const key = 'submitted-twenty-times-at-once';
  const placed = await all(() => order(crowd.db, { productId, key }));
  expect(new Set(placed.map((each) => each.number)).size).toBe(1);
  expect(placed.filter((each) => each.outcome === 'created')).toHaveLength(1);
  expect(await ordersOf(productId)).toBe(1);
  expect(await stockOf(database().db, productId)).toBe(49);
});

test('twenty submits of one attempt for the last unit are one order, not one order and a refusal', async () => {
  const productId = await insertVariant(database().db, { stock: { [STORES.main]: 1 } });
  const key = 'last-unit-submitted-twenty-times';
  const placed = await all(() => order(crowd.db, { productId, key }));
  expect(new Set(placed.map((each) => each.number)).size).toBe(1);
});

test('orders of the same goods in another order do not wait for each other for ever', async () => {
  const { db } = database();
  const one = await insertVariant(db, { stock: { [STORES.main]: 100, [STORES.tampere]: 5 } });
  const other = await insertVariant(db, { stock: { [STORES.main]: 100, [STORES.tampere]: 5 } });
  await all((buyer) => {
    const ids = buyer % 2 === 0 ? [one, other] : [other, one];
    const products = ids.map((productId) => ({ productId, amount: 1 }));
    return order(crowd.db, { productId: one, total: 20_000, body: { products } });
  });
  expect(await stockOf(database().db, one)).toBe(105 - BUYERS);
  expect(await stockOf(database().db, other)).toBe(105 - BUYERS);
});

/** A product for each buyer: orders that wait for the same stock would not race for anything else. */
async function productsOfAll(): Promise<number[]> {
  const ids: number[] = [];
  for (let buyer = 0; buyer < BUYERS; buyer++) {
    ids.push(await insertVariant(database().db, { stock: { [STORES.main]: 1 } }));
  }
  return ids;
}

test('twenty buyers of the last use of a code make one order and nineteen refusals of the code', async () => {
  const { db } = database();
  const products = await productsOfAll();
  const codeId = await insertCode(db, { code: 'LAST', amountCents: 1_000, maxUses: 1 });
  const body = { discount_codes: ['last'] };
  const outcomes = await all((buyer) =>
    order(crowd.db, { productId: products[buyer] ?? 0, total: 9_590, email: `buyer${buyer}@example.com`, body }).then(
      () => 'placed',
      (error: unknown) => (error instanceof Refusal ? Object.keys(error.fields).join() : error),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === 'placed')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'discount_codes')).toHaveLength(BUYERS - 1);
  expect(await numberOf(db, sql`select count(*) from discount_code_uses where code_id = ${codeId}`)).toBe(1);
  expect(await ledgerFaults(db)).toBe(0);
});

test('twenty orders of one customer use a code of one use a customer once', async () => {
  const { db } = database();
  const products = await productsOfAll();
  const codeId = await insertCode(db, { code: 'ONCE', amountCents: 1_000, maxUsesPerCustomer: 1 });
  const body = { discount_codes: ['ONCE'] };
  const spelt = (buyer: number) => (buyer % 2 === 0 ? 'once@example.com' : 'ONCE@example.com');
  await all((buyer) =>
    order(crowd.db, { productId: products[buyer] ?? 0, total: 9_590, email: spelt(buyer), body }).catch(
      (error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
      },
    ),
  );
  expect(await numberOf(db, sql`select count(*) from discount_code_uses where code_id = ${codeId}`)).toBe(1);
});

test('a connection that dies in the middle of an order leaves nothing, and the same key then places it', async () => {
  const { db, url } = database();
  const productId = await insertVariant(db, { stock: { [STORES.main]: 1 } });
  const key = 'cut-off-in-the-middle-of-it';
  const holder = new pg.Client(url);
  await holder.connect();
  await holder.query('begin');
  await holder.query('select 1 from stock where variant_id = $1 for update', [productId]);
  const attempt = order(crowd.db, { productId, key }).then(
    () => 'placed',
    (error: unknown) => kindOfDatabaseError(error),
  );
  await expect.poll(() => terminateWaiting(holder)).toBe(1);
  expect(await attempt).toBe('unavailable');
  await holder.query('rollback');
  await holder.end();
  expect(await numberOf(db, sql`select count(*) from orders where idempotency_key = ${key}`)).toBe(0);
  expect(await stockOf(database().db, productId)).toBe(1);
  expect(await order(crowd.db, { productId, key })).toMatchObject({ outcome: 'created' });
  expect(await stockOf(database().db, productId)).toBe(0);
  expect(await ledgerFaults(db)).toBe(0);
});

/** Ends the connections that wait for a lock the holder has; answers how many there were. */
async function terminateWaiting(holder: pg.Client): Promise<number> {
  const { rows } = await holder.query<{ ended: boolean }>(
    `select pg_terminate_backend(pid) as ended from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))`,
  );
  return rows.length;
}
