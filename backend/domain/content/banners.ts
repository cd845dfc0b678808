import type { ShopLanguage } from '../locale/language';
import { type PictureWire, pictureJson } from '../reading/picture';
import { preparedQuery } from '../reading/reader';
import { textsIn } from '../reading/text-fallback';

/** A banner that is visible now (Specification 2 §3, banner). */
export interface Banner {
  readonly id: number;
  readonly kind: 'image' | 'dynamic_page' | 'text';
  readonly title: string;
  readonly heading: string;
  readonly image: PictureWire | null;
  /** The picture composed for tall frames, for dark screens, and for both. */
  readonly tall: PictureWire | null;
  readonly night: PictureWire | null;
  readonly tallNight: PictureWire | null;
  /** Unchecked: validate it before showing it. */
  readonly url: string;
  readonly buttonText: string;
  readonly subText: string;
  readonly cropPoint: string;
}

export const readBanners = preparedQuery<Banner, [language: ShopLanguage, now: Date]>(
  'banners',
  `select b.id, b.kind, bt.title, bt.heading, ${pictureJson('md')} as image,
     ${pictureJson('tall')} as tall, ${pictureJson('night')} as night, ${pictureJson('night_tall')} as "tallNight", bt.url, bt.button_text as "buttonText",
     bt.sub_text as "subText", b.crop_point as "cropPoint"
   from banners b
   ${textsIn('banner_texts', 'bt', 't.banner_id = b.id', '$1')}
   left join media md on md.hash = b.image
   left join media tall on tall.hash = md.tall
   left join media night on night.hash = md.night
   left join media night_tall on night_tall.hash = night.tall
   where (b.starts_at is null or b.starts_at <= $2) and (b.ends_at is null or b.ends_at > $2)
   order by b.sort, b.id`,
);
