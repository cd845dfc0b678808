/** What undoing the last import gives back, and what stays. */
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { fileWriter } from '../../../tests/support/catalogue-file';
import { withDatabase } from '../../../tests/support/database';
import { withImports } from '../../../tests/support/imports';
import { ledgerFaults, numberOf, order, paymentWork } from '../../../tests/support/ordering';
import { insertShop } from '../../../tests/support/shop-data';
import { expireOrders } from '../../payments/expire-orders';
import { PAYMENT_TIME_MS } from '../../payments/payment-time';
import type { ImportOptions } from '../import-catalogue';
import { ImportReport } from '../import-report';
import { importTranslations } from '../translations/import-translations';
import { beginCommandRun } from './run-rows';
import { openUndoRecord } from './undo-record';
import { CannotUndo, markUndone, undoRun } from './undo-run';

const database = withDatabase();
const write = fileWriter();
beforeAll(async () => {
  await insertShop(database().db);
});
const { importLines, soldOf, modelOf } = withImports(database);

let count = 0;

/** Imports lines as a run. @returns the run's id */
async function run(lines: readonly string[], more: Partial<ImportOptions> = {}): Promise<number> {
  const { db } = database();
  count += 1;
  const command = { fileName: 'goods.csv', fileBytes: 1, fingerprint: `${count}`, options: {} };
  const id = await beginCommandRun(db, command, new Date());
  await importLines(lines, more, undefined, openUndoRecord(db, id));
  return id;
}

async function undo(id: number) {
  const counts = await undoRun(database().db, id, new Date());
  await markUndone(database().db, id, new Date(), counts);
  return counts;
}

const TABLES: Readonly<Record<string, string>> = {
  models: 'to_jsonb(x)',
  model_texts: 'to_jsonb(x)',
  model_groups: 'to_jsonb(x)',
  variants: 'to_jsonb(x)',
  prices: `to_jsonb(x) - 'updated_at'`,
  stock: 'to_jsonb(x)',
  model_properties: 'to_jsonb(x)',
  model_property_texts: 'to_jsonb(x)',
  model_images: 'to_jsonb(x)',
  model_relations: 'to_jsonb(x)',
  old_addresses: 'to_jsonb(x)',
  product_groups: 'to_jsonb(x)',
  manufacturers: 'to_jsonb(x)',
  search_documents: `jsonb_build_object('model', x.model_id, 'language', x.language, 'names', x.names)`,
};

/** Everything of the catalogue, so that nothing is forgotten. */
async function catalogue(): Promise<Record<string, unknown>> {
  const all: Record<string, unknown> = {};
  for (const [table, row] of Object.entries(TABLES)) {
    const { rows } = await database().pool.query(`select ${row} as row from ${table} x order by ${row}::text`);
    all[table] = rows;
  }
  return all;
}

const HEADER =
  'Handle,Title,Body (HTML),Vendor,Type,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Compare At Price,Variant Inventory Tracker,Variant Inventory Qty,Variant Grams,Status';

test('undoing gives every product back what it was, and removes what the import added with its groups, brands and addresses', async () => {
  await importLines([
    HEADER,
    'lamp,Lamp,<p>Old</p>,Valo,Lamps,Size,S,LAMP-S,10,,shopify,5,100,active',
    'lamp,,,,,,M,LAMP-M,12,,shopify,3,100,',
    'tent,Tent,<p>Dry</p>,Valo,Tents,Size,One,TENT,90,120,shopify,2,900,active',
    'gone,Gone,,Valo,Lamps,,,GONE,5,,shopify,1,,active',
  ]);
  const before = await catalogue();
  const id = await run([
    HEADER,
    // The sizes change places, one leaves and one is new; brand, group, texts, price and stock are others.
    'lamp,New lamp,<p>New</p>,Kirkas,Lights,Size,M,LAMP-S,8,10,shopify,7,200,active',
    'lamp,,,,,,L,LAMP-L,9,,shopify,9,200,',
    'tent,Tent,<p>Dry</p>,Valo,Tents,Size,One,TENT,90,120,shopify,0,900,active',
    'gone,Gone,,Valo,Lamps,,,GONE,5,,shopify,1,,archived',
    'fresh,Fresh,<p>x</p>,Uusi,Lights,,,FRESH,5,,shopify,4,50,active',
  ]);
  expect(await modelOf('shopify:lamp')).toMatchObject({ name: 'New lamp', brand: 'Kirkas' });
  expect(await undo(id)).toMatchObject({ removed: 1, withdrawn: 0, restored: 3, failed: 0, recordsKept: 0 });
  const after = await catalogue();
  for (const table of Object.keys(TABLES)) expect(after[table], table).toEqual(before[table]);
  expect(await ledgerFaults(database().db)).toBe(0);
  // The history of prices says what was asked: the price of the import too.
  const cents = await numberOf(
    database().db,
    sql`select count(*) from price_history h join variants v on v.id = h.variant_id where v.sku = 'LAMP-S' and h.price_cents = 800`,
  );
  expect(cents).toBe(1);
});

