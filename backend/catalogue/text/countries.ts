import { LANGUAGE_CODES } from '../../db/schema/columns';
import { wordKey } from './word-key';

/** The code of today for one that is not used any more: `DE` for `DD`. */
const regionOf = (code: string): string | undefined => new Intl.Locale(`und-${code}`).region;

let codes: ReadonlyMap<string, string> | undefined;

/** Codes of countries by their names in the shop's languages. */
function codesByName(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  for (const language of LANGUAGE_CODES) {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
      const name = regionOf(code) === code ? names.of(code) : undefined;
      if (name !== undefined && !found.has(wordKey(name))) found.set(wordKey(name), code.toLowerCase());
    }
  }
  return found;
}

/** The code of a country by its code or its name in one of the shop's languages, ISO 3166-1 in lower case; undefined for anything else. */
export function countryCodeOf(written: string): string | undefined {
  codes ??= codesByName();
  const text = written.trim();
  if (text === '' || text.length > 100) return undefined;
  const region = /^[a-z]{2}$/i.test(text) ? regionOf(text)?.toLowerCase() : undefined;
  return region !== undefined && [...codes.values()].includes(region) ? region : codes.get(wordKey(text));
}
