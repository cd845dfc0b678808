/** The command line of `npm run catalogue:import`. */
import { parseArgs } from 'node:util';
import { LANGUAGE_CODES } from '../db/schema/columns';
import type { ShopLanguage } from '../domain/locale/language';
import { FORMATS } from './formats/recognise';
import type { ImportOptions } from './import-catalogue';
import { IMPORT_MODES } from './import-mode';
import { PICTURE_LIMITS, type PictureLimits } from './pictures/picture-fetcher';
import type { RecordKind } from './records/record-import';
import type { RedirectColumns } from './redirects/read-redirects';

/** The parsed command line. */
export interface ImportArguments
  extends Omit<ImportOptions, 'file' | 'brand' | 'isBrandUnknown' | 'now' | 'onProgress'> {
  /** File with a mapping. */
  mappingFile?: string;
  /** File that gets a suggested mapping; nothing is imported. */
  suggestMapping?: string;
  /** Options that were written, by their names; the others have their defaults. */
  written: ReadonlySet<string>;
  /** The goods; undefined when only redirects are imported. */
  file?: string;
  /** What the file holds instead of goods; undefined: its columns say it. */
  records?: RecordKind;
  /** Translations of goods. */
  translations?: string;
  /** Language of translations whose file names none. */
  translationLanguage?: ShopLanguage;
  /** Table of manufacturers. */
  manufacturers?: string;
  /** Table of redirects. */
  redirects?: string;
  /** Its columns, if they have none of the usual names. */
  redirectColumns?: RedirectColumns;
  /** Limits within which pictures are fetched by address; undefined: none are fetched. */
  fetch?: PictureLimits;
  /** File that gets the list of the pictures that are named by address. */
  listImages?: string;
  /** File that gets the report. */
  report?: string;
  brand?: string;
  /** Number of the import to undo; nothing is imported then. */
  undo?: number;
  isDryRun: boolean;
}

export const USAGE = `npm run catalogue:import -- [FILE] [options]

Reads the goods of a Magento 2, Shopify, WooCommerce, PrestaShop, Saleor or Vendure product CSV, of a Google Merchant feed
(RSS, Atom or tab separated), or of any table with a mapping, into the shop.

  --format ${FORMATS.join('|')}
                                      when it is not recognised automatically
  --images DIR                        folder with the pictures the file names
  --fetch-images                      fetches the pictures that the file names by address; a second run asks only what changed
  --image-host NAME                   only from this host, which may be a private one; may be repeated
  --image-megabytes N                 largest picture (20); --image-seconds N longest time for one (30);
                                      --image-count N most pictures (50000); --image-minutes N time for all (240)
  --list-images FILE                  writes address and file name of each, for a download by another program into --images
  --language ${LANGUAGE_CODES.join('|')}        language of the texts (en); the other languages show them too
  --currency xxx                      currency of the prices (eur)
  --tax included|excluded             whether the prices hold value added tax (included)
  --country xx                        whose tax they hold (that of the currency's countries, else Finland's)
  --brand NAME                        brand of rows without a manufacturer; without it they stand under the shop's name, and
                                      pages name no manufacturer
  --manufacturers FILE                table of who makes the goods of each brand, with address, e-mail and responsible person in
                                      the EU; with or without goods
  --uncounted out|order               what becomes of variants of which the file does not say how many there are:
                                      out of stock, or sold to order (out)
  --missing keep|withdraw             what becomes of products of earlier imports of the format that the file does not name (keep)
  --suggest-mapping FILE              writes a mapping for the file to FILE, and imports nothing
  --mapping FILE                      what columns, options, categories, tags, properties and customer groups of the file are in
                                      this shop
  --translations FILE                 texts of the goods in other languages, with or without goods
  --redirects FILE                    table of old addresses and where they lead: an address, a SKU or a handle;
                                      with or without goods
  --report FILE                       writes every remark to FILE, as JSON if its name ends in .json
  --mode ${IMPORT_MODES.join('|')}  adds and updates (merge); only adds; only updates; merges and takes out of sale
                                      what the file does not name; or updates prices and stock alone, by SKU, of any table
  --confirm-withdraw N                how many products --mode replace may take out of sale, when they are more than a tenth
  --dry-run                           read and report, write nothing
  --undo ID                           undoes the last import, by its number

Importing again updates; what the file has no columns for stays as it is. Counts of stock are what lies in the main warehouse
(store 20): units that unpaid orders hold are taken off them.

Exit codes: 0 imported (the report says what was left out), 1 nothing was imported, 2 the command line cannot be understood,
3 stopped on the way (the same command goes on), 4 nothing was imported, as --confirm-withdraw is needed, 5 imported, but the report file could not be written, 6 another import
is running.`;

/** The command line is invalid; the message is shown to the user. */
export class BadArguments extends Error {}

