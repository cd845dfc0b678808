import { type Language, languageTable } from './languages';

/** A delivery country and a display currency, both lower case. */
export type CountryAndCurrency = { readonly country: string; readonly currency: string };

export const LAST_RESORT: CountryAndCurrency = { country: 'us', currency: 'usd' };

/** A two-letter country code in lower case, or undefined for anything else. */
export function readCountry(value: string | null | undefined): string | undefined {
  return /^[a-z]{2}$/i.test(value ?? '') ? value?.toLowerCase() : undefined;
}

/** A three-letter currency code in lower case, or undefined for anything else. */
export function readCurrency(value: string | null | undefined): string | undefined {
  return /^[a-z]{3}$/i.test(value ?? '') ? value?.toLowerCase() : undefined;
}

/** Completes a choice: with only a delivery country the currency is eur, with only a currency the country is fi. */
function complete(country: string | undefined, currency: string | undefined): CountryAndCurrency | undefined {
  if (!country && !currency) return undefined;
  return { country: country ?? 'fi', currency: currency ?? 'eur' };
}

/** The locale cookie's text, `fi-eur`. */
export function formatLocaleCookie({ country, currency }: CountryAndCurrency): string {
  return `${country}-${currency}`;
}

/** Reads a locale cookie; an invalid part counts as missing. */
export function parseLocaleCookie(text: string | undefined): CountryAndCurrency | undefined {
  const [country, currency] = (text ?? '').split('-');
  return complete(readCountry(country), readCurrency(currency));
}

/** The choice in the query parameters `delivery_country` and `currency`, if any. */
export function localeInQuery(query: URLSearchParams): CountryAndCurrency | undefined {
  return complete(readCountry(query.get('delivery_country')), readCurrency(query.get('currency')));
}

/**
 * Delivery country and currency at the start of a visit: from the query, then the cookie, then the language's default, otherwise
 * us/usd. Specification 1 §4 (locale start-up order).
 */
export function startLocale(
  query: URLSearchParams,
  cookie: string | undefined,
  language: Language | undefined,
): CountryAndCurrency {
  return (
    localeInQuery(query) ??
    parseLocaleCookie(cookie) ??
    (language === undefined ? undefined : languageTable[language].start) ??
    LAST_RESORT
  );
}
