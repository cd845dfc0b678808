import type { AccountField } from './account-field';

/** What the action of a form about an account answers: the form again, or that a mail was sent or something done. */
export type AccountAnswer =
  | {
      readonly kind: 'refused';
      /** What was typed, without passwords. */
      readonly values: Readonly<Partial<Record<AccountField | 'newsletter', string>>>;
      readonly fieldErrors: Readonly<Partial<Record<AccountField, string>>>;
      /** Errors of no field. */
      readonly texts: readonly string[];
    }
  | { readonly kind: 'done'; readonly email: string }
  /** A new activation link was asked for. */
  | { readonly kind: 'linkSent'; readonly email: string };

/** The form as it is shown again. */
export type RefusedForm = Extract<AccountAnswer, { kind: 'refused' }>;
