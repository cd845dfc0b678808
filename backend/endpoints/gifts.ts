import { getGiftCampaignCategory, getGiftCardBalance, validateGiftCode } from 'contract/gifts';
import { Hono } from 'hono';
import { readGiftCategory } from '../domain/gifts/gift-campaigns';
import { notYet } from './not-yet';
import { type Area, answer, type BackendEnv, NOT_FOUND } from './serve';

/** Gift campaigns. Redeeming codes and gift card balances are not built yet. */
export function giftEndpoints(): Area {
  const area: Area = new Hono<BackendEnv>();
  answer(area, getGiftCampaignCategory, async ({ backend, params, language, now }) => {
    const [category] = await readGiftCategory(backend.pool, language, params.slug.toLowerCase(), now);
    if (!category) return NOT_FOUND;
    return { name: category.name, campaign: { name: category.campaignName } };
  });
  notYet(area, validateGiftCode, getGiftCardBalance);
  return area;
}
