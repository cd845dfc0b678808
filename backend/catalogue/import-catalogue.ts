/** Imports one file into the shop: reads, cleans, stores pictures, writes, and reports. */

import { setImmediate } from 'node:timers/promises';
import { search } from 'contract/listing';
import { announceCatalogueChange, announceImport } from '../db/catalogue-changes';
import type { Db } from '../db/client';
import type { ShopLanguage } from '../domain/locale/language';
import type { MediaStore } from '../media/store';
import { cleanModel } from './clean-model';
import { openDryRun } from './dry-run';
import type { Format } from './formats/recognise';
import { type ImportMode, NeedsConfirmation, needsConfirmation } from './import-mode';
import { ImportReport } from './import-report';
import type { ImportedModel } from './imported-model';
import { batchesOf, inBatches } from './in-batches';
import type { Mapping } from './mapping/mapping';
import { openWriter } from './open-writer';
import { openImages } from './pictures/images';
import type { PictureFetcher } from './pictures/picture-fetcher';
import { importPrices } from './prices/import-prices';
import { importTierPrices } from './prices/import-tier-prices';
import { isTierPriceFile } from './prices/tier-prices';
import { readModels } from './read-models';
import { say } from './report/say';
import type { UndoRecord } from './runs/undo-record';
import { refreshSearchIndex } from './search-index/refresh-search-index';
import { surveyFile } from './survey';
import { countMissing, modelsNotNamed, takeOutOfSale } from './write/missing-models';
import { nameProducts } from './write/name-products';
import { relateModels, relateParts } from './write/relate-models';

/** Options of an import. */
export interface ImportOptions {
  file: string;
  format?: Format;
  /** Folder of the pictures. */
  images?: string;
  /** Language of the texts. */
  language: ShopLanguage;
  /** ISO 4217 in lower case. */
  currency: string;
  tax: 'included' | 'excluded';
  /** Country of the tax included in the prices, ISO 3166-1 in lower case; undefined: derived from the currency. */
  country?: string;
  /** What to do with variants without a quantity in the file. */
  uncounted?: 'out' | 'order';
  /** What to do with models of earlier imports of the format that are missing from the file. */
  missing?: 'keep' | 'withdraw';
  /** What the file's columns, options, groups and properties are. */
  mapping?: Mapping;
  /** How the import treats what the shop has; undefined: `merge`. */
  mode?: ImportMode;
  /** Whether addresses of the shop that was left lead to the goods; undefined: they do. */
  oldAddresses?: boolean;
  /** Number of models that a replacement may withdraw. */
  confirmWithdraw?: number;
  /** Default brand for models without one. */
  brand: string;
  /** The default brand is the shop's name: it names no manufacturer. */
  isBrandUnknown?: boolean;
  now: Date;
  /** Called with the number of bytes read and of models finished. */
  onProgress?: (progress: { bytes: number; models: number }) => void;
}

/** Where to write. */
export interface ImportTarget {
  db: Db;
  media: MediaStore;
  /** Fetches pictures by address; undefined: none are fetched. */
  fetcher?: PictureFetcher;
  /** Keeps what is changed, so that it can be undone; undefined: nothing is kept. */
  record?: UndoRecord;
}

/** Bundles of a file; they are held in memory until its goods are written. */
const MOST_BUNDLES = 2000;
/** Grouped products of a file, whose parts are held in memory too. */
const MOST_GROUPED = 5000;

/**
 * Runs an import. With no target it only reads and reports (a dry run).
 * @param report gets the remarks while it runs, so that they are there when it fails
 * @param asked the shop that a dry run reads; undefined: it knows only the file
 * @throws UnreadableFile when the file is in no known format
 */
