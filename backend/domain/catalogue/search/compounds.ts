import type { ShopLanguage } from '../../locale/language';
import { type Connection, question } from '../../reading/reader';
import { foldWord } from './query-words';
import { wordRoot } from './roots/word-root';

/** Shortest part of a compound that is looked for. */
const SHORTEST_PART = 3;
/** Letters that join the parts of German and Swedish compounds, and end the genitive of Finnish ones. */
const JOINTS = ['', 's', 'n', 'en', 'es'];

const knownParts = question<
  { folded: string; root: string },
  [language: ShopLanguage, starts: string[], ends: string[]]
>(
  'search-known-parts',
  `select folded, root from search_words
   where language = $1 and (folded collate "C" = any($2::text[]) or root = any($3::text[])) and frequency > 0`,
);

/** A word taken apart: the parts of a split that is known whole, else a known end alone, else neither. */
export interface Split {
  readonly word: string;
  readonly whole: string[] | null;
  readonly end: string | null;
}

interface Cut {
  readonly start: string;
  /** What the start may be without the letters that join it. */
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
): Promise<Split[]> {
  const cuts = words.map((word) => cutsOf(word, language));
  const all = cuts.flat();
  if (all.length === 0) return words.map((word) => ({ word, whole: null, end: null }));
  const rows = await knownParts(
    connection,
    language,
    all.flatMap(({ starts }) => starts),
    all.map(({ root }) => root),
  );
  const folded = new Set(rows.map((row) => row.folded));
  const roots = new Set(rows.map((row) => row.root));
  return words.map((word, index) => {
    const own = cuts[index] ?? [];
    const whole = own.find(({ starts, root }) => roots.has(root) && starts.some((start) => folded.has(start)));
    const end = own.find((cut) => cut.end.length > SHORTEST_PART && roots.has(cut.root));
    return {
      word,
      whole: whole ? [whole.starts.find((start) => folded.has(start)) ?? whole.start, whole.end] : null,
      end: end?.end ?? null,
    };
  });
}
