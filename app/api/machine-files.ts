import { getDeliveryCountries } from 'contract/locale';
import { type ADDRESS_KINDS, getMerchantItems, getSiteAddresses, MOST_ADDRESSES } from 'contract/machine-files';
import { isLanguage, type Language } from '~/locale/languages';
import { ApiError } from './api-error';
import { toCents, toCentsOrNull } from './cents';
import { type Api, read, readShared } from './request';

/** Kinds of things that have pages of their own. */
export type AddressKind = (typeof ADDRESS_KINDS)[number];

/** Where a page is in each language that has it: paths without slashes at the ends, slugs of content pages. */
export type SiteAddress = {
  readonly paths: Readonly<Partial<Record<Language, string>>>;
  /** ISO 8601 time of the last change; null when unknown. */
  readonly changed: string | null;
};

/** How many pages of a kind there are. @throws ApiError, 404 from a backend without the call */
export async function countSiteAddresses(api: Api, kind: AddressKind): Promise<number> {
  const { total } = await read(api, getSiteAddresses, { query: { kind, limit: 0 } });
  if (total === null) throw new ApiError(getSiteAddresses.name, 'malformed', 200, 'total');
  return total;
}

/** The addresses of a kind from `start` on, at most `most` of them, slice by slice. */
export async function* readSiteAddresses(
  api: Api,
  kind: AddressKind,
  { start, most }: { readonly start: number; readonly most: number },
): AsyncGenerator<SiteAddress[]> {
  for (let offset = start; offset < start + most; offset += MOST_ADDRESSES) {
    const limit = Math.min(MOST_ADDRESSES, start + most - offset);
    const { addresses } = await read(api, getSiteAddresses, { query: { kind, offset, limit } });
    yield addresses.map(({ paths, changed }) => ({
      paths: Object.fromEntries(Object.entries(paths).filter(([language]) => isLanguage(language))),
      changed,
    }));
    if (addresses.length < limit) return;
  }
}

/** A country's own currency and what it is worth; undefined for one the shop does not deliver to. */
export async function readCountryCurrency(
  api: Api,
  country: string,
): Promise<{ readonly currency: string; readonly rate: number } | undefined> {
  const { countries, currencies } = await readShared(api, getDeliveryCountries, {});
  const found = countries.find((each) => each.delivery_country_code.toLowerCase() === country);
  if (!found?.is_enabled) return undefined;
  const currency = found.currency.toLowerCase();
  const known = currencies.find(({ code }) => code.toLowerCase() === currency);
  return known ? { currency, rate: known.rate } : { currency: 'eur', rate: 1 };
}

/** What is sold to a country in the language of the api, part by part; prices in euro cents, gross. */
export async function* readMerchantParts(api: Api, country: string) {
  let after: number | null = 0;
  while (after !== null) {
    const { items, next, deliveries }: Awaited<ReturnType<typeof readPart>> = await readPart(api, country, after);
    yield {
      items: items.map(({ price, salePrice, ...item }) => ({
        ...item,
        priceCents: toCents(price),
        saleCents: toCentsOrNull(salePrice),
      })),
      deliveries: deliveries.map(({ price, freeFrom, ...delivery }) => ({
        ...delivery,
        priceCents: toCents(price),
        freeFromCents: toCentsOrNull(freeFrom),
      })),
    };
    // a backend whose parts do not move on would be asked for ever
    after = next !== null && next > after ? next : null;
  }
}

const readPart = (api: Api, country: string, after: number) =>
  read(api, getMerchantItems, { query: { country, after } });

type MerchantPart = ReturnType<typeof readMerchantParts> extends AsyncGenerator<infer Part> ? Part : never;
export type MerchantItem = MerchantPart['items'][number];
export type MerchantDelivery = MerchantPart['deliveries'][number];
