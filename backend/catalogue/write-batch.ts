/** Writes batches of models, each in one transaction, and reports the result after the commit. */
import type { Db } from '../db/client';
import type { ImportReport } from './import-report';
import { type ImportedModel, referencesOf } from './imported-model';
import { type PrepareTools, prepareModel } from './prepare-model';
import { markStale } from './search-index/refresh-search-index';
import { SKU_TAKEN } from './write/assign-skus';
import { readKnownModels } from './write/known-models';
import { takeOutOfSale } from './write/missing-models';
import type { PreparedModel } from './write/prepared-model';
import { QUANTITY_IN_STOCK } from './write/set-stock';
import { type BatchResult, upsertModels } from './write/upsert-models';
import type { WrittenVariant } from './write/upsert-variants';

/** Writes the next models of a file. */
export type BatchWriter = (batch: readonly ImportedModel[]) => Promise<void>;

/** Max attempts for one model when other transactions change the same rows. */
const MAX_ATTEMPTS = 3;
/** PostgreSQL's error codes caused by concurrent transactions: deadlock, serialization failure, a row inserted meanwhile. */
const CAUSED_BY_OTHERS = new Set(['40P01', '40001', '23505']);

/** @param now the moment of the import: prices, history and the models' `importedAt` */
export function openBatchWriter(db: Db, tools: PrepareTools, now: Date): BatchWriter {
  const { report, vocabulary, language } = tools;
  const write = async (prepared: readonly PreparedModel[]): Promise<void> => {
    const result = await db.transaction(async (tx) => {
      const written = await upsertModels(tx, prepared, now);
      await markStale(tx, { importKeys: prepared.map(({ source }) => source.importKey) });
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
    await takeOut(db, batch, now, report);
    const sold = batch
      .filter(({ variants }) => variants.length > 0)
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
    } catch {
      for (const model of prepared) await writeAlone(model, write, report);
    }
  };
}

/** Withdraws models that the file disables, if the shop has them. */
async function takeOut(db: Db, batch: readonly ImportedModel[], now: Date, report: ImportReport): Promise<void> {
  const gone = batch.filter(({ variants }) => variants.length === 0);
  const taken = await db.transaction((tx) =>
    takeOutOfSale(
      tx,
      gone.map(({ importKey }) => importKey),
      now,
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
  for (let attempt = 1; ; attempt += 1) {
    try {
      await write([model]);
      return;
    } catch (error) {
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      const { code = '' } = cause as { code?: string };
      if (attempt < MAX_ATTEMPTS && CAUSED_BY_OTHERS.has(code)) continue;
      const reason = cause instanceof Error ? cause.message : String(cause);
      report.skip(
        model.source.line,
        `"${model.source.name}" was refused by the database: ${reason}`,
        `refused by the database: ${reason}`,
      );
      report.counts.refusedModels += 1;
      return;
    }
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
  for (const { line, text } of result.refusals) report.skip(line, text, SKU_TAKEN);
  for (const { line, text } of result.renamed)
    report.tally('SKUs belong to another model; the variant got one of its own', line, text);
  for (const { sku, by } of result.displaced)
    report.notice(
      by.source.line,
      `${sku} is taken out of sale: ${by.source.sku} has its colour, size and type now`,
      'taken out of sale: another variant has the colour, size and type now',
    );
  const each = (kind: string, written: readonly WrittenVariant[]): void => {
    for (const { variant } of written) report.tally(kind, variant.source.line, variant.source.sku);
  };
  each('counts of stock include units that unpaid orders hold; these were taken off', result.stock.held);
  each('counts of stock are below what unpaid orders hold; nothing is free', result.stock.overheld);
  each(`variants are in stock, not counted; ${QUANTITY_IN_STOCK} units are assumed`, result.stock.assumed);
  each('variants are out of stock: the file does not say how many there are', result.stock.unsaid);
}
