import { checkPayment, decideTestPayment, giveUpOrder, payOrder } from 'contract/payments';
import { Hono } from 'hono';
import type { BackendContext } from '../context';
import { Refusal } from '../domain/errors/refusals';
import { isOwnPath } from '../domain/locale/shop-host';
import { findLatestAttempt } from '../payments/find-attempt';
import { checkPayment as check, giveUpOrder as giveUp, openAttempt } from '../payments/pay-again';
import { type Processors, processorsOf } from '../payments/processors';
import { startPayment } from '../payments/start-payment';
import { decideTestAttempt, LATE_MS, TEST_PROCESSOR, type TestDecision } from '../payments/test-processor';
import { type PaymentWork, settleEvent } from '../payments/work';
import { Answer, type Area, answer, type BackendEnv, NOT_FOUND } from './serve';

const UNKNOWN_ORDER = new Answer(404, { detail: 'Not found.', reason: 'UNKNOWN_ORDER' as const });
const NOT_PAYABLE = new Answer(409, { reason: 'NOT_PAYABLE' as const });

/** Paying an order again, giving it up, and the decision on the test processor's page. */
export function paymentEndpoints(
  backend: BackendContext,
  processors: Processors = processorsOf(backend.settings),
): Area {
  const area: Area = new Hono<BackendEnv>();
  const work: PaymentWork = { ...backend, processors };
  const statusOf = async (reference: string) => {
    const attempt = await findLatestAttempt(backend.db, reference);
    return attempt ? { status: attempt.order.status } : UNKNOWN_ORDER;
  };

  answer(area, payOrder, async ({ params, body }) => {
    const { return_paths: paths } = body;
    if (!Object.values(paths).every(isOwnPath)) throw new Refusal({ return_paths: ['Only paths of the shop.'] });
    const opened = await openAttempt(work, params.reference, body.payment_method ?? null);
    if (!opened) return UNKNOWN_ORDER;
    if (opened.kind === 'over') return NOT_PAYABLE;
    if (opened.kind === 'unknownMethod') throw new Refusal({ payment_method: ['This payment method is not offered.'] });
    return { processor: opened.processor, redirect_url: await startPayment(work, opened.reference, paths) };
  });

  answer(area, giveUpOrder, async ({ params }) =>
    (await giveUp(work, params.reference)) ? statusOf(params.reference) : UNKNOWN_ORDER,
  );

  answer(area, checkPayment, async ({ params }) =>
    (await check(work, params.reference)) ? statusOf(params.reference) : UNKNOWN_ORDER,
  );

  answer(area, decideTestPayment, async ({ params, body }) => {
    const processor = processors.get(TEST_PROCESSOR);
    const attempt = processor ? await findLatestAttempt(backend.db, params.reference, TEST_PROCESSOR) : null;
    if (!processor || !attempt) return NOT_FOUND;
    const message = decideTestAttempt(attempt, body.decision);
    const known = { status: attempt.order.status, payment_status: attempt.status };
    if (!message) return known;
    const sent = { ...message, query: new URLSearchParams(), now: backend.clock() };
    const tell = async () => {
      const event = await processor.receive(sent);
      return event && event.kind !== 'news' ? settleEvent(work, TEST_PROCESSOR, event) : null;
    };
    if (body.decision === 'late') {
      tellLater(tell, work);
      return known;
    }
    const [settled] = await Promise.all(times(body.decision).map(tell));
    return settled ? { status: settled.orderStatus, payment_status: settled.paymentStatus } : NOT_FOUND;
  });

  return area;
}

/** How often a card calls back, at once. */
const times = (decision: TestDecision): number[] => (decision === 'twice' ? [1, 2] : [1]);

function tellLater(tell: () => Promise<unknown>, { log }: PaymentWork): void {
  const failed = (error: unknown) => log.error({ error: String(error) }, 'a late test payment was not settled');
  setTimeout(() => void tell().catch(failed), LATE_MS).unref();
}
