/** A closed range; either end may be open. */
export interface Range {
  readonly min: number | null;
  readonly max: number | null;
}

/** From where to where the values of a list go, in whole units. */
export interface Extent {
  readonly min: number;
  readonly max: number;
}

/** A number as ranges write it: at most twelve digits. */
const NUMBER = /^-?\d{1,12}(?:\.\d{1,4})?$/;
/** Longest range that can mean something: two such numbers. */
const LONGEST_RANGE = 60;

/**
 * A range as addresses write it: `10-200`. A negative number has a leading minus (`-5-10`, `-10--5`); an end may be missing
 * (`10-`, `-200`); ends given the wrong way round are turned. Specification 2 §2.
 * @returns null for anything else
 */
export function parseRange(text: string): Range | null {
  if (text.length > LONGEST_RANGE) return null;
  const match = /^(-?[\d.]+)?-(-?[\d.]+)?$/.exec(text);
  if (!match) return null;
  const ends = [match[1], match[2]];
  if (ends.some((end) => end !== undefined && !NUMBER.test(end))) return null;
  return toRange(readNumber(match[1]), readNumber(match[2]));
}

/**
 * A range from the two fields of a form without scripts, `price-min` and `price-max`: decimal comma or point. What is no
 * number is as good as left empty. Specification 2 §5.
 */
export function parseRangeFields(min: string | null, max: string | null): Range | null {
  const field = (text: string | null) => readNumber((text ?? '').slice(0, LONGEST_RANGE).trim().replace(',', '.'));
  return toRange(field(min), field(max));
}

function readNumber(text: string | undefined): number | null {
  return text !== undefined && NUMBER.test(text) ? Number(text) : null;
}

function toRange(min: number | null, max: number | null): Range | null {
  if (min === null && max === null) return null;
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
}

/** Writes a range for an address. */
export function formatRange({ min, max }: Range): string {
  return `${min ?? ''}-${max ?? ''}`;
}

/** The extent of values: the floor of the lowest, the ceiling of the highest. Specification 2 §5. */
export function extentOf(lowest: number, highest: number): Extent {
  return lowest > highest ? { min: 0, max: 0 } : { min: Math.floor(lowest), max: Math.ceil(highest) };
}

/** A range clamped to the extent; null when it spans all of it. Specification 2 §4, §5. */
export function clampRange(range: Range | null, extent: Extent): Range | null {
  if (!range) return null;
  const clamp = (value: number) => Math.min(Math.max(value, extent.min), extent.max);
  const min = range.min === null ? extent.min : clamp(range.min);
  const max = range.max === null ? extent.max : clamp(range.max);
  return min <= extent.min && max >= extent.max ? null : { min, max };
}
