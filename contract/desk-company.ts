import { z } from 'zod';
import { defineCall } from './call';
import { formKey, guardedInput, rowId } from './desk-wire';
import { COMPANY_ROLES, listedEnterpriseOrder } from './enterprise';
import { countryCode, day, decimal, flag, integer, optionalEuros, orNull, text, timestamp } from './wire';

const vatNumber = z.string().min(1).max(40);
const params = z.object({ vat: vatNumber });
const ofPerson = params.extend({ id: rowId });

/** A company at the desk: its people, what is agreed with it, and the orders that its people sent. */
export const getDeskCompany = defineCall({
  name: 'desk-company',
  method: 'GET',
  path: '/api/customer/desk/companies/{vat}/',
  params,
  answers: {
    200: z.object({
      name: z.string(),
      vat_number: z.string(),
      country_code: countryCode,
      verified: orNull(timestamp),
      people: z.array(
        z.object({
          id: integer,
          email: z.string(),
          name: text,
          role: z.enum(COMPANY_ROLES),
          /** Without tax. */
          limit: optionalEuros,
        }),
      ),
      agreements: z.array(
        z.object({
          id: integer,
          kind: z.enum(['product', 'group']),
          name: text,
          path: text,
          percentage: orNull(decimal),
          net_price: optionalEuros,
          valid_from: day,
          valid_to: orNull(day),
          state: z.enum(['now', 'later', 'over']),
        }),
      ),
      orders: z.array(listedEnterpriseOrder),
    }),
    ...guardedInput,
  },
  origin: 'added',
  partly: [],
});

/**
 * Agrees a price of a product or of a group with a company: per cent off the regular price, or for a product a fixed price without tax.
 */
export const addAgreement = defineCall({
  name: 'desk-add-agreement',
  method: 'POST',
  path: '/api/customer/desk/companies/{vat}/agreements/',
  params,
  body: z.object({
    /** The address of the product or of the group in the shop, whole or from its first slash. */
    address: z.string().max(500),
    percentage: z.number().min(0).max(90).nullable(),
    net_price: z.number().min(0.01).max(1_000_000).nullable(),
    valid_from: day,
    valid_to: day.nullable(),
    form_key: formKey,
  }),
  answers: { 200: z.object({ is_added: flag }), ...guardedInput },
  origin: 'added',
});

/** Ends an agreement from tomorrow's prices on: it does not count any more. */
export const endAgreement = defineCall({
  name: 'desk-end-agreement',
  method: 'POST',
  path: '/api/customer/desk/companies/{vat}/agreements/{id}/end/',
  params: ofPerson,
  body: z.object({}),
  answers: { 200: z.object({ is_ended: flag }), ...guardedInput },
  origin: 'added',
});

/** Says what a person may do for the company. */
export const setCompanyRole = defineCall({
  name: 'desk-set-company-role',
  method: 'POST',
  path: '/api/customer/desk/companies/{vat}/people/{id}/',
  params: ofPerson,
  body: z.object({ role: z.enum(COMPANY_ROLES), limit: z.number().min(0).max(1_000_000).nullable() }),
  answers: { 200: z.object({ is_set: flag }), ...guardedInput },
  origin: 'added',
});

/** Removes a person from the company; the account stays the person's own. */
export const removeCompanyPerson = defineCall({
  name: 'desk-remove-company-person',
  method: 'POST',
  path: '/api/customer/desk/companies/{vat}/people/{id}/remove/',
  params: ofPerson,
  body: z.object({}),
  answers: { 200: z.object({ is_removed: flag }), ...guardedInput },
  origin: 'added',
});
