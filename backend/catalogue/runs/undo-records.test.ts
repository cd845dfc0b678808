/** Undoing an import of records: what people have used since stays, and is counted. */
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { fileWriter } from '../../../tests/support/catalogue-file';
import { withDatabase } from '../../../tests/support/database';
import { ledgerFaults, numberOf, order } from '../../../tests/support/ordering';
import { insertShop, insertVariant, STORES } from '../../../tests/support/shop-data';
import { ImportReport } from '../import-report';
import { importRecords, recordKindOf } from '../records/import-records';
import { beginCommandRun } from './run-rows';
import { openUndoRecord } from './undo-record';
import { markUndone, undoLines, undoRun } from './undo-run';

const database = withDatabase();
const write = fileWriter();
let variantId = 0;

beforeAll(async () => {
  const { db } = database();
  await insertShop(db);
  variantId = await insertVariant(db, { regularCents: 10_000, stock: { [STORES.main]: 5, [STORES.helsinki]: 3 } });
  await db.execute(sql`update variants set sku = 'LAMP' where id = ${variantId}`);
  await db.execute(
    sql`update models set slug = 'lamp' where id = (select model_id from variants where id = ${variantId})`,
  );
});

let runs = 0;

/** Imports a file of records as a run. @returns the run's id */
async function run(...lines: readonly string[]): Promise<number> {
  const { db } = database();
  runs += 1;
  const file = write(`${lines.join('\n')}\n`);
  const kind = await recordKindOf(file);
  if (!kind) throw new Error('The file is not recognised.');
  const id = await beginCommandRun(
    db,
    { fileName: kind, fileBytes: 1, fingerprint: `${runs}`, options: {} },
    new Date(),
  );
  const options = { language: 'fi', currency: 'eur', storeOf: () => undefined, now: new Date() } as const;
  const target = { db, isTried: false, record: openUndoRecord(db, id) };
  const report = new ImportReport();
  await importRecords(file, kind, options, target, report);
  expect(report.skipped).toEqual([]);
  return id;
}

async function undo(id: number) {
  const { db } = database();
  const counts = await undoRun(db, id, new Date());
  await markUndone(db, id, new Date(), counts);
  return { removed: counts.recordsRemoved, restored: counts.recordsRestored, kept: counts.recordsKept, counts };
}

const execute = (statement: string) => database().pool.query(statement);
const texts = async (query: string) =>
  (await execute(`select x::text as text from (${query}) as q (x) order by 1`)).rows.map(({ text }) => text);

test('customers who have used their account, of whom staff know something or whom a record names stay', async () => {
  const names = ['signed', 'noted', 'agreed', 'wished', 'asked', 'free', 'newsletter'];
  const id = await run(
    'first name,last name,email,accepts marketing',
    ...names.map((name) => `A,B,${name}@used.example,${name === 'newsletter' ? 'yes' : 'no'}`),
  );
  const of = (name: string) => `(select id from customers where email = '${name}@used.example')`;
  await execute(`update customers set activated_at = now() where id = ${of('signed')}`);
  await execute(`update customers set club_comment = 'Soitti' where id = ${of('noted')}`);
  await execute(
    `insert into customer_consents (customer_id, purpose, is_granted, wording) select ${of('agreed')}, 'newsletter', true, 'Kyllä'`,
  );
  await execute(
    `insert into wishlist_items (customer_id, model_id) select ${of('wished')}, model_id from variants where id = ${variantId}`,
  );
  await execute(`insert into reviews (model_id, customer_id, language, rating, visible_name, comment)
    select model_id, ${of('asked')}, 'fi', 8, 'A', 'B' from variants where id = ${variantId}`);
  const { counts, ...done } = await undo(id);
  expect(done).toEqual({ removed: 2, restored: 0, kept: 5 });
  expect(undoLines(counts)).toEqual([
    '2 records of the import removed, 0 records given back what they were.',
    '5 records stay, because they are used.',
  ]);
  expect(await texts(`select split_part(email, '@', 1) from customers where email like '%@used.example'`)).toEqual([
    'agreed',
    'asked',
    'noted',
    'signed',
    'wished',
  ]);
});

