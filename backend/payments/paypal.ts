import type { Settings } from 'settings/read-settings';
import { z } from 'zod';
import { fromDecimal, toDecimal } from './minor-units';
import { certificateStore, PAYPAL, verifyPayPal } from './paypal-signature';
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
import { basic, callProcessor, type ProcessorAnswer } from './processor-call';

const amount = z.object({ currency_code: z.string(), value: z.string() });
const capture = z.object({ id: z.string(), status: z.string(), amount, custom_id: z.string().optional() });
const order = z.object({
  id: z.string().min(1).max(100),
  status: z.string(),
  links: z.array(z.object({ rel: z.string(), href: z.url() })).default([]),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().optional(),
        amount: amount.optional(),
        payments: z.object({ captures: z.array(capture).default([]) }).optional(),
      }),
    )
    .default([]),
});
const message = z.object({ id: z.string().min(1).max(100), event_type: z.string(), resource: z.looseObject({}) });
const token = z.object({ access_token: z.string(), expires_in: z.number() });

/** Currencies of the shop that PayPal charges. */
const CURRENCIES = ['eur', 'usd', 'gbp', 'sek', 'nok', 'dkk', 'chf', 'pln', 'czk', 'jpy'];

const CAPTURES: Record<string, ProcessorEvent['kind']> = {
  'PAYMENT.CAPTURE.COMPLETED': 'captured',
  'PAYMENT.CAPTURE.DENIED': 'declined',
  'PAYMENT.CAPTURE.DECLINED': 'declined',
};
const CAPTURE_STATES: Record<string, ProcessorEvent['kind']> = {
  COMPLETED: 'captured',
  DECLINED: 'declined',
  FAILED: 'declined',
};
const LOCALES: Record<string, string> = {
  fi: 'fi-FI',
  en: 'en-GB',
  sv: 'sv-SE',
  de: 'de-DE',
  fr: 'fr-FR',
  ru: 'ru-RU',
};

type Keys = NonNullable<Settings['paypal']>;

function read<Schema extends z.ZodType>(schema: Schema, { json }: Pick<ProcessorAnswer, 'json'>): z.output<Schema> {
  const parsed = schema.safeParse(json);
  if (!parsed.success) throw new ProcessorFailure(PAYPAL, 'unreadable', parsed.error.issues[0]?.path.join('.') ?? '');
  return parsed.data;
}

function eventOf(
  reference: string,
  kind: ProcessorEvent['kind'],
  eventKey: string,
  charge: z.output<typeof capture>,
): ProcessorEvent {
  return {
    reference,
    eventKey,
    kind,
    amountHundredths: fromDecimal(charge.amount.value),
    currency: charge.amount.currency_code.toLowerCase(),
    chargeId: charge.id,
    payload: { capture: charge.id, status: charge.status },
  };
}

function orderPath(id: string) {
  return `/v2/checkout/orders/${encodeURIComponent(id)}`;
}

function ended(reference: string, kind: 'declined' | 'cancelled', id: string): ProcessorEvent {
  return { reference, kind, eventKey: `${id}:${kind}`, amountHundredths: 0, currency: '', payload: { order: id } };
}

function stateOf(reference: string, { id, status, purchase_units: [unit] }: z.output<typeof order>) {
  const [charge] = unit?.payments?.captures ?? [];
  const kind = charge && CAPTURE_STATES[charge.status];
  if (charge && kind) return eventOf(reference, kind, `${charge.id}:${kind}`, charge);
  return status === 'VOIDED' ? ended(reference, 'cancelled', id) : null;
}

/**
 * PayPal by its Orders API (v2): the shopper approves on PayPal's page, and the shop takes the money when asked to check.
 */
export class PayPalProcessor implements PaymentProcessor {
  readonly slug = PAYPAL;
  readonly currencies = CURRENCIES;

  readonly #keys: Keys;
  readonly #certificates = certificateStore();
  #access: { value: string; until: number } | undefined;

  constructor(keys: Keys) {
    this.#keys = keys;
  }

  async #authorisation() {
    if (this.#access && this.#access.until > Date.now()) return this.#access.value;
    const headers = {
      authorization: basic(this.#keys.clientId, this.#keys.secret),
      'content-type': 'application/x-www-form-urlencoded',
    };
    const sent = { method: 'POST', headers, body: 'grant_type=client_credentials' } as const;
    const given = read(token, await callProcessor(PAYPAL, `${this.#keys.url}/v1/oauth2/token`, sent));
    this.#access = { value: `Bearer ${given.access_token}`, until: Date.now() + (given.expires_in - 60) * 1000 };
    return this.#access.value;
  }

  async #call(method: 'GET' | 'POST', path: string, how: { key?: string; content?: object; may?: number[] }) {
    const { key, content, may } = how;
    const headers = {
      authorization: await this.#authorisation(),
      'content-type': 'application/json',
      ...(key !== undefined && { 'paypal-request-id': key, prefer: 'return=representation' }),
    };
    const body = method === 'POST' ? { body: JSON.stringify(content ?? {}) } : {};
    return callProcessor(PAYPAL, this.#keys.url + path, { method, headers, ...body }, may);
  }

  async #retrieve(id: string) {
    const answer = await this.#call('GET', orderPath(id), { may: [404] });
    return answer.status === 404 ? null : read(order, answer);
  }

