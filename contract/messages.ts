import { z } from 'zod';
import { defineCall } from './call';
import { refusal } from './wire';

/** Tells the backend of an error in the browser. Answers nothing of interest. */
export const reportError = defineCall({
  name: 'report-error',
  method: 'GET',
  path: '/api/',
  query: z.object({ err: z.string().max(2000) }),
  answers: { 200: z.unknown(), 400: refusal },
  origin: 'specification 2 §7',
});