test('a code that an order has used stays; one that is limited to goods goes with its limits', async () => {
  const { db } = database();
  const id = await run('code,kind,value,models', 'USED,percent,10,', 'FREE,percent,10,lamp');
  await order(db, { productId: variantId, total: 9590, body: { discount_codes: ['used'] } });
  expect(await undo(id)).toMatchObject({ removed: 1, kept: 1 });
  expect(await texts('select code from discount_codes')).toEqual(['USED']);
});

test('a gift card that somebody has paid with keeps its balance, the others are empty and can be filled again', async () => {
  const { db } = database();
  const lines = ['code,balance', 'paidpaidpaid,50', 'freefreefree,50', 'overoverover,50'];
  const id = await run(...lines);
  await order(db, { productId: variantId, total: 5590, body: { discount_codes: ['PAIDPAIDPAID'] } });
  await execute(`insert into gift_card_entries (gift_card_id, kind, amount_cents)
    select id, 'expiry', -2000 from gift_cards where code_hint = 'OVER'`);
  expect(await undo(id)).toMatchObject({ removed: 1, kept: 2 });
  const balances = () =>
    texts(`select c.code_hint || ' ' || sum(e.amount_cents) from gift_cards c
    join gift_card_entries e on e.gift_card_id = c.id group by c.id`);
  expect(await balances()).toEqual(['FREE 0', 'OVER 3000', 'PAID 0']);
  const again = await run(...lines);
  expect(await balances()).toEqual(['FREE 5000', 'OVER 3000', 'PAID 0']);
  expect(await undo(again)).toMatchObject({ removed: 1, kept: 0 });
  expect(await balances()).toEqual(['FREE 0', 'OVER 3000', 'PAID 0']);
});

test('stock goes back by its difference in every store, what was sold since counts, and it is never below zero', async () => {
  const { db } = database();
  const unitsOf = () => texts(`select store_id || ':' || quantity from stock where variant_id = ${variantId}`);
  const before = await unitsOf();
  expect(before).toEqual(['1:3', '20:3']);
  const id = await run('sku,location,quantity', 'LAMP,Helsinki,10', 'LAMP,Main warehouse,8', 'LAMP,Tampere,4');
  const held = await unitsOf();
  // Eight lie in the warehouse, of which the two orders above, which are not paid, hold two.
  expect(held).toEqual(['1:10', '2:4', '20:6']);
  await order(db, { productId: variantId, amount: 2, total: 20_000 });
  await execute(`update stock set quantity = 1 where variant_id = ${variantId} and store_id = 2`);
  await execute(
    `insert into stock_movements (variant_id, store_id, delta, reason) values (${variantId}, 2, -3, 'count')`,
  );
  expect(await undo(id)).toMatchObject({ removed: 0, restored: 2, kept: 1 });
  expect(await unitsOf()).toEqual(['1:3', '2:0', '20:1']);
  expect(await ledgerFaults(db)).toBe(0);
});

test('a review that people have voted on stays', async () => {
  const id = await run(
    'title,body,rating,review_date,product_handle',
    'Loved,Good,5,2025-01-02,lamp',
    'Passed over,Good,4,2025-01-03,lamp',
  );
  await execute(`update reviews set votes_up = 1 where title = 'Loved'`);
  expect(await undo(id)).toMatchObject({ removed: 1, kept: 1 });
  expect(await texts(`select title from reviews where title <> ''`)).toEqual(['Loved']);
});

test('orders that an import brought go, those whose state it changed get it back', async () => {
  const header = 'name,email,financial status,fulfillment status,currency,total,created at';
  const lineOf = (number: string, state: string) => `#${number},a@old.example,paid,${state},EUR,5,2024-05-06`;
  await run(header, lineOf('1', 'unfulfilled'));
  const id = await run(header, lineOf('1', 'fulfilled'), lineOf('2', 'fulfilled'));
  expect(await undo(id)).toMatchObject({ removed: 1, restored: 1, kept: 0 });
  expect(await texts(`select number || ' ' || status from imported_orders`)).toEqual(['#1 unfulfilled']);
  expect(await numberOf(database().db, sql`select count(*) from import_made`)).toBe(0);
});
