import { redirect } from '@remix-run/node';
import { ApiError } from '~/api/api-error';
import { readStaticPage } from '~/api/content';
import type { Api } from '~/api/request';
import { originFor } from '~/locale/host-language';
import { isLanguage, type Language } from '~/locale/languages';
import { type CountryAndCurrency, readCountry, readCurrency } from '~/locale/start-up';
import { matchScreen } from '~/routing/match-screen';
import { pathTo, queryString } from '~/routing/path-to';
import { safeRedirect } from '~/routing/safe-redirect';
import { samePathIn } from '~/routing/translate-path';
import type { BaseContext } from '~/server/context.server';
import { storefrontSettings } from '~/server/env.server';
import { resolveLocale } from '~/server/locale.server';
import { languageSetCookie, localeSetCookie } from '~/server/shop-cookies.server';
import { leaveFor } from './handover.server';

/** What a visitor chose in the locale form; a part left out stays as it is. */
export type LocaleChoice = {
  readonly language: Language;
  readonly deliver: CountryAndCurrency | undefined;
  /** The page to come back to, a path in the language before. */
  readonly next: string;
};

/** Reads the locale form. @returns undefined when a language, country or currency is no code at all */
export function readChoice(form: FormData | URLSearchParams, current: Language): LocaleChoice | undefined {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const language = text('language') ?? text('to') ?? current;
  if (!isLanguage(language)) return undefined;
  const next = safeRedirect(text('next') ?? '/');
  if (text('delivery_country') === undefined && text('currency') === undefined)
    return { language, deliver: undefined, next };
  const country = readCountry(text('delivery_country'));
  const currency = readCurrency(text('currency'));
  return country && currency ? { language, deliver: { country, currency }, next } : undefined;
}

/** A content page's slug in another language, where it has one there. */
async function slugIn(language: Language, slug: string, api: Api): Promise<string> {
  try {
    return (await readStaticPage(api, slug))?.slugs[language] ?? slug;
  } catch (error) {
    if (error instanceof ApiError) return slug;
    throw error;
  }
}

/** The page to come back to in the chosen language. Catalogue paths are translated where they are opened. */
async function pathInLanguage(pathname: string, from: Language, to: Language, api: Api): Promise<string> {
  const match = from === to ? undefined : matchScreen(pathname, from);
  if (match?.screen !== 'page' || !match.params['slug']) return samePathIn(pathname, from, to);
  return pathTo('page', to, { slug: await slugIn(to, match.params['slug'], api) });
}

/** The path to come back to and its query, without what the choice itself decides. */
async function targetOf({ next, language }: LocaleChoice, from: Language, api: Api) {
  const url = new URL(next, 'http://shop.invalid');
  // a place in the menu is named by slugs of one language
  if (language !== from && matchScreen(url.pathname, from)?.screen === 'menu') {
    return { path: pathTo('menu', language), query: {} };
  }
  const query = Object.fromEntries(url.searchParams);
  for (const name of ['language', 'delivery_country', 'currency']) delete query[name];
  return { path: await pathInLanguage(url.pathname, from, language, api), query };
}

/**
 * Carries out a choice of language, delivery country and currency. On the same host by cookies; another language's host
 * gets the locale in the address and cart, address and log-in by a handover. The choice is set as cookies only here,
 * because the visitor made it.
 * @returns undefined when the backend knows no such country or currency
 */
export async function changeLocale(context: BaseContext, choice: LocaleChoice): Promise<Response | undefined> {
  const { url, request, language: from, api } = context;
  if (choice.deliver && !(await resolveLocale(api, choice.deliver)).accepted) return undefined;
  const { hosts, publicScheme } = storefrontSettings();
  const origin = originFor(choice.language, url, hosts, url.protocol === 'https:' ? 'https' : publicScheme);
  const { path, query } = await targetOf(choice, from, api);
  if (origin !== url.origin) return redirect(await addressAcross(context, choice, origin, path, query), 303);
  const headers = new Headers();
  if (choice.language !== from) headers.append('Set-Cookie', languageSetCookie(choice.language, request));
  if (choice.deliver) headers.append('Set-Cookie', localeSetCookie(choice.deliver, request));
  return redirect(path + queryString(query), { status: 303, headers });
}

async function addressAcross(
  context: BaseContext,
  { language, deliver }: LocaleChoice,
  origin: string,
  path: string,
  query: Record<string, string>,
): Promise<string> {
  const locale = deliver ? { delivery_country: deliver.country, currency: deliver.currency } : {};
  const target = path + queryString({ ...query, ...locale });
  const left = await leaveFor(new URL(origin).host, context);
  if (!left) return origin + target;
  const { id, ...sealed } = left;
  return origin + pathTo('handover', language, { id }, { next: target, ...sealed });
}
