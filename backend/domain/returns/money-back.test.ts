import { placeOrder } from 'contract/place-order';
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { askBack, deliveredOrder, move, paidOrder, tell } from '../../../tests/support/after-order';
import { withDatabase } from '../../../tests/support/database';
import { balanceOf, giftCardFaults, insertGiftCard } from '../../../tests/support/gift-cards';
import { type OrderOptions, orderBody } from '../../../tests/support/order-body';
import { conflictReason, ledgerFaults, order, paymentWork, shopSettings } from '../../../tests/support/ordering';
import { insertPaymentMethod, insertShop, insertVariant, STORES } from '../../../tests/support/shop-data';
import { signedIn } from '../../../tests/support/signed-in';
import { mails } from '../../db/schema/mail';
import { clubBonus } from '../../db/schema/members';
import { orders } from '../../db/schema/orders';
import { paymentRefunds, payments } from '../../db/schema/payments';
import { capturePayment, listOpenPayments } from '../../payments/decide-payment';
import { processorsOf } from '../../payments/processors';
import { withdrawPromise } from '../../payments/refund-payment';
import { settlePayment } from '../../payments/settle-payment';
import { startPayment } from '../../payments/start-payment';
import { validateCart } from '../cart/cart-validation';
import { readBonusBalance } from '../customers/club';
import { readAfterOrder } from '../orders/after-order';
import { cancelOrder } from '../orders/cancel-order';
import type { PlacedOrder } from '../orders/place-order';
import { moveReturn } from './move-return';

const database = withDatabase();
let product = 0;
const now = new Date();

beforeAll(async () => {
  const { db } = database();
  await insertShop(db);
  await insertPaymentMethod(db, { slug: 'invoice', processor: 'invoice' });
  product = await insertVariant(db, { slug: 'takki', stock: { [STORES.main]: 500 } });
});

/** Takes units of an order back and processes the return. */
async function takeBack(placed: PlacedOrder, amount: number): Promise<void> {
  const { db } = database();
  const asked = await askBack(db, placed, amount, { now });
  await moveReturn(db, tell, { number: asked?.number ?? '', to: 'processed', note: '', actor: 'staff:1', now });
}

async function paymentOf({ id }: PlacedOrder) {
  const { db } = database();
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, id));
  if (!payment) throw new Error('The order has no payment.');
  const refunds = await db.select().from(paymentRefunds).where(eq(paymentRefunds.paymentId, payment.id));
  return { ...payment, given: refunds.map(({ amountHundredths }) => amountHundredths) };
}

const mailsOf = ({ id }: PlacedOrder, kind: string) =>
  database()
    .db.select()
    .from(mails)
    .where(and(eq(mails.orderId, id), eq(mails.kind, kind)))
    .orderBy(mails.id);

test('returns in parts take the club bonus back in proportion, and all of it in the end', async () => {
  const { db } = database();
  const member = await signedIn(db, { email: 'member@hanki.example' });
  const placed = await order(db, { productId: product, amount: 3, total: 30_000, email: member.email });
  await db.update(orders).set({ customerId: member.id }).where(eq(orders.id, placed.id));
  const work = paymentWork(db);
  const { reference, amountHundredths, currency } = placed.payment;
  const paid = { reference, eventKey: 'paid', kind: 'captured' as const, amountHundredths, currency, payload: {} };
  await settlePayment(db, work.settings, 'test', paid, now);
  // an odd sum: two per cent of 300.00 less a cent
  await db.update(clubBonus).set({ cents: 599 }).where(eq(clubBonus.orderId, placed.id));
  for (const status of ['shipped', 'delivered'] as const) await move(db, placed, status, { now });
  const balances: number[] = [];
  for (const amount of [1, 1, 1]) {
    await takeBack(placed, amount);
    balances.push(await readBonusBalance(db, member.id));
  }
  expect(balances).toEqual([400, 200, 0]);
});

test('a return that is rejected or called off leaves the club bonus alone, and a cancelled order takes back what was left of it', async () => {
  const { db } = database();
  const member = await signedIn(db, { email: 'other@hanki.example' });
  const placed = await paidOrder(db, { productId: product, amount: 2, total: 20_000 }, now);
  await db.update(orders).set({ customerId: member.id }).where(eq(orders.id, placed.id));
  const bonus = { customerId: member.id, orderId: placed.id, createdAt: now };
  await db.insert(clubBonus).values({ ...bonus, kind: 'earned', cents: 400 });
  await move(db, placed, 'shipped', { now });
  const asked = await askBack(db, placed, 1, { now });
  await moveReturn(db, tell, { number: asked?.number ?? '', to: 'rejected', note: '', actor: 'staff:1', now });
  expect(await readBonusBalance(db, member.id)).toBe(400);
  await takeBack(placed, 1);
  expect(await readBonusBalance(db, member.id)).toBe(200);
  await move(db, placed, 'ready_for_pick_up', { now });
  await move(db, placed, 'cancelled', { now });
  expect(await readBonusBalance(db, member.id)).toBe(0);
});

