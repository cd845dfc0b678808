/** Records, translations and redirects at the desk: recognised, tried, imported and undone, and what is used meanwhile stays. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { ImportKind } from 'contract/import-form';
import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { insertGoodsShop } from '../../../tests/support/goods-shop';
import { withImportDesk } from '../../../tests/support/import-desk';
import { insertBaseData } from '../../../tests/support/shop-data';
import { importRemarks } from '../../db/schema/imports';
import { startUndo } from './control-run';

const { database, dataDir, act, place, draft, runOf, optionsOf, start, work } = withImportDesk(async (db) => {
  await insertBaseData(db);
  await insertGoodsShop(db);
}, 'fi');

const filesIn = () =>
  existsSync(path.join(dataDir, 'import/uploads')) ? readdirSync(path.join(dataDir, 'import/uploads')) : [];
const rows = async (statement: string) => (await database().pool.query(statement)).rows;

async function undo(id: number) {
  expect(await startUndo(place(), id, act)).toBeUndefined();
  return work(id);
}

const linesOf = async (id: number) => {
  const remarks = await database()
    .db.select({ line: importRemarks.line, part: importRemarks.part, text: importRemarks.text })
    .from(importRemarks)
    .where(eq(importRemarks.runId, id))
    .orderBy(asc(importRemarks.number));
  return remarks.filter(({ part }) => part === 'skipped').toSorted((one, other) => one.line - other.line);
};

/** What the tables hold that imports of records write. Ledgers are only added to, so of cards their balances. */
async function shop(): Promise<Record<string, unknown[]>> {
  const of = (statement: string) => rows(`select to_jsonb(x) as row from (${statement}) x order by to_jsonb(x)::text`);
  return {
    customers: await of('select * from customers'),
    consents: await of('select customer_id, purpose, wording from customer_consents'),
    orders: await of('select * from imported_orders'),
    orderRows: await of('select * from imported_order_rows'),
    stock: await of('select * from stock where quantity <> 0'),
    reviews: await of('select * from reviews'),
    codes: await of('select * from discount_codes'),
    cards: await of(`select c.code_hash, sum(e.amount_cents) as cents from gift_cards c
      join gift_card_entries e on e.gift_card_id = c.id group by 1 having sum(e.amount_cents) <> 0`),
    texts: await of('select * from model_texts'),
    redirects: await of('select from_path, target from redirects'),
    addresses: await of('select path, model_id, group_id from old_addresses'),
  };
}

const lines = (...all: string[]): string => `${all.join('\n')}\n`;
const HUGE = 'x'.repeat(5_000_000);
const PRIVATE_USE = '\uE000\u{F0000}';

/** A file of each kind, with rows that nobody should trust, and what becomes of it. */
const FILES: Readonly<
  Record<Exclude<ImportKind, 'goods'>, { file: string; counts: Record<string, number>; refused: number[] }>
