import lz from 'lz-string';

/** Most characters of a compressed query (Specification 2 §9). */
const MAX_COMPRESSED = 2000;

/**
 * What lz-string can make of one compressed character grows with the square of the input: 2,000 characters hold at most
 * about 12,000 bits, so at most some thousand dictionary entries, each at most one character longer than the last. That is
 * bounded by a few million characters, which take milliseconds; anything above `most` is refused.
 * @param compressed output of `compressToEncodedURIComponent`
 * @param most characters of the result
 * @returns null when it is too long, not compressed text, or inflates beyond `most`
 */
export function boundedInflate(compressed: string, most: number): string | null {
  if (compressed.length > MAX_COMPRESSED || !/^[A-Za-z0-9+\-$ ]+$/.test(compressed)) return null;
  const inflated = lz.decompressFromEncodedURIComponent(compressed);
  return typeof inflated === 'string' && inflated !== '' && inflated.length <= most ? inflated : null;
}
