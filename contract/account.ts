import { z } from 'zod';
import { defineCall } from './call';
import {
  count,
  countryCode,
  currencyCode,
  decimal,
  done,
  explanation,
  flag,
  label,
  languageCode,
  listOrEmpty,
  optionalText,
  orDefault,
  orNull,
  refusal,
  signedEuros,
  text,
  timestamp,
} from './wire';
import { writtenLine } from './written-line';

/** The company of a signed-in person. */
export const accountCompany = z.object({
  name: text,
  /** Country prefix and number without separators. */
  vat_number: text,
  country_code: countryCode,
  accepts_billing: flag,
  /** Whether staff has verified it; until then its people order as private persons. */
  is_verified: flag,
});

/** The details of the signed-in person. */
export const getAccount = defineCall({
  name: 'account',
  method: 'GET',
  path: '/api/customer/account/',
  answers: {
    200: z.object({
      email: z.string(),
      first_name: text,
      last_name: text,
      phone: text,
      address: text,
      postal_code: text,
      city: text,
      country_code: countryCode,
      /** Language of the e-mails sent to this person. */
      lang_code: languageCode,
      /** The number of the club card. */
      member_number: text,
      joined: timestamp,
      company: orNull(accountCompany),
    }),
    401: explanation,
  },
  origin: 'added',
  partly: ['company'],
});

/** Changes the details of the signed-in person; the e-mail stays as it is. */
export const saveAccount = defineCall({
  name: 'save-account',
  method: 'POST',
  path: '/api/customer/account/',
  body: z.object({
    first_name: writtenLine(100).min(1),
    last_name: writtenLine(100).min(1),
    phone: writtenLine(30).default(''),
    address: writtenLine(200).default(''),
    postal_code: writtenLine(12).default(''),
    city: writtenLine(100).default(''),
    country_code: countryCode,
    lang_code: languageCode,
  }),
  answers: { 200: done, 400: refusal, 401: explanation },
  origin: 'added',
});

/** What the account's first page shows besides the details. */
export const getAccountOverview = defineCall({
  name: 'account-overview',
  method: 'GET',
  path: '/api/customer/overview/',
  answers: {
    200: z.object({
      order_count: count,
      last_order: orNull(
        z.object({
          order_number: z.string(),
          status: z.string(),
          placed: timestamp,
          display_total_minor: z.int(),
          currency_code: currencyCode,
        }),
      ),
      wishlist_count: count,
      address_count: count,
      bonus_balance: signedEuros,
    }),
    401: explanation,
  },
  origin: 'added',
});

/** What a person may agree to. */
export const CONSENT_PURPOSES = ['newsletter', 'reminders', 'personalisation'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];
/**
 * The version of the wording of the consents that the storefront shows, when registering and in the account: the day it was
 * written.
 */
export const CONSENT_WORDING = '2026-11-23';

const purpose = z.enum(CONSENT_PURPOSES);
const wording = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** What the signed-in person agrees to now, and every earlier decision, the newest first. */
export const getConsents = defineCall({
  name: 'consents',
  method: 'GET',
  path: '/api/customer/consents/',
  answers: {
    200: z.object({
      granted: listOrEmpty(purpose),
      history: listOrEmpty(z.object({ purpose, is_granted: flag, wording: text, created: timestamp })),
    }),
    401: explanation,
  },
  origin: 'added',
});

/** Stores the decisions; only changed ones are recorded. */
export const saveConsents = defineCall({
  name: 'save-consents',
  method: 'POST',
  path: '/api/customer/consents/',
  body: z.object({ granted: z.array(purpose).max(CONSENT_PURPOSES.length), wording }),
  answers: { 200: done, 400: refusal, 401: explanation },
  origin: 'added',
});

/** The size tables of the shop, and the sizes that the signed-in person wears by the table's slug. */
export const getSizes = defineCall({
  name: 'customer-sizes',
  method: 'GET',
  path: '/api/customer/sizes/',
  answers: {
    200: z.object({
      types: listOrEmpty(z.object({ slug: z.string(), name: text, sizes: listOrEmpty(label) })),
      sizes: orDefault(z.record(z.string(), z.array(label)), {}),
    }),
    401: explanation,
  },
  origin: 'added',
});

/** Replaces the sizes of the signed-in person. Sizes that no table of the shop has are refused. */
export const saveSizes = defineCall({
  name: 'save-customer-sizes',
  method: 'POST',
  path: '/api/customer/sizes/',
  body: z.object({ sizes: z.record(z.string().max(100), z.array(z.string().max(40)).max(60)) }),
  answers: { 200: done, 400: refusal, 401: explanation },
  origin: 'added',
});

/** Why a bonus changed. */
export const BONUS_KINDS = ['earned', 'reversed', 'spent', 'refunded', 'expired'] as const;

/** The club bonus of the signed-in person: a ledger whose sum is the balance; the newest movements first. */
export const getClub = defineCall({
  name: 'club',
  method: 'GET',
  path: '/api/customer/club/',
  answers: {
    200: z.object({
      /** Share of the product total of a paid order that is earned, in per cent. */
      bonus_percentage: decimal,
      balance: signedEuros,
      entries: listOrEmpty(
        z.object({
          kind: z.enum(BONUS_KINDS),
          amount: signedEuros,
          order_number: optionalText,
          created: timestamp,
        }),
      ),
    }),
    401: explanation,
  },
  origin: 'added',
});

/** Everything that the shop holds about the signed-in person (GDPR, articles 15 and 20), by subject. */
export const exportAccount = defineCall({
  name: 'export-account',
  method: 'GET',
  path: '/api/customer/export/',
  answers: { 200: z.record(z.string(), z.unknown()), 401: explanation },
  origin: 'added',
});
