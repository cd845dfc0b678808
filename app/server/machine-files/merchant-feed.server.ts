import { productTitle } from 'contract/product-title';
import { XML_HEAD, xmlElement } from 'contract/xml-text';
import { ApiError } from '~/api/api-error';
import { type MerchantDelivery, type MerchantItem, readCountryCurrency, readMerchantParts } from '~/api/machine-files';
import type { Api } from '~/api/request';
import { isLanguage, type Language, languageTable } from '~/locale/languages';
import { toDisplayHundredths } from '~/locale/money';
import { pathTo, pathToSlug } from '~/routing/path-to';

/** Shop, country and language of a feed. */
export type FeedSite = {
  readonly shopName: string;
  readonly country: string;
  readonly language: Language;
  /** Scheme and host of the language. */
  readonly origin: string;
  /** The host has no language, so addresses need a language parameter. */
  readonly namesLanguage: boolean;
};

type Money = { readonly currency: string; readonly rate: number };

/** Google's limits for a title and for additional pictures. */
const MAX_TITLE_LENGTH = 150;

/** Country and language of a feed by its path; undefined for any other path. */
export function readFeedPath(pathname: string): { readonly country: string; readonly language: Language } | undefined {
  const [, country = '', language] = /^\/feeds\/merchant-([a-z]{2})-([a-z]{2})\.xml$/.exec(pathname) ?? [];
  return isLanguage(language) ? { country, language } : undefined;
}

/**
 * A product feed by Google Merchant Center's product data specification: RSS 2.0 with an item per variant and gross prices in the
 * country's currency.
 * @throws ApiError 404 for a country the shop does not deliver to, or if the backend does not implement the call
 */
export async function* merchantFeed(api: Api, site: FeedSite): AsyncGenerator<string> {
  const money = await readCountryCurrency(api, site.country);
  if (!money) throw new ApiError('merchant-items', 'status', 404);
  let isBegun = false;
  for await (const { items, deliveries } of readMerchantParts(api, site.country)) {
    if (!isBegun) yield feedHead(site);
    isBegun = true;
    yield items.map((item) => itemElement(site, money, item, deliveries)).join('');
  }
  yield '</channel></rss>\n';
}

function feedHead({ shopName, language, origin }: FeedSite): string {
  const link = origin + pathTo('home', language);
  return `${XML_HEAD}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${xmlElement('title', shopName)}${xmlElement('link', link)}${xmlElement('description', shopName)}\n`;
}

/** An amount in the format of feeds, `129.90 EUR`. */
function amount(cents: number, money: Money): string {
  return `${(toDisplayHundredths(cents, money) / 100).toFixed(2)} ${money.currency.toUpperCase()}`;
}

/** The product page with this variant selected; with country and currency parameters if they are not the language's defaults. */
function itemLink(
  { country, language, origin, namesLanguage }: FeedSite,
  { currency }: Money,
  item: MerchantItem,
): string {
  const { start } = languageTable[language];
  const isStart = start.country === country && start.currency === currency;
  const path = pathToSlug(item.path, {
    color: item.colorSlug || undefined,
    size: item.sizeSlug || undefined,
    type: item.typeSlug || undefined,
    ...(!isStart && { delivery_country: country, currency }),
    ...(namesLanguage && { language }),
  });
  return origin + path;
}

/** Our own pictures in the largest regular size; pictures of a foreign backend by their own address. */
function imageLink(origin: string, path: string): string {
  if (/^https?:\/\//.test(path)) return path;
  return path.startsWith('/media/') ? `${origin}${path}/960` : '';
}

function itemElement(
  site: FeedSite,
  money: Money,
  item: MerchantItem,
  deliveries: readonly MerchantDelivery[],
): string {
  const { origin } = site;
  const variant = [item.color, item.size].filter((text) => text !== '').join(', ');
  const title = `${productTitle(item.manufacturer, item.name)}${variant && `, ${variant}`}`.slice(0, MAX_TITLE_LENGTH);
  const gtin = /^(?:\d{8}|\d{12,14})$/.test(item.ean) ? item.ean : '';
  const mpn = item.modelNumber || item.sku;
  const paid = item.saleCents ?? item.priceCents;
  const g = (name: string, text: string) => xmlElement(`g:${name}`, text);
  return `<item>${[
    g('id', String(item.variantId)),
    g('item_group_id', String(item.modelId)),
    g('title', title),
    g('description', item.description || title),
    g('link', itemLink(site, money, item)),
    g('image_link', item.image ? imageLink(origin, item.image.path) : ''),
    ...item.moreImages.map(({ path }) => g('additional_image_link', imageLink(origin, path))),
    g('availability', item.availability),
    g('availability_date', item.availableFrom ?? ''),
    g('price', amount(item.priceCents, money)),
    item.saleCents === null ? '' : g('sale_price', amount(item.saleCents, money)),
    g('brand', item.manufacturer),
    g('gtin', gtin),
    g('mpn', mpn),
    gtin === '' && mpn === '' ? g('identifier_exists', 'no') : '',
    g('condition', item.condition),
    g('color', item.color),
    g('size', item.size),
    g('product_type', item.groups.join(' > ')),
    ...deliveries.map((delivery) => deliveryElement(site.country, money, delivery, paid)),
  ].join('')}</item>\n`;
}

function deliveryElement(country: string, money: Money, delivery: MerchantDelivery, paidCents: number): string {
  const isFree = delivery.freeFromCents !== null && paidCents >= delivery.freeFromCents;
  const g = (name: string, text: string) => xmlElement(`g:${name}`, text);
  return `<g:shipping>${[
    g('country', country.toUpperCase()),
    g('service', delivery.name),
    g('price', amount(isFree ? 0 : delivery.priceCents, money)),
    g('min_transit_time', String(delivery.daysFrom)),
    g('max_transit_time', String(delivery.daysTo)),
  ].join('')}</g:shipping>`;
}
