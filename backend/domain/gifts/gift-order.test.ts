import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withDatabase } from '../../../tests/support/database';
import { asGift, insertCampaign } from '../../../tests/support/gift-campaigns';
import { conflictReason, ledgerFaults, numberOf, order, stockOf } from '../../../tests/support/ordering';
import { insertShop, insertVariant, STORES } from '../../../tests/support/shop-data';
import { type Database, openDatabase } from '../../db/client';
import { orders } from '../../db/schema/orders';
import { cancelOrder } from '../orders/cancel-order';

const database = withDatabase();
const db = () => database().db;
let chosen = 0;
let other = 0;
/** A connection for everybody who redeems: nobody waits for the pool instead of the lock. */
let crowd: Database;

beforeAll(async () => {
  crowd = openDatabase(database().url, { connections: 20, name: 'crowd' });
  await insertShop(db());
  chosen = await insertVariant(db(), { stock: { [STORES.main]: 100 } });
  other = await insertVariant(db(), { stock: { [STORES.main]: 100 } });
});

afterAll(() => crowd.close());

const redeem = (code: string, campaign: string, more: { key?: string; productId?: number; body?: object } = {}) => {
  const { productId = chosen, body = {}, ...rest } = more;
  return order(crowd.db, { productId, total: 0, ...rest, body: { ...asGift(code, campaign), ...body } });
};
const usedCodes = (categoryId: number) =>
  numberOf(db(), sql`select count(*) from gift_codes where category_id = ${categoryId} and order_id is not null`);

test('an order with a code costs nothing, is paid at once, says who gives it, and keeps the price that the company is asked for', async () => {
  const { codes, categoryId } = await insertCampaign(db(), { slug: 'free', variantIds: [chosen] });
  const placed = await redeem(` ${codes[0]?.toLowerCase().replaceAll('-', ' ')} `, 'free');
  expect(placed).toMatchObject({ outcome: 'created', status: 'processing', payment: { status: 'captured' } });
  const [written] = await db().select().from(orders).where(sql`number = ${placed.number}`);
  expect(written).toMatchObject({ totalCents: 0, chargeHundredths: 0, giftCompany: 'Pohjanpuu' });
  const { rows } = await db().execute(
    sql`select kind, total_cents::int as total, list_unit_cents::int as list from order_rows where order_id = ${placed.id} order by line`,
  );
  expect(rows).toEqual([
    { kind: 'product', total: 0, list: 10_000 },
    { kind: 'delivery', total: 0, list: null },
  ]);
  expect(await usedCodes(categoryId)).toBe(1);
  const { rows: mails } = await db().execute(sql`select text from mails where order_id = ${placed.id}`);
  expect(JSON.stringify(mails)).toContain('Paid by Pohjanpuu');
  expect(await ledgerFaults(db())).toBe(0);
});

test('of two people with one code at once, twenty times over, one gets the gift, and the other hears that it is used', async () => {
  const before = await stockOf(db(), chosen);
  const { codes, categoryId } = await insertCampaign(db(), { slug: 'race', variantIds: [chosen], codes: 20 });
  for (const code of codes) {
    const ends = await Promise.allSettled([redeem(code, 'race'), redeem(code, 'race')]);
    const lost = ends.filter((end) => end.status === 'rejected');
    expect(lost).toHaveLength(1);
    await expect(conflictReason(Promise.reject(lost[0]?.reason))).resolves.toBe('GIFT');
  }
  expect(await usedCodes(categoryId)).toBe(20);
  expect(await stockOf(db(), chosen)).toBe(before - 20);
  expect(await ledgerFaults(db())).toBe(0);
}, 120_000);

test('a form sent twice finds its order, and does not hear that its own code is used', async () => {
  const { codes } = await insertCampaign(db(), { slug: 'twice', variantIds: [chosen] });
  const key = crypto.randomUUID();
  const [one, two] = await Promise.all([1, 2].map(() => redeem(codes[0] ?? '', 'twice', { key })));
  expect(one?.number).toBe(two?.number);
});

test('a cancelled order gives its code back, which is then good for another gift', async () => {
  const { codes, categoryId } = await insertCampaign(db(), { slug: 'back', variantIds: [chosen] });
  const [code = ''] = codes;
  const before = await stockOf(db(), chosen);
  const placed = await redeem(code, 'back');
  await cancelOrder(db(), async () => {}, placed.paymentReference, new Date());
  expect(await usedCodes(categoryId)).toBe(0);
  expect(await stockOf(db(), chosen)).toBe(before);
  await redeem(code, 'back');
  expect(await usedCodes(categoryId)).toBe(1);
});

test.each([
  ['a campaign that ended while the form was open', 'over', { endsAt: new Date(Date.now() - 1000) }, {}],
  ['one that has not begun', 'soon', { startsAt: new Date(Date.now() + 3600_000) }, {}],
  ['a product that is not chosen', 'choice', {}, { productId: 'other' }],
  ['two units', 'units', {}, { body: { products: 'two' } }],
  ['a code of another campaign', 'foreign', {}, { campaign: 'free' }],
  ['a company in another country', 'abroad', { address: 'Storgatan 1', country: 'se' }, {}],
] as const)('%s places no order, takes no stock and leaves the code as it is', async (_, slug, options, wish) => {
  const { codes, categoryId } = await insertCampaign(db(), { slug, variantIds: [chosen], ...options });
  const before = await numberOf(db(), sql`select count(*) from orders`);
  const productId = 'productId' in wish ? other : chosen;
  const body = 'body' in wish ? { products: [{ productId: chosen, amount: 2 }] } : {};
  const campaign = 'campaign' in wish ? wish.campaign : slug;
  expect(await conflictReason(redeem(codes[0] ?? '', campaign, { productId, body }))).toBe('GIFT');
  expect(await usedCodes(categoryId)).toBe(0);
  expect(await numberOf(db(), sql`select count(*) from orders`)).toBe(before);
});

test('a gift that its company receives goes to the company, whatever address the form has', async () => {
  const { codes } = await insertCampaign(db(), { slug: 'office', variantIds: [chosen], address: 'Tehtaankatu 1' });
  const { id } = await redeem(codes[0] ?? '', 'office');
  const [written] = await db().select().from(orders).where(sql`id = ${id}`);
  expect(written).toMatchObject({ address: 'Pohjanpuu, Tehtaankatu 1', postalCode: '33100', city: 'Tampere' });
  expect(written).toMatchObject({ deliveryName: 'To the company’s address', lastName: 'Metsä' });
});

test('what is sold in campaigns only, and what is not sent to the country otherwise, can be a gift; a sold-out one cannot', async () => {
  const only = await insertVariant(db(), { isCampaignOnly: true, stock: { [STORES.main]: 5 } });
  const gone = await insertVariant(db(), { stock: {} });
  const { codes } = await insertCampaign(db(), { slug: 'only', variantIds: [only, gone], codes: 2 });
  await redeem(codes[0] ?? '', 'only', { productId: only });
  expect(await conflictReason(redeem(codes[1] ?? '', 'only', { productId: gone }))).toBe('OUT_OF_STOCK');
});
