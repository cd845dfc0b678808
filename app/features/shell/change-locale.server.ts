import { redirect } from '@remix-run/node';
import type { Api } from '~/api/request';
import { originFor } from '~/locale/host-language';
import { isLanguage, type Language } from '~/locale/languages';
import {
  type CountryAndCurrency,
  localeInQuery,
  parseLocaleCookie,
  readCountry,
  readCurrency,
} from '~/locale/start-up';
import { matchScreen } from '~/routing/match-screen';
import { pathTo } from '~/routing/path-to';
import type { ScreenName } from '~/routing/screens';
import { samePathIn } from '~/routing/translate-path';
import type { BaseContext } from '~/server/context.server';
import { rawCookie } from '~/server/cookies.server';
import { storefrontSettings } from '~/server/env.server';
import { resolveLocale } from '~/server/locale.server';
import { nextPage } from '~/server/next-page.server';
import { LOCALE_COOKIE, languageSetCookie, localeSetCookie } from '~/server/shop-cookies.server';
import { pathInLanguage } from '~/server/translated-path.server';
import { startTransfer } from './session-transfer.server';

/** A visitor's choice in the locale form; fields left out stay unchanged. */
export type LocaleChoice = {
  readonly language: Language;
  readonly deliver: CountryAndCurrency | undefined;
  /** The page to return to, a path in the previous language. */
  readonly next: string;
};

/** Parses the locale form. @returns undefined when a language, country or currency code is malformed */
export function readChoice(form: FormData | URLSearchParams, current: Language): LocaleChoice | undefined {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const language = text('language') ?? text('to') ?? current;
  if (!isLanguage(language)) return undefined;
  const next = nextPage(text('next'));
  if (text('delivery_country') === undefined && text('currency') === undefined)
    return { language, deliver: undefined, next };
  const country = readCountry(text('delivery_country'));
  const currency = readCurrency(text('currency'));
  return country && currency ? { language, deliver: { country, currency }, next } : undefined;
}

/** Where the language links of a page lead that does not exist in the chosen language; else to the front page. */
const PARENTS: Partial<Record<ScreenName, ScreenName>> = {
  lifeOutdoorsPost: 'lifeOutdoors',
  blogPost: 'blog',
  blogger: 'bloggers',
  experiences: 'experiences',
};

/**
 * The path to return to after a change of language, without the query parameters that the change makes obsolete. Catalogue
 * paths are translated when they are opened. A page that the new language lacks falls back to the one above it or the front page,
 * a submenu to the top of the menu.
 */
async function targetOf({ next, language }: LocaleChoice, from: Language, api: Api) {
  const { pathname, searchParams: query } = new URL(next, 'http://shop.invalid');
  for (const name of ['language', 'delivery_country', 'currency']) query.delete(name);
  const match = matchScreen(pathname, from);
  if (language === from || !match) return { path: samePathIn(pathname, from, language), query };
  const path = await pathInLanguage(api, match, language);
  // the slugs of a menu level are in one language only
  if (match.screen === 'menu') return { path: path ?? pathTo('menu', language), query: new URLSearchParams() };
  return { path: path ?? pathTo(PARENTS[match.screen] ?? 'home', language), query };
}

/** The delivery country and currency that the visitor chose earlier, if the backend supports them; never defaults. */
function chosenBefore({ locale, localeAccepted, request, url }: BaseContext): CountryAndCurrency | undefined {
  const isChosen = localeInQuery(url.searchParams) ?? parseLocaleCookie(rawCookie(request, LOCALE_COOKIE));
  return isChosen && localeAccepted ? { country: locale.country, currency: locale.currency } : undefined;
}

/**
 * Applies a choice of language, delivery country and currency: with cookies on the same host; another language's host gets
 * the locale in the address, and cart, address and log-in by a session transfer. Cookies store only an explicit choice:
 * without one, country and currency follow the language.
 * @returns undefined when the backend does not support the country or currency
 */
export async function changeLocale(context: BaseContext, choice: LocaleChoice): Promise<Response | undefined> {
  const { url, request, language: from, api } = context;
  if (choice.deliver && !(await resolveLocale(api, choice.deliver)).accepted) return undefined;
  const { hosts, publicScheme } = storefrontSettings();
  const origin = originFor(choice.language, url, hosts, url.protocol === 'https:' ? 'https' : publicScheme);
  const target = await targetOf(choice, from, api);
  if (origin !== url.origin) {
    const deliver = choice.deliver ?? chosenBefore(context);
    return redirect(await transferAddress(context, { language: choice.language, deliver }, origin, target), 303);
  }
  const headers = new Headers();
  if (choice.language !== from) headers.append('Set-Cookie', languageSetCookie(choice.language, request));
  if (choice.deliver) headers.append('Set-Cookie', localeSetCookie(choice.deliver, request));
  return redirect(target.path + queryText(target.query), { status: 303, headers });
}

const queryText = (query: URLSearchParams) => (query.size === 0 ? '' : `?${query}`);

async function transferAddress(
  context: BaseContext,
  { language, deliver }: Pick<LocaleChoice, 'language' | 'deliver'>,
  origin: string,
  { path, query }: Awaited<ReturnType<typeof targetOf>>,
): Promise<string> {
  if (deliver) {
    query.set('delivery_country', deliver.country);
    query.set('currency', deliver.currency);
  }
  const target = path + queryText(query);
  const left = await startTransfer(new URL(origin).host, context);
  if (!left) return origin + target;
  const { id, ...sealed } = left;
  return origin + pathTo('handover', language, { id }, { next: target, ...sealed });
}
