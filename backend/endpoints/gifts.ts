import { getGiftCampaignCategory, getGiftCardBalance, validateGiftCode } from 'contract/gifts';
import { Hono } from 'hono';
import { NotFound } from '../domain/errors/refusals';
import { notYet } from './not-yet';
import { type Area, answer, type BackendEnv } from './serve';

/** Gift campaigns and gift cards come later: there is no campaign yet, and no card to ask about. */
export function giftEndpoints(): Area {
  const area: Area = new Hono<BackendEnv>();
  answer(area, getGiftCampaignCategory, async () => {
    throw new NotFound();
  });
  notYet(area, validateGiftCode, getGiftCardBalance);
  return area;
}
