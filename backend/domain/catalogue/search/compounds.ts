import type { ShopLanguage } from '../../locale/language';
import { type Connection, preparedQuery } from '../../reading/reader';
import { foldWord } from './query-words';
import { wordRoot } from './roots/word-root';
import { isCompoundEnd, type Vocabulary } from './spelling/vocabulary';
import { hasMeaning } from './synonyms/meanings';

/** Min length of a compound's part, in letters. */
const SHORTEST_PART = 3;
/** Min length from which a matching part is trusted more than a spelling correction. */
const SOUND_PART = 4;
/** Linking letters between the parts of German and Swedish compounds, and genitive endings in Finnish ones. */
const JOINTS = ['', 's', 'n', 'en', 'es'];

const knownParts = preparedQuery<
  { folded: string; root: string },
  [language: ShopLanguage, starts: string[], ends: string[]]
>(
  'search-known-parts',
  `select folded, root from search_words
   where language = $1 and (folded collate "C" = any($2::text[]) or root = any($3::text[])) and frequency > 0`,
);

/** The result of splitting a word: both parts when both are known words, otherwise only a known end, otherwise nothing. */
export interface Split {
  readonly word: string;
  readonly whole: string[] | null;
  readonly end: string | null;
  /** Both parts are long enough that the split is unlikely to be a coincidence. */
  readonly isSound: boolean;
}

interface Cut {
  readonly start: string;
  /** The possible first parts without their linking letters. */
  readonly starts: string[];
  readonly end: string;
  readonly root: string;
}

function cutsOf(word: string, language: ShopLanguage): Cut[] {
  const cuts: Cut[] = [];
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
    const start = word.slice(0, at);
    const end = word.slice(at);
    const starts = JOINTS.filter((joint) => start.endsWith(joint) && start.length - joint.length >= SHORTEST_PART).map(
      (joint) => foldWord(start.slice(0, start.length - joint.length)),
    );
    cuts.push({ start, starts, end, root: wordRoot(end, language) });
  }
  return cuts;
}

/**
 * Splits compounds that no document holds into two words that some do: `hiihtoreppu` into `hiihto` and `reppu`.
 * The split with the longer end wins.
 * @returns a split of each word, in their order
 */
export async function splitCompounds(
  connection: Connection,
  words: readonly string[],
  language: ShopLanguage,
  vocabulary: Vocabulary,
): Promise<Split[]> {
  const cuts = words.map((word) => cutsOf(word, language));
  const all = cuts.flat();
  if (all.length === 0) return words.map((word) => ({ word, whole: null, end: null, isSound: false }));
  const rows = await knownParts(
    connection,
    language,
    all.flatMap(({ starts }) => starts),
    all.flatMap(({ starts, root }) => [...starts, root]),
  );
  const roots = new Set(rows.map((row) => row.root));
  /** The first part may be a bare word root: the `skid` of `skidpjäxor`. */
  const starts = new Set([...roots, ...rows.map((row) => row.folded)]);
  const isWord = ({ end, root }: Cut) => roots.has(root) || hasMeaning(end, language);
  const isEnd = ({ end }: Cut) => end.length >= SOUND_PART && isCompoundEnd(vocabulary, end);
  return words.map((word, index) => {
    const own = cuts[index] ?? [];
    const whole = [isWord, isEnd]
      .map((isKnown) => own.find((cut) => isKnown(cut) && cut.starts.some((start) => starts.has(start))))
      .find((cut) => cut !== undefined);
    const end = own.find((cut) => cut.end.length > SHORTEST_PART && isWord(cut));
    return {
      word,
      whole: whole ? [whole.starts.find((start) => starts.has(start)) ?? whole.start, whole.end] : null,
      end: end?.end ?? null,
      isSound: whole !== undefined && Math.min(whole.start.length, whole.end.length) >= SOUND_PART,
    };
  });
}
