import { z } from 'zod';
import { explanation, notFoundBody, refusal } from './wire';

/** The number of a page of a list, from 1. */
export const deskPage = z.coerce.number().int().min(1).max(10_000).default(1);

/** What only administrators may ask: for everybody else who is signed in it does not exist. */
export const guarded = { 401: explanation, 404: notFoundBody } as const;

/** The same, of a call with input. */
export const guardedInput = { 400: refusal, ...guarded } as const;
