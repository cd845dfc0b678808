import type pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { fillSmallShop } from '../../../../tests/contract/small-shop';
import { SHOP } from '../../../../tests/contract/small-shop-catalogue';
import { withDatabase } from '../../../../tests/support/database';
import { markStale, refreshSearchIndex } from '../../../catalogue/search-index/refresh-search-index';
import type { Connection } from '../../reading/reader';
import { modelsByCode } from './find-codes';
import { modelsByFacts } from './find-models';
import { type SearchResult, searchShop } from './search-shop';

const database = withDatabase();
const { shell, hidden, campaignOnly, soldOut, outlet } = SHOP;

beforeAll(() => fillSmallShop(database().db));

const search = (text: string): Promise<SearchResult> =>
  searchShop(database().pool, text, { language: 'fi', sort: 'main', isTyping: false, now: new Date() });

test('models whose descriptions hold all words match all of them', async () => {
  await database().pool.query(
    `update model_texts set description_html = '<p>Tiivis huppu, pitkä helma.</p>'
     where model_id = ${shell.id} and language = 'fi'`,
  );
  await markStale(database().db, 'all');
  await refreshSearchIndex(database().db);
  // the name alone would be a match of some words
  expect(await search('tuisku helma')).toMatchObject({ ids: [shell.id], match: 'all', didYouMean: '' });
  // no model has both of these
  expect(await search('tuisku poisto')).toMatchObject({ match: 'some' });
});

test('several unknown words are each taken apart or corrected', async () => {
  const { ids, didYouMean } = await search('kuoritakut loppukuoritakki sinonen');
  expect(didYouMean).toBe('kuoritakit loppukuoritakki sininen');
  expect(ids).toContain(shell.id);
});

test('a code finds models that lists show only', async () => {
  const { pool } = database();
  await pool.query(`update variants set sku = 'SAL-100', ean = '6410000000020' where id = ${hidden.variant}`);
  await pool.query(`update models set model_number = 'KAM-7' where id = ${campaignOnly.id}`);
  for (const code of ['SAL-100', '6410000000020', 'SAL-10', 'KAM-7'])
    expect(await modelsByCode(pool, code)).toEqual([]);
  await pool.query(`update models set is_public = true where id = ${hidden.id}`);
  expect(await modelsByCode(pool, 'sal 100')).toEqual([hidden.id]);
});

test('a beginning of article numbers finds every model, however many variants each has', async () => {
  const { pool } = database();
  await pool.query(
    `insert into sizes (id, slug, name, sort) select n, 'n' || n, n, n from generate_series(100, 160) n`,
  );
  await pool.query(`
    insert into variants (id, model_id, sku, size_id, type_id)
    select n, ${soldOut.id}, 'PRE1000-' || n, n, 1 from generate_series(100, 160) n
    union all select n + 100, ${outlet.id}, 'PRE1000-Z' || n, n, 1 from generate_series(100, 160) n`);
  expect(await modelsByCode(pool, 'PRE1000')).toEqual([soldOut.id, outlet.id]);
});

test('the model of exactly this name is found behind thousands that are wanted more', async () => {
  const { pool } = database();
  const insert =
    'insert into search_documents (model_id, language, names, title, kind, words, sold, viewed, popularity, is_popular)';
  await pool.query(`
    insert into models (id, slug, manufacturer_id, tax_class_id) select n, 'many-' || n, 1, 1 from generate_series(1001, 3001) n;
    delete from search_documents where model_id = ${shell.id};
    ${insert} select id, 'fi', '{repp}', 'repp', '', 'repp', 0, 0, 9, true from models where id > 1000;
    ${insert} values (${shell.id}, 'fi', '{repp musta}', 'repp must', '', 'repp must', 0, 0, 1, false)`);
  const query = {
    any: `'repp'`,
    own: null,
    kinds: `'repp'`,
    head: `'repp'`,
    sort: 'main',
    text: 'repp musta',
    isTyping: false,
  } as const;
  for (const expected of [0, 10_000]) {
    const ids = await modelsByFacts(pool, 'fi', { ...query, expected });
    expect(ids[0]).toBe(shell.id);
    expect(new Set(ids).size).toBe(1000);
  }
});

test('of equally good matches those that are sold out come last, but the exact name comes first', async () => {
  const { pool } = database();
  await pool.query(`
    insert into search_documents (model_id, language, names, title, kind, words, sold, viewed, popularity, is_popular)
    values (${soldOut.id}, 'sv', '{säck grön}', 'säck grön', '', 'säck grön', 0, 0, 9, true),
      (${outlet.id}, 'sv', '{säck}', 'säck', '', 'säck', 0, 0, 1, false)
    on conflict (model_id, language) do update set names = excluded.names, title = excluded.title, kind = '',
      words = excluded.words, popularity = excluded.popularity`);
  await pool.query('update variants set on_order = false where model_id = $1', [soldOut.id]);
  const stem = `'säck'`;
  const query = { any: stem, own: stem, kinds: stem, head: stem, sort: 'main', expected: 0 } as const;
  for (const isTyping of [false, true]) {
    const found = (text: string) => modelsByFacts(pool, 'sv', { ...query, text, isTyping });
    expect(await found('säckar')).toEqual([outlet.id, soldOut.id]);
    expect(await found('säck grön')).toEqual([soldOut.id, outlet.id]);
  }
});

test('one search has two questions under way at most, however many words it has', async () => {
  let underWay = 0;
  let most = 0;
  const query = async (...asked: Parameters<pg.Pool['query']>) => {
    most = Math.max(most, ++underWay);
    try {
      return await database().pool.query(...asked);
    } finally {
      underWay--;
    }
  };
  for (const isTyping of [false, true]) {
    const wish = { language: 'fi', sort: 'main', isTyping, now: new Date() } as const;
    await searchShop({ query } as unknown as Connection, 'kuoritakut sinonen tuizku apaa tkki 123 polkka rinka', wish);
  }
  expect(most).toBe(2);
});

test('suggestions for known words take four statements', async () => {
  let statements = 0;
  const query = (...asked: Parameters<pg.Pool['query']>) => {
    statements++;
    return database().pool.query(...asked);
  };
  const wish = { language: 'fi', sort: 'main', isTyping: true, now: new Date() } as const;
  const { products } = await searchShop({ query } as unknown as Connection, 'kuoritakki', wish);
  expect(products.length).toBeGreaterThan(0);
  expect(statements).toBe(4);
});
