import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestBackend, testBackend } from '../../tests/support/backend';
import { withDatabase } from '../../tests/support/database';
import { order } from '../../tests/support/ordering';
import { insertShop, insertVariant, STORES } from '../../tests/support/shop-data';
import { type SignedIn, signedIn } from '../../tests/support/signed-in';
import { customerAddresses } from '../db/schema/members';
import { orders } from '../db/schema/orders';

const database = withDatabase();
let backend: TestBackend;
let other: SignedIn;
let productId = 0;

beforeAll(async () => {
  const { db } = database();
  await insertShop(db);
  productId = await insertVariant(db, { slug: 'kasivarsi', name: 'Käsivarsi', stock: { [STORES.main]: 50 } });
  backend = testBackend(database());
  other = await signedIn(db, { email: 'other@example.com' });
});
afterAll(() => backend.close());

const get = (path: string, who: SignedIn) => backend.send('GET', `/api/customer/${path}`, undefined, who.headers);

test('the history has pages of twenty and only what its person ordered while signed in', async () => {
  const { db } = database();
  const person = await signedIn(db, { email: 'history@example.com' });
  const placed = [];
  for (let count = 0; count < 21; count++) placed.push(await order(db, { productId, email: person.email }));
  expect((await get('orders/', person)).body, 'a guest’s orders').toEqual({
    orders: [],
    order_count: 0,
    imported_orders: [],
  });
  await db.update(orders).set({ customerId: person.id }).where(eq(orders.email, person.email));
  const numbers = async (page: number) =>
    ((await get(`orders/?page=${page}`, person)).body['orders'] as { order_number: string }[]).map(
      ({ order_number }) => order_number,
    );
  const newestFirst = placed.map(({ number }) => number).reverse();
  expect(await numbers(1)).toEqual(newestFirst.slice(0, 20));
  expect(await numbers(2)).toEqual(newestFirst.slice(20));
  expect(await numbers(3)).toEqual([]);
  expect((await get('orders/?page=0', person)).status).toBe(400);
  const [newest = ''] = newestFirst;
  expect((await get(`orders/${newest.toLowerCase()}/`, person)).body).toMatchObject({ order_number: newest });
  expect(await get(`orders/${newest}/`, other)).toMatchObject({ status: 404, body: { reason: 'UNKNOWN_ORDER' } });
  expect((await get('overview/', person)).body).toMatchObject({
    order_count: 21,
    last_order: { order_number: newest, status: 'awaiting_payment', currency_code: 'eur' },
  });
});

test('the export holds every table that names a person, but nothing that opens the account', async () => {
  const { rows } = await database().db.execute<{ name: string }>(
    sql`select distinct table_name as name from information_schema.columns where column_name = 'customer_id' order by 1`,
  );
  expect(
    rows.map(({ name }) => name),
    'add a new table to export.ts, or say there why it is left out',
  ).toEqual([
    'access_tokens',
    'account_links',
    'club_bonus',
    'company_people',
    'complaints',
    'customer_addresses',
    'customer_consents',
    'customer_group_members',
    'enterprise_orders',
    'klarna_checkouts',
    'known_devices',
    'orders',
    'passkey_challenges',
    'passkeys',
    'review_uploads',
    'review_votes',
    'reviews',
    'saved_products',
    'wishlist_items',
  ]);
  const { db } = database();
  const person = await signedIn(db, {
    email: 'export@example.com',
    passwordHash: 'secret',
    wishlistToken: 'secret',
    clubComment: 'secret',
  });
  await db.insert(customerAddresses).values({
    customerId: person.id,
    firstName: 'Maija',
    lastName: 'M',
    address: 'Mökkitie 1',
    postalCode: '00100',
    city: 'Oulu',
    country: 'fi',
  });
  const placed = await order(db, { productId, email: person.email });
  await db.update(orders).set({ customerId: person.id }).where(eq(orders.number, placed.number));
  const { body } = await get('export/', person);
  expect(body).toMatchObject({
    account: { email: 'export@example.com', isWishlistShared: true },
    addresses: [{ address: 'Mökkitie 1' }],
    orders: [{ number: placed.number, rows: [{ kind: 'product' }, { kind: 'delivery' }], payments: [{}] }],
    signIns: [{ device: 'Firefox, Windows' }],
  });
  const text = JSON.stringify(body);
  const token = person.headers['authorization']?.slice(7) ?? '';
  for (const kept of ['secret', token, placed.paymentReference, 'clubComment', 'passwordHash']) {
    expect(text).not.toContain(kept);
  }
});
