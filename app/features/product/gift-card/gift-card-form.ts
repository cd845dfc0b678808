import { isGiftCardValue, MAX_GREETING, MAX_RECIPIENT } from 'contract/gift-cards';
import { z } from 'zod';
import { OTHER_VALUE } from './gift-card-answer';

/** Codes of errors; the page turns them into words. */
export type GiftCardError = 'value' | 'nameMissing' | 'tooLong' | 'email';

const error = (code: GiftCardError) => ({ error: code });
const CONTROL = /\p{Cc}+/gu;
const id = z.coerce.number().int().min(1).max(2_147_483_647);

/** The field of a choice that was not made is empty, or not sent. */
const optionalId = z.preprocess((value) => (value === '' ? undefined : value), id.optional());

/** One line: line breaks and other controls become spaces. */
const line = (max: number) =>
  z
    .string()
    .default('')
    .transform((text) => text.replaceAll(CONTROL, ' ').trim().normalize('NFC'))
    .pipe(z.string().max(max, error('tooLong')));

/** A number of euros as a form sends it. */
const euros = z
  .string()
  .trim()
  .regex(/^\d{1,6}$/, error('value'))
  .transform(Number);

/**
 * The form of a gift card: one of the values or another one, and for the web gift card whom it is for. Specification 2 §5.
 * Parsed without conform's coercion, which turns empty fields into missing ones inside the pipes.
 * @param hasRecipient the recipient's name is asked for: model 2427
 */
export function giftCardForm(hasRecipient: boolean) {
  const name = line(MAX_RECIPIENT);
  return z
    .object({
      variant: id,
      value: z.string(error('value')),
      other: z.string().default(''),
      template: optionalId,
      recipient: hasRecipient ? name.pipe(z.string().min(1, error('nameMissing'))) : name,
      email: z
        .string()
        .default('')
        .transform((text) => text.trim())
        .pipe(z.union([z.literal(''), z.email(error('email')).max(254, error('email'))], error('email'))),
      greeting: line(MAX_GREETING),
    })
    .transform((form, context) => {
      const isOther = form.value === OTHER_VALUE;
      const chosen = euros.safeParse(isOther ? form.other : form.value);
      if (chosen.success && isGiftCardValue(chosen.data)) return { ...form, euros: chosen.data };
      context.addIssue({ code: 'custom', message: 'value', path: [isOther ? 'other' : 'value'] });
      return z.NEVER;
    });
}
