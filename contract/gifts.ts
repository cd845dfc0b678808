import { z } from 'zod';
import { defineCall } from './call';
import { rowId } from './desk-wire';
import {
  done,
  euros,
  explanation,
  flag,
  listOrEmpty,
  longText,
  notFoundBody,
  optionalPicture,
  orNull,
  refusal,
  signedEuros,
  text,
  timestamp,
} from './wire';

export const getGiftCampaignCategory = defineCall({
  name: 'gift-campaign-category',
  method: 'GET',
  path: '/api/giftcampaigns/category/{slug}/',
  params: z.object({ slug: z.string().max(200) }),
  answers: {
    200: z.object({
      campaign: z.object({ name: text }),
      name: text,
      /** Added, like all that follows: what the company says, its picture, the days of the campaign, how gifts are delivered. */
      text: longText,
      picture: optionalPicture,
      starts: orNull(timestamp),
      ends: orNull(timestamp),
      /** `home`, `pickup` or `company`. */
      delivery: text,
      products: listOrEmpty(
        z.object({ slug: z.string(), name: text, brand: text, image: optionalPicture, is_orderable: flag }),
      ),
    }),
    400: refusal,
    404: notFoundBody,
  },
  origin: 'specification 2 §7',
});

/**
 * Judges a code for a variant in a category (`category_slug`); nothing is used yet. 400 with a text under `code`, or under `product_id`
 * for a variant that is no gift or cannot be ordered.
 */
export const validateGiftCode = defineCall({
  name: 'validate-gift-code',
  method: 'POST',
  path: '/api/giftcampaigns/validate_code/',
  body: z.object({ code: z.string().trim().min(1).max(100), product_id: rowId, category_slug: z.string().max(200) }),
  answers: { 200: done, 400: refusal },
  origin: 'specification 2 §7',
});

/**
 * What is left on a gift card or voucher, and its movements, the oldest first. A code that is no card's is refused with a text
 * for the field. The code travels in the body, so that it is in no log of addresses.
 */
export const getGiftCardBalance = defineCall({
  name: 'gift-card-balance',
  method: 'POST',
  path: '/api/giftcards/balance/',
  body: z.object({ code: z.string().trim().min(1).max(100) }),
  answers: {
    200: z.object({
      /** In euros. */
      balance: euros,
      /** Empty: never. */
      expires: text,
      is_expired: flag,
      /** `gift_card` or `voucher`. */
      kind: text,
      /** The last four characters only. */
      code: text,
      movements: listOrEmpty(z.object({ kind: text, amount: signedEuros, created: timestamp })),
    }),
    400: refusal,
    429: explanation,
  },
  origin: 'added',
});
