import { sql } from 'drizzle-orm';
import { type Reader, rowsOf } from '../reading/reader';

/** A model that may be part of a bundle. */
export interface SellablePart extends Record<string, unknown> {
  readonly id: number;
  /** Of its cheapest variant; null without a price. */
  readonly cents: number | null;
}

/** Of some models, those that are on sale by themselves and no bundles. */
export const readSellableParts = (reader: Reader, ids: readonly number[]): Promise<SellablePart[]> =>
  rowsOf<SellablePart>(
    reader,
    sql`select m.id, (select min(p.regular_cents) from variants v join prices p on p.variant_id = v.id and p.tax_area_id = 1
          where v.model_id = m.id and not v.is_withdrawn)::float8 as cents
      from models m where m.id = any(${sql.param([...ids])}::int[]) and m.is_public and not m.is_campaign_only and m.kind = 'product'
        and m.second_hand_parent_id is null and not exists (select 1 from bundle_parts where bundle_id = m.id)`,
  );
