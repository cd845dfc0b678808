import { z } from 'zod';

/**
 * One line that a person wrote, for labels and mails: trimmed, in normal form, without control characters.
 * @param max length in characters
 */
export function writtenLine(max: number) {
  return z
    .string()
    .trim()
    .max(max)
    .regex(/^\P{Cc}*$/u)
    .overwrite((value) => value.normalize('NFC'));
}
