import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kindsTo } from '../../tests/support/account-mails';
import { askBack, deliveredOrder, move, tell } from '../../tests/support/after-order';
import { type TestBackend, testBackend } from '../../tests/support/backend';
import { withDatabase } from '../../tests/support/database';
import { insertShop, insertVariant, STORES } from '../../tests/support/shop-data';
import { type SignedIn, signedIn } from '../../tests/support/signed-in';
import { companies } from '../db/schema/companies';
import { customerGroupMembers } from '../db/schema/members';
import { paymentRefunds, payments } from '../db/schema/payments';
import { answerReturn } from '../domain/returns/answer-return';
import type { AskedReturn } from '../domain/returns/ask-return';
import { moveReturn } from '../domain/returns/move-return';

const database = withDatabase();
const PATH = '/api/customer/desk/';
const now = new Date();
let backend: TestBackend;
let admin: SignedIn;
let product = 0;

beforeAll(async () => {
  const { db } = database();
  await insertShop(db);
  product = await insertVariant(db, { slug: 'takki', stock: { [STORES.main]: 50 } });
  backend = testBackend(database());
  admin = await signedIn(db, { email: 'admin@hanki.example', isStaff: true, isAdmin: true, username: 'admin' });
});
afterAll(() => backend.close());

const get = (path: string) => backend.send('GET', PATH + path, undefined, admin.headers);
const post = (path: string, body: object) => backend.send('POST', PATH + path, body, admin.headers);
type Row = Record<string, unknown>;
const rowsOf = async (path: string, name: string) => (await get(path)).body[name] as Row[];

async function aReturn(email: string): Promise<AskedReturn & { order: string }> {
  const placed = await deliveredOrder(database().db, { productId: product, email }, now);
  const asked = await askBack(database().db, placed, 1, { now });
  if (!asked) throw new Error('The return was not written.');
  return { ...asked, order: placed.number };
}

test('returns are found by status and by a part of a number, an address or a name, and those that were answered stand out', async () => {
  const { db } = database();
  const [one, two] = [await aReturn('sought_one@hanki.example'), await aReturn('soughtXone@hanki.example')];
  const ask = { number: two.number, to: 'more_info' as const, note: 'Which size?', actor: 'staff:1', now };
  await moveReturn(db, tell, ask);
  const find = async (search: string, status = '') =>
    (await rowsOf(`returns/?search=${encodeURIComponent(search)}&status=${status}`, 'returns')).map(
      ({ number }) => number,
    );
  for (const search of [one.number, one.number.slice(2).toLowerCase(), one.order, 'Sought_ONE'])
    expect(await find(search), search).toEqual([one.number]);
  for (const search of ['sought%one', String.raw`\%`]) expect(await find(search), search).toEqual([]);
  expect(await find('sought', 'more_info')).toEqual([two.number]);
  expect(await find('sought', 'open')).toEqual([two.number, one.number]);
  expect(await find('sought', 'constructor')).toEqual([]);
  await answerReturn(db, tell, { reference: two.reference, message: 'M', now });
  const listed = await rowsOf('returns/?search=sought', 'returns');
  expect(listed.map(({ is_answered }) => is_answered)).toEqual([true, false]);
  expect((await get('')).body['returns']).toBe(2);
});

test('a refund that was refused is shown with its order and among what waits, and is tried again from there', async () => {
  const { db } = database();
  const { number, order } = await aReturn('refused@hanki.example');
  await moveReturn(db, tell, { number, to: 'processed', note: '', actor: 'staff:1', now });
  await db.update(paymentRefunds).set({ status: 'failed', failure: 'card expired' });
  expect((await get('')).body['refunds']).toBe(1);
  const [waiting] = await rowsOf('payments/', 'refunds');
  expect(waiting).toMatchObject({ order_number: order, amount: 100, failure: 'card expired' });
  const shown = (await get(`orders/${order}/`)).body['payments'] as { refunds: Row[]; refunded: number }[];
  expect(shown).toMatchObject([{ refunded: 0, refunds: [{ status: 'failed', decisions: ['retry', 'sent', 'drop'] }] }]);
  const id = waiting?.['id'];
  expect((await post(`refunds/${id}/`, { decision: 'retry' })).status).toBe(200);
  expect((await get('')).body['refunds']).toBe(0);
  expect((await post(`refunds/${id}/`, { decision: 'drop' })).status).toBe(409);
  expect((await post('refunds/999999/', { decision: 'retry' })).status).toBe(409);
});

