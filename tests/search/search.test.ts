import { readFileSync } from 'node:fs';
import { markStale, refreshSearchIndex } from 'backend/catalogue/search-index/refresh-search-index';
import { loadDemoShop } from 'backend/demo/load';
import { modelsByCode } from 'backend/domain/catalogue/search/find-codes';
import { type SearchResult, searchShop } from 'backend/domain/catalogue/search/search-shop';
import { beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '~/locale/languages';
import { withDatabase } from '../support/database';
import { QUERIES } from './queries';

const database = withDatabase();

/** The demo shop takes a while on a busy machine. */
const LOAD_LIMIT_MS = 180_000;

beforeAll(async () => {
  await loadDemoShop({ db: database().db });
}, LOAD_LIMIT_MS);

const search = (text: string, language: Language = 'fi', isTyping = false): Promise<SearchResult> =>
  searchShop(database().pool, text, { language, sort: 'main', isTyping });

async function firstFive(result: SearchResult, language: Language): Promise<{ slug: string; name: string }[]> {
  const { rows } = await database().pool.query<{ slug: string; name: string }>(
    `select m.slug, t.name from unnest($1::int[]) with ordinality w(id, place)
     join models m on m.id = w.id join model_texts t on t.model_id = m.id and t.language = $2 order by w.place`,
    [result.ids.slice(0, 5), language],
  );
  return rows;
}

test('the table holds at least sixty queries, some in every language', () => {
  expect(QUERIES.length).toBeGreaterThanOrEqual(60);
  expect(new Set(QUERIES.map(({ language }) => language))).toEqual(new Set(LANGUAGES));
});

describe('what shoppers type finds what they mean in the first five', () => {
  test.each(QUERIES.map((query) => [query.language, query.text, query] as const))(
    '%s: %s',
    async (language, text, query) => {
      const result = await search(text, language);
      const five = await firstFive(result, language);
      expect(five.length).toBeGreaterThan(0);
      expect(five.map(({ slug }) => slug)).toEqual(expect.arrayContaining([...(query.first ?? [])]));
      if (query.kind) for (const { name } of five) expect(name).toMatch(query.kind);
      if (query.meant) expect(result.didYouMean).toBe(query.meant);
    },
  );
});

test('a model number, an EAN and an article number find their model before all else', async () => {
  const { rows } = await database().pool.query<{ model_id: number; sku: string; ean: string; model_number: string }>(
    `update variants v set ean = '6410000000013' from models m
     where m.id = v.model_id and v.id = (select min(id) from variants)
     returning v.model_id, v.sku, v.ean, m.model_number`,
  );
  const [row] = rows;
  if (!row) throw new Error('The demo shop has no variants.');
  for (const code of [row.sku, row.sku.toLowerCase(), row.ean, row.model_number]) {
    expect((await search(code)).ids[0]).toBe(row.model_id);
  }
  expect(await modelsByCode(database().pool, 'takki')).toEqual([]);
});

test('a brand is suggested by its name, and its models are found', async () => {
  const { brands, ids } = await search('tuisku');
  expect(brands).toEqual([{ name: 'Tuisku', slug: 'tuisku' }]);
  expect(ids.length).toBeGreaterThan(10);
});

test('what is being typed suggests groups and products', async () => {
  const { groups, products } = await search('untuvat', 'fi', true);
  expect(groups.map(({ name }) => name)).toContain('Untuvatakit');
  expect(products).toHaveLength(6);
  expect(products[0]?.image?.path).toMatch(/^\/media\//);
});

test('where nothing is found, groups lead on', async () => {
  const result = await search('qqxyzzyq');
  expect(result).toMatchObject({ ids: [], didYouMean: '', brands: [] });
  expect(result.groups.length).toBeGreaterThan(3);
});

test('words that no product has together find those with some of them, and say so', async () => {
  const result = await search('teltta kajakki jäähakku');
  expect(result.match).toBe('some');
  expect(result.ids.length).toBeGreaterThan(0);
});

test('half of the visitors see the most sold first among equal matches', async () => {
  const wish = { language: 'fi', sort: 'converted', isTyping: false } as const;
  const { ids } = await searchShop(database().pool, 'untuvatakki', wish);
  const { rows } = await database().pool.query<{ sold: number }>(
    `select m.sold_amount as sold from unnest($1::int[]) with ordinality w(id, place) join models m on m.id = w.id order by place`,
    [ids.slice(0, 5)],
  );
  const sold = rows.map((row) => row.sold);
  expect(new Set(sold).size).toBeGreaterThan(1);
  expect(sold).toEqual([...sold].sort((a, b) => b - a));
});

test('a model that is hidden is found no more once its documents are made anew', async () => {
  const [id] = (await search('kaamos untuvatakki')).ids;
  const { db, pool } = database();
  await pool.query('update models set is_public = false where id = $1', [id]);
  await pool.query('insert into search_stale values ($1)', [id]);
  expect(await refreshSearchIndex(db)).toBe(1);
  expect((await search('kaamos untuvatakki')).ids).not.toContain(id);
  await pool.query('update models set is_public = true where id = $1', [id]);
  await markStale(db, 'new');
  await refreshSearchIndex(db);
  expect((await search('kaamos untuvatakki')).ids[0]).toBe(id);
});

test('what changes while documents are made is read again', async () => {
  const { db, pool } = database();
  const mark = 'insert into search_stale select min(id) from models on conflict do nothing';
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await pool.query(mark);
  let marked: Promise<unknown> | undefined;
  await db.transaction(async (tx) => {
    expect(await refreshSearchIndex(tx)).toBe(1);
    marked = pool.query(mark);
    // the mark is under way, on another connection, before the documents are there for others
    await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1);
  });
  await marked;
  expect(await refreshSearchIndex(db)).toBe(1);
});

describe('any text is answered', () => {
  const hostile = [
    `%' or 1=1 --`,
    `\\`,
    `'''`,
    `a & b | !c <-> d:*A`,
    `(((((`,
    '🎿⛷️ sukset',
    '\u202Ekkit',
    'e\u0301'.repeat(100),
    '\uD800 takki \uDFFF',
    '\u0000takki',
    'ß'.repeat(300),
    'a '.repeat(150),
    'takki '.repeat(50),
    '1-1-1-1-'.repeat(40),
    'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    '__proto__ constructor',
    'İstanbul ı',
    'в'.repeat(300),
    '<script>alert(1)</script>',
  ];
  test.each(hostile)('%j', async (text) => {
    for (const language of LANGUAGES) {
      for (const isTyping of [false, true]) {
        const { ids } = await search(text, language, isTyping);
        expect(ids.length).toBeLessThanOrEqual(1000);
      }
    }
  });
});

test('the migration makes every index that the schema names', async () => {
  const { rows } = await database().pool.query<{ indexname: string }>(
    `select indexname from pg_indexes where tablename like 'search_%'`,
  );
  const made = rows.map(({ indexname }) => indexname);
  const schema = readFileSync(new URL('../../backend/db/schema/search.ts', import.meta.url), 'utf8');
  for (const [, name = ''] of schema.matchAll(/index\('(search_\w+)'\)/g)) expect(made).toContain(name);
  for (const language of LANGUAGES) expect(made).toContain(`search_documents_words_${language}`);
});
