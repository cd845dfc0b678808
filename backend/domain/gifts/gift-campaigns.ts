import type { ShopLanguage } from '../locale/language';
import { type Connection, preparedQuery } from '../reading/reader';
import { textsIn } from '../reading/text-fallback';

/** The category of a running gift campaign by its slug: the page's title and the campaign's company. */
export const readGiftCategory = preparedQuery<
  { name: string; campaignName: string },
  [language: ShopLanguage, slug: string, now: Date]
>(
  'gift-category',
  `select gt.name, ct.name as "campaignName"
   from gift_categories g join gift_campaigns c on c.id = g.campaign_id
   ${textsIn('gift_category_texts', 'gt', 't.category_id = g.id', '$1')}
   ${textsIn('gift_campaign_texts', 'ct', 't.campaign_id = c.id', '$1')}
   where g.slug = $2 and c.starts_at <= $3 and c.ends_at > $3`,
);

const inCategory = preparedQuery<{ isIn: boolean }, [category: string, modelSlug: string, now: Date]>(
  'model-in-gift-category',
  `select exists (
     select 1 from gift_categories g join gift_campaigns c on c.id = g.campaign_id
     join gift_category_models gm on gm.category_id = g.id join models m on m.id = gm.model_id
     where g.slug = $1 and m.slug = $2 and c.starts_at <= $3 and c.ends_at > $3
   ) as "isIn"`,
);

/**
 * Whether a model may be chosen in a gift campaign that runs now.
 * @param category slug of the campaign's category; none outside campaigns
 */
export async function isInGiftCampaign(
  pool: Connection,
  category: string | undefined,
  modelSlug: string,
  now: Date,
): Promise<boolean> {
  if (category === undefined) return false;
  const [found] = await inCategory(pool, category, modelSlug, now);
  return found?.isIn ?? false;
}
