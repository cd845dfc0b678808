/** A dry run: what an import would write and refuse. It asks the shop, if there is one, and writes nothing. */
import { inArray } from 'drizzle-orm';
import type { Db } from '../db/client';
import { models } from '../db/schema/models';
import type { Format } from './formats/recognise';
import type { ImportOptions } from './import-catalogue';
import type { ImportReport } from './import-report';
import type { ImportedModel } from './imported-model';
import { checkMapping } from './mapping/check-mapping';
import { NO_MAPPING } from './mapping/mapping';
import type { FileWriter } from './open-writer';
import type { ImageSource } from './pictures/images';
import { picturesOf } from './prepare-model';
import { surveyFile } from './survey';
import { assignSkus, skusOf, skuTaken } from './write/assign-skus';
import { countMissing } from './write/missing-models';
import { openPriceConversion, type PriceConversion } from './write/money';
import { ownersOf } from './write/upsert-models';
import { type BatchWriter, isMeant } from './write-batch';

/** What a dry run asks the shop. */
interface AskedShop {
  readonly db: Db;
  readonly convert: PriceConversion;
}

/**
 * Counts what an import would write. @param db undefined: only what the file says by itself is known
 * @throws UnreadableFile when the mapping names what the shop does not have
 */
export async function openDryRun(
  db: Db | undefined,
  format: Format,
  options: ImportOptions,
  images: ImageSource,
  report: ImportReport,
): Promise<FileWriter> {
  const shop = db && (await askShop(db, format, options, report));
  const owners = new Map<string, string>();
  const write: BatchWriter = async (batch) => {
    const sold = batch.filter(({ variants }) => variants.length > 0);
    const known = shop ? await knownKeys(shop.db, sold) : new Set<string>();
    const meant = sold.filter(
      (model) => !shop || isMeant(model, known.has(model.importKey), options.mode ?? 'merge', report),
    );
    const priced = shop ? meant.flatMap((model) => pricedModel(model, shop.convert, report)) : meant;
    const wrapped = priced.map((source) => ({
      source,
      variants: source.variants.map((variant) => ({ source: variant })),
    }));
    const ofShop = shop ? await ownersOf(shop.db, skusOf(wrapped)) : new Map<string, string>();
    const assigned = assignSkus(wrapped, (sku) => ofShop.get(sku) ?? owners.get(sku));
    for (const { line, sku } of assigned.refusals) report.skip(line, skuTaken(sku));
    for (const { line, sku } of assigned.renamed)
      report.tally('SKUs belong to another model; the variant gets one of its own', line, sku);
    report.counts.refusedModels += assigned.refused.length;
    for (const { source, variants } of assigned.models) {
      for (const variant of variants) owners.set(variant.source.sku, source.importKey);
      await picturesOf(source, images);
      report.counts.models += 1;
      report.counts.variants += variants.length;
      if (shop) report.counts[known.has(source.importKey) ? 'updatedModels' : 'createdModels'] += 1;
    }
  };
  return { write, writeBundles: async (batch) => countBundles(batch, report) };
}

/** Whether the shop can hold a bundle shows when its parts are written. */
function countBundles(batch: readonly ImportedModel[], report: ImportReport): void {
  for (const { line, name } of batch)
    report.tally('bundles are checked when the import has written their parts', line, name);
}

/** Tells how many models would be taken out of sale, and what the mapping and the prices need of the shop. */
async function askShop(db: Db, format: Format, options: ImportOptions, report: ImportReport): Promise<AskedShop> {
  const { taxClassId } = await checkMapping(db, options.mapping ?? NO_MAPPING);
  if (options.mode === 'replace' || options.missing === 'withdraw') {
    const { importKeys, unreadRows } = await surveyFile(options.file, options);
    if (unreadRows === 0) report.leaving = await countMissing(db, format, importKeys);
  }
  return { db, convert: await openPriceConversion(db, { ...options, taxClassId }) };
}

async function knownKeys(db: Db, batch: readonly ImportedModel[]): Promise<Set<string>> {
  const keys = batch.map(({ importKey }) => importKey);
  const rows = await db.select({ importKey: models.importKey }).from(models).where(inArray(models.importKey, keys));
  return new Set(rows.flatMap(({ importKey }) => importKey ?? []));
}

/** A model with the variants whose prices the shop can take; none without any. */
function pricedModel(model: ImportedModel, convert: PriceConversion, report: ImportReport): ImportedModel[] {
  const variants = model.variants.filter(({ price, line, sku }) => {
    const converted = convert(price);
    if ('price' in converted) return true;
    report.skip(line, converted.problem, sku);
    return false;
  });
  if (variants.length > 0) return [{ ...model, variants }];
  report.counts.refusedModels += 1;
  return [];
}
