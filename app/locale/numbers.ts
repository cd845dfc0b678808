import { type Language, languageTable } from './languages';

const formatters = new Map<string, Intl.NumberFormat>();

/**
 * A number as a reader of the language writes it. Making a formatter costs as much as fifty uses of it: they are kept.
 * @param decimals at most so many; exactly so many when `fixed`
 * @example formatNumber(4.5, 'fi', 1) // '4,5'
 */
export function formatNumber(value: number, language: Language, decimals: number, fixed = false): string {
  const key = `${language} ${decimals} ${fixed}`;
  let made = formatters.get(key);
  if (!made) {
    made = new Intl.NumberFormat(languageTable[language].tag, {
      minimumFractionDigits: fixed ? decimals : 0,
      maximumFractionDigits: decimals,
    });
    formatters.set(key, made);
  }
  return made.format(value);
}
