import { getProductModel } from 'contract/catalogue';
import { getGiftCampaignCategory } from 'contract/gifts';
import { bodyOf } from './call-result';
import type { Api } from './request';
import { readShared } from './shared-reading';

/** Whether a gift campaign with this category is active. */
export async function isRunningGiftCampaign(api: Api, category: string): Promise<boolean> {
  const answer = await readShared(api, getGiftCampaignCategory, { params: { slug: category } });
  if (answer.status === 404) return false;
  bodyOf(answer);
  return true;
}

/** Whether a model can be chosen in an active gift campaign. */
export async function isGift(
  api: Api,
  { category, slug, taxAreaId }: { category: string; slug: string; taxAreaId: number },
): Promise<boolean> {
  if (!(await isRunningGiftCampaign(api, category))) return false;
  const answer = await readShared(api, getProductModel, {
    params: { slug },
    query: { taxAreaId, giftcampaign: category },
  });
  if (answer.status === 404) return false;
  bodyOf(answer);
  return true;
}
