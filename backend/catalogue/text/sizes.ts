/** Names and sort order of sizes. */

const LETTER_SIZES = ['xxxs', 'xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl', 'xxxxl', 'xxxxxl'];
/** A Map, as a size may be called `constructor`. */
const WORDS = new Map([
  ['extra small', 'XS'],
  ['small', 'S'],
  ['medium', 'M'],
  ['large', 'L'],
  ['extra large', 'XL'],
  ['x-small', 'XS'],
  ['x-large', 'XL'],
  ['2xs', 'XXS'],
  ['2xl', 'XXL'],
  ['3xl', 'XXXL'],
  ['4xl', 'XXXXL'],
  ['5xl', 'XXXXXL'],
]);

/** The size in the shop's notation: `Medium` becomes `M`, `2XL` becomes `XXL`, others are unchanged. */
export function sizeName(written: string): string {
  const name = written.trim();
  const lower = name.toLowerCase();
  return WORDS.get(lower) ?? (LETTER_SIZES.includes(lower) ? lower.toUpperCase() : name);
}

/**
 * Sort order of a size in lists: XXXS to XXXXXL first, a double one (`S/M`) after its first half, then numeric sizes by their
 * value, then the rest. Specification 2 §5.
 */
export function sizeSort(name: string): number {
  const lower = name.toLowerCase();
  const letters = LETTER_SIZES.indexOf(lower.split(/[/ ]/, 1)[0] ?? lower);
  if (letters >= 0) return letters * 10 + (lower.includes('/') ? 5 : 0);
  const parts = /^(\d+(?:[.,]\d+)?)(?:\s+(\d+)\/(\d+))?/.exec(lower);
  if (!parts?.[1]) return 1_000_000;
  const fraction = parts[2] && parts[3] && Number(parts[3]) > 0 ? Number(parts[2]) / Number(parts[3]) : 0;
  return 1000 + Math.min(Math.round((Number(parts[1].replace(',', '.')) + fraction) * 10), 900_000);
}
