import { readBounded } from 'contract/bounded-body';
import { decideTestPayment } from 'contract/orders';
import { type Context, Hono } from 'hono';
import type { BackendContext } from '../context';
import { findPaymentAttempt } from '../payments/find-attempt';
import { ForgedMessage, type PaymentProcessor, type ProcessorEvent, UnreadableMessage } from '../payments/processor';
import { type Processors, processorsOf } from '../payments/processors';
import { settlePayment } from '../payments/settle-payment';
import { decideTestAttempt, TEST_PROCESSOR } from '../payments/test-processor';
import { type Area, answer, type BackendEnv, NOT_FOUND } from './serve';

/** Max size of a processor's message, in bytes. */
const MAX_MESSAGE_BYTES = 64 * 1024;

/** Messages from payment processors, and the decision on the test processor's page. */
export function paymentEndpoints(
  backend: BackendContext,
  processors: Processors = processorsOf(backend.settings),
): Area {
  const area: Area = new Hono<BackendEnv>();
  const settle = (processor: string, event: ProcessorEvent) =>
    settlePayment(backend.db, backend.settings, processor, event, backend.clock());

  answer(area, decideTestPayment, async ({ params, body }) => {
    const processor = processors.get(TEST_PROCESSOR);
    const attempt = processor ? await findPaymentAttempt(backend.db, TEST_PROCESSOR, params.reference) : null;
    if (!processor || !attempt) return NOT_FOUND;
    const message = decideTestAttempt(attempt, body.decision);
    const settled = await settle(TEST_PROCESSOR, processor.readEvent(message.headers, message.body));
    if (!settled) return NOT_FOUND;
    return { status: settled.orderStatus, payment_status: settled.paymentStatus };
  });

  area.post('/api/payments/webhook/:processor/', async (context) => {
    const processor = processors.get(context.req.param('processor'));
    if (!processor) return context.json(NOT_FOUND.body, 404);
    const event = await readMessage(context, processor);
    if (event instanceof Response) return event;
    const settled = await settle(processor.slug, event);
    const { log } = backend;
    if (!settled) {
      log.warn({ processor: processor.slug, event: event.eventKey }, 'a payment message names no payment of ours');
      return context.json(NOT_FOUND.body, 404);
    }
    const { settlement, orderNumber } = settled;
    const details = {
      processor: processor.slug,
      event: event.eventKey,
      kind: event.kind,
      settlement,
      order: orderNumber,
    };
    if (settlement === 'review') log.warn(details, 'a payment needs a person to look at it');
    else log.info(details, 'a payment message was settled');
    return context.json({});
  });

  return area;
}

/** Reads a message by its processor's rules; a forged, unreadable or too long one is logged and refused. */
async function readMessage(
  context: Context<BackendEnv>,
  processor: PaymentProcessor,
): Promise<ProcessorEvent | Response> {
  const { log } = context.var.backend;
  const bytes = await readBounded(context.req.raw, MAX_MESSAGE_BYTES);
  if (!bytes) return context.json({ detail: 'The message is too long.' }, 413);
  try {
    return processor.readEvent(context.req.raw.headers, Buffer.from(bytes).toString('utf8'));
  } catch (error) {
    if (error instanceof ForgedMessage) {
      log.warn({ processor: processor.slug }, 'a payment message with a wrong signature was refused');
      return context.json({ detail: 'The signature is wrong.' }, 401);
    }
    if (error instanceof UnreadableMessage) {
      log.warn({ processor: processor.slug, at: error.message }, 'a payment message could not be read');
      return context.json({ detail: 'The message could not be read.' }, 400);
    }
    throw error;
  }
}
