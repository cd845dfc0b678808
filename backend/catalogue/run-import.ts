/** One run of the command: goods, then redirects, then the report. */
import type { Settings } from 'settings/read-settings';
import { hostNames } from '../domain/untrusted/safe-link';
import type { ImportArguments } from './import-arguments';
import { type ImportOptions, importCatalogue } from './import-catalogue';
import { NeedsConfirmation } from './import-mode';
import { showProgress } from './import-progress';
import { ImportReport } from './import-report';
import { importManufacturers } from './manufacturers/import-manufacturers';
import { lookup } from './mapping/mapping';
import type { OpenShop } from './open-shop';
import { fileOrSentence, folderOrSentence, preparePictures, suggest, withMapping } from './prepare-run';
import { removeLeftFolders } from './read/temporary-folders';
import { importRecords, recordKindOf, recordsSentence } from './records/import-records';
import type { RecordKind } from './records/record-import';
import { importRedirects, redirectLines } from './redirects/import-redirects';
import { failureSentence } from './report/failure-sentence';
import { ReportFile, type ReportPart } from './report/report-file';
import { importTranslations } from './translations/import-translations';
import { UnreadableFile } from './unreadable-file';

/** Exit codes of the command. */
export const EXIT = {
  /** Everything that could be read is in the shop; the report says what was left out. */
  done: 0,
  /** Nothing was imported: the file cannot be read, or all of it was refused. */
  nothing: 1,
  /** The command line cannot be understood. */
  badCommand: 2,
  /** It stopped on the way. What was written stays; the same command goes on. */
  stopped: 3,
  /** Nothing was imported: a replacement would withdraw more than a tenth, and that is not confirmed. */
  unconfirmed: 4,
  /** The goods are in the shop, but the report file could not be written. */
  noReport: 5,
} as const;

/** What a run has done so far. */
interface Run {
  args: ImportArguments;
  readSettings: () => Settings;
  parts: ReportPart[];
  file: ReportFile | undefined;
  /** Something was written to the shop. */
  hasWritten: boolean;
}

/**
 * Runs the command and prints its report.
 * @param readSettings throws when a setting is wrong
 * @returns the exit code
 */
export async function runImport(
  args: ImportArguments,
  words: readonly string[],
  readSettings: () => Settings,
): Promise<number> {
  await removeLeftFolders();
  const head = { command: ['catalogue:import', ...words], startedAt: new Date() };
  const file = args.report === undefined ? undefined : new ReportFile(args.report, head);
  const run: Run = { args, readSettings, parts: [], file, hasWritten: false };
  const stopWatching = onSignal((name) => end(run, EXIT.stopped, `It was stopped (${name}).`));
  const { exitCode, error } = await runParts(run);
  stopWatching();
  return end(run, exitCode, error);
}

async function runParts(run: Run): Promise<{ exitCode: number; error?: string }> {
  try {
    return { exitCode: await importAll(run) };
  } catch (error) {
    if (error instanceof NeedsConfirmation) return { exitCode: EXIT.unconfirmed, error: error.message };
    const exitCode = error instanceof UnreadableFile || !run.hasWritten ? EXIT.nothing : EXIT.stopped;
    return { exitCode, error: failureSentence(error) };
  }
}

async function end(run: Run, exitCode: number, error: string | undefined): Promise<number> {
  if (error !== undefined) console.error(error);
  if (!run.file) return exitCode;
  await run.file.finish(run.parts, {
    exitCode,
    finishedAt: new Date(),
    ...(error === undefined ? {} : { error }),
  });
  if (run.file.problem === undefined) return exitCode;
  console.error(`The report could not be written: ${run.file.problem}`);
  return exitCode === EXIT.done ? EXIT.noReport : exitCode;
}

/** Ends the process in order when it is asked to stop. @returns a function that leaves it to the process again */
function onSignal(stop: (name: string) => Promise<number>): () => void {
  const names = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const listener = (name: NodeJS.Signals): void => {
    for (const each of names) process.off(each, listener);
    void stop(name).then((code) => process.exit(code));
  };
  for (const name of names) process.on(name, listener);
  return () => {
    for (const name of names) process.off(name, listener);
  };
}

async function importAll(run: Run): Promise<number> {
  const { args } = run;
  const size = args.file === undefined ? 0 : (await fileOrSentence(args.file)).size;
  for (const path of [args.translations, args.redirects, args.manufacturers])
    if (path !== undefined) await fileOrSentence(path);
  if (args.images !== undefined) await folderOrSentence(args.images);
  const settings = run.readSettings();
  if (args.suggestMapping !== undefined) {
    await suggest(args, args.suggestMapping, settings);
    return EXIT.done;
  }
  // A dry run does not need the shop's database, so it is not opened.
  const shop = args.isDryRun ? undefined : await (await import('./open-shop')).openShop(settings);
  try {
    const kind = args.file === undefined || args.format || args.mode ? undefined : await recordKindOf(args.file);
    const records = args.file && kind ? await addRecords(run, args.file, kind, shop) : undefined;
    const goods = args.file === undefined || kind ? undefined : await importGoods(run, args.file, size, settings, shop);
    const makers = args.manufacturers === undefined ? undefined : await addManufacturers(run, args.manufacturers, shop);
    const texts = args.translations === undefined ? undefined : await addTranslations(run, args.translations, shop);
    const redirects =
      args.redirects === undefined ? undefined : await addRedirects(run, args.redirects, settings, shop);
    if ([records, goods, makers, texts, redirects].includes(true)) return EXIT.done;
    console.error(nothingSentence(run));
    return EXIT.nothing;
  } finally {
    await shop?.close();
  }
}

