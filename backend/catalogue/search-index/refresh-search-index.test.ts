import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { fillSmallShop } from '../../../tests/contract/small-shop';
import { SHOP } from '../../../tests/contract/small-shop-catalogue';
import { withDatabase } from '../../../tests/support/database';
import type { Db, Transaction } from '../../db/client';
import { colorWords } from '../../domain/catalogue/search/color-words';
import { markStale, refreshSearchIndex } from './refresh-search-index';

const database = withDatabase();
const { shell, hidden, outlet } = SHOP;

beforeAll(() => fillSmallShop(database().db));

async function rowsOf<Row>(query: string): Promise<Row[]> {
  return (await database().pool.query(query)).rows;
}

const rename = (db: Db | Transaction, name: string) =>
  db.execute(sql`update model_texts set name = ${name} where model_id = ${shell.id} and language = 'fi'`);

/** The names that the documents of the shell jacket have in Finnish. */
async function namesOfShell(): Promise<string[]> {
  const [row] = await rowsOf<{ names: string[] }>(
    `select names from search_documents where model_id = ${shell.id} and language = 'fi'`,
  );
  return row?.names ?? [];
}

async function frequencyOf(word: string): Promise<number | undefined> {
  const [row] = await rowsOf<{ frequency: number }>(
    `select frequency from search_words where language = 'fi' and word = '${word}'`,
  );
  return row?.frequency;
}

/** Marks every model and makes all documents. */
async function refreshAll(): Promise<void> {
  await markStale(database().db, 'all');
  await refreshSearchIndex(database().db);
}

test('a model that is marked again while its change is not there yet is read when it is', async () => {
  const { db } = database();
  await markStale(db, 'all');
  await db.transaction(async (tx) => {
    await rename(tx, 'Pyry');
    await markStale(tx, 'all');
    await refreshSearchIndex(db);
    expect(await namesOfShell()).toEqual(['tuisku', 'aapa tuisku']);
  });
  await refreshSearchIndex(db);
  expect(await namesOfShell()).toEqual(['pyry', 'aapa pyry']);
});

test('a mark is gone only together with what it stood for, names of groups and brands too', async () => {
  const { db, pool } = database();
  await pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'cut short'; end $$;
    create trigger refuse before insert on search_names execute function refuse()`);
  await markStale(db, 'all');
  await expect(refreshSearchIndex(db)).rejects.toThrow();
  await pool.query('drop trigger refuse on search_names');
  await pool.query('delete from search_names');
  expect(await refreshSearchIndex(db)).toBe(5);
  expect(await rowsOf(`select name from search_names where language = 'fi' order by name`)).toEqual([
    { name: 'Aapa' },
    { name: 'Kuoritakit' },
    { name: 'Takit' },
  ]);
});

test('groups and brands count each model that lists show once', async () => {
  await database().pool.query(`insert into model_groups (model_id, group_id) values (${shell.id}, 1)`);
  await database().pool.query(`update variants set is_withdrawn = true where model_id = ${outlet.id}`);
  await refreshAll();
  expect(await rowsOf(`select name, models from search_names where language = 'fi' order by name`)).toEqual([
    { name: 'Aapa', models: 2 },
    { name: 'Kuoritakit', models: 2 },
    { name: 'Takit', models: 2 },
  ]);
});

test('groups of the same name are shown with their parents', async () => {
  const { pool } = database();
  const label = `select label from search_names where language = 'fi' and kind = 'group' order by label`;
  const [before] = await rowsOf<{ name: string }>(
    `select t.name from product_group_texts t join product_groups g on g.id = t.group_id
     where t.language = 'fi' and g.parent_id is null and g.id in (select parent_id from product_groups)`,
  );
  const child = `(select min(id) from product_groups where parent_id is not null)`;
  const { rows } = await pool.query(
    `select name from product_group_texts where language = 'fi' and group_id = ${child}`,
  );
  await pool.query(`update product_group_texts set name = $1 where language = 'fi' and group_id = ${child}`, [
    before?.name,
  ]);
  await refreshAll();
  expect(await rowsOf(label)).toEqual([{ label: before?.name }, { label: `${before?.name} – ${before?.name}` }]);
  await pool.query(`update product_group_texts set name = $1 where language = 'fi' and group_id = ${child}`, [
    rows[0].name,
  ]);
  await refreshAll();
});

test('a new word of a renamed model is one that a slip may have meant', async () => {
  await rename(database().db, 'Viima');
  await refreshAll();
  expect(await frequencyOf('viima')).toBe(1);
  // a word that descriptions held before is known without a frequency
  await rename(database().db, 'Kestää');
  await refreshAll();
  expect(await frequencyOf('kestää')).toBe(1);
  // and the old one is in use no more
  expect(await frequencyOf('viima')).toBe(0);
});

test('a colour is found by the name of its family, whatever the brand calls it', async () => {
  const words = `select counted from search_bodies where model_id = ${shell.id} and language = 'en'`;
  const { rows } = await database().pool.query(`select array_agg(distinct c.control) as controls from variants v
    join colors c on c.id = v.color_id where v.model_id = ${shell.id}`);
  const [row] = await rowsOf<{ counted: string }>(words);
  for (const control of rows[0].controls)
    for (const word of colorWords(control, 'en').split(' ')) expect(row?.counted).toContain(`'${word}'`);
  expect(rows[0].controls.length).toBeGreaterThan(0);
});

test('words are counted in the models that lists show, however often one is hidden and shown', async () => {
  const setPublic = async (isPublic: boolean) => {
    await database().pool.query(`update models set is_public = ${isPublic} where id = ${hidden.id}`);
    await refreshAll();
  };
  expect(await frequencyOf('salainen')).toBeUndefined();
  const jackets = (await frequencyOf('takit')) ?? 0;
  for (let round = 0; round < 2; round++) {
    await setPublic(true);
    expect([await frequencyOf('salainen'), await frequencyOf('takit')]).toEqual([1, jackets + 1]);
    await setPublic(false);
    expect([await frequencyOf('salainen'), await frequencyOf('takit')]).toEqual([0, jackets]);
  }
});

test('a name with signs is kept as a search for it is read', async () => {
  await rename(database().db, 'Tuisku™ (Pro) "3L", 100 %');
  await refreshAll();
  expect(await namesOfShell()).toEqual(['tuisku pro 3l 100', 'aapa tuisku pro 3l 100']);
});

test('words of a description are found one by one, whatever stands between them', async () => {
  const html = '<p class="hiihto">vaellus/retki&nbsp;kevyt.Mukava<br>lämmin</p><a href="/sukset';
  await database().pool.query(
    `update model_texts set description_html = $1 where model_id = ${shell.id} and language = 'fi'`,
    [html],
  );
  await refreshAll();
  const words = ['vaellus', 'retki', 'kevyt', 'mukava', 'lämmin', 'hiihto', 'nbsp', 'sukset', 'href'];
  const rows = await rowsOf<{ word: string }>(
    `select w as word from unnest('{${words}}'::text[]) w join search_bodies b on b.model_id = ${shell.id}
       and b.language = 'fi' and b.words @@ plainto_tsquery('finnish', w)`,
  );
  expect(rows.map(({ word }) => word)).toEqual(['vaellus', 'retki', 'kevyt', 'mukava', 'lämmin']);
});
