import { placeOrder as placeOrderCall } from 'contract/place-order';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { withDatabase } from '../../../tests/support/database';
import { newKey, type OrderOptions, orderBody } from '../../../tests/support/order-body';
import { conflictReason, shopSettings } from '../../../tests/support/ordering';
import { insertShop, insertVariant, STORES } from '../../../tests/support/shop-data';
import { auditLog } from '../../db/schema/audit-log';
import { customers } from '../../db/schema/customers';
import { orderRows, orders } from '../../db/schema/orders';
import { settings } from '../../db/schema/reference';
import { payByGiftCards } from '../../payments/pay-order';
import { processorsOf } from '../../payments/processors';
import type { Caller } from '../customers/caller';
import { readOrderSale } from '../desk/order-sale';
import { placeOrder } from '../orders/place-order';

const database = withDatabase();
let productId = 0;
let staff: Caller;

beforeAll(async () => {
  const { db } = database();
  await insertShop(db);
  productId = await insertVariant(db, { name: 'Shell', stock: { [STORES.main]: 50, [STORES.helsinki]: 50 } });
  const row = { email: 'staff@example.com', isStaff: true };
  const [found] = await db.insert(customers).values(row).returning({ id: customers.id });
  const none = { isAdmin: false, isOrgUser: false, username: null };
  staff = { customerId: found?.id ?? 0, email: row.email, isStaff: true, ...none };
});

const place = (caller: Caller | null, options: Partial<OrderOptions>) => {
  const request = placeOrderCall.body.parse(orderBody({ productId, key: newKey(), ...options }));
  const visitor = { caller, now: new Date(), processors: processorsOf(shopSettings) };
  return placeOrder(database().db, shopSettings, request, visitor, payByGiftCards(shopSettings));
};
const overridden = { products: [{ productId: 0, amount: 1, nameOverride: 'Repaired shell', priceOverride: 45 }] };
const asked = () => ({ products: overridden.products.map((row) => ({ ...row, productId })) });
const rowOf = async (id: number) =>
  (await database().db.select().from(orderRows).where(eq(orderRows.orderId, id)).orderBy(orderRows.line))[0];

test('a name and price of staff are the order’s, which keeps who set them and what the shop would have asked', async () => {
  const placed = await place(staff, { total: 5090, body: asked() });
  expect(await rowOf(placed.id)).toMatchObject({
    name: 'Aapa Repaired shell',
    unitCents: 4500,
    overriddenBy: staff.customerId,
    listUnitCents: 10_000,
  });
  const { db } = database();
  const [act] = await db.select().from(auditLog).where(eq(auditLog.subjectId, placed.number));
  expect(act).toMatchObject({ action: 'override-row', actor: `staff:${staff.customerId}` });
  expect(act?.details).toMatchObject({ listPrice: '100.00', price: '45.00', name: 'Repaired shell' });
  const sale = await readOrderSale(db, placed.id);
  expect(sale.overrides).toEqual([
    { name: 'Aapa Repaired shell', unitCents: 4500, listCents: 10_000, by: staff.email },
  ]);
});

test('the same fields of anybody else change nothing', async () => {
  const modes = { card_checkout_mode: true, add_on_order: 'S123456789' };
  for (const caller of [null, { ...staff, isStaff: false }]) {
    const placed = await place(caller, { total: 10_590, body: { ...asked(), ...modes } });
    expect(await rowOf(placed.id)).toMatchObject({ name: 'Aapa Shell', unitCents: 10_000, overriddenBy: null });
    const [order] = await database().db.select().from(orders).where(eq(orders.id, placed.id));
    expect(order).toMatchObject({ isCardCheckout: false, addOnOrder: '' });
  }
});

test('at the till only listed products are paid, collected in a store', async () => {
  const { db } = database();
  const other = await insertVariant(db, { stock: { [STORES.main]: 5 } });
  await db
    .insert(settings)
    .values({ key: 'card_checkout_products', value: JSON.stringify([{ product_id: productId }]) });
  const till = { card_checkout_mode: true };
  const store = { delivery: 'store', location: String(STORES.helsinki), total: 10_000 };
  const placed = await place(staff, { ...store, body: till });
  const [order] = await db.select().from(orders).where(eq(orders.id, placed.id));
  expect(order).toMatchObject({ isCardCheckout: true });
  await expect(place(staff, { ...store, productId: other, body: till })).rejects.toMatchObject({
    fields: { detail: [expect.stringContaining('cannot be paid by card at the till')] },
  });
  await expect(place(staff, { body: till }), 'home delivery').rejects.toMatchObject({
    fields: { delivery_method: expect.anything() },
  });
});

test('an order is packed together only with a paid one that has not left', async () => {
  const attempt = place(staff, { body: { add_on_order: 'S000000001' } });
  await expect(attempt).rejects.toMatchObject({
    fields: { detail: ['Pack-together with another order not possible.'] },
  });
  const first = await place(null, {});
  await database().db.update(orders).set({ status: 'processing', paidAt: new Date() }).where(eq(orders.id, first.id));
  const addOn = { add_on_order: first.number.toLowerCase() };
  const elsewhere = place(staff, { email: 'other@example.com', total: 10_000, body: addOn });
  expect(await conflictReason(elsewhere)).toBe('NOT_DELIVERABLE');
  // it leaves in the same parcel, so its delivery costs nothing more and can be no other
  const other = place(staff, { delivery: 'store', location: String(STORES.helsinki), total: 10_000, body: addOn });
  await expect(other).rejects.toMatchObject({ fields: { delivery_method: expect.anything() } });
  const second = await place(staff, { total: 10_000, body: addOn });
  const [order] = await database().db.select().from(orders).where(eq(orders.id, second.id));
  expect(order?.addOnOrder).toBe(first.number);
  const [host, addedOrder] = await Promise.all([first.id, second.id].map((id) => readOrderSale(database().db, id)));
  expect(host?.addOns).toEqual([{ number: second.number, status: 'awaiting_payment' }]);
  expect(addedOrder?.hosts).toEqual([{ number: first.number, status: 'processing' }]);
  await database().db.update(orders).set({ status: 'shipped' }).where(eq(orders.id, first.id));
  await expect(place(staff, { total: 10_000, body: addOn })).rejects.toMatchObject({ fields: expect.anything() });
});

test('nothing is added to an order of another customer', async () => {
  const { db } = database();
  const first = await place(null, {});
  const [owner] = await db.insert(customers).values({ email: 'owner@example.com' }).returning({ id: customers.id });
  const paid = { status: 'processing', paidAt: new Date(), customerId: owner?.id ?? 0 } as const;
  await db.update(orders).set(paid).where(eq(orders.id, first.id));
  const body = { add_on_order: first.number, customer_id: staff.customerId };
  await expect(place(staff, { total: 10_000, body })).rejects.toMatchObject({ fields: { detail: expect.anything() } });
});
