import { type CheckoutAnswer, postCheckout } from 'contract/checkout';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestBackend, testBackend } from '../../tests/support/backend';
import { withDatabase } from '../../tests/support/database';
import { newKey, orderBody } from '../../tests/support/order-body';
import { insertShop, insertVariant, STORES } from '../../tests/support/shop-data';
import { customers } from '../db/schema/customers';
import { orders } from '../db/schema/orders';
import { openSession } from '../domain/customers/sessions';

const database = withDatabase();
let backend: TestBackend;
let seller: Record<string, string>;
let member: Record<string, string>;
let product: number;

async function signIn(email: string, more: Partial<typeof customers.$inferInsert> = {}) {
  const { db } = database();
  const [customer] = await db
    .insert(customers)
    .values({ email, ...more })
    .returning({ id: customers.id });
  const session = await openSession(db, customer?.id ?? 0, { method: 'password', device: '' }, new Date());
  return { authorization: `Bearer ${session.access_token}` };
}

beforeAll(async () => {
  await insertShop(database().db);
  backend = testBackend(database());
  seller = await signIn('seller@hanki.example', { isStaff: true, username: 'seller' });
  member = await signIn('member@hanki.example');
  return () => backend.close();
});

beforeEach(async () => {
  const stock = { [STORES.helsinki]: 4, [STORES.tampere]: 3, [STORES.main]: 10 };
  product = await insertVariant(database().db, { stock });
});

type Row = { amount?: number; transferAmounts?: Record<string, number>; transferAmountsFrom?: Record<string, number> };

const FROM_HELSINKI = { transfer_request_from: ['helsinki'], transfer_request_to: ['verkkokauppa'] };

/** What the backend says of a cart with one row. */
async function validate(row: Row, mode: object, headers = seller, language = 'en') {
  const products = [{ productId: product, amount: 1, ...row }];
  const cart = { products, country_code: 'fi', language_code: language, pageName: 'cart', ...mode };
  const { status, body } = await backend.send('POST', '/api/checkout/', cart, headers);
  expect(status).toBe(200);
  const answer: CheckoutAnswer = postCheckout.answers[200].parse(body);
  return { ...answer, row: answer.products[0], faults: answer.errors };
}

test('with several receiving stores a row’s amount is the sum of what they get, with one it is its own', async () => {
  const to = { transfer_request_from: ['verkkokauppa'], transfer_request_to: ['helsinki', 'tampere'] };
  const divided = await validate({ amount: 1, transferAmounts: { helsinki: 2, tampere: 3 } }, to);
  expect([divided.row?.amount, divided.faults]).toEqual([5, []]);
  expect(divided.row?.transferAmounts).toEqual({ helsinki: 2, tampere: 3 });
  const one = await validate(
    { amount: 4, transferAmounts: { helsinki: 9 } },
    { ...to, transfer_request_to: ['helsinki'] },
  );
  expect([one.row?.amount, one.faults]).toEqual([4, []]);
});

test('amounts for stores that are not among the receiving ones do not count', async () => {
  const to = {
    transfer_request_from: ['verkkokauppa'],
    transfer_request_to: ['helsinki', 'tampere', 'verkkokauppa', 'nowhere'],
  };
  const answer = await validate({ transferAmounts: { helsinki: 2, verkkokauppa: 5, nowhere: 7 } }, to);
  expect(answer.row?.amount).toBe(2);
  expect(answer.transfer_request?.to.map(({ slug }) => slug)).toEqual(['tampere', 'helsinki']);
});

test('a row that nobody divided among several receiving stores is told so and keeps its amount', async () => {
  const to = { transfer_request_from: ['verkkokauppa'], transfer_request_to: ['helsinki', 'tampere'] };
  const answer = await validate({ amount: 2 }, to);
  expect(answer.row?.amount).toBe(2);
  expect(answer.faults).toEqual([expect.stringContaining('Divide the row among the receiving stores: ')]);
});

