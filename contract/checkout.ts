import { z } from 'zod';
import { defineCall } from './call';
import {
  countryCode,
  currencyCode,
  decimal,
  email,
  euros,
  flag,
  integer,
  languageCode,
  link,
  listOrEmpty,
  optionalEuros,
  optionalId,
  optionalText,
  picture,
  text,
} from './wire';

/** Most units of one row and most rows of one cart. */
export const MAX_AMOUNT = 999;
export const MAX_ROWS = 100;

const amount = z.int().min(1).max(MAX_AMOUNT);
const json = z.unknown();

/** A cart row as it is sent (Specification 1 §3, cart product row). Overrides count for staff only. */
export const cartProduct = z.object({
  productId: z.int().min(1).max(2_147_483_647),
  amount,
  frozen: z.boolean().nullish(),
  nameOverride: z.string().max(200).nullish(),
  priceOverride: z.number().min(0).max(1_000_000).nullish(),
  extra_data: json.nullish(),
  transferAmounts: z.record(z.string(), z.int()).nullish(),
  transferAmountsFrom: z.record(z.string(), z.int()).nullish(),
  bundleHash: z.string().max(200).nullish(),
});

/** A gift-card row (Specification 2 §3, gift card cart line). `price` is the chosen value in euros. */
export const giftCardProduct = z.object({
  uid: z.string().max(100),
  productId: z.int().min(1),
  amount,
  price: z.number(),
  extra_data: z
    .object({ giftcard_name: z.string().max(100).nullish() })
    .loose()
    .nullish(),
});

export const cartBundle = z.object({
  uid: z.union([z.string().max(100), z.int()]),
  id: z.string().max(200),
  amount,
});

const giftCampaignData = z.object({ code: z.string().max(100), campaign: z.string().max(200) });

/** The cart, to be validated (Specification 1 §7). Fields that are ours are marked. */
export const checkoutRequest = z.object({
  bundles: z.array(cartBundle).max(MAX_ROWS).default([]),
  customer_id: integer.nullish(),
  country_code: countryCode,
  language_code: languageCode,
  products: z.array(cartProduct).max(MAX_ROWS),
  gift_card_products: z.array(giftCardProduct).max(MAX_ROWS).default([]),
  discount_codes: z.array(z.string().max(100)).max(20).default([]),
  repack: z.boolean().default(false),
  pikanouto: z.boolean().default(false),
  delivery_extra_data: z
    .object({ part_delivery: z.boolean().nullish(), giosg_chatter: z.string().max(200).nullish() })
    .default({}),
  klarna_global_checkout_id: z.string().max(200).nullish(),
  special_request: z.string().max(2000).default(''),
  pageName: z.enum(['cart', 'checkout']),
  giftcampaign_data: giftCampaignData.nullish(),
  enterprise_order: json.nullish(),
  transfer_request_from: json.nullish(),
  transfer_request_to: json.nullish(),
  add_on_order: json.nullish(),
  card_checkout_mode: z.boolean().nullish(),
  /** Added: currency of the display, chosen delivery method and postcode, so that the backend reckons what is charged. */
  currency_code: currencyCode.nullish(),
  delivery_method: z.string().max(100).nullish(),
  postal_code: z.string().max(12).nullish(),
});
export type CheckoutRequest = z.output<typeof checkoutRequest>;

/**
 * A row as validated: names and prices are the backend's; one that keeps only the specification's fields tells no prices of
 * rows. `display_*_minor` (added) are hundredths of the display currency, whatever
 * its own minor unit; whole hundreds for currencies shown without decimals.
 */
