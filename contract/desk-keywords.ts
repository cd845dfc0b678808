import { z } from 'zod';
import { defineCall } from './call';
import { deskVersion, formKey, guarded, guardedInput, lastChange, rowId, sentBefore, typedTexts } from './desk-wire';
import { count, integer, listOrEmpty } from './wire';

/** An explained word as its form holds it. A language without a word has no explanation. */
export const keywordForm = z.object({
  /** The word as descriptions write it. */
  words: typedTexts,
  /** HTML. */
  texts: typedTexts,
  /** Where there is more to read: a path of the shop or an https address. */
  urls: typedTexts,
});
export type KeywordForm = z.output<typeof keywordForm>;

/** Every explained word, by its Finnish word. */
export const getDeskKeywords = defineCall({
  name: 'desk-keywords',
  method: 'GET',
  path: '/api/customer/desk/keywords/',
  answers: {
    200: z.object({
      keywords: listOrEmpty(
        z.object({
          id: integer,
          words: typedTexts,
          /** In how many languages it is not explained. */
          missing: count,
        }),
      ),
    }),
    ...guarded,
  },
  origin: 'added',
});

const deskKeyword = z.object({ id: integer, version: deskVersion, form: keywordForm, last_change: lastChange });
const params = z.object({ id: rowId });

export const getDeskKeyword = defineCall({
  name: 'desk-keyword',
  method: 'GET',
  path: '/api/customer/desk/keywords/{id}/',
  params,
  answers: { 200: deskKeyword, ...guardedInput },
  origin: 'added',
});

/** Explains a new word. 400: the reasons, in the language of the call, at `words.fi`, `texts.fi`, `urls.fi`. */
export const addDeskKeyword = defineCall({
  name: 'desk-add-keyword',
  method: 'POST',
  path: '/api/customer/desk/keywords/',
  body: z.object({ key: formKey, form: keywordForm }),
  answers: { 200: z.object({ id: integer }), ...guardedInput, 409: sentBefore },
  origin: 'added',
});

/** Saves an explained word in the version that its editor has opened. 400 as above; 409: somebody else saved it since. */
export const saveDeskKeyword = defineCall({
  name: 'desk-save-keyword',
  method: 'POST',
  path: '/api/customer/desk/keywords/{id}/',
  params,
  body: z.object({ version: deskVersion, form: keywordForm }),
  answers: { 200: z.object({ id: integer }), ...guardedInput, 409: deskKeyword },
  origin: 'added',
});

/** Removes an explained word in the version that its editor has seen; one that is gone is not missed. 409 as above. */
export const removeDeskKeyword = defineCall({
  name: 'desk-remove-keyword',
  method: 'POST',
  path: '/api/customer/desk/keywords/{id}/remove/',
  params,
  body: z.object({ version: deskVersion }),
  answers: { 200: z.object({}), ...guardedInput, 409: deskKeyword },
  origin: 'added',
});
