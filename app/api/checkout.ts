import { postCheckout, readOnlyOrder } from 'contract/checkout';
import { getDeliveryLocations } from 'contract/delivery';
import type { RefusalBody } from 'contract/wire';
import type { z } from 'zod';
import { bodyOf } from './call-result';
import { type CheckedCart, readCheckedCart } from './checked-cart';
import { type Refusal, readRefusal } from './refusal';
import { type Api, read, submit } from './request';

/** The parts of a cart that are sent to the backend: ids, quantities and codes. */
export type CheckoutCart = {
  readonly products: readonly {
    readonly productId: number;
    readonly amount: number;
    readonly frozen?: boolean;
    readonly bundleHash?: string;
    readonly nameOverride?: string;
    /** Euro cents. */
    readonly priceOverrideCents?: number;
    /** Of a transfer request: units by the slug of a receiving store, and of a sending one. */
    readonly transferTo?: Readonly<Record<string, number>>;
    readonly transferFrom?: Readonly<Record<string, number>>;
  }[];
  readonly giftCards: readonly {
    readonly uid: string;
    readonly productId: number;
    readonly amount: number;
    /** Euro cents. */
    readonly valueCents: number;
    readonly recipient: string;
    readonly recipientEmail?: string;
    readonly greeting?: string;
    /** Id of the design. */
    readonly templateId?: number;
  }[];
  readonly bundles: readonly { readonly uid: string; readonly id: string; readonly amount: number }[];
  readonly codes: readonly string[];
  readonly giftCampaign: { readonly code: string; readonly campaign: string } | null;
};

/** Delivery country and display currency of an order. Codes in lower case; `rate` is display currency per euro. */
export type CheckoutLocale = { readonly country: string; readonly currency: string; readonly rate: number };

/** What only staff decides about an order; the backend ignores it from everybody else. */
export type StaffOrder = {
  /** The customer the order is for. */
  readonly customerId: number | null;
  readonly sellerName: string;
  readonly sellerNumber: string;
  /** Slugs of stores; null: no transfer request. */
  readonly transferFrom: readonly string[] | null;
  readonly transferTo: readonly string[] | null;
  /** The sending stores put the products aside at once. */
  readonly reservesTransfer: boolean;
  readonly isTransferUrgent: boolean;
  readonly enterpriseOrder: number | null;
  readonly addOnOrder: string | null;
  readonly isCardCheckout: boolean;
};

/** Choices that are validated together with the cart. */
export type CheckoutChoices = {
  readonly page: 'cart' | 'checkout';
  readonly deliveryMethod?: string;
  readonly postalCode?: string;
  readonly specialRequest?: string;
  /** The discount code that the shopper has just typed. */
  readonly enteredCode?: string;
  readonly services?: {
    readonly repack: boolean;
    readonly pikanouto: boolean;
    readonly partDelivery: boolean;
    readonly giosgChatter: string;
  };
  /** The member pays with the club bonus as far as it reaches. */
  readonly usesBonus?: boolean;
  /** Klarna's id of the order in the snippet that the shopper has seen; empty without one. */
  readonly klarnaId?: string;
  /** What Klarna's snippet needs to know; only the payment page has it. */
  readonly snippet?: {
    /** Id of the chosen pick-up place; empty without one. */
    readonly deliveryLocation: string;
    /** Host the shopper is on, without the port. */
    readonly host: string;
    /** Path of the terms of sale. */
    readonly termsPath: string;
  };
  /** Codes of gift cards and vouchers. */
  readonly giftCodes?: readonly string[];
  /** Absent for everybody but staff. */
  readonly staff?: StaffOrder | undefined;
};

