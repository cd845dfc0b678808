import { readBounded } from 'contract/bounded-body';
import { type Context, Hono } from 'hono';
import type { BackendContext } from '../context';
import { shopAddress } from '../domain/locale/shop-host';
import { findAttempt } from '../payments/find-attempt';
import { KLARNA, KLARNA_ORDER_ID } from '../payments/klarna-calls';
import { completeSnippet, placeSnippet } from '../payments/klarna-checkout';
import {
  ForgedMessage,
  type PaymentProcessor,
  type ProcessorEvent,
  ProcessorFailure,
  type ProcessorNews,
  UnreadableMessage,
} from '../payments/processor';
import { type Processors, processorsOf } from '../payments/processors';
import { askProcessor, type PaymentWork, settleEvent } from '../payments/work';
import { type Area, type BackendEnv, NOT_FOUND } from './serve';

/** Max size of a processor's message, in bytes. */
const MAX_MESSAGE_BYTES = 64 * 1024;

/**
 * Messages from payment processors: anybody may send them, and only those that their processor has signed, or tells when it is
 * asked, change anything.
 */
export function paymentMessageEndpoints(
  backend: BackendContext,
  processors: Processors = processorsOf(backend.settings),
): Area {
  const area: Area = new Hono<BackendEnv>();
  const work: PaymentWork = { ...backend, processors };

  // Paytrail calls back by GET
  area.on(['GET', 'POST'], '/api/payments/webhook/:processor/', async (context) => {
    const processor = processors.get(context.req.param('processor'));
    if (!processor) return context.json(NOT_FOUND.body, 404);
    const event = await readMessage(context, processor);
    if (event instanceof Response) return event;
    if (event === null) return context.json({});
    if (event.kind === 'news') return answerNews(context, work, { ...event, processor: processor.slug });
    const settled = await settleEvent(work, processor.slug, event);
    return settled ? context.json({}) : context.json(NOT_FOUND.body, 404);
  });

  // Klarna asks before it takes an order of the snippet: another address as the answer means no
  area.post('/api/payments/webhook/klarna/validation/', async (context) => {
    const id = new URL(context.req.raw.url).searchParams.get(KLARNA_ORDER_ID) ?? '';
    const placed = await orUnanswered(work, () => placeSnippet(work, id));
    if (placed?.kind === 'unknown') return context.json(NOT_FOUND.body, 404);
    if (placed?.kind !== 'refused') return context.json({}, placed ? 200 : 503);
    const home = shopAddress(backend.settings, placed.host);
    return context.redirect(home + (placed.reason === 'OUT_OF_STOCK' ? '/checkout/' : '/checkout/payment/'), 303);
  });

  return area;
}

/** The result; undefined when the processor did not answer. */
async function orUnanswered<Result>({ log }: PaymentWork, ask: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ProcessorFailure)) throw error;
    log.warn({ kind: error.kind, detail: error.detail }, 'a payment could not be asked for');
    return undefined;
  }
}

/** Asks the processor what it has to say, when the attempt is still open. */
async function answerNews(
  context: Context<BackendEnv>,
  work: PaymentWork,
  by: { readonly processor: string; readonly externalId: string },
): Promise<Response> {
  const attempt = await findAttempt(work.db, by);
  if (!attempt || attempt.order.status === 'payment_failed') {
    const bought = by.processor === KLARNA && (await orUnanswered(work, () => completeSnippet(work, by.externalId)));
    if (bought === undefined) return context.json({ detail: 'Please send it again.' }, 503);
    if (bought && bought.kind !== 'unknown') return context.json({});
  }
  if (!attempt) return context.json(NOT_FOUND.body, 404);
  if (attempt.status !== 'created' || attempt.order.status !== 'awaiting_payment') return context.json({});
  const isAnswered = await askProcessor(work, attempt, (processor) => processor.check(attempt));
  // the processor sends it again
  return isAnswered ? context.json({}) : context.json({ detail: 'Please send it again.' }, 503);
}

/** Reads a message by its processor's rules; a forged, unreadable or too long one is logged and refused. */
async function readMessage(
  context: Context<BackendEnv>,
  processor: PaymentProcessor,
): Promise<ProcessorEvent | ProcessorNews | null | Response> {
  const { log, clock } = context.var.backend;
  const request = context.req.raw;
  const bytes = request.method === 'GET' ? new Uint8Array() : await readBounded(request, MAX_MESSAGE_BYTES);
  if (!bytes) return context.json({ detail: 'The message is too long.' }, 413);
  const body = Buffer.from(bytes).toString('utf8');
  try {
    const query = new URL(request.url).searchParams;
    return await processor.receive({ headers: request.headers, query, body, now: clock() });
  } catch (error) {
    const details = { processor: processor.slug };
    if (error instanceof ForgedMessage) {
      log.warn(details, 'a payment message with a wrong signature was refused');
      return context.json({ detail: 'The signature is wrong.' }, 401);
    }
    if (error instanceof UnreadableMessage) {
      log.warn({ ...details, at: error.message }, 'a payment message could not be read');
      return context.json({ detail: 'The message could not be read.' }, 400);
    }
    if (error instanceof ProcessorFailure) {
      // the processor sends it again
      log.warn({ ...details, kind: error.kind, detail: error.detail }, 'a payment message could not be checked');
      return context.json({ detail: 'Please send it again.' }, 503);
    }
    throw error;
  }
}
