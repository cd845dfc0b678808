import * as calls from 'contract/desk-lists';
import * as deskCalls from 'contract/desk-orders';
import { Hono } from 'hono';
import type { BackendContext } from '../context';
import { cancelPayment, capturePayment, listOpenPayments } from '../payments/decide-payment';
import { decideRefund, listOpenRefunds } from '../payments/open-refunds';
import { type Processors, processorsOf } from '../payments/processors';
import { PaymentRefusal, refundPayment } from '../payments/refund-payment';
import type { PaymentWork } from '../payments/work';
import { actOf, administrator } from './desk';
import { Answer, type Area, answer, type BackendEnv } from './serve';

/** Money that waits for a person, and what the person decides about it. */
export function deskMoneyEndpoints(
  backend: BackendContext,
  processors: Processors = processorsOf(backend.settings),
): Area {
  const area: Area = new Hono<BackendEnv>();
  const work: PaymentWork = { ...backend, processors };

  answer(area, calls.getDeskMoney, async ({ caller, now }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    const moneyOf = (one: { order: string; processor: string; amountHundredths: number; currency: string }) => ({
      ...{ order_number: one.order, processor: one.processor, currency_code: one.currency },
      amount: one.amountHundredths / 100,
    });
    return {
      payments: (await listOpenPayments(work.db)).map((payment) => ({
        ...{ id: payment.id, status: payment.status, order_status: payment.orderStatus, ...moneyOf(payment) },
        due: payment.dueAt?.toISOString() ?? null,
      })),
      refunds: (await listOpenRefunds(work.db, now)).map((refund) => ({
        ...{ id: refund.id, status: refund.status, failure: refund.failure, ...moneyOf(refund) },
        ...{ created: refund.createdAt.toISOString(), decisions: [...refund.decisions] },
      })),
    };
  });

  answer(area, calls.decideRefund, async ({ caller, params, body, now }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    const verdict = { id: params.id, ...body, ...actOf(admin, now) };
    return orRefusal(async () => {
      await decideRefund(work.db, verdict);
      return {};
    });
  });

  answer(area, deskCalls.decidePayment, async ({ caller, params, body, now }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    const { actor } = actOf(admin, now);
    return orRefusal(async () => ({ status: await decide(work, params.id, body, actor) }));
  });

  return area;
}

/** What a decision answers, or why the money does not allow it. */
async function orRefusal<Done>(decide: () => Promise<Done>) {
  try {
    return await decide();
  } catch (error) {
    if (error instanceof PaymentRefusal) return new Answer(409, { detail: error.message });
    throw error;
  }
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
