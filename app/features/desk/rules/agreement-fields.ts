/** The fields of an agreement with a company. */
export type AgreementField = 'address' | 'percentage' | 'net_price' | 'valid_from' | 'valid_to';

/** A number with at most two decimals, with a point or a comma; null for an empty field, undefined for what is none. */
function decimalIn(typed: string, max: number): number | null | undefined {
  const text = typed
    .trim()
    .replaceAll(/[\s\u00a0]/g, '')
    .replace(',', '.');
  if (text === '') return null;
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(text)) return undefined;
  return Number(text) <= max ? Number(text) : undefined;
}

/** Per cent from 0 to 90. */
export const percentageIn = (typed: string) => decimalIn(typed, 90);

/** Euros, at most a million. */
export const euroIn = (typed: string) => decimalIn(typed, 1_000_000);

/** A day, `2026-12-31`; null for an empty field, undefined for a day that does not exist. */
export function dayIn(typed: string): string | null | undefined {
  if (typed === '') return null;
  if (!/^2\d{3}-\d{2}-\d{2}$/.test(typed)) return undefined;
  const day = new Date(`${typed}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(typed) ? typed : undefined;
}
