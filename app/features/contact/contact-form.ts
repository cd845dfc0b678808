import { CONTACT_LENGTHS, CONTACT_SUBJECTS, CORPORATE_INTERESTS } from 'contract/contact-subjects';
import { z } from 'zod';
import { emailField, line, optionalLine } from '~/server/form-fields';

/** Codes of field errors; the page turns them into words. */
export type FieldError = 'required' | 'tooLong' | 'email' | 'phone' | 'choose' | 'consent';

const error = (code: FieldError) => ({ error: code });

/** Lines stay; other control characters go. Browsers send a line break as two characters, which count as one. */
const message = z
  .string(error('required'))
  .transform((text) =>
    text
      .replaceAll('\r\n', '\n')
      .replace(/[^\P{Cc}\n\t]/gu, ' ')
      .trim()
      .normalize('NFC'),
  )
  .refine((text) => text !== '', error('required'))
  .refine((text) => text.length <= CONTACT_LENGTHS.message, error('tooLong'));

/** The form of a question. Specification 1 §2, contact. */
export const askForm = z.object({
  subject: z.enum(CONTACT_SUBJECTS, error('choose')),
  name: line(CONTACT_LENGTHS.name),
  email: emailField,
  order_number: optionalLine(CONTACT_LENGTHS.orderNumber),
  message,
});

/** The form by which a company asks for an offer. Specification 1 §2, corporate info form. */
export const corporateForm = z.object({
  interest: z.enum(CORPORATE_INTERESTS, error('choose')),
  company: line(CONTACT_LENGTHS.company),
  vat_number: optionalLine(CONTACT_LENGTHS.vatNumber),
  name: line(CONTACT_LENGTHS.name),
  email: emailField,
  phone: optionalLine(CONTACT_LENGTHS.phone).refine(
    (text) => text === '' || /^\+?[\d\s()./-]{5,}$/.test(text),
    error('phone'),
  ),
  message,
});

/** The form of a newsletter; the company's has the company and its person. */
export const newsletterForm = z.object({
  email: emailField,
  consent: z.literal('on', error('consent')),
});
export const corporateNewsletterForm = newsletterForm.extend({
  company: line(CONTACT_LENGTHS.company),
  name: optionalLine(CONTACT_LENGTHS.name),
});