/** Reads the arguments after the command's name. Throws `BadArguments`. */
export function readArguments(words: readonly string[]): ImportArguments | 'help' {
  const { values, positionals } = parsed(words);
  if (values.help) return 'help';
  const [file, ...others] = positionals;
  const undo = undoOf(values, words);
  if ([file, values.redirects, values.translations, values.manufacturers, undo].every((given) => given === undefined))
    throw new BadArguments('Name the file to import.');
  if (others.length > 0) throw new BadArguments(`One file at a time: "${others[0]}" is one too many.`);
  const currency = (values.currency ?? 'eur').toLowerCase();
  if (!/^[a-z]{3}$/.test(currency)) throw new BadArguments('--currency is three letters, like eur or usd.');
  const country = values.country?.toLowerCase();
  if (country !== undefined && !/^[a-z]{2}$/.test(country))
    throw new BadArguments('--country is two letters, like fi or se.');
  const brand = values.brand?.trim();
  return {
    ...modeOf(values),
    written: new Set(Object.keys(values)),
    ...given({ undo }),
    ...given({ mappingFile: values.mapping, suggestMapping: values['suggest-mapping'] }),
    ...given({ file, redirects: values.redirects, translations: values.translations, report: values.report }),
    ...given({ manufacturers: values.manufacturers }),
    language: oneOf('--language', values.language ?? 'en', LANGUAGE_CODES),
    currency,
    tax: oneOf('--tax', values.tax ?? 'included', ['included', 'excluded'] as const),
    uncounted: oneOf('--uncounted', values.uncounted ?? 'out', ['out', 'order'] as const),
    missing: oneOf('--missing', values.missing ?? 'keep', ['keep', 'withdraw'] as const),
    ...(country === undefined ? {} : { country }),
    isDryRun: values['dry-run'] ?? false,
    ...(values.format === undefined ? {} : { format: oneOf('--format', values.format, FORMATS) }),
    ...given({ images: values.images, listImages: values['list-images'], fetch: limitsOf(values) }),
    ...(brand ? { brand } : {}),
  };
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        format: { type: 'string' },
        images: { type: 'string' },
        'fetch-images': { type: 'boolean' },
        'list-images': { type: 'string' },
        'image-host': { type: 'string', multiple: true },
        'image-megabytes': { type: 'string' },
        'image-seconds': { type: 'string' },
        'image-count': { type: 'string' },
        'image-minutes': { type: 'string' },
        language: { type: 'string' },
        currency: { type: 'string' },
        tax: { type: 'string' },
        country: { type: 'string' },
        uncounted: { type: 'string' },
        missing: { type: 'string' },
        brand: { type: 'string' },
        manufacturers: { type: 'string' },
        mode: { type: 'string' },
        'confirm-withdraw': { type: 'string' },
        mapping: { type: 'string' },
        'suggest-mapping': { type: 'string' },
        translations: { type: 'string' },
        redirects: { type: 'string' },
        report: { type: 'string' },
        'dry-run': { type: 'boolean' },
        undo: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new BadArguments(error instanceof Error ? error.message : String(error));
  }
}

/** Undoing takes no other option. */
function undoOf({ undo }: ReturnType<typeof parsed>['values'], words: readonly string[]): number | undefined {
  if (undo === undefined) return undefined;
  const isAlone = words.length === (words.some((word) => word.startsWith('--undo=')) ? 1 : 2);
  if (!isAlone || !/^[1-9]\d{0,8}$/.test(undo))
    throw new BadArguments('--undo is the number of an import, and stands alone.');
  return Number(undo);
}

function modeOf(values: ReturnType<typeof parsed>['values']): Pick<ImportArguments, 'mode' | 'confirmWithdraw'> {
  const mode = values.mode === undefined ? undefined : oneOf('--mode', values.mode, IMPORT_MODES);
  const count = values['confirm-withdraw'];
  if (count !== undefined && (mode !== 'replace' || !/^\d{1,9}$/.test(count)))
    throw new BadArguments('--confirm-withdraw is a number of products, and needs --mode replace.');
  if (mode === 'replace' && values.missing === 'keep')
    throw new BadArguments('--mode replace and --missing keep exclude each other.');
  return given({ mode, confirmWithdraw: count === undefined ? undefined : Number(count) });
}

function limitsOf(values: ReturnType<typeof parsed>['values']): PictureLimits | undefined {
  const number = (
    name: 'image-megabytes' | 'image-seconds' | 'image-count' | 'image-minutes',
    factor: number,
    max: number,
  ) => {
    const text = values[name];
    if (text === undefined) return undefined;
    if (!/^[1-9]\d{0,6}$/.test(text) || Number(text) > max)
      throw new BadArguments(`--${name} is a whole number from 1 to ${max}.`);
    return Number(text) * factor;
  };
  const limits = {
    bytesPerPicture: number('image-megabytes', 1_000_000, 50),
    msPerPicture: number('image-seconds', 1000, 3600),
    pictures: number('image-count', 1, 1_000_000),
    ms: number('image-minutes', 60_000, 10_000),
    hosts: values['image-host']?.map(hostOf),
  };
  if (values['fetch-images']) return { ...PICTURE_LIMITS, ...given(limits) };
  if (Object.values(limits).some((limit) => limit !== undefined))
    throw new BadArguments('Limits of pictures need --fetch-images.');
  return undefined;
}

/** A host as addresses have it: lower case, Punycode. */
function hostOf(name: string): string {
  if (!/^[^\s/?#@\\]+$/.test(name) || !URL.canParse(`http://${name}`))
    throw new BadArguments(`--image-host is a host name like cdn.example.com, not "${name}".`);
  return new URL(`http://${name}`).hostname.replace(/^\[|\]$/g, '');
}

/** The values that are given. */
function given<T extends Record<string, unknown>>(values: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;
}

/** One of the values that an option allows. @throws BadArguments */
export function oneOf<T extends string>(option: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((one) => one === value);
  if (found === undefined) throw new BadArguments(`${option} is one of ${allowed.join(', ')}, not "${value}".`);
  return found;
}
