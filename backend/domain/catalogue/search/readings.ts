import type { ShopLanguage } from '../../locale/language';
import { type Connection, question } from '../../reading/reader';
import { CONFIGURATIONS } from './configurations';
import { foldWord } from './query-words';
import { wordRoot, wordTail } from './roots/word-root';

/**
 * How a word of the vocabulary answers a word of a query: it is the same word, another form of it by PostgreSQL's grammar, one
 * by our roots, a compound that ends with it, or a word that begins with it. `idle` says that the language's grammar takes the
 * word for one that says nothing by itself (`ja`, `the`).
 */
export type ReadingKind = 'same' | 'form' | 'kin' | 'compound' | 'beginning' | 'idle';

export interface Reading {
  /** Place of the query's word, from 1. */
  readonly place: number;
  readonly kind: ReadingKind;
  readonly word: string;
  readonly stem: string;
  readonly frequency: number;
}

/** A word of the query and what it may be read as. */
export interface WordReadings {
  readonly word: string;
  readonly readings: readonly Reading[];
  /** The language's grammar says that it means nothing by itself. */
  readonly isIdle: boolean;
}

/** Beginnings count from this many letters on. */
const SHORTEST_BEGINNING = 3;
/** After a compound's end there must be this much left of it. */
const SHORTEST_MODIFIER = 3;
const SHORTEST_TAIL = 3;

/** Behind every character there is: the end of a range of words with the same beginning. */
const LAST = '\u{10FFFF}';

/**
 * PostgreSQL's stemmer takes the ends of some compounds for endings (`hiihto-ta-kin`): a stem that much shorter than the root
 * would find other words.
 */
const SOUND = 'length(stem) >= length(root) - 1';

// Each word asks four indexes; the frequent words of each come first, so that a query stays small in a large vocabulary.
const readingsOf = question<
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
  `select t.place::int as place, w.kind, w.word, w.stem, w.frequency
   from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[])
     with ordinality t(word, folded, root, tail, beginning, place)
   cross join lateral (
     (select 'same' as kind, word, stem, frequency from search_words
      where language = $1 and folded collate "C" = t.folded order by frequency desc limit 8)
     union all
     (select 'kin', word, stem, frequency from search_words
      where language = $1 and root = t.root and ${SOUND} order by frequency desc limit 24)
     union all
     (select 'form', word, stem, frequency from search_words
      where language = $1 and stem = (select s.stem from search_words s where s.language = $1 and s.word = t.word)
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
     select 'idle', t.word, '', 0 where to_tsvector($7::regconfig, t.word) = ''::tsvector
   ) w`,
);

/**
 * What the vocabulary knows of the words.
 * @param isTyping the last word may be the beginning of one, however short
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
    return { word, readings, isIdle: readings.length < own.length };
  });
}
