import type { CallAnswer } from 'contract/call';
import { orderConflict, placeOrder, postCheckout } from 'contract/checkout';
import { getDeliveryLocations } from 'contract/delivery';
import { z } from 'zod';
import { type CheckedCart, readCheckedCart } from './checked-cart';
import { type Refusal, refusedAsReadOnly } from './refusal';
import { type Api, read, submit } from './request';

/** What of a cart goes to the backend: ids, amounts and codes. */
export type CheckoutCart = {
  readonly products: readonly {
    readonly productId: number;
    readonly amount: number;
    readonly frozen?: boolean;
    readonly bundleHash?: string;
  }[];
  readonly giftCards: readonly {
    readonly uid: string;
    readonly productId: number;
    readonly amount: number;
    /** Euro cents. */
    readonly valueCents: number;
    readonly recipient: string;
  }[];
  readonly bundles: readonly { readonly uid: string; readonly id: string; readonly amount: number }[];
  readonly codes: readonly string[];
  readonly giftCampaign: { readonly code: string; readonly campaign: string } | null;
};

/** Where the order goes and how its prices are shown. Codes in lower case; `rate` is display currency per euro. */
export type CheckoutLocale = { readonly country: string; readonly currency: string; readonly rate: number };

/** What is asked of a validation besides the cart itself. */
export type CheckoutChoices = {
  readonly page: 'cart' | 'checkout';
  readonly deliveryMethod?: string;
  readonly postalCode?: string;
  readonly specialRequest?: string;
};

/** The whole body of Specification 1 §7, in its words; what no screen sets yet has its neutral value. */
function requestBody(api: Api, cart: CheckoutCart, locale: CheckoutLocale, choices: CheckoutChoices) {
  return {
    country_code: locale.country,
    language_code: api.language,
    currency_code: locale.currency,
    pageName: choices.page,
    customer_id: null,
    products: cart.products.map((row) => ({ ...row })),
    gift_card_products: cart.giftCards.map((card) => ({
      uid: card.uid,
      productId: card.productId,
      amount: card.amount,
      price: card.valueCents / 100,
      extra_data: { giftcard_name: card.recipient },
    })),
    bundles: cart.bundles.map((bundle) => ({ ...bundle })),
    discount_codes: [...cart.codes],
    giftcampaign_data: cart.giftCampaign,
    repack: false,
    pikanouto: false,
    delivery_extra_data: { part_delivery: false, giosg_chatter: null },
    klarna_global_checkout_id: null,
    enterprise_order: null,
    transfer_request_from: null,
    transfer_request_to: null,
    add_on_order: null,
    card_checkout_mode: false,
    special_request: choices.specialRequest ?? '',
    delivery_method: choices.deliveryMethod || null,
    postal_code: choices.postalCode || null,
  };
}

/** A validation changes nothing: a page waits for it no longer than for its readings. */
const VALIDATION_LIMIT_MS = 6_000;

/**
 * Validates a cart: `POST /api/checkout/`, Specification 1 §7. Nothing is kept of it.
 * @throws ApiError for an outage
 */
export async function checkCart(
  api: Api,
  cart: CheckoutCart,
  locale: CheckoutLocale,
  choices: CheckoutChoices,
): Promise<{ readonly ok: true; readonly value: CheckedCart } | Refusal> {
  const limits = { submitMs: VALIDATION_LIMIT_MS, ...api.limits };
  const reply = await submit({ ...api, limits }, postCheckout, { body: requestBody(api, cart, locale, choices) });
  if (!reply.ok) return reply;
  if (reply.value.reason === 'READ_ONLY_ORDER') return refusedAsReadOnly(reply.value.klarna_order_id);
  return { ok: true, value: readCheckedCart(reply.value, locale) };
}

/** A place where an order can be collected. */
export type DeliveryLocation = { readonly id: string; readonly name: string; readonly address: string };

/**
 * Pick-up points of a delivery method near a postcode, nearest first; stores for a method that is collected in one.
 * @throws ApiError for an outage
 */
export async function listDeliveryLocations(
  api: Api,
  wanted: { readonly deliveryMethod: string; readonly postalCode: string; readonly country: string },
): Promise<DeliveryLocation[]> {
  const locations = await read(api, getDeliveryLocations, {
    query: {
      delivery_method: wanted.deliveryMethod,
      postal_code: wanted.postalCode,
      country_code: wanted.country,
    },
  });
  return locations.map(({ id, name, street_address, postal_code, city }) => ({
    id,
    name,
    address: [street_address, `${postal_code} ${city}`.trim()].filter(Boolean).join(', '),
  }));
}

