import type { ShopLanguage } from '../locale/language';
import { type PictureWire, pictureJson } from '../reading/picture';
import { preparedQuery } from '../reading/reader';
import { bestTextOf, textsIn } from '../reading/text-fallback';

/** What a store offers besides selling. */
export interface StoreService {
  readonly slug: string;
  readonly icon: string;
  readonly name: string;
  readonly description: string;
}

/** A day with other hours than its weekday has; closed without hours. */
export interface StoreSpecialDay {
  readonly date: string;
  readonly opens: string | null;
  readonly closes: string | null;
  readonly name: string;
}

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
  readonly bookingUrl: string;
  readonly lead: string;
  /** Paragraphs, with empty lines between them. */
  readonly description: string;
  readonly directions: string;
  /** ISO weekdays; a closed day is missing. */
  readonly openingHours: { weekday: number; opens: string; closes: string }[];
  readonly specialDays: StoreSpecialDay[];
  readonly services: StoreService[];
}

const SPECIAL_DAYS = `(
  select json_agg(json_build_object('date', d.day, 'opens', to_char(d.opens, 'HH24:MI'), 'closes', to_char(d.closes, 'HH24:MI'),
    'name', coalesce(${bestTextOf('store_special_day_texts', 'name', 't.special_day_id = d.id', '$1')}, '')) order by d.day)
  from store_special_days d where d.store_id = s.id and d.day >= $2::date
)`;

const SERVICES = `(
  select json_agg(json_build_object('slug', sv.slug, 'icon', sv.icon, 'name', svt.name, 'description', svt.description)
    order by sv.sort, sv.id)
  from store_offered_services so join store_services sv on sv.id = so.service_id
  ${textsIn('store_service_texts', 'svt', 't.service_id = sv.id', '$1')}
  where so.store_id = s.id
)`;

/** Stores in the order in which their stock is shown, with their special days from a day on. */
export const readStores = preparedQuery<Store, [language: ShopLanguage, from: string]>(
  'stores',
  `select s.id, s.slug, s.name, s.type, s.pikanouto, s.nouto, s.stock_display_order as "stockDisplayOrder",
     s.street_address as "streetAddress", s.postal_code as "postalCode", s.city, s.phone, s.email,
     s.latitude::float8 as latitude, s.longitude::float8 as longitude, ${pictureJson('md', 's.name')} as image,
     s.booking_url as "bookingUrl", coalesce(st.lead, '') as lead, coalesce(st.description, '') as description,
     coalesce(st.directions, '') as directions,
     coalesce((select json_agg(json_build_object('weekday', h.weekday, 'opens', to_char(h.opens, 'HH24:MI'),
       'closes', to_char(h.closes, 'HH24:MI')) order by h.weekday) from store_hours h where h.store_id = s.id), '[]')
       as "openingHours",
     coalesce(${SPECIAL_DAYS}, '[]') as "specialDays", coalesce(${SERVICES}, '[]') as services
   from stores s
   left ${textsIn('store_texts', 'st', 't.store_id = s.id', '$1')}
   left join media md on md.hash = s.image
   order by s.stock_display_order, s.id`,
);
