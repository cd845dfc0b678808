import { z } from 'zod';
import { explanation, integer, languageCode, notFoundBody, orNull, refusal, timestamp } from './wire';

/** The number of a page of a list, from 1. */
export const deskPage = z.coerce.number().int().min(1).max(10_000).default(1);

/** What only administrators may ask: for everybody else who is signed in it does not exist. */
export const guarded = { 401: explanation, 404: notFoundBody } as const;

/** The same, of a call with input. */
export const guardedInput = { 400: refusal, ...guarded } as const;

/** A field as typed: what is wrong with it is said beside the field, so it is only bounded here. */
export const typed = z.string().max(20_000);

/** A text by language; a language that is left out has none. */
export const typedTexts = z.partialRecord(languageCode, typed);

/** Who changed something last, and when. */
export const lastChange = orNull(z.object({ by: z.string(), at: timestamp }));

/** The version of what an editor opened: another one once anything of it has changed. */
export const deskVersion = z.string().max(64);

/** A form's random key, by which a second submission finds what the first has made. */
export const formKey = z.string().regex(/^[\w-]{16,64}$/);

/** 409 of a form for something new that was sent before: with other texts than now, or what it made is gone (null). */
export const sentBefore = z.object({ id: orNull(integer) });

/** The id of a row, in an address. */
export const rowId = z.coerce.number().int().min(1).max(2_147_483_647);
