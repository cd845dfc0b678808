/**
 * Headers between a storefront and our backend, outside the calls themselves. The backend believes the address only
 * when the secret is right; a foreign backend ignores both.
 */

/** Address of the visitor's machine, as the storefront knows it: rate limits and locale_by_ip need it. */
export const CLIENT_ADDRESS_HEADER = 'x-shop-client-address';
/** The API_SECRET that storefront and backend share. */
export const API_SECRET_HEADER = 'x-shop-api-secret';
