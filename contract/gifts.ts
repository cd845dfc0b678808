import { z } from 'zod';
import { defineCall } from './call';
import { done, euros, integer, text } from './wire';

export const getGiftCampaignCategory = defineCall({
  name: 'gift-campaign-category',
  method: 'GET',
  path: '/api/giftcampaigns/category/{slug}/',
  params: z.object({ slug: z.string().max(200) }),
  answer: z.object({ campaign: z.object({ name: text }), name: text }),
  origin: 'specification 2 §7',
});

export const validateGiftCode = defineCall({
  name: 'validate-gift-code',
  method: 'POST',
  path: '/api/giftcampaigns/validate_code/',
  body: z.object({ code: z.string().trim().min(1).max(100), product_id: integer, category_slug: z.string().max(200) }),
  answer: done,
  origin: 'specification 2 §7',
});

/** What is left on a gift card. */
export const getGiftCardBalance = defineCall({
  name: 'gift-card-balance',
  method: 'POST',
  path: '/api/giftcards/balance/',
  body: z.object({ code: z.string().trim().min(1).max(100) }),
  answer: z.object({ balance: euros, expires: text }),
  origin: 'added',
});
