import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { askBack, move, statusOf, tell } from '../../../tests/support/after-order';
import { withDatabase } from '../../../tests/support/database';
import {
  balanceOf,
  giftCardFaults,
  giftRow,
  insertGiftCard,
  insertWebGiftCard,
} from '../../../tests/support/gift-cards';
import type { OrderOptions } from '../../../tests/support/order-body';
import { conflictReason, ledgerFaults, order, paymentWork, shopSettings } from '../../../tests/support/ordering';
import { insertShop, insertVariant, STORES } from '../../../tests/support/shop-data';
import { signedIn } from '../../../tests/support/signed-in';
import { clubBonus } from '../../db/schema/members';
import { orders } from '../../db/schema/orders';
import { returns } from '../../db/schema/returns';
import { giveUpOrder } from '../../payments/pay-again';
import { settlePayment } from '../../payments/settle-payment';
import { cancelOrder } from '../orders/cancel-order';
import type { PlacedOrder } from '../orders/place-order';
import { moveReturn } from '../returns/move-return';
import type { Caller } from './caller';
import { readBonusBalance } from './club';

const database = withDatabase();
let product = 0;
let webCard = 0;
let people = 0;

beforeAll(async () => {
  const { db } = database();
  await insertShop(db);
  product = await insertVariant(db, { stock: { [STORES.main]: 5000 } });
  webCard = await insertWebGiftCard(db);
});

/** A member with bonus, in euro cents. */
async function member(cents: number, more: Partial<Caller> = {}): Promise<Caller> {
  const { db } = database();
  const { id, email } = await signedIn(db, { email: `member${++people}@example.com` });
  await db.insert(clubBonus).values({ customerId: id, kind: 'earned', cents });
  return { customerId: id, email, isStaff: false, isAdmin: false, isOrgUser: false, username: null, ...more };
}

/** An order of one product at 105.90 with delivery, with bonus. @param due what the shopper saw left to pay */
const orderWith = (caller: Caller | null, due: number, more: Partial<OrderOptions> = {}) => {
  const body = { use_club_bonus: true, ...more.body };
  return order(database().db, { productId: product, total: due, ...more, body }, new Date(), caller);
};
const pay = ({ payment }: PlacedOrder) => {
  const { reference, amountHundredths, currency } = payment;
  const event = { reference, eventKey: 'paid', kind: 'captured' as const, amountHundredths, currency, payload: {} };
  return settlePayment(database().db, shopSettings, 'test', event, new Date());
};
const left = ({ customerId }: Caller) => readBonusBalance(database().db, customerId);

test('bonus pays a part of an order, gift cards pay of the rest, and what was paid with bonus earns none', async () => {
  const { db } = database();
  const person = await member(3000);
  const code = await insertGiftCard(db, 2000);
  const placed = await orderWith(person, 5590, { body: { discount_codes: [code] } });
  expect(placed.payment.amountHundredths).toBe(5590);
  expect([await left(person), await balanceOf(db, code)]).toEqual([0, 0]);
  await pay(placed);
  // two per cent of 100.00 for the goods, less 30.00
  expect(await left(person)).toBe(140);
  const [row] = await db.select().from(orders).where(eq(orders.id, placed.id));
  expect([row?.bonusCents, row?.displayBonusHundredths, row?.chargeHundredths]).toEqual([3000, 3000, 5590]);
});

test('bonus is spent only when it is asked for, and only that of the member who orders', async () => {
  const person = await member(3000);
  await orderWith(person, 10_590, { body: { use_club_bonus: false } });
  await orderWith(null, 10_590);
  const staff = await member(5000, { isStaff: true });
  await orderWith(staff, 10_590, { body: { customer_id: person.customerId } });
  expect([await left(person), await left(staff)]).toEqual([3000, 5000]);
  // from everybody but staff the id of another customer is ignored
  await orderWith(person, 7590, { body: { customer_id: staff.customerId } });
  expect([await left(person), await left(staff)]).toEqual([0, 5000]);
});

test('bonus that covers everything pays the order at once, and the rest of it stays', async () => {
  const person = await member(20_000);
  const placed = await orderWith(person, 0, { body: { payment_method: 'giftcard' } });
  expect([placed.status, await left(person)]).toEqual(['processing', 9410]);
});

test('gift cards are not bought with bonus', async () => {
  const person = await member(20_000);
  const gift = { products: [], gift_card_products: [giftRow(webCard, 50)] };
  const placed = await orderWith(person, 5000, { delivery: 'email', body: gift });
  expect([placed.payment.amountHundredths, await left(person)]).toEqual([5000, 20_000]);
});

test('in kronor bonus covers its euros at the rate of the order', async () => {
  const person = await member(1000);
  const { db } = database();
  const placed = await orderWith(person, 121_300 - 11_500, { country: 'se', currency: 'sek' });
  expect([placed.payment.amountHundredths, await left(person)]).toEqual([109_800, 0]);
  expect(await giftCardFaults(db)).toBe(0);
});

test('of five orders at once with the same bonus one gets it, and the others are asked to confirm the new total', async () => {
  const { db } = database();
  for (let round = 0; round < 4; round++) {
    const person = await member(8000);
    const placed = await Promise.allSettled(Array.from({ length: 5 }, () => orderWith(person, 2590)));
    expect(placed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const each of placed) {
      if (each.status === 'rejected') expect(await conflictReason(Promise.reject(each.reason))).toBe('PRICE_CHANGED');
    }
    expect(await left(person)).toBe(0);
  }
  expect([await ledgerFaults(db), await giftCardFaults(db)]).toEqual([0, 0]);
});

test('an order that is given up or cancelled gives its bonus back, once', async () => {
  const { db } = database();
  const person = await member(3000);
  const unpaid = await orderWith(person, 7590);
  await giveUpOrder(paymentWork(db), unpaid.paymentReference);
  expect(await left(person)).toBe(3000);
  const paid = await orderWith(person, 7590);
  await pay(paid);
  const cancel = () => cancelOrder(db, tell, paid.paymentReference, new Date());
  await Promise.all([cancel(), cancel(), cancel()]);
  expect([await statusOf(db, paid), await left(person)]).toEqual(['cancelled', 3000]);
});

test('each return gives bonus back in the proportion in which it paid, and takes back what its goods had earned', async () => {
  const { db } = database();
  const person = await member(4000);
  // four units at 100.00, delivery free
  const placed = await orderWith(person, 36_000, { amount: 4 });
  await pay(placed);
  // 400.00 less 40.00 earn 7.20
  expect(await left(person)).toBe(720);
  await move(db, placed, 'shipped');
  await move(db, placed, 'delivered');
  for (const [spent, earned] of [
    [1000, 540],
    [2000, 360],
  ] as const) {
    const back = await askBack(db, placed, 1);
    const number = back?.number ?? '';
    const settle = { number, to: 'processed' as const, note: '', actor: 'staff:1', now: new Date() };
    await moveReturn(db, tell, settle);
    const [row] = await db.select().from(returns).where(eq(returns.number, number));
    expect([row?.refundHundredths, row?.refundChargeHundredths, row?.refundBonusCents]).toEqual([10_000, 9000, 1000]);
    expect(await left(person)).toBe(spent + earned);
  }
});
