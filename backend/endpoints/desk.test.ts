import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { order } from '../../tests/support/ordering';
import { reviewId, withReviewShop } from '../../tests/support/review-shop';
import { type SignedIn, signedIn } from '../../tests/support/signed-in';
import { companies } from '../db/schema/companies';
import { customers } from '../db/schema/customers';
import { mails } from '../db/schema/mail';
import { orders } from '../db/schema/orders';
import { paymentRefunds, payments } from '../db/schema/payments';
import { restockRequests } from '../db/schema/restock';
import { writeGeneralSetting } from '../domain/content/write-general-setting';
import { AFTER_MODERATION, PUBLISHING_SETTING } from '../domain/reviews/write-review';

const shop = withReviewShop();
const PATH = '/api/customer/desk/';
let admin: SignedIn;

beforeAll(async () => {
  const { db } = shop.database();
  admin = await signedIn(db, { email: 'admin@hanki.example', isStaff: true, isAdmin: true, username: 'admin' });
  await writeGeneralSetting(db, PUBLISHING_SETTING, AFTER_MODERATION, { log: console, now: new Date() });
});

const get = (path = '') => shop.send('GET', PATH + path, undefined, admin.headers);
const post = (path: string, body: object) => shop.send('POST', PATH + path, body, admin.headers);
const mailsTo = (recipient: string) => shop.database().db.$count(mails, eq(mails.recipient, recipient));

type Row = Record<string, unknown>;
const rowsOf = async (path: string, name: string) => (await get(path)).body[name] as Row[];

test('a review that waits is published in the version that was read, and its writer is told', async () => {
  const writer = await shop.buyer('writer@hanki.example');
  const id = reviewId(await shop.write(writer, { visible_name: 'Desk writer' }));
  expect((await get()).body['reviews']).toBe(1);
  const [first] = await rowsOf('reviews/', 'reviews');
  expect(first).toMatchObject({ id, visible_name: 'Desk writer', is_verified: true });
  await shop.write(writer, { visible_name: 'Desk writer', comment: 'Ei pidäkään sadetta.' });
  const stale = await post(`reviews/${id}/`, { version: first?.['version'], status: 'published' });
  expect([stale.status, stale.body]).toEqual([409, { reason: 'REPLACED' }]);
  expect(await shop.byName('Desk writer')).toEqual([]);
  const [second] = await rowsOf('reviews/', 'reviews');
  const done = await post(`reviews/${id}/`, { version: second?.['version'], status: 'published' });
  expect([done.status, done.body]).toEqual([200, { informed: 'writer@hanki.example' }]);
  expect(await shop.byName('Desk writer')).toHaveLength(1);
  expect(await mailsTo('writer@hanki.example')).toBe(1);
  expect((await get()).body['reviews']).toBe(0);
  expect(await rowsOf('reviews/?status=published', 'reviews')).toHaveLength(1);
});

test('people of a company who wait may order for it once it is verified', async () => {
  const { db } = shop.database();
  const company = { name: 'Laavu Oy', vatNumber: 'FI12345671', country: 'fi', acceptsBilling: true };
  const [made] = await db.insert(companies).values(company).returning({ id: companies.id });
  const person = await signedIn(db, { email: 'buyer@laavu.example', companyId: made?.id ?? 0 });
  expect((await get()).body['companies']).toBe(1);
  const [listed] = await rowsOf('companies/', 'companies');
  expect(listed).toMatchObject({ vat_number: 'FI12345671', people: [{ email: person.email, state: 'waits' }] });
  const decide = (vat_number: string) => post('companies/', { vat_number, decision: 'verify' });
  expect((await decide('FI00000000')).status).toBe(404);
  expect((await decide('FI12345671')).body).toEqual({ informed: 1 });
  const [now] = await db.select({ may: customers.isOrgUser }).from(customers).where(eq(customers.id, person.id));
  expect(now?.may).toBe(true);
  expect((await get()).body['companies']).toBe(0);
});

test('variants are listed by how many people wait for them', async () => {
  const { db } = shop.database();
  const people = ['a', 'b', 'c'].map((name) => `${name}@waits.example`);
  const variantId = (slug: string) => shop.variantOf(slug);
  const ask = (slug: string, email: string) => ({
    ...{ variantId: variantId(slug), email, language: 'fi' as const, country: 'fi', currency: 'eur' },
  });
  await db
    .insert(restockRequests)
    .values([ask('kasivarsi', people[0] ?? ''), ...people.map((email) => ask('ilves', email))]);
  const listed = await rowsOf('restock-notices/', 'variants');
  expect(listed.map(({ id, people: count }) => [id, count])).toEqual([
    [variantId('ilves'), 3],
    [variantId('kasivarsi'), 1],
  ]);
  expect((await get()).body['restock_notices']).toBe(4);
});

