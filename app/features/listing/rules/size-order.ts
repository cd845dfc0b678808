/** Letter sizes from XXXS to XXXXXL, in order. */
const LETTERS = ['XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL', 'XXXXL', 'XXXXXL'];

/** `2XL` is another way of writing `XXL`. */
function letterRank(size: string): number {
  const text = size.trim().toUpperCase();
  const short = /^([2-5])X([SL])$/.exec(text);
  return LETTERS.indexOf(short ? 'X'.repeat(Number(short[1])) + short[2] : text);
}

/** The first number of a size, `42 2/3` being a little more than 42. */
function numberOf(size: string): number {
  const match = /(\d+(?:[.,]\d+)?)(?:\s+(\d)\/(\d))?/.exec(size);
  if (!match?.[1]) return Number.POSITIVE_INFINITY;
  const fraction = match[2] && match[3] && match[3] !== '0' ? Number(match[2]) / Number(match[3]) : 0;
  return Number(match[1].replace(',', '.')) + fraction;
}

/** Orders sizes: XXXS to XXXXXL first, then by number, then by name. Specification 2 §5. */
export function compareSizes(a: string, b: string): number {
  const [letterA, letterB] = [letterRank(a), letterRank(b)];
  if (letterA >= 0 && letterB >= 0) return letterA - letterB;
  if (letterA >= 0 || letterB >= 0) return letterA >= 0 ? -1 : 1;
  const [numberA, numberB] = [numberOf(a), numberOf(b)];
  if (numberA !== numberB) return numberA < numberB ? -1 : 1;
  return a < b ? -1 : a > b ? 1 : 0;
}
