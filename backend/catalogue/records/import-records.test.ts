import { beforeAll, expect, test } from 'vitest';
import { fileWriter } from '../../../tests/support/catalogue-file';
import { withDatabase } from '../../../tests/support/database';
import { insertGoodsShop } from '../../../tests/support/goods-shop';
import { insertBaseData, STORES } from '../../../tests/support/shop-data';
import { readGiftCardRecord } from '../../domain/gifts/gift-card-record';
import { findImportedOrders, forgetImportedOrdersOf, readImportedOrders } from '../../domain/orders/imported-orders';
import { recordsFile } from '../export/records/record-exports';
import { ImportReport } from '../import-report';
import { NO_RECORD } from '../runs/undo-record';
import { importRecords, recordKindOf } from './import-records';
import type { RecordKind } from './record-import';

const database = withDatabase();
const write = fileWriter();

beforeAll(async () => {
  await insertBaseData(database().db);
  await insertGoodsShop(database().db);
});

const NOW = new Date('2026-11-27T12:00:00Z');
const STORE_NAMES = new Map<string, string | null>([
  ['Old shop', 'tampere'],
  ['Closed', null],
]);

/** Imports a file of the kind that it is recognised as. */
async function take(text: string) {
  const file = write(text);
  const kind = await recordKindOf(file);
  if (!kind) throw new Error('The file is not recognised.');
  const report = new ImportReport();
  const options = {
    language: 'fi',
    currency: 'eur',
    storeOf: (name: string) => STORE_NAMES.get(name),
    now: NOW,
  } as const;
  const target = { db: database().db, isTried: false, record: NO_RECORD };
  const counts = await importRecords(file, kind, options, target, report);
  return { kind, counts, refused: report.skipped, report };
}

const lines = (...rows: string[]): string => `${rows.join('\n')}\n`;
const rows = async (statement: string) => (await database().pool.query(statement)).rows;

const HUGE = 'x'.repeat(300_000);

/** Files as the programs write them, with rows that nobody should trust. */
const FILES: Record<
  RecordKind,
  { file: string; counts: { added: number; changed: number; known: number }; refused: number[] }
