/** Imports one file into the shop: reads, cleans, stores pictures, writes, and reports. */
import type { Db } from '../db/client';
import type { ShopLanguage } from '../domain/locale/language';
import type { MediaStore } from '../media/store';
import { announceCatalogueChange } from './catalogue-changes';
import { cleanModel } from './clean-model';
import type { Format } from './formats/recognise';
import { type ImageSource, openImages } from './images';
import { ImportReport } from './import-report';
import type { ImportedModel, ImportedVariant } from './imported-model';
import { readModels } from './read-models';
import { markStale, refreshSearchIndex } from './search-index/refresh-search-index';
import { type GroupTree, openGroups } from './write/groups';
import { IMPORTED_TAX_CLASS, openPriceConversion, type PriceConversion } from './write/money';
import type { PreparedModel, PreparedVariant } from './write/prepared-model';
import { upsertModels } from './write/upsert-models';
import { openVocabulary, type Vocabulary } from './write/vocabulary';

/** What to import and how to understand it. */
export interface ImportOptions {
  file: string;
  format?: Format;
  /** Folder in which the pictures are looked up. */
  images?: string;
  /** Language that the texts are in. */
  language: ShopLanguage;
  /** ISO 4217 in lower case. */
  currency: string;
  tax: 'included' | 'excluded';
  /** Brand of models that name none. */
  brand: string;
  now: Date;
  /** Told how many bytes were read and how many models are done. */
  onProgress?: (progress: { bytes: number; models: number }) => void;
}

/** Where to write. */
export interface ImportTarget {
  db: Db;
  media: MediaStore;
}

/** Models written in one transaction. */
const BATCH = 40;

/**
 * Runs an import. With no target it only reads and reports (a dry run).
 * @throws UnreadableFile when the file is in no known format
 */
export async function importCatalogue(
  options: ImportOptions,
  target: ImportTarget | undefined,
): Promise<{ format: Format; report: ImportReport }> {
  const report = new ImportReport();
  let bytes = 0;
  const progress = (): void => options.onProgress?.({ bytes, models: report.counts.models });
  const { format, models } = await readModels(options.file, report, {
    ...(options.format ? { format: options.format } : {}),
    onBytes: (read) => {
      bytes = read;
      progress();
    },
  });
  const images = await openImages(options.images, target?.media, report);
  const write = target ? await openWriter(target.db, format, options, images, report) : countOnly(images, report);
  try {
    await inBatches(models, write, progress);
  } finally {
    // What was written is on sale, whether or not the rest followed. A failure to say so must not hide the import's own.
    if (target) await announceCatalogueChange(target.db).catch(() => {});
  }
  if (target && (await refreshSearchIndex(target.db)) > 0) await announceCatalogueChange(target.db);
  progress();
  return { format, report };
}

async function inBatches(models: AsyncIterable<ImportedModel>, write: BatchWriter, onBatch: () => void): Promise<void> {
  let batch: ImportedModel[] = [];
  for await (const model of models) {
    batch.push(cleanModel(model));
    if (batch.length < BATCH) continue;
    await write(batch);
    batch = [];
    onBatch();
  }
  if (batch.length > 0) await write(batch);
}

type BatchWriter = (batch: readonly ImportedModel[]) => Promise<void>;

function countOnly(images: ImageSource, report: ImportReport): BatchWriter {
  return async (batch) => {
    for (const model of batch) {
      await picturesOf(model, images);
      report.counts.models += 1;
      report.counts.variants += model.variants.length;
    }
  };
}

