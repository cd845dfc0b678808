import type { PeriodKind, PeriodState } from 'contract/price-periods';
import { sql } from 'drizzle-orm';
import { choiceOf, fullName } from '../cart/cart-row';
import { readVariantLabels } from '../cart/cart-variants';
import { modelsNamed } from '../catalogue/model-named';
import type { ShopLanguage } from '../locale/language';
import { type Reader, rowsOf } from '../reading/reader';

/** A price for a period as the desk lists it; cents, times in milliseconds. */
export interface ListedPeriod {
  readonly id: number;
  readonly name: string;
  readonly path: string;
  readonly kind: PeriodKind;
  readonly state: PeriodState;
  readonly startsMs: number;
  readonly endsMs: number;
  readonly lowestCents: number;
  readonly highestCents: number;
  readonly variants: number;
}

/** Most periods that the desk lists. */
const MAX_LISTED = 300;

/** Prices for periods: those that run and that are to come by their time, then those that are over. */
export const readPeriods = (reader: Reader, language: ShopLanguage): Promise<ListedPeriod[]> =>
  rowsOf<ListedPeriod & Record<string, unknown>>(
    reader,
    sql`
      select p.id, b.name || ' ' || coalesce(
          (select t.name from model_texts t where t.model_id = m.id and t.language = ${language}),
          (select t.name from model_texts t where t.model_id = m.id order by t.language limit 1), m.slug) as name,
        b.slug || '/' || m.slug as path, p.kind, p.state,
        (extract(epoch from p.starts_at) * 1000)::float8 as "startsMs", (extract(epoch from p.ends_at) * 1000)::float8 as "endsMs",
        x.lowest::float8 as "lowestCents", x.highest::float8 as "highestCents", x.variants
      from price_periods p join models m on m.id = p.model_id join manufacturers b on b.id = m.manufacturer_id
      join lateral (
        select min(cents) as lowest, max(cents) as highest, count(*)::int as variants from price_period_variants where period_id = p.id
      ) x on x.variants > 0
      order by p.state not in ('planned', 'running'), case when p.state in ('planned', 'running') then p.starts_at end,
        p.ends_at desc, p.id limit ${MAX_LISTED}`,
  );

/** The variants of a model with their regular prices, in cents. */
export const variantPricesOf = (reader: Reader, modelId: number) =>
  rowsOf<{ id: number; cents: number }>(
    reader,
    sql`select v.id, p.regular_cents::float8 as cents from variants v join prices p on p.variant_id = v.id and p.tax_area_id = 1
      where v.model_id = ${modelId} and not v.is_withdrawn order by v.id limit 300`,
  );

/** The model that was named, with its variants and their regular prices; null when there is none that has prices. */
export async function readPricedModel(reader: Reader, typed: string, language: ShopLanguage) {
  const [model] = await modelsNamed(reader, [typed]);
  if (!model) return null;
  const priced = await variantPricesOf(reader, model.id);
  const labels = await readVariantLabels(
    reader,
    priced.map(({ id }) => id),
    language,
  );
  const variants = priced.flatMap(({ id, cents }) => {
    const label = labels.get(id);
    return label ? [{ id, name: choiceOf(label).join(', ') || label.name, cents }] : [];
  });
  const first = labels.get(priced[0]?.id ?? 0);
  return first ? { name: fullName({ ...first, color: '', size: '', type: '' }), variants } : null;
}
