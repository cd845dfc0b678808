import { ApiError } from '~/api/api-error';
import { readInitConfig } from '~/api/locale';
import { type Api, withShortTimeout } from '~/api/request';
import { type Language, languageTable } from '~/locale/languages';
import type { CountryAndCurrency } from '~/locale/start-up';
import { type Locale, plainLocale } from '~/locale/use-locale';
import { shopLog } from './shop-log.server';

/** The page's locale, and whether the backend accepted the choice. */
export type ResolvedLocale = { readonly locale: Locale; readonly accepted: boolean };

/** The locale of a choice; undefined if the backend does not know it. @throws ApiError */
async function configured(api: Api, choice: CountryAndCurrency): Promise<Locale | undefined> {
  const config = await readInitConfig(withShortTimeout(api), choice);
  return config && { language: api.language, ...choice, ...config };
}

/** Retries with the language's fallback; if that fails too, uses prices in euros. */
async function fallenBack(api: Api, language: Language): Promise<Locale> {
  const { fallback } = languageTable[language];
  try {
    // without an exchange rate only prices in euros are correct
    return (await configured(api, fallback)) ?? plainLocale(language);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return plainLocale(language);
  }
}

/**
 * Finds the locale for a delivery country and a currency. If the init-config call fails, the error is logged and the language's
 * fallback is tried once: fi fi/eur, sv se/sek, ru fi/eur, others us/usd. Specification 1 §4, §7, §8.
 */
export async function resolveLocale(api: Api, choice: CountryAndCurrency): Promise<ResolvedLocale> {
  try {
    const locale = await configured(api, choice);
    if (locale) return { locale, accepted: true };
    // anybody can request an unknown country: only outages are logged
    shopLog().debug(choice, 'a delivery country or currency that the backend does not know');
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    shopLog().warn({ ...choice, err: error.error }, 'init-config failed');
  }
  return { locale: await fallenBack(api, api.language), accepted: false };
}
