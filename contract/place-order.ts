import { z } from 'zod';
import { defineCall } from './call';
import { checkoutRefusal, checkoutRequest } from './checkout';
import { unknownOrder } from './orders';
import { returnPaths } from './payments';
import { currencyCode, email, listOrEmpty, optionalText, refusal } from './wire';

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

/** Body of a 409 of `place-order`. `GIFT`: the code of a gift campaign cannot be used, and why. */
export const orderConflict = z.object({
  reason: z.enum(['PRICE_CHANGED', 'OUT_OF_STOCK', 'KEY_REUSED', 'NOT_DELIVERABLE', 'GIFT']),
  errors: listOrEmpty(z.string()),
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
    return_paths: returnPaths,
  }),
  answers: {
    200: z.object({
      order_number: z.string(),
      payment_reference: z.string(),
      /** `created` here and now, or `repeated`: the order of an earlier submit. */
      outcome: z.enum(['created', 'repeated']),
      status: z.string(),
      processor: z.string(),
      /** Where to pay; null for the built-in test processor, whose page is the storefront's. */
      redirect_url: optionalText,
    }),
    400: checkoutRefusal,
    409: orderConflict,
  },
  origin: 'added',
});

/**
 * Confirms a read-only Klarna order: Klarna is asked what became of it. An order that was bought in the snippet is placed if it is not yet;
 * when it cannot be (409), it is cancelled at Klarna and nothing is charged.
 */
export const confirmKlarnaOrder = defineCall({
  name: 'confirm-klarna-order',
  method: 'POST',
  path: '/api/checkout/klarna-confirm/',
  body: z.object({ klarna_order_id: z.string().max(200) }),
  answers: { 200: z.object({ payment_reference: z.string() }), 400: refusal, 404: unknownOrder, 409: orderConflict },
  origin: 'added',
});
