import lz from 'lz-string';

/** Most characters of a compressed query (Specification 2 §9). */
const MAX_COMPRESSED = 2000;

/**
 * Inflates a compressed query. The bound on the input bounds the work: 2,000 characters are 12,000 bits, which hold fewer
 * than 1,300 codes, each standing for at most one character more than the last: below a million characters, some
 * milliseconds.
 * @param compressed output of lz-string's `compressToEncodedURIComponent`
 * @param most characters of the result
 * @returns null when it is too long, no compressed text, or inflates beyond `most`
 */
export function boundedInflate(compressed: string, most: number): string | null {
  if (compressed.length > MAX_COMPRESSED || !/^[A-Za-z0-9+\-$ ]+$/.test(compressed)) return null;
  const inflated = lz.decompressFromEncodedURIComponent(compressed);
  return typeof inflated === 'string' && inflated !== '' && inflated.length <= most ? inflated : null;
}
