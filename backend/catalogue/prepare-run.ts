/** What a run of the command reads and writes beside the import itself. */
import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from 'settings/read-settings';
import type { MediaStore } from '../media/store';
import type { ImportArguments } from './import-arguments';
import { groupFinder } from './mapping/check-mapping';
import { type Mapping, readMapping } from './mapping/mapping';
import { suggestMapping } from './mapping/suggest-mapping';
import { listPictures, pictureList } from './pictures/list-pictures';
import { type FetchProgress, openPictureFetcher, type PictureFetcher } from './pictures/picture-fetcher';
import { surveyFile } from './survey';
import { WrongCommand } from './unreadable-file';

/** The options with those of the mapping; what is written on the command line wins. */
export async function withMapping(args: ImportArguments): Promise<ImportArguments & { mapping?: Mapping }> {
  const mapping = args.mappingFile === undefined ? args.mapping : await readMapping(args.mappingFile);
  if (!mapping) return args;
  const of = <Name extends 'language' | 'currency' | 'tax'>(name: Name): ImportArguments[Name] =>
    args.written.has(name) ? args[name] : ((mapping[name] as ImportArguments[Name] | undefined) ?? args[name]);
  return { ...args, mapping, language: of('language'), currency: of('currency'), tax: of('tax') };
}

/** Writes a mapping for the file; the shop's own groups are suggested when it can be opened. */
export async function suggest(args: ImportArguments, path: string, settings: Settings): Promise<void> {
  if (args.file === undefined) throw new WrongCommand('--suggest-mapping needs a file of goods.');
  const shop = args.isDryRun ? undefined : await (await import('./open-shop')).openShop(settings);
  try {
    const { language, currency, tax, format } = args;
    const mapping = await suggestMapping(args.file, {
      language,
      currency,
      tax,
      ...(format ? { format } : {}),
      ...(shop ? { groupOf: await groupFinder(shop.db) } : {}),
    });
    await writeFile(path, `${JSON.stringify(mapping, null, 2)}\n`);
    const { columns, options, groups, tags, priceGroups, properties } = mapping;
    const named = { columns, options, groups, tags, 'price groups': priceGroups, properties };
    const counts = Object.entries(named).map(([name, part]) => `${Object.keys(part).length} ${name}`);
    console.log(
      `${path}: a mapping for a ${mapping.format ?? 'prices'} file, with ${counts.join(', ')}. Check it, then give it with --mapping.`,
    );
  } finally {
    await shop?.close();
  }
}

/** Lists the pictures that the file names by address, and opens what fetches them, as the command line asks. */
export async function preparePictures(
  { args }: { args: ImportArguments & { mapping?: Mapping } },
  file: string,
  { dataDir, importPrivateHosts }: Settings,
  media: MediaStore | undefined,
  onProgress: (progress: FetchProgress) => void,
): Promise<PictureFetcher | undefined> {
  if (args.listImages === undefined && !args.fetch) return undefined;
  const { pictures } = await surveyFile(file, args);
  if (args.listImages !== undefined) {
    const listed = listPictures(pictures);
    await writeFile(args.listImages, pictureList(listed));
    console.log(`${args.listImages}: ${listed.length} pictures that are named by address.`);
  }
  if (!args.fetch || !media || args.isDryRun) return undefined;
  const memory = join(dataDir, 'import', 'fetched-pictures.jsonl');
  return openPictureFetcher({
    ...{ store: media, limits: args.fetch, privateHosts: importPrivateHosts },
    ...{ memory, total: pictures.size, onProgress },
  });
}

/** @throws WrongCommand for a file that is missing or empty */
export async function fileOrSentence(path: string): Promise<{ size: number }> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) throw new WrongCommand(`There is no file ${path}.`);
  if (found.size === 0) throw new WrongCommand(`The file ${path} is empty.`);
  return found;
}

/** @throws WrongCommand for a folder that is missing */
export async function folderOrSentence(path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isDirectory()) throw new WrongCommand(`There is no folder ${path}.`);
}
