import { sql } from 'drizzle-orm';
import { choiceOf } from '../cart/cart-row';
import { readVariantLabels } from '../cart/cart-variants';
import type { ShopLanguage } from '../locale/language';
import { anywhere } from '../reading/like-pattern';
import type { PictureWire } from '../reading/picture';
import { type Reader, rowsOf } from '../reading/reader';
import { CAN_BE_BOUGHT } from '../restock/can-be-bought';

/** A variant as it is chosen for a campaign; as the contract has it. */
export interface GiftVariant {
  readonly id: number;
  readonly name: string;
  readonly brand: string;
  readonly choice: string;
  readonly image: PictureWire | null;
  /** Null: ordered from the supplier. */
  readonly stock: number | null;
  readonly is_orderable: boolean;
}

/** Most variants that a search finds. */
const MAX_FOUND = 60;

/** Which variants a campaign can have: of products that everybody sees or only campaigns have, with a price. */
const CAN_BE_CHOSEN = sql`not v.is_withdrawn and m.is_public and m.kind = 'product'
  and not exists (select 1 from bundle_parts b where b.bundle_id = m.id)
  and exists (select 1 from prices p where p.variant_id = v.id)`;

/** Ids of the variants whose product's name or brand holds a text. */
export async function findGiftVariants(reader: Reader, search: string): Promise<number[]> {
  if (search === '') return [];
  const pattern = anywhere(search);
  const rows = await rowsOf<{ id: number }>(
    reader,
    sql`
      select v.id from variants v join models m on m.id = v.model_id join manufacturers f on f.id = m.manufacturer_id
      left join sizes s on s.id = v.size_id
      where ${CAN_BE_CHOSEN} and (f.name ilike ${pattern} or v.sku ilike ${pattern} or exists (
        select 1 from model_texts t where t.model_id = m.id and (t.name ilike ${pattern} or f.name || ' ' || t.name ilike ${pattern})
      ))
      order by m.id, v.color_id, s.sort, v.id limit ${MAX_FOUND}`,
  );
  return rows.map(({ id }) => id);
}

/** Variants with their stock, in the order of their ids given; those that no campaign can have are left out. */
export async function readGiftVariants(
  reader: Reader,
  ids: readonly number[],
  language: ShopLanguage,
): Promise<GiftVariant[]> {
  if (ids.length === 0) return [];
  const rows = await rowsOf<{ id: number; stock: number | null; isOrderable: boolean }>(
    reader,
    sql`
      select v.id, case when v.on_order then null
          else coalesce((select sum(k.quantity) from stock k where k.variant_id = v.id), 0)::int end as stock,
        ${sql.raw(CAN_BE_BOUGHT)} as "isOrderable"
      from variants v join models m on m.id = v.model_id
      where v.id = any(${sql.param([...ids])}::int[]) and ${CAN_BE_CHOSEN}`,
  );
  const labels = await readVariantLabels(reader, ids, language);
  const states = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const label = labels.get(id);
    const state = states.get(id);
    if (!label || !state) return [];
    const { name, brand, image } = label;
    const choice = choiceOf(label).join(', ');
    return [{ id, name, brand, choice, image, stock: state.stock, is_orderable: state.isOrderable }];
  });
}
