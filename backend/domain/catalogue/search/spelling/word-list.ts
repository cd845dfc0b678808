/** Words in alphabetical order, for finding words similar to a given one. */
export interface WordList {
  readonly words: readonly string[];
  /** Number of leading letters that each word shares with the previous one. */
  readonly shared: Uint8Array;
}

/** A word of a list that is similar to a typed one. */
export interface NearWord {
  /** Its index in the list. */
  readonly place: number;
  /** Number of its leading letters that match the typed word: all of them, unless beginnings were requested. */
  readonly length: number;
  readonly slips: number;
}

/** @param words any order; none longer than 255 letters */
export function wordList(words: Iterable<string>): WordList {
  const sorted = [...new Set(words)].sort();
  const shared = new Uint8Array(sorted.length);
  for (let place = 1; place < sorted.length; place++) {
    const word = sorted[place] as string;
    const before = sorted[place - 1] as string;
    let length = 0;
    while (length < before.length && word[length] === before[length]) length++;
    shared[place] = length;
  }
  return { words: sorted, shared };
}

/**
 * The words within a small edit distance of a typed one: a letter left out, added or changed, or two neighbours swapped
 * (Damerau-Levenshtein, each pair swapped once). Words with the same beginning share its comparison and are skipped together
 * when the beginning alone has too many errors, so it costs about as much as a few hundred comparisons, whatever the length
 * of the list.
 * @param limit max edit distance
 * @param isBeginning the typed word may be the beginning of a word; the result contains the length with the smallest distance
 */
export function nearWords({ words, shared }: WordList, typed: string, limit: number, isBeginning: boolean): NearWord[] {
  const found: NearWord[] = [];
  const width = typed.length + 1;
  const deepest = typed.length + limit;
  /** Row n: distances between the first n letters of the word and each beginning of the typed word. */
  const rows = Array.from({ length: deepest + 1 }, () => new Uint8Array(width));
  for (let column = 0; column < width; column++) (rows[0] as Uint8Array)[column] = column;
  /** Number of rows that are valid for the current word. */
  let known = 0;
  for (let place = 0; place < words.length; place++) {
    known = Math.min(known, shared[place] as number);
    const word = words[place] as string;
    const end = Math.min(word.length, deepest);
    let isOver = false;
    while (known < end && !isOver) {
      known++;
      isOver = fillRow(rows, known, word, typed) > limit;
    }
    if (isOver) {
      const length = known;
      while (place + 1 < words.length && (shared[place + 1] as number) >= length) place++;
      known = length - 1;
      continue;
    }
    const near = isBeginning ? bestBeginning(rows, end, typed.length) : wholeWord(rows, word.length, typed.length);
    if (near !== null && near.slips <= limit) found.push({ place, ...near });
  }
  return found;
}

/** Fills a row from the two above it. @returns the smallest distance in it */
function fillRow(rows: readonly Uint8Array[], depth: number, word: string, typed: string): number {
  const row = rows[depth] as Uint8Array;
  const above = rows[depth - 1] as Uint8Array;
  const letter = word.charCodeAt(depth - 1);
  row[0] = depth;
  let fewest = depth;
  for (let column = 1; column < row.length; column++) {
    const isSame = typed.charCodeAt(column - 1) === letter;
    let slips = Math.min(
      (above[column] as number) + 1,
      (row[column - 1] as number) + 1,
      (above[column - 1] as number) + (isSame ? 0 : 1),
    );
    const isSwapped =
      depth > 1 &&
      column > 1 &&
      typed.charCodeAt(column - 2) === letter &&
      typed.charCodeAt(column - 1) === word.charCodeAt(depth - 2);
    if (isSwapped) slips = Math.min(slips, ((rows[depth - 2] as Uint8Array)[column - 2] as number) + 1);
    row[column] = slips;
    if (slips < fewest) fewest = slips;
  }
  return fewest;
}

function wholeWord(rows: readonly Uint8Array[], length: number, typed: number): Omit<NearWord, 'place'> | null {
  const row = rows[length];
  return row === undefined ? null : { length, slips: row[typed] as number };
}

/** The beginning with the smallest distance; the longer one of two, because a swap at the end needs it. */
function bestBeginning(rows: readonly Uint8Array[], end: number, typed: number): Omit<NearWord, 'place'> {
  let best = { length: 0, slips: typed };
  for (let length = 1; length <= end; length++) {
    const slips = (rows[length] as Uint8Array)[typed] as number;
    if (slips < best.slips || (slips === best.slips && length <= typed)) best = { length, slips };
  }
  return best;
}
