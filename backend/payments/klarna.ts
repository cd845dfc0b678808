import { z } from 'zod';
import {
  callKlarna,
  checkoutOrder,
  checkoutPath,
  KLARNA,
  KLARNA_CURRENCIES,
  KLARNA_ORDER_ID,
  type KlarnaKeys,
  type KlarnaRequest,
  managedPath,
  purchaseOf,
  readKlarna as read,
} from './klarna-calls';
import { fromMinorUnits, toMinorUnits } from './minor-units';
import {
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

const hosted = z.object({ redirect_url: z.url() });
const managed = z.object({
  status: z.string(),
  fraud_status: z.string().default('ACCEPTED'),
  order_amount: z.int(),
  purchase_currency: z.string(),
});

/** Klarna's states of a completed order; null: still being checked. */
function kindOf({ status, fraud_status: fraud }: z.output<typeof managed>): ProcessorEvent['kind'] | null {
  if (status === 'CANCELLED' || status === 'EXPIRED') return 'cancelled';
  if (status === 'CAPTURED' || status === 'PART_CAPTURED' || status === 'CLOSED') return 'captured';
  if (fraud === 'REJECTED') return 'declined';
  return fraud === 'PENDING' ? null : 'authorised';
}

function checkoutBody(payment: PaymentStart) {
  const { receiver, country, returnTo, webhook } = payment;
  const confirm = new URL('/checkout/klarna/confirm/', webhook).href;
  const id = `${KLARNA_ORDER_ID}={checkout.order.id}`;
  return {
    ...purchaseOf(payment),
    billing_address: {
      given_name: receiver.firstName,
      family_name: receiver.lastName,
      email: payment.email,
      street_address: receiver.address,
      postal_code: receiver.postalCode,
      city: receiver.city,
      phone: receiver.phone,
      country: country.toUpperCase(),
    },
    merchant_urls: {
      terms: new URL('/', webhook).href,
      checkout: returnTo.cancelled,
      confirmation: `${confirm}?${id}`,
      push: `${webhook}?${id}`,
    },
    merchant_reference1: payment.orderNumber,
    merchant_reference2: payment.reference,
  };
}

function required({ externalId }: StartedAttempt): string {
  if (externalId === null) throw new ProcessorFailure(KLARNA, 'refused', 'no order');
  return externalId;
}

/**
 * Klarna Checkout (API v3) with invoices and instalments, on Klarna's hosted page. Klarna promises the money; it is taken when the order
 * is sent. Its push has no signature, so it only makes the shop ask.
 */
export class KlarnaProcessor implements PaymentProcessor {
  readonly slug = KLARNA;
  readonly currencies = KLARNA_CURRENCIES;

  readonly #keys: KlarnaKeys;

  constructor(keys: KlarnaKeys) {
    this.#keys = keys;
  }

  #call(method: KlarnaRequest['method'], path: string, content?: object, key?: string, may?: readonly number[]) {
    return callKlarna(this.#keys, {
      method,
      path,
      ...(content && { content }),
      ...(key && { key }),
      ...(may && { may }),
    });
  }

  async #readManaged({ reference }: StartedAttempt, id: string): Promise<ProcessorEvent | null> {
    const order = read(managed, await this.#call('GET', managedPath(id)));
    const kind = kindOf(order);
    if (kind === null) return null;
    const currency = order.purchase_currency.toLowerCase();
    return {
      reference,
      eventKey: `${id}:${kind}`,
      kind,
      amountHundredths: fromMinorUnits(order.order_amount, currency),
      currency,
      chargeId: id,
      payload: { order: id, status: order.status, fraud_status: order.fraud_status },
    };
  }

  async check(attempt: StartedAttempt): Promise<ProcessorEvent | null> {
    const { externalId: id } = attempt;
    if (id === null) return null;
    const { status } = read(checkoutOrder, await this.#call('GET', checkoutPath(id)));
    if (status !== 'checkout_complete') return null;
    const event = await this.#readManaged(attempt, id);
    if (event) await this.#call('POST', `${managedPath(id)}/acknowledge`, {}, undefined, [403, 404]);
    return event;
  }

  async start(payment: PaymentStart): Promise<StartedPayment> {
    const { reference, returnTo, webhook } = payment;
    const answer = await this.#call('POST', '/checkout/v3/orders', checkoutBody(payment), reference);
    const { order_id: id } = read(checkoutOrder, answer);
    const confirm = new URL('/checkout/klarna/confirm/', webhook);
    confirm.searchParams.set(KLARNA_ORDER_ID, id);
    const page = {
      payment_session_url: this.#keys.url + checkoutPath(id),
      merchant_urls: {
        success: confirm.href,
        cancel: returnTo.cancelled,
        back: returnTo.cancelled,
        failure: returnTo.error,
        error: returnTo.error,
      },
    };
    const { redirect_url: redirectUrl } = read(
      hosted,
      await this.#call('POST', '/hpp/v1/sessions', page, `${reference}-hpp`),
    );
    return { redirectUrl, externalId: id };
  }

  async receive({ query }: ProcessorMessage): Promise<ProcessorEvent | ProcessorNews | null> {
    const externalId = query.get(KLARNA_ORDER_ID) ?? '';
    if (!/^[\w-]{1,200}$/.test(externalId)) throw new UnreadableMessage(KLARNA_ORDER_ID);
    return { kind: 'news', externalId };
  }

  async capture(attempt: StartedAttempt, key: string): Promise<ProcessorEvent> {
    const id = required(attempt);
    const amount = { captured_amount: toMinorUnits(attempt.amountHundredths, attempt.currency) };
    await this.#call('POST', `${managedPath(id)}/captures`, amount, key);
    const event = await this.#readManaged(attempt, id);
    if (event?.kind !== 'captured') throw new ProcessorFailure(KLARNA, 'refused', 'not captured');
    return event;
  }

  async cancel(attempt: StartedAttempt): Promise<ProcessorEvent | null> {
    const id = required(attempt);
    const { status } = read(checkoutOrder, await this.#call('GET', checkoutPath(id)));
    if (status === 'checkout_complete') {
      await this.#call('POST', `${managedPath(id)}/cancel`, {}, undefined, [403]);
      return this.#readManaged(attempt, id);
    }
    await this.#call('POST', `${checkoutPath(id)}/abort`, {}, undefined, [404]);
    const { reference, amountHundredths, currency } = attempt;
    const key = `${id}:cancelled`;
    return { reference, amountHundredths, currency, kind: 'cancelled', eventKey: key, payload: { order: id } };
  }

  async refund(attempt: StartedAttempt, { key, amountHundredths }: RefundRequest): Promise<RefundResult> {
    const path = `${managedPath(required(attempt))}/refunds`;
    const amount = { refunded_amount: toMinorUnits(amountHundredths, attempt.currency) };
    const answer = await this.#call('POST', path, amount, key);
    return { externalId: answer.headers.get('refund-id'), status: 'done' };
  }
}