test('payments that wait for a person are listed', async () => {
  const { db } = database();
  const { order } = await aReturn('review@hanki.example');
  const [payment] = await db.select().from(payments).orderBy(payments.id).limit(1);
  await db
    .update(payments)
    .set({ status: 'review' })
    .where(eq(payments.id, payment?.id ?? 0));
  const listed = await rowsOf('payments/', 'payments');
  expect(listed).toMatchObject([{ id: payment?.id, status: 'review', amount: 105.9 }]);
  expect(listed.map(({ order_number }) => order_number)).not.toContain(order);
});

test('an application is found by name, number and state, accepted until a coming day, and the person is told once', async () => {
  const { db } = database();
  const scout = await signedIn(db, { email: 'scout@hanki.example', firstName: 'Sini' });
  await db.insert(customerGroupMembers).values({ customerId: scout.id, group: 'scout', memberNumber: '7766' });
  expect((await get('')).body['groups']).toBe(1);
  const find = (query: string) => rowsOf(`groups/?${query}`, 'applications');
  for (const query of ['search=sini', 'search=776', 'status=pending', 'search=SCOUT@&status=pending'])
    expect(await find(query), query).toMatchObject([{ email: scout.email, status: 'pending' }]);
  for (const query of ['search=nobody', 'status=accepted', 'status=valueOf'])
    expect(await find(query), query).toEqual([]);
  const decide = (more: object) => post('groups/', { email: scout.email, group: 'scout', decision: 'accept', ...more });
  for (const until of ['', '2020-01-01', '2999-02-30', 'soon'])
    expect((await decide({ until })).status, until).toBe(400);
  expect((await decide({ group: 'latu', decision: 'refuse' })).status).toBe(404);
  for (const _ of [1, 2]) expect((await decide({ until: '2999-12-31', note: 'Welcome' })).status).toBe(200);
  expect(await find('status=accepted')).toHaveLength(1);
  expect(await kindsTo(db, scout.email)).toEqual(['account-group-accepted']);
});

test('the log of acts tells who did what, and is narrowed by person, act and order', async () => {
  const { db } = database();
  const { number, order } = await aReturn('logged@hanki.example');
  await post(`returns/${number}/move/`, { status: 'processing', note: 'Looks new' });
  await move(db, await deliveredOrder(db, { productId: product }, now), 'processing').catch(() => null);
  const log = (query: string) => rowsOf(`log/?${query}`, 'acts');
  const [mine] = await log('who=ADMIN@&action=move-return');
  expect(mine).toMatchObject({ email: admin.email, subject_id: number, note: 'Looks new', action: 'move-return' });
  expect(mine?.['details']).toContainEqual({ name: 'to', value: 'processing' });
  expect((await log(`subject=${order.toLowerCase()}`)).map(({ action }) => action)).toEqual([
    'move-return',
    'move-order',
    'move-order',
  ]);
  expect(await log('who=nobody')).toEqual([]);
  expect(await log('action=constructor')).toEqual([]);
});

test('a search finds orders, returns, companies and applications at once, and nothing without a text', async () => {
  const { db } = database();
  await db
    .insert(companies)
    .values({ name: 'Etsitty Oy', vatNumber: 'FI12345671', country: 'fi', acceptsBilling: true });
  const { number, order } = await aReturn('etsitty@hanki.example');
  const member = await signedIn(db, { email: 'etsitty.partio@hanki.example' });
  await db.insert(customerGroupMembers).values({ customerId: member.id, group: 'latu', memberNumber: '99' });
  const { body } = await get('search/?search=etsitty');
  expect(body).toMatchObject({
    orders: [{ order_number: order }],
    returns: [{ number }],
    companies: [{ name: 'Etsitty Oy' }],
    applications: [{ email: member.email }],
    order_count: 1,
  });
  const { body: nothing } = await get('search/?search=');
  expect(nothing).toMatchObject({ orders: [], returns: [], companies: [], applications: [], return_count: 0 });
  expect(await rowsOf('companies/?search=etsit', 'companies')).toHaveLength(1);
  expect(await rowsOf('companies/?search=345', 'companies')).toHaveLength(1);
  expect(await rowsOf('companies/?search=%25', 'companies')).toEqual([]);
});
