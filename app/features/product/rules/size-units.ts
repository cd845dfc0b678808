/** Units in which the size guide shows lengths. */
export const LENGTH_UNITS = ['cm', 'inch'] as const;
export type LengthUnit = (typeof LENGTH_UNITS)[number];

/** The unit that an address requests; null when the size guide is closed. An unknown one counts as centimetres. */
export function requestedUnit(text: string | null): LengthUnit | null {
  if (text === null) return null;
  return text === 'inch' ? 'inch' : 'cm';
}

/** How many millimetres the units of size tables have; rows in other units (EU, UK, US, letters) are never converted. */
const MILLIMETRES: ReadonlyMap<string, number> = new Map([
  ['mm', 1],
  ['cm', 10],
]);
const MILLIMETRES_PER_INCH = 25.4;

/** Whether a row holds lengths that can be shown in inches. */
export const isLength = (unit: string): boolean => MILLIMETRES.has(unit.trim().toLowerCase());

/**
 * A value of a size table in inches: ranges stay ranges, and what is no number stays as it is.
 * @param value as in the table, `80–84` or `27,5`
 * @param unit of the table's row
 * @param write writes a number as the language does, with one decimal
 * @example toInches('80–84', 'cm', (inches) => formatNumber(inches, 'fi', 1)) // '31,5–33,1'
 */
export function toInches(value: string, unit: string, write: (inches: number) => string): string {
  const millimetres = MILLIMETRES.get(unit.trim().toLowerCase());
  if (millimetres === undefined) return value;
  return value.replace(/\d{1,5}(?:[.,]\d{1,2})?/g, (number) => {
    return write((Number(number.replace(',', '.')) * millimetres) / MILLIMETRES_PER_INCH);
  });
}
