/** Detects file types by content. Names and declared types are not trusted (ASVS 5.2.2). */

/** Types of originals that are accepted. */
export const IMAGE_MIMES = [
  'image/svg+xml',
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
] as const;
/** A type of original that is accepted. */
export type ImageMime = (typeof IMAGE_MIMES)[number];

/** The type by the first bytes; undefined for anything but an accepted picture. */
export function sniffMime(bytes: Uint8Array): ImageMime | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1024));
  if (head.subarray(0, 3).toString('hex') === 'ffd8ff') return 'image/jpeg';
  if (head.subarray(0, 8).toString('hex') === '89504e470d0a1a0a') return 'image/png';
  const ascii = head.toString('latin1');
  if (ascii.startsWith('GIF87a') || ascii.startsWith('GIF89a')) return 'image/gif';
  if (ascii.startsWith('RIFF') && ascii.slice(8, 12) === 'WEBP') return 'image/webp';
  if (ascii.slice(4, 8) === 'ftyp' && /avi[fs]/.test(ascii.slice(8, 32))) return 'image/avif';
  if (/^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<svg[\s>]/.test(ascii)) return 'image/svg+xml';
  return undefined;
}

/** True for the first bytes of a HEIC picture, as iPhones take them. The general brands are also those of AVIF, which says so beside them. */
export function isHeic(bytes: Uint8Array): boolean {
  const ascii = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 32)).toString('latin1');
  if (ascii.slice(4, 8) !== 'ftyp') return false;
  const brand = ascii.slice(8, 12);
  return /hei[cxms]|hev[cxms]/.test(brand) || (/mif1|msf1/.test(brand) && !/avi[fs]/.test(ascii));
}

/**
 * True for a drawing without scripts, foreign content, entities or references outside itself. Drawings are only shown as
 * renderings; this check prevents the renderer from loading external resources.
 */
export function isInertSvg(svg: string): boolean {
  if (/<!doctype|<!entity|<\?(?!xml\s)/i.test(svg)) return false;
  if (/<(?:\w+:)?(?:script|foreignobject|iframe|object|embed|handler|set|animate\w*)\b/i.test(svg)) return false;
  if (/\son\w+\s*=/i.test(svg)) return false;
  if (/\bhref\s*=\s*(?:"(?!\s*#)|'(?!\s*#)|[^"'\s])/i.test(svg)) return false;
  return !/@import|url\(\s*["']?\s*(?!["'#\s])/i.test(svg);
}
