import { z } from 'zod';

/** What is wrong with a field; the page turns the code into words. */
type FieldError = 'required' | 'tooLong' | 'email';

const error = (code: FieldError) => ({ error: code });

const inOneLine = (text: string) =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .normalize('NFC');

/** A line that may be empty, of at most `max` characters. */
export const optionalLine = (max: number) =>
  z
    .string()
    .default('')
    .transform(inOneLine)
    .refine((text) => text.length <= max, error('tooLong'));

/** A line that is needed, of at most `max` characters. */
export const line = (max: number) =>
  z
    .string(error('required'))
    .transform(inOneLine)
    .refine((text) => text !== '', error('required'))
    .refine((text) => text.length <= max, error('tooLong'));

/** An e-mail address. */
export const emailField = z
  .string(error('required'))
  .trim()
  .min(1, error('required'))
  .max(254, error('tooLong'))
  .pipe(z.email(error('email')));
