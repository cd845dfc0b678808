import type { Reading, WordReadings } from './readings';

/** Stems that one word of a query may stand for at most: those of its own forms, and others. */
const MOST_FORMS = 12;
const MOST_STEMS = 40;

/** What documents must hold for one word of a query: any of these stems. */
export interface Term {
  /** Stems of the word itself, in whatever form. */
  readonly own: readonly string[];
  /** Those, and of compounds with it, of words that begin with it, of words that mean the same. */
  readonly all: readonly string[];
  /** About how many documents hold one of them. */
  readonly frequency: number;
}

/** Words of the same root that only descriptions hold are as often another word: `takana` for `takki`. */
const isOwn = ({ kind, frequency }: Reading): boolean =>
  kind === 'same' || kind === 'form' || (kind === 'kin' && frequency > 0);

/** The stems a word stands for, the frequent ones first. */
export function termOf({ readings }: WordReadings, meanings: readonly WordReadings[] = []): Term {
  const byFrequency = [...readings].sort((a, b) => b.frequency - a.frequency);
  const own = new Map<string, number>();
  const all = new Map<string, number>();
  const add = (stems: Map<string, number>, stem: string, frequency: number, most: number) => {
    const known = stems.get(stem);
    if (known !== undefined || stems.size < most) stems.set(stem, (known ?? 0) + frequency);
  };
  const seen = new Set<string>();
  const once = byFrequency.filter((reading) => {
    const key = isOwn(reading) ? reading.word : `${reading.kind} ${reading.word}`;
    return !seen.has(key) && seen.add(key);
  });
  for (const reading of once) if (isOwn(reading)) add(own, reading.stem, reading.frequency, MOST_FORMS);
  for (const [stem, frequency] of own) add(all, stem, frequency, MOST_STEMS);
  for (const meaning of meanings) {
    for (const { kind, stem, frequency } of meaning.readings)
      if (kind !== 'beginning' && !all.has(stem)) add(all, stem, frequency, MOST_STEMS);
  }
  for (const kind of ['kin', 'compound', 'beginning'] as const) {
    for (const reading of once)
      if (reading.kind === kind && !own.has(reading.stem)) add(all, reading.stem, reading.frequency, MOST_STEMS);
  }
  const frequency = [...all.values()].reduce((sum, each) => sum + each, 0);
  return { own: [...own.keys()], all: [...all.keys()], frequency };
}

const lexeme = (stem: string): string => `'${stem.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
const anyOf = (stems: readonly string[]): string => `(${stems.map(lexeme).join('|')})`;

/** A tsquery that wants every term; null where a term has no stems. */
export function everyTerm(terms: readonly (readonly string[])[]): string | null {
  return terms.length === 0 || terms.some((stems) => stems.length === 0) ? null : terms.map(anyOf).join('&');
}

/** A tsquery that lets one term be missing; null where there are no two terms with stems. */
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
