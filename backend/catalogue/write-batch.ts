/** Writes batches of models, each in one transaction, and reports the result after the commit. */

import type { Db } from '../db/client';
import type { ImportMode } from './import-mode';
import type { ImportReport } from './import-report';
import { type ImportedModel, referencesOf } from './imported-model';
import { type PrepareTools, prepareModel } from './prepare-model';
import { endsImport } from './report/failure-sentence';
import { type Said, say } from './report/say';
import { NO_RECORD, type UndoRecord } from './runs/undo-record';
import { markStale } from './search-index/refresh-search-index';
import { searchedStates } from './search-index/searched-states';
import { skuTaken } from './write/assign-skus';
import { readKnownModels } from './write/known-models';
import { takeOutOfSale } from './write/missing-models';
import type { PreparedModel } from './write/prepared-model';
import { QUANTITY_IN_STOCK } from './write/set-stock';
import { type BatchResult, upsertModels } from './write/upsert-models';
import type { WrittenVariant } from './write/upsert-variants';
import { withRetries } from './write/with-retries';

/** Writes the next models of a file. */
export type BatchWriter = (batch: readonly ImportedModel[]) => Promise<void>;

/**
 * @param now the moment of the import: prices, history and the models' `importedAt`
 * @param mode whether only new models or only existing ones are written
 * @param record keeps what is changed
 */
export function openBatchWriter(
  db: Db,
  tools: PrepareTools,
  now: Date,
  mode: ImportMode = 'merge',
  record: UndoRecord = NO_RECORD,
): BatchWriter {
  const { report, vocabulary, language } = tools;
  const write = async (prepared: readonly PreparedModel[]): Promise<void> => {
    const result = await db.transaction(async (tx) => {
      const importKeys = prepared.map(({ source }) => source.importKey);
      const before = await searchedStates(tx, importKeys);
      const written = await upsertModels(tx, prepared, now, record);
      const after = await searchedStates(tx, [...before.keys()]);
      const isStale = (key: string): boolean => !before.has(key) || before.get(key) !== after.get(key);
      await markStale(tx, { importKeys: importKeys.filter(isStale) });
      return written;
    });
    tell(result, report);
  };
  return async (batch) => {
    const known = await readKnownModels(
      db,
      batch.map(({ importKey }) => importKey),
      language,
    );
    if (mode !== 'add') await takeOut(db, batch, now, report, record);
    const sold = batch
      .filter((model) => model.variants.length > 0 && isMeant(model, known.has(model.importKey), mode, report))
      // A new model always has a brand, the file's or the default one.
      .map((model) => (known.has(model.importKey) ? model : { ...model, brand: model.brand ?? '' }));
    await vocabulary.learn(sold);
    await tools.images.prepare(sold.flatMap(referencesOf));
    const prepared: PreparedModel[] = [];
    for (const model of sold) {
      const ready = await prepareModel(model, known.get(model.importKey), tools);
      if (ready) prepared.push(ready);
    }
    if (prepared.length === 0) return;
    try {
      await write(prepared);
    } catch (error) {
      if (endsImport(error)) throw error;
      for (const model of prepared) await writeAlone(model, write, report);
    }
  };
}

/** Whether the mode writes a model; one that it leaves out is counted. */
export function isMeant(
  { line, importKey }: ImportedModel,
  isKnown: boolean,
  mode: ImportMode,
  report: ImportReport,
): boolean {
  if (mode === 'add' && isKnown) report.tally('models are in the shop already and stay as they are', line, importKey);
  else if (mode === 'update' && !isKnown) report.tally('models are not in the shop and are not added', line, importKey);
  else return true;
  return false;
}

/** Withdraws models that the file disables, if the shop has them. */
async function takeOut(
  db: Db,
  batch: readonly ImportedModel[],
  now: Date,
  report: ImportReport,
  record: UndoRecord,
): Promise<void> {
  const gone = batch.filter(({ variants }) => variants.length === 0);
  const taken = await db.transaction((tx) =>
    takeOutOfSale(
      tx,
      gone.map(({ importKey }) => importKey),
      now,
      record,
    ),
  );
  report.counts.withdrawnVariants += taken.variants;
  report.counts.withdrawnModels += taken.models;
}

async function writeAlone(
  model: PreparedModel,
  write: (models: readonly PreparedModel[]) => Promise<void>,
  report: ImportReport,
): Promise<void> {
  try {
    await withRetries(() => write([model]));
  } catch (error) {
    if (endsImport(error)) throw error;
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    const reason = cause instanceof Error ? cause.message : String(cause);
    const { line, name } = model.source;
    const said = { name, fault: reason };
    report.skip(
      line,
      say('"{{name}}" was refused by the database: {{fault}}', said, `refused by the database: ${reason}`),
    );
    report.counts.refusedModels += 1;
  }
}

function tell(result: BatchResult, report: ImportReport): void {
  const { counts } = report;
  counts.models += result.created + result.updated;
  counts.createdModels += result.created;
  counts.updatedModels += result.updated;
  counts.variants += result.variants;
  counts.withdrawnVariants += result.withdrawn;
  counts.refusedModels += result.refused.length;
  for (const { line, sku } of result.refusals) report.skip(line, skuTaken(sku));
  for (const { line, sku } of result.renamed)
    report.tally('SKUs belong to another model; the variant gets one of its own', line, sku);
  for (const { sku, by } of result.displaced)
    report.notice(
      by.source.line,
      say(
        '{{sku}} is taken out of sale: {{other}} has its colour, size and type now',
        { sku, other: by.source.sku },
        'taken out of sale: another variant has the colour, size and type now',
      ),
    );
  const each = (said: Said, written: readonly WrittenVariant[]): void => {
    for (const { variant } of written) report.tally(said, variant.source.line, variant.source.sku);
  };
  each('counts of stock include units that unpaid orders hold; these were taken off', result.stock.held);
  each('counts of stock are below what unpaid orders hold; nothing is free', result.stock.overheld);
  const assumed = say('variants are in stock, not counted; {{units}} units are assumed', { units: QUANTITY_IN_STOCK });
  each(assumed, result.stock.assumed);
  each('variants are out of stock: the file does not say how many there are', result.stock.unsaid);
}
