/** What people of companies and staff may do with enterprise orders. Long because each test is one person's way through all of it. */
import type { enterpriseOrder } from 'contract/enterprise';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { kindsTo, mailsTo } from '../../tests/support/account-mails';
import { atOnce } from '../../tests/support/at-once';
import { type TestBackend, testBackend } from '../../tests/support/backend';
import { withDatabase } from '../../tests/support/database';
import { ledgerFaults, shopSettings, stockOf } from '../../tests/support/ordering';
import { insertPaymentMethod, insertShop, insertVariant, STORES } from '../../tests/support/shop-data';
import { companies } from '../db/schema/companies';
import { customers } from '../db/schema/customers';
import { companyAgreements, companyPeople, enterpriseOrders } from '../db/schema/enterprise';
import { clubBonus } from '../db/schema/members';
import { orders } from '../db/schema/orders';
import { payments } from '../db/schema/payments';
import { prices } from '../db/schema/prices';
import { variants } from '../db/schema/variants';
import { openSession } from '../domain/customers/sessions';
import { readOrderById } from '../domain/orders/order-reading';
import { writeReceipt } from '../receipts/receipt';

type Order = z.output<typeof enterpriseOrder>;
type Headers = Record<string, string>;

const database = withDatabase();
let backend: TestBackend;
let companiesMade = 0;

beforeAll(async () => {
  const { db } = database();
  await insertShop(db);
  await insertPaymentMethod(db, { slug: 'lasku', processor: 'invoice', maxCents: 100 });
  backend = testBackend(database());
});
afterAll(() => backend.close());

/** Signs somebody in. @param companyId whose verified person it is; null: nobody's */
async function person(name: string, companyId: number | null, more: Partial<typeof companyPeople.$inferInsert> = {}) {
  const { db } = database();
  const email = `${name}@example.com`;
  const [made] = await db
    .insert(customers)
    .values({
      email,
      firstName: name,
      language: 'en',
      companyId,
      isOrgUser: companyId !== null,
      activatedAt: new Date(),
    })
    .returning({ id: customers.id });
  const id = made?.id ?? 0;
  if (more.role && companyId !== null)
    await db.insert(companyPeople).values({ customerId: id, companyId, role: 'orderer', ...more });
  const { access_token } = await openSession(db, id, { method: 'password', device: '' }, new Date());
  return { id, email, headers: { authorization: `Bearer ${access_token}`, 'accept-language': 'en' } as Headers };
}

/** A verified company with a buyer and somebody who orders, and a variant at 100.00 that is agreed at 20 % off. */
async function company({ stock = 20, limitCents = null as number | null, percentage = 20 } = {}) {
  const { db } = database();
  companiesMade += 1;
  const tag = `c${companiesMade}`;
  const [made] = await db
    .insert(companies)
    .values({ name: `Firm ${tag}`, vatNumber: `FI${tag}`, country: 'fi', acceptsBilling: true, verifiedAt: new Date() })
    .returning({ id: companies.id });
  const companyId = made?.id ?? 0;
  const buyer = await person(`buyer-${tag}`, companyId, { role: 'buyer' });
  const orderer = await person(`orderer-${tag}`, companyId, { role: 'orderer', limitCents });
  const variantId = await insertVariant(db, { stock: { [STORES.main]: stock }, clubCents: 1_000 });
  await agree(companyId, variantId, { percentage });
  return { companyId, vat: `FI${tag}`, buyer, orderer, variantId };
}

async function modelOf(variantId: number): Promise<number> {
  const [variant] = await database().db.select().from(variants).where(eq(variants.id, variantId));
  return variant?.modelId ?? 0;
}

async function agree(companyId: number, variantId: number, more: Partial<typeof companyAgreements.$inferInsert>) {
  const modelId = await modelOf(variantId);
  await database()
    .db.insert(companyAgreements)
    .values({ companyId, modelId, validFrom: '2020-01-01', ...more });
}

const get = async (path: string, headers: Headers) =>
  backend.send('GET', `/api/customer/enterprise/${path}`, undefined, headers);
