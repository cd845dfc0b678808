import { type Phrase, say } from '../report/say';
/** Parses numbers written by people and programs. */

/** An amount in hundredths, with the currency when the text names it, or the reason why it is invalid. */
export type ParsedAmount =
  | {
      hundredths: number;
      currency?: string;
      /** The text has two possible values that differ by a factor of a thousand. */
      isAmbiguous?: true;
    }
  | { problem: Phrase };

/** Max plausible price in an outdoor shop, in hundredths; a higher one is an error in the file. */
const MAX_HUNDREDTHS = 100_000_000;
const SIGNS = new Map([
  ['€', 'eur'],
  ['$', 'usd'],
  ['£', 'gbp'],
  ['₽', 'rub'],
  ['¥', 'jpy'],
  ['zł', 'pln'],
]);

/**
 * Reads `35`, `35.00`, `1,299.00`, `1 299,90`, `35.00 EUR` or `€35`. Undefined for an empty text.
 *
 * A single separator followed by three digits is a thousands separator only when it is a comma after a digit group, as in
 * English files (`1,299`).
 */
export function parseAmount(text: string): ParsedAmount | undefined {
  const trimmed = text.replace(/[\u00a0\u202f]/g, ' ').trim();
  if (trimmed === '') return undefined;
  const parts = /^([A-Za-z]{3}|[€$£₽¥]|zł)?\s*(-)?\s*([\d][\d ., ']*)\s*([A-Za-z]{3}|[€$£₽¥]|zł)?$/.exec(trimmed);
  if (!parts?.[3]) return { problem: say('the price "{{price}}" is not a number', { price: trimmed.slice(0, 40) }) };
  const value = Number(plainNumber(parts[3].trim()));
  if (!Number.isFinite(value))
    return { problem: say('the price "{{price}}" is not a number', { price: trimmed.slice(0, 40) }) };
  if (parts[2] === '-' && value !== 0)
    return { problem: say('the price {{price}} is negative', { price: trimmed.slice(0, 40) }) };
  const hundredths = Math.round(value * 100);
  if (hundredths > MAX_HUNDREDTHS)
    return { problem: say('the price {{price}} is too high to be true', { price: trimmed.slice(0, 40) }) };
  const unit = parts[1] ?? parts[4];
  return {
    hundredths,
    ...(unit === undefined ? {} : { currency: SIGNS.get(unit) ?? unit.toLowerCase() }),
    ...(LONE_GROUP.test(parts[3].trim()) ? { isAmbiguous: true as const } : {}),
  };
}

/** One separator and three digits: may be thousands or three decimals. */
const LONE_GROUP = /^[1-9]\d{0,2}[.,]\d{3}$/;

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

/**
 * Units in stock: a whole number, never negative. Undefined for an empty text and for anything but a plain number (`100 ML`).
 *
 * Ambiguous texts: `1,000` is read as a thousand, as in English files; `1.000` as one with three decimals, as in files that
 * count in thousandths.
 */
export function parseQuantity(text: string): { quantity: number; isAmbiguous: boolean } | undefined {
  const written = text.replace(/[\u00a0\u202f ']/g, '');
  const isGrouped = /^-?\d{1,3}(?:,\d{3})+$/.test(written);
  const plain = isGrouped ? written.replaceAll(',', '') : written.replace(',', '.');
  if (!/^-?\d{1,12}(?:\.\d*)?$/.test(plain)) return undefined;
  const quantity = Math.min(Math.max(Math.floor(Number(plain)), 0), 1_000_000);
  return { quantity, isAmbiguous: LONE_GROUP.test(written) };
}
