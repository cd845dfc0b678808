import { schema } from 'backend/db/client';
import { drizzle } from 'drizzle-orm/node-postgres';
import { beforeAll, expect, test } from 'vitest';
import { withDatabase } from '../../../tests/support/database';
import { order } from '../../../tests/support/ordering';
import { insertShop, insertVariant, STORES } from '../../../tests/support/shop-data';
import { lookUpOrder } from './order-reading';

const database = withDatabase();
let productId = 0;

beforeAll(async () => {
  const { db } = database();
  await insertShop(db);
  productId = await insertVariant(db, { slug: 'takki', stock: { [STORES.main]: 5 } });
});

/** A look-up with the statements that it sent to the database. */
async function lookUp(number: string, email: string) {
  const statements: string[] = [];
  const logger = { logQuery: (text: string) => void statements.push(text) };
  const found = await lookUpOrder(drizzle(database().pool, { schema, logger }), number, email, 'fi');
  return { found: found !== null, statements };
}

test('a wrong pair costs one and the same statement, whether the order or the address exists or not: its time tells nothing', async () => {
  const { number } = await order(database().db, { productId, email: 'maija@example.com' });
  const pairs = await Promise.all([
    lookUp(number, 'eero@example.com'),
    lookUp('S000000000', 'maija@example.com'),
    lookUp('S000000000', 'eero@example.com'),
  ]);
  expect(pairs.map(({ found }) => found)).toEqual([false, false, false]);
  expect(pairs.map(({ statements }) => statements.length)).toEqual([1, 1, 1]);
  expect(new Set(pairs.flatMap(({ statements }) => statements)).size).toBe(1);
  expect((await lookUp(number, 'MAIJA@example.com')).found).toBe(true);
});
