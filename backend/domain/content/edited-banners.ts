import type { BannerForm, BannerKind } from 'contract/desk-banners';
import { sql } from 'drizzle-orm';
import type { ShopLanguage } from '../locale/language';
import { helsinkiDay } from '../pricing/helsinki-day';
import { type PictureWire, pictureJson } from '../reading/picture';
import { type Reader, rowsOf } from '../reading/reader';
import { inOrder } from './edited-keywords';
import { storedVersion } from './stored-version';

type Texts = Partial<Record<ShopLanguage, string>>;

/** A banner as the desk edits it. */
export interface EditedBanner {
  readonly id: number;
  readonly kind: BannerKind;
  readonly version: string;
  readonly form: BannerForm;
  readonly image: PictureWire | null;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

interface BannerRow extends Record<string, unknown> {
  readonly id: number;
  readonly kind: BannerKind;
  readonly hash: string | null;
  readonly tall: string | null;
  readonly night: string | null;
  readonly crop: string;
  readonly image: PictureWire | null;
  /** Milliseconds. */
  readonly starts: number | null;
  readonly ends: number | null;
  readonly titles: Texts;
  readonly headings: Texts;
  readonly subTexts: Texts;
  readonly buttonTexts: Texts;
  readonly urls: Texts;
}

const TEXTS = { titles: 'title', headings: 'heading', subTexts: 'sub_text', buttonTexts: 'button_text', urls: 'url' };

/** SQL: each text of a banner by language. */
const textColumns = sql.raw(
  Object.entries(TEXTS)
    .map(
      ([name, column]) =>
        `coalesce(json_object_agg(t.language, t.${column}) filter (where t.language is not null), '{}') as "${name}"`,
    )
    .join(', '),
);

const milliseconds = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::float8`);

/** Banners by kind in their order. @param id one of them alone */
export async function readEditedBanners(reader: Reader, id: number | null = null): Promise<EditedBanner[]> {
  const rows = await rowsOf<BannerRow>(
    reader,
    sql`select b.id, b.kind, b.image as hash, md.tall, md.night, b.crop_point as crop, ${sql.raw(pictureJson('md'))} as image,
        ${milliseconds('b.starts_at')} as starts, ${milliseconds('b.ends_at')} as ends, ${textColumns}
      from banners b left join banner_texts t on t.banner_id = b.id left join media md on md.hash = b.image
      where ${id}::int is null or b.id = ${id}
      group by b.id, md.hash order by b.kind, b.sort, b.id`,
  );
  return rows.map(editedBanner);
}

/** The day in Helsinki on which a banner ends; it ends at the day's end. */
const lastDay = (end: Date): string => helsinkiDay(new Date(end.getTime() - 1));

function editedBanner(row: BannerRow): EditedBanner {
  const startsAt = row.starts === null ? null : new Date(row.starts);
  const endsAt = row.ends === null ? null : new Date(row.ends);
  const form: BannerForm = {
    image: row.hash ?? '',
    tall: row.tall ?? '',
    night: row.night ?? '',
    crop: row.crop,
    starts: startsAt ? helsinkiDay(startsAt) : '',
    ends: endsAt ? lastDay(endsAt) : '',
    titles: inOrder(row.titles),
    headings: inOrder(row.headings),
    sub_texts: inOrder(row.subTexts),
    button_texts: inOrder(row.buttonTexts),
    urls: inOrder(row.urls),
  };
  const version = storedVersion([form, row.starts, row.ends]);
  return { id: row.id, kind: row.kind, version, form, image: row.image, startsAt, endsAt };
}

/** Whether visitors see a banner at a time, not yet or no more. */
export function bannerState({ startsAt, endsAt }: Pick<EditedBanner, 'startsAt' | 'endsAt'>, now: Date) {
  if (endsAt && endsAt <= now) return 'over';
  return startsAt && startsAt > now ? 'coming' : 'shown';
}
