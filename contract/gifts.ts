import { z } from 'zod';
import { defineCall } from './call';
import {
  done,
  euros,
  explanation,
  flag,
  integer,
  listOrEmpty,
  notFoundBody,
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
  answers: { 200: z.object({ campaign: z.object({ name: text }), name: text }), 400: refusal, 404: notFoundBody },
  origin: 'specification 2 §7',
});

export const validateGiftCode = defineCall({
  name: 'validate-gift-code',
  method: 'POST',
  path: '/api/giftcampaigns/validate_code/',
  body: z.object({ code: z.string().trim().min(1).max(100), product_id: integer, category_slug: z.string().max(200) }),
  answers: { 200: done, 400: refusal, 501: explanation },
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
