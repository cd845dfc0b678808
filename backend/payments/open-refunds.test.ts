import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { askBack, deliveredOrder, paidOrder, tell } from '../../tests/support/after-order';
import { withDatabase } from '../../tests/support/database';
import { balanceOf, insertGiftCard } from '../../tests/support/gift-cards';
import { ledgerFaults, order, paymentWork, shopSettings } from '../../tests/support/ordering';
import { insertPaymentMethod, insertShop, insertVariant, STORES } from '../../tests/support/shop-data';
import { auditLog } from '../db/schema/audit-log';
import { mails } from '../db/schema/mail';
import { paymentRefunds, payments } from '../db/schema/payments';
import { cancelOrder } from '../domain/orders/cancel-order';
import { moveReturn } from '../domain/returns/move-return';
import { capturePayment } from './decide-payment';
import { decideRefund, listOpenRefunds, type RefundDecision } from './open-refunds';
import { ProcessorFailure } from './processor';
import { processorsOf } from './processors';
import { PaymentRefusal, refundPayment, sendRefund } from './refund-payment';
import { startPayment } from './start-payment';
import type { PaymentWork } from './work';

const database = withDatabase();
let product = 0;
const now = new Date();
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);

beforeAll(async () => {
  const { db } = database();
  await insertShop(db);
  await insertPaymentMethod(db, { slug: 'invoice', processor: 'invoice' });
  product = await insertVariant(db, { slug: 'takki', stock: { [STORES.main]: 500 } });
});

/** Work with a test processor that fails to refund, and remembers the keys it was asked with. */
function failing(kind: ProcessorFailure['kind']): PaymentWork & { readonly keys: string[]; isFailing: boolean } {
  const keys: string[] = [];
  const processors = new Map(processorsOf(shopSettings));
  const real = processors.get('test');
  if (!real) throw new Error('There is no test processor.');
  const work = { ...paymentWork(database().db), processors, keys, isFailing: true };
  processors.set('test', {
    ...real,
    refund: async (attempt, refund) => {
      keys.push(refund.key);
      if (work.isFailing) throw new ProcessorFailure('test', kind, 'card expired');
      return real.refund(attempt, refund);
    },
  });
  return work;
}

async function refundsOf(orderId: number) {
  const rows = await database()
    .db.select({ refund: paymentRefunds })
    .from(paymentRefunds)
    .innerJoin(payments, eq(payments.id, paymentRefunds.paymentId))
    .where(eq(payments.orderId, orderId))
    .orderBy(paymentRefunds.id);
  return rows.map(({ refund }) => refund);
}

/** A delivered order of 105.90 paid by card, 50 of it by a gift card, whose goods came back, and the refund that its card refused. */
async function refusedReturn(work: PaymentWork) {
  const { db } = database();
  const card = await insertGiftCard(db, 5000);
  const placed = await deliveredOrder(db, { productId: product, total: 5590, body: { discount_codes: [card] } }, now);
  const asked = await askBack(db, placed, 1, { now });
  const move = { number: asked?.number ?? '', to: 'processed' as const, note: '', actor: 'staff:1', now };
  await moveReturn(db, tell, move);
  const [refund] = await refundsOf(placed.id);
  const id = refund?.id ?? 0;
  await Promise.all([sendRefund(work, id), sendRefund(work, id)]);
  return { placed, card, id };
}

const decide = (id: number, decision: RefundDecision) =>
  decideRefund(database().db, { id, decision, note: '', actor: 'staff:1', now });
const waiting = async (at = now) => (await listOpenRefunds(database().db, at)).map(({ id }) => id);
const refusal = (attempt: Promise<unknown>) => expect(attempt).rejects.toThrow(PaymentRefusal);

test('what a card refuses of a return waits for a person, who is told once; the gift card has its part, and a retry pays the rest once', async () => {
  const { db } = database();
  const work = failing('refused');
  const { placed, card, id } = await refusedReturn(work);
  const [refund] = await refundsOf(placed.id);
  expect([refund?.status, refund?.failure]).toEqual(['failed', 'card expired']);
  // the goods were 100.00 of 105.90, of which the card paid 55.90
  expect([await balanceOf(db, card), refund?.amountHundredths]).toEqual([4722, 5278]);
  const [listed] = (await listOpenRefunds(db, now)).filter((one) => one.id === id);
  expect(listed).toMatchObject({ order: placed.number, amountHundredths: 5278, decisions: ['retry', 'sent', 'drop'] });
  const told = () => db.$count(mails, eq(mails.kind, 'refund-failed'));
  expect(await told()).toBe(1);

  work.isFailing = false;
  await Promise.allSettled([decide(id, 'retry'), decide(id, 'retry')]);
  await Promise.all([sendRefund(work, id), sendRefund(work, id)]);
  expect((await refundsOf(placed.id)).map(({ status, amountHundredths }) => [status, amountHundredths])).toEqual([
    ['done', 5278],
  ]);
  // a new key, because a processor answers an old one as before, and the same for both
  const [first, ...later] = [...new Set(work.keys)];
  expect([first === refund?.key, later.length]).toEqual([true, 1]);
  expect(await waiting()).not.toContain(id);
  await refusal(decide(id, 'retry'));
  expect([await balanceOf(db, card), await told(), await ledgerFaults(db)]).toEqual([4722, 1, 0]);
  const acts = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, String(id)));
  expect(acts[0]).toMatchObject({ action: 'decide-refund', details: { decision: 'retry', order: placed.number } });
});

