/**
 * SQL of recursive common table expressions: `audience_groups`, the groups at and below those of the general setting
 * `audience_product_groups`, each with the one it is below as `root`. Goods of such a group are for certain people, children for example;
 * goods in none of them are for anybody else. A setting that is no list names none.
 */
export const AUDIENCE_GROUPS = `audience_groups(root, id) as (
  select g.id, g.id from settings s join product_groups g on s.key = 'audience_product_groups'
    and case when s.value ~ '^\\s*\\[\\s*\\d{1,9}\\s*(,\\s*\\d{1,9}\\s*)*\\]\\s*$'
      then g.id = any(string_to_array(regexp_replace(s.value, '[^0-9,]', '', 'g'), ',')::int[]) end
  union
  select a.root, g.id from audience_groups a join product_groups g on g.parent_id = a.id
)`;

/** SQL: whom a model is for, as the ids of the groups above in order. @param model SQL of its id */
const audienceOf = (model: string): string =>
  `array(select distinct a.root from model_groups mg join audience_groups a on a.id = mg.group_id where mg.model_id = ${model} order by 1)`;

/**
 * SQL: whether a relation `r` of models was not made by hand and leads to goods for other people: adults' mittens beside children's boots.
 * Belongs into a query with `AUDIENCE_GROUPS`.
 */
export const IS_FOR_OTHERS = `(r.kind <> 'recommended' and ${audienceOf('r.related_id')} <> ${audienceOf('r.model_id')})`;
