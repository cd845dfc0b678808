import { z } from 'zod';
import { defineCall } from './call';
import { MAX_QUANTITY, MAX_ROWS } from './cart-limits';
import { OFFER_SEGMENTS } from './offer-segments';
import {
  done,
  explanation,
  flag,
  integer,
  listOrEmpty,
  longText,
  notFoundBody,
  optionalText,
  orNull,
  refusal,
  text,
} from './wire';

/** The current user (Specification 1 §3, auth user). */
export const customerAnswer = z.object({
  customer: z.object({
    id: orNull(integer),
    wishlist_model_ids: listOrEmpty(integer),
    voted_reviews: listOrEmpty(z.object({ id: integer, vote: z.boolean() })),
    is_org_user: flag,
    hashed_email: text,
    email: text,
    /** Added: for the header. */
    first_name: optionalText,
    /** JSON string with products. */
    cart_content: longText,
    /** Added: names the state of `cart_content`, for `save-customer-cart`. */
    cart_version: optionalText,
    /** Added: whose prices the customer pays besides the club's. */
    segments: listOrEmpty(z.enum(OFFER_SEGMENTS)),
  }),
  is_staff: flag,
  is_admin: flag,
  username: optionalText,
  postcode: optionalText,
});

export const getCustomer = defineCall({
  name: 'customer',
  method: 'GET',
  path: '/api/customer/',
  answers: { 200: customerAnswer, 401: explanation },
  origin: 'specification 1 §7',
});

export const logOut = defineCall({
  name: 'log-out',
  method: 'POST',
  path: '/api/customer/logout/',
  body: z.object({}),
  answers: { 200: done, 400: refusal },
  origin: 'added',
});

/**
 * Saves the cart of the account, unless it has changed since `cart_version`: another device was faster. The answer is the cart
 * that the account has then.
 */
export const saveCustomerCart = defineCall({
  name: 'save-customer-cart',
  method: 'POST',
  path: '/api/customer/cart/',
  body: z.object({
    products: z.array(z.object({ productId: integer, amount: z.int().min(1).max(MAX_QUANTITY) })).max(MAX_ROWS),
    cart_version: z.string().max(100),
  }),
  answers: {
    200: z.object({ is_saved: flag, cart_content: longText, cart_version: z.string().max(100) }),
    400: refusal,
    401: explanation,
  },
  origin: 'added',
});

/** Adds products to an enterprise order that is put together: the person's own one, or for staff that of any company. */
export const postEnterpriseOrder = defineCall({
  name: 'enterprise-order',
  method: 'POST',
  path: '/api/customer/enterprise/order/',
  body: z.object({
    enterprise_data: z.object({ id: z.int().min(1).max(2_147_483_647) }),
    checkout_data: z.object({
      products: z
        .array(z.object({ productId: z.int().min(1).max(2_147_483_647), amount: z.int().min(1).max(MAX_QUANTITY) }))
        .min(1)
        .max(MAX_ROWS),
    }),
  }),
  answers: {
    /** The specification does not show the answer: what the order holds afterwards is ours. */
    200: z.object({ id: orNull(integer), products: orNull(integer), units: orNull(integer) }),
    400: refusal,
    401: explanation,
    404: notFoundBody,
  },
  origin: 'specification 2 §7',
});

/** A report of a fault by a user, to staff. The Authorization header goes with it (Specification 1 §6). */
export const postBugReport = defineCall({
  name: 'bug-report',
  method: 'POST',
  path: '/api/bug-report/',
  body: z.object({ message: z.string().max(5000), url: z.string().max(2000) }),
  answers: { 200: done, 400: refusal, 501: explanation },
  origin: 'added',
});
