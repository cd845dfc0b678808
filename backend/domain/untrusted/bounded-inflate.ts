import lz from 'lz-string';

/** Max characters of a compressed query (Specification 2 §9). */
const MAX_COMPRESSED = 2000;

/**
 * Inflates a compressed query. The input limit also limits the work: 2,000 characters are 12,000 bits with fewer than 1,300
 * codes, and each code is max one character longer than the previous one. The output stays below a million characters, a few
 * milliseconds.
 * @param compressed output of lz-string's `compressToEncodedURIComponent`
 * @param max length of the result, in characters
 * @returns null when it is too long, no compressed text, or inflates beyond `max`
 */
export function boundedInflate(compressed: string, max: number): string | null {
  if (compressed.length > MAX_COMPRESSED || !/^[A-Za-z0-9+\-$ ]+$/.test(compressed)) return null;
  const inflated = lz.decompressFromEncodedURIComponent(compressed);
  return typeof inflated === 'string' && inflated !== '' && inflated.length <= max ? inflated : null;
}
