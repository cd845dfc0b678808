/** The fields of the forms to the shop, in the order of the pages. */
export const CONTACT_FIELDS = [
  'subject',
  'interest',
  'company',
  'vat_number',
  'name',
  'email',
  'phone',
  'order_number',
  'message',
  'images',
  'consent',
] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** What the action of a form to the shop answers: the form again, or that it was sent. */
export type ContactAnswer =
  | {
      readonly kind: 'refused';
      /** The key of the form, with which it is sent again. */
      readonly formKey: string;
      /** What was typed. */
      readonly values: Readonly<Partial<Record<ContactField, string>>>;
      readonly fieldErrors: Readonly<Partial<Record<ContactField, string>>>;
      /** Names of photographs that were sent. */
      readonly photos: readonly string[];
      /** Errors of no field. */
      readonly texts: readonly string[];
    }
  /** `number`: of the message; empty for a newsletter. */
  | { readonly kind: 'sent'; readonly email: string; readonly number: string };

/** The form as it is shown again. */
export type RefusedForm = Extract<ContactAnswer, { kind: 'refused' }>;
