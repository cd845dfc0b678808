import { countryName } from './country-name';
import { LANGUAGES, type Language, languageTable } from './languages';

/** Countries from which makers of outdoor goods come. */
const MAKERS_FROM =
  'at au be bg br by ca ch cn cy cz de dk ee es fi fr gb gr hk hr hu id ie il in is it jp kr lt lu lv mt mx my nl no nz pk pl pt ro ru se sg si sk th tr tw ua us vn za'.split(
    ' ',
  );

/** Codes by the countries' names in all languages of the shop, in lower case; made when first needed, as it takes milliseconds. */
let codes: ReadonlyMap<string, string> | undefined;

function codesByName(): ReadonlyMap<string, string> {
  codes ??= new Map(
    LANGUAGES.flatMap((language) => {
      const names = new Intl.DisplayNames([languageTable[language].tag], { type: 'region' });
      return MAKERS_FROM.map((code) => [(names.of(code.toUpperCase()) ?? code).toLowerCase(), code] as const);
    }),
  );
  return codes;
}

/**
 * A postal address, its parts separated by commas, with its country named in a language. A country that is named in none of the shop's
 * languages stays as it is.
 * @example addressIn('Suonlaita 15, 99600 Sodankylä, Suomi', 'fr') // 'Suonlaita 15, 99600 Sodankylä, Finlande'
 */
export function addressIn(address: string, language: Language): string {
  const named = (part: string): string => {
    const code = codesByName().get(part.toLowerCase());
    return code === undefined ? part : countryName(code, language);
  };
  return address.split(', ').map(named).join(', ');
}
