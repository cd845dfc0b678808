import { afterAll, beforeAll, expect, test } from 'vitest';
import { paidOrder, statusOf } from '../../tests/support/after-order';
import { type TestBackend, testBackend } from '../../tests/support/backend';
import { withDatabase } from '../../tests/support/database';
import { insertShop, insertVariant, STORES } from '../../tests/support/shop-data';
import { signedIn } from '../../tests/support/signed-in';

const database = withDatabase();
let backend: TestBackend;
let product = 0;

beforeAll(async () => {
  const { db } = database();
  await insertShop(db);
  product = await insertVariant(db, { slug: 'takki', stock: { [STORES.main]: 50 } });
  backend = testBackend(database());
});
afterAll(() => backend.close());

test('an administrator moves an order and its return to their ends; for everybody else the calls do not exist', async () => {
  const { db } = database();
  const placed = await paidOrder(db, { productId: product });
  const admin = await signedIn(db, { email: 'mover@hanki.example', isStaff: true, isAdmin: true, username: 'mover' });
  const staff = await signedIn(db, { email: 'seller@hanki.example', isStaff: true, username: 'seller' });
  const member = await signedIn(db, { email: 'member@hanki.example' });
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    backend.send('POST', path, body, headers);
  const move = (status: string, headers?: Record<string, string>) =>
    post(`/api/customer/desk/orders/${placed.number}/move/`, { status }, headers);
  expect((await move('shipped')).status).toBe(401);
  for (const { headers } of [member, staff]) expect((await move('shipped', headers)).status).toBe(404);
  expect(await statusOf(db, placed)).toBe('processing');
  for (const status of ['shipped', 'delivered'])
    expect((await move(status, admin.headers)).body, status).toEqual({ status });
  expect((await move('processing', admin.headers)).status).toBe(409);

  const after = await backend.send('GET', `/api/order/payment/${placed.paymentReference}/after/`);
  const [row] = after.body['rows'] as { row_id: number }[];
  const asked = await post(`/api/order/payment/${placed.paymentReference}/returns/`, {
    rows: [{ row_id: row?.row_id, amount: 1, reason: 'too_small' }],
    message: '',
  });
  expect(asked.status).toBe(200);
  const settle = (headers?: Record<string, string>) =>
    post(`/api/customer/desk/returns/${asked.body['number']}/move/`, { status: 'processed' }, headers);
  expect([(await settle()).status, (await settle(member.headers)).status]).toEqual([401, 404]);
  expect((await settle(admin.headers)).body).toEqual({ status: 'processed' });
});
