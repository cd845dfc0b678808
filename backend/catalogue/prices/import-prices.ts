/** Updates prices and stock alone, by SKU: nothing else of the file is read, and no search index is built. */

import { sql } from 'drizzle-orm';
import { announceImport } from '../../db/catalogue-changes';
import type { Db } from '../../db/client';
import { variants } from '../../db/schema/variants';
import type { Format } from '../formats/recognise';
import { skuTwice } from '../formats/sku-twice';
import type { ImportOptions } from '../import-catalogue';
import type { ImportReport } from '../import-report';
import { checkMapping } from '../mapping/check-mapping';
import { NO_MAPPING } from '../mapping/mapping';
import { NO_RECORD, type UndoRecord } from '../runs/undo-record';
import { type CataloguePrice, openPriceConversion, type PriceConversion } from '../write/money';
import { setStock } from '../write/set-stock';
import { upsertPrices } from '../write/upsert-prices';
import type { WrittenVariant } from '../write/upsert-variants';
import { withRetries } from '../write/with-retries';
import { type PriceRow, readPriceRows } from './price-rows';

/** Number of rows per transaction. */
const BATCH = 1000;

/** Whose prices are imported. */
export interface PricedShop {
  readonly db: Db;
  /** Keeps what is changed. */
  readonly record?: UndoRecord;
  /** The shop is only asked. */
  readonly isDryRun?: boolean;
}

/**
 * Imports the prices and the stock of variants that the shop has; other SKUs are reported.
 * @param shop undefined: the file is only read (a dry run)
 * @throws UnreadableFile
 */
export async function importPrices(
  options: ImportOptions,
  shop: PricedShop | undefined,
  report: ImportReport,
): Promise<{ format: Format }> {
  let bytes = 0;
  const { format, rows } = await readPriceRows(options.file, report, {
    ...options,
    onBytes: (read) => {
      bytes = read;
    },
  });
  const write = shop ? await openWriter(shop, options, report) : countOnly(report);
  try {
    let batch: PriceRow[] = [];
    for await (const row of rows) {
      batch.push(row);
      if (batch.length < BATCH) continue;
      await write(batch);
      batch = [];
      options.onProgress?.({ bytes, models: report.counts.variants });
    }
    if (batch.length > 0) await write(batch);
  } finally {
    if (shop && !shop.isDryRun) await announceImport(shop.db).catch(() => {});
  }
  return { format };
}

type Write = (rows: readonly PriceRow[]) => Promise<void>;

const countOnly =
  (report: ImportReport): Write =>
  async (rows) => {
    report.counts.variants += rows.length;
  };

async function openWriter(
  { db, record = NO_RECORD, isDryRun = false }: PricedShop,
  options: ImportOptions,
  report: ImportReport,
): Promise<Write> {
  const { taxClassId } = await checkMapping(db, options.mapping ?? NO_MAPPING);
  const convert = await openPriceConversion(db, { ...options, taxClassId });
  return async (rows) => {
    const ids = await idsOf(db, rows);
    const lines = new Map<number, number>();
    const known = rows.flatMap((row) => {
      const id = ids.get(row.sku);
      if (id === undefined) report.tally('SKUs are not in the shop', row.line, row.sku);
      else if (lines.has(id)) report.skip(row.line, skuTwice(row.sku, lines.get(id) ?? 0));
      if (id === undefined || lines.has(id)) return [];
      lines.set(id, row.line);
      const variant = writtenVariant(id, row, convert, report);
      return variant ? [variant] : [];
    });
    if (!isDryRun) await writeBatch(db, known, options.now, report, record);
    report.counts.variants += known.length;
  };
}

async function idsOf(db: Db, rows: readonly PriceRow[]): Promise<Map<string, number>> {
  const found = await db
    .select({ sku: variants.sku, id: variants.id })
    .from(variants)
    .where(sql`${variants.sku} = any(${sql.param(rows.map(({ sku }) => sku))}::text[])`);
  return new Map(found.map(({ sku, id }) => [sku, id]));
}

type PricedRow = { id: number; row: PriceRow; price: CataloguePrice | undefined };

function writtenVariant(
  id: number,
  row: PriceRow,
  convert: PriceConversion,
  report: ImportReport,
): PricedRow | undefined {
  if (!row.price) return { id, row, price: undefined };
  const converted = convert(row.price);
  if ('price' in converted) return { id, row, price: converted.price };
  return report.skip(row.line, converted.problem, row.sku);
}

async function writeBatch(
  db: Db,
  rows: readonly PricedRow[],
  now: Date,
  report: ImportReport,
  record: UndoRecord,
): Promise<void> {
  // In one order, so that imports beside each other do not wait for each other in a circle.
  const inOrder = rows.toSorted((one, other) => one.id - other.id);
  const remarks = await withRetries(() =>
    db.transaction(async (tx) => {
      await record.pricesOf(
        tx,
        inOrder.map(({ id }) => id),
      );
      await upsertPrices(
        tx,
        inOrder.flatMap(({ id, row, price }) => (price ? [asWritten(id, row, price)] : [])),
        now,
      );
      const counted = inOrder.filter(({ row }) => row.stock.kind !== 'unsaid');
      return setStock(
        tx,
        counted.map(({ id, row, price }) => asWritten(id, row, price ?? NO_PRICE)),
        record,
      );
    }),
  );
  for (const { variant } of remarks.held)
    report.tally(
      'counts of stock include units that unpaid orders hold; these were taken off',
      variant.source.line,
      variant.source.sku,
    );
  for (const { variant } of remarks.overheld)
    report.tally(
      'counts of stock are below what unpaid orders hold; nothing is free',
      variant.source.line,
      variant.source.sku,
    );
}

const NO_PRICE: CataloguePrice = {
  regularCents: 0,
  discountCents: null,
  discountStartsAt: null,
  discountEndsAt: null,
  given: null,
  keepsDiscount: true,
};

/** The row as the writers of prices and stock take it; they read nothing of its looks. */
function asWritten(id: number, { line, sku, price: own, stock }: PriceRow, price: CataloguePrice): WrittenVariant {
  const looks = { color: '', size: '', type: '', typeTitle: '', hasChoices: false, images: [], isOnOrder: undefined };
  const source = { line, sku, stock, price: own ?? { regularHundredths: 0 }, ...looks };
  return { id, variant: { source, colorId: null, sizeId: null, typeId: 0, price } };
}
