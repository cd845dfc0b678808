import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { beforeAll, expect, test } from 'vitest';
import { fillSmallShop } from '../../../tests/contract/small-shop';
import { insertDetails } from '../../../tests/contract/small-shop-details';
import { withDatabase } from '../../../tests/support/database';
import { COPIED_TABLES } from './copied-tables';
import { multiplyModels } from './multiply-models';

const database = withDatabase();
const multiply = (total: number, lean = false) => multiplyModels(database().db, { total, lean });

const count = async (query: string): Promise<number> => {
  const { rows } = await database().db.execute<{ n: number }>(sql.raw(`select count(*)::int as n from ${query}`));
  return rows[0]?.n ?? 0;
};

/** The small shop's five models twice over, and two of them a third time. */
const MODELS = 5;
const TOTAL = 12;

const before = new Map<string, number>();
const tables = COPIED_TABLES.map(({ table }) => getTableConfig(table).name);

beforeAll(async () => {
  await fillSmallShop(database().db);
  await insertDetails(database().db);
  for (const table of tables) before.set(table, await count(table));
  expect(await multiply(MODELS * 2)).toBe(MODELS * 2);
});

test('a round copies everything that belongs to its models', async () => {
  const after = await Promise.all(tables.map(async (table) => [table, await count(table)]));
  expect(after).toEqual(tables.map((table) => [table, 2 * (before.get(table) ?? 0)]));
});

test('copies refer to copies of the same round', async () => {
  const base = (id: string) => `(select split_part(import_key, ':', 3) from models where id = ${id})`;
  expect(await count(`bundle_parts where ${base('bundle_id')} <> '' and ${base('model_id')} = ''`)).toBe(0);
  expect(await count(`variants v join models m on m.id = v.model_id where m.import_key like 'seed:%'`)).toBe(7);
  expect(await count(`models where import_key like 'seed:%' and second_hand_parent_id is not null`)).toBe(1);
});

test('a part of a round leaves out what would refer to models that are not there, and the next run goes on', async () => {
  expect(await multiply(TOTAL)).toBe(TOTAL);
  const names = `model_texts where language = 'fi' and name like 'Tuisku%'`;
  expect(await count(names)).toBe(3);
  expect(await count(`${names} and name = 'Tuisku 3'`)).toBe(1);
  expect(await multiply(5)).toBe(TOTAL);
});

test('lean copies have one variant, a price and texts, and nothing else', async () => {
  const [variants, reviews] = [await count('variants'), await count('reviews')];
  expect(await multiply(TOTAL + MODELS, true)).toBe(TOTAL + MODELS);
  expect(await count('variants')).toBe(variants + MODELS);
  expect(await count('reviews')).toBe(reviews);
});

test('goods that come later get ids of their own', async () => {
  const { db } = database();
  await db.execute(sql`insert into models (slug, manufacturer_id, tax_class_id) values ('later', 1, 1)`);
  expect(await count(`models where slug = 'later' and id = (select max(id) from models)`)).toBe(1);
});