> = {
  customers: {
    file: lines(
      'Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Address1,Default Address City,Default Address Country Code,Default Address Zip,Phone,Created at',
      "1,Aino,Meri,Aino@Example.com,yes,Tie 1,Oulu,FI,'00100,'+358401,2020-02-03 10:00:00",
      '2,Aino,Toinen,AINO@example.COM,no,,,,,,',
      '3,__proto__,constructor,proto@example.com,no,,,,,,1900-01-01',
      '4,Bad,Mail,"bad mail@@example.com",yes,,,,,,',
      `5,${HUGE},Iso,iso@example.com,no,,,,,,`,
      '6,No,Mail,,yes,,,,,,',
    ),
    counts: { added: 3, changed: 0, known: 1 },
    refused: [5, 7],
  },
  orders: {
    file: lines(
      'Name,Email,Financial Status,Fulfillment Status,Currency,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Billing Name',
      '#1001,Aino@Example.com,paid,fulfilled,EUR,59.90,2024-05-06 10:00:00 +0300,2,Sukka,19.95,SUKKA,Aino Meri',
      '#1001,,,,,,,1,<b>Pipo</b>,20.00,GONE,',
      '#1002,aino@example.com,paid,unfulfilled,XXQ,10.00,2024-05-06 10:00:00 +0300,1,Sukka,10.00,,Aino',
      '#1003,aino@example.com,paid,,EUR,-5,2024-05-06 10:00:00 +0300,1,Sukka,10.00,,Aino',
      '#1004,aino@example.com,paid,,EUR,5,1900-01-01,1,Sukka,10.00,,Aino',
      '#1005,not-an-address,paid,,EUR,5,2024-05-06,1,Sukka,10.00,,Aino',
    ),
    counts: { added: 1, changed: 0, known: 0 },
    refused: [4, 5, 6, 7],
  },
  stock: {
    file: lines(
      'Handle,Title,Option1 Name,Option1 Value,SKU,HS Code,COO,Location,Incoming,Unavailable,Committed,Available,On hand (current)',
      'wool-socks,Sukka,Title,Default Title,SUKKA,,,Helsinki,0,0,0,7,7',
      'wool-socks,Sukka,Title,Default Title,SUKKA,,,Old shop,0,0,0,3,3',
      'wool-socks,Sukka,Title,Default Title,SUKKA,,,Closed,0,0,0,9,9',
      'wool-socks,Sukka,Title,Default Title,SUKKA,,,constructor,0,0,0,9,9',
      'gone,Gone,Title,Default Title,GONE,,,Helsinki,0,0,0,9,9',
      'wool-socks,Sukka,Title,Default Title,SUKKA,,,Tampere,0,0,0,not stocked,not stocked',
    ),
    counts: { added: 0, changed: 2, known: 0 },
    refused: [5, 6],
  },
  reviews: {
    file: lines(
      'title,body,rating,review_date,source,curated,reviewer_name,reviewer_email,product_id,product_handle',
      'Hyvä,"<script>alert(1)</script>Lämmin\nja pehmeä",5,2025-01-02 03:04:05 UTC,web,ok,Aino,aino@example.com,1,wool-socks',
      'Roska,Huono,1,2025-01-02,web,spam,Ei,ei@example.com,1,wool-socks',
      'Muu,Hyvä,4,2025-01-02,web,ok,Ei,ei@example.com,1,__proto__',
      'Liikaa,Hyvä,11,2025-01-02,web,ok,Ei,ei@example.com,1,wool-socks',
      'Ennen,Hyvä,3,1900-01-01,web,ok,Ei,ei@example.com,1,wool-socks',
    ),
    counts: { added: 1, changed: 0, known: 0 },
    refused: [5, 6, 7],
  },
  codes: {
    file: lines(
      'coupon code,discount_type,coupon_amount,date_expires,minimum_amount,usage_limit,usage_limit_per_user,exclude_sale_items,product_ids',
      'KEVAT10,percent,10,2099-12-31,50,100,1,yes,',
      'SUMMA,fixed_cart,20,,,,,,',
      'TUOTE,fixed_product,5,,,,,,',
      'RAJATTU,percent,5,,,,,,12|13',
      'LIIKAA,percent,150,,,,,,',
      'VANHA,percent,5,2001-01-01,,,,,',
    ),
    counts: { added: 2, changed: 0, known: 0 },
    refused: [4, 5, 6, 7],
  },
  'gift-cards': {
    file: lines(
      'Code,Current Balance,Currency,Expires On,Enabled?',
      'abcd-efgh-jklm-npqr,25.50,EUR,2099-01-01,true',
      'ABCD EFGH JKLM NPQR,99.00,EUR,2099-01-01,true',
      'wxyz-wxyz-wxyz-wxyz,-5.00,EUR,,true',
      'qqqq-qqqq-qqqq-qqqq,10.00,SEK,,true',
      'short,10.00,EUR,,true',
      'tttt-tttt-tttt-tttt,10.00,EUR,1900-01-01,true',
      'uuuu-uuuu-uuuu-uuuu,0,EUR,,true',
    ),
    counts: { added: 1, changed: 0, known: 1 },
    refused: [4, 5, 6, 7],
  },
};

test.each(Object.entries(FILES))(
  '%s: what can be trusted is taken once, the rest is named by line alone',
  async (kind, { file, counts, refused }) => {
    const first = await take(file);
    expect([first.kind, first.counts]).toEqual([kind, counts]);
    expect(first.refused.map(({ line }) => line)).toEqual(refused);
    const again = await take(file);
    expect(again.counts).toEqual({ added: 0, changed: 0, known: counts.added + counts.changed + counts.known });
    expect(JSON.stringify([first.report.skipped, first.report.lines(false)])).not.toMatch(
      /example|aino|bad mail|wxyz|#100/i,
    );
  },
);

