/** Begins and ends the record of a run. Only one import runs at a time, so that what it changes can be told apart. */

import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { tryLock } from '../../db/lock';
import { EXIT } from '../exit-codes';
import type { ImportArguments } from '../import-arguments';
import { NeedsConfirmation } from '../import-mode';
import type { OpenShop } from '../open-shop';
import { type Said, SaidError } from '../report/say';
import type { Run } from '../run-import';
import { RunRecord } from './run-record';
import { beginCommandRun, type ImportState } from './run-rows';

/** Another import runs. */
export class AnotherImport extends SaidError {
  constructor() {
    super('Another import is running. Try again when it has ended.');
  }
}

/**
 * Takes the lock of imports, and records that a command begins, unless it undoes one.
 * @returns what gives the lock back
 * @throws AnotherImport
 */
export async function beginRecord(run: Run, { db, pool }: OpenShop, fileBytes: number): Promise<() => Promise<void>> {
  const unlock = await tryLock(pool, 'importCatalogue');
  if (!unlock) throw new AnotherImport();
  if (run.args.undo !== undefined) return unlock;
  try {
    const { file, redirects, translations } = run.args;
    const fileName = basename(file ?? translations ?? redirects ?? '').slice(0, 200);
    const fingerprint = fingerprintOf(run.words, fileBytes);
    const command = { fileName, fileBytes, fingerprint, options: optionsOf(run.args) };
    run.record = new RunRecord(db, await beginCommandRun(db, command, new Date()));
    return unlock;
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** Tells the same command on the same file from others, in the same folder. */
const fingerprintOf = (words: readonly string[], bytes: number): string =>
  createHash('sha256')
    .update(JSON.stringify([process.cwd(), words, bytes]))
    .digest('hex')
    .slice(0, 32);

/** What staff see of the command. */
function optionsOf({ mode = 'merge', language, currency, tax, fetch, isDryRun: _, ...rest }: ImportArguments) {
  const { format, uncounted, missing } = rest;
  return { mode, language, currency, tax, format, uncounted, missing, fetch: fetch !== undefined };
}

/** Records how a run ended, once. A dry run is a draft again. */
export async function finishRecord(run: Run, exitCode: number, why?: Said, error?: unknown): Promise<void> {
  const { record, parts } = run;
  if (!record || run.isRecorded) return;
  run.isRecorded = true;
  const isConfirmed = !(error instanceof NeedsConfirmation);
  const [goods] = parts;
  const counts = {
    ...(goods?.counts ? { rows: goods.report.counts.rows, ...goods.counts } : goods?.report.counts),
    skipped: parts.reduce((sum, { report }) => sum + report.skippedCount, 0),
    ...goods?.report.leaving,
    ...(isConfirmed ? {} : { missing: error.missing, onSale: error.onSale }),
  };
  const lines = parts.flatMap((part, place) => (place === 0 ? part.lines : ['', ...part.lines]));
  const kinds = parts.flatMap(({ report }) => report.kinds());
  await record.finish({
    ...{ counts, lines, kinds, ...(why === undefined ? {} : { error: why }) },
    state: run.args.isDryRun ? 'draft' : await stateOf(record, exitCode),
    ...(run.format === undefined ? {} : { format: run.format }),
    isCheck: run.args.isDryRun,
  });
  if (!run.args.isDryRun && (await record.hasChanges()))
    console.log(`This is import ${record.id}. To undo it: npm run catalogue:import -- --undo ${record.id}`);
}

/** A run that has changed something and did not come to its end goes on. */
async function stateOf(record: RunRecord, exitCode: number): Promise<ImportState> {
  if (exitCode === EXIT.done || exitCode === EXIT.noReport) return 'done';
  return exitCode === EXIT.stopped || (await record.hasChanges()) ? 'stopped' : 'failed';
}
