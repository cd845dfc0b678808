import type { ShopLanguage } from '../../locale/language';
import { type Connection, preparedQuery, unseen } from '../../reading/reader';
import { CONFIGURATIONS } from './configurations';
import { foldWord } from './query-words';
import { isOtherWord, wordRoot, wordTail } from './roots/word-root';

/**
 * How a word of the vocabulary matches a word of a query: the same word, an inflected form by PostgreSQL's stemmer, one by
 * our word roots, a compound that ends with it, or a word that begins with it. `idle` marks a stop word of the language
 * (`ja`, `the`).
 */
export type ReadingKind = 'same' | 'form' | 'kin' | 'compound' | 'beginning' | 'idle';

export interface Reading {
  /** Position of the query's word, from 1. */
  readonly place: number;
  readonly kind: ReadingKind;
  readonly word: string;
  readonly stem: string;
  readonly frequency: number;
}

/** A word of the query with its matches in the vocabulary. */
export interface WordReadings {
  readonly word: string;
  readonly readings: readonly Reading[];
  /** It is a stop word of the language. */
  readonly isIdle: boolean;
}

/** Minimum length of a word's typed beginning, in letters. */
const SHORTEST_BEGINNING = 3;
/** Minimum length of a compound's first part, in letters. */
const SHORTEST_MODIFIER = 3;
const SHORTEST_TAIL = 3;

/** The highest Unicode character: the end of a range of words with the same beginning. */
const LAST = '\u{10FFFF}';

/**
 * PostgreSQL's stemmer removes the last part of some compounds like an ending (`hiihto-ta-kin`). A stem that much shorter
 * than the root would match unrelated words.
 */
const SOUND = 'length(stem) >= length(root) - 1';

/**
 * What a word finds must not depend on its accents, which many leave out. So its root, its stems and whether it is a stop word are
 * those of the words that are written like it but for accents: `koysi` has the root of `köysi`, `a` is the stop word `à`.
 */
const SPELLED = `(select t.place, t.word, t.folded, t.beginning, coalesce(s.root, t.root) as root,
    case when t.tail = '' then '' else coalesce(s.tail, t.tail) end as tail, coalesce(s.word, t.word) as known
  from typed t left join lateral (select s.word, s.root, s.tail from search_words s
    where s.language = $1 and s.folded collate "C" = t.folded order by s.frequency desc, s.word limit 1) s on true)`;

// Each word is looked up in four indexes, most frequent matches first, so that the result stays small in a large vocabulary.
const readingsOf = preparedQuery<
  Reading,
  [
    language: ShopLanguage,
    words: string[],
    folded: string[],
    roots: string[],
    tails: string[],
    beginnings: string[],
    configuration: string,
  ]
>(
  'search-readings',
  `with typed as (
     select * from unnest(${['$2', '$3', '$4', '$5', '$6'].map((words) => unseen(`${words}::text[]`)).join(', ')})
       with ordinality t(word, folded, root, tail, beginning, place)
   )
   select t.place::int as place, w.kind, w.word, w.stem, w.frequency
   from ${SPELLED} t
   cross join lateral (
     (select 'same' as kind, word, stem, frequency from search_words
      where language = $1 and folded collate "C" = t.folded order by frequency desc limit 8)
     union all
     (select 'kin', word, stem, frequency from search_words
      where language = $1 and root = t.root and ${SOUND} order by frequency desc limit 24)
     union all
     (select 'form', word, stem, frequency from search_words
      where language = $1 and stem = any(array(select s.stem from search_words s where s.language = $1 and s.folded collate "C" = t.folded))
      order by frequency desc limit 24)
     union all
     (select 'compound', word, stem, frequency from search_words
      where t.tail <> '' and language = $1 and tail collate "C" >= t.tail and tail collate "C" < t.tail || '${LAST}'
        and length(tail) >= length(t.tail) + ${SHORTEST_MODIFIER} and ${SOUND}
      order by frequency desc limit 40)
     union all
     (select 'beginning', word, stem, frequency from search_words
      where t.beginning <> '' and language = $1
        and folded collate "C" >= t.beginning and folded collate "C" < t.beginning || '${LAST}'
      order by frequency desc limit 40)
     union all
     select 'idle', t.word, '', 0
     where to_tsvector($7::regconfig, t.word) = ''::tsvector or to_tsvector($7::regconfig, t.known) = ''::tsvector
   ) w`,
);

/** The matches of the words in the vocabulary.
 * @param isTyping the last word may be only the beginning of a word, of any length
 */
export async function readWords(
  connection: Connection,
  words: readonly string[],
  language: ShopLanguage,
  isTyping: boolean,
): Promise<WordReadings[]> {
  const folded = words.map(foldWord);
  const tails = words.map((word) => {
    const tail = wordTail(word, language);
    return tail.length >= SHORTEST_TAIL && !/\d/.test(tail) ? tail : '';
  });
  const beginnings = folded.map((word, index) => {
    const isLast = isTyping && index === folded.length - 1;
    return isLast || (word.length >= SHORTEST_BEGINNING && !/^\d/.test(word)) ? word : '';
  });
  const roots = words.map((word) => wordRoot(word, language));
  const rows = await readingsOf(
    connection,
    language,
    [...words],
    folded,
    roots,
    tails,
    beginnings,
    CONFIGURATIONS[language],
  );
  return words.map((word, index) => {
    const own = rows.filter(({ place }) => place === index + 1);
    const readings = own.filter(({ kind }) => kind !== 'idle');
    return { word, readings: withoutOtherWords(word, readings, language), isIdle: readings.length < own.length };
  });
}

/**
 * Removes stems that mostly belong to a different word. Documents contain only stems, so a shared stem is dropped when more
 * documents mean the other word.
 */
function withoutOtherWords(typed: string, readings: readonly Reading[], language: ShopLanguage): readonly Reading[] {
  const isOther = ({ kind, word }: Reading) => kind !== 'same' && isOtherWord(typed, word, language);
  if (!readings.some(isOther)) return readings;
  const others = new Map<string, number>();
  const seen = new Set<string>();
  for (const reading of readings) {
    if (seen.has(reading.word)) continue;
    seen.add(reading.word);
    // words that occur only in descriptions have no frequency; there the number of forms shows which word is more common
    const weight = 100 * reading.frequency + 1;
    others.set(reading.stem, (others.get(reading.stem) ?? 0) + (isOther(reading) ? weight : -weight));
  }
  return readings.filter(
    (reading) => !isOther(reading) && (reading.kind === 'compound' || (others.get(reading.stem) ?? 0) <= 0),
  );
}
