import {
  createHandover,
  getDeliveryCountries,
  getGeneralSettings,
  getInitConfig,
  getLocaleByIp,
  redeemHandover,
} from 'contract/locale';
import { Hono } from 'hono';
import { readGeneralSettings } from '../domain/content/general-settings';
import { readDeliveryCountries, readDeliveryCountry } from '../domain/delivery/delivery-countries';
import { NotFound, Refusal } from '../domain/errors/refusals';
import { fetchHandover, leaveHandover } from '../domain/locale/handover';
import { readCurrencies } from '../domain/pricing/currency';
import { hostNames } from '../domain/untrusted/safe-link';
import { type Area, answer, type BackendEnv } from './serve';

/** Countries, currencies, settings, and the passage from one language's host to another's. */
export function localeEndpoints(): Area {
  const area: Area = new Hono<BackendEnv>();

  // The shop keeps no database of addresses: only a trusted proxy's header names a country.
  answer(area, getLocaleByIp, async ({ backend, isTrusted, headers, language }) => {
    const header = backend.settings.countryHeader;
    const code = isTrusted && header ? (headers.get(header) ?? '').trim().toLowerCase() : '';
    const country = /^[a-z]{2}$/.test(code) ? await readDeliveryCountry(backend.db, language, code) : null;
    return { country_code: country?.code ?? null, currency: country?.currency ?? null };
  });

  answer(area, getInitConfig, async ({ backend, query, language, now }) => {
    const [country, [currency]] = await Promise.all([
      readDeliveryCountry(backend.db, language, query['delivery-country-code']),
      readCurrencies(backend.db, now, query['currency-code']),
    ]);
    if (!country) throw new Refusal({ 'delivery-country-code': ['Unknown country.'] });
    if (!currency) throw new Refusal({ 'currency-code': ['Unknown currency.'] });
    return {
      currencyFormat: currency.format,
      currencyRate: currency.rate,
      deliveryCountryName: country.name,
      taxAreaId: country.taxAreaId,
      isEuMember: country.isEuMember,
    };
  });

  answer(area, getDeliveryCountries, async ({ backend, language, now }) => {
    const [countries, currencies] = await Promise.all([
      readDeliveryCountries(backend.db, language),
      readCurrencies(backend.db, now),
    ]);
    return {
      countries: countries.map((country) => ({
        delivery_country_code: country.code,
        name: country.name,
        is_enabled: country.isEnabled,
        currency: country.currency,
        is_eu_member: country.isEuMember,
        delivery_days: country.deliveryDays,
        ski_bundle_days: country.skiBundleDays,
      })),
      currencies: currencies.map(({ code, format, rate }) => ({ code, format, rate })),
    };
  });

  answer(area, getGeneralSettings, async ({ backend, language }) => readGeneralSettings(backend.pool, language));

  answer(area, createHandover, async ({ backend, body, now }) => {
    if (!hostNames(backend.settings.hosts).has(hostName(body.target_host))) {
      throw new Refusal({ target_host: ['Not a host of the shop.'] });
    }
    const handover = { targetHost: hostName(body.target_host), payload: body.payload };
    return { id: await leaveHandover(backend.db, handover, now) };
  });

  answer(area, redeemHandover, async ({ backend, body, now }) => {
    const payload = await fetchHandover(backend.db, body.id, hostName(body.host), now);
    if (!payload) throw new NotFound();
    return { payload };
  });

  return area;
}

/** A host without its port: on a developer's machine hosts differ by name only. */
const hostName = (host: string): string => host.toLowerCase().replace(/:\d+$/, '');
