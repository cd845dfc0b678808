import type { Settings } from 'settings/read-settings';
import type Stripe from 'stripe';
import { fromMinorUnits, toMinorUnits } from './minor-units';
import {
  ForgedMessage,
  type PaymentProcessor,
  type PaymentStart,
  type ProcessorEvent,
  ProcessorFailure,
  type ProcessorMessage,
  type ProcessorNews,
  type RefundRequest,
  type RefundResult,
  type StartedAttempt,
  type StartedPayment,
  UnreadableMessage,
} from './processor';
import { LIMIT_MS } from './processor-call';

type Keys = NonNullable<Settings['stripe']>;

export const STRIPE = 'stripe';

/** How old a signed message may be, in seconds: an older one is a replay. */
const TOLERANCE_SECONDS = 300;

/** Events that say how a session ended; a completed one is paid, or waits for a payment method that answers later. */
const ENDS: Record<string, ProcessorEvent['kind']> = {
  'checkout.session.completed': 'captured',
  'checkout.session.async_payment_succeeded': 'captured',
  'checkout.session.async_payment_failed': 'declined',
  'checkout.session.expired': 'cancelled',
};

/** Errors of the library as ours. Codes only: messages may repeat what was sent. */
async function asked<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    const { Stripe: library } = await import('stripe');
    if (!(error instanceof library.errors.StripeError)) throw error;
    const { type, code = '', statusCode = 0 } = error;
    const detail = `${type} ${code}`.trim().slice(0, 100);
    if (type === 'StripeConnectionError') {
      throw new ProcessorFailure(STRIPE, /time/i.test(error.message) ? 'timeout' : 'unreachable', detail);
    }
    throw new ProcessorFailure(STRIPE, statusCode >= 500 || statusCode === 429 ? 'unreachable' : 'refused', detail);
  }
}

function eventOf(session: Stripe.Checkout.Session, kind: ProcessorEvent['kind'], eventKey: string): ProcessorEvent {
  const { client_reference_id: reference, amount_total: amount, currency, payment_intent: intent } = session;
  if (reference === null || amount === null || currency === null) throw new UnreadableMessage('session');
  const chargeId = typeof intent === 'string' ? intent : intent?.id;
  return {
    reference,
    eventKey,
    kind,
    amountHundredths: fromMinorUnits(amount, currency),
    currency,
    ...(chargeId !== undefined && { chargeId }),
    payload: { session: session.id, status: session.status, payment_status: session.payment_status },
  };
}

/** The state of a session; null while the shopper has not decided. */
function stateOf(session: Stripe.Checkout.Session): ProcessorEvent | null {
  const key = (kind: string) => `${session.id}:${kind}`;
  if (session.payment_status === 'paid') return eventOf(session, 'captured', key('captured'));
  return session.status === 'expired' ? eventOf(session, 'cancelled', key('cancelled')) : null;
}

const REFUNDS: Record<string, 'done' | 'failed'> = { succeeded: 'done', failed: 'failed', canceled: 'failed' };

/**
 * Cards and their wallets by Stripe Checkout: the shopper pays on Stripe's page, at once.
 */
export class StripeProcessor implements PaymentProcessor {
  readonly slug = STRIPE;
  readonly currencies = null;

  readonly #keys: Keys;
  #opened: Promise<Stripe> | undefined;

  constructor(keys: Keys) {
    this.#keys = keys;
  }

  /** The library is large: it is read when it is needed first. */
  #client(): Promise<Stripe> {
    this.#opened ??= import('stripe').then(({ Stripe: library }) => {
      const httpClient = library.createFetchHttpClient();
      return new library(this.#keys.secretKey, {
        httpClient,
        timeout: LIMIT_MS,
        maxNetworkRetries: 1,
        telemetry: false,
      });
    });
    return this.#opened;
  }

  async #retrieve(id: string | null) {
    if (id === null) return null;
    const stripe = await this.#client();
    return stateOf(await asked(() => stripe.checkout.sessions.retrieve(id)));
  }

  async start(payment: PaymentStart): Promise<StartedPayment> {
    const stripe = await this.#client();
    const { reference, orderNumber, amountHundredths, currency, returnTo } = payment;
    const price = { currency, unit_amount: toMinorUnits(amountHundredths, currency) };
    const metadata = { reference, order: orderNumber };
    const session = await asked(() =>
      stripe.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: reference,
          customer_email: payment.email,
          locale: payment.language as Stripe.Checkout.SessionCreateParams.Locale,
          line_items: [{ quantity: 1, price_data: { ...price, product_data: { name: orderNumber } } }],
          metadata,
          payment_intent_data: { metadata },
          success_url: returnTo.ok,
          cancel_url: returnTo.cancelled,
        },
        { idempotencyKey: reference },
      ),
    );
    return { redirectUrl: session.url, externalId: session.id };
  }

  async receive({ headers, body, now }: ProcessorMessage): Promise<ProcessorEvent | ProcessorNews | null> {
    const stripe = await this.#client();
    const { Stripe: library } = await import('stripe');
    const signature = headers.get('stripe-signature') ?? '';
    const verified = stripe.webhooks.constructEventAsync(
      body,
      signature,
      this.#keys.webhookSecret,
      TOLERANCE_SECONDS,
      library.createSubtleCryptoProvider(),
      now.getTime(),
    );
    const event = await verified.catch((error: unknown) => {
      if (error instanceof SyntaxError) throw new UnreadableMessage('not JSON');
      throw new ForgedMessage('wrong signature');
    });
    const kind = Object.hasOwn(ENDS, event.type) ? ENDS[event.type] : undefined;
    if (kind === undefined) return null;
    const session = event.data.object as Stripe.Checkout.Session;
    if (kind === 'captured' && session.payment_status !== 'paid') return null;
    return eventOf(session, kind, event.id);
  }

  check({ externalId }: StartedAttempt): Promise<ProcessorEvent | null> {
    return this.#retrieve(externalId);
  }

  async capture({ externalId, chargeId }: StartedAttempt, key: string): Promise<ProcessorEvent> {
    const stripe = await this.#client();
    if (chargeId !== null) await asked(() => stripe.paymentIntents.capture(chargeId, {}, { idempotencyKey: key }));
    const event = await this.#retrieve(externalId);
    if (!event) throw new ProcessorFailure(STRIPE, 'refused', 'not paid');
    return event;
  }

  async cancel({ externalId }: StartedAttempt): Promise<ProcessorEvent | null> {
    if (externalId === null) return null;
    const stripe = await this.#client();
    const known = await this.#retrieve(externalId);
    return known ?? stateOf(await asked(() => stripe.checkout.sessions.expire(externalId)));
  }

  async refund(
    { chargeId, currency }: StartedAttempt,
    { key, amountHundredths }: RefundRequest,
  ): Promise<RefundResult> {
    if (chargeId === null) throw new ProcessorFailure(STRIPE, 'refused', 'no charge');
    const stripe = await this.#client();
    const amount = toMinorUnits(amountHundredths, currency);
    const refund = await asked(() =>
      stripe.refunds.create({ payment_intent: chargeId, amount }, { idempotencyKey: key }),
    );
    return { externalId: refund.id, status: REFUNDS[refund.status ?? ''] ?? 'requested' };
  }
}