> = {
  customers: {
    file: lines(
      'First Name,Last Name,Email,Accepts Email Marketing,Phone',
      'Aino,Meri,Aino@Example.com,yes,+358401',
      `=HYPERLINK("x"),constructor,proto@example.com,no,${PRIVATE_USE}`,
      `${HUGE},Iso,iso@example.com,no,`,
      'Bad,Mail,bad mail@@example.com,no,',
    ),
    counts: { added: 2, rows: 4, skipped: 2 },
    refused: [4, 5],
  },
  orders: {
    file: lines(
      'Name,Email,Financial Status,Fulfillment Status,Currency,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Billing Name',
      '#1001,Aino@Example.com,paid,fulfilled,EUR,59.90,2024-05-06 10:00:00 +0300,2,Sukka,19.95,SUKKA,Aino Meri',
      `#constructor,aino@example.com,paid,fulfilled,EUR,1.00,2024-05-06,1,=cmd${PRIVATE_USE},1.00,,Aino`,
      `#1003,aino@example.com,paid,,EUR,-5,2024-05-06,1,${HUGE},10.00,,Aino`,
    ),
    counts: { added: 2, rows: 3, skipped: 1 },
    refused: [4],
  },
  stock: {
    file: lines(
      'SKU,Location,Available',
      'SUKKA,Helsinki,7',
      'SUKKA,Old shop,3',
      'SUKKA,constructor,9',
      '=GONE,Helsinki,9',
      `SUKKA,Helsinki,${PRIVATE_USE}`,
    ),
    counts: { changed: 2, rows: 5, skipped: 2 },
    refused: [5, 6],
  },
  reviews: {
    file: lines(
      'title,body,rating,review_date,curated,reviewer_name,product_handle',
      `Hyvä,"=1+1 ${PRIVATE_USE}",5,2025-01-02 03:04:05 UTC,ok,Aino,wool-socks`,
      'Muu,Hyvä,4,2025-01-02,ok,Ei,constructor',
      `Pitkä,${HUGE},4,2025-01-02,ok,Ei,wool-socks`,
    ),
    counts: { added: 1, rows: 3, skipped: 2 },
    refused: [3, 4],
  },
  codes: {
    file: lines(
      'coupon code,discount_type,coupon_amount,date_expires',
      'KEVAT10,percent,10,2099-12-31',
      'constructor,fixed_cart,20,',
      `${PRIVATE_USE},percent,5,`,
      `${HUGE},percent,5,`,
    ),
    counts: { added: 2, rows: 4, skipped: 2 },
    refused: [4, 5],
  },
  'gift-cards': {
    file: lines(
      'Code,Current Balance,Currency,Expires On',
      'abcd-efgh-jklm-npqr,25.50,EUR,2099-01-01',
      'constructor,10.00,EUR,',
      `${HUGE},10.00,EUR,`,
      'short,10.00,EUR,',
    ),
    counts: { added: 2, rows: 4, skipped: 2 },
    refused: [4, 5],
  },
  translations: {
    file: lines(
      'product,language,name,description',
      `wool-socks,de,"=Wollsocken ${PRIVATE_USE}",<p>Weich</p>`,
      'constructor,de,Nichts,',
      `wool-socks,sv,Sockor,${HUGE}`,
      ',de,Ohne,',
    ),
    counts: { changed: 1, rows: 4, skipped: 2 },
    refused: [4, 5],
  },
  redirects: {
    file: lines(
      'Redirect from,Redirect to',
      '/vanha-sukka,SUKKA',
      '/constructor,/ehdot/',
      `/pitka,/${HUGE}`,
      'ei polku,/ehdot/',
      '/olematon,constructor',
    ),
    counts: { added: 2, rows: 5, skipped: 3 },
    refused: [4, 5, 6],
  },
};

test.each(Object.entries(FILES))(
  '%s: recognised, tried in the shop without a trace, imported once and undone whole',
  async (kind, { file, counts, refused }) => {
    const before = await shop();
    const filesBefore = filesIn();
    const id = await draft(file);
    expect((await optionsOf(id)).kinds?.[0]).toBe(kind);
    expect(await runOf(id)).toMatchObject({ format: kind });
    const more = kind === 'stock' ? { stores: OLD_SHOP } : {};
    expect(await start(id, 'check', more)).toBe('started');
    expect(await work(id)).toMatchObject({ state: 'draft', checked: { counts } });
    expect(await shop()).toEqual(before);
    const tried = await linesOf(id);
    expect(tried.map(({ line }) => line)).toEqual(refused);
    expect(await start(id, 'import', more)).toBe('started');
    expect(await work(id)).toMatchObject({ state: 'done', format: kind, storedFile: null, counts });
    expect(await linesOf(id)).toEqual(tried);
    expect(JSON.stringify([tried, (await runOf(id))?.lines])).not.toMatch(/example\.com|aino|abcd|1003/i);
    expect(filesIn()).toEqual(filesBefore);
    expect(await shop()).not.toEqual(before);
    expect(await undo(id)).toMatchObject({ state: 'undone', storedFile: null });
    expect(await shop()).toEqual(before);
    // What was undone can come again.
    const again = await draft(file);
    await start(again, 'import', more);
    expect(await work(again)).toMatchObject({ counts });
    expect(await undo(again)).toMatchObject({ state: 'undone' });
    expect(await shop()).toEqual(before);
  },
);

const OLD_SHOP = [
  { name: 'Helsinki', to: 'helsinki' },
  { name: 'Old shop', to: 'tampere' },
  { name: 'constructor', to: '' },
];
