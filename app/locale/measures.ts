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

/**
 * The span of two values, the unit said once where both have the same and neither is below zero.
 * @example measureRange(66, 118, 'mm', 'fi') // '66–118 mm'
 * @example measureRange(-12, 4, '°C', 'fi') // '−12 °C – 4 °C'
 */
export function measureRange(from: number, to: number, unit: string, language: Language): string {
  const [low, high] = [from, to].map((value) => formatNumber(value, language, 2)) as [string, string];
  const isOneUnit = from >= 0 && (unit !== 'g' || to < KILOGRAM || from >= KILOGRAM);
  if (!isOneUnit) return `${measureText(low, unit, language)} – ${measureText(high, unit, language)}`;
  const shown = unit === 'g' && from >= KILOGRAM ? formatNumber(from / KILOGRAM, language, 2) : low;
  return `${shown}–${measureText(high, unit, language)}`;
}
