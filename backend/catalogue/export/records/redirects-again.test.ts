/** Redirects that were exported come back: into the shop that they are from without any change, into another one as they were. */
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { fileWriter } from '../../../../tests/support/catalogue-file';
import { type TestDatabase, withDatabase } from '../../../../tests/support/database';
import { withImports } from '../../../../tests/support/imports';
import { findRedirect } from '../../../domain/content/find-redirect';
import { ImportReport } from '../../import-report';
import { importRedirects } from '../../redirects/import-redirects';
import { recordsFile } from './record-exports';

const shop = withDatabase();
const other = withDatabase();
const inShop = withImports(shop);
const inOther = withImports(other);
const write = fileWriter();

const GOODS = [
  'Handle,Title,Vendor,Type,Variant SKU,Variant Price',
  'lamp,Lamp,Kettu,Lamps,LAMP,10',
  'wäsche,Wäsche,Kettu,Kleidung & Wäsche,W-1,10',
];

beforeAll(async () => {
  await inShop.importLines(GOODS);
  await inOther.importLines(GOODS);
  await shop().db.execute(sql`insert into redirects (from_path, target) values
    ('old-page', '/lamps/'), ('campaign', '/search/?q=lamp&sort=price#top'), ('elsewhere', 'https://other.example/a,b?x=%221%22'),
    ('to-product', '/kettu/lamp/'), ('страница/ä', '/lamps/?size=m'), ('front', '/'), ('nowhere-yet', '/coming/')`);
});

async function exported({ db }: TestDatabase): Promise<string> {
  return db.transaction(async (tx) => {
    let text = '';
    for await (const part of recordsFile(tx, 'redirects', { written: 0, leftOut: new Map() })) text += part;
    return text;
  });
}

async function imported({ db }: TestDatabase, text: string) {
  const report = new ImportReport();
  const counts = await importRedirects(write(text), { db, ownHosts: new Set(['shop.fi']), now: new Date() }, report);
  return { ...counts, refused: report.skipped };
}

const rowsOf = async ({ pool }: TestDatabase) => {
  const redirects = await pool.query('select from_path, target from redirects order by 1');
  const addresses = await pool.query('select path, model_id, group_id from old_addresses order by 1');
  return [redirects.rows, addresses.rows];
};

test('redirects that are imported again into their own shop change nothing, and none is refused', async () => {
  const before = await rowsOf(shop());
  const text = await exported(shop());
  const lines = text.trim().split('\r\n').length - 1;
  expect(lines).toBe(before.flat().length);
  expect(await imported(shop(), text)).toEqual({ added: 0, known: lines, refused: [] });
  expect(await rowsOf(shop())).toEqual(before);
});

test('another shop with the same goods leads every address where the first one does', async () => {
  const text = await exported(shop());
  expect((await imported(other(), text)).refused).toEqual([]);
  const paths = (await rowsOf(shop())).flat().map((row) => `/${row.from_path ?? row.path}/`);
  expect(paths.length).toBeGreaterThan(10);
  for (const path of paths)
    expect(await findRedirect(other().pool, 'en', path, new Date()), path).toBe(
      await findRedirect(shop().pool, 'en', path, new Date()),
    );
  expect(await imported(other(), await exported(other()))).toMatchObject({ added: 0, refused: [] });
});
