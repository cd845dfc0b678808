import { z } from 'zod';
import { defineCall } from './call';
import { deskPage, guarded } from './desk-wire';
import { previewAddress } from './reviews';
import { count, decimal, flag, integer, longText, optionalText, orNull, refusal, text, timestamp } from './wire';

/** How many rows a page of the desk's lists has. */
export const DESK_PAGE = 50;

/** A note of staff: the reason, for the customer's mail. */
const note = z.string().trim().max(2000).default('');

/** What waits for staff. */
export const getDesk = defineCall({
  name: 'desk',
  method: 'GET',
  path: '/api/customer/desk/',
  answers: {
    200: z.object({
      ...{ reviews: count, companies: count, payments: count, restock_notices: count, transfers: count },
      ...{ returns: count, refunds: count, groups: count, complaints: count, messages: count },
      ...{ orders: count, express_pickups: count },
    }),
    ...guarded,
  },
  origin: 'added',
});

export const DESK_REVIEW_STATUSES = ['pending', 'published', 'refused'] as const;

/** Reviews in a state, the oldest first, `DESK_PAGE` a page. */
export const getDeskReviews = defineCall({
  name: 'desk-reviews',
  method: 'GET',
  path: '/api/customer/desk/reviews/',
  query: z.object({ status: z.enum(DESK_REVIEW_STATUSES).default('pending'), page: deskPage }),
  answers: {
    200: z.object({
      reviews: z.array(
        z.object({
          id: integer,
          /** Another text, name, rating or picture gives another version. */
          version: z.string(),
          status: text,
          model: text,
          model_name: text,
          language: text,
          rating: decimal,
          size: orNull(decimal),
          visible_name: text,
          title: text,
          comment: longText,
          is_verified: flag,
          note: text,
          day: text,
          /** Small ones, as data addresses: nobody else may see them yet. */
          pictures: z.array(previewAddress),
        }),
      ),
      count,
    }),
    400: refusal,
    ...guarded,
  },
  origin: 'added',
});

/** Publishes or refuses the version of a review that staff has read; 409 when its writer has changed it since. */
export const decideReview = defineCall({
  name: 'desk-decide-review',
  method: 'POST',
  path: '/api/customer/desk/reviews/{id}/',
  params: z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) }),
  body: z.object({ version: z.string().max(20), status: z.enum(['published', 'refused']), note }),
  answers: {
    200: z.object({ informed: optionalText }),
    400: refusal,
    ...guarded,
    409: z.object({ reason: z.literal('REPLACED') }),
  },
  origin: 'added',
});

/** Companies, those with people who wait first; `search` is a part of the name, the VAT number, or of one of their people. */
export const getDeskCompanies = defineCall({
  name: 'desk-companies',
  method: 'GET',
  path: '/api/customer/desk/companies/',
  query: z.object({ search: z.string().trim().max(200).default('') }),
  answers: {
    200: z.object({
      companies: z.array(
        z.object({
          name: text,
          vat_number: z.string(),
          country_code: text,
          verified: orNull(timestamp),
          people: z.array(z.object({ email: text, name: text, state: z.enum(['orders', 'waits', 'not activated']) })),
        }),
      ),
    }),
    400: refusal,
    ...guarded,
  },
  origin: 'added',
});

/** Verifies a company, or refuses the people of it who wait; they are informed by mail. */
export const decideCompany = defineCall({
  name: 'desk-decide-company',
  method: 'POST',
  path: '/api/customer/desk/companies/',
  body: z.object({ vat_number: z.string().max(40), decision: z.enum(['verify', 'refuse']), note }),
  answers: { 200: z.object({ informed: count }), 400: refusal, ...guarded },
  origin: 'added',
});

/** Variants that people wait for, those with most people first, `DESK_PAGE` a page. */
export const getDeskRestock = defineCall({
  name: 'desk-restock',
  method: 'GET',
  path: '/api/customer/desk/restock-notices/',
  query: z.object({ page: deskPage }),
  answers: {
    200: z.object({
      variants: z.array(
        z.object({
          id: integer,
          code: text,
          model: text,
          model_name: text,
          people: count,
          oldest: timestamp,
          stock: count,
        }),
      ),
      count,
    }),
    400: refusal,
    ...guarded,
  },
  origin: 'added',
});
