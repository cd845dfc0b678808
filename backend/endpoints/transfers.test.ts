import { beforeAll, expect, test } from 'vitest';
import { type TestBackend, testBackend } from '../../tests/support/backend';
import { withDatabase } from '../../tests/support/database';
import { insertShop, insertVariant, STORES } from '../../tests/support/shop-data';
import { type SignedIn, signedIn } from '../../tests/support/signed-in';
import { transferBody } from '../../tests/support/transferring';
import { transfers } from '../db/schema/transfers';

const database = withDatabase();
const LIST = '/api/customer/desk/transfers/';
const SEND = '/api/checkout/transfer/';
let backend: TestBackend;
let seller: SignedIn;
let member: SignedIn;
let product: number;

beforeAll(async () => {
  const { db } = database();
  await insertShop(db);
  backend = testBackend(database());
  const now = new Date();
  seller = await signedIn(db, { email: 'seller@hanki.example', isStaff: true, username: 'seller' }, now);
  member = await signedIn(db, { email: 'member@hanki.example' }, now);
  product = await insertVariant(db, { stock: { [STORES.helsinki]: 50 } });
  return () => backend.close();
});

const body = (more: object = {}) => ({ ...transferBody([{ productId: product, amount: 2 }]), ...more });
const send = (more: object = {}, headers = seller.headers) => backend.send('POST', SEND, body(more), headers);

async function made(more: object = {}): Promise<string> {
  const { body: answer } = await send(more);
  return (answer as { transfers: { number: string }[] }).transfers[0]?.number ?? '';
}

test('guests must log in, and for everybody but staff transfers do not exist', async () => {
  const number = await made();
  const calls = [
    () => ['POST', SEND, body()] as const,
    () => ['GET', LIST, undefined] as const,
    () => ['GET', `${LIST}${number}/`, undefined] as const,
    () => ['GET', `${LIST}${number}/picking-list/`, undefined] as const,
    () => ['POST', `${LIST}${number}/move/`, { move: 'cancel', from: 'requested' }] as const,
  ];
  const before = await database().db.select().from(transfers);
  for (const call of calls) {
    const [method, path, content] = call();
    expect((await backend.send(method, path, content, {})).status, path).toBe(401);
    expect((await backend.send(method, path, content, member.headers)).status, path).toBe(404);
  }
  expect(await database().db.select().from(transfers)).toEqual(before);
});

test('staff goes from the request to the arrival, and sees each step, who made it, and the ledger', async () => {
  const urgent = { transferrequest_high_priority: true, transferrequest_reserve_quantity: true, seller_name: 'Mika' };
  const number = await made({ ...urgent, note: 'For Saturday' });
  const move = (content: object) => backend.send('POST', `${LIST}${number}/move/`, content, seller.headers);
  const read = async () => (await backend.send('GET', `${LIST}${number}/`, undefined, seller.headers)).body;
  const [row] = (await read())['rows'] as { id: number; held: number }[];
  expect(row).toMatchObject({ amount: 2, held: 2, sent: null });
  expect((await move({ move: 'pick', from: 'requested' })).body).toEqual({ status: 'picking' });
  const rows = [{ id: row?.id, sent: 2 }];
  expect((await move({ move: 'send', from: 'picking', rows })).body).toEqual({ status: 'sent' });
  const found = [{ id: row?.id, received: 1, damaged: 0 }];
  const received = { move: 'receive', from: 'sent', rows: found, note: 'One box was open' };
  expect((await move(received)).body).toEqual({ status: 'received_with_difference' });
  expect((await move(received)).body).toEqual({ reason: 'WRONG_STATUS', errors: [] });
  const after = await read();
  expect(after).toMatchObject({
    status: 'received_with_difference',
    is_urgent: true,
    seller_name: 'Mika',
    differences: 1,
  });
  expect((after['rows'] as object[])[0]).toMatchObject({ sent: 2, received: 1, damaged: 0, missing: 1, extra: 0 });
  expect(
    (after['events'] as { to: string; note: string; email: string }[]).map(({ to, note, email }) => [to, note, email]),
  ).toEqual([
    ['requested', 'For Saturday', 'seller@hanki.example'],
    ['picking', '', 'seller@hanki.example'],
    ['sent', '', 'seller@hanki.example'],
    ['received_with_difference', 'One box was open', 'seller@hanki.example'],
  ]);
  const movements = after['movements'] as { store: string; delta: number; reason: string }[];
  expect(movements.map(({ store, delta, reason }) => [store, delta, reason])).toEqual([
    ['Helsinki', -2, 'transfer'],
    ['Tampere', 2, 'transfer'],
    ['Tampere', -1, 'missing'],
  ]);
});

test('the list has the urgent ones first, and is narrowed by state, stores and words', async () => {
  const urgent = await made({ transferrequest_high_priority: true });
  const later = await made({ seller_name: 'Sini Sirkka' });
  const find = async (query: string) => {
    const { body: answer } = await backend.send('GET', `${LIST}?${query}`, undefined, seller.headers);
    return (answer as { transfers: { number: string }[] }).transfers.map(({ number }) => number);
  };
  expect((await find(''))[0]).toBe(urgent);
  expect(await find('search=sirkka')).toEqual([later]);
  expect(await find(`search=${later.slice(2)}&status=open&from=helsinki&to=tampere`)).toEqual([later]);
  for (const query of ['status=sent', 'status=nowhere', 'from=tampere', 'to=__proto__', 'search=%25'])
    expect(await find(query), query).toEqual([]);
});

test('amounts and ids that are none are refused, and a row of another transfer changes nothing', async () => {
  const [number, other] = [await made(), await made()];
  const move = (content: object) => backend.send('POST', `${LIST}${number}/move/`, content, seller.headers);
  await move({ move: 'pick', from: 'requested' });
  for (const sent of [-1, 1.5, 1000, 2 ** 53, '2', null, Number.NaN])
    expect((await move({ move: 'send', from: 'picking', rows: [{ id: 1, sent }] })).status, String(sent)).toBe(400);
  for (const id of [0, -1, 'x', 2 ** 31])
    expect((await move({ move: 'send', from: 'picking', rows: [{ id, sent: 1 }] })).status, String(id)).toBe(400);
  expect((await move({ move: 'steal', from: 'picking' })).status).toBe(400);
  const { body: stranger } = await backend.send('GET', `${LIST}${other}/`, undefined, seller.headers);
  const foreign = (stranger as { rows: { id: number }[] }).rows.map(({ id }) => ({ id, sent: 0 }));
  expect((await move({ move: 'send', from: 'picking', rows: foreign })).status).toBe(200);
  const { body: untouched } = await backend.send('GET', `${LIST}${other}/`, undefined, seller.headers);
  expect(untouched).toEqual(stranger);
  for (const unknown of ['T000000000', 'constructor', "' OR 1=1 --", '%'])
    expect(
      (await backend.send('GET', `${LIST}${encodeURIComponent(unknown)}/`, undefined, seller.headers)).status,
    ).toBe(404);
});

test('the picking list is a PDF', async () => {
  const number = await made();
  for (const language of ['fi', 'ru']) {
    const headers = { ...seller.headers, 'accept-language': language };
    const { body: answer } = await backend.send('GET', `${LIST}${number}/picking-list/`, undefined, headers);
    const pdf = Buffer.from(String((answer as { pdf: string }).pdf), 'base64');
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.length).toBeLessThan(100_000);
  }
});
