const LETTERS = ['XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL', 'XXXXL', 'XXXXXL'];

/** XXXS to XXXXXL first, then numbers by value. Specification 2 §5. */
export function sizeSort(name: string): number {
  const letter = LETTERS.indexOf(name);
  return letter >= 0 ? letter + 1 : 100 + Math.round(Number.parseFloat(name) * 10);
}

/** @example sizeSlug('25.5') // '25-5' */
export const sizeSlug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
