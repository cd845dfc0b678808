import type { ShopLanguage } from '../locale/language';
import { type PictureWire, pictureJson } from '../reading/picture';
import { type Connection, preparedQuery } from '../reading/reader';
import { textsIn } from '../reading/text-fallback';
import { CAN_BE_BOUGHT } from '../restock/can-be-bought';
import { isChosenIn } from './gift-choice';

/** A product of a category as its page shows it. */
interface CategoryProduct {
  readonly slug: string;
  readonly name: string;
  readonly brand: string;
  readonly image: PictureWire | null;
  /** One of its chosen variants can be ordered now. */
  readonly is_orderable: boolean;
}

const productsOf = preparedQuery<CategoryProduct, [language: ShopLanguage, categoryId: number]>(
  'gift-category-products',
  `select m.slug, coalesce(mt.name, m.slug) as name, f.name as brand, ${pictureJson('p', 'i.caption')} as image,
     exists (
       select 1 from variants v where v.model_id = m.id and not v.is_withdrawn and (${isChosenIn('$2::int')})
         and ${CAN_BE_BOUGHT}
     ) as is_orderable
   from gift_category_models c join models m on m.id = c.model_id join manufacturers f on f.id = m.manufacturer_id
   ${textsIn('model_texts', 'mt', 't.model_id = m.id', '$1', 'm.source_language')}
   left join lateral (
     select media, caption from model_images where model_id = m.id order by color_id is null desc, sort limit 1
   ) i on true
   left join media p on p.hash = i.media
   where c.category_id = $2 and m.is_public order by c.sort, m.id`,
);

/** The products that may be chosen in a category, in the company's order. */
export const readCategoryProducts = (
  pool: Connection,
  language: ShopLanguage,
  categoryId: number,
): Promise<CategoryProduct[]> => productsOf(pool, language, categoryId);
