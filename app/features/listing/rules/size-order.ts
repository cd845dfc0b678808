/** Letter sizes from XXXS to XXXXXL, in order. */
const LETTERS = ['XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL', 'XXXXL', 'XXXXXL'];
const FRACTIONS: Readonly<Record<string, string>> = {
  '½': ' 1/2',
  '⅓': ' 1/3',
  '⅔': ' 2/3',
  '¼': ' 1/4',
  '¾': ' 3/4',
};
/** Max length of a size name that is compared. */
const MAX_NAME_LENGTH = 60;

/** Sort key of a size: its letters, its numbers, its name. */
interface Place {
  /** Null for sizes that do not begin with a letter size. */
  readonly letters: number | null;
  readonly numbers: readonly number[];
  readonly name: string;
}

/** `2XL` is another way of writing `XXL`; `S/M` and `M long` come right after their letters. */
function lettersOf(name: string): number | null {
  const upper = name.toUpperCase();
  const [first = ''] = upper.split(/[\s/-]/, 1);
  const short = /^([2-5])X([SL])$/.exec(first);
  const rank = LETTERS.indexOf(short ? 'X'.repeat(Number(short[1])) + short[2] : first);
  return rank < 0 ? null : rank + (first === upper ? 0 : 0.5);
}

/** All numbers of a size in order: `42 2/3` is one, slightly above 42; `36-38` and `32/34` are two. */
function numbersOf(name: string): number[] {
  const text = name.replaceAll(/[½⅓⅔¼¾]/g, (sign) => FRACTIONS[sign] ?? '');
  return [...text.matchAll(/(\d+(?:[.,]\d+)?)(?:\s(\d)\/([2-9])(?!\d))?/g)].map(([, whole = '', above, below]) => {
    const fraction = above && below ? Number(above) / Number(below) : 0;
    return Number(whole.replace(',', '.')) + fraction;
  });
}

function placeOf(size: string): Place {
  const name = size.slice(0, MAX_NAME_LENGTH).trim();
  return { letters: lettersOf(name), numbers: numbersOf(name), name };
}

function compareNumbers(a: readonly number[], b: readonly number[]): number {
  if (a.length === 0 || b.length === 0) return b.length - a.length;
  for (let index = 0; index < Math.min(a.length, b.length); index++) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/**
 * Orders sizes: XXXS to XXXXXL first, then by number (`42`, `42,5`, `42 2/3`, `178 cm`; a range such as `36-38` after its
 * first number), then by name. Specification 2 §5.
 */
export function compareSizes(a: string, b: string): number {
  const [placeA, placeB] = [placeOf(a), placeOf(b)];
  if (placeA.letters !== null || placeB.letters !== null) {
    if (placeA.letters === null || placeB.letters === null) return placeA.letters === null ? 1 : -1;
    if (placeA.letters !== placeB.letters) return placeA.letters - placeB.letters;
  }
  return compareNumbers(placeA.numbers, placeB.numbers) || (a < b ? -1 : a > b ? 1 : 0);
}
