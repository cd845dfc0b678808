import { z } from 'zod';
import { defineCall } from './call';
import { integer, listOrEmpty, optionalEuros, refusal } from './wire';

/** Named in both specifications. Ids, asked and answered, are those of variants. `ski_type`: `laskettelu` for alpine, `murto` for nordic. */
export const getCompatibleProducts = defineCall({
  name: 'compatible-products',
  method: 'GET',
  path: '/api/compatible_products/',
  query: z.object({
    ski_id: integer.optional(),
    binding_id: integer.optional(),
    boot_id: integer.optional(),
    tax_area: integer,
    ski_type: z.enum(['laskettelu', 'murto']),
  }),
  answers: {
    200: z.object({
      compatibleWithSkis: listOrEmpty(integer),
      compatibleWithBindings: listOrEmpty(integer),
      compatibleWithBoots: listOrEmpty(integer),
      prices: z.object({ regular: optionalEuros, discount: optionalEuros }),
    }),
    400: refusal,
  },
  origin: 'specification 1 §7',
});
