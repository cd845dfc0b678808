/**
 * Whether a product group is the outlet or below it.
 * @param path relative to the site root, without leading and trailing slashes. Specification 2 §2
 */
export const isOutletPath = (path: string): boolean => `/${path}/`.includes('/outlet/');