const post = async (path: string, body: object, headers: Headers) =>
  backend.send('POST', `/api/customer/enterprise/${path}`, body, headers);
const view = async (id: number, headers: Headers) => (await get(`orders/${id}/`, headers)).body as unknown as Order;

const add = (id: number, productId: number, amount: number, headers: Headers) =>
  post('order/', { enterprise_data: { id }, checkout_data: { products: [{ productId, amount }] } }, headers);

const DETAILS = {
  ...{ name: 'Winter gear', cost_centre: '4100', reference: 'PO 7', message: 'Please', phone: '040 1234567' },
  ...{ first_name: 'Tuuli', last_name: 'Orderer', address: 'Tie 1', postal_code: '00100', city: 'Helsinki' },
  acknowledges_customs: false,
};

async function send(id: number, headers: Headers, more: object = {}) {
  const { total, currency_code, details } = await view(id, headers);
  const seen = { expected_total_minor: total.gross_minor, expected_currency: currency_code, host: 'localhost' };
  return post(
    `orders/${id}/submit/`,
    { ...DETAILS, delivery_method: details.delivery_method, ...seen, ...more },
    headers,
  );
}

async function decide(id: number, headers: Headers, more: object = {}) {
  const { total, currency_code } = await view(id, headers);
  const seen = {
    expected_total_minor: total?.gross_minor ?? 0,
    expected_currency: currency_code ?? 'eur',
    host: 'localhost',
  };
  return post(
    `orders/${id}/decide/`,
    { decision: 'approve', note: '', confirms_changes: false, ...seen, ...more },
    headers,
  );
}

/** Starts an order with a quantity of the agreed variant. */
async function draft({ orderer, variantId }: Awaited<ReturnType<typeof company>>, amount = 2): Promise<number> {
  const id = Number((await post('draft/', {}, orderer.headers)).body['id']);
  expect((await add(id, variantId, amount, orderer.headers)).body).toEqual({ id, products: 1, units: amount });
  return id;
}

/** One that waits for the buyer. */
async function waiting(firm: Awaited<ReturnType<typeof company>>, amount = 2): Promise<number> {
  const id = await draft(firm, amount);
  expect((await send(id, firm.orderer.headers)).body).toEqual({ status: 'waiting', order_number: null });
  return id;
}

async function placedOrder(id: number) {
  const { db } = database();
  const [row] = await db.select().from(enterpriseOrders).where(eq(enterpriseOrders.id, id));
  const [order] = await db
    .select()
    .from(orders)
    .where(eq(orders.id, row?.orderId ?? 0));
  return order;
}

test('a request goes to the buyer at the agreed price, is approved, and becomes an order on an invoice of 14 days', async () => {
  const { db } = database();
  const firm = await company();
  const id = await waiting(firm, 3);
  const seen = await view(id, firm.buyer.headers);
  expect(seen.rows[0]).toMatchObject({
    amount: 3,
    price: { gross_minor: 8_000, net_minor: 6_375 },
    regular_minor: 10_000,
  });
  expect([seen.can_decide, seen.is_own, seen.person]).toEqual([true, false, 'orderer-c1']);
  expect(await kindsTo(db, firm.buyer.email)).toEqual(['enterprise-waiting']);
  expect(await stockOf(db, firm.variantId)).toBe(20);

  const approved = await decide(id, firm.buyer.headers, { note: 'Fine' });
  const order = await placedOrder(id);
  expect(approved.body).toEqual({ status: 'approved', order_number: order?.number });
  expect(order).toMatchObject({
    status: 'processing',
    customerId: firm.orderer.id,
    email: firm.orderer.email,
    totalCents: 24_000,
  });
  expect(await stockOf(db, firm.variantId)).toBe(17);
  const [payment] = await db
    .select()
    .from(payments)
    .where(eq(payments.orderId, order?.id ?? 0));
  expect([payment?.processor, payment?.status]).toEqual(['invoice', 'authorised']);
  expect((payment?.dueAt?.getTime() ?? 0) - (order?.placedAt.getTime() ?? 0)).toBe(14 * 24 * 60 * 60 * 1000);
  expect(await db.select().from(clubBonus)).toEqual([]);
  const invoice = await readOrderById(db, order?.id ?? 0, 'en');
  if (!invoice) throw new Error('There is no order.');
  const { facts, buyer, title } = writeReceipt(shopSettings, {
    ...invoice,
    order: { ...invoice.order, language: 'en' },
  });
  expect(title).toBe('Invoice');
  expect(facts).toEqual(
    expect.arrayContaining([
      ['Cost centre', '4100'],
      ['Your reference', 'PO 7'],
    ]),
  );
  expect(buyer.slice(0, 2)).toEqual(['Firm c1', 'VAT ID: FIc1']);
  expect(await kindsTo(db, firm.orderer.email)).toEqual(expect.arrayContaining(['enterprise-approved']));
  expect((await mailsTo(db, firm.orderer.email)).some(({ text }) => text.includes('Message: Fine'))).toBe(true);
  expect(await ledgerFaults(db)).toBe(0);
});

