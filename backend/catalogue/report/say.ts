/** Says something of a file: one of the texts of the contract, with what fills its holes. */
import {
  type HolesOf,
  IMPORT_REMARKS,
  type PlainRemark,
  type RemarkKey,
  type RemarkText,
  type SaidRemark,
} from 'contract/import-remarks';
import { printable } from './printable';

/** Something that is said; `kind` is what cases that differ in their values have in common. */
export interface Phrase {
  readonly text: RemarkText;
  readonly values: Readonly<Record<string, string | number | Phrase>>;
  readonly kind?: string;
}

/** A text without holes says itself. */
export type Said = Phrase | PlainRemark;

type Fillings<Text extends RemarkText> = [HolesOf<Text>] extends [never]
  ? []
  : [values: Readonly<Record<HolesOf<Text>, string | number | Phrase>>, kind?: string];

/** Most characters of what fills a hole where it is stored. */
const VALUE_LENGTH = 300;

/**
 * A text with its holes filled.
 * @param kind what equal cases have in common, if it is not the text with these values; they are told together
 * @example say('the row has {{cells}} cells where the header has {{width}}', { cells: 3, width: 4 })
 */
export function say<Text extends RemarkText>(text: Text, ...[values, kind]: Fillings<Text>): Phrase {
  return { text, values: values ?? {}, ...(kind === undefined ? {} : { kind }) };
}

export const phraseOf = (said: Said): Phrase => (typeof said === 'string' ? say(said) : said);

/** What the command line prints. */
export function english(said: Said): string {
  if (typeof said === 'string') return said;
  const { text, values } = said;
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    return typeof value === 'object' ? english(value) : String(value);
  });
}

export const keyOf = (said: Said): RemarkKey => IMPORT_REMARKS[phraseOf(said).text];

/** What equal cases are told together as. */
export const kindOf = (said: Said): string => phraseOf(said).kind ?? english(said);

/** What is stored, for who reads it in another language: without control characters, in bounded length. */
export function stored(said: Said): SaidRemark {
  const { values } = phraseOf(said);
  const kept = Object.entries(values).map(([name, value]): [string, string | number | SaidRemark] => {
    if (typeof value === 'object') return [name, stored(value)];
    return [name, typeof value === 'string' ? printable(value, VALUE_LENGTH) : value];
  });
  return { key: keyOf(said), values: Object.fromEntries(kept) };
}

/** Why something of an import did not come to its end. */
export class SaidError extends Error {
  constructor(readonly said: Said) {
    super(english(said));
  }
}