  async start({
    reference,
    orderNumber,
    amountHundredths,
    currency,
    language,
    returnTo,
  }: PaymentStart): Promise<StartedPayment> {
    const context = {
      return_url: returnTo.ok,
      cancel_url: returnTo.cancelled,
      locale: LOCALES[language],
      user_action: 'PAY_NOW',
      shipping_preference: 'NO_SHIPPING',
    };
    const content = {
      intent: 'CAPTURE',
      purchase_units: [
        {
          custom_id: reference,
          invoice_id: `${orderNumber}-${reference.slice(0, 8)}`,
          amount: { currency_code: currency.toUpperCase(), value: toDecimal(amountHundredths, currency) },
        },
      ],
      payment_source: { paypal: { experience_context: context } },
    };
    const { id, links } = read(order, await this.#call('POST', '/v2/checkout/orders', { key: reference, content }));
    const link = links.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
    if (!link) throw new ProcessorFailure(PAYPAL, 'unreadable', 'links');
    return { redirectUrl: link.href, externalId: id };
  }

  async receive(sent: ProcessorMessage): Promise<ProcessorEvent | ProcessorNews | null> {
    await verifyPayPal(sent, this.#keys, this.#certificates);
    let json: unknown;
    try {
      json = JSON.parse(sent.body);
    } catch {
      throw new UnreadableMessage('not JSON');
    }
    const parsed = message.safeParse(json);
    if (!parsed.success) throw new UnreadableMessage(parsed.error.issues[0]?.path.join('.') ?? '');
    const { id, event_type: type, resource } = parsed.data;
    if (type === 'CHECKOUT.ORDER.APPROVED') return { kind: 'news', externalId: String(resource['id'] ?? '') };
    const kind = Object.hasOwn(CAPTURES, type) ? CAPTURES[type] : undefined;
    if (kind === undefined) return null;
    const charge = capture.safeParse(resource);
    if (!charge.success || charge.data.custom_id === undefined) throw new UnreadableMessage('resource');
    return eventOf(charge.data.custom_id, kind, id, charge.data);
  }

  async check({ externalId, reference }: StartedAttempt): Promise<ProcessorEvent | null> {
    if (externalId === null) return null;
    const known = await this.#retrieve(externalId);
    if (!known) return ended(reference, 'cancelled', externalId);
    if (known.status !== 'APPROVED') return stateOf(reference, known);
    const key = `${reference}-capture`;
    const answer = await this.#call('POST', `${orderPath(externalId)}/capture`, { key, may: [422] });
    // 422: the bank declined, or another request has just captured it
    if (answer.status !== 422) return stateOf(reference, read(order, answer));
    const after = await this.#retrieve(externalId);
    return (after && stateOf(reference, after)) ?? ended(reference, 'declined', externalId);
  }

  async capture({ reference, externalId }: StartedAttempt): Promise<ProcessorEvent> {
    const known = externalId === null ? null : await this.#retrieve(externalId);
    const event = known && stateOf(reference, known);
    if (!event) throw new ProcessorFailure(PAYPAL, 'refused', 'not paid');
    return event;
  }

  // an order that is never captured takes no money: it expires at PayPal by itself

  async cancel({ reference, externalId }: StartedAttempt): Promise<ProcessorEvent | null> {
    if (externalId === null) return null;
    const known = await this.#retrieve(externalId);
    return (known && stateOf(reference, known)) ?? ended(reference, 'cancelled', externalId);
  }

  async refund(
    { chargeId, currency }: StartedAttempt,
    { key, amountHundredths }: RefundRequest,
  ): Promise<RefundResult> {
    if (chargeId === null) throw new ProcessorFailure(PAYPAL, 'refused', 'no capture');
    const content = {
      amount: { currency_code: currency.toUpperCase(), value: toDecimal(amountHundredths, currency) },
    };
    const path = `/v2/payments/captures/${encodeURIComponent(chargeId)}/refund`;
    const answer = read(
      z.object({ id: z.string(), status: z.string() }),
      await this.#call('POST', path, { key, content }),
    );
    const status = answer.status === 'COMPLETED' ? 'done' : answer.status === 'PENDING' ? 'requested' : 'failed';
    return { externalId: answer.id, status };
  }
}
