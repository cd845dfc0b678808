/** Finds rows that other records of the shop refer to, by the foreign keys of the database: those of later tables too. */
import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { rowsOf } from '../../domain/reading/reader';

/** Tables whose rows an import writes, or that are made from them: what refers to a row there is part of it. */
const PARTS = {
  models: [
    'variants',
    'model_texts',
    'model_groups',
    'model_images',
    'model_properties',
    'model_relations',
    'old_addresses',
    'search_documents',
    'search_stale',
    'search_bodies',
    'import_before',
  ],
  variants: ['prices', 'price_history', 'stock', 'stock_movements', 'model_properties', 'import_stock'],
  product_groups: ['product_group_texts', 'group_filters', 'old_addresses'],
  manufacturers: [],
  customers: ['customer_consents'],
  imported_orders: ['imported_order_rows'],
  reviews: [],
  discount_codes: ['discount_code_brands', 'discount_code_groups', 'discount_code_models'],
} as const;

export type Referred = keyof typeof PARTS;

/** Of some rows, those that must stay because something else of the shop refers to them. */
export async function referenced(tx: Transaction, to: Referred, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const places = await rowsOf<{ table: string; column: string }>(
    tx,
    sql`select c.conrelid::regclass::text as "table", a.attname as "column"
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = ${to}::regclass and cardinality(c.conkey) = 1
        and not (c.conrelid::regclass::text = any(${sql.param([...PARTS[to]])}::text[]))
        -- what a bundle is made of is part of it; what it is part of refers to it
        and not (c.conrelid = 'bundle_parts'::regclass and a.attname = 'bundle_id')`,
  );
  const wanted = sql`${sql.param([...ids])}::int[]`;
  const queries: SQL[] = places.map(
    ({ table, column }) =>
      sql`select ${sql.identifier(column)}::int as id from ${sql.raw(table)} where ${sql.identifier(column)} = any(${wanted})`,
  );
  // Units that somebody counted, moved or sold were not put there by the import.
  if (to === 'variants')
    queries.push(sql`select variant_id from stock_movements where variant_id = any(${wanted}) and reason <> 'import'`);
  const found = await rowsOf<{ id: number }>(tx, sql.join(queries, sql` union `));
  return new Set(found.map(({ id }) => id));
}
