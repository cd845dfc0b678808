/** Queries of an export of goods; each reads a part of the models. */
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { MAIN_STORE_ID } from '../../db/schema/stores';
import type { ShopLanguage } from '../../domain/locale/language';
import { BASE_TAX_AREA_ID } from '../../domain/pricing/tax-rates';
import { bestTextFirst } from '../../domain/reading/text-fallback';

/** Models per query. */
const PART = 100;

/** Goods have files of their kind: no gift cards, bundles (which are made of other goods) and used items (single pieces). */
const IS_GOODS = sql`m.kind = 'product' and m.second_hand_parent_id is null
  and not exists (select 1 from bundle_parts b where b.bundle_id = m.id)
  and exists (select 1 from variants v where v.model_id = m.id and not v.is_withdrawn)`;

/** How many models of the shop are no goods, by what they are. */
export async function countOthers(
  tx: Transaction,
): Promise<{ giftCards: number; bundles: number; used: number; empty: number }> {
  const { rows } = await tx.execute<{ giftCards: number; bundles: number; used: number; empty: number }>(sql`
    select count(*) filter (where m.kind <> 'product')::int as "giftCards",
      count(*) filter (where m.kind = 'product' and b.id is not null)::int as bundles,
      count(*) filter (where m.kind = 'product' and b.id is null and m.second_hand_parent_id is not null)::int as used,
      count(*) filter (where m.kind = 'product' and b.id is null and m.second_hand_parent_id is null
        and not exists (select 1 from variants v where v.model_id = m.id and not v.is_withdrawn))::int as empty
    from models m left join (select distinct bundle_id as id from bundle_parts) b on b.id = m.id`);
  return rows[0] ?? { giftCards: 0, bundles: 0, used: 0, empty: 0 };
}

export interface ModelRow extends Record<string, unknown> {
  id: number;
  uuid: string;
  importKey: string | null;
  slug: string;
  /** Path of its page. */
  address: string;
  modelNumber: string;
  number: string;
  /** Null: the maker is not known. */
  brandId: number | null;
  isPublic: boolean;
  /** ISO 3166-1 in lower case; empty: not known. */
  origin: string;
  name: string;
  descriptionHtml: string;
  shortDescription: string;
  metaTitle: string;
  metaDescription: string;
  groupIds: number[];
  relatedSkus: string[];
}

export async function readModelRows(tx: Transaction, language: ShopLanguage, after: number): Promise<ModelRow[]> {
  const { rows } = await tx.execute<ModelRow>(sql`
    select m.id, m.uuid, m.import_key as "importKey", m.slug, f.slug || '/' || m.slug as address, m.model_number as "modelNumber",
      case when m.model_number <> '' and not exists (select 1 from variants v where v.sku = m.model_number) then m.model_number
        else m.slug end as number, case when f.is_maker then m.manufacturer_id end as "brandId",
      m.is_public as "isPublic", coalesce(m.country_of_origin, '') as origin, x.name, x.description_html as "descriptionHtml", x.short_description as "shortDescription",
      x.meta_title as "metaTitle", x.meta_description as "metaDescription",
      array(select g.group_id from model_groups g where g.model_id = m.id order by g.is_main desc, g.group_id) as "groupIds",
      array(select (select v.sku from variants v where v.model_id = r.related_id order by v.is_withdrawn, v.id limit 1)
        from model_relations r where r.model_id = m.id and r.kind = 'recommended'
          and exists (select 1 from variants v where v.model_id = r.related_id) order by r.sort) as "relatedSkus"
    from models m join manufacturers f on f.id = m.manufacturer_id join lateral (
      select * from model_texts t where t.model_id = m.id order by ${bestTextFirst(language, 'm.source_language')} limit 1
    ) x on true
    where m.id > ${after} and ${IS_GOODS} order by m.id limit ${PART}`);
  return rows;
}

export interface VariantRow extends Record<string, unknown> {
  modelId: number;
  sku: string;
  ean: string | null;
  colorId: number | null;
  sizeId: number | null;
  typeId: number;
  isOnOrder: boolean;
  incomingMs: number | null;
  regularCents: number | null;
  discountCents: number | null;
  fromMs: number | null;
  toMs: number | null;
  clubCents: number | null;
  count: number;
}

export async function readVariantRows(tx: Transaction, ids: readonly number[]): Promise<VariantRow[]> {
  const ms = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::float8`);
  const { rows } = await tx.execute<VariantRow>(sql`
    select v.model_id as "modelId", v.sku, v.ean, v.color_id as "colorId", v.size_id as "sizeId", v.type_id as "typeId",
      v.on_order as "isOnOrder", ${ms('v.stock_incoming_at')} as "incomingMs", p.regular_cents::float8 as "regularCents",
      p.discount_cents::float8 as "discountCents", ${ms('p.discount_starts_at')} as "fromMs", ${ms('p.discount_ends_at')} as "toMs",
      p.club_cents::float8 as "clubCents",
      (coalesce((select k.quantity from stock k where k.variant_id = v.id and k.store_id = ${MAIN_STORE_ID}), 0)
        + coalesce((select sum(a.quantity) from order_allocations a join order_rows r on r.id = a.order_row_id
            join orders o on o.id = r.order_id where r.variant_id = v.id and a.store_id = ${MAIN_STORE_ID}
              and a.released_at is null and o.status = 'awaiting_payment'), 0)
        + coalesce((select sum(t.held) from transfer_rows t join transfers f on f.id = t.transfer_id where t.variant_id = v.id
              and f.from_store_id = ${MAIN_STORE_ID} and f.status in ('requested', 'picking')), 0))::int as count
    from variants v left join prices p on p.variant_id = v.id and p.tax_area_id = ${BASE_TAX_AREA_ID}
      left join sizes s on s.id = v.size_id
    where v.model_id in (select json_array_elements_text(${JSON.stringify(ids)}::json)::int) and not v.is_withdrawn
    order by v.model_id, v.color_id nulls first, s.sort nulls first, v.id`);
  return rows;
}

export interface PropertyRow extends Record<string, unknown> {
  modelId: number;
  typeId: number;
  value: string;
}

export async function readPropertyRows(
  tx: Transaction,
  ids: readonly number[],
  language: ShopLanguage,
): Promise<PropertyRow[]> {
  const { rows } = await tx.execute<PropertyRow>(sql`
    select p.model_id as "modelId", p.property_type_id as "typeId", x.value
    from model_properties p join models m on m.id = p.model_id join lateral (
      select * from model_property_texts t where t.model_property_id = p.id
      order by ${bestTextFirst(language, 'm.source_language')} limit 1
    ) x on true
    where p.model_id in (select json_array_elements_text(${JSON.stringify(ids)}::json)::int) and p.variant_id is null
    order by p.model_id, p.sort, p.id`);
  return rows;
}

export interface PictureRow extends Record<string, unknown> {
  modelId: number;
  colorId: number | null;
  hash: string;
}

export async function readPictureRows(tx: Transaction, ids: readonly number[]): Promise<PictureRow[]> {
  const { rows } = await tx.execute<PictureRow>(sql`
    select model_id as "modelId", color_id as "colorId", media as hash from model_images
    where model_id in (select json_array_elements_text(${JSON.stringify(ids)}::json)::int)
    order by model_id, color_id nulls first, sort`);
  return rows;
}
