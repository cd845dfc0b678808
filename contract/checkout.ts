import { z } from 'zod';
import { defineCall } from './call';
import { MAX_QUANTITY, MAX_ROWS } from './cart-limits';
import { cartService, checkoutDeliveryMethod, checkoutPaymentMethod, pickupStore } from './cart-services';
import { checkoutBundle } from './checkout-bundle';
import { checkoutGiftCard, giftCardProduct, paymentEvent, rowAmount } from './checkout-gifts';
import { rowOffers } from './prices';
import { storeAmounts, transferRequest } from './transfer-request';
import {
  countryCode,
  currencyCode,
  decimal,
  euros,
  flag,
  integer,
  languageCode,
  link,
  listOrEmpty,
  longText,
  optionalEuros,
  optionalId,
  optionalPicture,
  optionalText,
  orDefault,
  orNull,
  refusal,
  signedEuros,
  text,
} from './wire';

const amount = rowAmount;
const json = z.unknown();

/** A cart row as the client sends it (Specification 1 §3, cart product row). Overrides are applied for staff only. */
export const cartProduct = z.object({
  productId: z.int().min(1).max(2_147_483_647),
  amount,
  frozen: z.boolean().nullish(),
  nameOverride: z.string().max(200).nullish(),
  priceOverride: z.number().min(0).max(1_000_000).nullish(),
  extra_data: json.nullish(),
  transferAmounts: storeAmounts.nullish(),
  transferAmountsFrom: storeAmounts.nullish(),
  bundleHash: z.string().max(200).nullish(),
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
  /** Added: the one of them that the shopper has just typed; unknown ones are counted as guesses. */
  entered_code: z.string().max(100).nullish(),
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
  /** Added: the sending stores put the products aside at once; the transfer is urgent. Staff only, like the stores themselves. */
  transferrequest_reserve_quantity: z.boolean().nullish(),
  transferrequest_high_priority: z.boolean().nullish(),
  add_on_order: json.nullish(),
  card_checkout_mode: z.boolean().nullish(),
  /** Added: display currency, delivery method and postcode, so that the backend can calculate the charge. */
  currency_code: currencyCode.nullish(),
  delivery_method: z.string().max(100).nullish(),
  postal_code: z.string().max(12).nullish(),
  /** Added: the chosen place of a delivery method that has several, as `form.delivery_location`. */
  delivery_location: z.string().max(100).nullish(),
  /**
   * Added, for Klarna's snippet: the host that the shopper is on, which must be one of the configured ones, and the path of the terms
   * of sale there.
   */
  host: z.string().max(253).nullish(),
  terms_path: z.string().max(500).nullish(),
  /** Added: false when the storefront saves the account's cart itself (`save-customer-cart`); otherwise this call saves it. */
  saves_cart: z.boolean().nullish(),
  /** Added: the signed-in member pays with the club bonus as far as it reaches; ignored for everybody else. */
  use_club_bonus: z.boolean().nullish(),
});
export type CheckoutRequest = z.output<typeof checkoutRequest>;

/**
 * A row as validated: names and prices are the backend's; one that keeps only the specification's fields tells no prices of
 * rows. `display_*_minor` (added) are hundredths of the display currency, whatever
 * its own minor unit; whole hundreds for currencies shown without decimals.
 */
export const checkoutRow = z.object({
  productId: integer,
  /** Other amounts no cart can hold: such an answer is not believed as a whole, and the cart stays as it is. */
  amount: z.int().min(0).max(MAX_QUANTITY),
  name: text,
  frozen: flag,
  nameOverride: optionalText,
  priceOverride: optionalEuros,
  extra_data: json.nullish(),
  transferAmounts: z.record(z.string(), z.number()).nullish(),
  transferAmountsFrom: z.record(z.string(), z.number()).nullish(),
  /** Added: what lies in each sending store of a transfer request, by its slug; staff only. */
  transfer_stocks: z.record(z.string(), z.int()).nullish(),
  bundleHash: optionalText,
  /** Maximum quantity that can be ordered now; null: no limit. */
  max_amount: orNull(z.int()),
  on_order: flag,
  /** Added: what the row shows. Prices are gross euros of one unit. */
  modelId: optionalId,
  brand: text,
  category: text,
  path: link,
  image: optionalPicture,
  color: text,
  size: text,
  type: text,
  price: optionalEuros,
  reference_price: optionalEuros,
  price_type: text,
  total_price: optionalEuros,
  tax_percentage: orNull(decimal),
  shipping_time_str: text,
  /** Added: the days on which the row arrives in the delivery country if it is ordered now; empty when they are not known. */
  arrival_dates: text,
  /** Why the row cannot be ordered as it is, in the language of the cart; empty when it can. */
  notice: text,
  display_price_minor: orNull(z.int()),
  display_reference_minor: orNull(z.int()),
  display_total_minor: orNull(z.int()),
  /** Lowest price of the 30 days before an announced discount; price for members, while the shopper is none. */
  lowest_30_days: optionalEuros,
  display_lowest_minor: orNull(z.int()),
  club_price: optionalEuros,
  display_club_minor: orNull(z.int()),
  ...rowOffers,
});
export type CheckoutRow = z.output<typeof checkoutRow>;

