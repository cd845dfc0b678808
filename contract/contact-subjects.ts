/** What a message to the shop can be about (Specification 1 §2, contact). */
export const CONTACT_SUBJECTS = [
  'order',
  'product',
  'return',
  'store',
  'rental',
  'club',
  'company',
  'site',
  'other',
] as const;
export type ContactSubject = (typeof CONTACT_SUBJECTS)[number];

/** What a company asks about. */
export const CORPORATE_INTERESTS = ['gifts', 'workwear', 'clubs', 'account', 'other'] as const;
export type CorporateInterest = (typeof CORPORATE_INTERESTS)[number];

/** Longest texts of the forms to the shop, in characters. */
export const CONTACT_LENGTHS = {
  name: 200,
  orderNumber: 40,
  message: 5000,
  company: 200,
  vatNumber: 40,
  phone: 30,
} as const;