async function openWriter(
  db: Db,
  format: Format,
  options: ImportOptions,
  images: ImageSource,
  report: ImportReport,
): Promise<BatchWriter> {
  const tools: Tools = {
    vocabulary: openVocabulary(db, options.brand),
    groups: openGroups(db, format),
    images,
    convertPrice: await openPriceConversion(db, { ...options, taxClassId: IMPORTED_TAX_CLASS }),
    language: options.language,
    report,
  };
  const writeTogether = async (prepared: readonly PreparedModel[]): Promise<void> => {
    const writing = { now: options.now, report, withdrawMissing: report.skippedCount === 0 };
    const result = await db.transaction(async (tx) => {
      const written = await upsertModels(tx, prepared, writing);
      await markStale(tx, { importKeys: prepared.map(({ source }) => source.importKey) });
      return written;
    });
    report.counts.models += prepared.length;
    report.counts.createdModels += result.created;
    report.counts.updatedModels += result.updated;
    report.counts.variants += result.variants;
  };
  return async (batch) => {
    await tools.vocabulary.learn(batch);
    const prepared: PreparedModel[] = [];
    for (const model of batch) {
      const ready = await prepare(model, tools);
      if (ready) prepared.push(ready);
    }
    if (prepared.length === 0) return;
    try {
      await writeTogether(prepared);
    } catch {
      for (const model of prepared)
        await writeTogether([model]).catch((error: unknown) => refuse(model, error, report));
    }
  };
}

function refuse({ source }: PreparedModel, error: unknown, report: ImportReport): void {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const reason = cause instanceof Error ? cause.message : String(cause);
  report.skip(source.line, `"${source.name}" was refused by the database: ${reason}`);
}

interface Tools {
  vocabulary: Vocabulary;
  groups: GroupTree;
  images: ImageSource;
  convertPrice: PriceConversion;
  language: ShopLanguage;
  report: ImportReport;
}

async function prepare(model: ImportedModel, tools: Tools): Promise<PreparedModel | undefined> {
  const { vocabulary, report } = tools;
  const variants = model.variants.flatMap((variant) => {
    const prepared = prepareVariant(variant, tools);
    return prepared ? [prepared] : [];
  });
  if (variants.length === 0) {
    report.skip(model.line, `"${model.name}" has no variant that can be sold`);
    return undefined;
  }
  const groupIds: number[] = [];
  for (const names of model.groups) groupIds.push(await tools.groups.idOf(names));
  if (groupIds.length === 0)
    report.notice(model.line, `"${model.name}" is in no group; only search and its brand show it`);
  const pictures = await picturesOf(model, tools.images);
  return {
    source: model,
    brandId: vocabulary.brand(model.brand),
    taxClassId: IMPORTED_TAX_CLASS,
    language: tools.language,
    groupIds,
    properties: model.properties.map(({ name, values }) => ({ typeId: vocabulary.property(name), values })),
    variants,
    images: pictures.map(({ color, image }) => ({ colorId: vocabulary.color(color), image })),
  };
}

function prepareVariant(
  variant: ImportedVariant,
  { vocabulary, convertPrice, report }: Tools,
): PreparedVariant | undefined {
  const converted = convertPrice(variant.price);
  if ('problem' in converted) {
    report.skip(variant.line, `${variant.sku}: ${converted.problem}`);
    return undefined;
  }
  return {
    source: variant,
    colorId: vocabulary.color(variant.color),
    sizeId: vocabulary.size(variant.size),
    typeId: vocabulary.type(variant.type),
    price: converted.price,
  };
}

/** The pictures of each colour, then the general ones (no colour). */
async function picturesOf(
  model: ImportedModel,
  images: ImageSource,
): Promise<{ color: string; image: Awaited<ReturnType<ImageSource['take']>>[number] }[]> {
  const colors = [...new Set(model.variants.map(({ color }) => color))].filter((color) => color !== '');
  const pictures = [];
  for (const color of colors) {
    const wanted = model.variants.filter((variant) => variant.color === color);
    const taken = await images.take(
      wanted.flatMap((variant) => variant.images),
      wanted[0]?.line ?? model.line,
    );
    pictures.push(...taken.map((image) => ({ color, image })));
  }
  const general = await images.take(model.images, model.line);
  return [...pictures, ...general.map((image) => ({ color: '', image }))];
}
