import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openMediaStore } from 'backend/media/store';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withDatabase } from '../../tests/support/database';
import { manufacturers } from '../db/schema/catalogue';
import { loadDemoShop } from './load';

const database = withDatabase();
let dataDir = '';
let accounts: { email: string; role: string; password: string }[] = [];
const steps: number[] = [];

const load = async () => {
  const { db } = database();
  const media = await openMediaStore({ db, dataDir });
  return loadDemoShop({ db, media, progress: (done) => steps.push(done) });
};

const count = async (query: string): Promise<number> => {
  const { rows } = await database().db.execute<{ n: number }>(sql.raw(`select count(*)::int as n from ${query}`));
  return rows[0]?.n ?? 0;
};

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hanki-demo-'));
  accounts = (await load()).accounts;
}, 120_000);

afterAll(() => rm(dataDir, { recursive: true, force: true }));

test('one account of each role is made, each with a password of its own', () => {
  expect(accounts.map(({ role }) => role)).toEqual(['customer', 'org', 'staff', 'admin']);
  expect(new Set(accounts.map(({ password }) => password)).size).toBe(4);
});

test('loading again changes nothing', async () => {
  const before = await count('variants');
  expect((await load()).accounts).toEqual([]);
  expect(await count('variants')).toBe(before);
});

test('every text is there in all six languages', async () => {
  const tables = {
    model_texts: 'models',
    product_group_texts: 'product_groups',
    manufacturer_texts: 'manufacturers',
    color_texts: 'colors',
    static_page_texts: 'static_pages',
    banner_texts: 'banners',
    delivery_method_texts: 'delivery_methods',
    payment_method_texts: 'payment_methods',
    delivery_country_texts: 'delivery_countries',
    model_property_texts: 'model_properties',
  };
  for (const [texts, things] of Object.entries(tables)) {
    expect(await count(texts), texts).toBe(6 * (await count(things)));
  }
});

test('the sum of movements is the stock', async () => {
  const wrong = `(select s.variant_id from stock s left join stock_movements m using (variant_id, store_id)
    group by s.variant_id, s.store_id, s.quantity having s.quantity <> sum(m.delta)) as wrong`;
  expect(await count(wrong)).toBe(0);
  expect(await count('stock')).toBeGreaterThan(1000);
});

test('the running price of the history is what everybody pays', async () => {
  const wrong = `prices p join price_history h on h.variant_id = p.variant_id and h.valid_to is null
    where h.price_cents <> coalesce(p.discount_cents, p.regular_cents)`;
  expect(await count(wrong)).toBe(0);
  expect(await count('price_history where valid_to is null')).toBe(await count('variants'));
});

test('every colour of a model has a picture', async () => {
  const missing = `(select distinct v.model_id, v.color_id from variants v
    where not exists (select 1 from model_images i where i.model_id = v.model_id and i.color_id = v.color_id)) as missing`;
  expect(await count(missing)).toBe(0);
});

test('there are some sold out, on order, backorderable and at the supplier only', async () => {
  const without = 'not exists (select 1 from stock s where s.variant_id = v.id)';
  expect(await count(`variants v where ${without} and not v.on_order and not v.is_backorderable`)).toBeGreaterThan(10);
  expect(await count('variants where on_order')).toBeGreaterThan(0);
  expect(await count('variants where is_backorderable')).toBeGreaterThan(0);
  expect(await count(`stock s join stores t on t.id = s.store_id where t.type = 'external'`)).toBeGreaterThan(0);
});

test('goods that come later get ids of their own', async () => {
  await database().db.insert(manufacturers).values({ slug: 'later', name: 'Later' });
  expect(await count(`manufacturers where slug = 'later' and id > 9`)).toBe(1);
});

test('progress reaches every picture', () => {
  expect(steps.at(-1)).toBeGreaterThan(100);
});
