import type { TestDatabase } from './database';

/** The rows of the shop's goods, by table. What records the import itself (identity, when a file last named it) is left out. */
const ROWS: Readonly<Record<string, string>> = {
  models: `select to_jsonb(m) - 'import_key' - 'imported_at' as row from models m order by id`,
  texts: 'select to_jsonb(t) as row from model_texts t order by model_id, language',
  variants: 'select to_jsonb(v) as row from variants v order by id',
  prices: `select to_jsonb(p) as row from prices p order by variant_id, tax_area_id`,
  history: 'select to_jsonb(h) as row from price_history h order by id',
  // No row and no units are the same.
  stock: 'select to_jsonb(k) as row from stock k where quantity > 0 order by variant_id, store_id',
  movements: 'select to_jsonb(k) as row from stock_movements k order by id',
  properties: 'select to_jsonb(p) as row from model_properties p order by id',
  values: 'select to_jsonb(t) as row from model_property_texts t order by model_property_id, language',
  groups: 'select to_jsonb(g) as row from model_groups g order by model_id, group_id',
  tree: 'select to_jsonb(g) as row from product_group_texts g order by group_id, language',
  filters: 'select to_jsonb(g) as row from group_filters g order by group_id, property_type_id',
  relations: 'select to_jsonb(r) as row from model_relations r order by model_id, kind, related_id',
  pictures: 'select to_jsonb(i) as row from model_images i order by id',
  words: `select json_build_array(slug) as row from colors union all select json_build_array(slug) from sizes
    union all select json_build_array(slug) from variant_types union all select json_build_array(slug) from property_types
    union all select json_build_array(slug, name) from manufacturers order by 1`.replace('order by 1', ''),
  addresses: 'select to_jsonb(a) as row from old_addresses a order by path',
};

/** Every row of the goods, as text, by table. */
export async function goodsRows({ pool }: TestDatabase): Promise<Record<string, string[]>> {
  const tables = await Promise.all(
    Object.entries(ROWS).map(async ([table, statement]) => {
      const { rows } = await pool.query<{ row: unknown }>(statement);
      return [table, rows.map(({ row }) => JSON.stringify(row))] as const;
    }),
  );
  return Object.fromEntries(tables);
}

/** SQL of what a file says of a variant, by what it is; `v` is the variant, `m` its model, in Finnish. */
const FACTS = {
  name: 'x.name',
  description: `replace(regexp_replace(x.description_html, '<[^>]*>', '', 'g'), '&amp;', '&')`,
  'links in descriptions': `case when x.description_html like '%<a %' then true end`,
  'short description': 'x.short_description',
  'meta title': 'x.meta_title',
  'meta description': 'x.meta_description',
  brand: 'f.name',
  address: 'm.slug',
  'model number': 'm.model_number',
  'country of origin': 'm.country_of_origin',
  'hidden products': 'm.is_public',
  EAN: 'v.ean',
  // The second colour of a name is told from the first by its slug.
  colour: `(select replace(name, ' (musta)', '') from color_texts t where t.color_id = v.color_id and t.language = 'fi')`,
  size: '(select name from sizes s where s.id = v.size_id)',
  type: `(select name from variant_type_texts t where t.type_id = v.type_id and t.language = 'fi')`,
  'name of the type': `(select nullif(title, '') from variant_type_texts t where t.type_id = v.type_id and t.language = 'fi' and v.type_id <>
    (select id from variant_types where slug = 'regular'))`,
  price: 'p.regular_cents',
  'reduced price': 'p.discount_cents',
  'dates of reductions': `case when p.discount_cents is not null then json_build_array(p.discount_starts_at, p.discount_ends_at) end`,
  'club price': 'p.club_cents',
  'price without any discount': 'p.full_cents',
  stock: 'coalesce((select quantity from stock k where k.variant_id = v.id and k.store_id = 20), 0)',
  'stock of other stores':
    'coalesce((select sum(quantity) from stock k where k.variant_id = v.id and k.store_id <> 20), 0)',
  'sold to order': 'v.on_order',
  'day of arrival': 'v.stock_incoming_at',
  groups: `(with recursive up(id, parent, names) as (
      select g.group_id, pg.parent_id, array[t.name] from model_groups g join product_groups pg on pg.id = g.group_id
        join product_group_texts t on t.group_id = pg.id and t.language = 'fi' where g.model_id = m.id
      union all select up.id, pg.parent_id, t.name || up.names from up join product_groups pg on pg.id = up.parent
        join product_group_texts t on t.group_id = pg.id and t.language = 'fi')
    select json_agg(array_to_string(names, ' > ') order by names) from up where parent is null)`,
  'main group': `(select t.name from model_groups g join product_group_texts t on t.group_id = g.group_id and t.language = 'fi'
    where g.model_id = m.id and g.is_main)`,
  properties: `(select json_agg(json_build_array(pt.name, w.unit, pv.value) order by pt.name, pv.value) from model_properties mp
    join property_types w on w.id = mp.property_type_id
    join property_type_texts pt on pt.property_type_id = w.id and pt.language = 'fi'
    join model_property_texts pv on pv.model_property_id = mp.id and pv.language = 'fi' where mp.model_id = m.id)`,
  recommendations: `(select json_agg((select min(sku) from variants y where y.model_id = r.related_id) order by r.sort) from model_relations r
    where r.model_id = m.id and r.kind = 'recommended')`,
  pictures: '(select count(*) from model_images i where i.model_id = m.id)',
} as const;

/** What a file can say of the variants for sale, by what it is and by SKU. */
export async function goodsFacts({ pool }: TestDatabase): Promise<Record<string, Record<string, unknown>>> {
  const columns = Object.entries(FACTS).map(([name, column]) => `'${name}', to_jsonb(${column})`);
  const { rows } = await pool.query<{ sku: string; facts: Record<string, unknown> }>(
    `select v.sku, jsonb_build_object(${columns.join(', ')}) as facts
     from variants v join models m on m.id = v.model_id join manufacturers f on f.id = m.manufacturer_id
     join lateral (select * from model_texts t where t.model_id = m.id order by t.language = 'fi' desc limit 1) x on true
     join prices p on p.variant_id = v.id and p.tax_area_id = 1 where not v.is_withdrawn order by v.sku`,
  );
  return Object.fromEntries(
    Object.keys(FACTS).map((name) => [name, Object.fromEntries(rows.map(({ sku, facts }) => [sku, facts[name]]))]),
  );
}