test('an answer that comes after the refund was tried anew changes nothing', async () => {
  const { db } = database();
  const work = failing('refused');
  const late = failing('refused');
  const real = late.processors.get('test');
  if (!real) throw new Error('There is no test processor.');
  let [release, isAsked] = [() => {}, () => {}];
  const answer = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked = new Promise<void>((resolve) => {
    isAsked = resolve;
  });
  const slow = {
    ...real,
    refund: async (...args: Parameters<typeof real.refund>) => {
      isAsked();
      await answer;
      return real.refund(...args);
    },
  };
  const placed = await paidOrder(db, { productId: product }, now);
  await cancelOrder(db, tell, placed.paymentReference, now);
  const id = (await refundsOf(placed.id))[0]?.id ?? 0;
  const first = sendRefund({ ...late, processors: new Map(late.processors).set('test', slow) }, id);
  await asked;
  await sendRefund(work, id);
  await decide(id, 'retry');
  release();
  await first;
  expect((await refundsOf(placed.id)).map(({ status, failure }) => [status, failure])).toEqual([['requested', '']]);
});

test('a refund that nobody answered waits for a person after an hour, and is asked for with its key', async () => {
  const { db } = database();
  const placed = await paidOrder(db, { productId: product }, now);
  await cancelOrder(db, tell, placed.paymentReference, now);
  const [refund] = await refundsOf(placed.id);
  const id = refund?.id ?? 0;
  const work = failing('timeout');
  await expect(sendRefund(work, id)).rejects.toThrow(ProcessorFailure);
  expect(await waiting()).not.toContain(id);
  expect(await waiting(hours(2))).toContain(id);
  await refusal(decide(id, 'sent'));
  work.isFailing = false;
  await decide(id, 'retry');
  await sendRefund(work, id);
  expect(new Set(work.keys).size).toBe(1);
  expect(await waiting(hours(2))).not.toContain(id);
});

test('a refund that was paid otherwise counts, one that is dropped does not, and neither gives more back than was paid', async () => {
  const { db } = database();
  const one = await refusedReturn(failing('refused'));
  await decide(one.id, 'sent');
  const [paid] = await db.select().from(payments).where(eq(payments.orderId, one.placed.id));
  const left = (paid?.amountHundredths ?? 0) - 5278;
  await expect(refundPayment(paymentWork(db), paid?.id ?? 0, left + 1, 'staff:1')).rejects.toThrow(PaymentRefusal);

  const two = await refusedReturn(failing('refused'));
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, two.placed.id));
  await refundPayment(paymentWork(db), payment?.id ?? 0, null, 'staff:1');
  for (const decision of ['retry', 'sent'] as const) await refusal(decide(two.id, decision));
  await decide(two.id, 'drop');
  expect(await waiting()).not.toContain(two.id);
  await refusal(decide(two.id, 'retry'));
});

test('the money of an invoice is sent by bank, so its refund waits until a person has sent it', async () => {
  const { db } = database();
  const work = paymentWork(db);
  const placed = await order(db, { productId: product, body: { payment_method: 'invoice' } });
  await startPayment(work, placed.payment.reference, { ok: '/', cancelled: '/', error: '/', address: '/' });
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, placed.id));
  await capturePayment(work, payment?.id ?? 0, 'staff:1');
  await cancelOrder(db, tell, placed.paymentReference, now);
  const [refund] = await refundsOf(placed.id);
  const id = refund?.id ?? 0;
  await sendRefund(work, id);
  expect(await waiting()).toContain(id);
  await refusal(decide(id, 'retry'));
  await decide(id, 'sent');
  const [after] = await db.select().from(payments).where(eq(payments.orderId, placed.id));
  expect([(await refundsOf(placed.id))[0]?.status, after?.status]).toEqual(['done', 'refunded']);
  expect(await waiting()).not.toContain(id);
});
