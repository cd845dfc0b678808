// Long because it carries orders through everything that can follow.
import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import {
  askBack,
  deliveredOrder,
  move,
  otherSize,
  paidOrder,
  statusOf,
  tell,
} from '../../../tests/support/after-order';
import { withDatabase } from '../../../tests/support/database';
import { balanceOf, insertGiftCard, insertWebGiftCard } from '../../../tests/support/gift-cards';
import { conflictReason, ledgerFaults, paymentWork, stockOf } from '../../../tests/support/ordering';
import { insertShop, insertVariant, STORES } from '../../../tests/support/shop-data';
import { auditLog } from '../../db/schema/audit-log';
import { orderDeliveries } from '../../db/schema/deliveries';
import { mails } from '../../db/schema/mail';
import { models } from '../../db/schema/models';
import { orders } from '../../db/schema/orders';
import { paymentRefunds, payments } from '../../db/schema/payments';
import { settings } from '../../db/schema/reference';
import { returns } from '../../db/schema/returns';
import { variants } from '../../db/schema/variants';
import { sendRefund } from '../../payments/refund-payment';
import { readAfterOrder } from '../orders/after-order';
import { cancelOrder } from '../orders/cancel-order';
import { packTogether } from '../orders/pack-together';
import type { PlacedOrder } from '../orders/place-order';
import { askReturn } from './ask-return';
import { releaseOverdueExchanges } from './exchange';
import { cancelReturn, moveReturn } from './move-return';

const database = withDatabase();
let product = 0;
let other = 0;

beforeAll(async () => {
  const { db } = database();
  await insertShop(db);
  product = await insertVariant(db, { slug: 'takki', stock: { [STORES.main]: 500 } });
  other = await otherSize(db, product, 20);
});

const now = new Date();
const day = 24 * 3_600_000;
const later = (days: number) => new Date(now.getTime() + days * day);
const settle = (number: string, to: 'processed' | 'rejected' = 'processed', at = now) =>
  moveReturn(database().db, tell, { number, to, note: '', actor: 'staff:1', now: at });

async function refundsOf({ id }: PlacedOrder) {
  const { db } = database();
  return db
    .select({ id: paymentRefunds.id, amount: paymentRefunds.amountHundredths, status: paymentRefunds.status })
    .from(paymentRefunds)
    .innerJoin(payments, eq(payments.id, paymentRefunds.paymentId))
    .where(eq(payments.orderId, id))
    .orderBy(paymentRefunds.id);
}
const mailsOf = ({ id }: PlacedOrder, kind: string) =>
  database()
    .db.select()
    .from(mails)
    .where(and(eq(mails.orderId, id), eq(mails.kind, kind)))
    .orderBy(mails.id);

test('an order that is processed is cancelled at once: its stock and its money come back, once however often it is cancelled', async () => {
  const { db } = database();
  const before = await stockOf(db, product);
  const placed = await paidOrder(db, { productId: product });
  const again = () => cancelOrder(db, tell, placed.paymentReference, now);
  expect(await Promise.all([again(), again(), again()])).toEqual(['cancelled', 'cancelled', 'cancelled']);
  expect(await stockOf(db, product)).toBe(before);
  const [refund, ...more] = await refundsOf(placed);
  expect([refund?.amount, more.length]).toEqual([10_590, 0]);
  const work = paymentWork(db);
  await sendRefund(work, refund?.id ?? 0);
  await sendRefund(work, refund?.id ?? 0);
  expect((await refundsOf(placed)).map(({ status }) => status)).toEqual(['done']);
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, placed.id));
  expect(payment?.status).toBe('refunded');
  const [mail] = await mailsOf(placed, 'order-order');
  expect(mail?.text).toContain('within 1 to 5 days');
});

