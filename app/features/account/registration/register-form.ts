import { COMPANY_COUNTRIES } from 'contract/registration';
import { z } from 'zod';
import { emailField, line, optionalLine } from '~/server/form-fields';

/** Codes of field errors; the page turns them into words. */
export type FieldError = 'required' | 'tooLong' | 'email' | 'phone' | 'terms' | 'billing';

const error = (code: FieldError) => ({ error: code });

/** The backend checks the password's rules and says what is wrong with it. */
export const passwordField = z.string(error('required')).min(1, error('required')).max(1000, error('tooLong'));

/** The form of a person who joins the club. Specification 2 §5, required fields. */
export const memberForm = z.object({
  email: emailField,
  password: passwordField,
  first_name: line(100),
  last_name: line(100),
  phone: optionalLine(30).refine((text) => text === '' || /^\+?[\d\s()./-]{5,}$/.test(text), error('phone')),
  postal_code: optionalLine(12),
  accept_terms: z.literal('on', error('terms')),
  newsletter: z.literal('on').optional(),
});

/** The form of a company and its contact person. */
export const companyForm = memberForm.extend({
  company_name: line(200),
  company_country: z.enum(COMPANY_COUNTRIES, error('required')),
  vat_number: line(40),
  accept_billing: z.literal('on', error('billing')),
});

/** A form that asks for a mail. */
export const mailForm = z.object({ email: emailField });

/** The form of a new password. */
export const newPasswordForm = z.object({ password: passwordField });