export const checkoutRow = z.object({
  productId: integer,
  amount: z.int(),
  name: text,
  frozen: flag,
  nameOverride: optionalText,
  priceOverride: optionalEuros,
  extra_data: json.nullish(),
  transferAmounts: z.record(z.string(), z.number()).nullish(),
  transferAmountsFrom: z.record(z.string(), z.number()).nullish(),
  bundleHash: optionalText,
  /** Most that can be ordered now; null without limit. */
  max_amount: z
    .int()
    .nullish()
    .transform((value) => value ?? null),
  on_order: flag,
  /** Added: what the row shows. Prices are gross euros of one unit. */
  modelId: optionalId,
  brand: text,
  path: link,
  image: picture.nullish().transform((value) => value ?? null),
  color: text,
  size: text,
  type: text,
  price: optionalEuros,
  reference_price: optionalEuros,
  price_type: text,
  total_price: optionalEuros,
  tax_percentage: decimal.nullish().transform((value) => value ?? null),
  shipping_time_str: text,
  /** Why the row cannot be ordered as it is, in the language of the cart; empty when it can. */
  notice: text,
  display_price_minor: z
    .int()
    .nullish()
    .transform((value) => value ?? null),
  display_reference_minor: z
    .int()
    .nullish()
    .transform((value) => value ?? null),
  display_total_minor: z
    .int()
    .nullish()
    .transform((value) => value ?? null),
});
export type CheckoutRow = z.output<typeof checkoutRow>;

/**
 * A way of delivery. The specification prints its fields for the look-up only (2 §3: name, timeEstimate, price, storeSlug):
 * a backend that answers those here too is understood, and names the method by its name.
 */
export const checkoutDeliveryMethod = z
  .object({
    /** Value of the form field `delivery_method` (added). */
    id: optionalText,
    name: z.string(),
    price: euros,
    time_estimate: text,
    timeEstimate: text,
    storeSlug: optionalText,
    /** `pickup_point`, `home` or `store` (added). */
    kind: text,
    /** A delivery location must be chosen (added). */
    needs_location: flag,
    description: text,
    display_price_minor: z
      .int()
      .nullish()
      .transform((value) => value ?? null),
  })
  .transform(({ timeEstimate, storeSlug, ...method }) => ({
    ...method,
    id: method.id ?? method.name,
    time_estimate: method.time_estimate || timeEstimate,
    kind: method.kind || (storeSlug === null ? '' : 'store'),
  }));

/** A way to pay; one without an id goes by its name. */
export const checkoutPaymentMethod = z
  .object({ id: optionalText, name: z.string(), processor_slug: text, description: text, kind: text })
  .transform((method) => ({ ...method, id: method.id ?? method.name }));

/** Answer of the cart validation (Specification 1 §7). */
export const checkoutAnswer = z.object({
  cart_discount: z
    .object({ code: text, amount: optionalEuros })
    .nullish()
    .transform((value) => value ?? null),
  payment_events: listOrEmpty(
    z.object({ payment_id: integer, processor_slug: text, giftcard: json.nullish(), amount: optionalEuros }),
  ),
  show_klarna: flag,
  reason: optionalText,
  paypal_checkout: flag,
  products: z.array(checkoutRow),
  transfer_request_from: json.nullish(),
  bundles: listOrEmpty(z.looseObject({})),
  total_price: euros,
  delivery_cost: euros,
  payment_methods: listOrEmpty(checkoutPaymentMethod),
  delivery_methods: listOrEmpty(checkoutDeliveryMethod),
  delivery_thresholds: z
    .object({ delivery_threshold: euros, repack_threshold: euros })
    .nullish()
    .transform((value) => value ?? { delivery_threshold: 0, repack_threshold: 0 }),
  repack_cost: optionalEuros,
  shipping_time_str: text,
  gift_card_products: listOrEmpty(z.looseObject({})),
  kgco_id: optionalText,
  giftcampaign_data: giftCampaignData.nullish().transform((value) => value ?? null),
  enterprise_order: json.nullish(),
  add_on_order: json.nullish(),
  card_checkout_mode: flag,
  errors: listOrEmpty(z.string()),
  kco_iframe: optionalText,
  /** Order of a READ_ONLY_ORDER refusal. */
  klarna_order_id: optionalText,
  /** Added: codes that were recognised, tax included in the total, and what is charged in minor units of the currency. */
  discount_codes: listOrEmpty(z.string()),
  tax: listOrEmpty(z.object({ percentage: decimal, amount: euros, display_amount_minor: z.int().nullish() })),
  goods_price: optionalEuros,
  currency_code: optionalText,
  display_goods_minor: z
    .int()
    .nullish()
    .transform((value) => value ?? null),
  display_delivery_minor: z
    .int()
    .nullish()
    .transform((value) => value ?? null),
  display_total_minor: z
    .int()
    .nullish()
    .transform((value) => value ?? null),
  charge_currency: optionalText,
  /** Hundredths of `charge_currency`, as all the display amounts. */
  charge_minor: z
    .int()
    .nullish()
    .transform((value) => value ?? null),
});
export type CheckoutAnswer = z.output<typeof checkoutAnswer>;