export async function importCatalogue(
  options: ImportOptions,
  target: ImportTarget | undefined,
  report = new ImportReport(),
  asked?: Db,
): Promise<{ format: Format; report: ImportReport }> {
  const priced = target ?? (asked && { db: asked, isDryRun: true });
  if (await isTierPriceFile(options.file)) return { ...(await importTierPrices(options, priced, report)), report };
  if (options.mode === 'prices') return { ...(await importPrices(options, priced, report)), report };
  if (options.mode === 'replace' && target) await checkReplacement(options, target.db);
  let bytes = 0;
  const progress = (): void => options.onProgress?.({ bytes, models: report.counts.models });
  const grouped: (readonly string[])[] = [];
  const { format, models } = await readModels(options.file, report, {
    onGrouped: (skus) => {
      if (skus.length > 0 && grouped.length < MOST_GROUPED) grouped.push(skus);
    },
    ...(options.format ? { format: options.format } : {}),
    ...(options.mapping ? { mapping: options.mapping } : {}),
    language: options.language,
    onBytes: (read) => {
      bytes = read;
      progress();
    },
  });
  const images = await openImages(options.images, target?.media, report, target?.fetcher);
  const { write, writeBundles } = target
    ? await openWriter(target, format, options, images, report)
    : await openDryRun(asked, format, options, images, report);
  const bundles: ImportedModel[] = [];
  try {
    const relations = new Map<string, readonly string[]>();
    const named = target ? namedInShop(models, target.db, options.language, format) : models;
    await inBatches(withoutBundles(cleaned(named, options, report, relations), bundles, report), write, progress);
    await inBatches(bundles, writeBundles, progress);
    if (target) {
      await relateModels(target.db, format, relations, report, target.record);
      await relateParts(target.db, format, grouped, report, target.record);
    }
    if (target && report.counts.models > 0 && options.mode !== 'add')
      await reportMissing(target, format, options, report);
  } finally {
    // Written models are on sale even when the import fails later, so the change is always announced. An error of the
    // announcement must not hide the import's error.
    if (target) await announceImport(target.db).catch(() => {});
  }
  if (target && (await refreshSearchIndex(target.db)) > 0) await announceCatalogueChange(target.db, [search.name]);
  progress();
  return { format, report };
}

/** @throws NeedsConfirmation before anything is written */
async function checkReplacement(options: ImportOptions, db: Db): Promise<void> {
  const { format, importKeys, unreadRows } = await surveyFile(options.file, options);
  // Nothing is withdrawn then.
  if (unreadRows > 0) return;
  const { onSale, missing } = await countMissing(db, format, importKeys);
  if (needsConfirmation(missing, onSale) && options.confirmWithdraw !== missing)
    throw new NeedsConfirmation(missing, onSale);
}

/** Products of the shop that its own export names by their ids. */
async function* namedInShop(
  models: AsyncIterable<ImportedModel>,
  db: Db,
  language: ImportOptions['language'],
  format: Format,
): AsyncGenerator<ImportedModel> {
  const named = new Set<string>();
  for await (const batch of batchesOf(models)) yield* await nameProducts(db, batch, language, format, named);
}

/** Yields to the event loop between two models, for progress display, connections and timers. */
async function* cleaned(
  models: AsyncIterable<ImportedModel>,
  { uncounted = 'out', oldAddresses = true }: ImportOptions,
  report: ImportReport,
  relations: Map<string, readonly string[]>,
): AsyncGenerator<ImportedModel> {
  for await (const model of models) {
    await setImmediate();
    const clean = cleanModel(oldAddresses ? model : { ...model, oldPaths: [] }, report);
    if (clean.relatedSkus) relations.set(clean.importKey, clean.relatedSkus);
    yield uncounted === 'order' ? { ...clean, variants: clean.variants.map(soldToOrder) } : clean;
  }
}

/** Puts bundles aside, which are written when their parts are. */
async function* withoutBundles(
  models: AsyncIterable<ImportedModel>,
  bundles: ImportedModel[],
  report: ImportReport,
): AsyncGenerator<ImportedModel> {
  for await (const model of models) {
    if (!model.bundle) yield model;
    else if (bundles.length < MOST_BUNDLES) bundles.push(model);
    else report.skip(model.line, say('a file has {{most}} bundles at most', { most: MOST_BUNDLES }), `"${model.name}"`);
  }
}

function soldToOrder(variant: ImportedModel['variants'][number]): ImportedModel['variants'][number] {
  return variant.stock.kind === 'unsaid' ? { ...variant, isOnOrder: true } : variant;
}

/**
 * Reports each model of earlier imports of the format that is missing from this file, and withdraws it from sale if
 * requested. When the file had unreadable rows, they may belong to such models, so nothing is withdrawn.
 */
async function reportMissing(
  { db, record }: ImportTarget,
  format: Format,
  { now, mode, missing = 'keep' }: ImportOptions,
  report: ImportReport,
): Promise<void> {
  const isSure = report.unreadRows === 0;
  const kept = isSure
    ? 'models of earlier imports are not in the file; they stay as they are'
    : 'models of earlier imports are not in the file; they stay, because rows of the file could not be read';
  for await (const part of modelsNotNamed(db, format, now)) {
    const takesOut = (mode === 'replace' || missing === 'withdraw') && isSure;
    const kind = takesOut ? 'models of earlier imports are not in the file and were taken out of sale' : kept;
    for (const { importKey } of part) report.tally(kind, 0, importKey);
    if (!takesOut) continue;
    const keys = part.map(({ importKey }) => importKey);
    const taken = await db.transaction((tx) => takeOutOfSale(tx, keys, now, record));
    report.counts.withdrawnModels += taken.models;
    report.counts.withdrawnVariants += taken.variants;
  }
}
