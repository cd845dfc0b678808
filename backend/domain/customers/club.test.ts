import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestBackend, testBackend } from '../../../tests/support/backend';
import { withDatabase } from '../../../tests/support/database';
import { order } from '../../../tests/support/ordering';
import { insertShop, insertVariant, STORES } from '../../../tests/support/shop-data';
import { type SignedIn, signedIn } from '../../../tests/support/signed-in';
import { orders } from '../../db/schema/orders';
import { settings } from '../../db/schema/reference';
import { changeOrderStatus } from '../orders/order-status';
import { earnBonus, readBonusPercentage } from './club';

const database = withDatabase();
let backend: TestBackend;
let productId = 0;

beforeAll(async () => {
  const { db } = database();
  await insertShop(db);
  productId = await insertVariant(db, { stock: { [STORES.main]: 50 } });
  backend = testBackend(database());
});
afterAll(() => backend.close());

const decide = (reference: string, decision: 'approve' | 'decline') =>
  backend.send('POST', `/api/payments/test/${reference}/`, { decision });

async function placedBy({ id, email }: SignedIn) {
  const { db } = database();
  const placed = await order(db, { productId, email });
  await db.update(orders).set({ customerId: id }).where(eq(orders.id, placed.id));
  return placed;
}

const clubOf = async (person: SignedIn) =>
  (await backend.send('GET', '/api/customer/club/', undefined, person.headers)).body;

test('a paid order earns two per cent of its goods, once, and nothing for its delivery', async () => {
  const person = await signedIn(database().db, { email: 'member@example.com' });
  const placed = await placedBy(person);
  expect(await clubOf(person)).toEqual({ bonus_percentage: 2, balance: 0, entries: [] });
  await Promise.all(Array.from({ length: 5 }, () => decide(placed.paymentReference, 'approve')));
  await database().db.transaction((tx) => earnBonus(tx, placed.id, new Date()));
  expect(await clubOf(person)).toMatchObject({
    balance: 2,
    entries: [{ kind: 'earned', amount: 2, order_number: placed.number }],
  });
});

test('a payment that fails earns nothing, and neither does a guest’s order with a member’s e-mail', async () => {
  const person = await signedIn(database().db, { email: 'nothing@example.com' });
  const failed = await placedBy(person);
  await decide(failed.paymentReference, 'decline');
  const guest = await order(database().db, { productId, email: person.email });
  await decide(guest.paymentReference, 'approve');
  expect(await clubOf(person)).toMatchObject({ balance: 0, entries: [] });
});

test('a cancelled order takes its bonus back, once', async () => {
  const { db } = database();
  const person = await signedIn(db, { email: 'cancelled@example.com' });
  const placed = await placedBy(person);
  await decide(placed.paymentReference, 'approve');
  const cancel = () =>
    db.transaction((tx) =>
      changeOrderStatus(tx, {
        orderId: placed.id,
        from: 'processing',
        to: 'cancelled',
        actor: 'staff:1',
        now: new Date(),
      }),
    );
  await cancel();
  await cancel();
  expect(await clubOf(person)).toMatchObject({
    balance: 0,
    entries: [
      { kind: 'reversed', amount: -2, order_number: placed.number },
      { kind: 'earned', amount: 2, order_number: placed.number },
    ],
  });
});

test('the setting says how much is earned; what is no percentage counts as two', async () => {
  const { db } = database();
  const key = 'club_bonus_percentage';
  for (const [value, percentage] of [
    ['3', 3],
    ['2,5', 2.5],
    ['0', 0],
    ['many', 2],
    ['101', 2],
    ['-1', 2],
  ] as const) {
    await db.insert(settings).values({ key, value }).onConflictDoUpdate({ target: settings.key, set: { value } });
    expect(await readBonusPercentage(db), value).toBe(percentage);
  }
  await db.delete(settings).where(eq(settings.key, key));
});
