import { sql } from 'drizzle-orm';
import { readVariantPrices } from '../pricing/variant-prices';
import { type Reader, rowsOf } from '../reading/reader';

/** A bundle with its own variants and the models of its parts. */
export interface BundleModels {
  readonly bundleVariantIds: number[];
  /** The models of its parts, sorted. */
  readonly partModelIds: number[];
}

/** Bundles that have any of the variants' models among their parts. */
export function readBundleModels(reader: Reader, ids: readonly number[]): Promise<BundleModels[]> {
  return rowsOf<BundleModels & Record<string, unknown>>(
    reader,
    sql`
      select array_agg(p.model_id order by p.model_id) as "partModelIds",
        array(select v.id from variants v where v.model_id = p.bundle_id and not v.is_withdrawn order by v.id) as "bundleVariantIds"
      from bundle_parts p
      where p.bundle_id in (
        select b.bundle_id from bundle_parts b join variants v on v.model_id = b.model_id
        where v.id = any(${sql.param([...ids])}::int[])
      )
      group by p.bundle_id
      order by p.bundle_id`,
  );
}

/**
 * What everybody pays now for the public bundle whose parts are exactly the models of these variants, euro cents; null when
 * there is none.
 */
export async function readBundlePriceCents(
  reader: Reader,
  ids: readonly number[],
  taxAreaId: number,
  now: Date,
): Promise<number | null> {
  const rows = await rowsOf<{ id: number }>(
    reader,
    sql`
      select v.id from variants v join models m on m.id = v.model_id and m.is_public
      where not v.is_withdrawn and v.model_id in (
        select bundle_id from bundle_parts group by bundle_id
        having array_agg(model_id order by model_id)
          = (select array_agg(model_id order by model_id) from variants where id = any(${sql.param([...ids])}::int[]))
      )`,
  );
  const prices = await readVariantPrices(
    reader,
    rows.map(({ id }) => id),
    taxAreaId,
    now,
  );
  const cents = [...prices.values()].map(({ activeCents }) => activeCents);
  return cents.length === 0 ? null : Math.min(...cents);
}
