import { MAX_SAVED } from 'contract/saved-products';
import { beforeAll, expect, test } from 'vitest';
import { withDatabase } from '../../../tests/support/database';
import { insertShop, insertVariant } from '../../../tests/support/shop-data';
import { customers } from '../../db/schema/customers';
import { changeSavedProducts, readSavedProducts } from './saved-products';

const database = withDatabase();
const ids: number[] = [];

beforeAll(async () => {
  const { db } = database();
  await insertShop(db);
  for (let made = 0; made <= MAX_SAVED; made++) ids.push(await insertVariant(db));
});

async function person(email: string): Promise<number> {
  const [row] = await database().db.insert(customers).values({ email }).returning({ id: customers.id });
  return row?.id ?? 0;
}
const products = (from: number, to: number) => ids.slice(from, to).map((productId) => ({ productId, amount: 1 }));
const change = (who: number, add: { productId: number; amount: number }[], remove: number[] = []) =>
  changeSavedProducts(database().db, who, { add, remove }, new Date());

test('a product is saved once, in its newest quantity; unknown ones are left out and removed ones go', async () => {
  const who = await person('one@example.com');
  await change(who, products(0, 2));
  const [first = 0, second = 0] = ids;
  await change(who, [
    { productId: first, amount: 3 },
    { productId: 2_000_000_000, amount: 1 },
  ]);
  expect(await readSavedProducts(database().db, who)).toEqual([
    { productId: first, amount: 3 },
    { productId: second, amount: 1 },
  ]);
  expect(await change(who, [], [first])).toEqual([{ productId: second, amount: 1 }]);
});

test('two devices that save at once do not pass the limit, and the refused one changes nothing', async () => {
  const who = await person('two@example.com');
  await change(who, products(0, MAX_SAVED - 1));
  const outcomes = await Promise.all([
    change(who, products(MAX_SAVED - 1, MAX_SAVED)),
    change(who, products(MAX_SAVED, MAX_SAVED + 1)),
  ]);
  expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1);
  expect(await readSavedProducts(database().db, who)).toHaveLength(MAX_SAVED);
});

test('nobody sees what somebody else saved', async () => {
  const [one, other] = [await person('mine@example.com'), await person('yours@example.com')];
  await change(one, products(0, 1));
  expect(await readSavedProducts(database().db, other)).toEqual([]);
});
