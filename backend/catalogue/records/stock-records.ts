/** Stock by location: Shopify's inventory export, and any table of SKU, store and quantity. */

import { eq, inArray, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client';
import { stores } from '../../db/schema/stores';
import { variants } from '../../db/schema/variants';
import type { TableRow } from '../read/table';
import { say } from '../report/say';
import { parseQuantity } from '../text/amounts';
import { setStoreUnits } from '../write/set-stock';
import { firstOf, hasAny, type ManyRecords } from './record-import';

const NAMES = {
  sku: ['sku', 'variant sku'],
  location: ['location', 'store', 'source_code', 'source code', 'warehouse', 'location name'],
  quantity: [
    'available',
    'available (not editable)',
    'on hand (new)',
    'on hand (current)',
    'on hand',
    'quantity',
    'qty',
  ],
} as const;

export interface StockEntry {
  sku: string;
  location: string;
  quantity: number;
}

/** The location that a row names. */
export const locationOf = (row: TableRow): string => firstOf(row, NAMES.location);

export const stockRecords: ManyRecords<StockEntry> = {
  recognises: (header) =>
    hasAny(header, ...NAMES.sku) &&
    hasAny(header, ...NAMES.location) &&
    hasAny(header, ...NAMES.quantity) &&
    !hasAny(header, 'price', 'variant price', 'regular price', 'email'),
  sourceOf: () => 'file',
  read([row], _options, report) {
    if (!row) return undefined;
    const sku = firstOf(row, NAMES.sku).replace(/^'/, '');
    const written = firstOf(row, NAMES.quantity);
    // Shopify's way to say that a location does not keep the variant.
    if (/^not stocked$/i.test(written)) return undefined;
    if (sku === '') return report.skip(row.line, 'the SKU is missing');
    const read = parseQuantity(written);
    if (!read) return report.skip(row.line, 'the quantity cannot be read');
    return { sku, location: locationOf(row), quantity: read.quantity };
  },
  write: async (db, entry, options, report) => {
    const { changed, known } = await stockRecords.writeMany(db, [entry], options, report);
    return changed > 0 ? 'changed' : known > 0 ? 'known' : undefined;
  },
  async writeMany(db, entries, { storeOf, record }, report) {
    const variantIds = await findVariants(
      db,
      entries.map(({ sku }) => sku),
    );
    const byStore = new Map<number, Map<number, number>>();
    const places = new Map<string, number | null | undefined>();
    for (const { sku, location, quantity, line } of entries) {
      if (!places.has(location)) {
        const named = storeOf(location);
        places.set(location, named === null ? null : (await storeNamed(db, named ?? location))?.id);
      }
      const storeId = places.get(location);
      const variantId = variantIds.get(sku);
      if (storeId === null) report.tally('rows of locations that the mapping leaves out', line, location);
      else if (storeId === undefined)
        report.skip(
          line,
          say(
            'no store is named "{{location}}" (a mapping may name it)',
            { location: location.slice(0, 40) },
            NO_STORE,
          ),
        );
      else if (variantId === undefined)
        report.skip(line, say('the shop does not have the SKU {{sku}}', { sku: sku.slice(0, 60) }, NO_SKU));
      else byStore.set(storeId, (byStore.get(storeId) ?? new Map()).set(variantId, quantity));
    }
    const counts = { added: 0, changed: 0, known: 0 };
    for (const [storeId, units] of byStore) {
      const { size } = await db.transaction((tx) => setStoreUnits(tx, storeId, units, record));
      counts.changed += size;
      counts.known += units.size - size;
    }
    return counts;
  },
};

const NO_STORE = 'a location is no store of the shop (a mapping may name it)';
const NO_SKU = 'the shop does not have the SKU';

async function findVariants(db: Db | Transaction, skus: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ sku: variants.sku, id: variants.id })
    .from(variants)
    .where(inArray(variants.sku, [...skus]));
  return new Map(rows.map(({ sku, id }) => [sku, id]));
}

/** The store of a name or a slug; undefined: none. */
export async function storeNamed(
  db: Db | Transaction,
  name: string,
): Promise<{ readonly id: number; readonly slug: string } | undefined> {
  const [row] = await db
    .select({ id: stores.id, slug: stores.slug })
    .from(stores)
    .where(sql`lower(name) = lower(${name}) or ${eq(stores.slug, name.toLowerCase())}`)
    .orderBy(stores.id)
    .limit(1);
  return row;
}