test('an order that is being packed waits for a person, who goes on with it or cancels it; one that has left is not cancelled', async () => {
  const { db } = database();
  const packed = await paidOrder(db, { productId: product });
  await move(db, packed, 'ready_for_packing');
  expect(await cancelOrder(db, tell, packed.paymentReference, now)).toBe('manual_cancellation');
  expect(await refundsOf(packed)).toEqual([]);
  await move(db, packed, 'cancelled');
  expect((await refundsOf(packed)).map(({ amount }) => amount)).toEqual([10_590]);
  const sent = await paidOrder(db, { productId: product });
  await move(db, sent, 'shipped', { trackingCode: 'JJFI123' });
  expect(await conflictReason(cancelOrder(db, tell, sent.paymentReference, now))).toBe('NOT_CANCELLABLE');
  expect(await cancelOrder(db, tell, 'unknown', now)).toBeNull();
  const [mail] = await mailsOf(sent, 'order-order');
  expect(mail?.text).toContain('JJFI123');
});

test('an order is packed and cancelled at once: one of the two wins', async () => {
  const { db } = database();
  for (let round = 0; round < 5; round++) {
    const placed = await paidOrder(db, { productId: product });
    const results = await Promise.allSettled([
      move(db, placed, 'shipped'),
      cancelOrder(db, tell, placed.paymentReference, now),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const status = await statusOf(db, placed);
    expect((await refundsOf(placed)).length).toBe(status === 'cancelled' ? 1 : 0);
  }
});

test('each move is in the log of acts, and a status that cannot follow is refused', async () => {
  const { db } = database();
  const placed = await paidOrder(db, { productId: product });
  await move(db, placed, 'ready_for_packing');
  await move(db, placed, 'shipped', { note: 'gently' });
  expect(await conflictReason(move(db, placed, 'processing'))).toBe('WRONG_STATUS');
  const acts = await db.select().from(auditLog).where(eq(auditLog.subjectId, placed.number)).orderBy(auditLog.id);
  expect(acts.map(({ actor, action, note }) => [actor, action, note])).toEqual([
    ['staff:1', 'move-order', ''],
    ['staff:1', 'move-order', 'gently'],
  ]);
});

test('an order that leaves with another is packed and shipped with it, in one parcel', async () => {
  const { db } = database();
  const host = await paidOrder(db, { productId: product, email: 'together@example.com' });
  const addOn = await paidOrder(db, { productId: product, email: 'together@example.com' });
  const unpaid = await paidOrder(db, { productId: product, email: 'together@example.com' });
  expect(await packTogether(db, addOn.paymentReference, host.number)).toBe(true);
  await db.update(orders).set({ status: 'awaiting_payment', addOnOrder: host.number }).where(eq(orders.id, unpaid.id));
  await move(db, host, 'ready_for_packing');
  expect(await statusOf(db, addOn)).toBe('ready_for_packing');
  await move(db, host, 'shipped', { trackingCode: 'JJFI77', isPart: true });
  expect(await statusOf(db, addOn)).toBe('ready_for_packing');
  await move(db, host, 'shipped', { trackingCode: 'JJFI78' });
  expect([await statusOf(db, addOn), await statusOf(db, unpaid)]).toEqual(['shipped', 'awaiting_payment']);
  const parcels = await db.select().from(orderDeliveries).where(eq(orderDeliveries.orderId, addOn.id));
  expect(parcels.map(({ trackingCode }) => trackingCode)).toEqual(['JJFI78']);
  expect((await mailsOf(addOn, 'order-order')).at(-1)?.text).toContain('JJFI78');
});

test('an order that was to leave with a cancelled one is not cancelled, and leaves alone', async () => {
  const { db } = database();
  const host = await paidOrder(db, { productId: product, email: 'alone@example.com' });
  const addOn = await paidOrder(db, { productId: product, email: 'alone@example.com' });
  await packTogether(db, addOn.paymentReference, host.number);
  await cancelOrder(db, tell, host.paymentReference, now);
  expect(await statusOf(db, addOn)).toBe('processing');
  const [left] = await db.select().from(orders).where(eq(orders.id, addOn.id));
  expect(left?.addOnOrder).toBe('');
  await move(db, addOn, 'shipped');
});

test('an order that is cancelled leaves with no other one any more', async () => {
  const { db } = database();
  const host = await paidOrder(db, { productId: product, email: 'with@example.com' });
  const addOn = await paidOrder(db, { productId: product, email: 'with@example.com' });
  await packTogether(db, addOn.paymentReference, host.number);
  await cancelOrder(db, tell, addOn.paymentReference, now);
  const [left] = await db.select().from(orders).where(eq(orders.id, addOn.id));
  expect(left?.addOnOrder).toBe('');
});

test('orders of one person to one address are packed together; of another, or sent already, they are not', async () => {
  const { db } = database();
  const one = await paidOrder(db, { productId: product });
  const two = await paidOrder(db, { productId: product });
  const stranger = await paidOrder(db, { productId: product, email: 'else@example.com' });
  expect(await packTogether(db, one.paymentReference, two.number)).toBe(true);
  const refused = (number: string) => conflictReason(packTogether(db, one.paymentReference, number));
  expect(await refused(stranger.number)).toBe('PACK_TOGETHER_NOT_POSSIBLE');
  expect(await refused(one.number)).toBe('PACK_TOGETHER_NOT_POSSIBLE');
  expect(await refused('S000000000')).toBe('PACK_TOGETHER_NOT_POSSIBLE');
  await move(db, two, 'shipped');
  expect(await refused(two.number)).toBe('PACK_TOGETHER_NOT_POSSIBLE');
});

test('a consumer withdraws from a whole order that was not packed: it is cancelled, and the receipt tells date and time', async () => {
  const { db } = database();
  const placed = await paidOrder(db, { productId: product, amount: 2, total: 20_000 });
  const wish = {
    reference: placed.paymentReference,
    kind: 'withdrawal' as const,
    rows: [],
    name: 'Maija',
    message: '',
  };
  const asked = await askReturn(db, tell, wish, now);
  expect(asked?.number).toMatch(/^R\d{9}$/);
  expect(await statusOf(db, placed)).toBe('cancelled');
  expect((await refundsOf(placed)).map(({ amount }) => amount)).toEqual([20_000]);
  const [receipt] = await mailsOf(placed, 'order-return');
  expect(receipt?.text).toMatch(/on \d\d\.\d\d\.\d{4} \d\d:\d\d \(Helsinki time\)/);
  expect(receipt?.text).toContain('nothing for you to send back');
  const [cancelled] = await mailsOf(placed, 'order-order');
  expect(cancelled?.text).not.toMatch(/withdrawal|Message from the shop/);
  expect(await conflictReason(askReturn(db, tell, wish, now))).toBe('NOT_PAID');
});

test('a withdrawal from a part stops the packing until a person has handled it', async () => {
  const { db } = database();
  const placed = await paidOrder(db, { productId: product, amount: 2, total: 20_000 });
  await askBack(db, placed, 1, { kind: 'withdrawal' });
  expect(await statusOf(db, placed)).toBe('manual_cancellation');
  const after = await readAfterOrder(db, placed.paymentReference, 'fi', now);
  expect([after?.returns[0]?.isUnsent, (await mailsOf(placed, 'order-return'))[0]?.text]).toEqual([
    true,
    expect.stringContaining('need not send anything now'),
  ]);
});

test('what was sent in part or arrived is to be sent back, and the receipt says within which time', async () => {
  const { db } = database();
  const partly = await paidOrder(db, { productId: product, amount: 2, total: 20_000 });
  await move(db, partly, 'shipped', { isPart: true });
  for (const placed of [partly, await deliveredOrder(db, { productId: product })]) {
    await askBack(db, placed, 1, { kind: 'withdrawal' });
    const after = await readAfterOrder(db, placed.paymentReference, 'fi', now);
    expect(after?.returns[0]?.isUnsent).toBe(false);
    expect((await mailsOf(placed, 'order-return'))[0]?.text).toContain('back within 14 days');
  }
});

test('a delivered order can be withdrawn from within 14 days, and delivery is given back with the last of it', async () => {
  const { db } = database();
  const placed = await deliveredOrder(db, { productId: product, amount: 1 }, now);
  expect(await conflictReason(askBack(db, placed, 1, { kind: 'withdrawal', now: later(20) }))).toBe('TIME_EXPIRED');
  const asked = await askBack(db, placed, 1, { kind: 'withdrawal', now: later(14) });
  await settle(asked?.number ?? '', 'processed', later(16));
  expect((await refundsOf(placed)).map(({ amount }) => amount)).toEqual([10_590]);
});

test('products that the shop excepts cannot be withdrawn from, but they can be returned', async () => {
  const { db } = database();
  const [model] = await db
    .select({ slug: models.slug })
    .from(models)
    .innerJoin(variants, eq(variants.modelId, models.id))
    .where(eq(variants.id, product));
  await db.insert(settings).values({ key: 'withdrawal_exceptions', value: `other, ${model?.slug}` });
  const placed = await deliveredOrder(db, { productId: product });
  expect(await conflictReason(askBack(db, placed, 1, { kind: 'withdrawal' }))).toBe('NOT_RETURNABLE');
  expect((await askBack(db, placed, 1))?.number).toBeDefined();
  await db.delete(settings).where(eq(settings.key, 'withdrawal_exceptions'));
});

test('returns are accepted on day 100 and not on day 101', async () => {
  const { db } = database();
  const placedAt = new Date('2026-01-01T10:00:00Z');
  const placed = await deliveredOrder(db, { productId: product, amount: 2, total: 20_000 }, placedAt);
  expect(await conflictReason(askBack(db, placed, 1, { now: new Date('2026-04-11T21:00:00Z') }))).toBe('TIME_EXPIRED');
  expect((await askBack(db, placed, 1, { now: new Date('2026-04-11T20:59:00Z') }))?.number).toBeDefined();
});

test('more than was bought, twice, of another order, and before the delivery: refused', async () => {
  const { db } = database();
  const placed = await deliveredOrder(db, { productId: product, amount: 2, total: 20_000 });
  const another = await deliveredOrder(db, { productId: product });
  expect(await conflictReason(askBack(db, placed, 3))).toBe('NOTHING_LEFT');
  await askBack(db, placed, 2);
  expect(await conflictReason(askBack(db, placed, 1))).toBe('NOTHING_LEFT');
  const foreign = askBack(db, { ...placed, paymentReference: another.paymentReference }, 1);
  expect(await conflictReason(foreign)).toBe('NOT_RETURNABLE');
  const unsent = await paidOrder(db, { productId: product });
  expect(await conflictReason(askBack(db, unsent, 1))).toBe('NOT_DELIVERED');
  expect(await askBack(db, { ...placed, paymentReference: 'unknown' }, 1)).toBeNull();
});

test('of ten returns of the same unit at once one is taken', async () => {
  const { db } = database();
  const placed = await deliveredOrder(db, { productId: product });
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => askBack(db, placed, 1)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a processed return gives its money back once, in parts that add up, and puts the goods into stock', async () => {
  const { db } = database();
  const card = await insertGiftCard(db, 5000);
  const placed = await deliveredOrder(db, {
    productId: product,
    amount: 3,
    total: 25_000,
    body: { discount_codes: [card] },
  });
  const before = await stockOf(db, product);
  for (const amount of [1, 2]) {
    const asked = await askBack(db, placed, amount);
    const results = await Promise.allSettled([settle(asked?.number ?? ''), settle(asked?.number ?? '')]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  }
  expect((await refundsOf(placed)).reduce((sum, { amount }) => sum + amount, 0)).toBe(25_000);
  expect(await balanceOf(db, card)).toBe(5000);
  expect(await stockOf(db, product)).toBe(before + 3);
  expect(await ledgerFaults(db)).toBe(0);
});

test('a return is called off by its customer until it is checked; a rejected one can be asked for again', async () => {
  const { db } = database();
  const placed = await deliveredOrder(db, { productId: product });
  const first = await askBack(db, placed, 1);
  expect(await cancelReturn(db, tell, first?.reference ?? '', now)).toBe('cancelled');
  const second = await askBack(db, placed, 1);
  await settle(second?.number ?? '', 'rejected');
  expect(await conflictReason(cancelReturn(db, tell, second?.reference ?? '', now))).toBe('WRONG_STATUS');
  expect((await askBack(db, placed, 1))?.number).toBeDefined();
});

test('an exchange reserves the other size, gives no money back, and is released after three weeks when nothing came', async () => {
  const { db } = database();
  const before = await stockOf(db, other);
  const placed = await deliveredOrder(db, { productId: product });
  const asked = await askBack(db, placed, 1, { exchange: other });
  expect(await stockOf(db, other)).toBe(before - 1);
  await settle(asked?.number ?? '');
  expect(await refundsOf(placed)).toEqual([]);
  expect(await stockOf(db, other)).toBe(before - 1);

  const late = await deliveredOrder(db, { productId: product });
  const second = await askBack(db, late, 1, { exchange: other });
  await releaseOverdueExchanges(db, later(20));
  expect(await stockOf(db, other)).toBe(before - 2);
  await Promise.all([releaseOverdueExchanges(db, later(23)), releaseOverdueExchanges(db, later(23))]);
  expect(await stockOf(db, other)).toBe(before - 1);
  await settle(second?.number ?? '');
  expect((await refundsOf(late)).map(({ amount }) => amount)).toEqual([10_000]);
  const [mail] = await mailsOf(late, 'order-return');
  expect(mail?.text).toContain('must arrive by');
});

test('another model, or a size that is not there, is no exchange, and nothing is written', async () => {
  const { db } = database();
  const placed = await deliveredOrder(db, { productId: product });
  const foreign = await insertVariant(db, { slug: 'muu', stock: { [STORES.main]: 5 } });
  expect(await conflictReason(askBack(db, placed, 1, { exchange: foreign }))).toBe('SIZE_NOT_AVAILABLE');
  const taken = await stockOf(db, other);
  await db.execute(sql`update stock set quantity = 0 where variant_id = ${other}`);
  expect(await conflictReason(askBack(db, placed, 1, { exchange: other }))).toBe('SIZE_NOT_AVAILABLE');
  await db.execute(sql`update stock set quantity = ${taken} where variant_id = ${other} and store_id = ${STORES.main}`);
  expect(await db.$count(returns, eq(returns.orderId, placed.id))).toBe(0);
});

/** Withdraws from everything of an order that can come back. */
const withdrawAll = ({ paymentReference: reference }: PlacedOrder) =>
  askReturn(database().db, tell, { reference, kind: 'withdrawal', rows: [], name: 'Maija', message: '' }, now);

test('a withdrawal that cancels the order at once says what is given back', async () => {
  const { db } = database();
  const placed = await paidOrder(db, { productId: product });
  const asked = await withdrawAll(placed);
  const [written] = await db
    .select()
    .from(returns)
    .where(eq(returns.number, asked?.number ?? ''));
  expect([await statusOf(db, placed), written?.status, written?.refundHundredths]).toEqual([
    'cancelled',
    'processed',
    10_590,
  ]);
  expect((await refundsOf(placed)).map(({ amount }) => amount)).toEqual([10_590]);
});

test('an order with a gift card is not cancelled when its products are withdrawn: a person keeps the card apart', async () => {
  const { db } = database();
  const placed = await paidOrder(db, { productId: product });
  const card = await insertWebGiftCard(db);
  await db.execute(sql`update order_rows set kind = 'gift_card', variant_id = ${card}
    where order_id = ${placed.id} and kind = 'delivery'`);
  await withdrawAll(placed);
  expect(await statusOf(db, placed)).toBe('manual_cancellation');
  expect(await refundsOf(placed)).toEqual([]);
});

test('cancelling an order with an exchange under way releases what was reserved for it', async () => {
  const { db } = database();
  const [mine, wanted] = [await stockOf(db, product), await stockOf(db, other)];
  const placed = await paidOrder(db, { productId: product });
  await move(db, placed, 'shipped');
  await askBack(db, placed, 1, { exchange: other });
  expect(await stockOf(db, other)).toBe(wanted - 1);
  await move(db, placed, 'ready_for_pick_up');
  await move(db, placed, 'cancelled');
  expect([await stockOf(db, product), await stockOf(db, other)]).toEqual([mine, wanted]);
  expect(await ledgerFaults(db)).toBe(0);
});
