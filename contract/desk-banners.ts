import { z } from 'zod';
import { defineCall } from './call';
import {
  deskVersion,
  formKey,
  guarded,
  guardedInput,
  lastChange,
  rowId,
  sentBefore,
  typed,
  typedTexts,
} from './desk-wire';
import { count, integer, listOrEmpty, optionalPicture, orNull, timestamp } from './wire';

/** `dynamic_page`: the front page, `image`: front page and pages of goods, `text`: a line of the notice bar. */
export const BANNER_KINDS = ['dynamic_page', 'image', 'text'] as const;
export type BannerKind = (typeof BANNER_KINDS)[number];
const kind = z.enum(BANNER_KINDS);

/** Which part of a picture stays when it is cropped. */
export const CROP_POINTS = ['center', 'top', 'bottom', 'left', 'right'] as const;

/** A banner as its form holds it. A line of text has no picture, and only headings and addresses. */
export const bannerForm = z.object({
  /** Hash of a picture of the shop; empty: none. */
  image: z.string().max(64),
  /** The same scene for tall frames and for dark screens; empty: none. They belong to the picture, whichever banners show it. */
  tall: z.string().max(64).default(''),
  night: z.string().max(64).default(''),
  crop: z.string().max(40),
  /** First and last day, Helsinki time; empty: always. */
  starts: typed,
  ends: typed,
  titles: typedTexts,
  headings: typedTexts,
  sub_texts: typedTexts,
  button_texts: typedTexts,
  /** Paths of the shop. */
  urls: typedTexts,
});
export type BannerForm = z.output<typeof bannerForm>;

/** Every banner, by kind in its order. */
export const getDeskBanners = defineCall({
  name: 'desk-banners',
  method: 'GET',
  path: '/api/customer/desk/banners/',
  answers: {
    200: z.object({
      banners: listOrEmpty(
        z.object({
          id: integer,
          kind,
          headings: typedTexts,
          image: optionalPicture,
          starts: orNull(timestamp),
          ends: orNull(timestamp),
          /** Whether visitors see it now, not yet or no more. */
          state: z.enum(['shown', 'coming', 'over']),
          /** In how many languages it has no text of its own. */
          missing: count,
        }),
      ),
    }),
    ...guarded,
  },
  origin: 'added',
});

const deskBanner = z.object({
  id: integer,
  kind,
  version: deskVersion,
  form: bannerForm,
  image: optionalPicture,
  last_change: lastChange,
});
const params = z.object({ id: rowId });

export const getDeskBanner = defineCall({
  name: 'desk-banner',
  method: 'GET',
  path: '/api/customer/desk/banners/{id}/',
  params,
  answers: { 200: deskBanner, ...guardedInput },
  origin: 'added',
});

/** Makes a banner, the last of its kind. 400: the reasons, in the language of the call, at `image`, `starts`, `headings.fi` … */
export const addDeskBanner = defineCall({
  name: 'desk-add-banner',
  method: 'POST',
  path: '/api/customer/desk/banners/',
  body: z.object({ key: formKey, kind, form: bannerForm }),
  answers: { 200: z.object({ id: integer }), ...guardedInput, 409: sentBefore },
  origin: 'added',
});

/** Saves a banner in the version that its editor has opened. 400 as above; 409: somebody else saved it since. */
export const saveDeskBanner = defineCall({
  name: 'desk-save-banner',
  method: 'POST',
  path: '/api/customer/desk/banners/{id}/',
  params,
  body: z.object({ version: deskVersion, form: bannerForm }),
  answers: { 200: z.object({ id: integer }), ...guardedInput, 409: deskBanner },
  origin: 'added',
});

/** Removes a banner in the version that its editor has seen; one that is gone is not missed. 409 as above. */
export const removeDeskBanner = defineCall({
  name: 'desk-remove-banner',
  method: 'POST',
  path: '/api/customer/desk/banners/{id}/remove/',
  params,
  body: z.object({ version: deskVersion }),
  answers: { 200: z.object({}), ...guardedInput, 409: deskBanner },
  origin: 'added',
});

/** Puts a banner directly before or after another of its kind. Where it is there already, nothing happens. */
export const placeDeskBanner = defineCall({
  name: 'desk-place-banner',
  method: 'POST',
  path: '/api/customer/desk/banners/{id}/place/',
  params,
  body: z.object({ beside: rowId, side: z.enum(['before', 'after']) }),
  answers: { 200: z.object({}), ...guardedInput },
  origin: 'added',
});
