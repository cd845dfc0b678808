import { type CheckoutAnswer, postCheckout } from 'contract/checkout';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestBackend, testBackend } from '../../tests/support/backend';
import { withDatabase } from '../../tests/support/database';
import { newKey, orderBody } from '../../tests/support/order-body';
import { insertShop, insertVariant, STORES } from '../../tests/support/shop-data';
import { customers } from '../db/schema/customers';
import { orderEvents } from '../db/schema/order-events';
import { orders } from '../db/schema/orders';
import { openSession } from '../domain/customers/sessions';

const database = withDatabase();
let backend: TestBackend;

beforeAll(async () => {
  await insertShop(database().db);
  backend = testBackend(database());
});
afterAll(() => backend.close());

/** An account that is signed in: its id and the header to send. */
async function signedIn(email: string, more: Partial<typeof customers.$inferInsert> = {}) {
  const [customer] = await database()
    .db.insert(customers)
    .values({ email, ...more })
    .returning({ id: customers.id });
  const id = customer?.id ?? 0;
  const session = await openSession(database().db, id, { method: 'password', device: '' }, new Date());
  return { id, headers: { authorization: `Bearer ${session.access_token}` } };
}

test('staff finds a customer by the whole address in any case; nobody else finds anybody', async () => {
  const seller = await signedIn('seller@hanki.example', { isStaff: true, username: 'seller' });
  const admin = await signedIn('admin@hanki.example', { isAdmin: true, username: 'admin' });
  const member = await signedIn('Aino@hanki.example', { firstName: 'Aino', clubComment: 'never shown' });
  const find = (email: string, headers: Record<string, string> = {}) =>
    backend.send('GET', `/api/customer/find/?email=${encodeURIComponent(email)}`, undefined, headers);
  for (const { headers } of [seller, admin]) {
    const { status, body } = await find('aINO@hanki.example', headers);
    expect([status, body]).toEqual([
      200,
      { id: member.id, email: 'Aino@hanki.example', first_name: 'Aino', last_name: '' },
    ]);
  }
  for (const part of ['aino@hanki', 'a%@hanki.example', 'aino_@hanki.example'])
    expect([400, 404]).toContain((await find(part, seller.headers)).status);
  expect((await find('aino@hanki.example')).status).toBe(401);
  expect((await find('seller@hanki.example', member.headers)).status).toBe(404);
});

const GONE = ['This company order is no longer open. Check its number in the staff tools.'];

/** Everything that a cart may say about staff's ways of ordering, and what staff is told about it. */
const STAFF_MODES: readonly (readonly [mode: object, told: readonly string[]])[] = [
  [{ transfer_request_from: ['helsinki'] }, ['Choose a receiving store for the transfer request.']],
  [{ transfer_request_to: ['tampere'] }, ['Choose a sending store for the transfer request.']],
  [{ enterprise_order: { id: 1 } }, GONE],
  [{ add_on_order: 'S123' }, ['Pack-together with another order not possible.']],
  [{ card_checkout_mode: true }, []],
];

async function validate(more: object, headers: Record<string, string> = {}): Promise<CheckoutAnswer> {
  const cart = { products: [], country_code: 'fi', language_code: 'en', pageName: 'cart', ...more };
  return postCheckout.answers[200].parse((await backend.send('POST', '/api/checkout/', cart, headers)).body);
}

test('staff’s ways of ordering change nothing for guests and members', async () => {
  const member = await signedIn('other@hanki.example');
  const seller = await signedIn('another-seller@hanki.example', { isStaff: true, username: 'another' });
  const plain = await validate({});
  for (const [mode, told] of STAFF_MODES) {
    expect(await validate(mode), Object.keys(mode)[0]).toEqual(plain);
    expect((await validate(mode, member.headers)).errors, Object.keys(mode)[0]).toEqual([]);
    expect((await validate(mode, seller.headers)).errors, Object.keys(mode)[0]).toEqual(told);
  }
});

test('an order says who sold it and belongs to the chosen customer, when staff places it', async () => {
  const productId = await insertVariant(database().db, { stock: { [STORES.main]: 5 } });
  const seller = await signedIn('till@hanki.example', { isStaff: true, username: 'till' });
  const customer = await signedIn('buyer@hanki.example');
  const place = async (headers: Record<string, string>) => {
    const body = orderBody({ productId, key: newKey() });
    const form = { ...body.form, seller_name: 'Mika Myyjä', seller_number: '77' };
    const { body: answer } = await backend.send(
      'POST',
      '/api/checkout/order/',
      { ...body, form, customer_id: customer.id },
      headers,
    );
    const { db } = database();
    const [order] = await db
      .select()
      .from(orders)
      .where(eq(orders.number, String(answer['order_number'])));
    const [event] = await db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, order?.id ?? 0));
    return [order?.customerId, order?.sellerName, order?.sellerNumber, event?.actor];
  };
  expect(await place(seller.headers)).toEqual([customer.id, 'Mika Myyjä', '77', `staff:${seller.id}`]);
  const stranger = await signedIn('stranger@hanki.example');
  expect(await place(stranger.headers)).toEqual([stranger.id, '', '', 'customer']);
  expect(await place({})).toEqual([null, '', '', 'customer']);
});
