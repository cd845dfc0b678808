import type { OfferSegment } from 'contract/offer-segments';
import { sql } from 'drizzle-orm';
import type { ShopLanguage } from '../locale/language';
import { type Reader, rowsOf } from '../reading/reader';

/** An offer as the desk lists it; times in milliseconds. */
export interface ListedOffer {
  readonly id: number;
  readonly name: string;
  readonly segment: OfferSegment;
  readonly percentage: number;
  readonly state: 'planned' | 'running' | 'over';
  readonly startsMs: number;
  readonly endsMs: number;
  readonly models: number;
  readonly groups: number;
  readonly missing: number;
}

/** Offers: those that run and that are to come by their time, then those that are over. */
export const readDeskOffers = (reader: Reader, language: ShopLanguage, now: Date): Promise<ListedOffer[]> =>
  rowsOf<ListedOffer & Record<string, unknown>>(
    reader,
    sql`
      select o.id, coalesce(
          (select name from offer_texts t where t.offer_id = o.id and t.language = ${language}),
          (select name from offer_texts t where t.offer_id = o.id order by t.language limit 1), '–') as name,
        o.segment, o.percentage, x.state,
        (extract(epoch from o.starts_at) * 1000)::float8 as "startsMs", (extract(epoch from o.ends_at) * 1000)::float8 as "endsMs",
        (select count(*) from offer_models where offer_id = o.id)::int as models,
        (select count(*) from offer_groups where offer_id = o.id)::int as groups,
        6 - (select count(*) from offer_texts where offer_id = o.id)::int as missing
      from offers o cross join lateral (
        select case when o.ends_at <= ${now.toISOString()} then 'over' when o.starts_at > ${now.toISOString()} then 'planned'
          else 'running' end as state
      ) x
      order by x.state = 'over', case when x.state <> 'over' then o.starts_at end, o.ends_at desc, o.id limit 300`,
  );
