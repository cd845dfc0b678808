import { ApiError } from '~/api/api-error';
import { type LocaleChoices, readGeoCountry, readLocaleChoices } from '~/api/locale';
import { withShortTimeout } from '~/api/request';
import { LANGUAGES, languageTable } from '~/locale/languages';
import type { ShopContext } from '~/server/context.server';
import { nextPage } from '~/server/next-page.server';
import { shopLog } from '~/server/shop-log.server';

type Choice = { readonly code: string; readonly name: string };
type Country = Choice & { readonly currency: string };

/** The visitor's presumed country and its currency. */
export type Guess = { readonly country: string; readonly countryName: string; readonly currency: string };

export type LocaleScreenData = {
  readonly title: string;
  readonly choices: {
    readonly languages: readonly Choice[];
    readonly countries: readonly Country[];
    readonly currencies: readonly Choice[];
  };
  readonly guess: Guess | null;
  /** The page to return to. */
  readonly next: string;
};

/**
 * The visitor's presumed country: from a trusted proxy, or from locale_by_ip if the backend receives the visitor's address;
 * otherwise it would look up the storefront's. It is only a suggestion; nothing switches automatically.
 */
async function geoCountry({ geoCountry: known, clientAddress, api }: ShopContext): Promise<string | undefined> {
  if (known || clientAddress === undefined) return known;
  try {
    return await readGeoCountry(withShortTimeout(api));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    shopLog().warn({ err: error.error }, "Can't get locale by ip");
    return undefined;
  }
}

function guessFrom(country: string | undefined, { countries }: LocaleChoices, current: string): Guess | null {
  const found = country === current ? undefined : countries.find(({ code }) => code === country);
  return found ? { country: found.code, countryName: found.name, currency: found.currency || 'eur' } : null;
}

function currencyName(code: string, language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'currency', fallback: 'code' }).of(code.toUpperCase());
  return name ? `${code.toUpperCase()} – ${name}` : code.toUpperCase();
}

/** Adds the visitor's own choice to the list even when the backend does not offer it. */
function withCurrentChoice<Each extends Choice>(choices: readonly Each[], own: Each): readonly Each[] {
  return choices.some(({ code }) => code === own.code) ? choices : [own, ...choices];
}

/** Loads the locale screen: the choices, and a suggestion to deliver to the visitor's presumed country. */
export async function loadLocaleScreen(context: ShopContext): Promise<LocaleScreenData> {
  const { api, language, locale, url, t } = context;
  const [choices, country] = await Promise.all([readLocaleChoices(api), geoCountry(context)]);
  const currencies = choices.currencies.map((code) => ({ code, name: currencyName(code, language) }));
  return {
    title: t('locale')('title'),
    choices: {
      languages: LANGUAGES.map((code) => ({ code, name: languageTable[code].name })),
      countries: withCurrentChoice(choices.countries, {
        code: locale.country,
        name: locale.countryName,
        currency: locale.currency,
      }),
      currencies: withCurrentChoice(currencies, {
        code: locale.currency,
        name: currencyName(locale.currency, language),
      }),
    },
    guess: guessFrom(country, choices, locale.country),
    next: nextPage(url.searchParams.get('next')),
  };
}
