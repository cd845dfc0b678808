import { ORDER_STATUSES } from 'contract/order-status';
import { RETURN_STATUSES } from 'contract/return-status';
import { TRANSFER_STATUSES } from 'contract/transfer-status';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { withDatabase } from '../../tests/support/database';
import { ledgerFaults } from '../../tests/support/ordering';
import { manufacturers } from '../db/schema/manufacturers';
import { BASE_TAX_AREA_ID, readTaxPercentages } from '../domain/pricing/tax-rates';
import { DEMO_POSTS } from './content/posts/all-posts';
import { DEMO_CHANGED } from './content/unfinished-items';
import { loadDemoShop } from './load';
import { groupIds } from './rows/group-rows';

const database = withDatabase();
let accounts: { email: string; role: string; password: string }[] = [];
const steps: number[] = [];

const load = () => loadDemoShop({ db: database().db, progress: (done) => steps.push(done) });

const count = async (query: string): Promise<number> => {
  const { rows } = await database().db.execute<{ n: number }>(sql.raw(`select count(*)::int as n from ${query}`));
  return rows[0]?.n ?? 0;
};

beforeAll(async () => {
  accounts = (await load()).accounts;
}, 120_000);

test('accounts of each role are made, two of them for people of one company, each with a password of its own', () => {
  expect(accounts.map(({ role }) => role)).toEqual(['customer', 'org', 'org', 'staff', 'admin']);
  expect(new Set(accounts.map(({ password }) => password)).size).toBe(5);
});

test('a transfer in each state, with nothing lost but what its arrival records', async () => {
  for (const status of TRANSFER_STATUSES)
    expect(await count(`transfers where status = '${status}'`), status).toBeGreaterThan(0);
  const held = `from transfer_rows r join transfers t on t.id = r.transfer_id where t.status in ('requested', 'picking', 'sent')`;
  const { rows } = await database().db.execute<{ held: number; moved: number }>(
    sql.raw(`select (select sum(r.held)::int ${held}) as held,
      (select -sum(delta)::int from stock_movements where reason = 'transfer') as moved`),
  );
  expect(rows[0]?.held).toBe(rows[0]?.moved);
});

test('loading again changes nothing', async () => {
  const before = await count('variants');
  expect((await load()).accounts).toEqual([]);
  expect(await count('variants')).toBe(before);
});

test('PostgreSQL knows the sizes of the tables for the first visitor', async () => {
  const sizes = `select c.reltuples::int as n from pg_class c where c.oid = `;
  for (const table of ['models', 'variants', 'model_images', 'prices', 'stock', 'reviews', 'search_documents']) {
    const { rows } = await database().db.execute<{ n: number }>(sql.raw(`${sizes} '${table}'::regclass`));
    expect(rows[0]?.n, table).toBe(await count(table));
  }
});

test('every text is there in all six languages', async () => {
  const tables = {
    model_texts: 'models',
    product_group_texts: 'product_groups',
    manufacturer_texts: 'manufacturers',
    color_texts: 'colors',
    banner_texts: 'banners',
    delivery_method_texts: 'delivery_methods',
    payment_method_texts: 'payment_methods',
    delivery_country_texts: 'delivery_countries',
    model_property_texts: 'model_properties',
  };
  for (const [texts, things] of Object.entries(tables)) {
    expect(await count(texts), texts).toBe(6 * (await count(things)));
  }
  const inOneLanguage = DEMO_POSTS.filter(({ languages }) => languages?.length === 1).length;
  const published = await count('content_items where published_version is not null');
  // the page that editors have not finished
  const unfinished = 6 - Object.keys(DEMO_CHANGED.text).length;
  expect(await count('content_texts')).toBe(6 * published - 5 * inOneLanguage - unfinished);
});

test('stock is the sum of its movements, an order that of its rows, and every order has a payment', async () => {
  expect(await ledgerFaults(database().db)).toBe(0);
  expect(await count('stock')).toBeGreaterThan(1000);
});

