import type { ShopLanguage } from '../locale/language';
import { type PictureWire, pictureJson } from '../reading/picture';
import { preparedQuery } from '../reading/reader';
import { textsIn } from '../reading/text-fallback';

interface GiftCategoryRow {
  readonly id: number;
  readonly name: string;
  readonly text: string;
  readonly campaignName: string;
  readonly delivery: string;
  readonly picture: PictureWire | null;
  readonly startsMs: number;
  readonly endsMs: number;
}

/** The category of a running gift campaign by its slug: the page's title and text, and the campaign's company and days. */
export const readGiftCategory = preparedQuery<GiftCategoryRow, [language: ShopLanguage, slug: string, now: Date]>(
  'gift-category',
  `select g.id, gt.name, coalesce(gt.text, '') as text, ct.name as "campaignName", c.delivery,
     ${pictureJson('md')} as picture,
     (extract(epoch from c.starts_at) * 1000)::float8 as "startsMs",
     (extract(epoch from c.ends_at) * 1000)::float8 as "endsMs"
   from gift_categories g join gift_campaigns c on c.id = g.campaign_id
   left join media md on md.hash = c.picture
   ${textsIn('gift_category_texts', 'gt', 't.category_id = g.id', '$1')}
   ${textsIn('gift_campaign_texts', 'ct', 't.campaign_id = c.id', '$1')}
   where g.slug = $2 and c.starts_at <= $3 and c.ends_at > $3`,
);