/** Answer of the cart validation (Specification 1 §7). */
export const checkoutAnswer = z.object({
  /** `amount` and `display_amount_minor` (both added) are positive: what the code takes off. */
  cart_discount: orNull(z.object({ code: text, amount: orNull(signedEuros), display_amount_minor: z.int().nullish() })),
  /**
   * What pays apart from the payment method: the club bonus (`processor_slug` `clubbonus`, added) if it is used, then gift cards and
   * vouchers, one of each usable code in the order of the codes.
   */
  payment_events: listOrEmpty(paymentEvent),
  /** Klarna's snippet can be shown on the payment page; `kco_iframe` is empty while a choice is missing, or Klarna does not answer. */
  show_klarna: flag,
  reason: optionalText,
  paypal_checkout: flag,
  products: z.array(checkoutRow),
  /** Slugs of the sending stores; null: no transfer request. */
  transfer_request_from: json.nullish(),
  /** Added: its stores with their names. */
  transfer_request: orNull(transferRequest),
  bundles: listOrEmpty(checkoutBundle),
  total_price: euros,
  delivery_cost: euros,
  payment_methods: listOrEmpty(checkoutPaymentMethod),
  delivery_methods: listOrEmpty(checkoutDeliveryMethod),
  delivery_thresholds: orDefault(z.object({ delivery_threshold: euros, repack_threshold: euros }), {
    delivery_threshold: 0,
    repack_threshold: 0,
  }),
  repack_cost: optionalEuros,
  shipping_time_str: text,
  gift_card_products: listOrEmpty(checkoutGiftCard),
  /** Klarna's id of the order in the snippet, for `klarna_global_checkout_id`. */
  kgco_id: optionalText,
  giftcampaign_data: orNull(giftCampaignData),
  /** Added: who gives the cart's product, and the company's address where it goes; null for other carts. */
  gift_campaign: orNull(
    z.object({ name: text, place: orNull(z.object({ address: text, postal_code: text, city: text })) }),
  ),
  enterprise_order: json.nullish(),
  add_on_order: json.nullish(),
  card_checkout_mode: flag,
  errors: listOrEmpty(z.string()),
  kco_iframe: longText.transform((html) => html || null),
  /** Order of a READ_ONLY_ORDER refusal. */
  klarna_order_id: optionalText,
  /** Added: services that can be chosen, and stores where the cart can be picked up. */
  services: listOrEmpty(cartService),
  /** Club bonus that the cart earns a member. */
  club_bonus: optionalEuros,
  /** Added: club bonus that the signed-in member can pay with, whether it is used or not; null for a guest. */
  club_bonus_balance: optionalEuros,
  pickup_stores: listOrEmpty(pickupStore),
  /** Added: codes that were recognised, tax included in the total, and what is charged in hundredths of its currency. */
  discount_codes: listOrEmpty(z.string()),
  /** Added: the codes of the request that are not used, each with its reason, which is also among `errors`. */
  refused_codes: listOrEmpty(z.object({ code: z.string(), text: z.string() })),
  /** Added: false while the backend knows no discount codes, so that nobody is asked for one. */
  takes_discount_codes: orDefault(z.boolean(), true),
  tax: listOrEmpty(z.object({ percentage: decimal, amount: euros, display_amount_minor: z.int().nullish() })),
  goods_price: optionalEuros,
  currency_code: optionalText,
  display_goods_minor: orNull(z.int()),
  display_delivery_minor: orNull(z.int()),
  display_total_minor: orNull(z.int()),
  /** What is left to pay after club bonus and gift cards; the order's `expected_total_minor`. */
  display_due_minor: orNull(z.int()),
  display_gift_cards_minor: orNull(z.int()),
  charge_currency: optionalText,
  /** Hundredths of `charge_currency`, as all the display amounts; after club bonus and gift cards. */
  charge_minor: orNull(z.int()),
});
export type CheckoutAnswer = z.output<typeof checkoutAnswer>;

/**
 * Body of a 400 for a cart that belongs to an order which may only be confirmed (Specification 1 §4, §8); an
 * answer with the same `reason` means the same.
 */
export const readOnlyOrder = z.object({
  reason: z.literal('READ_ONLY_ORDER'),
  /** Added: Klarna's id of that order. */
  klarna_order_id: optionalText,
});

/** Body of a 400 of a cart or an order. */
export const checkoutRefusal = z.union([readOnlyOrder, refusal]);

export const postCheckout = defineCall({
  name: 'checkout',
  method: 'POST',
  path: '/api/checkout/',
  body: checkoutRequest,
  answers: { 200: checkoutAnswer, 400: checkoutRefusal },
  origin: 'specification 1 §7',
  partly: ['delivery_methods', 'payment_methods', 'tax'],
});
