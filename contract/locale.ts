import { z } from 'zod';
import { defineCall } from './call';
import {
  count,
  countryCode,
  currencyCode,
  currencyRate,
  flag,
  integer,
  listOf,
  longText,
  notFoundBody,
  optionalEuros,
  optionalText,
  orDefault,
  refusal,
  text,
  words,
} from './wire';

/** Delivery country and currency guessed from the visitor's address. */
export const getLocaleByIp = defineCall({
  name: 'locale-by-ip',
  method: 'GET',
  path: '/api/locale_by_ip/',
  answers: { 200: z.object({ country_code: optionalText, currency: optionalText }) },
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
  answers: {
    200: z.object({
      currencyFormat: text,
      /** Units of the currency per euro. */
      currencyRate,
      deliveryCountryName: text,
      taxAreaId: integer,
      isEuMember: flag,
      /**
       * Added: subtotal from which delivery to the country costs nothing by its cheapest rule; null where it never does, or where the
       * backend does not say.
       */
      freeDeliveryFrom: optionalEuros,
    }),
    400: refusal,
  },
  origin: 'specification 1 §7',
  forAll: true,
});

export const deliveryDays = z.object({ start: count, end: count });

/** Delivery country settings (Specification 2 §3). */
export const deliveryCountry = z.object({
  delivery_country_code: countryCode,
  name: text,
  is_enabled: flag,
  currency: text,
  is_eu_member: flag,
  delivery_days: orDefault(z.record(z.string(), deliveryDays), {}),
  ski_bundle_days: count,
});

/** Countries with names in the language asked for, and the currencies one can choose. */
export const getDeliveryCountries = defineCall({
  name: 'delivery-countries',
  method: 'GET',
  path: '/api/delivery-countries/',
  answers: {
    200: z.object({
      countries: z.array(deliveryCountry),
      currencies: z.array(z.object({ code: currencyCode, format: text, rate: currencyRate })),
    }),
  },
  origin: 'added',
  forAll: true,
});

const transferredCart = z.record(z.string(), z.unknown());

/** Stores cart and session so that the storefront on another language's host can fetch them once, within 60 s. */
export const createSessionTransfer = defineCall({
  name: 'create-handover',
  method: 'POST',
  path: '/api/handover/',
  body: z.object({ target_host: z.string().min(1).max(253), payload: transferredCart }),
  answers: { 200: z.object({ id: z.string().min(32) }), 400: refusal },
  origin: 'added',
});

export const redeemSessionTransfer = defineCall({
  name: 'redeem-handover',
  method: 'POST',
  path: '/api/handover/redeem/',
  body: z.object({ id: z.string().min(1).max(200), host: z.string().min(1).max(253) }),
  answers: { 200: z.object({ payload: transferredCart }), 400: refusal, 404: notFoundBody },
  origin: 'added',
});

/**
 * General settings (Specification 1 §3); values are text, some of them JSON. Added: `payment_methods`, a JSON list of the
 * names of the ways to pay, in the language of the call.
 */
export const getGeneralSettings = defineCall({
  name: 'general-settings',
  method: 'GET',
  path: '/api/general-settings/',
  answers: { 200: listOf(z.object({ key: words, value: longText }), 'settings') },
  origin: 'added',
  forAll: true,
});
