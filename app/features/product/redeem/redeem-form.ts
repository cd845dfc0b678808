import { z } from 'zod';
import { MAX_GIFT_CODE } from './redeem-answer';

/** The form of a gift code: required, trimmed text, and the chosen variant. Specification 2 §5. */
export const redeemForm = z.object({
  variant: z.coerce.number().int().min(1).max(2_147_483_647),
  code: z
    .string()
    .trim()
    .max(MAX_GIFT_CODE)
    .regex(/[\p{L}\p{N}]/u),
});
