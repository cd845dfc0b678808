import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { PaymentAttempt } from './find-attempt';
import { ForgedMessage, type PaymentProcessor, type ProcessorEvent, UnreadableMessage } from './processor';

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

const KINDS = { approve: 'captured', decline: 'declined', cancel: 'cancelled' } as const;

/**
 * The message that follows a decision on the test processor's page. Repeated presses of the button for one attempt give the same message.
 */
export function decideTestAttempt(
  { reference, amountHundredths, currency }: PaymentAttempt,
  decision: keyof typeof KINDS,
): { headers: Headers; body: string } {
  const message: TestMessage = {
    reference,
    event: `decision:${decision}`,
    kind: KINDS[decision],
    amount_minor: amountHundredths,
    currency,
  };
  const body = JSON.stringify(message);
  return { headers: new Headers({ [TEST_SIGNATURE_HEADER]: signTestMessage(TEST_SECRET, body) }), body };
}

/**
 * The built-in processor: the shopper decides on a page of the storefront whether the payment is approved, declined or
 * cancelled, and the decision comes back as a signed message like any other processor's.
 */
export function testProcessor(): PaymentProcessor {
  return {
    slug: TEST_PROCESSOR,
    start: async () => ({ redirectUrl: null }),
    readEvent: (headers, body) => {
      const given = Buffer.from(headers.get(TEST_SIGNATURE_HEADER) ?? '');
      const right = Buffer.from(signTestMessage(TEST_SECRET, body));
      if (given.length !== right.length || !timingSafeEqual(given, right)) throw new ForgedMessage('wrong signature');
      return readMessage(body);
    },
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
