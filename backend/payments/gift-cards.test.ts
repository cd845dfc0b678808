import { isGiftCardValue } from 'contract/gift-cards';
import { asc, eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { withDatabase } from '../../tests/support/database';
import { balanceOf, giftRow, insertGiftCard, insertWebGiftCard } from '../../tests/support/gift-cards';
import type { OrderOptions } from '../../tests/support/order-body';
import { conflictReason, order, paymentWork, shopSettings } from '../../tests/support/ordering';
import { insertShop, insertVariant, STORES } from '../../tests/support/shop-data';
import { giftCards } from '../db/schema/gifts';
import { mails } from '../db/schema/mail';
import { orderEvents } from '../db/schema/order-events';
import { orderRows, orders } from '../db/schema/orders';
import { payments } from '../db/schema/payments';
import { Refusal } from '../domain/errors/refusals';
import { expireGiftCards } from '../domain/gifts/expire-gift-cards';
import { changeOrderStatus } from '../domain/orders/order-status';
import type { PlacedOrder } from '../domain/orders/place-order';
import { deleteSentGiftCardMails } from '../mail/gift-card-mails';
import { expireOrders } from './expire-orders';
import { giveUpOrder } from './pay-again';
import { settlePayment } from './settle-payment';

const database = withDatabase();
let webCard = 0;
let product = 0;

beforeAll(async () => {
  const { db } = database();
  await insertShop(db);
  webCard = await insertWebGiftCard(db);
  product = await insertVariant(db, { stock: { [STORES.main]: 5000 } });
});

const settle = ({ payment }: PlacedOrder, kind: 'captured' | 'declined', eventKey = 'event-1') =>
  settlePayment(
    database().db,
    shopSettings,
    'test',
    {
      reference: payment.reference,
      eventKey,
      kind,
      amountHundredths: payment.amountHundredths,
      currency: payment.currency,
      payload: {},
    },
    new Date(),
  );

/** Buys gift cards for the given value in an order of nothing else. */
const buy = (value: number, more: object = {}) =>
  order(database().db, {
    productId: 0,
    delivery: 'email',
    total: value * 100,
    body: { products: [], gift_card_products: [giftRow(webCard, value, more)] },
  });

/** An order of one product at 105.90 with delivery, paid with cards. @param due what the shopper saw left to pay */
const payWith = (codes: string[], due: number, more: Partial<OrderOptions> = {}) =>
  order(database().db, { productId: product, total: due, ...more, body: { discount_codes: codes, ...more.body } });

const cardsOf = ({ id }: PlacedOrder) => database().db.$count(giftCards, eq(giftCards.orderId, id));
const mailsOf = ({ id }: PlacedOrder) =>
  database().db.select().from(mails).where(eq(mails.orderId, id)).orderBy(asc(mails.id));
const codeIn = (text: string) => /[A-HJ-NP-Z2-9]{4}(?:-[A-HJ-NP-Z2-9]{4}){4}/.exec(text)?.[0] ?? '';

test('a web gift card costs its value, without tax and delivery, and is issued once when it is paid', async () => {
  const extra_data = { giftcard_name: 'Aino', recipient_email: 'aino@example.com', greeting: 'Hyvää <b>matkaa</b>' };
  const bought = await buy(50, { extra_data });
  const { db } = database();
  const rows = await db.select().from(orderRows).where(eq(orderRows.orderId, bought.id)).orderBy(asc(orderRows.line));
  expect(rows.map(({ kind, totalCents, taxCents }) => [kind, totalCents, taxCents])).toEqual([
    ['gift_card', 5000, 0],
    ['delivery', 0, 0],
  ]);
  expect(await cardsOf(bought)).toBe(0);
  await Promise.all([settle(bought, 'captured'), settle(bought, 'captured'), settle(bought, 'captured', 'event-2')]);
  expect(await cardsOf(bought)).toBe(1);
  const [mail, confirmation] = await mailsOf(bought);
  expect([mail?.kind, mail?.recipient]).toEqual(['gift-card', 'aino@example.com']);
  expect(mail?.html).toContain('Hyvää &#60;b&#62;matkaa&#60;/b&#62;');
  expect([confirmation?.kind, confirmation?.recipient]).toEqual(['order-confirmation', 'maija@example.com']);
  const code = codeIn(mail?.text ?? '');
  expect(confirmation?.text).not.toContain(code);
  expect(await balanceOf(db, code)).toBe(5000);
  // the database alone gives no code
  const { rows: leaks } = await db.execute(sql`select 1 from gift_cards where gift_cards::text like ${`%${code}%`}`);
  expect(leaks).toEqual([]);
});

test('a mail with a code is deleted a day after it was sent, and not before', async () => {
  const { db } = database();
  const bought = await buy(30);
  await settle(bought, 'captured');
  const isGift = sql`order_id = ${bought.id} and kind = 'gift-card'`;
  const day = 24 * 3_600_000;
  await deleteSentGiftCardMails(db, new Date(Date.now() + 9 * day));
  expect(await db.$count(mails, isGift)).toBe(1);
  await db.update(mails).set({ sentAt: new Date() }).where(isGift);
  await deleteSentGiftCardMails(db, new Date(Date.now() + day / 2));
  expect(await db.$count(mails, isGift)).toBe(1);
  await deleteSentGiftCardMails(db, new Date(Date.now() + day + 1000));
  expect(await db.$count(mails, isGift)).toBe(0);
  expect(await db.$count(mails, eq(mails.orderId, bought.id))).toBe(1);
});

test('an order that is not paid issues nothing, and one that is cancelled afterwards voids what is left', async () => {
  const { db } = database();
  const declined = await buy(50);
  await settle(declined, 'declined');
  await giveUpOrder(paymentWork(db), declined.paymentReference);
  await settle(declined, 'captured', 'late');
  expect(await cardsOf(declined)).toBe(0);
  const bought = await buy(100);
  await settle(bought, 'captured');
  const code = codeIn((await mailsOf(bought))[0]?.text ?? '');
  await db.transaction((tx) =>
    changeOrderStatus(tx, {
      orderId: bought.id,
      from: 'processing',
      to: 'cancelled',
      actor: 'staff:1',
      now: new Date(),
    }),
  );
  expect(await balanceOf(db, code)).toBe(0);
});

test.each([0, -50, 10_001, 10_010, 55, 50.001, Number.NaN])('a gift card of %s euros is refused', async (value) => {
  expect(isGiftCardValue(value)).toBe(false);
  const row = { ...giftRow(webCard, 50), price: Number.isNaN(value) ? 1e308 : value };
  const body = { products: [], gift_card_products: [row] };
  const attempt = order(database().db, { productId: 0, delivery: 'email', total: 5000, body });
  const refusal = await attempt.catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Refusal);
  expect((refusal as Refusal).fields).toHaveProperty('gift_card_products');
});

