import { z } from 'zod';
import { defineCall } from './call';
import { countryCode, currencyCode, decimal, flag, integer, listOf, optionalText, text } from './wire';

/** Delivery country and currency guessed from the visitor's address. */
export const getLocaleByIp = defineCall({
  name: 'locale-by-ip',
  method: 'GET',
  path: '/api/locale_by_ip/',
  answer: z.object({ country_code: optionalText, currency: optionalText }),
  origin: 'specification 1 §7',
});

/** What the prices of a delivery country and a currency need. Unknown codes are refused with 400. */
export const getInitConfig = defineCall({
  name: 'init-config',
  method: 'GET',
  path: '/api/init-config/',
  query: z.object({
    'delivery-country-code': countryCode.default('fi'),
    'currency-code': currencyCode.default('eur'),
  }),
  answer: z.object({
    currencyFormat: text,
    /** Units of the currency per euro. */
    currencyRate: decimal,
    deliveryCountryName: text,
    taxAreaId: integer,
    isEuMember: flag,
  }),
  origin: 'specification 1 §7',
});

export const deliveryDays = z.object({ start: z.number(), end: z.number() });

/** Delivery country settings (Specification 2 §3). */
export const deliveryCountry = z.object({
  delivery_country_code: z.string(),
  name: text,
  is_enabled: flag,
  currency: text,
  is_eu_member: flag,
  delivery_days: z
    .record(z.string(), deliveryDays)
    .nullish()
    .transform((days) => days ?? {}),
  ski_bundle_days: z
    .number()
    .nullish()
    .transform((days) => days ?? 0),
});

/** Countries with names in the language asked for, and the currencies one can choose. */
export const getDeliveryCountries = defineCall({
  name: 'delivery-countries',
  method: 'GET',
  path: '/api/delivery-countries/',
  answer: z.object({
    countries: z.array(deliveryCountry),
    currencies: z.array(z.object({ code: z.string(), format: text, rate: decimal })),
  }),
  origin: 'added',
});

const handoverCart = z.record(z.string(), z.unknown());

/** Leaves cart and session to be fetched once, within 60 s, by the storefront of another language's host. */
export const createHandover = defineCall({
  name: 'create-handover',
  method: 'POST',
  path: '/api/handover/',
  body: z.object({ target_host: z.string().min(1).max(253), payload: handoverCart }),
  answer: z.object({ id: z.string().min(32) }),
  origin: 'added',
});

export const redeemHandover = defineCall({
  name: 'redeem-handover',
  method: 'POST',
  path: '/api/handover/redeem/',
  body: z.object({ id: z.string().min(1).max(200), host: z.string().min(1).max(253) }),
  answer: z.object({ payload: handoverCart }),
  origin: 'added',
});

/** General settings (Specification 1 §3); values are text, some of them JSON. */
export const getGeneralSettings = defineCall({
  name: 'general-settings',
  method: 'GET',
  path: '/api/general-settings/',
  answer: listOf(z.object({ key: z.string(), value: text }), 'settings'),
  origin: 'added',
});
