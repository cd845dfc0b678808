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
    const asked = readArguments(words);
    if (asked === 'help') {
      console.log(USAGE);
      return 0;
    }
    return await runImport(asked);
  } catch (error) {
    if (error instanceof BadArguments) {
      console.error(`${error.message}\n\n${USAGE}`);
      return 2;
    }
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

async function runImport(asked: ImportArguments): Promise<number> {
  const { size } = await fileOrSentence(asked.file);
  if (asked.images !== undefined) await folderOrSentence(asked.images);
  const settings = backendSettings();
  // A dry run needs no shop, and so does not load one.
  const shop = asked.isDryRun ? undefined : await (await import('./open-shop')).openShop(settings);
  try {
    return await report(asked, { brand: settings.shopName, size }, shop);
  } finally {
    await shop?.close();
  }
}

async function report(
  asked: ImportArguments,
  { brand, size }: { brand: string; size: number },
  target: ImportTarget | undefined,
): Promise<number> {
  const progress = showProgress(size);
  const started = Date.now();
  const options: ImportOptions = { ...asked, brand: asked.brand ?? brand, now: new Date(), onProgress: progress.show };
  const { format, report } = await importCatalogue(options, target).finally(progress.finish);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${asked.file}: ${format}, ${seconds} s`);
  for (const line of report.lines(asked.isDryRun)) console.log(line);
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
