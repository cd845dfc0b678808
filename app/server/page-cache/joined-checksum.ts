/** CRC-32 of texts that are put together, from the checksums of the parts, without reading their bytes again (RFC 1952, 8). */

/** The polynomial, lowest power in the highest bit; x⁰ and x⁸ in the same notation. */
const POLYNOMIAL = 0xedb88320;
const ONE = 0x80000000;
const EIGHT = 0x00800000;

/** The product of two polynomials over GF(2), modulo the CRC's. */
function multiply(a: number, b: number): number {
  let product = 0;
  for (let bit = ONE, shifted = b; bit !== 0; bit >>>= 1) {
    if ((a & bit) !== 0) product ^= shifted;
    shifted = shifted & 1 ? (shifted >>> 1) ^ POLYNOMIAL : shifted >>> 1;
  }
  return product >>> 0;
}

/** What a checksum is multiplied by when that many bytes follow: x to the power of their bits. */
export function shiftOf(bytes: number): number {
  let shift = ONE;
  for (let left = bytes, power = EIGHT; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) shift = multiply(shift, power);
    power = multiply(power, power);
  }
  return shift;
}

/**
 * The checksum of two texts, one after the other.
 * @param shift `shiftOf` the length of the second one
 */
export function joinedChecksum(first: number, second: number, shift: number): number {
  return (multiply(first, shift) ^ second) >>> 0;
}