test('of two buyers who approve at once, and of one who presses twice, one order is placed and everybody is told it', async () => {
  const { db } = database();
  const firm = await company();
  const second = await person('second-buyer', firm.companyId, { role: 'buyer' });
  const id = await waiting(firm, 2);
  const presses = [firm.buyer.headers, firm.buyer.headers, second.headers];
  const { total } = await view(id, firm.buyer.headers);
  const body = {
    decision: 'approve',
    note: '',
    confirms_changes: false,
    expected_total_minor: total.gross_minor,
    expected_currency: 'eur',
    host: 'localhost',
  };
  const answers = await atOnce(
    db,
    enterpriseOrders,
    presses.map((headers) => () => post(`orders/${id}/decide/`, body, headers)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers.filter(({ body: { order_number } }) => order_number !== null)).toHaveLength(1);
  expect(await db.select().from(orders).where(eq(orders.customerId, firm.orderer.id))).toHaveLength(1);
  expect(await stockOf(db, firm.variantId)).toBe(18);
  expect((await decide(id, firm.buyer.headers, { decision: 'decline', note: 'no' })).status).toBe(409);
});

test('a price that changed meanwhile is shown and must be confirmed; a total that was not seen is refused', async () => {
  const { db } = database();
  const firm = await company();
  const id = await waiting(firm);
  await db.update(prices).set({ regularCents: 12_000 }).where(eq(prices.variantId, firm.variantId));
  const { rows, total } = await view(id, firm.buyer.headers);
  expect(rows[0]).toMatchObject({ is_price_changed: true, asked_price_minor: 8_000, price: { gross_minor: 9_600 } });
  const blind = await decide(id, firm.buyer.headers, { expected_total_minor: total.gross_minor - 1 });
  expect([blind.status, blind.body['reason']]).toEqual([409, 'PRICE_CHANGED']);
  const unconfirmed = await decide(id, firm.buyer.headers);
  expect([unconfirmed.status, unconfirmed.body['reason']]).toEqual([409, 'CHANGED']);
  expect(await stockOf(db, firm.variantId)).toBe(20);
  expect((await decide(id, firm.buyer.headers, { confirms_changes: true })).status).toBe(200);
  expect((await placedOrder(id))?.totalCents).toBe(2 * 9_600);
});

test('too little stock holds the approval until the buyer lowers the quantity; what was asked for stays to be seen', async () => {
  const firm = await company({ stock: 5 });
  const id = await waiting(firm, 4);
  // what a buyer orders needs no approval, and takes four of the five
  const own = await draft({ ...firm, orderer: firm.buyer }, 4);
  expect((await send(own, firm.buyer.headers)).body).toMatchObject({ status: 'approved' });
  const refused = await decide(id, firm.buyer.headers);
  expect([refused.status, refused.body['reason']]).toEqual([409, 'OUT_OF_STOCK']);
  const amounts = { products: [{ productId: firm.variantId, amount: 1 }] };
  expect((await post(`orders/${id}/amounts/`, amounts, firm.orderer.headers)).status).toBe(404);
  expect((await post(`orders/${id}/amounts/`, amounts, firm.buyer.headers)).status).toBe(200);
  expect((await decide(id, firm.buyer.headers)).status).toBe(200);
  const { rows } = await view(id, firm.orderer.headers);
  expect(rows[0]).toMatchObject({ amount: 1, asked_amount: 4 });
  const told = await mailsTo(database().db, firm.orderer.email);
  expect(told.some(({ text }) => text.includes('Quantities were changed'))).toBe(true);
});

test('an order within the person’s limit is placed at once; one cent above it waits', async () => {
  // two at 80.00 with delivery free from 150: 160.00 with tax is 127.49 without
  const within = await company({ limitCents: 12_750 });
  const id = await draft(within);
  expect((await view(id, within.orderer.headers)).needs_approval).toBe(false);
  expect((await send(id, within.orderer.headers)).body).toMatchObject({ status: 'approved' });
  const { total } = await view(id, within.orderer.headers);
  const above = await company({ limitCents: total.net_minor - 1 });
  expect((await send(await draft(above), above.orderer.headers)).body).toMatchObject({ status: 'waiting' });
});

test('a declined order tells its person why, changes no stock, and can be ordered again', async () => {
  const { db } = database();
  const firm = await company();
  const id = await waiting(firm);
  expect((await decide(id, firm.orderer.headers, { decision: 'decline', note: 'me' })).status).toBe(404);
  expect((await decide(id, firm.buyer.headers, { decision: 'decline', note: 'Too many' })).body).toMatchObject({
    status: 'declined',
  });
  expect((await mailsTo(db, firm.orderer.email)).at(-1)?.text).toContain('Too many');
  expect(await stockOf(db, firm.variantId)).toBe(20);
  const again = Number((await post(`orders/${id}/repeat/`, {}, firm.orderer.headers)).body['id']);
  expect((await view(again, firm.orderer.headers)).details.cost_centre).toBe('4100');
  expect((await send(again, firm.orderer.headers)).body).toMatchObject({ status: 'waiting' });
  expect((await post(`orders/${again}/cancel/`, {}, firm.orderer.headers)).body).toMatchObject({ status: 'cancelled' });
  expect((await decide(again, firm.buyer.headers)).status).toBe(409);
});

test('a person who was removed cannot approve or see anything any more, and without a buyer nothing is sent', async () => {
  const { db } = database();
  const admin = await person('desk-admin', null);
  await db.update(customers).set({ isAdmin: true, username: 'desk' }).where(eq(customers.id, admin.id));
  const firm = await company();
  const id = await waiting(firm);
  const removed = await backend.send(
    'POST',
    `/api/customer/desk/companies/${firm.vat}/people/${firm.buyer.id}/remove/`,
    {},
    admin.headers,
  );
  expect(removed.body).toEqual({ is_removed: true });
  expect((await decide(id, firm.buyer.headers)).status).toBe(401);
  const { access_token } = await openSession(db, firm.buyer.id, { method: 'password', device: '' }, new Date());
  const headers = { authorization: `Bearer ${access_token}` };
  for (const path of ['', 'selection/', 'orders/', 'orders/export/', `orders/${id}/`])
    expect((await get(path, headers)).status, path).toBe(404);
  expect(
    (
      await post(
        `orders/${id}/decide/`,
        {
          decision: 'approve',
          note: '',
          confirms_changes: true,
          expected_total_minor: 16_000,
          expected_currency: 'eur',
          host: 'localhost',
        },
        headers,
      )
    ).status,
  ).toBe(404);
  expect((await send(await draft(firm), firm.orderer.headers)).body).toMatchObject({ reason: 'NO_BUYER' });
});

test('another company’s order, selection and price do not exist, and neither does a colleague’s draft', async () => {
  const firm = await company();
  const other = await company();
  const id = await waiting(firm);
  const held = await draft(firm, 1);
  for (const headers of [other.buyer.headers, other.orderer.headers]) {
    expect((await get(`orders/${id}/`, headers)).status).toBe(404);
    expect((await decide(id, headers)).status).toBe(404);
    expect((await post(`orders/${id}/repeat/`, {}, headers)).status).toBe(404);
    expect((await add(held, other.variantId, 1, headers)).status).toBe(404);
  }
  expect((await get(`orders/${held}/`, firm.buyer.headers)).status).toBe(404);
  const { body } = await get('selection/', other.orderer.headers);
  expect(
    (body['models'] as { variants: { productId: number }[] }[]).flatMap(({ variants: all }) =>
      all.map(({ productId }) => productId),
    ),
  ).toEqual([other.variantId]);
  const foreign = await add(held, other.variantId, 1, firm.orderer.headers);
  expect([foreign.status, JSON.stringify(foreign.body)]).toEqual([
    400,
    expect.stringContaining('not in the selection agreed'),
  ]);
  expect((await get('orders/', {})).status).toBe(401);
  const stranger = await person('stranger', null);
  expect((await get('', stranger.headers)).status).toBe(404);
});

test('ids and quantities that no order can have are refused, and nothing changes', async () => {
  const firm = await company();
  const id = await draft(firm, 2);
  for (const amount of [-1, 0, 1.5, 1e9, '2abc', Number.NaN, 2 ** 53])
    expect((await add(id, firm.variantId, amount as number, firm.orderer.headers)).status, String(amount)).toBe(400);
  for (const wrong of [0, -1, 1.5, 2 ** 31, 'a'])
    expect((await add(wrong as number, firm.variantId, 1, firm.orderer.headers)).status, String(wrong)).toBe(400);
  for (const path of ['0', '-1', '2147483648', 'a', '1e3'])
    expect([400, 404]).toContain((await get(`orders/${path}/`, firm.orderer.headers)).status);
  expect((await add(id, firm.variantId, 998, firm.orderer.headers)).status).toBe(400);
  expect((await view(id, firm.orderer.headers)).rows[0]?.amount).toBe(2);
  const bare = await send(id, firm.orderer.headers, { cost_centre: ' ' });
  expect([bare.status, Object.keys(bare.body)]).toEqual([400, ['cost_centre']]);
  expect((await send(id, firm.orderer.headers, { delivery_method: 'nope' })).status).toBeGreaterThanOrEqual(400);
});

test('staff adds to the order of any company by its number, while it is put together', async () => {
  const seller = await person('company-seller', null);
  await database().db.update(customers).set({ isStaff: true, username: 'cs' }).where(eq(customers.id, seller.id));
  const firm = await company();
  const id = await draft(firm, 1);
  expect((await add(id, firm.variantId, 2, seller.headers)).body).toEqual({ id, products: 1, units: 3 });
  const cart = { products: [], country_code: 'fi', language_code: 'en', pageName: 'cart', enterprise_order: { id } };
  expect((await backend.send('POST', '/api/checkout/', cart, seller.headers)).body['enterprise_order']).toEqual({ id });
  await send(id, firm.orderer.headers);
  expect((await add(id, firm.variantId, 2, seller.headers)).status).toBe(404);
});

test('an agreement counts on its days only, and a fixed price is without tax', async () => {
  const firm = await company({ percentage: 0 });
  const { db } = database();
  const modelId = await modelOf(firm.variantId);
  const ofFirm = and(eq(companyAgreements.companyId, firm.companyId), eq(companyAgreements.modelId, modelId));
  await db.update(companyAgreements).set({ percentage: null, netCents: 5_000 }).where(ofFirm);
  const id = await draft(firm, 1);
  expect((await view(id, firm.orderer.headers)).rows[0]?.price).toEqual({ gross_minor: 6_275, net_minor: 5_000 });
  await db.update(companyAgreements).set({ validTo: '2020-01-02' }).where(ofFirm);
  const { rows, errors } = await view(id, firm.orderer.headers);
  expect([rows[0]?.is_orderable, errors.length]).toEqual([false, 1]);
  expect((await send(id, firm.orderer.headers)).body).toMatchObject({ reason: 'OUT_OF_STOCK' });
  expect((await get('selection/', firm.orderer.headers)).body['models']).toEqual([]);
});
