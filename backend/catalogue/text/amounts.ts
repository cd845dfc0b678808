/** Numbers as people and programs write them. */

/** An amount in minor units, with the currency when the text names it, or why it cannot be one. */
export type ParsedAmount = { minor: number; currency?: string } | { problem: string };

/** Dearer than anything in an outdoor shop: a mistake in the file. In minor units. */
const HIGHEST_MINOR = 100_000_000;
const SIGNS: Record<string, string> = { '€': 'eur', $: 'usd', '£': 'gbp', '₽': 'rub', '¥': 'jpy', zł: 'pln' };

/**
 * Reads `35`, `35.00`, `1,299.00`, `1 299,90`, `35.00 EUR` or `€35`. Undefined for an empty text.
 *
 * A lone separator with three digits behind it is a thousands separator only when a digit group stands before it and it is a
 * comma, as in the files of English programs (`1,299`).
 */
export function parseAmount(text: string): ParsedAmount | undefined {
  const trimmed = text.replace(/[\u00a0\u202f]/g, ' ').trim();
  if (trimmed === '') return undefined;
  const parts = /^([A-Za-z]{3}|[€$£₽¥]|zł)?\s*(-)?\s*([\d][\d ., ']*)\s*([A-Za-z]{3}|[€$£₽¥]|zł)?$/.exec(trimmed);
  if (!parts?.[3]) return { problem: `the price "${trimmed.slice(0, 40)}" is not a number` };
  const value = Number(plainNumber(parts[3].trim()));
  if (!Number.isFinite(value)) return { problem: `the price "${trimmed.slice(0, 40)}" is not a number` };
  if (parts[2] === '-' && value !== 0) return { problem: `the price ${trimmed.slice(0, 40)} is negative` };
  const minor = Math.round(value * 100);
  if (minor > HIGHEST_MINOR) return { problem: `the price ${trimmed.slice(0, 40)} is too high to be true` };
  const unit = parts[1] ?? parts[4];
  return unit === undefined ? { minor } : { minor, currency: SIGNS[unit] ?? unit.toLowerCase() };
}

function plainNumber(written: string): string {
  const digits = written.replace(/[ ']/g, '');
  const lastComma = digits.lastIndexOf(',');
  const lastPoint = digits.lastIndexOf('.');
  if (lastComma >= 0 && lastPoint >= 0) {
    return lastComma > lastPoint ? digits.replaceAll('.', '').replace(',', '.') : digits.replaceAll(',', '');
  }
  if (lastComma < 0) return digits;
  return /^[1-9]\d{0,2}(,\d{3})+$/.test(digits) ? digits.replaceAll(',', '') : digits.replace(',', '.');
}

/** Units in stock: whole, never below zero; an unreadable text is none. */
export function parseQuantity(text: string): number {
  const value = Math.floor(Number(text.replace(',', '.')));
  return Number.isFinite(value) ? Math.min(Math.max(value, 0), 1_000_000) : 0;
}
