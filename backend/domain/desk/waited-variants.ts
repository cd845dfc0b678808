import { sql } from 'drizzle-orm';
import type { ShopLanguage } from '../locale/language';
import { type Reader, rowsOf } from '../reading/reader';
import { bestTextFirst } from '../reading/text-fallback';

/** A variant that people want to be told about. */
export interface WaitedVariant extends Record<string, unknown> {
  readonly id: number;
  readonly code: string;
  /** The product's address, `brand/model`. */
  readonly model: string;
  readonly modelName: string;
  readonly people: number;
  /** When the first of them asked; ISO 8601. */
  readonly oldest: string;
  /** Units in all stocks. */
  readonly stock: number;
}

/** The variants that people wait for, those with most people first, and how many there are on all pages. */
export async function readWaitedVariants(
  reader: Reader,
  language: ShopLanguage,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly variants: readonly WaitedVariant[]; readonly count: number }> {
  const variants = await rowsOf<WaitedVariant>(
    reader,
    sql`select v.id, v.sku as code, b.slug || '/' || m.slug as model, b.name || ' ' || coalesce((
        select t.name from model_texts t where t.model_id = m.id order by ${bestTextFirst(language, 'm.source_language')} limit 1
      ), m.slug) as "modelName", w.people, w.oldest,
      (select coalesce(sum(k.quantity), 0)::int from stock k where k.variant_id = v.id) as stock
    from (
      select variant_id, count(*)::int as people,
        to_char(min(created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as oldest
      from restock_requests where sent_at is null group by variant_id
    ) w
    join variants v on v.id = w.variant_id join models m on m.id = v.model_id join manufacturers b on b.id = m.manufacturer_id
    order by w.people desc, w.oldest, v.id limit ${limit} offset ${offset}`,
  );
  const [row] = await rowsOf<{ count: number }>(
    reader,
    sql`select count(distinct variant_id)::int as count from restock_requests where sent_at is null`,
  );
  return { variants, count: row?.count ?? 0 };
}
