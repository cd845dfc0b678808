import { z } from 'zod';
import { defineCall } from './call';
import { countryCode, done, explanation, flag, integer, listOf, notFoundBody, refusal, text } from './wire';
import { writtenLine } from './written-line';

/** How many addresses a person may keep. */
export const MAX_ADDRESSES = 20;

/** A delivery address of the signed-in person. */
export const customerAddress = z.object({
  id: integer,
  /** What the person calls it; may be empty. */
  label: text,
  first_name: text,
  last_name: text,
  address: text,
  postal_code: text,
  city: text,
  country_code: countryCode,
  phone: text,
  is_default: flag,
});

export const getAddresses = defineCall({
  name: 'customer-addresses',
  method: 'GET',
  path: '/api/customer/addresses/',
  answers: { 200: listOf(customerAddress, 'addresses'), 401: explanation },
  origin: 'added',
});

/** Adds an address, or changes the one with the `id`. The first address is the default. */
export const saveAddress = defineCall({
  name: 'save-customer-address',
  method: 'POST',
  path: '/api/customer/addresses/',
  body: z.object({
    id: z.int().min(1).max(2_147_483_647).nullish(),
    label: writtenLine(40).default(''),
    first_name: writtenLine(100).min(1),
    last_name: writtenLine(100).min(1),
    address: writtenLine(200).min(1),
    postal_code: writtenLine(12).min(1),
    city: writtenLine(100).min(1),
    country_code: countryCode,
    phone: writtenLine(30).default(''),
    is_default: z.boolean().default(false),
  }),
  answers: { 200: z.object({ id: integer }), 400: refusal, 401: explanation, 404: notFoundBody },
  origin: 'added',
});

const ofAddress = z.object({ id: z.int().min(1).max(2_147_483_647) });

export const removeAddress = defineCall({
  name: 'remove-customer-address',
  method: 'POST',
  path: '/api/customer/addresses/remove/',
  body: ofAddress,
  answers: { 200: done, 400: refusal, 401: explanation, 404: notFoundBody },
  origin: 'added',
});

/** Makes an address the default. */
export const chooseDefaultAddress = defineCall({
  name: 'choose-default-customer-address',
  method: 'POST',
  path: '/api/customer/addresses/default/',
  body: ofAddress,
  answers: { 200: done, 400: refusal, 401: explanation, 404: notFoundBody },
  origin: 'added',
});