function nothingSentence({ parts }: Run): string {
  const isEmpty = parts.every(({ report }) => report.counts.rows === 0);
  return isEmpty
    ? 'Nothing could be imported: the file has a header and no rows, or is XML without an <item> or <entry>.'
    : 'Nothing could be imported.';
}

/** @returns whether anything was imported */
async function importGoods(
  run: Run,
  file: string,
  size: number,
  settings: Settings,
  shop: OpenShop | undefined,
): Promise<boolean> {
  const { args } = run;
  const report = openReport(run, 'goods');
  const progress = showProgress(size);
  const started = Date.now();
  const part = { title: file, lines: [] as string[], report };
  run.parts.push(part);
  const chosen = await withMapping(args);
  const fetcher = await preparePictures({ args: chosen }, file, settings, shop, progress.showPictures);
  const options: ImportOptions = {
    ...chosen,
    file,
    brand: args.brand ?? settings.shopName,
    isBrandUnknown: args.brand === undefined,
    now: new Date(),
    onProgress: (told) => {
      run.hasWritten ||= told.models > 0;
      run.file?.flush();
      progress.show(told);
    },
  };
  try {
    const { format } = await importCatalogue(options, shop && { ...shop, ...(fetcher ? { fetcher } : {}) }, report);
    part.title = `${file}: ${format}, ${((Date.now() - started) / 1000).toFixed(1)} s`;
  } finally {
    progress.finish();
    fetcher?.close();
    if (fetcher) report.fetched = fetcher.counts;
    part.lines = report.lines(args.isDryRun);
    if (report.counts.rows > 0) for (const line of [part.title, ...part.lines]) console.log(line);
  }
  return !report.isEmpty;
}

/** @returns whether the shop has any of the file's records now */
async function addRecords(run: Run, file: string, kind: RecordKind, shop: OpenShop | undefined): Promise<boolean> {
  const report = openReport(run, kind);
  const { language, currency, mapping } = await withMapping(run.args);
  const storeOf = lookup(mapping?.stores ?? {});
  const counts = await importRecords(file, kind, { language, currency, storeOf, now: new Date() }, shop?.db, report);
  const lines = [recordsSentence(counts, report, run.args.isDryRun), ...report.remarkLines()];
  run.parts.push({ title: `${file}: ${kind}`, lines, report });
  for (const line of [`${file}: ${kind}`, ...lines]) console.log(line);
  return counts.added + counts.changed + counts.known > 0;
}

/** @returns whether the shop has any of the file's brands */
async function addManufacturers(run: Run, file: string, shop: OpenShop | undefined): Promise<boolean> {
  const report = openReport(run, 'manufacturers');
  const count = await importManufacturers(file, shop?.db, report);
  const lines = [
    `${report.counts.rows} rows read, ${count} manufacturers ${run.args.isDryRun ? 'found' : 'written'}.`,
    ...report.remarkLines(),
  ];
  run.parts.push({ title: file, lines, report });
  for (const line of [file, ...lines]) console.log(line);
  return count > 0;
}

/** @returns whether any product was translated */
async function addTranslations(run: Run, file: string, shop: OpenShop | undefined): Promise<boolean> {
  const report = openReport(run, 'translations');
  const count = await importTranslations(file, shop?.db, report);
  const result = `${report.counts.rows} rows read, texts of ${count} products ${run.args.isDryRun ? 'found' : 'written'}.`;
  const lines = [result, ...report.remarkLines()];
  run.parts.push({ title: file, lines, report });
  for (const line of [file, ...lines]) console.log(line);
  return count > 0;
}

/** @returns whether any redirect stands in the shop now */
async function addRedirects(run: Run, file: string, settings: Settings, shop: OpenShop | undefined): Promise<boolean> {
  const { isDryRun } = run.args;
  const report = openReport(run, 'redirects');
  const target = shop && { db: shop.db, ownHosts: hostNames(settings.hosts), now: new Date() };
  const counts = await importRedirects(file, target, report);
  const lines = redirectLines(counts, report, isDryRun);
  run.parts.push({ title: file, lines, report });
  for (const line of [file, ...lines]) console.log(line);
  return counts.added + counts.known > 0;
}

const openReport = ({ file }: Run, about: string): ImportReport =>
  new ImportReport((remark) => file?.add(about, remark));