test('a card pays a part, however its code is typed, and twice the same code counts once', async () => {
  const { db } = database();
  const code = await insertGiftCard(db, 3000);
  const placed = await payWith([` ${code.toLowerCase().replaceAll('-', ' ')}`, code], 7590);
  expect(placed.payment.amountHundredths).toBe(7590);
  expect(await balanceOf(db, code)).toBe(0);
  expect(await conflictReason(payWith([code], 7590))).toBe('PRICE_CHANGED');
  await settle(placed, 'captured');
  const [confirmation] = await mailsOf(placed);
  expect(confirmation?.text).toContain(`Gift card •••• ${code.slice(-4)}: -€30`);
});

test('cards that cover everything pay the order at once, and what they do not need stays on them', async () => {
  const { db } = database();
  const codes = [await insertGiftCard(db, 5000), await insertGiftCard(db, 8000)];
  const placed = await payWith(codes, 0, { body: { payment_method: 'giftcard' } });
  expect(placed.status).toBe('processing');
  expect(await balanceOf(db, codes[1] ?? '')).toBe(2410);
  const [state] = await db
    .select({ status: orders.status, paidAt: orders.paidAt, payment: payments.status, charge: orders.chargeHundredths })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(eq(orders.id, placed.id));
  expect(state).toMatchObject({ status: 'processing', payment: 'captured', charge: 0 });
  expect((await mailsOf(placed)).map(({ kind }) => kind)).toEqual(['order-confirmation']);
  const events = await db.$count(orderEvents, eq(orderEvents.orderId, placed.id));
  expect(events).toBe(2);
});

test('nobody pays nothing without cards, and cards do not pay for cards', async () => {
  const { db } = database();
  const refused = payWith([], 10_590, { body: { payment_method: 'giftcard' } }).catch((error: unknown) => error);
  expect(((await refused) as Refusal).fields).toHaveProperty('payment_method');
  const code = await insertGiftCard(db, 50_000);
  const body = { products: [], gift_card_products: [giftRow(webCard, 50)], discount_codes: [code] };
  const placed = await order(db, { productId: 0, delivery: 'email', total: 5000, body });
  expect(placed.payment.amountHundredths).toBe(5000);
  expect(await balanceOf(db, code)).toBe(50_000);
});

test('what an order took is kept for it while it may be paid again, and given back once when it is given up or expires', async () => {
  const { db } = database();
  const code = await insertGiftCard(db, 4000);
  const declined = await payWith([code], 6590);
  await settle(declined, 'declined');
  expect(await balanceOf(db, code)).toBe(0);
  const giveUp = () => giveUpOrder(paymentWork(db), declined.paymentReference);
  await Promise.all([giveUp(), giveUp(), giveUp()]);
  expect(await balanceOf(db, code)).toBe(4000);
  const started = new Date('2026-04-01T12:00:00Z');
  const expiring = { productId: product, total: 6590, body: { discount_codes: [code] } };
  await order(db, expiring, started);
  expect(await balanceOf(db, code)).toBe(0);
  await expireOrders(paymentWork(db), new Date(started.getTime() + 31 * 60_000));
  expect(await balanceOf(db, code)).toBe(4000);
});

test('a card of 100 spent by five orders of 80 at once: its ledger never falls below zero, and those who come late are told', async () => {
  const { db } = database();
  const cheap = await insertVariant(db, { regularCents: 8000, stock: { [STORES.main]: 50 } });
  const code = await insertGiftCard(db, 10_000);
  const wish = { productId: cheap, delivery: 'store', location: String(STORES.helsinki), total: 0 };
  const attempts = Array.from({ length: 5 }, () =>
    order(db, { ...wish, body: { discount_codes: [code], payment_method: 'giftcard' } }),
  );
  const settled = await Promise.allSettled(attempts);
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const attempt of attempts.filter((_, index) => settled[index]?.status === 'rejected'))
    expect(await conflictReason(attempt).catch((error: Refusal) => Object.keys(error.fields))).toSatisfy((answer) =>
      ['PRICE_CHANGED', 'payment_method'].includes(String(answer)),
    );
  expect(await balanceOf(db, code)).toBe(2000);
});

test('an expired card pays nothing, and its ledger is closed', async () => {
  const { db } = database();
  const code = await insertGiftCard(db, 4000, new Date(Date.now() - 1000));
  expect(await conflictReason(payWith([code], 6590))).toBe('PRICE_CHANGED');
  await expireGiftCards(db, new Date());
  await expireGiftCards(db, new Date());
  expect(await balanceOf(db, code)).toBe(0);
});
