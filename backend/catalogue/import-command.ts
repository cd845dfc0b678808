/** `npm run catalogue:import`: see `USAGE`. May run while the shop runs. */
import { stat } from 'node:fs/promises';
import { backendSettings } from '../env';
import { BadArguments, type ImportArguments, readArguments, USAGE } from './import-arguments';
import { type ImportOptions, type ImportTarget, importCatalogue } from './import-catalogue';
import { showProgress } from './import-progress';
import { UnreadableFile } from './read-models';

process.exitCode = await run(process.argv.slice(2));

/** The exit code: 0 when anything was imported, 1 when nothing was, 2 for a command line that cannot be understood. */
async function run(words: readonly string[]): Promise<number> {
  try {
    const args = readArguments(words);
    if (args === 'help') {
      console.log(USAGE);
      return 0;
    }
    return await runImport(args);
  } catch (error) {
    if (error instanceof BadArguments) {
      console.error(`${error.message}\n\n${USAGE}`);
      return 2;
    }
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

async function runImport(args: ImportArguments): Promise<number> {
  const { size } = await fileOrSentence(args.file);
  if (args.images !== undefined) await folderOrSentence(args.images);
  const settings = backendSettings();
  // A dry run does not need the shop's database, so it is not opened.
  const shop = args.isDryRun ? undefined : await (await import('./open-shop')).openShop(settings);
  try {
    return await report(args, { brand: settings.shopName, size }, shop);
  } finally {
    await shop?.close();
  }
}

async function report(
  args: ImportArguments,
  { brand, size }: { brand: string; size: number },
  target: ImportTarget | undefined,
): Promise<number> {
  const progress = showProgress(size);
  const started = Date.now();
  const options: ImportOptions = { ...args, brand: args.brand ?? brand, now: new Date(), onProgress: progress.show };
  const { format, report } = await importCatalogue(options, target).finally(progress.finish);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${args.file}: ${format}, ${seconds} s`);
  for (const line of report.lines(args.isDryRun)) console.log(line);
  if (!report.isEmpty) return 0;
  console.error('Nothing could be imported.');
  return 1;
}

async function fileOrSentence(path: string): Promise<{ size: number }> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) throw new UnreadableFile(`There is no file ${path}.`);
  if (found.size === 0) throw new UnreadableFile(`The file ${path} is empty.`);
  return found;
}

async function folderOrSentence(path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isDirectory()) throw new UnreadableFile(`There is no folder ${path}.`);
}
