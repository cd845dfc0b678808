/** One run of the command: goods, then translations, then redirects, then the report. */

import type { Settings } from 'settings/read-settings';
import { EXIT } from './exit-codes';
import type { ImportArguments } from './import-arguments';
import { type ImportOptions, importCatalogue } from './import-catalogue';
import { NeedsConfirmation } from './import-mode';
import { showProgress } from './import-progress';
import type { OpenShop } from './open-shop';
import { fileOrSentence, folderOrSentence, preparePictures, suggest, withMapping } from './prepare-run';
import { removeLeftFolders } from './read/temporary-folders';
import { recordKindOf } from './records/import-records';
import { failureOf, failureSentence } from './report/failure-sentence';
import { ReportFile, type ReportPart } from './report/report-file';
import { english, type Said, say } from './report/say';
import { addManufacturers, addRecords, addRedirects, addTranslations, openReport } from './run-parts';
import { AnotherImport, beginRecord, finishRecord } from './runs/recorded-run';
import { type RunRecord, StopAsked } from './runs/run-record';
import { undoByCommand } from './runs/undo-command';
import { CannotUndo } from './runs/undo-run';
import { UnreadableFile } from './unreadable-file';

/** The open shop and the record of a run that the desk has begun. */
export interface BegunRun {
  readonly shop: Pick<OpenShop, 'db' | 'media'>;
  readonly record: RunRecord;
}

/** What a run has done so far. */
export interface Run {
  readonly args: ImportArguments;
  readonly words: readonly string[];
  readonly readSettings: () => Settings;
  readonly parts: ReportPart[];
  readonly file: ReportFile | undefined;
  /** Something was written to the shop. */
  hasWritten: boolean;
  /** Undefined for a dry run of the command line. */
  record?: RunRecord;
  format?: string;
  isRecorded: boolean;
}

/**
 * Runs the command and prints its report.
 * @param readSettings throws when a setting is wrong
 * @param begun the desk's run; undefined: the shop is opened and the run recorded here
 * @returns the exit code
 */
export async function runImport(
  args: ImportArguments,
  words: readonly string[],
  readSettings: () => Settings,
  begun?: BegunRun,
): Promise<number> {
  await removeLeftFolders();
  const head = { command: ['catalogue:import', ...words], startedAt: new Date() };
  const file = args.report === undefined ? undefined : new ReportFile(args.report, head);
  const run: Run = { args, words, readSettings, parts: [], file, hasWritten: false, isRecorded: false };
  if (begun) run.record = begun.record;
  const stopWatching = onSignal((signal) => end(run, EXIT.stopped, say('It was stopped ({{signal}}).', { signal })));
  const { exitCode, error } = await runParts(run, begun);
  stopWatching();
  return end(run, exitCode, error === undefined ? undefined : failureOf(error), error);
}

async function runParts(run: Run, begun: BegunRun | undefined): Promise<{ exitCode: number; error?: unknown }> {
  try {
    return { exitCode: await importAll(run, begun) };
  } catch (error) {
    return { exitCode: exitCodeOf(run, error), error };
  }
}

function exitCodeOf(run: Run, error: unknown): number {
  if (error instanceof NeedsConfirmation) return EXIT.unconfirmed;
  if (error instanceof AnotherImport) return EXIT.busy;
  if (error instanceof StopAsked) return EXIT.stopped;
  if (error instanceof CannotUndo) return EXIT.nothing;
  return error instanceof UnreadableFile || !run.hasWritten ? EXIT.nothing : EXIT.stopped;
}

