import * as calls from 'contract/desk';
import { Hono } from 'hono';
import type { BackendContext } from '../context';
import { findOrderId, findOrders, readOrderHistoryForStaff } from '../domain/desk/found-orders';
import { readAfterOrder } from '../domain/orders/after-order';
import { nextStatuses } from '../domain/orders/move-order';
import { readOrderById } from '../domain/orders/order-reading';
import { nextReturnStatuses } from '../domain/returns/move-return';
import { cancelPayment, capturePayment } from '../payments/decide-payment';
import { type Processors, processorsOf } from '../payments/processors';
import { PaymentRefusal, refundPayment } from '../payments/refund-payment';
import type { PaymentWork } from '../payments/work';
import { presentReturn } from './after-order';
import { administrator, pageOf } from './desk';
import { presentOrder } from './order-wire';
import { Answer, type Area, answer, type BackendEnv, NOT_FOUND } from './serve';

/** Orders at the desk, and decisions on their payments. */
export function deskOrderEndpoints(
  backend: BackendContext,
  processors: Processors = processorsOf(backend.settings),
): Area {
  const area: Area = new Hono<BackendEnv>();
  const work: PaymentWork = { ...backend, processors };
  answerOrders(area);

  answer(area, calls.decidePayment, async ({ caller, params, body }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    try {
      return { status: await decide(work, params.id, body, `staff:${admin.customerId}`) };
    } catch (error) {
      if (error instanceof PaymentRefusal) return new Answer(409, { detail: error.message });
      throw error;
    }
  });

  return area;
}

/** Carries a decision out. @returns what became of it @throws PaymentRefusal when the payment does not allow it */
async function decide(
  work: PaymentWork,
  id: number,
  {
    decision,
    amount,
  }: { readonly decision: 'capture' | 'cancel' | 'refund'; readonly amount?: number | null | undefined },
  actor: string,
): Promise<string> {
  switch (decision) {
    case 'capture':
      await capturePayment(work, id, actor);
      return 'captured';
    case 'cancel':
      await cancelPayment(work, id, actor);
      return 'cancelled';
    case 'refund': {
      const hundredths = amount == null ? null : Math.round(amount * 100);
      return (await refundPayment(work, id, hundredths, actor)).status;
    }
  }
}

function answerOrders(area: Area): void {
  answer(area, calls.getDeskOrders, async ({ backend, caller, query }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    const search = { text: query.search, status: query.status, ...pageOf(query.page) };
    const { orders, count } = await findOrders(backend.db, search);
    return {
      orders: orders.map((order) => ({
        order_number: order.number,
        status: order.status,
        placed: order.placedAt.toISOString(),
        name: `${order.firstName} ${order.lastName}`.trim(),
        email: order.email,
        currency_code: order.currency,
        display_total_minor: order.displayTotalHundredths,
      })),
      count,
    };
  });

  answer(area, calls.getDeskOrder, async ({ backend, caller, params, language, now }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    const id = await findOrderId(backend.db, params.number);
    const view = id === null ? null : await readOrderById(backend.db, id, language);
    if (id === null || !view) return NOT_FOUND;
    const after = await readAfterOrder(backend.db, view.order.paymentReference, language, now);
    const { events, payments } = await readOrderHistoryForStaff(backend.db, id);
    return {
      order: presentOrder(view),
      next_statuses: [...nextStatuses(view.order.status)],
      returns: (after?.returns ?? []).map((back) => ({
        ...presentReturn(back),
        next_statuses: [...nextReturnStatuses(back.status)],
      })),
      events: events.map(({ fromStatus, toStatus, actor, note, createdAt }) => ({
        ...{ from: fromStatus, to: toStatus, actor, note },
        created: createdAt.toISOString(),
      })),
      payments: payments.map((payment) => ({
        id: payment.id,
        processor: payment.processor,
        status: payment.status,
        currency_code: payment.currency,
        amount: payment.amountHundredths / 100,
        refunded: payment.refundedHundredths / 100,
        created: payment.createdAt.toISOString(),
      })),
    };
  });
}
