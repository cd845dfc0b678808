/** The fields of the forms about accounts, in the order of the pages. */
export const ACCOUNT_FIELDS = [
  'company_name',
  'company_country',
  'vat_number',
  'accept_billing',
  'email',
  'password',
  'first_name',
  'last_name',
  'phone',
  'postal_code',
  'accept_terms',
] as const;
export type AccountField = (typeof ACCOUNT_FIELDS)[number];