test('an order is found by a part of its number, address or name, and wildcards are plain text', async () => {
  const { db } = shop.database();
  const placed = await order(db, { productId: shop.variantOf('kasivarsi'), email: 'Sought_one@hanki.example' });
  await order(db, { productId: shop.variantOf('kasivarsi'), email: 'soughtXone@hanki.example' });
  const find = async (search: string, more = '') =>
    (await rowsOf(`orders/?search=${encodeURIComponent(search)}${more}`, 'orders')).map((row) => row['order_number']);
  for (const search of [placed.number, placed.number.slice(2).toLowerCase(), 'sought_ONE'])
    expect(await find(search), search).toEqual([placed.number]);
  for (const search of ['sought%one', 'sought__e', String.raw`\%`]) expect(await find(search), search).toEqual([]);
  expect(await find('sought_', '&status=awaiting_payment')).toEqual([placed.number]);
  expect(await find('sought_', '&status=shipped')).toEqual([]);
  expect(await find('sought_', '&status=constructor')).toEqual([]);
});

test('an express pick-up is told with its store and time, can be listed alone, and counts as waiting until it is packed', async () => {
  const { db } = shop.database();
  const placed = await order(db, { productId: shop.variantOf('kasivarsi'), email: 'express@hanki.example' });
  await order(db, { productId: shop.variantOf('kasivarsi'), email: 'parcel@hanki.example' });
  const waiting = async () => {
    const { orders: unpacked, express_pickups: express } = (await get()).body;
    return { unpacked, express };
  };
  const before = (await waiting()) as Record<string, number>;
  const collected = { isExpressPickup: true, deliveryLocationName: 'Hanki Helsinki', shippingTime: 'klo 16 jälkeen' };
  await db
    .update(orders)
    .set({ ...collected, status: 'processing', paidAt: new Date() })
    .where(eq(orders.number, placed.number));
  expect(await rowsOf('orders/?delivery=express&search=%40hanki.example', 'orders')).toMatchObject([
    { order_number: placed.number, express_pickup: { store: 'Hanki Helsinki', time: 'klo 16 jälkeen' } },
  ]);
  expect(await rowsOf('orders/?search=parcel%40hanki.example', 'orders')).toMatchObject([{ express_pickup: null }]);
  expect((await get('orders/?delivery=constructor')).status).toBe(400);
  expect(await waiting()).toEqual({ unpacked: (before['unpacked'] ?? 0) + 1, express: (before['express'] ?? 0) + 1 });
  await db.update(orders).set({ status: 'ready_for_packing' }).where(eq(orders.number, placed.number));
  expect(await waiting()).toEqual(before);
});

test('money of a payment is given back in parts, never more than was paid, and the desk says by whom', async () => {
  const { db } = shop.database();
  const placed = await order(db, { productId: shop.variantOf('kasivarsi'), email: 'refunded@hanki.example' });
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, placed.id));
  const id = payment?.id ?? 0;
  expect((await post(`payments/${id}/`, { decision: 'refund' })).status).toBe(409);
  await shop.send('POST', `/api/payments/test/${placed.paymentReference}/`, { decision: 'approve' });
  expect((await post(`payments/${id}/`, { decision: 'refund', amount: 1 })).body).toEqual({ status: 'done' });
  const tooMuch = await post(`payments/${id}/`, { decision: 'refund', amount: 100_000 });
  expect([tooMuch.status, typeof tooMuch.body['detail']]).toEqual([409, 'string']);
  expect((await post(`payments/${id}/`, { decision: 'capture' })).status).toBe(409);
  expect((await post('payments/999999/', { decision: 'refund' })).status).toBe(409);
  const { body } = await get(`orders/${placed.number.toLowerCase()}/`);
  expect(body['payments']).toMatchObject([{ id, status: 'captured', refunded: 1 }]);
  expect(body['events']).toMatchObject([{ to: 'awaiting_payment' }, { from: 'awaiting_payment', to: 'processing' }]);
  const actors = await db.select({ actor: paymentRefunds.actor }).from(paymentRefunds);
  expect(actors).toEqual([{ actor: `staff:${admin.id}` }]);
  expect((await get('orders/S0/')).status).toBe(404);
});
