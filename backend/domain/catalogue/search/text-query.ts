import type { ShopLanguage } from '../../locale/language';
import type { Reading, WordReadings } from './readings';

/** Max number of stems for one word of a query: those of its own forms, and separately all others. */
const MAX_FORMS = 12;
const MAX_STEMS = 40;

/** The stems for one word of a query; a document must contain any of them. */
export interface Term {
  /** Stems of the word itself, in any inflected form. */
  readonly own: readonly string[];
  /** Those, and stems of compounds with it, of words that begin with it and of its synonyms. */
  readonly all: readonly string[];
  readonly isNumber: boolean;
  /** Estimated number of documents that contain one of them. */
  readonly frequency: number;
}

/** Words with the same root that occur only in descriptions are often a different word: `takana` for `takki`. */
const isOwn = ({ kind, frequency }: Reading): boolean =>
  kind === 'same' || kind === 'form' || (kind === 'kin' && frequency > 0);

/** The stems for a word, the most frequent first. */
export function termOf({ word, readings }: WordReadings, meanings: readonly WordReadings[] = []): Term {
  const byFrequency = [...readings].sort((a, b) => b.frequency - a.frequency);
  const own = new Map<string, number>();
  const all = new Map<string, number>();
  const add = (stems: Map<string, number>, stem: string, frequency: number, max: number) => {
    const known = stems.get(stem);
    if (known !== undefined || stems.size < max) stems.set(stem, (known ?? 0) + frequency);
  };
  const seen = new Set<string>();
  const once = byFrequency.filter((reading) => {
    const key = isOwn(reading) ? reading.word : `${reading.kind} ${reading.word}`;
    return !seen.has(key) && seen.add(key);
  });
  for (const reading of once) if (isOwn(reading)) add(own, reading.stem, reading.frequency, MAX_FORMS);
  for (const [stem, frequency] of own) add(all, stem, frequency, MAX_STEMS);
  for (const meaning of meanings) {
    for (const { kind, stem, frequency } of meaning.readings)
      if (kind !== 'beginning' && !all.has(stem)) add(all, stem, frequency, MAX_STEMS);
  }
  for (const kind of ['kin', 'compound', 'beginning'] as const) {
    for (const reading of once)
      if (reading.kind === kind && !own.has(reading.stem)) add(all, reading.stem, reading.frequency, MAX_STEMS);
  }
  const frequency = [...all.values()].reduce((sum, each) => sum + each, 0);
  return { own: [...own.keys()], all: [...all.keys()], isNumber: /^\d/.test(word), frequency };
}

const lexeme = (stem: string): string => `'${stem.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
const anyOf = (stems: readonly string[]): string => `(${stems.map(lexeme).join('|')})`;

/** A tsquery that requires every term; null when a term has no stems. */
export function everyTerm(terms: readonly (readonly string[])[]): string | null {
  return terms.length === 0 || terms.some((stems) => stems.length === 0) ? null : terms.map(anyOf).join('&');
}

/** A tsquery in which one term may be missing; null with fewer than two terms that have stems. */
export function allButOneTerm(terms: readonly (readonly string[])[]): string | null {
  const known = terms.filter((stems) => stems.length > 0);
  if (known.length === 0 || (known.length === 1 && terms.length === 1)) return null;
  if (known.length < terms.length) return known.map(anyOf).join('&');
  return known
    .map(
      (_, missing) =>
        `(${known
          .filter((_, index) => index !== missing)
          .map(anyOf)
          .join('&')})`,
    )
    .join('|');
}

/** Position of the word that names the thing, in languages where it is fixed: `ski boots`, `chaussures de ski`. */
const HEADS: ReadonlyMap<ShopLanguage, 0 | -1> = new Map([
  ['en', -1],
  ['sv', -1],
  ['de', -1],
  ['fr', 0],
]);

/** The term that names the thing, ignoring numbers; undefined when the language does not show it by position. */
export function headTermOf(terms: readonly Term[], language: ShopLanguage): Term | undefined {
  const place = HEADS.get(language);
  return place === undefined ? undefined : terms.filter(({ isNumber }) => !isNumber).at(place);
}
