import type { LEAD_KINDS, LeadForm } from 'contract/desk-leads';
import { sql } from 'drizzle-orm';
import { BUYABLE } from '../catalogue/product-list/which-models';
import type { ShopLanguage } from '../locale/language';
import { type Reader, rowsOf } from '../reading/reader';
import { storedVersion } from './stored-version';

type LeadKind = (typeof LEAD_KINDS)[number];

/** Which list models lead: both ids are null for the front page. */
export interface LeadPlace {
  readonly kind: LeadKind;
  readonly groupId: number | null;
  readonly manufacturerId: number | null;
}

/** The place of a key: `front`, `group-12`, `brand-3`; null for any other text. */
export function leadPlace(key: string): LeadPlace | null {
  if (key === 'front') return { kind: 'front', groupId: null, manufacturerId: null };
  const [, kind, id] = /^(group|brand)-([1-9]\d{0,8})$/.exec(key) ?? [];
  if (kind === 'group') return { kind, groupId: Number(id), manufacturerId: null };
  return kind === 'brand' ? { kind, groupId: null, manufacturerId: Number(id) } : null;
}

/** A list with how many models lead it. */
export interface LeadList extends Record<string, unknown> {
  readonly key: string;
  readonly kind: LeadKind;
  readonly name: string;
  readonly count: number;
}

/** Every list: the front page, the groups in the order of their tree, the brands. */
export function readLeadLists(reader: Reader, language: ShopLanguage): Promise<LeadList[]> {
  const name = sql`coalesce(
    (select t.name from product_group_texts t where t.group_id = g.id
     order by (t.language = ${language}) desc, (t.language = 'en') desc, (t.language = 'fi') desc, t.language limit 1), '')`;
  return rowsOf<LeadList>(
    reader,
    sql`with recursive tree(id, name, place) as (
        select g.id, ${name}, array[g.sort, g.id] from product_groups g where g.parent_id is null
        union all
        select g.id, tree.name || ' › ' || ${name}, tree.place || array[g.sort, g.id]
        from product_groups g join tree on g.parent_id = tree.id
      ), lists(key, kind, name, group_id, manufacturer_id, turn, place) as (
        select 'front', 'front', '', null::int, null::int, 0, array[]::int[]
        union all select 'group-' || id, 'group', name, id, null, 1, place from tree
        union all select 'brand-' || id, 'brand', name, null, id, 2, array[(row_number() over (order by name, id))::int] from manufacturers
      )
      select l.key, l.kind, l.name, (select count(*)::int from lead_models m
        where m.group_id is not distinct from l.group_id and m.manufacturer_id is not distinct from l.manufacturer_id) as count
      from lists l order by l.turn, l.place`,
  );
}

/** A model that leads a list. */
export interface LeadModel extends Record<string, unknown> {
  readonly id: number;
  readonly name: string;
  readonly brand: string;
  readonly isBuyable: boolean;
}

/** What leads a list as the desk edits it. */
export interface EditedLead {
  readonly key: string;
  readonly kind: LeadKind;
  readonly name: string;
  readonly version: string;
  readonly form: LeadForm;
  readonly models: readonly LeadModel[];
}

/** What leads one list; undefined for one that the shop does not have. */
export async function readLead(reader: Reader, key: string, language: ShopLanguage): Promise<EditedLead | undefined> {
  const place = leadPlace(key);
  const list = place && (await readLeadLists(reader, language)).find((each) => each.key === key);
  if (!place || !list) return undefined;
  const models = await rowsOf<LeadModel>(
    reader,
    sql`select m.id, b.name as brand, ${sql.raw(BUYABLE)} as "isBuyable",
        coalesce((select t.name from model_texts t where t.model_id = m.id
          order by (t.language = ${language}) desc, (t.language = 'en') desc, t.language limit 1), '') as name
      from lead_models l join models m on m.id = l.model_id join manufacturers b on b.id = m.manufacturer_id
      where l.group_id is not distinct from ${place.groupId}::int and l.manufacturer_id is not distinct from ${place.manufacturerId}::int
      order by l.sort, l.id`,
  );
  const ids = models.map(({ id }) => id);
  return {
    key,
    kind: list.kind,
    name: list.name,
    version: storedVersion(ids),
    form: { models: ids.join(' ') },
    models,
  };
}
