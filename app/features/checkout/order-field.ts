/** The fields that show their errors on the page, in page order. */
export const ORDER_FIELDS = [
  'email',
  'phone',
  'first_name',
  'last_name',
  'address',
  'postal_code',
  'city',
  'delivery_method',
  'delivery_location',
  'payment_method',
  'special_request',
  'customs',
  'accept_terms',
] as const;
export type OrderField = (typeof ORDER_FIELDS)[number];
