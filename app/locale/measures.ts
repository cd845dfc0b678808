import { unitName } from 'contract/unit-name';
import type { Language } from './languages';
import { formatNumber } from './numbers';

/** An integer, with or without any of the languages' thousands separators. */
const WHOLE = /^\d{1,3}(?:[\s.,’\u00a0\u202f]\d{3})*$|^\d+$/;

/** Grams from which a weight is shown in kilograms. */
const KILOGRAM = 1_000;

/**
 * Formats a value with its unit in a language. Weights of a kilogram and more are shown in kilograms.
 * @param value from the backend: a number in the language's format, or a text
 * @example measureText('3 400', 'g', 'fi') // '3,4 kg'
 */
export function measureText(value: string, unit: string, language: Language): string {
  const grams = unit === 'g' && WHOLE.test(value) ? Number(value.replace(/\D/g, '')) : 0;
  if (grams >= KILOGRAM) return `${formatNumber(grams / KILOGRAM, language, 2)} ${unitName('kg', language)}`;
  return unit === '' ? value : `${value} ${unitName(unit, language)}`;
}
