import type { Language } from '~/locale/languages';

/** A country where Klarna has instalment messages: its currency, and the shop's languages that it speaks there besides English. */
type Market = { readonly currency: string; readonly languages: readonly Language[] };

const euros = { currency: 'eur', languages: [] } as const;

/** From the list of locales of Klarna's On-site messaging. */
const MARKETS: ReadonlyMap<string, Market> = new Map<string, Market>([
  ['at', { currency: 'eur', languages: ['de'] }],
  ['au', { currency: 'aud', languages: [] }],
  ['be', { currency: 'eur', languages: ['fr'] }],
  ['ca', { currency: 'cad', languages: ['fr'] }],
  ['ch', { currency: 'chf', languages: ['de', 'fr'] }],
  ['cz', { currency: 'czk', languages: [] }],
  ['de', { currency: 'eur', languages: ['de'] }],
  ['dk', { currency: 'dkk', languages: [] }],
  ['es', euros],
  ['fi', { currency: 'eur', languages: ['fi', 'sv'] }],
  ['fr', { currency: 'eur', languages: ['fr'] }],
  ['gb', { currency: 'gbp', languages: [] }],
  ['gr', euros],
  ['ie', euros],
  ['it', euros],
  ['nl', euros],
  ['no', { currency: 'nok', languages: [] }],
  ['nz', { currency: 'nzd', languages: [] }],
  ['pl', { currency: 'pln', languages: [] }],
  ['pt', euros],
  ['se', { currency: 'sek', languages: ['sv'] }],
  ['us', { currency: 'usd', languages: [] }],
]);

/**
 * Klarna's locale of a delivery country, in the visitor's language where Klarna speaks it there, else in English; undefined where it has
 * no messages. There are none in Russian. Specification 2 §2.
 * @param country two letters, lower case
 * @example klarnaLocale('fi', 'sv') // 'sv-FI'
 */
export function klarnaLocale(country: string, language: Language): string | undefined {
  const market = MARKETS.get(country);
  if (!market || language === 'ru') return undefined;
  return `${market.languages.includes(language) ? language : 'en'}-${country.toUpperCase()}`;
}

/**
 * Whether Klarna would read an amount of this currency as what it is: it knows an amount's country only, and takes it for the
 * country's currency. Amounts for Finland are always euros, but a visitor who sees roubles gets none.
 */
export function isKlarnaCurrency(country: string, currency: string): boolean {
  return country === 'fi' ? currency !== 'rub' : MARKETS.get(country)?.currency === currency;
}
