import { createVerify, X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Settings } from 'settings/read-settings';
import { z } from 'zod';
import { fromDecimal, toDecimal } from './minor-units';
import {
  ForgedMessage,
  type PaymentProcessor,
  type ProcessorEvent,
  ProcessorFailure,
  type ProcessorMessage,
  UnreadableMessage,
} from './processor';
import { basic, callProcessor, type ProcessorAnswer } from './processor-call';

export const PAYPAL = 'paypal';

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

/**
 * Checks PayPal's signature over the raw body, as it documents for listeners that check by themselves: SHA-256 with RSA over the
 * transmission's id, time, the webhook's id and the CRC-32 of the body. Certificates come from PayPal's own hosts only.
 */
async function verify({ headers, body, now }: ProcessorMessage, { webhookId, url }: Keys, certificates: Certificates) {
  const header = (name: string) => headers.get(`paypal-${name}`) ?? '';
  const address = header('cert-url');
  const host = URL.canParse(address) ? new URL(address) : null;
  const isTheirs =
    host?.protocol === 'https:' &&
    /^api(-m)?(\.sandbox)?\.paypal\.com$/.test(host.host) &&
    host.pathname.startsWith('/v1/');
  const isSameOrigin = host !== null && host.origin === new URL(url).origin;
  if (!(isTheirs || isSameOrigin) || header('auth-algo') !== 'SHA256withRSA') throw new ForgedMessage('certificate');
  const certificate = await certificates(address);
  const isValid = now >= new Date(certificate.validFrom) && now <= new Date(certificate.validTo);
  const signed = [header('transmission-id'), header('transmission-time'), webhookId, crc32(body)].join('|');
  const signature = createVerify('RSA-SHA256').update(signed);
  if (!isValid || !signature.verify(certificate.publicKey, header('transmission-sig'), 'base64')) {
    throw new ForgedMessage('wrong signature');
  }
}

/** Certificates by their address, each fetched once. */
type Certificates = (address: string) => Promise<X509Certificate>;
function certificateStore(): Certificates {
  const kept = new Map<string, X509Certificate>();
  return async (address) => {
    const known = kept.get(address);
    if (known) return known;
    const { text } = await callProcessor(PAYPAL, address, { method: 'GET', headers: {} }, [404]);
    try {
      const certificate = new X509Certificate(text);
      if (kept.size >= 10) kept.clear();
      kept.set(address, certificate);
      return certificate;
    } catch {
      throw new ForgedMessage('certificate');
    }
  };
}

/**
 * PayPal by its Orders API (v2): the shopper approves on PayPal's page, and the shop takes the money when asked to check.
 * Long because its calls share one connection to the processor.
 */
export function paypalProcessor(keys: Keys): PaymentProcessor {
  const { clientId, secret, url } = keys;
  const certificates = certificateStore();
  let access: { value: string; until: number } | undefined;
  const authorisation = async () => {
    if (access && access.until > Date.now()) return access.value;
    const headers = { authorization: basic(clientId, secret), 'content-type': 'application/x-www-form-urlencoded' };
    const sent = { method: 'POST', headers, body: 'grant_type=client_credentials' } as const;
    const given = read(token, await callProcessor(PAYPAL, `${url}/v1/oauth2/token`, sent));
    access = { value: `Bearer ${given.access_token}`, until: Date.now() + (given.expires_in - 60) * 1000 };
    return access.value;
  };
  const call = async (
    method: 'GET' | 'POST',
    path: string,
    how: { key?: string; content?: object; may?: number[] },
  ) => {
    const { key, content, may } = how;
    const headers = {
      authorization: await authorisation(),
      'content-type': 'application/json',
      ...(key !== undefined && { 'paypal-request-id': key, prefer: 'return=representation' }),
    };
    const body = method === 'POST' ? { body: JSON.stringify(content ?? {}) } : {};
    return callProcessor(PAYPAL, url + path, { method, headers, ...body }, may);
  };
  const orderPath = (id: string) => `/v2/checkout/orders/${encodeURIComponent(id)}`;
  const ended = (reference: string, kind: 'declined' | 'cancelled', id: string): ProcessorEvent => {
    return { reference, kind, eventKey: `${id}:${kind}`, amountHundredths: 0, currency: '', payload: { order: id } };
  };
  const stateOf = (reference: string, { id, status, purchase_units: [unit] }: z.output<typeof order>) => {
    const [charge] = unit?.payments?.captures ?? [];
    const kind = charge && CAPTURE_STATES[charge.status];
    if (charge && kind) return eventOf(reference, kind, `${charge.id}:${kind}`, charge);
    return status === 'VOIDED' ? ended(reference, 'cancelled', id) : null;
  };
  const retrieve = async (id: string) => {
    const answer = await call('GET', orderPath(id), { may: [404] });
    return answer.status === 404 ? null : read(order, answer);
  };
  return {
    slug: PAYPAL,
    currencies: CURRENCIES,
    start: async ({ reference, orderNumber, amountHundredths, currency, language, returnTo }) => {
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
      const { id, links } = read(order, await call('POST', '/v2/checkout/orders', { key: reference, content }));
      const link = links.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
      if (!link) throw new ProcessorFailure(PAYPAL, 'unreadable', 'links');
      return { redirectUrl: link.href, externalId: id };
    },
    receive: async (sent) => {
      await verify(sent, keys, certificates);
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
    },
    check: async ({ externalId, reference }) => {
      if (externalId === null) return null;
      const known = await retrieve(externalId);
      if (!known) return ended(reference, 'cancelled', externalId);
      if (known.status !== 'APPROVED') return stateOf(reference, known);
      const key = `${reference}-capture`;
      const answer = await call('POST', `${orderPath(externalId)}/capture`, { key, may: [422] });
      // 422: the bank declined, or another request has just captured it
      if (answer.status !== 422) return stateOf(reference, read(order, answer));
      const after = await retrieve(externalId);
      return (after && stateOf(reference, after)) ?? ended(reference, 'declined', externalId);
    },
    capture: async ({ reference, externalId }) => {
      const known = externalId === null ? null : await retrieve(externalId);
      const event = known && stateOf(reference, known);
      if (!event) throw new ProcessorFailure(PAYPAL, 'refused', 'not paid');
      return event;
    },
    // an order that is never captured takes no money: it expires at PayPal by itself
    cancel: async ({ reference, externalId }) => {
      if (externalId === null) return null;
      const known = await retrieve(externalId);
      return (known && stateOf(reference, known)) ?? ended(reference, 'cancelled', externalId);
    },
    refund: async ({ chargeId, currency }, { key, amountHundredths }) => {
      if (chargeId === null) throw new ProcessorFailure(PAYPAL, 'refused', 'no capture');
      const content = {
        amount: { currency_code: currency.toUpperCase(), value: toDecimal(amountHundredths, currency) },
      };
      const path = `/v2/payments/captures/${encodeURIComponent(chargeId)}/refund`;
      const answer = read(z.object({ id: z.string(), status: z.string() }), await call('POST', path, { key, content }));
      const status = answer.status === 'COMPLETED' ? 'done' : answer.status === 'PENDING' ? 'requested' : 'failed';
      return { externalId: answer.id, status };
    },
  };
}
