import { sql } from 'drizzle-orm';
import { type Connection, preparedQuery } from '../reading/reader';
import { CAN_BE_BOUGHT } from '../restock/can-be-bought';

/** SQL of whether a variant `v` of a model may be chosen in the category `categoryId`: the model is in it, and the variant not left out. */
export const isChosenIn = (categoryId: string) => `exists (
    select 1 from gift_category_models gm where gm.category_id = ${categoryId} and gm.model_id = v.model_id
  ) and (
    exists (select 1 from gift_category_variants gv where gv.category_id = ${categoryId} and gv.variant_id = v.id)
    or not exists (
      select 1 from gift_category_variants gv join variants o on o.id = gv.variant_id
      where gv.category_id = ${categoryId} and o.model_id = v.model_id
    )
  )`;

/** A row for a variant that may be chosen in a category, which tells whether it can be ordered now; none for any other. */
export const chosenVariant = (categoryId: number, variantId: number) =>
  sql`select (not v.is_withdrawn and ${sql.raw(CAN_BE_BOUGHT)}) as "canBeOrdered" from variants v
    where v.id = ${variantId} and (${sql.raw(isChosenIn(String(categoryId)))})`;

const chosenOfModel = preparedQuery<{ id: number }, [category: string, modelSlug: string, now: Date]>(
  'gift-variants-of-model',
  `select v.id from variants v join models m on m.id = v.model_id, gift_categories g join gift_campaigns c on c.id = g.campaign_id
   where g.slug = $1 and m.slug = $2 and c.starts_at <= $3 and c.ends_at > $3 and (${isChosenIn('g.id')})`,
);

/**
 * The variants of a model that may be chosen in a gift campaign that runs now; none when the model is not in it.
 * @param category slug of the campaign's category
 */
export async function chosenVariants(
  pool: Connection,
  category: string,
  modelSlug: string,
  now: Date,
): Promise<ReadonlySet<number>> {
  const rows = await chosenOfModel(pool, category.toLowerCase(), modelSlug, now);
  return new Set(rows.map(({ id }) => id));
}
