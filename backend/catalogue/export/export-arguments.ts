/** The command line of `npm run catalogue:export`. */
import { parseArgs } from 'node:util';
import { LANGUAGE_CODES } from '../../db/schema/columns';
import type { ShopLanguage } from '../../domain/locale/language';
import { WRITTEN_FORMATS, type WrittenFormat } from '../formats/recognise';
import { BadArguments, oneOf } from '../import-arguments';
import { RECORDS, type RecordKind } from './records/record-exports';

/** What can be exported. */
const WHATS = ['goods', ...RECORDS] as const;

export interface ExportArguments {
  what: 'goods' | RecordKind;
  /** Of goods; everything else has one format. */
  format: WrittenFormat;
  language: ShopLanguage;
  /** `-` for the standard output. */
  file: string;
}

export const EXPORT_USAGE = `npm run catalogue:export -- --what ${WHATS.join('|')} FILE [options]

Writes what the shop has into a file that npm run catalogue:import reads; FILE - is the standard output. Only its owner may read the
file. Products are told apart by the column hanki_product: the same file imported again changes nothing.

  --what ${WHATS.join('|')}
                                      what is written (goods)
  --format ${WRITTEN_FORMATS.join('|')}
                                      of goods (table); all else has one format each
  --language ${LANGUAGE_CODES.join('|')}        of the texts of goods (en): import them with the same --language

Exit codes: 0 written, 1 nothing was written, 2 the command line cannot be understood.`;

/** Reads the arguments after the command's name. @throws BadArguments */
export function readExportArguments(words: readonly string[]): ExportArguments | 'help' {
  const { values, positionals } = parsed(words);
  if (values.help) return 'help';
  const [file, ...others] = positionals;
  if (file === undefined || file === '') throw new BadArguments('Name the file to write; - is the standard output.');
  if (others.length > 0) throw new BadArguments(`One file at a time: "${others[0]}" is one too many.`);
  const what = oneOf('--what', values.what ?? 'goods', WHATS);
  if (what !== 'goods' && values.format !== undefined)
    throw new BadArguments(`--format is of goods; ${what} have one format.`);
  return {
    what,
    file,
    format: oneOf('--format', values.format ?? 'table', WRITTEN_FORMATS),
    language: oneOf('--language', values.language ?? 'en', LANGUAGE_CODES),
  };
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        what: { type: 'string' },
        format: { type: 'string' },
        language: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new BadArguments(error instanceof Error ? error.message : String(error));
  }
}
