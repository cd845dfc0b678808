import type { UsedCondition } from 'contract/used-condition';
import { sql } from 'drizzle-orm';
import { choiceOf, fullName } from '../cart/cart-row';
import { readVariantLabels } from '../cart/cart-variants';
import { modelsNamed } from '../catalogue/model-named';
import type { ShopLanguage } from '../locale/language';
import { type Reader, rowsOf } from '../reading/reader';

/** A used item as the desk lists it. */
export interface ListedUsed {
  readonly id: number;
  readonly name: string;
  readonly path: string;
  readonly condition: UsedCondition;
  readonly priceCents: number;
  readonly store: string;
  readonly state: 'on_sale' | 'sold' | 'withdrawn';
  readonly takenInMs: number;
  /** In how many languages it has no text. */
  readonly missing: number;
}

/** Most used items that the desk lists. */
const MAX_LISTED = 500;

/** Used items that the desk took in, the latest first. @param id one of them alone */
export const readUsedItems = (
  reader: Reader,
  language: ShopLanguage,
  id: number | null = null,
): Promise<ListedUsed[]> =>
  rowsOf<ListedUsed & Record<string, unknown>>(
    reader,
    sql`
      select m.id, coalesce(
          (select t.name from model_texts t where t.model_id = m.id and t.language = ${language}),
          (select t.name from model_texts t where t.model_id = m.id order by t.language limit 1), m.slug) as name,
        b.slug || '/' || m.slug as path, u.condition,
        coalesce((select min(p.regular_cents) from variants v join prices p on p.variant_id = v.id where v.model_id = m.id), 0)::float8
          as "priceCents",
        coalesce((select s.name from stock k join variants v on v.id = k.variant_id join stores s on s.id = k.store_id
          where v.model_id = m.id order by k.quantity desc limit 1), '') as store,
        case when u.withdrawn_at is not null then 'withdrawn'
          when exists (select 1 from stock k join variants v on v.id = k.variant_id where v.model_id = m.id and k.quantity > 0)
            then 'on_sale' else 'sold' end as state,
        (extract(epoch from u.created_at) * 1000)::float8 as "takenInMs",
        6 - (select count(*) from model_texts t where t.model_id = m.id and t.description_html <> '')::int as missing
      from used_items u join models m on m.id = u.model_id join manufacturers b on b.id = m.manufacturer_id
      where ${id}::int is null or m.id = ${id}
      order by u.created_at desc, m.id desc limit ${MAX_LISTED}`,
  );

/** The new model that was named, with its variants for a choice; null when there is none, or it is itself a used one. */
export async function readParent(reader: Reader, typed: string, language: ShopLanguage) {
  const [model] = await modelsNamed(reader, [typed]);
  if (!model) return null;
  const variants = await rowsOf<{ id: number }>(
    reader,
    sql`select v.id from variants v join models m on m.id = v.model_id
      where m.id = ${model.id} and m.second_hand_parent_id is null and m.kind = 'product'
        and not exists (select 1 from bundle_parts where bundle_id = m.id)
      order by v.is_withdrawn, v.id limit 300`,
  );
  const labels = await readVariantLabels(
    reader,
    variants.map(({ id }) => id),
    language,
  );
  const known = variants.flatMap(({ id }) => labels.get(id) ?? []);
  const [first] = known;
  if (!first) return null;
  return {
    name: fullName({ ...first, color: '', size: '', type: '' }),
    variants: known.map((label) => ({ id: label.id, name: choiceOf(label).join(', ') || first.name })),
  };
}
