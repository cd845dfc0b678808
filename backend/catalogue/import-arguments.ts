/** The command line of `npm run catalogue:import`. */
import { parseArgs } from 'node:util';
import { LANGUAGE_CODES } from '../db/schema/columns';
import { FORMATS } from './formats/recognise';
import type { ImportOptions } from './import-catalogue';

/** What the command line asks for. */
export interface ImportArguments extends Omit<ImportOptions, 'brand' | 'now' | 'onProgress'> {
  brand?: string;
  isDryRun: boolean;
}

export const USAGE = `npm run catalogue:import -- FILE [options]

Reads a Magento 2 product CSV, a Shopify product CSV or a Google Merchant feed (RSS, Atom or tab separated) into the shop.

  --format magento|shopify|merchant   when it is not recognised by itself
  --images DIR                        folder with the pictures the file names
  --language ${LANGUAGE_CODES.join('|')}        language of the texts (en); the other languages show them too
  --currency xxx                      currency of the prices (eur)
  --tax included|excluded             whether the prices hold Finnish value added tax (included)
  --brand NAME                        brand of rows without a manufacturer (the shop's name)
  --dry-run                           read and report, write nothing

Importing again updates. Stock goes to the main warehouse (store 20).`;

/** A command line that cannot be understood, with the sentence to show. */
export class BadArguments extends Error {}

/** Reads the arguments behind the command's name. Throws `BadArguments`. */
export function readArguments(words: readonly string[]): ImportArguments | 'help' {
  const { values, positionals } = parsed(words);
  if (values.help) return 'help';
  const [file, ...others] = positionals;
  if (file === undefined) throw new BadArguments('Name the file to import.');
  if (others.length > 0) throw new BadArguments(`One file at a time: "${others[0]}" is one too many.`);
  const currency = (values.currency ?? 'eur').toLowerCase();
  if (!/^[a-z]{3}$/.test(currency)) throw new BadArguments('--currency is three letters, like eur or usd.');
  const brand = values.brand?.trim();
  return {
    file,
    language: oneOf('--language', values.language ?? 'en', LANGUAGE_CODES),
    currency,
    tax: oneOf('--tax', values.tax ?? 'included', ['included', 'excluded'] as const),
    isDryRun: values['dry-run'] ?? false,
    ...(values.format === undefined ? {} : { format: oneOf('--format', values.format, FORMATS) }),
    ...(values.images === undefined ? {} : { images: values.images }),
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
        language: { type: 'string' },
        currency: { type: 'string' },
        tax: { type: 'string' },
        brand: { type: 'string' },
        'dry-run': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new BadArguments(error instanceof Error ? error.message : String(error));
  }
}

function oneOf<T extends string>(option: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((one) => one === value);
  if (found === undefined) throw new BadArguments(`${option} is one of ${allowed.join(', ')}, not "${value}".`);
  return found;
}
