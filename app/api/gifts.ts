import { getProductModel } from 'contract/catalogue';
import { getGiftCampaignCategory } from 'contract/gifts';
import { isMissing } from './api-error';
import { type Api, readShared } from './request';

async function isThere(asked: Promise<unknown>): Promise<boolean> {
  try {
    await asked;
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/** Whether a gift campaign with that category runs now. */
export const isRunningGiftCampaign = (api: Api, category: string): Promise<boolean> =>
  isThere(readShared(api, getGiftCampaignCategory, { params: { slug: category } }));

/** Whether a model may be chosen in a gift campaign that runs now. */
export async function isGift(
  api: Api,
  { category, slug, taxAreaId }: { category: string; slug: string; taxAreaId: number },
): Promise<boolean> {
  const product = { params: { slug }, query: { taxAreaId, giftcampaign: category } };
  return (await isRunningGiftCampaign(api, category)) && isThere(readShared(api, getProductModel, product));
}
