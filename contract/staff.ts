import { z } from 'zod';
import { defineCall } from './call';
import { email, explanation, integer, refusal, text } from './wire';

/** The customer for whom staff orders, by the whole e-mail address in any case. For others than staff nobody is found. */
export const findCustomer = defineCall({
  name: 'find-customer',
  method: 'GET',
  path: '/api/customer/find/',
  query: z.object({ email }),
  answers: {
    200: z.object({ id: integer, email: text, first_name: text, last_name: text }),
    400: refusal,
    401: explanation,
    404: explanation,
  },
  origin: 'added',
});
