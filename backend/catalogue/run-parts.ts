/** What a run imports beside goods: records, manufacturers, translations and redirects. */
import type { Settings } from 'settings/read-settings';
import { hostNames } from '../domain/untrusted/safe-link';
import type { Watch } from './import-progress';
import { ImportReport } from './import-report';
import { importManufacturers } from './manufacturers/import-manufacturers';
import { lookup } from './mapping/mapping';
import { withMapping } from './prepare-run';
import { importRecords, recordsSentence } from './records/import-records';
import type { RecordKind } from './records/record-import';
import { importRedirects, redirectsSentence } from './redirects/import-redirects';
import type { Run, RunShop } from './run-import';
import { NO_RECORD } from './runs/undo-record';
import { importTranslations } from './translations/import-translations';

/** The report of a part, which goes to the report's file and the record of the run. */
export const openReport = ({ file, record }: Run, about: string): ImportReport =>
  new ImportReport((remark) => {
    file?.add(about, remark);
    record?.add(about, remark);
  });

/**
 * Where a part is written. A dry run of the desk tries it in the shop; that of the command line has a shop that cannot be written to, or
 * none: its part is only read.
 */
function targetOf({ args, record }: Run, shop: RunShop | undefined) {
  if (!shop || (args.isDryRun && !shop.media)) return undefined;
  return { db: shop.db, isTried: args.isDryRun, record: record?.undo ?? NO_RECORD };
}

/** Tells how far a part is, and stops it between two records when the desk asks. */
const watchOf = (run: Run): Watch => ({
  onBytes: (bytes) => run.record?.note({ bytes }),
  onDone: (records) => {
    run.hasWritten ||= records > 0;
    run.file?.flush();
    run.record?.note({ records });
    run.record?.stopIfAsked();
  },
});

/** Adds what became of a part to the run, and prints it. */
function tell(run: Run, title: string, sentence: string, report: ImportReport, counts: Record<string, number>): void {
  const lines = [sentence, ...report.remarkLines()];
  run.parts.push({ title, lines, report, counts });
  for (const line of [title, ...lines]) console.log(line);
}

/** @returns whether the shop has any of the file's records now */
export async function addRecords(
  run: Run,
  file: string,
  kind: RecordKind,
  shop: RunShop | undefined,
): Promise<boolean> {
  const report = openReport(run, kind);
  const { language, currency, mapping, isDryRun } = await withMapping(run.args);
  const storeOf = lookup(mapping?.stores ?? {});
  const target = targetOf(run, shop);
  run.format = kind;
  const options = { language, currency, storeOf, now: new Date() };
  const counts = await importRecords(file, kind, options, target, report, watchOf(run));
  const sentence = recordsSentence(counts, report, { isDryRun, isCompared: target !== undefined });
  tell(run, `${file}: ${kind}`, sentence, report, { ...counts });
  return counts.added + counts.changed + counts.known > 0;
}

/** @returns whether the shop has any of the file's brands */
export async function addManufacturers(run: Run, file: string, shop: RunShop | undefined): Promise<boolean> {
  const report = openReport(run, 'manufacturers');
  const { isDryRun } = run.args;
  const count = await importManufacturers(file, isDryRun ? undefined : shop?.db, report);
  const done = isDryRun ? 'found' : 'written';
  tell(run, file, `${report.counts.rows} rows read, ${count} manufacturers ${done}.`, report, { changed: count });
  return count > 0;
}

/** @returns whether any product was translated */
export async function addTranslations(run: Run, file: string, shop: RunShop | undefined): Promise<boolean> {
  const report = openReport(run, 'translations');
  run.format ??= 'translations';
  const language = run.args.translationLanguage;
  const count = await importTranslations(file, targetOf(run, shop), report, { language, watch: watchOf(run) });
  const done = run.args.isDryRun ? 'found' : 'written';
  const sentence = `${report.counts.rows} rows read, texts of ${count} products ${done}.`;
  tell(run, file, sentence, report, { changed: count });
  return count > 0;
}

/** @returns whether any redirect stands in the shop now */
export async function addRedirects(
  run: Run,
  file: string,
  settings: Settings,
  shop: RunShop | undefined,
): Promise<boolean> {
  const report = openReport(run, 'redirects');
  run.format ??= 'redirects';
  const found = targetOf(run, shop);
  const target = found && { ...found, ownHosts: hostNames(settings.hosts), now: new Date() };
  const how = { columns: run.args.redirectColumns, watch: watchOf(run) };
  const counts = await importRedirects(file, target, report, how);
  tell(run, file, redirectsSentence(counts, report, run.args.isDryRun), report, { ...counts });
  return counts.added + counts.known > 0;
}
