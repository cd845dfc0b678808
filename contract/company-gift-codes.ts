import { z } from 'zod';
import { defineCall } from './call';
import { formKey, guardedInput, rowId } from './desk-wire';
import { count, explanation, integer, listOrEmpty, orNull, text, timestamp } from './wire';

/** Most codes of a category, most addresses that codes are mailed to at once, most codes shown at once. */
export const MAX_GIFT_CODES = 20_000;
export const MAX_GIFT_ADDRESSES = 10_000;
export const MAX_PRINTED_CODES = 500;
/** Longest list of addresses, in characters. */
export const MAX_ADDRESS_TEXT = 2_000_000;
/** Codes of a page of their list, and of one that a file is made of. */
export const CODES_PAGE = 50;
export const CODES_FILE_PAGE = 1000;

/** What is wrong with a line of a list of addresses. */
export const ADDRESS_FAULTS = ['malformed', 'twice', 'known'] as const;
export const CODE_STATES = ['free', 'waiting', 'out', 'used', 'void'] as const;

/** Adds codes to a category. 409: it would have too many. */
export const addGiftCodes = defineCall({
  name: 'company-add-gift-codes',
  method: 'POST',
  path: '/api/customer/giftcategories/{id}/codes/',
  params: z.object({ id: rowId }),
  body: z.object({ form_key: formKey, amount: z.int().min(0).max(1_000_000) }),
  answers: { 200: z.object({ added: integer }), ...guardedInput },
  origin: 'added',
});

const badLine = z.object({
  line: integer,
  fault: z.string(),
  value: text,
  /** The line that has the same address already. */
  first: orNull(z.int()),
});

/**
 * Gives a code to each address of a list and has them mailed by a job. Missing codes are added. 409: `BAD_LINES`, unless they are to be
 * left out; `TOO_MANY_CODES`: the missing codes could not be added. Nothing is done then.
 */
export const mailGiftCodes = defineCall({
  name: 'company-mail-gift-codes',
  method: 'POST',
  path: '/api/customer/giftcategories/{id}/mail/',
  params: z.object({ id: rowId }),
  body: z.object({
    form_key: formKey,
    addresses: z.string().max(MAX_ADDRESS_TEXT),
    skips_bad: z.boolean().default(false),
  }),
  maxBytes: 3 * MAX_ADDRESS_TEXT,
  answers: {
    200: z.object({ mailed: integer, added: integer, skipped: integer }),
    ...guardedInput,
    409: z.object({
      reason: z.enum(['BAD_LINES', 'TOO_MANY_CODES']),
      codes_missing: count,
      bad_count: count,
      lines: listOrEmpty(badLine),
    }),
  },
  origin: 'added',
});

/** Draws codes to be handed out on paper: they are in this answer and nowhere else. 409: this form's codes were shown already. */
export const printGiftCodes = defineCall({
  name: 'company-print-gift-codes',
  method: 'POST',
  path: '/api/customer/giftcategories/{id}/print/',
  params: z.object({ id: rowId }),
  body: z.object({ form_key: formKey, amount: z.int().min(0).max(1_000_000) }),
  answers: { 200: z.object({ codes: z.array(z.string()), slug: z.string() }), ...guardedInput, 409: explanation },
  origin: 'added',
});

/** The codes of a category, the used ones first; only their last four characters are known. */
export const getGiftCodes = defineCall({
  name: 'company-gift-codes',
  method: 'GET',
  path: '/api/customer/giftcategories/{id}/codes/',
  params: z.object({ id: rowId }),
  query: z.object({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    size: z
      .union([z.literal(String(CODES_PAGE)), z.literal(String(CODES_FILE_PAGE))])
      .default(String(CODES_PAGE) as '50'),
  }),
  answers: {
    200: z.object({
      codes: listOrEmpty(
        z.object({
          id: integer,
          hint: text,
          email: text,
          /** One of `CODE_STATES`. */
          state: z.string(),
          mailed: orNull(timestamp),
          used: orNull(timestamp),
          tries: integer,
        }),
      ),
      count,
    }),
    ...guardedInput,
  },
  origin: 'added',
});

/** Withdraws a code that is not used, or has its mail sent again with a new code in place of the lost one. 409: it is used or void. */
export const changeGiftCode = defineCall({
  name: 'company-change-gift-code',
  method: 'POST',
  path: '/api/customer/giftcodes/{id}/',
  params: z.object({ id: rowId }),
  body: z.object({ act: z.enum(['void', 'resend']) }),
  answers: { 200: z.object({}), ...guardedInput, 409: explanation },
  origin: 'added',
});
