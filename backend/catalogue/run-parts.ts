/** What a run imports beside goods: records, manufacturers, translations and redirects. */
import type { Settings } from 'settings/read-settings';
import { hostNames } from '../domain/untrusted/safe-link';
import { ImportReport } from './import-report';
import { importManufacturers } from './manufacturers/import-manufacturers';
import { lookup } from './mapping/mapping';
import { withMapping } from './prepare-run';
import { importRecords, recordsSentence } from './records/import-records';
import type { RecordKind } from './records/record-import';
import { importRedirects, redirectsSentence } from './redirects/import-redirects';
import type { Run, RunShop } from './run-import';
import { importTranslations } from './translations/import-translations';

/** The report of a part, which goes to the report's file and the record of the run. */
export const openReport = ({ file, record }: Run, about: string): ImportReport =>
  new ImportReport((remark) => {
    file?.add(about, remark);
    record?.add(about, remark);
  });

/** Where a part is written; undefined for a dry run. */
const writtenTo = ({ args }: Run, shop: RunShop | undefined) => (args.isDryRun ? undefined : shop?.db);

/** Adds what became of a part to the run, and prints it. */
function tell(run: Run, title: string, sentence: string, report: ImportReport): void {
  const lines = [sentence, ...report.remarkLines()];
  run.parts.push({ title, lines, report });
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
  const { language, currency, mapping } = await withMapping(run.args);
  const storeOf = lookup(mapping?.stores ?? {});
  const options = { language, currency, storeOf, now: new Date() };
  const counts = await importRecords(file, kind, options, writtenTo(run, shop), report);
  tell(run, `${file}: ${kind}`, recordsSentence(counts, report, run.args.isDryRun), report);
  return counts.added + counts.changed + counts.known > 0;
}

/** @returns whether the shop has any of the file's brands */
export async function addManufacturers(run: Run, file: string, shop: RunShop | undefined): Promise<boolean> {
  const report = openReport(run, 'manufacturers');
  const count = await importManufacturers(file, writtenTo(run, shop), report);
  const done = run.args.isDryRun ? 'found' : 'written';
  tell(run, file, `${report.counts.rows} rows read, ${count} manufacturers ${done}.`, report);
  return count > 0;
}

/** @returns whether any product was translated */
export async function addTranslations(run: Run, file: string, shop: RunShop | undefined): Promise<boolean> {
  const report = openReport(run, 'translations');
  const count = await importTranslations(file, writtenTo(run, shop), report, run.record?.undo);
  const done = run.args.isDryRun ? 'found' : 'written';
  tell(run, file, `${report.counts.rows} rows read, texts of ${count} products ${done}.`, report);
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
  const db = writtenTo(run, shop);
  const record = run.record && { record: run.record.undo };
  const target = db && { db, ownHosts: hostNames(settings.hosts), now: new Date(), ...record };
  const counts = await importRedirects(file, target, report);
  tell(run, file, redirectsSentence(counts, report, run.args.isDryRun), report);
  return counts.added + counts.known > 0;
}
