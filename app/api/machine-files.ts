import { getDeliveryCountries } from 'contract/locale';
import { type ADDRESS_KINDS, getMerchantItems, getSiteAddresses, MAX_ADDRESSES } from 'contract/machine-files';
import { isLanguage, type Language } from '~/locale/languages';
import { ApiError } from './api-error';
import { bodyOf } from './call-result';
import { toExactCents, toExactCentsOrNull } from './cents';
import { type Api, read } from './request';
import { readShared } from './shared-reading';

/** Kinds of pages listed in the sitemap. */
export type AddressKind = (typeof ADDRESS_KINDS)[number];

/** The paths of a page by language, without leading and trailing slashes; for content pages their slugs. */
export type SiteAddress = {
  readonly paths: Readonly<Partial<Record<Language, string>>>;
  /** ISO 8601 time of the last change; null when unknown. */
  readonly changed: string | null;
};

/** Counts the pages of a kind; none when the backend does not know the kind. @throws ApiError, 404 if the backend does not implement the call */ export async function countSiteAddresses(
  api: Api,
  kind: AddressKind,
): Promise<number> {
  const answer = await read(api, getSiteAddresses, { query: { kind, limit: 0 } });
  if (answer.status === 400) return 0;
  const { total } = bodyOf(answer);
  if (total === null) throw new ApiError(getSiteAddresses.name, 'malformed', 200, 'total');
  return total;
}

/** Reads up to `maxCount` addresses of a kind from `start` on, in batches. */
export async function* readSiteAddresses(
  api: Api,
  kind: AddressKind,
  { start, maxCount }: { readonly start: number; readonly maxCount: number },
): AsyncGenerator<SiteAddress[]> {
  for (let offset = start; offset < start + maxCount; offset += MAX_ADDRESSES) {
    const limit = Math.min(MAX_ADDRESSES, start + maxCount - offset);
    const { addresses } = bodyOf(await read(api, getSiteAddresses, { query: { kind, offset, limit } }));
    yield addresses.map(({ paths, changed }) => ({
      paths: Object.fromEntries(Object.entries(paths).filter(([language]) => isLanguage(language))),
      changed,
    }));
    if (addresses.length < limit) return;
  }
}

/** A country's currency and exchange rate; undefined if the shop does not deliver to the country. */
export async function readCountryCurrency(
  api: Api,
  country: string,
): Promise<{ readonly currency: string; readonly rate: number } | undefined> {
  const { countries, currencies } = (await readShared(api, getDeliveryCountries, {})).body;
  const found = countries.find((each) => each.delivery_country_code.toLowerCase() === country);
  if (!found?.is_enabled) return undefined;
  const currency = found.currency.toLowerCase();
  const known = currencies.find(({ code }) => code.toLowerCase() === currency);
  return known ? { currency, rate: known.rate } : { currency: 'eur', rate: 1 };
}

/**
 * The products for sale in a country, in the language of `api`, in batches; gross prices in euro cents.
 * @throws ApiError, 404 if the shop does not deliver to the country
 */
export async function* readMerchantParts(api: Api, country: string) {
  let after: number | null = 0;
  while (after !== null) {
    const { items, next, deliveries }: Awaited<ReturnType<typeof readPart>> = await readPart(api, country, after);
    yield {
      items: items.map(({ price, salePrice, ...item }) => ({
        ...item,
        priceCents: toExactCents(price),
        saleCents: toExactCentsOrNull(salePrice),
      })),
      deliveries: deliveries.map(({ price, freeFrom, ...delivery }) => ({
        ...delivery,
        priceCents: toExactCents(price),
        freeFromCents: toExactCentsOrNull(freeFrom),
      })),
    };
    // stops an endless loop if the backend repeats a batch
    after = next !== null && next > after ? next : null;
  }
}

const readPart = async (api: Api, country: string, after: number) =>
  bodyOf(await read(api, getMerchantItems, { query: { country, after } }));

type MerchantPart = ReturnType<typeof readMerchantParts> extends AsyncGenerator<infer Part> ? Part : never;
export type MerchantItem = MerchantPart['items'][number];
export type MerchantDelivery = MerchantPart['deliveries'][number];
