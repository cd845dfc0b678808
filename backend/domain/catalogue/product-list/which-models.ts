import { preparedQuery } from '../../reading/reader';
import { STOCK_BLOCKED } from '../../stock/availability';

/**
 * SQL condition for every list: public models with a variant for sale that are not limited to a campaign.
 * @param model name of the models' table in the query; not `v`
 */
export const listed = (model: string): string => `${model}.is_public and not ${model}.is_campaign_only
  and exists (select 1 from variants v where v.model_id = ${model}.id and not v.is_withdrawn)`;

export const LISTED = listed('m');

/** SQL condition: a variant of the model `m` can be bought, from stock or to order. */
export const BUYABLE = `exists (select 1 from variants v where v.model_id = m.id and not v.is_withdrawn and not ${STOCK_BLOCKED}
  and (v.on_order or exists (select 1 from stock k where k.variant_id = v.id and k.quantity > 0)))`;

/**
 * SQL that joins the place of a model `m` among those chosen by hand to come first, as `lead.sort`. A model that is sold out leads no
 * list.
 * @param condition which list of `lead_models`, its alias `l`
 */
const leading = (condition: string): string =>
  `left join lateral (select l.sort from lead_models l where l.model_id = m.id and ${condition} and ${BUYABLE} limit 1) lead on true`;

/** Models of a group and of all groups below it, those that lead it first. The group is named by id, or by its path in any language. */
export const modelsOfGroup = preparedQuery<{ id: number }, [groupId: number | null, path: string | null]>(
  'models-of-group',
  `with recursive below(id) as (
     select g.id from product_groups g
     where g.id = $1 or g.id in (select group_id from product_group_texts where path = $2)
     union
     select g.id from product_groups g join below b on g.parent_id = b.id
   )
   select m.id from models m
   ${leading('l.group_id in (select g.id from product_groups g where g.id = $1 or g.id in (select group_id from product_group_texts where path = $2))')}
   where ${LISTED} and exists (
     select 1 from model_groups mg where mg.model_id = m.id and mg.group_id in (select id from below)
   )
   order by lead.sort nulls last, m.sold_amount desc, m.viewed_amount desc, m.id`,
);

/** Models of a brand, those that lead it first, named by id or slug. */
export const modelsOfManufacturer = preparedQuery<{ id: number }, [manufacturerId: number | null, slug: string | null]>(
  'models-of-manufacturer',
  `select m.id from models m join manufacturers b on b.id = m.manufacturer_id
   ${leading('l.manufacturer_id = b.id')}
   where ${LISTED} and (b.id = $1 or b.slug = $2)
   order by lead.sort nulls last, m.sold_amount desc, m.viewed_amount desc, m.id`,
);

/** The given ids that may be shown, in the given order; staff also gets non-public ones. */
export const modelsByIds = preparedQuery<{ id: number }, [ids: readonly number[], forStaff: boolean]>(
  'models-by-ids',
  `select m.id from unnest($1::int[]) with ordinality as picked(id, place) join models m on m.id = picked.id
   where (${LISTED}) or $2::boolean
   order by picked.place`,
);

/** Models chosen by hand for the front page that can be bought, in their order. */
export const frontPageLeads = preparedQuery<{ id: number }, [max: number]>(
  'front-page-leads',
  `select m.id from lead_models l join models m on m.id = l.model_id
   where l.group_id is null and l.manufacturer_id is null and ${LISTED} and ${BUYABLE}
   order by l.sort limit $1`,
);
