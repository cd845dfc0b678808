import { z } from 'zod';
import { CONTROL, requiredLine } from '~/features/cart/required-line';
import { isPhone } from '~/features/cart/rules/phone';
import { optionalLine, requiredPostcode } from '../area/person-fields';

/** Several lines that may be empty. @param max characters */
const lines = (max: number) =>
  z
    .string()
    .default('')
    .transform((text) => text.replaceAll('\r\n', '\n').trim().normalize('NFC'))
    .refine((text) => text.length <= max && !CONTROL.test(text.replaceAll(/[\n\t]/g, '')), { error: 'tooLong' });

/** What the buyer answers. */
export const decisionNote = lines(1000);

/** The fields of an order that is sent. @param country where it goes, two letters in lower case */
export const detailsForm = (country: string) =>
  z.object({
    name: optionalLine(100),
    cost_centre: requiredLine(60),
    reference: optionalLine(60),
    message: lines(1000),
    first_name: requiredLine(100),
    last_name: requiredLine(100),
    address: requiredLine(200),
    postal_code: requiredPostcode(country),
    city: requiredLine(100),
    phone: requiredLine(30).refine(isPhone, { error: 'phone' }),
    delivery_method: z.string({ error: 'required' }).min(1, { error: 'required' }).max(100),
    acknowledges_customs: z.literal('on').optional(),
  });

export type OrderField = keyof z.output<ReturnType<typeof detailsForm>>;

export const ORDER_FIELDS = [
  ...(['name', 'cost_centre', 'reference', 'message', 'first_name', 'last_name', 'address'] as const),
  ...(['postal_code', 'city', 'phone', 'delivery_method', 'acknowledges_customs'] as const),
] as const satisfies readonly OrderField[];

/** What an action of an order's page answers when nothing was done: what was typed, and why. */
export type OrderAnswer = {
  readonly intent: string;
  readonly typed: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, string>>;
  readonly problem: string;
  readonly errors: readonly string[];
  readonly attempt: number;
};
