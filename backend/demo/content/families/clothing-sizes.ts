/** Every letter size there is, three below XS to four above XL. */
export const ALL_LETTER_SIZES = ['XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL', 'XXXXL', 'XXXXXL'] as const;

/** European trouser sizes. */
export const TROUSER_SIZES = ['44', '46', '48', '50', '52', '54', '56', '58'] as const;

/** Children's sizes: body height in centimetres. */
export const CHILD_SIZES = ['92', '98', '104', '110', '116', '122', '128', '134', '140', '146', '152'] as const;

/** Sizes of those who still ride in a sledge, body height in centimetres. */
export const SMALL_CHILD_SIZES = ['92', '98', '104', '110', '116', '122'] as const;
