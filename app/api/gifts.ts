import { getGiftCampaignCategory } from 'contract/gifts';
import { bodyOf } from './call-result';
import type { Api } from './request';
import { readShared } from './shared-reading';

/** A category of a running gift campaign. */
export type GiftCategory = {
  /** Title of the category's page. */
  readonly name: string;
  /** Name of the campaign: the company that gives. */
  readonly campaign: string;
};

/** The category of a gift campaign that runs now; null when there is none with this slug. */
export async function readGiftCategory(api: Api, slug: string): Promise<GiftCategory | null> {
  const answer = await readShared(api, getGiftCampaignCategory, { params: { slug } });
  if (answer.status === 404) return null;
  const { name, campaign } = bodyOf(answer);
  return { name, campaign: campaign.name };
}
