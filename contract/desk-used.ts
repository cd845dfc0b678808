import { z } from 'zod';
import { defineCall } from './call';
import { deskVersion, formKey, guarded, guardedInput, lastChange, rowId, typed, typedTexts } from './desk-wire';
import { USED_CONDITIONS } from './used-condition';
import { count, euros, integer, listOrEmpty, orNull, sitePath, timestamp } from './wire';

/** A used item as the form that takes it in holds it. */
export const usedForm = z.object({
  /** The new model's `brand/model`, or the address of its page. */
  parent: typed,
  /** The variant of the new model that it is, by its id. */
  variant: typed,
  condition: typed,
  /** Euros, as typed: `129,90`. */
  price: typed,
  /** Slug of the store where it lies. */
  store: typed,
  /** What is worn and what was mended. */
  notes: typedTexts,
  /** Pictures that were sent before, by their hashes; the first is the main one. */
  pictures: z.array(z.string().max(100)).max(20),
});
export type UsedForm = z.output<typeof usedForm>;

/** What can be changed of a used item once it is taken in: not what it is, nor where it lies. */
export const usedChange = usedForm.pick({ condition: true, price: true, notes: true, pictures: true });
export type UsedChange = z.output<typeof usedChange>;

const USED_STATES = ['on_sale', 'sold', 'withdrawn'] as const;

/** Used items, the latest first, and what the form for another needs. */
export const getDeskUsedItems = defineCall({
  name: 'desk-used-items',
  method: 'GET',
  path: '/api/customer/desk/used-items/',
  query: z.object({ parent: z.string().max(500).default('') }),
  answers: {
    200: z.object({
      items: listOrEmpty(
        z.object({
          id: integer,
          name: z.string(),
          /** Below the site root, without slashes at the ends. */
          path: sitePath,
          condition: z.enum(USED_CONDITIONS),
          price: euros,
          store: z.string(),
          /** `sold`: nothing is left of it. */
          state: z.enum(USED_STATES),
          taken_in: timestamp,
          missing: count,
        }),
      ),
      stores: listOrEmpty(z.object({ slug: z.string(), name: z.string() })),
      /** The model that `parent` names, with its variants; null when there is none. */
      parent: orNull(
        z.object({ name: z.string(), variants: listOrEmpty(z.object({ id: integer, name: z.string() })) }),
      ),
    }),
    ...guardedInput,
  },
  origin: 'added',
});

/** Takes a used item in: it is on sale at once. 400: the reasons, in the language of the call, at `price`, `pictures`. */
export const addDeskUsedItem = defineCall({
  name: 'desk-add-used-item',
  method: 'POST',
  path: '/api/customer/desk/used-items/',
  body: z.object({ key: formKey, form: usedForm }),
  answers: { 200: z.object({ id: integer, path: sitePath }), ...guardedInput },
  origin: 'added',
});

const params = z.object({ id: rowId });
const deskUsedItem = z.object({
  id: integer,
  version: deskVersion,
  name: z.string(),
  path: sitePath,
  state: z.enum(USED_STATES),
  form: usedChange,
  last_change: lastChange,
});

/** A used item for its editor. */
export const getDeskUsedItem = defineCall({
  name: 'desk-used-item',
  method: 'GET',
  path: '/api/customer/desk/used-items/{id}/',
  params,
  answers: { 200: deskUsedItem, ...guardedInput },
  origin: 'added',
});

/** Changes a used item in the version that its editor has opened. 400 as when it is taken in; 409: somebody else saved it since. */
export const saveDeskUsedItem = defineCall({
  name: 'desk-save-used-item',
  method: 'POST',
  path: '/api/customer/desk/used-items/{id}/',
  params,
  body: z.object({ version: deskVersion, form: usedChange }),
  answers: { 200: z.object({ id: integer }), ...guardedInput, 409: deskUsedItem },
  origin: 'added',
});

/** Takes a used item out of sale. 409: it was sold. One that is out of sale already stays so. */
export const withdrawDeskUsedItem = defineCall({
  name: 'desk-withdraw-used-item',
  method: 'POST',
  path: '/api/customer/desk/used-items/{id}/withdraw/',
  params,
  answers: { 200: z.object({}), 400: guardedInput[400], ...guarded, 409: z.object({ reason: z.literal('SOLD') }) },
  origin: 'added',
});
