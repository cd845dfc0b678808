import { unitName } from './unit-name';

/** Numbers with at most two decimals, ranges and products of them, and a unit: `24.5`, `16.5–18.5`, `51,5 × 183 cm`. */
const MEASURED = /^(\d{1,3}(?:[.,]\d{1,2})?(?:(?:–|-| × )\d{1,3}(?:[.,]\d{1,2})?)*)(?: (cm|mm|m|kg|g|l))?$/;

/**
 * A size as a reader of the language writes it: decimals with a comma in all languages but English, units with Cyrillic
 * letters in Russian. Both wings write sizes: pages and carts, and orders, refusals and mails.
 * @param language code of the shop's language
 * @example sizeText('24.5', 'fi') // '24,5'
 * @example sizeText('180 cm', 'ru') // '180 см'
 */
export function sizeText(size: string, language: string): string {
  const [, numbers, unit] = MEASURED.exec(size) ?? [];
  if (numbers === undefined) return size;
  const written = numbers.replaceAll(/[.,]/g, language === 'en' ? '.' : ',');
  return unit === undefined ? written : `${written} ${unitName(unit, language)}`;
}
