import { sql } from 'drizzle-orm';
import type { ShopLanguage } from '../locale/language';
import { type Reader, rowsOf } from '../reading/reader';

/** A bundle as the desk lists it; cents, times in milliseconds. */
export interface ListedBundle {
  readonly id: number;
  readonly name: string;
  readonly path: string;
  readonly parts: string[];
  readonly priceCents: number;
  readonly isSold: boolean;
  readonly startsMs: number | null;
  readonly endsMs: number | null;
  /** In how many languages it has no name. */
  readonly missing: number;
}

const nameOf = (model: string, language: ShopLanguage) => sql`coalesce(
  (select t.name from model_texts t where t.model_id = ${sql.raw(model)} and t.language = ${language}),
  (select t.name from model_texts t where t.model_id = ${sql.raw(model)} order by t.language limit 1), '–')`;

/** Every bundle, the latest first. */
export const readDeskBundles = (reader: Reader, language: ShopLanguage): Promise<ListedBundle[]> =>
  rowsOf<ListedBundle & Record<string, unknown>>(
    reader,
    sql`
      select m.id, ${nameOf('m.id', language)} as name, b.slug || '/' || m.slug as path,
        array(select ${nameOf('p.model_id', language)} from bundle_parts p where p.bundle_id = m.id order by p.sort) as parts,
        coalesce((select min(p.regular_cents) from variants v join prices p on p.variant_id = v.id and p.tax_area_id = 1
          where v.model_id = m.id), 0)::float8 as "priceCents",
        (m.is_public and exists (select 1 from variants v where v.model_id = m.id and not v.is_withdrawn)) as "isSold",
        (extract(epoch from d.starts_at) * 1000)::float8 as "startsMs", (extract(epoch from d.ends_at) * 1000)::float8 as "endsMs",
        6 - (select count(*) from model_texts t where t.model_id = m.id)::int as missing
      from models m join manufacturers b on b.id = m.manufacturer_id left join bundle_days d on d.model_id = m.id
      where exists (select 1 from bundle_parts where bundle_id = m.id)
      order by m.created_at desc, m.id desc limit 300`,
  );
