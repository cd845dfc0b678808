import { z } from 'zod';
import { defineCall } from './call';
import { formKey, guardedInput, rowId, typed } from './desk-wire';
import { GIFT_DELIVERIES } from './gift-deliveries';
import {
  explanation,
  flag,
  integer,
  languageCode,
  listOrEmpty,
  optionalPicture,
  orNull,
  text,
  timestamp,
} from './wire';

/**
 * Gift campaigns for those who give: people who order for a verified company have the company's, administrators every one. For
 * everybody else, and about another company's, they do not exist.
 */

/** Most variants of a page. */
export const MAX_GIFT_VARIANTS = 300;

/** `soon`, `running` or `over`. */
const state = z.string();

const counts = z.object({
  /** Codes that are not withdrawn. */
  total: integer,
  /** Nobody has them yet. */
  free: integer,
  /** Handed out, by mail or on paper. */
  out: integer,
  used: integer,
  void: integer,
  /** Mails asked for, and those of them that the job has not come to. */
  mails: integer,
  waiting: integer,
  /** Codes typed that nobody has, and used ones typed again. */
  unknown_tries: integer,
  repeated_tries: integer,
});

export const giftCampaignForm = z.object({
  /** VAT number of the company; only administrators choose it. */
  company: typed.default(''),
  name: typed,
  /** `2026-12-01`, in Helsinki; the last day is included. */
  starts: typed,
  ends: typed,
  delivery: z.enum(GIFT_DELIVERIES),
  address: typed.default(''),
  postal_code: typed.default(''),
  city: typed.default(''),
  country: typed.default(''),
  language: languageCode,
  /** Hash of the picture; empty without one. */
  picture: typed.default(''),
});
export type GiftCampaignForm = z.output<typeof giftCampaignForm>;

export const giftCategoryForm = z.object({
  /** Of title and text. */
  language: languageCode,
  title: typed,
  text: typed.default(''),
  variants: z.array(z.int().min(1).max(2_147_483_647)).max(1000),
});
export type GiftCategoryForm = z.output<typeof giftCategoryForm>;

const version = z.int();
const created = { 200: z.object({ id: integer }), ...guardedInput } as const;
const outdated = <Form extends z.ZodType>(form: Form) => z.object({ version, form });

const giftVariant = z.object({
  id: integer,
  name: text,
  brand: text,
  /** Colour, size and type. */
  choice: text,
  image: optionalPicture,
  /** Units in all stores; null: ordered from the supplier. */
  stock: orNull(z.int()),
  is_orderable: flag,
});

const campaignLine = z.object({
  id: integer,
  name: text,
  company: text,
  starts: timestamp,
  ends: timestamp,
  state,
  counts,
});

/** The campaigns that the caller manages, the newest first; `all` those of every company, for administrators. */
export const getGiftCampaigns = defineCall({
  name: 'company-gift-campaigns',
  method: 'GET',
  path: '/api/customer/giftcampaigns/',
  query: z.object({ scope: z.enum(['company', 'all']).default('company') }),
  answers: { 200: z.object({ campaigns: listOrEmpty(campaignLine), company: text }), ...guardedInput },
  origin: 'added',
});

/** Makes a campaign. The same form sent twice makes one. */
export const createGiftCampaign = defineCall({
  name: 'company-create-gift-campaign',
  method: 'POST',
  path: '/api/customer/giftcampaigns/',
  body: z.object({ form_key: formKey, form: giftCampaignForm }),
  answers: created,
  origin: 'added',
});

export const getGiftCampaign = defineCall({
  name: 'company-gift-campaign',
  method: 'GET',
  path: '/api/customer/giftcampaigns/{id}/',
  params: z.object({ id: rowId }),
  answers: {
    200: z.object({
      version,
      form: giftCampaignForm,
      company: text,
      state,
      picture: optionalPicture,
      categories: listOrEmpty(z.object({ id: integer, slug: z.string(), title: text, products: integer, counts })),
    }),
    ...guardedInput,
  },
  origin: 'added',
});

/** Saves a campaign in the version in which it was opened; 409 with what is saved when somebody else was faster. */
export const saveGiftCampaign = defineCall({
  name: 'company-save-gift-campaign',
  method: 'POST',
  path: '/api/customer/giftcampaigns/{id}/',
  params: z.object({ id: rowId }),
  body: z.object({ version, form: giftCampaignForm }),
  answers: { 200: z.object({}), ...guardedInput, 409: outdated(giftCampaignForm) },
  origin: 'added',
});

/** Makes a category page of a campaign; its address is drawn from its title. */
export const createGiftCategory = defineCall({
  name: 'company-create-gift-category',
  method: 'POST',
  path: '/api/customer/giftcampaigns/{id}/categories/',
  params: z.object({ id: rowId }),
  body: z.object({ form_key: formKey, form: giftCategoryForm }),
  answers: created,
  origin: 'added',
});

/** A category with what is known of its codes; title and text in `texts`. */
export const getGiftCategoryForm = defineCall({
  name: 'company-gift-category',
  method: 'GET',
  path: '/api/customer/giftcategories/{id}/',
  params: z.object({ id: rowId }),
  query: z.object({ texts: z.union([z.literal(''), languageCode]).default('') }),
  answers: {
    200: z.object({
      version,
      form: giftCategoryForm,
      slug: z.string(),
      campaign: z.object({ id: integer, name: text, state }),
      variants: listOrEmpty(giftVariant),
      counts,
      /** Which products were chosen how often. */
      chosen: listOrEmpty(z.object({ name: text, choice: text, amount: integer })),
    }),
    ...guardedInput,
  },
  origin: 'added',
});

export const saveGiftCategory = defineCall({
  name: 'company-save-gift-category',
  method: 'POST',
  path: '/api/customer/giftcategories/{id}/',
  params: z.object({ id: rowId }),
  body: z.object({ version, form: giftCategoryForm }),
  answers: { 200: z.object({}), ...guardedInput, 409: outdated(giftCategoryForm) },
  origin: 'added',
});

/** Variants that can be chosen for a campaign, by a part of the product's name or brand; also those of `ids`, comma separated. */
export const findGiftVariants = defineCall({
  name: 'company-gift-variants',
  method: 'GET',
  path: '/api/customer/giftvariants/',
  query: z.object({ search: z.string().trim().max(200).default(''), ids: z.string().max(4000).default('') }),
  answers: { 200: z.object({ variants: listOrEmpty(giftVariant) }), ...guardedInput },
  origin: 'added',
});

/** Stores a picture for a campaign, as `desk-upload-picture` does; for who manages campaigns. */
export const uploadGiftPicture = defineCall({
  name: 'company-upload-gift-picture',
  method: 'POST',
  path: '/api/customer/giftpictures/',
  body: z.custom<ReadableStream<Uint8Array>>((value) => value instanceof ReadableStream),
  encoding: 'bytes',
  answers: { 200: z.object({ hash: z.string() }), ...guardedInput, 429: explanation },
  origin: 'added',
});
