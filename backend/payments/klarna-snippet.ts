import type { Settings } from 'settings/read-settings';
import { z } from 'zod';
import { shopAddress } from '../domain/locale/shop-host';
import {
  callKlarna,
  checkoutOrder,
  checkoutPath,
  KLARNA_ORDER_ID,
  type KlarnaKeys,
  managedPath,
  purchaseOf,
  readKlarna,
} from './klarna-calls';

/** How long Klarna may take while the payment page waits, in ms: its other ways to pay must not wait longer. */
const SNIPPET_LIMIT_MS = 3_000;

/** Status of an order that the shopper has bought; Klarna does not change it any more. */
export const COMPLETE = 'checkout_complete';

/** An order of Klarna Checkout that is shown as a snippet in the payment page. */
export interface KlarnaSnippet {
  readonly id: string;
  /** HTML with scripts. */
  readonly html: string;
}

/** What is bought, on which host, and where its terms of sale are. */
export type SnippetPurchase = Parameters<typeof purchaseOf>[0] & {
  readonly host: string;
  /** A path of the shop. */
  readonly termsPath: string;
};

type ShopSettings = Pick<Settings, 'publicScheme' | 'production' | 'port'>;

/** Klarna asks the address `validation` before it takes an order; only over https. */
function bodyOf(settings: ShopSettings, { host, termsPath, ...purchase }: SnippetPurchase) {
  const home = shopAddress(settings, host);
  const query = `${KLARNA_ORDER_ID}={checkout.order.id}`;
  const webhook = `${home}/api/payments/webhook/klarna`;
  return {
    ...purchaseOf(purchase),
    merchant_urls: {
      terms: home + termsPath,
      checkout: `${home}/checkout/payment/`,
      confirmation: `${home}/checkout/klarna/confirm/?${query}`,
      push: `${webhook}/?${query}`,
      ...(home.startsWith('https:') && { validation: `${webhook}/validation/?${query}` }),
    },
  };
}

/**
 * Opens Klarna's order of a cart, or brings the known one up to date; one that is over is replaced. Klarna Checkout API v3,
 * `/checkout/v3/orders`.
 * @param known Klarna's id of the order that the shopper sees; null: none
 * @returns `bought` when the shopper has bought the known one
 * @throws ProcessorFailure
 */
export async function showSnippet(
  keys: KlarnaKeys,
  settings: ShopSettings,
  purchase: SnippetPurchase,
  known: string | null,
): Promise<KlarnaSnippet | 'bought'> {
  const content = bodyOf(settings, purchase);
  const call = { method: 'POST' as const, content, limitMs: SNIPPET_LIMIT_MS };
  const changed = known
    ? await callKlarna(keys, { ...call, path: checkoutPath(known), may: [400, 403, 404] })
    : undefined;
  const isChanged = changed && changed.status < 400;
  if (changed?.status === 403 && known && (await readKlarnaOrder(keys, known)).status === COMPLETE) return 'bought';
  const answer = isChanged ? changed : await callKlarna(keys, { ...call, path: '/checkout/v3/orders' });
  const { order_id: id, html_snippet: html } = readKlarna(checkoutOrder, answer);
  return { id, html };
}

const address = z.object({
  given_name: z.string().default(''),
  family_name: z.string().default(''),
  email: z.string().default(''),
  street_address: z.string().default(''),
  street_address2: z.string().default(''),
  postal_code: z.string().default(''),
  city: z.string().default(''),
  phone: z.string().default(''),
  country: z.string().default(''),
});
const boughtOrder = z.object({
  status: z.string(),
  order_amount: z.int(),
  purchase_currency: z.string(),
  billing_address: address.default(address.parse({})),
  shipping_address: address.optional(),
});

/** What the shopper told Klarna. Its fields are Klarna's. */
export type KlarnaOrder = z.output<typeof boughtOrder>;

/** Reads an order of Klarna Checkout. @throws ProcessorFailure */
export const readKlarnaOrder = async (keys: KlarnaKeys, id: string): Promise<KlarnaOrder> =>
  readKlarna(boughtOrder, await callKlarna(keys, { method: 'GET', path: checkoutPath(id) }));

/** Ends a bought order that the shop cannot deliver, before any money was taken. @throws ProcessorFailure */
export const cancelKlarnaOrder = async (keys: KlarnaKeys, id: string): Promise<void> => {
  await callKlarna(keys, { method: 'POST', path: `${managedPath(id)}/cancel`, content: {}, may: [403, 404] });
};