test('picking less from several stores than the row needs asks for enough from the picking warehouses, with the row’s name', async () => {
  const from = { transfer_request_from: ['helsinki', 'tampere'], transfer_request_to: ['verkkokauppa'] };
  const picked = (helsinki: number, tampere: number, language?: string) =>
    validate({ amount: 5, transferAmountsFrom: { helsinki, tampere } }, from, seller, language);
  expect((await picked(2, 3)).faults).toEqual([]);
  const told = [expect.stringMatching(/^Choose enough products from the picking warehouses for the row: .+/)];
  expect((await picked(2, 2)).faults).toEqual(told);
  const { errors, row } = await picked(0, 0, 'fi');
  expect(errors).toContainEqual(
    expect.stringMatching(new RegExp(`^Valitse riville tarpeeksi tuotteita keräysvarastoista: .*${row?.name}`)),
  );
});

test('no store sends more than it has, and only the stock of the sending stores counts', async () => {
  const from = { transfer_request_from: ['helsinki', 'tampere'], transfer_request_to: ['verkkokauppa'] };
  const answer = await validate({ amount: 6, transferAmountsFrom: { helsinki: 2, tampere: 4 } }, from);
  expect(answer.faults).toEqual([expect.stringMatching(/^Tampere does not have that many: /)]);
  expect(answer.row?.transfer_stocks).toEqual({ helsinki: 4, tampere: 3 });
  const lowered = await validate({ amount: 9 }, FROM_HELSINKI);
  expect([lowered.row?.amount, lowered.row?.max_amount]).toEqual([4, 4]);
});

test('the answer says from where and to where, and whether it is reserved and urgent', async () => {
  const flags = { transferrequest_reserve_quantity: true, transferrequest_high_priority: true };
  const answer = await validate({}, { ...FROM_HELSINKI, ...flags });
  expect(answer.transfer_request_from).toEqual(['helsinki']);
  expect(answer.transfer_request).toEqual({
    from: [{ slug: 'helsinki', name: 'Helsinki' }],
    to: [{ slug: 'verkkokauppa', name: 'Main warehouse' }],
    reserve_quantity: true,
    high_priority: true,
  });
  const plain = await validate({}, FROM_HELSINKI);
  expect([plain.transfer_request?.reserve_quantity, plain.transfer_request?.high_priority]).toEqual([false, false]);
});

test('a guest and a member who send the fields get an ordinary cart', async () => {
  const row = { amount: 2, transferAmounts: { helsinki: 9 }, transferAmountsFrom: { helsinki: 9 } };
  const mode = { ...FROM_HELSINKI, transferrequest_reserve_quantity: true, transferrequest_high_priority: true };
  for (const headers of [{}, member]) {
    const answer = await validate(row, mode, headers as Record<string, string>);
    const ordinary = await validate({ amount: 2 }, {}, headers as Record<string, string>);
    expect(answer).toEqual(ordinary);
    expect([answer.transfer_request_from, answer.transfer_request, answer.row?.transfer_stocks]).toEqual([
      null,
      null,
      null,
    ]);
  }
});

test('amounts that are none are refused, whoever sends them', async () => {
  for (const amount of [-1, 1.5, 1000, 2 ** 53, '2', null]) {
    const products = [{ productId: product, amount: 1, transferAmounts: { helsinki: amount } }];
    const cart = { products, country_code: 'fi', language_code: 'en', pageName: 'cart', ...FROM_HELSINKI };
    expect((await backend.send('POST', '/api/checkout/', cart, seller)).status, String(amount)).toBe(400);
  }
});

test('stores that are none count as no transfer request', async () => {
  for (const stores of ['helsinki', [], ['nowhere'], [1], {}, true, [null], ['__proto__']]) {
    const { transfer_request } = await validate({}, { transfer_request_from: stores });
    expect(transfer_request, JSON.stringify(stores)).toBeNull();
  }
});

test('a transfer request is never sold: its order is refused and nothing is written', async () => {
  const body = { ...orderBody({ productId: product, key: newKey() }), ...FROM_HELSINKI };
  const { status } = await backend.send('POST', '/api/checkout/order/', body, seller);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(await database().db.select().from(orders)).toEqual([]);
});
