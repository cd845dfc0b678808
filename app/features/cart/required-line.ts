import { z } from 'zod';

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters must not reach mails and labels
export const CONTROL = /[\u0000-\u001f\u007f]/;

/** A line of a form that must be filled in; its errors are `required` and `tooLong`. @param max characters */
export function requiredLine(max: number) {
  return z
    .string({ error: 'required' })
    .trim()
    .min(1, { error: 'required' })
    .max(max, { error: 'tooLong' })
    .refine((text) => !CONTROL.test(text), { error: 'required' })
    .transform((text) => text.normalize('NFC'));
}
