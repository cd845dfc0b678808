import { z } from 'zod';
import { defineCall } from './call';
import { deskPage, guardedInput, typed } from './desk-wire';
import { count, listOrEmpty, timestamp } from './wire';

/** A redirect of staff: from a path without slashes at its ends to a path of the shop or an https address. */
const redirect = z.object({ from: z.string(), target: z.string(), created: timestamp });

/** Redirects whose path or target holds a text, by path, `DESK_PAGE` a page. */
export const getDeskRedirects = defineCall({
  name: 'desk-redirects',
  method: 'GET',
  path: '/api/customer/desk/redirects/',
  query: z.object({ search: z.string().max(300).default(''), page: deskPage }),
  answers: { 200: z.object({ redirects: listOrEmpty(redirect), count }), ...guardedInput },
  origin: 'added',
});

/**
 * Adds a redirect; the same one again does nothing. Those that led to its path lead on to its target: `moved` is how many. 400: the
 * reason, in the language of the call, at `from` or `target`.
 */
export const addDeskRedirect = defineCall({
  name: 'desk-add-redirect',
  method: 'POST',
  path: '/api/customer/desk/redirects/',
  body: z.object({ from: typed, target: typed }),
  answers: { 200: z.object({ from: z.string(), moved: count }), ...guardedInput },
  origin: 'added',
});

/** Removes a redirect that leads where its reader saw it leading; one that is gone is not missed. 409: it leads elsewhere now. */
export const removeDeskRedirect = defineCall({
  name: 'desk-remove-redirect',
  method: 'POST',
  path: '/api/customer/desk/redirects/remove/',
  body: z.object({ from: typed, target: typed }),
  answers: { 200: z.object({}), ...guardedInput, 409: z.object({ target: z.string() }) },
  origin: 'added',
});
