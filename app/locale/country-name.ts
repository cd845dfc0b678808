import { type Language, languageTable } from './languages';

/**
 * The name of a country in a language.
 * @param code two letters, in any case; an unknown code is returned unchanged
 */
export function countryName(code: string, language: Language): string {
  if (!/^[a-z]{2}$/i.test(code)) return code;
  return new Intl.DisplayNames([languageTable[language].tag], { type: 'region' }).of(code.toUpperCase()) ?? code;
}