/** A delivered order that is paid by an invoice which nobody has paid yet. */
async function invoiced(amount: number, total: number, isDelivered = true): Promise<PlacedOrder> {
  const { db } = database();
  const placed = await order(db, { productId: product, amount, total, body: { payment_method: 'invoice' } }, now);
  const paths = { ok: '/', cancelled: '/', error: '/', address: '/' };
  await startPayment(paymentWork(db), placed.payment.reference, paths);
  for (const status of isDelivered ? (['shipped', 'delivered'] as const) : []) await move(db, placed, status, { now });
  return placed;
}

const owedFor = async ({ paymentReference }: PlacedOrder) =>
  (await readAfterOrder(database().db, paymentReference, 'en', now))?.owedHundredths;

test('an unpaid invoice is reduced by what is returned: the rest is owed, and is what comes', async () => {
  const { db } = database();
  const placed = await invoiced(2, 20_000);
  expect(await owedFor(placed)).toBe(20_000);
  await takeBack(placed, 1);
  expect(await owedFor(placed)).toBe(10_000);
  const { id, status, given } = await paymentOf(placed);
  expect([status, given]).toEqual(['authorised', [10_000]]);
  expect((await listOpenPayments(db)).find((one) => one.id === id)?.amountHundredths).toBe(10_000);
  const [mail] = (await mailsOf(placed, 'order-return')).slice(-1);
  expect(mail?.text).toMatch(/We reduced your invoice by €100\. €100 is to be paid by \d\d\.\d\d\.\d{4}\./);
  await capturePayment(paymentWork(db), id, 'staff:1');
  await takeBack(placed, 1);
  const after = await paymentOf(placed);
  expect([after.given, await owedFor(placed)]).toEqual([[10_000, 10_000], null]);
});

test('an unpaid invoice of which everything is returned needs not be paid', async () => {
  const placed = await invoiced(2, 20_000);
  await takeBack(placed, 2);
  expect([(await paymentOf(placed)).status, await owedFor(placed)]).toEqual(['refunded', null]);
  const [mail] = (await mailsOf(placed, 'order-return')).slice(-1);
  expect(mail?.text).toContain('You need not pay the invoice.');
});

test('cancelling an order withdraws its unpaid invoice: nothing is owed, and nothing is given back', async () => {
  const { db } = database();
  const placed = await invoiced(1, 10_590, false);
  expect(await cancelOrder(db, tell, placed.paymentReference, now)).toBe('cancelled');
  const { id } = await paymentOf(placed);
  await withdrawPromise(paymentWork(db), id);
  const { status, given } = await paymentOf(placed);
  expect([status, given, await owedFor(placed)]).toEqual(['cancelled', [], null]);
});

test('a promise of somebody else’s must be taken before its goods are returned', async () => {
  const { db } = database();
  const placed = await invoiced(1, 10_590);
  await db.update(payments).set({ processor: 'klarna' }).where(eq(payments.orderId, placed.id));
  expect(await conflictReason(takeBack(placed, 1))).toBe('PAYMENT_NOT_TAKEN');
});

/** What the cart shows as left to pay, in hundredths of its currency. */
async function dueOf(wish: OrderOptions): Promise<number> {
  const request = placeOrder.body.parse(orderBody(wish));
  const circumstances = { caller: null, now, processors: processorsOf(shopSettings) };
  return (await validateCart(database().db, request, circumstances)).due.display;
}

test.each([
  ['se', 'sek', 'sek', 100],
  ['fi', 'usd', 'usd', 1],
  ['fi', 'rub', 'eur', 1],
] as const)(
  'an order from %s shown in %s and charged in %s gives back exactly what card and gift card paid',
  async (country, currency, charged, quantum) => {
    const { db } = database();
    const card = await insertGiftCard(db, 3333);
    const wish = { productId: product, amount: 3, country, currency, body: { discount_codes: [card] } };
    const placed = await deliveredOrder(db, { ...wish, total: await dueOf(wish) }, now);
    for (const amount of [1, 2]) await takeBack(placed, amount);
    const { currency: paidIn, amountHundredths, given } = await paymentOf(placed);
    expect(paidIn).toBe(charged);
    expect(given.every((sum) => sum % quantum === 0)).toBe(true);
    const sum = given.reduce((total, one) => total + one, 0);
    expect([sum, await balanceOf(db, card)]).toEqual([amountHundredths, 3333]);
    expect([await ledgerFaults(db), await giftCardFaults(db)]).toEqual([0, 0]);
  },
);
