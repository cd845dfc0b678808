import { LANGUAGES, type Language, languageTable } from './languages';

/**
 * The name of a country in a language.
 * @param code two letters, in any case; an unknown code is returned unchanged
 */
export function countryName(code: string, language: Language): string {
  if (!/^[a-z]{2}$/i.test(code)) return code;
  return new Intl.DisplayNames([languageTable[language].tag], { type: 'region' }).of(code.toUpperCase()) ?? code;
}

/** Countries from which makers of outdoor goods come. */
const MAKERS_FROM =
  'at au be bg br by ca ch cn cy cz de dk ee es fi fr gb gr hk hr hu id ie il in is it jp kr lt lu lv mt mx my nl no nz pk pl pt ro ru se sg si sk th tr tw ua us vn za'.split(
    ' ',
  );

/** Codes by the countries' names in all languages of the shop, in lower case. */
const CODES: ReadonlyMap<string, string> = new Map(
  LANGUAGES.flatMap((language) =>
    MAKERS_FROM.map((code) => [countryName(code, language).toLowerCase(), code] as const),
  ),
);

/**
 * A postal address, its parts separated by commas, with its country named in a language. A country that is named in none of the shop's
 * languages stays as it is.
 * @example addressIn('Suonlaita 15, 99600 Sodankylä, Suomi', 'fr') // 'Suonlaita 15, 99600 Sodankylä, Finlande'
 */
export function addressIn(address: string, language: Language): string {
  const named = (part: string): string => {
    const code = CODES.get(part.toLowerCase());
    return code === undefined ? part : countryName(code, language);
  };
  return address.split(', ').map(named).join(', ');
}
