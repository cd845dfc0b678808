import { z } from 'zod';
import { defineCall } from './call';
import {
  countryCode,
  currencyCode,
  done,
  email,
  euros,
  explanation,
  integer,
  label,
  languageCode,
  listOf,
  optionalText,
  refusal,
  text,
  words,
} from './wire';

export const postRestockNotice = defineCall({
  name: 'restock-notice',
  method: 'POST',
  path: '/api/product_availability_email_notify/',
  body: z.object({
    email,
    product_id: integer,
    lang_code: languageCode,
    /** Added: where and in which currency the visitor sees prices; Finland and euros without them. */
    country_code: countryCode.optional(),
    currency_code: currencyCode.optional(),
  }),
  answers: { 200: done, 400: refusal, 429: explanation },
  origin: 'specification 2 §7',
});

/** Ends all restock notices to the address that the mail with this token went to. */
export const stopRestockNotices = defineCall({
  name: 'stop-restock-notices',
  method: 'POST',
  path: '/api/product_availability_email_notify/stop/',
  body: z.object({ token: z.string().max(200) }),
  answers: { 200: done, 400: refusal },
  origin: 'added',
});

/** Ways a variant can be delivered to a postcode (Specification 2 §3, delivery method lookup). */
export const getFastShipping = defineCall({
  name: 'fast-shipping',
  method: 'GET',
  path: '/api/get_fast_shipping/',
  query: z.object({
    postal_code: z.string().max(10),
    price: euros,
    variant_id: integer,
    /** Added: the delivery country that the postcode is in; Finland without it. */
    country_code: countryCode.optional(),
  }),
  answers: {
    200: listOf(
      z.object({
        name: words,
        timeEstimate: text,
        price: euros,
        storeSlug: optionalText,
        /** Added: the days of arrival as dates; empty when they are not known. */
        dates: text,
      }),
      'results',
    ),
    400: refusal,
  },
  origin: 'specification 2 §7',
});

/** Pick-up points of a delivery method near a postcode, nearest first; stores for a method that is picked up in one. */
export const getDeliveryLocations = defineCall({
  name: 'delivery-locations',
  method: 'GET',
  path: '/api/delivery-locations/',
  query: z.object({ delivery_method: z.string().max(100), postal_code: z.string().max(10), country_code: countryCode }),
  answers: {
    200: listOf(z.object({ id: label, name: words, street_address: text, postal_code: text, city: text }), 'locations'),
    400: refusal,
  },
  origin: 'added',
});
