import { ApiError } from '~/api/api-error';
import { readInitConfig } from '~/api/locale';
import type { Api } from '~/api/request';
import { type Language, languageTable } from '~/locale/languages';
import type { CountryAndCurrency } from '~/locale/start-up';
import { type Locale, plainLocale } from '~/locale/use-locale';
import { shopLog } from './shop-log.server';

/** The page's locale, and whether the backend took the choice it was made from. */
export type ResolvedLocale = { readonly locale: Locale; readonly accepted: boolean };

async function configured(api: Api, choice: CountryAndCurrency): Promise<Locale> {
  const config = await readInitConfig(api, choice);
  return { language: api.language, ...choice, ...config };
}

/** Retries with the language's fallback before giving up on prices in another currency than euros. */
async function fallenBack(api: Api, language: Language): Promise<Locale> {
  const { fallback } = languageTable[language];
  try {
    return await configured(api, fallback);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // without a rate an amount in another currency would be a wrong price: euros are never wrong
    return plainLocale(language);
  }
}

/**
 * What a choice of delivery country and currency means for the page's prices. When the init-config call fails it is
 * logged and the language's fallback is tried once: fi fi/eur, sv se/sek, ru fi/eur, others us/usd.
 * Specification 1 §4, §7, §8.
 */
export async function resolveLocale(api: Api, choice: CountryAndCurrency): Promise<ResolvedLocale> {
  try {
    return { locale: await configured(api, choice), accepted: true };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    shopLog().warn({ ...choice, err: error.error }, 'init-config failed');
    return { locale: await fallenBack(api, api.language), accepted: false };
  }
}
