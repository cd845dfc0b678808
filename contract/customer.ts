import { z } from 'zod';
import { defineCall } from './call';
import { checkoutAnswer } from './checkout';
import { done, email, flag, integer, languageCode, listOrEmpty, optionalText, text } from './wire';

/** The current user (Specification 1 §3, auth user). */
export const customerAnswer = z.object({
  customer: z.object({
    id: integer.nullish().transform((id) => id ?? null),
    wishlist_model_ids: listOrEmpty(integer),
    voted_reviews: listOrEmpty(z.object({ id: integer, vote: z.boolean() })),
    is_org_user: flag,
    hashed_email: text,
    email: text,
    /** JSON string with products. */
    cart_content: text,
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
  answer: customerAnswer,
  origin: 'specification 1 §7',
});

const token = z.object({ token_type: z.string(), access_token: z.string(), expires_in: z.number() });

/** Changes a social log-in's token into ours. `expires_in` in seconds. */
export const convertToken = defineCall({
  name: 'convert-token',
  method: 'POST',
  path: '/api/auth/convert-token/',
  body: z.object({
    client_id: z.string().max(300),
    grant_type: z.literal('convert_token'),
    backend: z.string().max(100),
    token: z.string().max(5000),
  }),
  answer: token,
  origin: 'specification 1 §7',
});

export const logIn = defineCall({
  name: 'log-in',
  method: 'POST',
  path: '/api/auth/login/',
  body: z.object({ username: z.string().max(254), password: z.string().max(1000) }),
  answer: token,
  origin: 'added',
});

export const logOut = defineCall({
  name: 'log-out',
  method: 'POST',
  path: '/api/customer/logout/',
  body: z.object({}),
  answer: done,
  origin: 'added',
});

export const registerCustomer = defineCall({
  name: 'register',
  method: 'POST',
  path: '/api/auth/register/',
  body: z.object({
    email,
    password: z.string().max(1000),
    first_name: z.string().max(100),
    last_name: z.string().max(100),
    phone: z.string().max(30).optional(),
    postal_code: z.string().max(12).optional(),
    lang_code: languageCode,
    company_name: z.string().max(200).optional(),
    vat_number: z.string().max(40).optional(),
    accept_billing: z.boolean().optional(),
  }),
  answer: done,
  origin: 'added',
});

export const activateAccount = defineCall({
  name: 'activate-account',
  method: 'POST',
  path: '/api/auth/activate/',
  body: z.object({ hash: z.string().max(200) }),
  answer: done,
  origin: 'added',
});

export const requestPasswordReset = defineCall({
  name: 'request-password-reset',
  method: 'POST',
  path: '/api/customer/password/reset/',
  body: z.object({ email, lang_code: languageCode }),
  answer: done,
  origin: 'added',
});

export const confirmPasswordReset = defineCall({
  name: 'confirm-password-reset',
  method: 'POST',
  path: '/api/customer/password/reset/confirm/',
  body: z.object({ hash: z.string().max(200), password: z.string().max(1000) }),
  answer: done,
  origin: 'added',
});

export const deleteAccount = defineCall({
  name: 'delete-account',
  method: 'POST',
  path: '/api/customer/delete/',
  body: z.object({ token: z.string().max(200) }),
  answer: done,
  origin: 'added',
});

export const stopReminders = defineCall({
  name: 'stop-reminders',
  method: 'POST',
  path: '/api/customer/stop-reminders/',
  body: z.object({ email }),
  answer: done,
  origin: 'added',
});

export const toggleWishlist = defineCall({
  name: 'wishlist-toggle',
  method: 'POST',
  path: '/api/customer/wishlist_toggle/',
  body: z.object({ model_id: integer }),
  answer: z.object({ added: z.boolean() }),
  origin: 'specification 2 §7',
});

export const postEnterpriseOrder = defineCall({
  name: 'enterprise-order',
  method: 'POST',
  path: '/api/customer/enterprise/order/',
  body: z.object({
    enterprise_data: z.object({ id: integer }),
    checkout_data: z.object({ products: z.array(z.object({ productId: integer, amount: z.int().min(1) })) }),
  }),
  answer: z.union([checkoutAnswer.partial(), done]),
  origin: 'specification 2 §7',
});

/** A report of a fault by a user, to staff. The Authorization header goes with it (Specification 1 §6). */
export const postBugReport = defineCall({
  name: 'bug-report',
  method: 'POST',
  path: '/api/bug-report/',
  body: z.object({ message: z.string().max(5000), url: z.string().max(2000) }),
  answer: done,
  origin: 'added',
});
