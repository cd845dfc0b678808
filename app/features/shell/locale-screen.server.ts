import { ApiError } from '~/api/api-error';
import { type LocaleChoices, readGeoCountry, readLocaleChoices } from '~/api/locale';
import { LANGUAGES, languageTable } from '~/locale/languages';
import { safeRedirect } from '~/routing/safe-redirect';
import type { ShopContext } from '~/server/context.server';
import { shopLog } from '~/server/shop-log.server';

type Choice = { readonly code: string; readonly name: string };
type Country = Choice & { readonly currency: string };

/** A country the visitor seems to be in, and the currency one pays with there. */
export type Guess = { readonly country: string; readonly countryName: string; readonly currency: string };

export type LocaleScreenData = {
  readonly title: string;
  readonly choices: {
    readonly languages: readonly Choice[];
    readonly countries: readonly Country[];
    readonly currencies: readonly Choice[];
  };
  readonly guess: Guess | null;
  /** The page to come back to. */
  readonly next: string;
};

/**
 * Where the visitor seems to be: a trusted proxy knows, or locale_by_ip, when the backend is told the visitor's address:
 * else it would look up the storefront's. Recorded only; nothing switches by itself.
 */
async function geoCountry({ geoCountry: known, clientAddress, api }: ShopContext): Promise<string | undefined> {
  if (known || clientAddress === undefined) return known;
  try {
    return await readGeoCountry(api);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    shopLog().warn({ err: error.error }, "Can't get locale by ip");
    return undefined;
  }
}

function toGuess(country: string | undefined, { countries }: LocaleChoices, current: string): Guess | null {
  const found = country === current ? undefined : countries.find(({ code }) => code === country);
  return found ? { country: found.code, countryName: found.name, currency: found.currency || 'eur' } : null;
}

function currencyName(code: string, language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'currency', fallback: 'code' }).of(code.toUpperCase());
  return name ? `${code.toUpperCase()} – ${name}` : code.toUpperCase();
}

/** Keeps the visitor's own choice in the list even when the backend offers none. */
function withOwn<Each extends Choice>(choices: readonly Each[], own: Each): readonly Each[] {
  return choices.some(({ code }) => code === own.code) ? choices : [own, ...choices];
}

/** What the locale screen shows: the choices, and an offer to deliver where the visitor seems to be. */
export async function loadLocaleScreen(context: ShopContext): Promise<LocaleScreenData> {
  const { api, language, locale, url, t } = context;
  const [choices, country] = await Promise.all([readLocaleChoices(api), geoCountry(context)]);
  const currencies = choices.currencies.map((code) => ({ code, name: currencyName(code, language) }));
  return {
    title: t('locale')('title'),
    choices: {
      languages: LANGUAGES.map((code) => ({ code, name: languageTable[code].name })),
      countries: withOwn(choices.countries, {
        code: locale.country,
        name: locale.countryName,
        currency: locale.currency,
      }),
      currencies: withOwn(currencies, { code: locale.currency, name: currencyName(locale.currency, language) }),
    },
    guess: toGuess(country, choices, locale.country),
    next: safeRedirect(url.searchParams.get('next')),
  };
}
