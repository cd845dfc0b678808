import { z } from 'zod';
import { defineCall } from './call';
import { getBlogger, getBlogPost, getCampaign, getStaticPage, getStaticPageWithTabs, slugs } from './content';
import { CONTENT_KIND_NAMES, contentFields } from './content-fields';
import { deskPage, formKey, guarded, guardedInput, sentBefore } from './desk-wire';
import { getExperience } from './experiences';
import {
  count,
  flag,
  integer,
  languageCode,
  listOrEmpty,
  optionalPicture,
  orNull,
  sitePath,
  text,
  timestamp,
} from './wire';

const kind = z.enum(CONTENT_KIND_NAMES);

/** `draft`: never published; `published`: readers see the latest version; `changed`: an earlier one; `withdrawn`: none any more. */
export const CONTENT_STATES = ['draft', 'published', 'changed', 'withdrawn'] as const;
const state = z.enum(CONTENT_STATES);

/** What the list can be narrowed by; `published` includes what was changed since. */
export const CONTENT_FILTERS = [...CONTENT_STATES, 'scheduled'] as const;

/** Largest body of an item with all its texts, in bytes: six languages of the longest text in any script, and more. */
export const MAX_CONTENT_BYTES = 3_000_000;

const words = z.string().trim().max(200).default('');

/** What editors have written, what was saved last at the top; `search` is a part of a title or an address, in any language. */
export const getDeskContents = defineCall({
  name: 'desk-contents',
  method: 'GET',
  path: '/api/customer/desk/content/',
  query: z.object({
    kind: z.string().max(40).default(''),
    state: z.string().max(40).default(''),
    search: words,
    page: deskPage,
  }),
  answers: {
    200: z.object({
      items: z.array(
        z.object({
          id: integer,
          kind,
          title: text,
          state,
          scheduled: orNull(timestamp),
          missing: listOrEmpty(languageCode),
          by: text,
          at: timestamp,
        }),
      ),
      count,
    }),
    ...guardedInput,
  },
  origin: 'added',
});

const named = z.object({ id: integer, name: text });

/** What an item can name besides products and pictures. */
export const getDeskContentChoices = defineCall({
  name: 'desk-content-choices',
  method: 'GET',
  path: '/api/customer/desk/content-choices/',
  answers: {
    200: z.object({
      categories: listOrEmpty(z.object({ key: z.string(), name: text })),
      bloggers: listOrEmpty(named),
      groups: listOrEmpty(named),
      brands: listOrEmpty(named),
    }),
    ...guarded,
  },
  origin: 'added',
});

const product = z.object({
  id: integer,
  name: text,
  path: sitePath,
  /** One that is not is not shown with the item either. */
  is_public: flag,
});
export type DeskContentProduct = z.output<typeof product>;

/** The first products that have a text in their name, brand and model or address; or those with certain ids, `1,2`, in that order. */
export const findDeskContentProducts = defineCall({
  name: 'desk-content-products',
  method: 'GET',
  path: '/api/customer/desk/content-products/',
  query: z.object({
    search: z.string().trim().max(500).default(''),
    ids: z
      .string()
      .max(1200)
      .regex(/^(\d{1,9}(,\d{1,9})*)?$/)
      .default(''),
  }),
  answers: { 200: z.object({ products: z.array(product) }), ...guardedInput },
  origin: 'added',
});

const item = z.object({
  id: integer,
  kind,
  version: integer,
  state,
  published_version: orNull(integer),
  scheduled: orNull(z.object({ at: timestamp, version: integer })),
  may_be_deleted: flag,
  /** Of the latest version. */
  fields: contentFields,
  image: optionalPicture,
  products: listOrEmpty(product),
  /** Of the published version. */
  slugs,
  /** All of them, the latest first. */
  versions: z.array(z.object({ number: integer, by: text, at: timestamp, note: text })),
});
export type DeskContentItem = z.output<typeof item>;

const params = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });
const version = z.int().min(0).max(2_147_483_647);
const note = z.string().trim().max(2000).default('');

/** What is done with a version once it is saved; `at` when `publish` is `later`. */
const published = {
  publish: z.enum(['no', 'now', 'later']).default('no'),
  at: z.string().max(100).default(''),
} as const;

export const getDeskContent = defineCall({
  name: 'desk-content',
  method: 'GET',
  path: '/api/customer/desk/content/{id}/',
  params,
  answers: { 200: item, ...guardedInput },
  origin: 'added',
  // an editor who saves must have seen all of it
  partly: [],
});

/** Saves a new item, and publishes it if it is to be. 400: what is wrong, by field: `fi.slug`, `at`. */
export const createDeskContent = defineCall({
  name: 'desk-create-content',
  method: 'POST',
  path: '/api/customer/desk/content/',
  body: z.object({ key: formKey, kind, fields: contentFields, note, ...published }),
  maxBytes: MAX_CONTENT_BYTES,
  answers: { 200: z.object({ id: integer, version: integer }), ...guardedInput, 409: sentBefore },
  origin: 'added',
});

/**
 * Saves the next version of an item, and publishes it if it is to be: both or neither. 400 as for a new one; 409: somebody else
 * saved it since `version`, with what is saved now.
 */
export const saveDeskContent = defineCall({
  name: 'desk-save-content',
  method: 'POST',
  path: '/api/customer/desk/content/{id}/',
  params,
  body: z.object({ version, fields: contentFields, note, ...published }),
  maxBytes: MAX_CONTENT_BYTES,
  answers: { 200: z.object({ version: integer }), ...guardedInput, 409: item },
  origin: 'added',
});

/** Saves the fields of an earlier version as the newest one. 400 and 409 as when it is saved. */
export const restoreDeskContent = defineCall({
  name: 'desk-restore-content',
  method: 'POST',
  path: '/api/customer/desk/content/{id}/restore/',
  params,
  body: z.object({ version, number: version, note }),
  answers: { 200: z.object({ version: integer }), ...guardedInput, 409: item },
  origin: 'added',
});

export const CONTENT_MOVES = ['unschedule', 'withdraw', 'delete'] as const;

/**
 * Takes a coming publication back, an item from its readers, or deletes one that never had any (400: it had). 409 as when it is saved: what
 * somebody else has written meanwhile is not taken away unseen.
 */
export const moveDeskContent = defineCall({
  name: 'desk-move-content',
  method: 'POST',
  path: '/api/customer/desk/content/{id}/move/',
  params,
  body: z.object({ version, move: z.enum(CONTENT_MOVES) }),
  answers: { 200: z.object({}), ...guardedInput, 409: item },
  origin: 'added',
});

/**
 * The latest version of an item as readers would see it in the language of the call; in another one when it has no text in it. One of the
 * answers is there, that of its kind.
 */
export const previewDeskContent = defineCall({
  name: 'desk-content-preview',
  method: 'GET',
  path: '/api/customer/desk/content/{id}/preview/',
  params,
  answers: {
    200: z.object({
      id: integer,
      kind,
      version: integer,
      title: text,
      /** Languages of the texts. */
      languages: listOrEmpty(languageCode),
      /** Of the text that is shown. */
      language: languageCode,
      /** Ids of the products, in their order. */
      models: listOrEmpty(integer),
      page: orNull(getStaticPage.answers[200]),
      tabs: orNull(getStaticPageWithTabs.answers[200]),
      post: orNull(getBlogPost.answers[200]),
      campaign: orNull(getCampaign.answers[200]),
      blogger: orNull(getBlogger.answers[200]),
      experience: orNull(getExperience.answers[200]),
    }),
    ...guardedInput,
  },
  origin: 'added',
});
