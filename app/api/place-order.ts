import type { CallAnswer } from 'contract/call';
import { type orderConflict, placeOrder } from 'contract/place-order';
import type { z } from 'zod';
import {
  type CheckoutCart,
  type CheckoutChoices,
  type CheckoutLocale,
  isReadOnly,
  requestBody,
  type StaffOrder,
} from './checkout';
import { type Refusal, readRefusal } from './refusal';
import { type Api, submit } from './request';

/** The checkout form: recipient, delivery and payment. Specification 1 §3, checkout state `form`. */
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
  /** Codes of gift cards and vouchers. */
  readonly giftCodes: readonly string[];
  readonly locale: CheckoutLocale;
  readonly form: OrderForm;
  readonly paymentMethod: string;
  readonly specialRequest: string;
  readonly services: NonNullable<CheckoutChoices['services']>;
  /** The member pays with the club bonus as far as it reaches. */
  readonly usesBonus: boolean;
  /** Absent for everybody but staff. */
  readonly staff?: StaffOrder | undefined;
  readonly customsAcknowledged: boolean;
  /** Idempotency key: repeated submissions with the same key create one order. */
  readonly idempotencyKey: string;
  /** What is left to pay after club bonus and gift cards as shown to the shopper, in hundredths of `expectedCurrency`. */
  readonly expectedTotalHundredths: number;
  /** Currency of that total: if the visitor's display currency has changed since, the new total must be shown first. */
  readonly expectedCurrency: string;
  /** Host the shopper is on, without the port. */
  readonly host: string;
  readonly returnPaths: ReturnPaths;
};

/** Return paths after payment; the backend replaces `{reference}`. */
export type ReturnPaths = {
  readonly ok: string;
  readonly cancelled: string;
  readonly error: string;
  readonly address: string;
};

export type PlacedOrder = {
  readonly number: string;
  readonly reference: string;
  /** `repeated`: the order of an earlier submit with the same key. */
  readonly outcome: 'created' | 'repeated';
  readonly status: string;
  /** Slug of the payment processor. */
  readonly processor: string;
  /** Address of the payment page; null for the built-in test processor, whose page is part of the shop. */
  readonly payAt: string | null;
};

/** Why an order was not placed; nothing was reserved or charged. */
export type OrderConflict = z.infer<typeof orderConflict>;

export type OrderReply =
  | { readonly kind: 'placed'; readonly order: PlacedOrder }
  | { readonly kind: 'conflict'; readonly conflict: OrderConflict }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** Returns the address if it is http or https, otherwise null. */
export function payAddress(address: string | null): string | null {
  if (address === null || !URL.canParse(address)) return null;
  return /^https?:$/.test(new URL(address).protocol) ? address : null;
}

function toPlaced(answer: CallAnswer<typeof placeOrder>): PlacedOrder {
  return {
    number: answer.order_number,
    reference: answer.payment_reference,
    outcome: answer.outcome,
    status: answer.status,
    processor: answer.processor,
    payAt: payAddress(answer.redirect_url),
  };
}

/**
 * Places an order. The same key with the same content returns the same order, so the call can be repeated if the reply was lost.
 * @throws ApiError for an outage: it is then unknown whether the order exists
 */
export async function submitOrder(api: Api, order: OrderToPlace): Promise<OrderReply> {
  const { form, locale } = order;
  const answer = await submit(api, placeOrder, {
    body: {
      ...requestBody(api, order.cart, locale, {
        page: 'checkout',
        deliveryMethod: form.deliveryMethod,
        postalCode: form.postalCode,
        specialRequest: order.specialRequest,
        services: order.services,
        usesBonus: order.usesBonus,
        giftCodes: order.giftCodes,
        staff: order.staff,
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
        seller_name: order.staff?.sellerName || null,
        seller_number: order.staff?.sellerNumber || null,
      },
      payment_method: order.paymentMethod,
      accept_terms: true,
      expected_total_minor: order.expectedTotalHundredths,
      expected_currency: order.expectedCurrency,
      customs_acknowledged: order.customsAcknowledged,
      host: order.host,
      return_paths: order.returnPaths,
    },
  });
  switch (answer.status) {
    case 200:
      return { kind: 'placed', order: toPlaced(answer.body) };
    case 400:
      // a read-only cart was already reported by the validation: here it is a refusal without a message
      return { kind: 'refused', refusal: readRefusal(isReadOnly(answer.body) ? [] : answer.body) };
    case 409:
      return { kind: 'conflict', conflict: answer.body };
  }
}
