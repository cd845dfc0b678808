import {
  createHandover,
  getDeliveryCountries,
  getGeneralSettings,
  getInitConfig,
  getLocaleByIp,
  redeemHandover,
} from 'contract/locale';
import type { CountryAndCurrency } from '~/locale/start-up';
import { isMissing } from './api-error';
import { type Api, read, readShared, submit } from './request';

/** What a delivery country and a currency mean for prices. */
export type InitConfig = {
  /** Display currency per euro. */
  readonly rate: number;
  readonly countryName: string;
  readonly taxAreaId: number;
  readonly isEuMember: boolean;
};

/** Asks for the rate, tax area and name of a choice. @throws ApiError, with status 400 for unknown codes */
export async function readInitConfig(api: Api, { country, currency }: CountryAndCurrency): Promise<InitConfig> {
  const answer = await readShared(api, getInitConfig, {
    query: { 'delivery-country-code': country, 'currency-code': currency },
  });
  return {
    rate: answer.currencyRate,
    countryName: answer.deliveryCountryName,
    taxAreaId: answer.taxAreaId,
    isEuMember: answer.isEuMember,
  };
}

/** The country the visitor's address lies in, two letters, lower case; undefined when nobody knows. */
export async function readGeoCountry(api: Api): Promise<string | undefined> {
  const { country_code } = await read(api, getLocaleByIp, {});
  return /^[a-z]{2}$/i.test(country_code ?? '') ? country_code?.toLowerCase() : undefined;
}

/** What a visitor can choose from: countries by name in the page's language, currencies by code. */
export type LocaleChoices = {
  readonly countries: readonly { readonly code: string; readonly name: string; readonly currency: string }[];
  readonly currencies: readonly string[];
};

/** Countries the shop delivers to and currencies it shows. A backend without the call offers none. */
export async function readLocaleChoices(api: Api): Promise<LocaleChoices> {
  try {
    const answer = await readShared(api, getDeliveryCountries, {});
    const countries = answer.countries
      .filter(({ is_enabled }) => is_enabled)
      .map(({ delivery_country_code, name, currency }) => ({
        code: delivery_country_code.toLowerCase(),
        name,
        currency: currency.toLowerCase(),
      }))
      .sort((a, b) => a.name.localeCompare(b.name, api.language));
    return { countries, currencies: answer.currencies.map(({ code }) => code.toLowerCase()) };
  } catch (error) {
    if (isMissing(error)) return { countries: [], currencies: [] };
    throw error;
  }
}

/** Leaves sealed cookies for another host. @returns the id to fetch them by, undefined where the backend lacks the call */
export async function leaveHandover(
  api: Api,
  targetHost: string,
  payload: Record<string, unknown>,
): Promise<string | undefined> {
  try {
    const reply = await submit(api, createHandover, { body: { target_host: targetHost, payload } });
    return reply.ok ? reply.value.id : undefined;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Fetches what another host left, once; undefined when it is over, used, or meant for another host. */
export async function takeHandover(api: Api, id: string, host: string): Promise<Record<string, unknown> | undefined> {
  try {
    const reply = await submit(api, redeemHandover, { body: { id, host } });
    return reply.ok ? reply.value.payload : undefined;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** General settings by key; values are text. A backend without the call has none. */
export async function readGeneralSettings(api: Api): Promise<ReadonlyMap<string, string>> {
  try {
    const settings = await readShared(api, getGeneralSettings, {});
    return new Map(settings.map(({ key, value }) => [key, value]));
  } catch (error) {
    if (isMissing(error)) return new Map();
    throw error;
  }
}