/** The request body of Specification 1 §7. Fields that no screen sets yet have neutral values. */
export function requestBody(api: Api, cart: CheckoutCart, locale: CheckoutLocale, choices: CheckoutChoices) {
  const { staff, services } = choices;
  return {
    country_code: locale.country,
    language_code: api.language,
    currency_code: locale.currency,
    pageName: choices.page,
    customer_id: staff?.customerId ?? null,
    products: cart.products.map(({ priceOverrideCents, transferTo, transferFrom, ...row }) => ({
      ...row,
      ...(transferTo && { transferAmounts: transferTo }),
      ...(transferFrom && { transferAmountsFrom: transferFrom }),
      ...(priceOverrideCents !== undefined && { priceOverride: priceOverrideCents / 100 }),
    })),
    gift_card_products: cart.giftCards.map((card) => ({
      uid: card.uid,
      productId: card.productId,
      amount: card.amount,
      price: card.valueCents / 100,
      extra_data: {
        giftcard_name: card.recipient,
        recipient_email: card.recipientEmail ?? '',
        greeting: card.greeting ?? '',
        template_id: card.templateId ?? null,
      },
    })),
    bundles: cart.bundles.map((bundle) => ({ ...bundle })),
    discount_codes: [...cart.codes, ...(choices.giftCodes ?? [])],
    entered_code: choices.enteredCode ?? null,
    giftcampaign_data: cart.giftCampaign,
    repack: services?.repack ?? false,
    pikanouto: services?.pikanouto ?? false,
    delivery_extra_data: {
      part_delivery: services?.partDelivery ?? false,
      giosg_chatter: services?.giosgChatter || null,
    },
    klarna_global_checkout_id: choices.klarnaId || null,
    enterprise_order: staff?.enterpriseOrder ? { id: staff.enterpriseOrder } : null,
    transfer_request_from: staff?.transferFrom ?? null,
    transfer_request_to: staff?.transferTo ?? null,
    ...(staff?.transferFrom && {
      transferrequest_reserve_quantity: staff.reservesTransfer,
      transferrequest_high_priority: staff.isTransferUrgent,
    }),
    add_on_order: staff?.addOnOrder ?? null,
    card_checkout_mode: staff?.isCardCheckout ?? false,
    special_request: choices.specialRequest ?? '',
    delivery_method: choices.deliveryMethod || null,
    postal_code: choices.postalCode || null,
    // the storefront saves it after each change: a validation of an older state must not replace a newer cart
    saves_cart: false,
    use_club_bonus: choices.usesBonus ?? false,
    ...(choices.snippet && {
      delivery_location: choices.snippet.deliveryLocation || null,
      host: choices.snippet.host,
      terms_path: choices.snippet.termsPath,
    }),
  };
}

/** A validation changes nothing, so it gets the time limit of reads instead of that of submissions. */
const VALIDATION_LIMIT_MS = 6_000;

/** A validated cart, or the reason why validation failed. */
export type CartReply =
  | { readonly kind: 'checked'; readonly cart: CheckedCart }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /**
   * The cart belongs to an order that can only be confirmed. Klarna's id of the order; empty if the backend does not send it.
   * Specification 1 §8
   */
  | { readonly kind: 'readOnly'; readonly klarnaOrderId: string };

type ReadOnlyOrder = z.output<typeof readOnlyOrder>;

/** Whether a refusal says that the cart belongs to an order that can only be confirmed. */
export const isReadOnly = (body: RefusalBody | ReadOnlyOrder): body is ReadOnlyOrder =>
  readOnlyOrder.safeParse(body).success;

const readOnlyReply = ({ klarna_order_id }: Pick<ReadOnlyOrder, 'klarna_order_id'>): CartReply => ({
  kind: 'readOnly',
  klarnaOrderId: (klarna_order_id ?? '').slice(0, 200),
});

/**
 * Validates a cart: `POST /api/checkout/`, Specification 1 §7. The answer is not cached.
 * @throws ApiError for an outage
 */
export async function checkCart(
  api: Api,
  cart: CheckoutCart,
  locale: CheckoutLocale,
  choices: CheckoutChoices,
): Promise<CartReply> {
  const limits = { submitMs: VALIDATION_LIMIT_MS, ...api.limits };
  const body = requestBody(api, cart, locale, choices);
  const answer = await submit({ ...api, limits }, postCheckout, { body });
  if (answer.status === 400) {
    const refused = answer.body;
    return isReadOnly(refused) ? readOnlyReply(refused) : { kind: 'refused', refusal: readRefusal(refused) };
  }
  if (answer.body.reason === 'READ_ONLY_ORDER') return readOnlyReply(answer.body);
  return { kind: 'checked', cart: readCheckedCart(answer.body, locale) };
}

/** A pick-up point or store where an order can be collected. */
export type DeliveryLocation = {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly postalCode: string;
  readonly city: string;
};

/**
 * Pick-up points of a delivery method near a postcode, nearest first; stores if the method is pick-up in a store.
 * @throws ApiError for an outage
 */
export async function listDeliveryLocations(
  api: Api,
  choice: { readonly deliveryMethod: string; readonly postalCode: string; readonly country: string },
): Promise<DeliveryLocation[]> {
  const answer = await read(api, getDeliveryLocations, {
    query: {
      delivery_method: choice.deliveryMethod,
      postal_code: choice.postalCode,
      country_code: choice.country,
    },
  });
  return bodyOf(answer).map(({ id, name, street_address, postal_code, city }) => ({
    id,
    name,
    address: [street_address, `${postal_code} ${city}`.trim()].filter(Boolean).join(', '),
    postalCode: postal_code,
    city,
  }));
}
