import type { Settings } from 'settings/read-settings';
import { z } from 'zod';
import { toMinorUnits } from './minor-units';
import { type PaymentLine, type PaymentStart, ProcessorFailure } from './processor';
import { basic, callProcessor, LIMIT_MS, type ProcessorAnswer } from './processor-call';

export type KlarnaKeys = NonNullable<Settings['klarna']>;

/** Slug of the processor. */
export const KLARNA = 'klarna';

/** Parameter with the id of Klarna's order; Specification 1 §2, /checkout/klarna/confirm. */
export const KLARNA_ORDER_ID = 'klarna_order_id';

/** An order of Klarna Checkout: `checkout_incomplete` until the shopper has bought it. */
export const checkoutOrder = z.object({
  order_id: z.string().min(1).max(200),
  status: z.string(),
  html_snippet: z.string(),
});

const LINE_TYPES: Record<PaymentLine['kind'], string> = {
  product: 'physical',
  delivery: 'shipping_fee',
  repack: 'surcharge',
  discount: 'discount',
};
const LOCALES: Record<string, string> = {
  fi: 'fi-FI',
  en: 'en-GB',
  sv: 'sv-SE',
  de: 'de-DE',
  fr: 'fr-FR',
  ru: 'en-GB',
};

/** Currencies that Klarna charges. */
export const KLARNA_CURRENCIES = ['eur', 'sek', 'nok', 'dkk', 'gbp', 'usd', 'chf', 'pln', 'czk'];

/** Tax included in a total, as Klarna computes it. */
const taxIn = (total: number, percentage: number) => Math.round((total * percentage) / (100 + percentage));

function orderLines(lines: readonly PaymentLine[], currency: string) {
  return lines.map(({ kind, reference, name, amount, unitHundredths, totalHundredths, taxPercentage }) => {
    const total = toMinorUnits(totalHundredths, currency);
    return {
      type: LINE_TYPES[kind],
      reference: reference.slice(0, 64),
      name: name.slice(0, 255),
      quantity: amount,
      unit_price: toMinorUnits(unitHundredths, currency),
      tax_rate: Math.round(taxPercentage * 100),
      total_amount: total,
      total_tax_amount: taxIn(total, taxPercentage),
    };
  });
}

/** What is bought, in the words of Klarna Checkout. */
export function purchaseOf({
  lines,
  currency,
  country,
  language,
  amountHundredths,
}: Pick<PaymentStart, 'lines' | 'currency' | 'country' | 'language' | 'amountHundredths'>) {
  const rows = orderLines(lines, currency);
  return {
    purchase_country: country.toUpperCase(),
    purchase_currency: currency.toUpperCase(),
    locale: LOCALES[language],
    order_amount: toMinorUnits(amountHundredths, currency),
    order_tax_amount: rows.reduce((sum, line) => sum + line.total_tax_amount, 0),
    order_lines: rows,
  };
}

/** The content of an answer. @throws ProcessorFailure unreadable */
export function readKlarna<Schema extends z.ZodType>(schema: Schema, { json }: ProcessorAnswer): z.output<Schema> {
  const parsed = schema.safeParse(json);
  if (!parsed.success) throw new ProcessorFailure(KLARNA, 'unreadable', parsed.error.issues[0]?.path.join('.') ?? '');
  return parsed.data;
}

/** Path of an order in Klarna's order management, once it is bought. */
export const managedPath = (id: string) => `/ordermanagement/v1/orders/${encodeURIComponent(id)}`;

/** Path of an order in Klarna Checkout. */
export const checkoutPath = (id: string) => `/checkout/v3/orders/${encodeURIComponent(id)}`;

/** One request to Klarna. */
export interface KlarnaRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly content?: object;
  /** Idempotency key. */
  readonly key?: string;
  /** Statuses to return instead of throwing. */
  readonly may?: readonly number[];
  readonly limitMs?: number;
}

/** Sends a request with the shop's credentials. @throws ProcessorFailure */
export function callKlarna(keys: KlarnaKeys, request: KlarnaRequest): Promise<ProcessorAnswer> {
  const { method, path, content, key, may, limitMs = LIMIT_MS } = request;
  const headers = {
    authorization: basic(keys.username, keys.password),
    'content-type': 'application/json',
    ...(key !== undefined && { 'klarna-idempotency-key': key }),
  };
  const body = content === undefined ? {} : { body: JSON.stringify(content) };
  return callProcessor(KLARNA, keys.url + path, { method, headers, ...body }, may, limitMs);
}