export const postCheckout = defineCall({
  name: 'checkout',
  method: 'POST',
  path: '/api/checkout/',
  body: checkoutRequest,
  answer: checkoutAnswer,
  origin: 'specification 1 §7',
});

/**
 * Body of a 400 of `checkout` for a cart that belongs to an order which may only be confirmed (Specification 1 §4, §8); an
 * answer with the same `reason` means the same.
 */
export const readOnlyOrder = z.object({
  reason: z.literal('READ_ONLY_ORDER'),
  /** Added: Klarna's id of that order. */
  klarna_order_id: optionalText,
});

/** The address form (Specification 1 §3, checkout state `form`). */
export const checkoutForm = z.object({
  delivery_method: z.string().max(100),
  delivery_location: z.string().max(100).nullish(),
  seller_name: z.string().max(100).nullish(),
  seller_number: z.string().max(100).nullish(),
  first_name: z.string().trim().min(1).max(100),
  last_name: z.string().trim().min(1).max(100),
  address: z.string().trim().min(1).max(200),
  postal_code: z.string().trim().min(1).max(12),
  city: z.string().trim().min(1).max(100),
  phone: z.string().trim().min(1).max(30),
  email,
});

/**
 * Places an order. The same `idempotency_key` with the same body answers the same order, with another body 409. `expected_total_minor`
 * is what the shopper saw: another total is refused with 409 and `reason` PRICE_CHANGED, lack of stock with OUT_OF_STOCK; nothing is
 * taken then.
 */
export const placeOrder = defineCall({
  name: 'place-order',
  method: 'POST',
  path: '/api/checkout/order/',
  body: checkoutRequest.extend({
    idempotency_key: z.string().min(16).max(100),
    form: checkoutForm,
    payment_method: z.string().max(100),
    accept_terms: z.literal(true),
    expected_total_minor: z.int().min(0),
    expected_currency: currencyCode,
    /** Customs text that was acknowledged, where the country needs one. */
    customs_acknowledged: z.boolean().default(false),
    /** Host the shopper is on: must be one of the configured ones. */
    host: z.string().max(253),
    /** Where a processor sends the shopper back; `{reference}` is replaced. Paths on `host`. */
    return_paths: z.object({ ok: link, cancelled: link, error: link, address: link }),
  }),
  answer: z.object({
    order_number: z.string(),
    payment_reference: z.string(),
    /** `created` here and now, or `repeated`: the order of an earlier submit. */
    outcome: z.enum(['created', 'repeated']),
    status: z.string(),
    processor: z.string(),
    /** Where to pay; null for the built-in test processor, whose page is the storefront's. */
    redirect_url: optionalText,
  }),
  origin: 'added',
});

/** Body of a 409 of `place-order`. */
export const orderConflict = z.object({
  reason: z.enum(['PRICE_CHANGED', 'OUT_OF_STOCK', 'KEY_REUSED', 'NOT_DELIVERABLE']),
  errors: listOrEmpty(z.string()),
});

/** Confirms a read-only Klarna order. */
export const confirmKlarnaOrder = defineCall({
  name: 'confirm-klarna-order',
  method: 'POST',
  path: '/api/checkout/klarna-confirm/',
  body: z.object({ klarna_order_id: z.string().max(200) }),
  answer: z.object({ payment_reference: z.string() }),
  origin: 'added',
});
