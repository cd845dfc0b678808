import type { ShopLanguage } from '../locale/language';
import { type PictureWire, pictureJson } from '../reading/picture';
import { preparedQuery } from '../reading/reader';
import { textsIn } from '../reading/text-fallback';

/** A store or warehouse (Specification 2 §3, store). */
export interface Store {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly type: 'retail' | 'web' | 'external';
  readonly pikanouto: boolean;
  readonly nouto: boolean;
  readonly stockDisplayOrder: number;
  readonly streetAddress: string;
  readonly postalCode: string;
  readonly city: string;
  readonly phone: string;
  readonly email: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly image: PictureWire | null;
  readonly descriptionHtml: string;
  /** ISO weekdays; a closed day is missing. */
  readonly openingHours: { weekday: number; opens: string; closes: string }[];
}

/** Stores in the order in which their stock is shown. */
export const readStores = preparedQuery<Store, [language: ShopLanguage]>(
  'stores',
  `select s.id, s.slug, s.name, s.type, s.pikanouto, s.nouto, s.stock_display_order as "stockDisplayOrder",
     s.street_address as "streetAddress", s.postal_code as "postalCode", s.city, s.phone, s.email,
     s.latitude::float8 as latitude, s.longitude::float8 as longitude, ${pictureJson('md', 's.name')} as image,
     coalesce(st.description_html, '') as "descriptionHtml",
     coalesce((select json_agg(json_build_object('weekday', h.weekday, 'opens', to_char(h.opens, 'HH24:MI'),
       'closes', to_char(h.closes, 'HH24:MI')) order by h.weekday) from store_hours h where h.store_id = s.id), '[]')
       as "openingHours"
   from stores s
   left ${textsIn('store_texts', 'st', 't.store_id = s.id', '$1')}
   left join media md on md.hash = s.image
   order by s.stock_display_order, s.id`,
);