test('a customer has no password, is not active, and agrees only to what the file says', async () => {
  expect(
    await rows(`select c.email, c.password_hash, c.activated_at, c.postal_code, c.phone, k.purpose, k.wording from customers c
      left join customer_consents k on k.customer_id = c.id where c.email like '%example.com' order by c.email`),
  ).toMatchObject([
    {
      email: 'aino@example.com',
      password_hash: null,
      activated_at: null,
      postal_code: '00100',
      phone: '+358401',
      purpose: 'newsletter',
      wording: 'import: shopify',
    },
    { email: 'iso@example.com', purpose: null },
    { email: 'proto@example.com', purpose: null },
  ]);
});

test('what was imported is what the shop works with', async () => {
  expect(await rows('select number, email, currency, total_minor::int as total, status from imported_orders')).toEqual([
    { number: '#1001', email: 'aino@example.com', currency: 'eur', total: 5990, status: 'fulfilled' },
  ]);
  expect(
    await rows('select name, amount, unit_minor::int as unit, variant_id from imported_order_rows order by line'),
  ).toEqual([
    { name: 'Sukka', amount: 2, unit: 1995, variant_id: 8 },
    { name: 'Pipo', amount: 1, unit: 2000, variant_id: null },
  ]);
  expect(
    await rows(`select store_id, quantity from stock where variant_id = 8 and store_id <> 20 order by store_id`),
  ).toEqual([
    { store_id: STORES.helsinki, quantity: 7 },
    { store_id: STORES.tampere, quantity: 3 },
  ]);
  expect(await rows('select rating, title, comment, status, is_verified, customer_id from reviews')).toEqual([
    {
      rating: 10,
      title: 'Hyvä',
      comment: 'Lämmin\nja pehmeä',
      status: 'published',
      is_verified: false,
      customer_id: null,
    },
  ]);
  expect(
    await rows(
      'select code, percentage, minimum_cents::int as min, max_uses, combines_with_sale as sale from discount_codes where percentage is not null',
    ),
  ).toEqual([{ code: 'KEVAT10', percentage: '10.00', min: 5000, max_uses: 100, sale: false }]);
  expect(await readGiftCardRecord(database().db, 'ABCDEFGHJKLMNPQR', NOW)).toMatchObject({ balanceCents: 2550 });
});

test.each(Object.keys(FILES) as RecordKind[])('an export of %s imported again changes nothing', async (kind) => {
  const counts = { written: 0, leftOut: new Map() };
  let text = '';
  for await (const part of await exported(kind, counts)) text += part;
  const { counts: done, refused } = await take(text);
  expect(refused).toEqual([]);
  expect(counts.written).toBeGreaterThan(0);
  expect([done.added, done.changed]).toEqual([0, 0]);
});

async function exported(
  kind: RecordKind,
  counts: { written: number; leftOut: Map<string, number> },
): Promise<string[]> {
  return database().db.transaction(async (tx) => {
    const parts: string[] = [];
    for await (const part of recordsFile(tx, kind, counts)) parts.push(part);
    return parts;
  });
}

test('an order of the old shop is shown to the account of its address, found by staff, and forgotten with the account', async () => {
  const [{ id }] = await rows(`select id from customers where email = 'aino@example.com'`);
  const [{ id: other }] = await rows(`select id from customers where email = 'iso@example.com'`);
  const { db } = database();
  expect(await readImportedOrders(db, id)).toMatchObject([
    { number: '#1001', rows: [{ name: 'Sukka' }, { name: 'Pipo' }] },
  ]);
  expect(await readImportedOrders(db, other)).toEqual([]);
  expect(await findImportedOrders(db, '1001', 5)).toHaveLength(1);
  expect(await findImportedOrders(db, '%', 5)).toEqual([]);
  await db.transaction((tx) => forgetImportedOrdersOf(tx, 'AINO@example.com'));
  expect(await findImportedOrders(db, '1001', 5)).toEqual([]);
});
