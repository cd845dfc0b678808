import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import {
  ForgedMessage,
  type PaymentProcessor,
  type ProcessorEvent,
  type StartedAttempt,
  UnreadableMessage,
} from './processor';

/** Slug of the built-in processor, which takes no money. */
export const TEST_PROCESSOR = 'test';

/** Header with the HMAC-SHA256 of the body, hex. */
export const TEST_SIGNATURE_HEADER = 'x-test-signature';

const message = z.object({
  reference: z.string().min(1).max(100),
  event: z.string().min(1).max(100),
  kind: z.enum(['captured', 'declined', 'cancelled']),
  amount_minor: z.int().min(0),
  currency: z.string().length(3),
});

/** A message of the test processor as it goes over the wire. */
export type TestMessage = z.infer<typeof message>;

/** Signs a message as the test processor does. */
export function signTestMessage(secret: string, body: string): string {
  return createHmac('sha256', secret).update(body).digest('hex');
}

/** Signs messages of the test processor: nobody outside this process knows it. */
export const TEST_SECRET = randomBytes(32).toString('hex');

/** What a test card tells the shop, and how often. Cards that ask for a challenge are decided on the storefront's page. */
const KINDS = {
  approve: 'captured',
  decline: 'declined',
  cancel: 'cancelled',
  twice: 'captured',
  late: 'captured',
  time_out: null,
} as const;
export type TestDecision = keyof typeof KINDS;

/** How long the card that answers late waits, in ms: longer than the shopper needs to return. */
export const LATE_MS = 8_000;

/**
 * The message that follows a decision on the test processor's page; null for the card that never answers. Repeated presses for one attempt
 * give the same message.
 */
export function decideTestAttempt(
  { reference, amountHundredths, currency }: StartedAttempt,
  decision: TestDecision,
): { headers: Headers; body: string } | null {
  const kind = KINDS[decision];
  if (kind === null) return null;
  const told = { reference, event: `decision:${kind}`, kind, amount_minor: amountHundredths, currency };
  const body = JSON.stringify(told satisfies TestMessage);
  return { headers: new Headers({ [TEST_SIGNATURE_HEADER]: signTestMessage(TEST_SECRET, body) }), body };
}

/** The state that the test processor itself ends an attempt with. */
const ended = (attempt: StartedAttempt, kind: ProcessorEvent['kind'], eventKey: string): ProcessorEvent => ({
  reference: attempt.reference,
  eventKey,
  kind,
  amountHundredths: attempt.amountHundredths,
  currency: attempt.currency,
  payload: {},
});

/**
 * The built-in processor: the shopper chooses a test card on a page of the storefront, and what the card does comes back as a
 * signed message like any other processor's.
 */
export function testProcessor(): PaymentProcessor {
  return {
    slug: TEST_PROCESSOR,
    currencies: null,
    start: async ({ reference }) => ({ redirectUrl: null, externalId: `test_${reference}` }),
    receive: async ({ headers, body }) => {
      const given = Buffer.from(headers.get(TEST_SIGNATURE_HEADER) ?? '');
      const right = Buffer.from(signTestMessage(TEST_SECRET, body));
      if (given.length !== right.length || !timingSafeEqual(given, right)) throw new ForgedMessage('wrong signature');
      return readMessage(body);
    },
    check: async () => null,
    capture: async (attempt, key) => ended(attempt, 'captured', `capture:${key}`),
    cancel: async (attempt) => ended(attempt, 'cancelled', 'cancelled'),
    refund: async (_, { key }) => ({ externalId: `test_refund_${key}`, status: 'done' }),
  };
}

function readMessage(body: string): ProcessorEvent {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    throw new UnreadableMessage('not JSON');
  }
  const parsed = message.safeParse(json);
  if (!parsed.success) throw new UnreadableMessage(parsed.error.issues[0]?.path.join('.') ?? 'unreadable');
  const { reference, event, kind, amount_minor, currency } = parsed.data;
  return { reference, eventKey: event, kind, amountHundredths: amount_minor, currency, payload: parsed.data };
}
