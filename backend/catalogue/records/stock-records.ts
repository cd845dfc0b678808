/** Stock by location: Shopify's inventory export, and any table of SKU, store and quantity. */
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { stores } from '../../db/schema/stores';
import { parseQuantity } from '../text/amounts';
import { setStoreUnits } from '../write/set-stock';
import { findVariant } from './find-product';
import { firstOf, hasAny, type RecordImport } from './record-import';

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

export const stockRecords: RecordImport<StockEntry> = {
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
    return { sku, location: firstOf(row, NAMES.location), quantity: read.quantity };
  },
  async write(db, { sku, location, quantity, line }, { storeOf }, report) {
    const named = storeOf(location);
    if (named === null)
      return report.tally('rows of locations that the mapping leaves out', line, location) as undefined;
    const storeId = await findStore(db, named ?? location);
    if (storeId === undefined)
      return report.skip(
        line,
        `no store is named "${location.slice(0, 40)}" (a mapping may name it)`,
        'a location is no store of the shop (a mapping may name it)',
      );
    const variantId = await findVariant(db, sku);
    if (variantId === undefined)
      return report.skip(line, `the shop does not have the SKU ${sku.slice(0, 60)}`, 'the shop does not have the SKU');
    const isChanged = await db.transaction((tx) => setStoreUnits(tx, storeId, variantId, quantity));
    return isChanged ? 'changed' : 'known';
  },
};

async function findStore(db: Db, name: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: stores.id })
    .from(stores)
    .where(sql`lower(name) = lower(${name}) or ${eq(stores.slug, name.toLowerCase())}`)
    .orderBy(stores.id)
    .limit(1);
  return row?.id;
}
