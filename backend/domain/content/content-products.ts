import { listed } from '../catalogue/product-list/which-models';
import { type Connection, preparedQuery } from '../reading/reader';

/** Which products an item shows: chosen ones, and those of a group, of a brand, of both, or all reduced ones. */
export interface ProductChoice {
  /** In the order in which they are shown. */
  readonly models: readonly number[];
  readonly groupId: number | null;
  readonly brandId: number | null;
  readonly reducedOnly: boolean;
}

/** Max products of an item, as many as a list of used products has. */
const MAX_MODELS = 2000;

/** What a published item shows; nothing of a campaign that has not begun or is over. */
const choiceOf = preparedQuery<ProductChoice, [itemId: number, now: Date]>(
  'content-product-choice',
  `select array(select model_id from content_models where item_id = i.id order by sort) as models,
     i.list_group_id as "groupId", i.list_manufacturer_id as "brandId", i.list_reduced_only as "reducedOnly"
   from content_items i
   where i.id = $1 and i.published_version is not null
     and (i.starts_at is null or i.starts_at <= $2) and (i.ends_at is null or i.ends_at > $2)`,
);

/** Starts from the reduced prices, which are few even in a large catalogue. */
const REDUCED = `select v.model_id as id from prices p join variants v on v.id = p.variant_id join models r on r.id = v.model_id
     where p.tax_area_id = 1 and p.discount_cents is not null and not v.is_withdrawn and r.allow_discount
       and (p.discount_starts_at is null or p.discount_starts_at <= $5)
       and (p.discount_ends_at is null or p.discount_ends_at > $5)`;

const chosenModels = preparedQuery<
  { id: number },
  [
    models: readonly number[],
    groupId: number | null,
    brandId: number | null,
    reducedOnly: boolean,
    now: Date,
    max: number,
  ]
>(
  'content-products',
  `with recursive below(id) as (
     select g.id from product_groups g where g.id = $2
     union
     select g.id from product_groups g join below b on g.parent_id = b.id
   ), picked as (
     select id, min(place) as place from unnest($1::int[]) with ordinality as chosen(id, place) group by id
   ), ruled as (
     select m.id from models m
     where ($2::int is not null or $3::int is not null or $4::boolean)
       and ($2::int is null or m.id in (select mg.model_id from model_groups mg where mg.group_id in (select id from below)))
       and ($3::int is null or m.manufacturer_id = $3)
       and (not $4::boolean or m.id in (${REDUCED}))
   )
   select m.id from models m left join picked p on p.id = m.id
   where m.id in (select id from picked union select id from ruled) and ${listed('m')}
   order by p.place nulls last, m.sold_amount desc, m.viewed_amount desc, m.id limit $6`,
);

/** The products of a choice that may be shown: chosen ones first, in their order, then the best selling. */
export function modelsOfChoice(
  pool: Connection,
  { models, groupId, brandId, reducedOnly }: ProductChoice,
  now: Date,
): Promise<{ id: number }[]> {
  if (models.length === 0 && groupId === null && brandId === null && !reducedOnly) return Promise.resolve([]);
  return chosenModels(pool, models, groupId, brandId, reducedOnly, now, MAX_MODELS);
}

/** The products of a published item. */
export async function modelsOfContent(pool: Connection, itemId: number, now: Date): Promise<{ id: number }[]> {
  const [choice] = await choiceOf(pool, itemId, now);
  return choice ? modelsOfChoice(pool, choice, now) : [];
}
