import { pathTo } from '~/routing/path-to';
import { notFound } from '~/server/errors.server';
import { GIFT_PLACES, type Managing } from './managing';

/** Tells that there is no such campaign: also for another company's. Specification 2 §8 @throws Response 404 */
export function missingCampaign({ context: { t, language }, side }: Managing): never {
  return notFound(t('refusals')('campaignNotFound'), pathTo(GIFT_PLACES[side].list, language));
}
