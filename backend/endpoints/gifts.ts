import { getGiftCampaignCategory, getGiftCardBalance, validateGiftCode } from 'contract/gifts';
import { Hono } from 'hono';
import { NotFound } from '../domain/errors/refusals';
import { readGiftCategory } from '../domain/gifts/gift-campaigns';
import { notYet } from './not-yet';
import { type Area, answer, type BackendEnv } from './serve';

/** Gift campaigns. Redeeming their codes and asking what a gift card holds come later. */
export function giftEndpoints(): Area {
  const area: Area = new Hono<BackendEnv>();
  answer(area, getGiftCampaignCategory, async ({ backend, params, language, now }) => {
    const [category] = await readGiftCategory(backend.pool, language, params.slug.toLowerCase(), now);
    if (!category) throw new NotFound();
    return { name: category.name, campaign: { name: category.campaignName } };
  });
  notYet(area, validateGiftCode, getGiftCardBalance);
  return area;
}