/** Who the order goes to and how. Specification 1 §3, checkout state `form`. */
export type OrderForm = {
  readonly firstName: string;
  readonly lastName: string;
  readonly address: string;
  readonly postalCode: string;
  readonly city: string;
  readonly phone: string;
  readonly email: string;
  readonly deliveryMethod: string;
  readonly deliveryLocation: string;
};

export type OrderToPlace = {
  readonly cart: CheckoutCart;
  readonly locale: CheckoutLocale;
  readonly form: OrderForm;
  readonly paymentMethod: string;
  readonly specialRequest: string;
  readonly customsAcknowledged: boolean;
  /** One key an attempt: however often it is submitted, it is one order. */
  readonly idempotencyKey: string;
  /** The total the shopper saw, hundredths of `expectedCurrency`. */
  readonly expectedTotalMinor: number;
  /** Currency that total was shown in: another than the visit's now is a change to be seen again. */
  readonly expectedCurrency: string;
  /** Host the shopper is on, without the port. */
  readonly host: string;
  /** Paths a processor sends the shopper back to; `{reference}` is replaced by the backend. */
  readonly returnPaths: {
    readonly ok: string;
    readonly cancelled: string;
    readonly error: string;
    readonly address: string;
  };
};

export type PlacedOrder = {
  readonly number: string;
  readonly reference: string;
  /** `repeated`: the order of an earlier submit with the same key. */
  readonly outcome: 'created' | 'repeated';
  readonly status: string;
  /** Where to pay; null for the built-in test processor, whose page is the shop's own. */
  readonly payAt: string | null;
};

/** What stood in the way of an order; nothing has been taken. */
export type OrderConflict = z.infer<typeof orderConflict>;

export type OrderReply =
  | { readonly kind: 'placed'; readonly order: PlacedOrder }
  | { readonly kind: 'conflict'; readonly conflict: OrderConflict }
  | Refusal;

/** The order call with its conflicts, which are answers to be read and not faults. */
const placeOrderOrConflict = { ...placeOrder, answer: z.union([placeOrder.answer, orderConflict]) };

/** Hands a 409 on as an answer, so that its body is read like one. */
function readingConflicts(api: Api): Api {
  return {
    ...api,
    send: async (request) => {
      const response = await api.send(request);
      return response.status === 409 ? new Response(response.body, { status: 200 }) : response;
    },
  };
}

/** An address that a payment processor may have: over http or https. */
function payAddress(address: string | null): string | null {
  if (address === null || !URL.canParse(address)) return null;
  return /^https?:$/.test(new URL(address).protocol) ? address : null;
}

function toPlaced(answer: CallAnswer<typeof placeOrder>): PlacedOrder {
  return {
    number: answer.order_number,
    reference: answer.payment_reference,
    outcome: answer.outcome,
    status: answer.status,
    payAt: payAddress(answer.redirect_url),
  };
}

/**
 * Places an order. The same key with the same content answers the same order, so a lost reply may be asked for again.
 * @throws ApiError for an outage: then it is not known whether the order exists
 */
export async function submitOrder(api: Api, order: OrderToPlace): Promise<OrderReply> {
  const { form, locale } = order;
  const reply = await submit(readingConflicts(api), placeOrderOrConflict, {
    body: {
      ...requestBody(api, order.cart, locale, {
        page: 'checkout',
        deliveryMethod: form.deliveryMethod,
        postalCode: form.postalCode,
        specialRequest: order.specialRequest,
      }),
      idempotency_key: order.idempotencyKey,
      form: {
        first_name: form.firstName,
        last_name: form.lastName,
        address: form.address,
        postal_code: form.postalCode,
        city: form.city,
        phone: form.phone,
        email: form.email,
        delivery_method: form.deliveryMethod,
        delivery_location: form.deliveryLocation || null,
      },
      payment_method: order.paymentMethod,
      accept_terms: true,
      expected_total_minor: order.expectedTotalMinor,
      expected_currency: order.expectedCurrency,
      customs_acknowledged: order.customsAcknowledged,
      host: order.host,
      return_paths: order.returnPaths,
    },
  });
  if (!reply.ok) return reply;
  return 'reason' in reply.value
    ? { kind: 'conflict', conflict: reply.value }
    : { kind: 'placed', order: toPlaced(reply.value) };
}
