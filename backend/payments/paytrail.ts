import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Settings } from 'settings/read-settings';
import { z } from 'zod';
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
import { callProcessor } from './processor-call';

type Keys = NonNullable<Settings['paytrail']>;

export const PAYTRAIL = 'paytrail';
const API = 'https://services.paytrail.com';
const ALGORITHMS = new Set(['sha256', 'sha512']);

/** Paytrail's state of a payment; `new`, `pending` and `delayed` are still open. */
const KINDS: Record<string, ProcessorEvent['kind']> = { ok: 'captured', fail: 'declined' };

const created = z.object({ transactionId: z.string().min(1).max(100), href: z.url() });
const payment = z.object({
  status: z.string(),
  amount: z.int(),
  currency: z.string(),
  stamp: z.string(),
  transactionId: z.string(),
});
const refunded = z.object({ transactionId: z.string(), status: z.string() });
const callback = z.object({
  'checkout-account': z.string(),
  'checkout-amount': z
    .string()
    .regex(/^\d{1,12}$/)
    .transform(Number),
  'checkout-stamp': z.string().min(1).max(200),
  'checkout-status': z.string(),
  'checkout-transaction-id': z.string().min(1).max(100),
});

/**
 * Paytrail's signature: HMAC of the `checkout-` parameters, sorted by name, one a line, and the body.
 * @param algorithm sha256 or sha512
 */
export function signPaytrail(
  secret: string,
  parameters: Readonly<Record<string, string>>,
  body: string,
  algorithm = 'sha256',
): string {
  const lines = Object.entries(parameters)
    .filter(([name]) => name.startsWith('checkout-'))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}:${value}`);
  return createHmac(algorithm, secret)
    .update([...lines, body].join('\n'))
    .digest('hex');
}

function isSigned(secret: string, parameters: Record<string, string>, body: string): boolean {
  const algorithm = parameters['checkout-algorithm'] ?? '';
  if (!ALGORITHMS.has(algorithm)) return false;
  const given = Buffer.from(parameters['signature'] ?? '');
  const right = Buffer.from(signPaytrail(secret, parameters, body, algorithm));
  return given.length === right.length && timingSafeEqual(given, right);
}

function read<Schema extends z.ZodType>(schema: Schema, json: unknown): z.output<Schema> {
  const parsed = schema.safeParse(json);
  if (!parsed.success) throw new ProcessorFailure(PAYTRAIL, 'unreadable', parsed.error.issues[0]?.path.join('.') ?? '');
  return parsed.data;
}

/**
 * Finnish banks and wallets by Paytrail: the shopper pays on its page, in euros. Redirects and callbacks are signed; answers of its API too.
 */
export class PaytrailProcessor implements PaymentProcessor {
  readonly slug = PAYTRAIL;
  readonly currencies = ['eur'];

  readonly #keys: Keys;
  readonly #home: string;

  /** @param home address of the shop, for callbacks of refunds */
  constructor(keys: Keys, home: string) {
    this.#keys = keys;
    this.#home = home;
  }

  async #call(method: 'GET' | 'POST', path: string, content?: object, transaction?: string) {
    const body = content === undefined ? '' : JSON.stringify(content);
    const parameters = {
      'checkout-account': this.#keys.account,
      'checkout-algorithm': 'sha256',
      'checkout-method': method,
      'checkout-nonce': randomUUID(),
      'checkout-timestamp': new Date().toISOString(),
      ...(transaction !== undefined && { 'checkout-transaction-id': transaction }),
    };
    const signature = signPaytrail(this.#keys.secret, parameters, body);
    const headers = { ...parameters, signature, 'content-type': 'application/json; charset=utf-8' };
    const sent = { method, headers, ...(body !== '' && { body }) };
    const answer = await callProcessor(PAYTRAIL, API + path, sent);
    if (!isSigned(this.#keys.secret, Object.fromEntries(answer.headers), answer.text)) {
      throw new ProcessorFailure(PAYTRAIL, 'unreadable', 'unsigned answer');
    }
    return answer.json;
  }

  async #retrieve(transaction: string | null): Promise<ProcessorEvent | null> {
    if (transaction === null) return null;
    const path = `/payments/${encodeURIComponent(transaction)}`;
    const { status, amount, currency, stamp } = read(payment, await this.#call('GET', path, undefined, transaction));
    const kind = KINDS[status];
    if (kind === undefined) return null;
    const paid = { reference: stamp, amountHundredths: amount, currency: currency.toLowerCase() };
    return { ...paid, kind, eventKey: `${transaction}:${status}`, payload: { transaction, status } };
  }

  async start({
    reference,
    orderNumber,
    amountHundredths,
    language,
    email,
    returnTo,
    webhook,
  }: PaymentStart): Promise<StartedPayment> {
    const content = {
      stamp: reference,
      reference: orderNumber,
      amount: amountHundredths,
      currency: 'EUR',
      language: language === 'fi' || language === 'sv' ? language.toUpperCase() : 'EN',
      customer: { email },
      redirectUrls: { success: returnTo.ok, cancel: returnTo.cancelled },
      callbackUrls: { success: webhook, cancel: webhook },
    };
    const { transactionId, href } = read(created, await this.#call('POST', '/payments', content));
    return { redirectUrl: href, externalId: transactionId };
  }

  async receive({ query }: ProcessorMessage): Promise<ProcessorEvent | ProcessorNews | null> {
    const parameters = Object.fromEntries(query);
    if (query.size !== Object.keys(parameters).length) throw new ForgedMessage('a parameter twice');
    if (!isSigned(this.#keys.secret, parameters, '')) throw new ForgedMessage('wrong signature');
    if (query.has('refund')) return null;
    const parsed = callback.safeParse(parameters);
    if (!parsed.success) throw new UnreadableMessage(parsed.error.issues[0]?.path.join('.') ?? '');
    const told = parsed.data;
    if (told['checkout-account'] !== this.#keys.account) throw new ForgedMessage('another account');
    const status = told['checkout-status'];
    const kind = KINDS[status];
    if (kind === undefined) return null;
    const transaction = told['checkout-transaction-id'];
    return {
      reference: told['checkout-stamp'],
      eventKey: `${transaction}:${status}`,
      kind,
      amountHundredths: told['checkout-amount'],
      currency: 'eur',
      payload: { transaction, status },
    };
  }

  check({ externalId }: StartedAttempt): Promise<ProcessorEvent | null> {
    return this.#retrieve(externalId);
  }

  async capture({ externalId }: StartedAttempt): Promise<ProcessorEvent> {
    const event = await this.#retrieve(externalId);
    if (!event) throw new ProcessorFailure(PAYTRAIL, 'refused', 'not paid');
    return event;
  }

  // Paytrail has no call that ends a payment: it expires there, and a later one goes to review

  cancel({ externalId }: StartedAttempt): Promise<ProcessorEvent | null> {
    return this.#retrieve(externalId);
  }

  async refund({ externalId }: StartedAttempt, { key, amountHundredths }: RefundRequest): Promise<RefundResult> {
    if (externalId === null) throw new ProcessorFailure(PAYTRAIL, 'refused', 'no transaction');
    const told = `${this.#home}/api/payments/webhook/${PAYTRAIL}/?refund=1`;
    const content = { amount: amountHundredths, refundStamp: key, callbackUrls: { success: told, cancel: told } };
    const path = `/payments/${encodeURIComponent(externalId)}/refund`;
    const { transactionId, status } = read(refunded, await this.#call('POST', path, content, externalId));
    return {
      externalId: transactionId,
      status: status === 'ok' ? 'done' : status === 'fail' ? 'failed' : 'requested',
    };
  }
}
