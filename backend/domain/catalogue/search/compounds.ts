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

/**
 * Splits a compound that no document holds into two words that some do: `hiihtoreppu` into `hiihto` and `reppu`.
 * The split with the longer end wins.
 * @returns the parts of a split that is known whole, else a known end alone, else neither
 */
export async function splitCompound(
  connection: Connection,
  word: string,
  language: ShopLanguage,
): Promise<{ whole: string[] | null; end: string | null }> {
  const splits: { start: string; starts: string[]; end: string; root: string }[] = [];
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
    const start = word.slice(0, at);
    const end = word.slice(at);
    const starts = JOINTS.filter((joint) => start.endsWith(joint) && start.length - joint.length >= SHORTEST_PART).map(
      (joint) => foldWord(start.slice(0, start.length - joint.length)),
    );
    splits.push({ start, starts, end, root: wordRoot(end, language) });
  }
  if (splits.length === 0) return { whole: null, end: null };
  const rows = await knownParts(
    connection,
    language,
    splits.flatMap(({ starts }) => starts),
    splits.map(({ root }) => root),
  );
  const folded = new Set(rows.map((row) => row.folded));
  const roots = new Set(rows.map((row) => row.root));
  const whole = splits.find(({ starts, root }) => roots.has(root) && starts.some((start) => folded.has(start)));
  const end = splits.find((split) => split.end.length > SHORTEST_PART && roots.has(split.root));
  return {
    whole: whole ? [whole.starts.find((start) => folded.has(start)) ?? whole.start, whole.end] : null,
    end: end?.end ?? null,
  };
}
