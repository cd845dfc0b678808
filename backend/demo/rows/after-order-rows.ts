import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client';
import { customers } from '../../db/schema/customers';
import { orderRows, orders } from '../../db/schema/orders';
import { paymentRefunds, payments } from '../../db/schema/payments';
import { stock } from '../../db/schema/stock';
import { variants } from '../../db/schema/variants';
import { cancelOrder } from '../../domain/orders/cancel-order';
import type { TellBuyer } from '../../domain/orders/order-news';
import { answerReturn, trackReturn } from '../../domain/returns/answer-return';
import { type AskedReturn, askReturn } from '../../domain/returns/ask-return';
import { cancelReturn, moveReturn } from '../../domain/returns/move-return';
import { DEMO_PEOPLE } from '../content/accounts';
import { DEMO_AFTER_ORDERS, type DemoAfter, type DemoStep } from '../content/after-orders';
import { modelOf } from './numbered-models';
import { daysBefore } from './texts';

/** Mails about what happened before the shop was opened were sent then. */
const tell: TellBuyer = async () => {};

type Buyer = { readonly id: number; readonly reference: string };

async function readOrder(tx: Transaction, digits: string): Promise<Buyer> {
  const columns = { id: orders.id, reference: orders.paymentReference };
  const [order] = await tx
    .select(columns)
    .from(orders)
    .where(eq(orders.number, `S${digits}`));
  if (!order) throw new Error(`The demo shop has no order S${digits}.`);
  return order;
}

/** Another size of the model of a variant that is in stock. */
async function readOtherSize(tx: Transaction, variantId: number): Promise<number> {
  const model = tx.select({ id: variants.modelId }).from(variants).where(eq(variants.id, variantId));
  const [other] = await tx
    .select({ id: variants.id })
    .from(variants)
    .innerJoin(stock, and(eq(stock.variantId, variants.id), gt(stock.quantity, 1)))
    .where(and(eq(variants.modelId, sql`(${model})`), ne(variants.id, variantId)))
    .orderBy(variants.id)
    .limit(1);
  if (!other) throw new Error('A product of the demo shop that is exchanged has no other size in stock.');
  return other.id;
}

async function wishedRows(tx: Transaction, orderId: number, rows: Extract<DemoAfter, { steps: unknown }>['rows'] = []) {
  const ordered = await tx.select().from(orderRows).where(eq(orderRows.orderId, orderId));
  const found = await tx.select({ id: variants.id, modelId: variants.modelId }).from(variants);
  const modelIdOf = new Map(found.map(({ id, modelId }) => [id, modelId]));
  return Promise.all(
    rows.map(async ({ model, amount, reason = null, isExchanged }) => {
      const row = ordered.find(({ variantId }) => modelIdOf.get(variantId ?? 0) === modelOf(model).id);
      if (!row?.variantId) throw new Error(`An order of the demo shop has no ${model} to return.`);
      const exchangeVariantId = isExchanged ? await readOtherSize(tx, row.variantId) : null;
      return { rowId: row.id, amount, reason, exchangeVariantId };
    }),
  );
}

async function carryOut(tx: Db, asked: AskedReturn, step: DemoStep, actor: string, now: Date): Promise<void> {
  const { number, reference } = asked;
  if (step.by === 'shop') await moveReturn(tx, tell, { number, to: step.to, note: step.note ?? '', actor, now });
  else if ('answer' in step) await answerReturn(tx, tell, { reference, message: step.answer, now });
  else await cancelReturn(tx, tell, reference, now);
}

/** Writes the processor's answers to the refunds of an order: they were given long before the shop was opened. */
async function settleRefunds(tx: Transaction, orderId: number, isRefused: boolean): Promise<void> {
  const own = tx.select({ id: payments.id }).from(payments).where(eq(payments.orderId, orderId));
  const answer = isRefused ? ({ status: 'failed', failure: 'card_closed' } as const) : ({ status: 'done' } as const);
  const isAsked = and(eq(paymentRefunds.status, 'requested'), sql`${paymentRefunds.paymentId} in (${own})`);
  await tx
    .update(paymentRefunds)
    .set({ ...answer, settledAt: sql`${paymentRefunds.createdAt}` })
    .where(isAsked);
  const given = sql`(select coalesce(sum(r.amount_minor), 0) from payment_refunds r
    where r.payment_id = ${payments.id} and r.status = 'done')`;
  await tx
    .update(payments)
    .set({ status: 'refunded' })
    .where(
      and(eq(payments.orderId, orderId), eq(payments.status, 'captured'), sql`${given} = ${payments.amountHundredths}`),
    );
}

async function loadAfterOrder(tx: Transaction, after: DemoAfter, actor: string, now: Date): Promise<void> {
  const order = await readOrder(tx, after.order);
  const begun = daysBefore(now, after.daysAgo);
  if (after.act === 'cancel') {
    await cancelOrder(tx, tell, order.reference, begun);
    return settleRefunds(tx, order.id, false);
  }
  const { act: kind, rows, message = '', trackingCode, steps, isRefundRefused = false } = after;
  const wish = { reference: order.reference, kind, rows: await wishedRows(tx, order.id, rows), name: '', message };
  const asked = await askReturn(tx, tell, wish, begun);
  if (!asked) throw new Error(`The demo shop has no order S${after.order}.`);
  if (trackingCode !== undefined) await trackReturn(tx, asked.reference, trackingCode);
  for (const step of steps) await carryOut(tx, asked, step, actor, daysBefore(now, step.daysAgo));
  await settleRefunds(tx, order.id, isRefundRefused);
}

/** What happened to the orders after they were paid, by the same rules as in the shop. After orders, members and stock. */
export async function loadAfterOrders(tx: Transaction, now: Date): Promise<void> {
  const email = DEMO_PEOPLE.find(({ role }) => role === 'admin')?.email ?? '';
  const [admin] = await tx.select({ id: customers.id }).from(customers).where(eq(customers.email, email));
  for (const after of DEMO_AFTER_ORDERS) await loadAfterOrder(tx, after, `staff:${admin?.id ?? 0}`, now);
}
