import type { Transaction } from '../../db/client';
import { stock, stockMovements } from '../../db/schema/stock';
import { MAIN_STORE_ID } from '../../db/schema/stores';
import { DEMO_STORES, EXTERNAL_STORE_ID } from '../content/stores';
import { seededRandom } from '../illustrations/plates/geometry';
import { insertAll } from './insert';
import { DEMO_VARIANTS, type DemoVariant } from './variants';

const RETAIL_STORES = DEMO_STORES.filter(({ type }) => type === 'retail').map(({ id }) => id);

type StockRow = { variantId: number; storeId: number; quantity: number };

/** Middle sizes are bought most and stocked most; the outermost ones run out. */
function demand({ sizeIndex, sizeCount }: DemoVariant): number {
  if (sizeCount < 3) return 1;
  const fromMiddle = Math.abs(sizeIndex - (sizeCount - 1) / 2) / ((sizeCount - 1) / 2);
  return 1 - 0.6 * fromMiddle;
}

/** Units of a variant by store, the same at every load. */
function stockOf(variant: DemoVariant): StockRow[] {
  const random = seededRandom(variant.id * 7919);
  const share = demand(variant);
  const row = (storeId: number, quantity: number): StockRow[] =>
    quantity > 0 ? [{ variantId: variant.id, storeId, quantity }] : [];
  switch (variant.model.availability) {
    case 'plenty': {
      // one variant in twelve is sold out, so that pages of options show how that looks; goods without options are there
      const { colours, sizes } = variant.model;
      if (random() < 1 / 12 && colours.length * sizes.length > 2) return [];
      const warehouse = row(MAIN_STORE_ID, 2 + Math.floor(random() * 22 * share));
      const shops = RETAIL_STORES.flatMap((id) => row(id, random() < 0.65 ? Math.ceil(random() * 5 * share) : 0));
      return [...warehouse, ...shops];
    }
    case 'few': {
      // of goods without options a few are there
      const { colours, sizes } = variant.model;
      const least = colours.length * Math.max(1, sizes.length) === 1 ? 1 : 0;
      const warehouse = row(MAIN_STORE_ID, Math.max(least, Math.floor(random() * 3.4 * share)));
      return [...warehouse, ...RETAIL_STORES.flatMap((id) => row(id, random() < 0.22 ? 1 : 0))];
    }
    case 'single':
      return row(MAIN_STORE_ID, 1);
    case 'external':
      return row(EXTERNAL_STORE_ID, 4 + Math.floor(random() * 12));
    case 'sold-out':
    case 'backorder':
    case 'on-order':
      return [];
  }
}

/** Stock by store, and the count that put it there: the sum of movements is the stock. */
export async function loadStock(tx: Transaction): Promise<void> {
  const rows = DEMO_VARIANTS.flatMap(stockOf);
  await insertAll(tx, stock, rows);
  await insertAll(
    tx,
    stockMovements,
    rows.map(({ variantId, storeId, quantity }) => ({ variantId, storeId, delta: quantity, reason: 'count' as const })),
  );
}