test('a product that somebody ordered is taken out of sale instead; sold and released units count', async () => {
  const { db } = database();
  const idOf = (sku: string) => numberOf(db, sql`select id from variants where sku = ${sku}`);
  await importLines([HEADER, 'kept,Kept,,Valo,Lamps,,,KEPT,100,,shopify,5,,active']);
  const id = await run([
    HEADER,
    'kept,Kept,,Valo,Lamps,,,KEPT,100,,shopify,9,,active',
    'bought,Bought,,Valo,Lamps,,,BOUGHT,100,,shopify,4,,active',
    'loved,Loved,,Valo,Lamps,,,LOVED,100,,shopify,4,,active',
  ]);
  await order(db, { productId: await idOf('KEPT'), amount: 2, total: 20_000 });
  const placedAt = new Date(Date.now() - PAYMENT_TIME_MS - 1000);
  await order(db, { productId: await idOf('BOUGHT'), amount: 3, total: 30_000 }, placedAt);
  await db.execute(sql`insert into reviews (model_id, language, rating, visible_name, title, comment, status)
    select id, 'en', 8, 'A', 'T', 'C', 'published' from models where import_key = 'shopify:loved'`);
  expect(await undo(id)).toMatchObject({ removed: 0, withdrawn: 2, restored: 1, failed: 0 });
  // 5 before, 2 of them sold since.
  expect(await soldOf('shopify:kept')).toMatchObject([{ sku: 'KEPT', units: 3 }]);
  for (const key of ['shopify:bought', 'shopify:loved']) {
    expect(await modelOf(key)).toMatchObject({ isPublic: false });
    expect(await soldOf(key)).toEqual([]);
  }
  await expireOrders(paymentWork(db), new Date());
  expect(await ledgerFaults(db)).toBe(0);
});

test('only the last import that changed something can be undone, once', async () => {
  const first = await run([HEADER, 'one,One,,Valo,Lamps,,,ONE,10,,shopify,1,,active']);
  const second = await run(['sku,price', 'ONE,12'], { mode: 'prices' });
  const nothing = await run([HEADER, 'one,One,,Valo,Lamps,,,ONE,,,shopify,1,,active']);
  await expect(undo(first)).rejects.toThrow('a later one has changed the catalogue since');
  await expect(undo(nothing)).rejects.toThrow('changed nothing');
  await expect(undo(999_999)).rejects.toThrow('There is no import 999999.');
  expect(await soldOf('shopify:one')).toMatchObject([{ cents: 1200 }]);
  expect(await undo(second)).toMatchObject({ restored: 1 });
  expect(await soldOf('shopify:one')).toMatchObject([{ cents: 1000 }]);
  await expect(undo(second)).rejects.toBeInstanceOf(CannotUndo);
  await expect(undo(second)).rejects.toThrow('is undone already');
});

test('an import that was stopped and went on is undone as one', async () => {
  const { db } = database();
  const before = await catalogue();
  const lines = [
    HEADER,
    ...Array.from(
      { length: 45 },
      (_, place) => `m${place},Mat ${place},,Matto,Mats,,,MAT-${place},10,,shopify,2,,active`,
    ),
  ];
  const command = { fileName: 'mats.csv', fileBytes: 1, fingerprint: 'mats', options: {} };
  const id = await beginCommandRun(db, command, new Date());
  const killed = () => {
    throw new Error('killed');
  };
  const onProgress = ({ models }: { models: number }) => (models > 0 ? killed() : undefined);
  await expect(importLines(lines, { onProgress }, undefined, openUndoRecord(db, id))).rejects.toThrow('killed');
  expect(await beginCommandRun(db, command, new Date())).toBe(id);
  await importLines(lines, {}, undefined, openUndoRecord(db, id));
  expect(await undo(id)).toMatchObject({ removed: 45 });
  expect(await catalogue()).toEqual(before);
});

test('a run that was recorded before products had titles for search engines is undone', async () => {
  const { db } = database();
  const lines = (title: string) => ['Handle,Title,Variant SKU,Variant Price,SEO Title', `old,Old,OLD,10,${title}`];
  await importLines(lines(''));
  const id = await run(lines('Another'));
  await db.execute(sql`update import_before set before = jsonb_set(before, '{texts}',
    (select jsonb_agg(t - 'meta_title') from jsonb_array_elements(before -> 'texts') t)) where run_id = ${id} and part = 'model'`);
  expect(await undo(id)).toMatchObject({ restored: 1, failed: 0 });
  const { rows } = await db.execute(sql`select meta_title as title from model_texts t join models m on m.id = t.model_id
    where m.import_key = 'shopify:old'`);
  expect(rows).toEqual([{ title: '' }]);
});

test('translations are undone alone: what staff changed of the same products since stays; with goods in one run all goes back', async () => {
  const { db } = database();
  const own = [HEADER, 'kuksa,Kuksa,<p>Birch</p>,Valo,Mugs,,,KUKSA,10,,shopify,5,,active'];
  await importLines(own);
  const before = await catalogue();
  const translate = async (id: number, name: string) =>
    importTranslations(
      write(`sku,language,name\nKUKSA,de,${name}\n`),
      { db, record: openUndoRecord(db, id) },
      new ImportReport(),
    );
  const begin = () => {
    count += 1;
    return beginCommandRun(db, { fileName: 'x.csv', fileBytes: 1, fingerprint: `${count}`, options: {} }, new Date());
  };
  const texts = await begin();
  expect(await translate(texts, 'Holzbecher')).toBe(1);
  await db.execute(sql`update models set country_of_origin = 'fi' where import_key = 'shopify:kuksa'`);
  expect(await undo(texts)).toMatchObject({ restored: 1 });
  const stays = sql`update models set country_of_origin = null where import_key = 'shopify:kuksa' and country_of_origin = 'fi'`;
  expect((await db.execute(stays)).rowCount).toBe(1);
  expect(await catalogue()).toEqual(before);
  const both = await run([HEADER, 'kuksa,Cup,<p>Oak</p>,Valo,Mugs,,,KUKSA,12,,shopify,5,,active']);
  await translate(both, 'Becher');
  expect(await undo(both)).toMatchObject({ restored: 1 });
  expect(await catalogue()).toEqual(before);
});
