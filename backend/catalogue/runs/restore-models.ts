/** Gives models back what they were before a run, from the rows that it kept. By sets, in the transaction of its caller. */
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { prices } from '../../db/schema/prices';
import { recordPrices } from '../../domain/pricing/price-spans';
import { BASE_TAX_AREA_ID } from '../../domain/pricing/tax-rates';
import { rowsOf } from '../../domain/reading/reader';
import { payableCents } from '../write/money';

/** SQL: what the run kept of some models, `b`. */
function keptOf(runId: number, ids: readonly number[], part: 'model' | 'prices'): SQL {
  return sql`(select model_id, before from import_before
    where run_id = ${runId} and part = ${part} and before is not null and model_id = any(${list(ids)})) b`;
}

const list = (ids: readonly number[]) => sql`${sql.param([...ids])}::int[]`;

/** SQL: the kept rows of a table, `r`, beside `b`. @param missing values of columns that an earlier shop did not keep */
const rows = (table: string, name: string, missing: Record<string, string> = {}): SQL =>
  sql`jsonb_populate_recordset(jsonb_populate_record(null::${sql.raw(table)}, ${JSON.stringify(missing)}::jsonb),
    b.before -> ${sql.raw(`'${name}'`)}) r`;

/** Texts, also of models of which the run changed nothing else: if both were kept, those alone are the older ones. */
export async function restoreTexts(tx: Transaction, runId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const b = sql`(select distinct on (model_id) model_id, before from import_before
    where run_id = ${runId} and part in ('texts', 'model') and before is not null and model_id = any(${list(ids)})
    order by model_id, part desc) b`;
  await tx.execute(sql`
    delete from model_texts t using ${b} where t.model_id = b.model_id
      and not exists (select 1 from ${rows('model_texts', 'texts')} where r.language = t.language)`);
  await tx.execute(sql`
    insert into model_texts as t select r.* from ${b}, ${rows('model_texts', 'texts', { meta_title: '' })}
    on conflict (model_id, language) do update set name = excluded.name, description_html = excluded.description_html,
      short_description = excluded.short_description, meta_title = excluded.meta_title, meta_description = excluded.meta_description,
      is_auto_translated = excluded.is_auto_translated`);
}

/** Groups, properties, pictures, recommended products and the model's own row. @param ids models that existed before the run */
export async function restoreModels(tx: Transaction, runId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const b = keptOf(runId, ids, 'model');
  await tx.execute(sql`
    update models m set model_number = r.model_number, manufacturer_id = r.manufacturer_id, is_public = r.is_public,
      country_of_origin = r.country_of_origin, source_language = r.source_language, imported_at = r.imported_at
    from ${b}, jsonb_populate_record(null::models, b.before -> 'model') r where m.id = b.model_id`);
  await tx.execute(sql`delete from model_groups g using ${b} where g.model_id = b.model_id`);
  await tx.execute(sql`insert into model_groups select r.* from ${b}, ${rows('model_groups', 'groups')}
    where exists (select 1 from product_groups g where g.id = r.group_id)`);
  await tx.execute(
    sql`delete from model_properties p using ${b} where p.model_id = b.model_id and p.variant_id is null`,
  );
  await tx.execute(sql`insert into model_properties select r.* from ${b}, ${rows('model_properties', 'properties')}`);
  await tx.execute(
    sql`insert into model_property_texts select r.* from ${b}, ${rows('model_property_texts', 'propertyTexts')}`,
  );
  await tx.execute(sql`delete from model_images i using ${b} where i.model_id = b.model_id`);
  await tx.execute(sql`insert into model_images select r.* from ${b}, ${rows('model_images', 'images')}
    where exists (select 1 from media where media.hash = r.media)`);
  await tx.execute(
    sql`delete from model_relations x using ${b} where x.model_id = b.model_id and x.kind = 'recommended'`,
  );
  await tx.execute(sql`insert into model_relations select r.* from ${b}, ${rows('model_relations', 'relations')}
    where exists (select 1 from models m where m.id = r.related_id) on conflict do nothing`);
}

/** Parts of bundles; a run of an earlier shop kept none and changed none. */
export async function restoreParts(tx: Transaction, runId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const b = keptOf(runId, ids, 'model');
  await tx.execute(sql`delete from bundle_parts p using ${b} where p.bundle_id = b.model_id and b.before ? 'parts'`);
  await tx.execute(sql`insert into bundle_parts select r.* from ${b}, ${rows('bundle_parts', 'parts')}
    where exists (select 1 from models m where m.id = r.model_id)`);
}

/**
 * Variants that existed before the run: SKU, colour, size, type and how they are sold. All variants of the models leave the index of
 * combinations first, and changed SKUs are free before others take them, as two variants may have changed places.
 * Those that the run created have been deleted, or stay out of sale with another SKU where theirs is needed.
 */
export async function restoreVariants(tx: Transaction, runId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const b = keptOf(runId, ids, 'model');
  const kept = sql`(select r.* from ${b}, ${rows('variants', 'variants')}) k`;
  await tx.execute(
    sql`update variants set is_withdrawn = true where model_id = any(${list(ids)}) and not is_withdrawn`,
  );
  await tx.execute(sql`
    update variants v set sku = v.sku || '~' || v.id from ${kept}
    where v.model_id = any(${list(ids)}) and v.sku = k.sku and v.id <> k.id`);
  await tx.execute(sql`
    update variants v set sku = k.sku, ean = k.ean, color_id = k.color_id, size_id = k.size_id, type_id = k.type_id,
      on_order = k.on_order, is_backorderable = k.is_backorderable, stock_incoming_at = k.stock_incoming_at,
      is_withdrawn = k.is_withdrawn
    from ${kept} where v.id = k.id`);
}

/** Prices of the home area; the history of prices is not rewritten: it gets a new period. */
export async function restorePrices(tx: Transaction, runId: number, ids: readonly number[], now: Date): Promise<void> {
  const b = keptOf(runId, ids, 'prices');
  const restored = await rowsOf<{ id: number }>(
    tx,
    sql`insert into prices as p select r.* from ${b}, ${rows('prices', 'prices')}
      where exists (select 1 from variants v where v.id = r.variant_id)
      on conflict (variant_id, tax_area_id) do update set regular_cents = excluded.regular_cents,
        full_cents = excluded.full_cents, discount_cents = excluded.discount_cents,
        discount_starts_at = excluded.discount_starts_at, discount_ends_at = excluded.discount_ends_at,
        club_cents = excluded.club_cents, given_currency = excluded.given_currency,
        given_tax_percentage = excluded.given_tax_percentage, given_regular_minor = excluded.given_regular_minor,
        given_discount_minor = excluded.given_discount_minor, updated_at = ${now}
      returning variant_id as id`,
  );
  if (restored.length === 0) return;
  const current = await tx
    .select()
    .from(prices)
    .where(
      and(
        inArray(
          prices.variantId,
          restored.map(({ id }) => id),
        ),
        eq(prices.taxAreaId, BASE_TAX_AREA_ID),
      ),
    );
  const payable = current.map(({ variantId, ...price }) => ({ id: variantId, cents: payableCents(price, now) }));
  await recordPrices(tx, payable, now);
}
