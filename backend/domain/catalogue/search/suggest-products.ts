import type { ShopLanguage } from '../../locale/language';
import { type PictureWire, pictureJson } from '../../reading/picture';
import { question } from '../../reading/reader';
import { textsIn } from '../../reading/text-fallback';
import { LISTED } from '../product-list/which-models';

/** A model as suggestions show it. */
export interface SuggestedProduct {
  readonly id: number;
  readonly name: string;
  readonly manufacturer: string;
  readonly path: string;
  readonly image: PictureWire | null;
}

/** The models in the order of their ids; those that lists show no more are left out. */
export const readSuggestedProducts = question<SuggestedProduct, [language: ShopLanguage, ids: readonly number[]]>(
  'search-suggested-products',
  `select m.id, mt.name, b.name as manufacturer, b.slug || '/' || m.slug as path, ${pictureJson('md')} as image
   from unnest($2::int[]) with ordinality as wanted(id, place)
   join models m on m.id = wanted.id
   join manufacturers b on b.id = m.manufacturer_id
   ${textsIn('model_texts', 'mt', 't.model_id = m.id', '$1', 'm.source_language')}
   left join lateral (
     select media from model_images where model_id = m.id
     order by color_id = m.promoted_color_id desc nulls last, color_id nulls last, sort limit 1
   ) mi on true
   left join media md on md.hash = mi.media
   where ${LISTED}
   order by wanted.place`,
);
