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
import { count, euros, integer, listOrEmpty, optionalEuros, optionalPicture, sitePath, text, words } from './wire';

/** What the stores rent out, in the language of the call; items without a store are left out. */
export const getRentalItems = defineCall({
  name: 'rental-items',
  method: 'GET',
  path: '/api/rental/',
  answers: {
    200: z.object({
      items: listOrEmpty(
        z.object({
          id: integer,
          name: words,
          description: text,
          /** Gross euros, the same in every country: people collect in Finland. */
          day_price: euros,
          /** Friday to Monday; null: as many days. */
          weekend_price: optionalEuros,
          week_price: optionalEuros,
          deposit: euros,
          /** `S–XL`; empty: one size. */
          sizes: text,
          /** Slugs of the stores that rent it out. */
          stores: listOrEmpty(sitePath),
          /** Its caption tells what it shows. */
          image: optionalPicture,
        }),
      ),
    }),
  },
  origin: 'added',
  forAll: true,
});

/** A rental item as its form holds it. Prices in euros, as typed: `12,50`. */
export const rentalForm = z.object({
  day: typed,
  weekend: typed,
  week: typed,
  deposit: typed,
  sizes: typed,
  stores: z.array(z.string().max(100)).max(100),
  names: typedTexts,
  descriptions: typedTexts,
  /** Hash of a picture of the shop; empty: none. */
  image: z.string().max(64).default(''),
  /** What the picture shows. */
  alts: typedTexts.default({}),
});
export type RentalForm = z.output<typeof rentalForm>;

const knownStores = listOrEmpty(z.object({ slug: z.string(), name: z.string() }));

/** Every rental item, and the stores that may rent it out. */
export const getDeskRentals = defineCall({
  name: 'desk-rentals',
  method: 'GET',
  path: '/api/customer/desk/rentals/',
  answers: {
    200: z.object({
      items: listOrEmpty(
        z.object({
          id: integer,
          names: typedTexts,
          day_price: euros,
          stores: listOrEmpty(z.string()),
          /** In how many languages it has no name. */
          missing: count,
        }),
      ),
      known_stores: knownStores,
    }),
    ...guarded,
  },
  origin: 'added',
});

const deskRental = z.object({
  id: integer,
  version: deskVersion,
  form: rentalForm,
  known_stores: knownStores,
  last_change: lastChange,
});
const params = z.object({ id: rowId });

export const getDeskRental = defineCall({
  name: 'desk-rental',
  method: 'GET',
  path: '/api/customer/desk/rentals/{id}/',
  params,
  answers: { 200: deskRental, ...guardedInput },
  origin: 'added',
});

/** Adds a rental item. 400: the reasons, in the language of the call, at `day`, `names.fi`; 409: the form was sent before with other texts. */
export const addDeskRental = defineCall({
  name: 'desk-add-rental',
  method: 'POST',
  path: '/api/customer/desk/rentals/',
  body: z.object({ key: formKey, form: rentalForm }),
  answers: { 200: z.object({ id: integer }), ...guardedInput, 409: sentBefore },
  origin: 'added',
});

/** Saves a rental item in the version that its editor has opened. 400 as above; 409: somebody else saved it since. */
export const saveDeskRental = defineCall({
  name: 'desk-save-rental',
  method: 'POST',
  path: '/api/customer/desk/rentals/{id}/',
  params,
  body: z.object({ version: deskVersion, form: rentalForm }),
  answers: { 200: z.object({ id: integer }), ...guardedInput, 409: deskRental },
  origin: 'added',
});

/** Removes a rental item in the version that its editor has seen; one that is gone is not missed. 409 as above. */
export const removeDeskRental = defineCall({
  name: 'desk-remove-rental',
  method: 'POST',
  path: '/api/customer/desk/rentals/{id}/remove/',
  params,
  body: z.object({ version: deskVersion }),
  answers: { 200: z.object({}), ...guardedInput, 409: deskRental },
  origin: 'added',
});
