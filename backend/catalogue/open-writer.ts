/** Opens what writes a file into the shop. */
import { checkBundles } from './check-bundles';
import type { Format } from './formats/recognise';
import type { ImportOptions, ImportTarget } from './import-catalogue';
import type { ImportReport } from './import-report';
import { checkMapping } from './mapping/check-mapping';
import { NO_MAPPING } from './mapping/mapping';
import type { ImageSource } from './pictures/images';
import type { PrepareTools } from './prepare-model';
import { NO_RECORD } from './runs/undo-record';
import { openGroups } from './write/groups';
import { openPriceConversion } from './write/money';
import { openVocabulary } from './write/vocabulary';
import { type BatchWriter, openBatchWriter } from './write-batch';

/** Writes a file's goods, then its bundles. */
export interface FileWriter {
  readonly write: BatchWriter;
  readonly writeBundles: BatchWriter;
}

/** Writers of a file's goods, and of its bundles when the goods are written. */
export async function openWriter(
  { db, record = NO_RECORD }: ImportTarget,
  format: Format,
  options: ImportOptions,
  images: ImageSource,
  report: ImportReport,
): Promise<FileWriter> {
  const mapped = await checkMapping(db, options.mapping ?? NO_MAPPING);
  const tools: PrepareTools = {
    vocabulary: openVocabulary(db, { name: options.brand, isMaker: !options.isBrandUnknown }, options.language, record),
    groups: openGroups(db, format, options.language, options.oldAddresses, record),
    images,
    convertPrice: await openPriceConversion(db, { ...options, taxClassId: mapped.taxClassId }),
    mapped,
    language: options.language,
    report,
  };
  const writerWith = (more: Pick<PrepareTools, 'bundleOf'>): BatchWriter =>
    openBatchWriter(db, { ...tools, ...more }, options.now, options.mode, record);
  return {
    write: writerWith({}),
    writeBundles: async (batch) => {
      const checked = await checkBundles(db, batch, tools.convertPrice, report);
      const write = writerWith({ bundleOf: ({ importKey }) => checked.get(importKey) });
      await write(batch.filter(({ importKey }) => checked.has(importKey)));
    },
  };
}
