/** @example sizeSlug('25.5') // '25-5' */
export const sizeSlug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