test('the running price of the history is what everybody pays', async () => {
  const wrong = `prices p join price_history h on h.variant_id = p.variant_id and h.valid_to is null
    where h.price_cents <> coalesce(p.discount_cents, p.regular_cents)`;
  expect(await count(wrong)).toBe(0);
  expect(await count('price_history where valid_to is null')).toBe(await count('prices'));
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

test('pictures come as recipes, every step is told', async () => {
  expect(await count('media where recipe is null')).toBe(0);
  expect(await count('media where bytes > 0')).toBe(0);
  expect(steps.at(-1)).toBe(steps.length);
});

test('every model on sale has others beside it, and none of them is hidden', async () => {
  const onSale = `models m where m.is_public and not m.is_campaign_only and m.kind = 'product'`;
  expect(await count(`${onSale} and not exists (select 1 from model_relations where model_id = m.id)`)).toBe(0);
  const hidden = 'model_relations r join models m on m.id = r.related_id where not m.is_public or m.is_campaign_only';
  expect(await count(hidden)).toBe(0);
});

test('what is bought along with a used tent is for the same night', async () => {
  const { rows } = await database().db.execute<{ shelf: number }>(
    sql.raw(`select g.group_id as shelf from model_relations r join models m on m.id = r.model_id
      join model_groups g on g.model_id = r.related_id and g.is_main
      where m.slug = 'kota-3-kaytetty' and r.kind = 'also_bought' order by r.sort limit 3`),
  );
  expect(rows.map(({ shelf }) => shelf)).toEqual([
    groupIds.of('sleeping-bags'),
    groupIds.of('mats'),
    groupIds.of('light'),
  ]);
});

test('gift cards hold what was put on them less what was spent and what expired', async () => {
  const { rows } = await database().db.execute<{ cents: number }>(sql`
    select coalesce(sum(e.amount_cents), 0)::int as cents from gift_cards c
    left join gift_card_entries e on e.gift_card_id = c.id group by c.id order by c.id`);
  expect(rows.map(({ cents }) => cents)).toEqual([10_000, 5_000, 2_000, 0, 0]);
});

test('orders and returns are in every state that there is', async () => {
  const statesOf = async (table: string) => {
    const { rows } = await database().db.execute<{ status: string }>(sql.raw(`select distinct status from ${table}`));
    return rows.map(({ status }) => status).sort();
  };
  expect(await statesOf('orders')).toEqual([...ORDER_STATUSES].sort());
  expect(await statesOf('returns')).toEqual([...RETURN_STATUSES].sort());
  expect(await count(`returns where kind = 'withdrawal'`)).toBe(2);
  expect(await count('return_rows where reserved_until is not null')).toBe(1);
  expect(await count(`mails where kind like 'order-%'`)).toBe(0);
});

test('what returns gave back is in the ledgers: refunds and gift cards, none above what was paid', async () => {
  const given = `returns t where t.status = 'processed' and t.refund_minor <>
    coalesce((select amount_minor from payment_refunds where id = t.refund_id), 0) + t.refund_card_cents`;
  expect(await count(given)).toBe(0);
  const tooMuch = `payments p where p.amount_minor < (
    select coalesce(sum(amount_minor), 0) from payment_refunds where payment_id = p.id and status <> 'failed')`;
  expect(await count(tooMuch)).toBe(0);
  expect(await count(`payment_refunds where status = 'failed' and closed_at is null`)).toBe(1);
  expect(await count(`payment_refunds where status = 'requested'`)).toBe(0);
  expect(await count(`audit_log where actor = 'staff:' || (select id from customers where is_admin)`)).toBeGreaterThan(
    7,
  );
});

test('every area has a rate for every class of goods on every day, and gift cards carry no tax', async () => {
  const pairs = '(select distinct tax_area_id, tax_class_id from tax_rates where valid_from <= current_date) as pairs';
  expect(await count(pairs)).toBe((await count('tax_areas')) * (await count('tax_classes')));
  expect(
    await count(
      `tax_rates r join tax_classes c on c.id = r.tax_class_id where c.name = 'gift-card' and percentage > 0`,
    ),
  ).toBe(0);
});

test('a change of VAT comes by its date, at midnight in Helsinki', async () => {
  const { rows } = await database().db.execute<{ id: number }>(sql`select id from tax_classes where name = 'books'`);
  const books = rows[0]?.id ?? 0;
  const finnish = async (instant: string) =>
    (await readTaxPercentages(database().db, BASE_TAX_AREA_ID, new Date(instant))).get(books)?.area;
  expect(await finnish('2025-12-31T21:59:59Z')).toBe(14);
  expect(await finnish('2025-12-31T22:00:00Z')).toBe(13.5);
  expect(await finnish('2026-11-20T12:00:00Z')).toBe(13.5);
});

test('one code of a gift campaign is used, and the orders of the demo customer are paid', async () => {
  expect(await count('gift_codes where order_id is not null')).toBe(1);
  const own = `orders o join customers c on c.id = o.customer_id where c.email = 'asiakas@hanki.example'`;
  expect(await count(`${own} and o.paid_at is not null`)).toBe(4);
});

test('what the demo customer says of goods is of goods the customer has bought', async () => {
  const bought = `exists (select 1 from orders o join order_rows w on w.order_id = o.id join variants v on v.id = w.variant_id
    where o.customer_id = r.customer_id and o.placed_at < r.created_at and v.model_id = r.model_id)`;
  expect(await count('reviews r where customer_id is not null')).toBe(4);
  expect(await count('reviews r where customer_id is not null and not is_verified')).toBe(0);
  expect(await count(`reviews r where customer_id is not null and not ${bought}`)).toBe(0);
});

test('some reviews wait for moderation, one was refused, and only published ones are counted', async () => {
  expect(await count(`reviews where status = 'pending'`)).toBe(3);
  expect(await count(`reviews where status = 'refused' and moderation_note <> ''`)).toBe(1);
  expect(await count(`reviews where status = 'published' and is_verified`)).toBeGreaterThan(1500);
  expect(await count(`reviews where status = 'published' and not is_verified`)).toBeGreaterThan(500);
});

test('EANs are unique and their check digits are right', async () => {
  const wrong = `variants v where v.ean !~ '^952\\d{10}$' or mod((
    select sum(substr(v.ean, at, 1)::int * case when at % 2 = 1 then 1 else 3 end) from generate_series(1, 13) at), 10) <> 0`;
  expect(await count(wrong)).toBe(0);
  expect(await count('(select distinct ean from variants) as eans')).toBe(await count('variants'));
});

test('of a used thing there is one', async () => {
  const several = `models m join variants v on v.model_id = m.id left join stock s on s.variant_id = v.id
    where m.second_hand_parent_id is not null group by v.id having coalesce(sum(s.quantity), 0) <> 1`;
  expect(await count(`(select 1 from ${several}) as several`)).toBe(0);
});

test('the demo customer has a shared wishlist of eight models on sale, and votes among those of the reviews', async () => {
  const sold = `wishlist_items w join models m on m.id = w.model_id and m.is_public and not m.is_campaign_only
    join customers c on c.id = w.customer_id and c.wishlist_token is not null`;
  expect(await count(sold)).toBe(8);
  const counted = `review_votes v join reviews r on r.id = v.review_id
    and case when v.is_up then r.votes_up else r.votes_down end > 0`;
  expect(await count(counted)).toBe(await count('review_votes'));
  expect(await count(`customer_group_members where status = 'accepted'`)).toBe(1);
  expect(await count(`customer_group_members where status = 'pending'`)).toBe(1);
});
