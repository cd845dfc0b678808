import {
  createSessionTransfer,
  getDeliveryCountries,
  getGeneralSettings,
  getInitConfig,
  getLocaleByIp,
  redeemSessionTransfer,
} from 'contract/locale';
import { Hono } from 'hono';
import { readGeneralSettings } from '../domain/content/general-settings';
import {
  type DeliveryCountry,
  readDeliveryCountries,
  readDeliveryCountry,
} from '../domain/delivery/delivery-countries';
import { readFreeDeliveryThreshold } from '../domain/delivery/delivery-prices';
import { consumeSessionTransfer, storeSessionTransfer } from '../domain/locale/session-transfer';
import { readPaymentNames } from '../domain/orders/payment-offers';
import { type Currency, readCurrencies } from '../domain/pricing/currency';
import { toOptionalEuros } from '../domain/pricing/pricing';
import { hostNames } from '../domain/untrusted/safe-link';
import { processorsOf } from '../payments/processors';
import { Answer, type Area, answer, type BackendEnv, NOT_FOUND } from './serve';

/** General setting that is generated here: a JSON list of names. */
const PAYMENT_NAMES = 'payment_methods';

/** Countries, currencies, settings, and session transfers between the hosts of languages. */
export function localeEndpoints(): Area {
  const area: Area = new Hono<BackendEnv>();

  // The shop has no IP geolocation: the country comes only from a trusted proxy's header.
  answer(area, getLocaleByIp, async ({ backend, isTrusted, headers, language }) => {
    const header = backend.settings.countryHeader;
    const code = isTrusted && header ? (headers.get(header) ?? '').trim().toLowerCase() : '';
    const country = /^[a-z]{2}$/.test(code) ? await readDeliveryCountry(backend.db, language, code) : null;
    return { country_code: country?.code ?? null, currency: country?.currency ?? null };
  });

  answer(area, getInitConfig, async ({ backend, query, language, now }) => {
    const [country, [currency], threshold] = await Promise.all([
      readDeliveryCountry(backend.db, language, query['delivery-country-code']),
      readCurrencies(backend.db, now, query['currency-code']),
      readFreeDeliveryThreshold(backend.pool, query['delivery-country-code']),
    ]);
    if (!country) return new Answer(400, { 'delivery-country-code': ['Unknown country.'] });
    if (!currency) return new Answer(400, { 'currency-code': ['Unknown currency.'] });
    return presentInitConfig(country, currency, threshold);
  });

  answer(area, getDeliveryCountries, async ({ backend, language, now }) => {
    const [countries, currencies] = await Promise.all([
      readDeliveryCountries(backend.db, language),
      readCurrencies(backend.db, now),
    ]);
    return {
      countries: countries.map(presentDeliveryCountry),
      currencies: currencies.map(({ code, format, rate }) => ({ code, format, rate })),
    };
  });

  answer(area, getGeneralSettings, async ({ backend, language }) => {
    const settings = await readGeneralSettings(backend.pool, language);
    const processors = [...processorsOf(backend.settings).keys()];
    const names = await readPaymentNames(backend.db, { processors, language });
    // added here, so that pages show exactly the payment methods of the checkout
    return [
      ...settings.filter(({ key }) => key !== PAYMENT_NAMES),
      { key: PAYMENT_NAMES, value: JSON.stringify(names) },
    ];
  });

  answer(area, createSessionTransfer, async ({ backend, body, now }) => {
    if (!hostNames(backend.settings.hosts).has(hostName(body.target_host))) {
      return new Answer(400, { target_host: ['Not a host of the shop.'] });
    }
    const transfer = { targetHost: hostName(body.target_host), payload: body.payload };
    return { id: await storeSessionTransfer(backend.db, transfer, now) };
  });

  answer(area, redeemSessionTransfer, async ({ backend, body, now }) => {
    const payload = await consumeSessionTransfer(backend.db, body.id, hostName(body.host), now);
    if (!payload) return NOT_FOUND;
    return { payload };
  });

  return area;
}

/** A host without its port: on a developer's machine hosts differ by name only. */
const hostName = (host: string): string => host.toLowerCase().replace(/:\d+$/, '');

/** What a first visit needs to know of its country and currency. */
const presentInitConfig = (country: DeliveryCountry, currency: Currency, freeDeliveryFrom: number | null) => ({
  currencyFormat: currency.format,
  currencyRate: currency.rate,
  deliveryCountryName: country.name,
  taxAreaId: country.taxAreaId,
  isEuMember: country.isEuMember,
  freeDeliveryFrom: toOptionalEuros(freeDeliveryFrom),
});

/** A delivery country by the contract. */
const presentDeliveryCountry = (country: DeliveryCountry) => ({
  delivery_country_code: country.code,
  name: country.name,
  is_enabled: country.isEnabled,
  currency: country.currency,
  is_eu_member: country.isEuMember,
  delivery_days: country.deliveryDays,
  ski_bundle_days: country.skiBundleDays,
});
