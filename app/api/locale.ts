import {
  createSessionTransfer,
  getDeliveryCountries,
  getGeneralSettings,
  getInitConfig,
  getLocaleByIp,
  redeemSessionTransfer,
} from 'contract/locale';
import type { CountryAndCurrency } from '~/locale/start-up';
import { ApiError, isMissing } from './api-error';
import { toCents } from './cents';
import { type Api, read, submit } from './request';
import { readShared } from './shared-reading';

/** Price settings of a delivery country and a currency. */
export type InitConfig = {
  /** Display currency per euro. */
  readonly rate: number;
  readonly countryName: string;
  readonly taxAreaId: number;
  readonly isEuMember: boolean;
  /** Subtotal in euro cents from which delivery to the country is free; null: never. */
  readonly freeDeliveryCents: number | null;
};

/** Fetches exchange rate, tax area and country name; undefined for unknown codes. @throws ApiError */
export async function readInitConfig(
  api: Api,
  { country, currency }: CountryAndCurrency,
): Promise<InitConfig | undefined> {
  const answer = await readShared(api, getInitConfig, {
    query: { 'delivery-country-code': country, 'currency-code': currency },
  });
  if (answer.status === 400) return undefined;
  const { currencyRate, deliveryCountryName, taxAreaId, isEuMember, freeDeliveryFrom } = answer.body;
  return {
    rate: currencyRate,
    countryName: deliveryCountryName,
    taxAreaId,
    isEuMember,
    freeDeliveryCents: freeDeliveryFrom ? toCents(freeDeliveryFrom) : null,
  };
}

/** The country of the visitor's IP address, two letters, lower case; undefined if unknown. */
export async function readGeoCountry(api: Api): Promise<string | undefined> {
  const { country_code } = (await read(api, getLocaleByIp, {})).body;
  return /^[a-z]{2}$/i.test(country_code ?? '') ? country_code?.toLowerCase() : undefined;
}

/** Delivery countries, sorted by name in the page's language, and currencies, sorted by code. */
export type LocaleChoices = {
  readonly countries: readonly { readonly code: string; readonly name: string; readonly currency: string }[];
  readonly currencies: readonly string[];
};

/** Countries the shop delivers to and its display currencies. Empty if the backend does not implement the call or is down. */
export async function readLocaleChoices(api: Api): Promise<LocaleChoices> {
  try {
    const { body } = await readShared(api, getDeliveryCountries, {});
    const countries = body.countries
      .filter(({ is_enabled }) => is_enabled)
      .map(({ delivery_country_code, name, currency }) => ({
        code: delivery_country_code.toLowerCase(),
        name,
        currency: currency.toLowerCase(),
      }))
      .sort((a, b) => a.name.localeCompare(b.name, api.language));
    return { countries, currencies: body.currencies.map(({ code }) => code.toLowerCase()) };
  } catch (error) {
    if (error instanceof ApiError) return { countries: [], currencies: [] };
    throw error;
  }
}

/** Days of deliveries to a country, from dispatch to the door; null for a country that the backend does not list. @throws ApiError */
export async function readDeliveryDays(api: Api, country: string) {
  const { body } = await readShared(api, getDeliveryCountries, {});
  const found = body.countries.find(({ delivery_country_code }) => delivery_country_code === country);
  return found ? { days: found.delivery_days, skiBundleDays: found.ski_bundle_days } : null;
}

/**
 * Stores encrypted cookies for another host of the shop.
 * @returns the id of the session transfer; undefined if the backend does not implement the call or is down
 */
export async function storeSessionTransfer(
  api: Api,
  targetHost: string,
  payload: Record<string, unknown>,
): Promise<string | undefined> {
  try {
    const answer = await submit(api, createSessionTransfer, { body: { target_host: targetHost, payload } });
    return answer.status === 200 ? answer.body.id : undefined;
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/** Fetches a session transfer, once; undefined if it has expired, was used, or is for another host. */
export async function fetchSessionTransfer(
  api: Api,
  id: string,
  host: string,
): Promise<Record<string, unknown> | undefined> {
  const answer = await submit(api, redeemSessionTransfer, { body: { id, host } });
  return answer.status === 200 ? answer.body.payload : undefined;
}

/** General settings by key; values are text. A backend without the call has none. */
export async function readGeneralSettings(api: Api): Promise<ReadonlyMap<string, string>> {
  try {
    const { body } = await readShared(api, getGeneralSettings, {});
    return new Map(body.map(({ key, value }) => [key, value]));
  } catch (error) {
    if (isMissing(error)) return new Map();
    throw error;
  }
}
