import { z } from 'zod';
import { defineCall } from './call';
import { guarded, lastChange, typed, typedTexts } from './desk-wire';
import { count, integer, listOrEmpty, optionalText, refusal } from './wire';

/** Why a field of a store cannot be saved. */
export const STORE_FAULTS = [
  'REQUIRED',
  'TOO_LONG',
  'BAD_CLOCK',
  'BAD_HOURS',
  'BAD_DATE',
  'SAME_DATE',
  'BAD_EMAIL',
  'BAD_PHONE',
  'BAD_PLACE',
  'BAD_ADDRESS',
  'OTHER_HOST',
  'UNKNOWN_MODEL',
  'SAME_MODEL',
] as const;
export type StoreFault = (typeof STORE_FAULTS)[number];

const typedHours = { opens: typed, closes: typed } as const;

/** A store as its form holds it. Lists keep the places of the form's rows, by which faults are named: `special_days.2.date`. */
export const storeForm = z.object({
  name: typed,
  street_address: typed,
  postal_code: typed,
  city: typed,
  phone: typed,
  email: typed,
  /** Degrees, with a comma or a point; both empty when they are not known. */
  latitude: typed,
  longitude: typed,
  booking_url: typed,
  pikanouto: z.boolean(),
  nouto: z.boolean(),
  /** Monday first; a day without hours is closed. */
  hours: z.array(z.object(typedHours)).length(7),
  /** Closed all day without hours. A row without a date is left out. */
  special_days: z.array(z.object({ date: typed, ...typedHours, names: typedTexts })).max(60),
  services: z.array(z.string().max(100)).max(50),
  /** `brand/model`, or the address of its page. A row without a product is left out. */
  picks: z.array(z.object({ product: typed, seller: typed, sentences: typedTexts })).max(20),
  leads: typedTexts,
  /** Paragraphs with empty lines between them. */
  descriptions: typedTexts,
  directions: typedTexts,
});
export type StoreForm = z.output<typeof storeForm>;

export const getDeskStores = defineCall({
  name: 'desk-stores',
  method: 'GET',
  path: '/api/customer/desk/stores/',
  answers: {
    200: z.object({
      stores: listOrEmpty(
        z.object({
          slug: z.string(),
          name: z.string(),
          city: z.string(),
          /** How many texts are missing in some language. */
          missing: count,
          next_special: optionalText,
          /** Public holidays of the next weeks that no special day speaks of. */
          unsaid_holidays: listOrEmpty(z.string()),
        }),
      ),
      services: listOrEmpty(z.object({ slug: z.string(), name: z.string(), missing: count })),
    }),
    ...guarded,
  },
  origin: 'added',
});

const deskStore = z.object({
  slug: z.string(),
  version: integer,
  form: storeForm,
  last_change: lastChange,
});

const params = z.object({ slug: z.string().min(1).max(200) });

export const getDeskStore = defineCall({
  name: 'desk-store',
  method: 'GET',
  path: '/api/customer/desk/stores/{slug}/',
  params,
  answers: {
    200: deskStore.extend({ known_services: listOrEmpty(z.object({ slug: z.string(), name: z.string() })) }),
    400: refusal,
    ...guarded,
  },
  origin: 'added',
});

/**
 * Saves a store in the version that its editor has opened. 400: each wrong field with its `StoreFault`; 409: somebody else saved it
 * since, with what is saved now.
 */
export const saveDeskStore = defineCall({
  name: 'desk-save-store',
  method: 'POST',
  path: '/api/customer/desk/stores/{slug}/',
  params,
  body: z.object({ version: z.int(), form: storeForm }),
  answers: { 200: z.object({ version: integer }), 400: refusal, ...guarded, 409: deskStore },
  origin: 'added',
});

/** Gives every store that people can walk into a special day, unless it has one on that date. 400 as for a store. */
export const addDeskSpecialDay = defineCall({
  name: 'desk-add-special-day',
  method: 'POST',
  path: '/api/customer/desk/special-days/',
  body: z.object({ date: typed, ...typedHours, names: typedTexts }),
  answers: { 200: z.object({ changed: count }), 400: refusal, ...guarded },
  origin: 'added',
});

/** The texts of a service, which every store that offers it shows. */
export const serviceForm = z.object({ names: typedTexts, descriptions: typedTexts });
export type ServiceForm = z.output<typeof serviceForm>;

const deskService = z.object({ slug: z.string(), version: integer, form: serviceForm, last_change: lastChange });

export const getDeskService = defineCall({
  name: 'desk-store-service',
  method: 'GET',
  path: '/api/customer/desk/store-services/{slug}/',
  params,
  answers: { 200: deskService, 400: refusal, ...guarded },
  origin: 'added',
});

/** Saves the texts of a service, as a store is saved. */
export const saveDeskService = defineCall({
  name: 'desk-save-store-service',
  method: 'POST',
  path: '/api/customer/desk/store-services/{slug}/',
  params,
  body: z.object({ version: z.int(), form: serviceForm }),
  answers: { 200: z.object({ version: integer }), 400: refusal, ...guarded, 409: deskService },
  origin: 'added',
});
