import { foldWord } from '../query-words';
import { backwards, type KnownWord, type Vocabulary } from './vocabulary';
import { nearWords } from './word-list';

/** Min length of a word that is corrected, and of a compound's end or a beginning, in letters. */
const SHORTEST = 3;
const SHORTEST_PART = 4;
/** Min length of what precedes a compound's end, in letters. */
const SHORTEST_MODIFIER = 3;
/** Min length from which two typing errors are corrected. */
const LONG = 7;
/** Max number of corrections of a word. */
const MAX_CORRECTIONS = 3;

interface Candidate extends KnownWord {
  readonly slips: number;
  /** Whole words rank first, then ends of compounds, then beginnings of words. */
  readonly part: 0 | 1 | 2;
  /** 0 when the first letter is the same. */
  readonly startsElse: number;
}

/** The probable corrections of a word. */
export interface Corrections {
  /** The most likely first; empty when no word is similar. */
  readonly words: readonly string[];
  readonly slips: number;
}

const NOTHING: Corrections = { words: [], slips: 0 };

/** Max number of typing errors that are corrected in a word of this length. */
const allowedSlips = (length: number): number => (length < LONG ? 1 : 2);

/**
 * The probable corrections of a word that is not in the vocabulary, the most likely first: whole words before ends of
 * compounds and beginnings, then the same first letter, then the most frequent. Only corrections with the fewest typing
 * errors are returned. Numbers and codes are never corrected.
 * @param isTyping the word may be incomplete
 */
export function correctionsOf(vocabulary: Vocabulary, word: string, isTyping: boolean): Corrections {
  const folded = foldWord(word);
  if (folded.length < SHORTEST || /\d/.test(folded)) return NOTHING;
  const candidates = [
    ...wholeWords(vocabulary, folded),
    ...(folded.length < SHORTEST_PART ? [] : [...compoundEnds(vocabulary, folded), ...beginnings(vocabulary, folded)]),
  ].filter(({ startsElse }) => startsElse === 0 || folded.length > SHORTEST);
  // during typing a beginning matches its words; otherwise only when nothing else is similar
  const isNearer = (a: Candidate, b: Candidate): number =>
    a.slips - b.slips ||
    (isTyping ? 0 : a.part - b.part) ||
    a.startsElse - b.startsElse ||
    a.part - b.part ||
    b.frequency - a.frequency;
  const [first, ...others] = candidates.sort(isNearer);
  if (!first) return NOTHING;
  const alike = others.filter(
    ({ slips, part, startsElse }) => slips === first.slips && part === first.part && startsElse === first.startsElse,
  );
  return {
    words: [...new Set([first, ...alike].map((each) => each.word))].slice(0, MAX_CORRECTIONS),
    slips: first.slips,
  };
}

function wholeWords({ forwards, byFolded }: Vocabulary, folded: string): Candidate[] {
  return nearWords(forwards, folded, allowedSlips(folded.length), false)
    .map(({ place, slips }) => {
      const found = forwards.words[place] as string;
      const { word, frequency } = byFolded.get(found) as KnownWord;
      return { word, frequency, slips, part: 0 as const, startsElse: found[0] === folded[0] ? 0 : 1 };
    })
    .filter(({ slips, frequency }) => slips < 2 || frequency > 0);
}

/** Ends that two words share, or that are words themselves: `jakka` is corrected to the end of `skaljacka`. */
function compoundEnds({ backwards: list, byFolded }: Vocabulary, folded: string): Candidate[] {
  const ends = new Map<string, { frequency: number; words: number }>();
  for (const { place, length } of nearWords(list, backwards(folded), 1, true)) {
    const whole = backwards(list.words[place] as string);
    const end = whole.slice(whole.length - length);
    if (end[0] !== folded[0] || whole.length < length + SHORTEST_MODIFIER) continue;
    const { frequency } = byFolded.get(whole) as KnownWord;
    const known = ends.get(end) ?? { frequency: 0, words: 0 };
    ends.set(end, { frequency: known.frequency + frequency, words: known.words + 1 });
  }
  return [...ends]
    .filter(([end, { frequency, words }]) => frequency > 0 && (words > 1 || byFolded.has(end)))
    .map(([end, { frequency }]) => ({
      word: byFolded.get(end)?.word ?? end,
      frequency,
      slips: 1,
      part: 1,
      startsElse: 0,
    }));
}

/** Beginnings of words: `makupus` is corrected to the beginning of `makuupussi`. */
function beginnings({ forwards, byFolded }: Vocabulary, folded: string): Candidate[] {
  const starts = new Map<string, number>();
  for (const { place, length } of nearWords(forwards, folded, 1, true)) {
    const whole = forwards.words[place] as string;
    const { frequency } = byFolded.get(whole) as KnownWord;
    const start = whole.slice(0, length);
    if (length < whole.length && start[0] === folded[0]) starts.set(start, (starts.get(start) ?? 0) + frequency);
  }
  return [...starts]
    .filter(([, frequency]) => frequency > 0)
    .map(([word, frequency]) => ({ word, frequency, slips: 1, part: 2, startsElse: 0 }));
}
