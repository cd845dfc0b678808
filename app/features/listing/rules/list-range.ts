/** A closed range; either end may be open. */
export interface Range {
  readonly min: number | null;
  readonly max: number | null;
}

/** Lowest and highest value of a list, in whole units. */
export interface Extent {
  readonly min: number;
  readonly max: number;
}

/** A number in a range: at most twelve digits. */
const NUMBER = /^-?\d{1,12}(?:\.\d{1,4})?$/;
/** Max length of a valid range: two such numbers. */
const MAX_RANGE_LENGTH = 60;

/** Parses a typed number; null when it is not a number. */
export type ReadNumber = (text: string) => number | null;

/** A number with a decimal comma or point. */
export const readPlainNumber: ReadNumber = (text) => {
  const plain = text.trim().replace(',', '.');
  return NUMBER.test(plain) ? Number(plain) : null;
};

/**
 * Parses a range of an address: `10-200`. A negative number has a leading minus or a double hyphen (`-5-10`, `--5-10`,
 * `-10--5`); decimals have a point or a comma; an end may be missing (`10-`, `-200`); reversed ends are swapped.
 * Specification 2 §2.
 * @returns null for anything else
 */
export function parseRange(text: string): Range | null {
  if (text.length > MAX_RANGE_LENGTH) return null;
  const match = /^(-{0,2}[\d.,]+)?-(-{0,2}[\d.,]+)?$/.exec(text);
  if (!match) return null;
  const read = (end: string | undefined) => (end === undefined ? null : readPlainNumber(end.replace('--', '-')));
  const [min, max] = [read(match[1]), read(match[2])];
  const isMalformed = (min === null && match[1] !== undefined) || (max === null && match[2] !== undefined);
  return isMalformed ? null : toRange(min, max);
}

/**
 * A range from the two fields of a form without scripts, `price-min` and `price-max`. A text that is not a number counts as
 * empty. Specification 2 §5.
 */
export function parseRangeFields(
  min: string | null,
  max: string | null,
  readNumber: ReadNumber = readPlainNumber,
): Range | null {
  const field = (text: string | null) => readNumber((text ?? '').slice(0, MAX_RANGE_LENGTH));
  return toRange(field(min), field(max));
}

function toRange(min: number | null, max: number | null): Range | null {
  if (min === null && max === null) return null;
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
}

/** Formats a range for an address. */
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