async function end(run: Run, exitCode: number, why: Said | undefined, error?: unknown): Promise<number> {
  const sentence = error === undefined ? why && english(why) : failureSentence(error);
  if (sentence !== undefined) console.error(sentence);
  // A database that is gone cannot be told; the next import sees that this one has stopped.
  await finishRecord(run, exitCode, why, error).catch(() => {});
  if (!run.file) return exitCode;
  await run.file.finish(run.parts, {
    exitCode,
    finishedAt: new Date(),
    ...(sentence === undefined ? {} : { error: sentence }),
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

async function importAll(run: Run, begun: BegunRun | undefined): Promise<number> {
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
  if (begun) return importParts(run, settings, size, begun.shop);
  const { openShop, openShopToRead } = await import('./open-shop');
  if (args.isDryRun) {
    const shop = await openShopToRead(settings);
    if (!shop) console.error(NOT_ASKED);
    return importParts(run, settings, size, shop).finally(() => shop?.close());
  }
  const shop = await openShop(settings);
  let unlock: (() => Promise<void>) | undefined;
  try {
    unlock = await beginRecord(run, shop, size);
    if (args.undo !== undefined) return await undoByCommand(shop.db, args.undo);
    const exitCode = await importParts(run, settings, size, shop);
    await finishRecord(run, exitCode);
    return exitCode;
  } catch (error) {
    await finishRecord(run, exitCodeOf(run, error), failureOf(error), error).catch(() => {});
    throw error;
  } finally {
    await unlock?.();
    await shop.close();
  }
}

const NOT_ASKED = 'There is no shop that answers: exchange rates, and SKUs that other products have, are not checked.';

/** The shop that is written to, or that a dry run only asks. */
export type RunShop = Pick<OpenShop, 'db'> & Partial<Pick<OpenShop, 'media'>>;

async function importParts(run: Run, settings: Settings, size: number, shop: RunShop | undefined): Promise<number> {
  const { args } = run;
  const mayBeRecords = args.file !== undefined && !args.format && !args.mode;
  const kind = args.records ?? (mayBeRecords ? await recordKindOf(args.file ?? '') : undefined);
  const records = args.file && kind ? await addRecords(run, args.file, kind, shop) : undefined;
  const goods = args.file === undefined || kind ? undefined : await importGoods(run, args.file, size, settings, shop);
  const makers = args.manufacturers === undefined ? undefined : await addManufacturers(run, args.manufacturers, shop);
  const texts = args.translations === undefined ? undefined : await addTranslations(run, args.translations, shop);
  const redirects = args.redirects === undefined ? undefined : await addRedirects(run, args.redirects, settings, shop);
  if ([records, goods, makers, texts, redirects].includes(true)) return EXIT.done;
  const isEmpty = run.parts.every(({ report }) => report.counts.rows === 0);
  throw new UnreadableFile(
    isEmpty
      ? 'Nothing could be imported: the file has a header and no rows, or is XML without an <item> or <entry>.'
      : 'Nothing could be imported.',
  );
}

/** @returns whether anything was imported */
async function importGoods(
  run: Run,
  file: string,
  size: number,
  settings: Settings,
  shop: RunShop | undefined,
): Promise<boolean> {
  const { args, record } = run;
  const report = openReport(run, 'goods');
  const progress = showProgress(size);
  const started = Date.now();
  const part = { title: file, lines: [] as string[], report };
  run.parts.push(part);
  const chosen = await withMapping(args);
  const fetcher = await preparePictures({ args: chosen }, file, settings, shop?.media, (pictures) => {
    progress.showPictures(pictures);
    record?.note({ pictures: pictures.done, pictureCount: pictures.total });
  });
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
      record?.note(told);
      record?.stopIfAsked();
    },
  };
  try {
    const { format } = await importCatalogue(options, targetOf(run, shop, fetcher), report, shop?.db);
    run.format = format;
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

/** Where the goods are written; undefined for a dry run. */
function targetOf(
  { args, record }: Run,
  shop: RunShop | undefined,
  fetcher: Awaited<ReturnType<typeof preparePictures>>,
) {
  if (args.isDryRun || !shop?.media) return undefined;
  return { db: shop.db, media: shop.media, ...(fetcher && { fetcher }), ...(record && { record: record.undo }) };
}
