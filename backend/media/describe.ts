import type { PlainRemark } from 'contract/import-remarks';
import sharp from 'sharp';
import type { ImageMime } from './sniff';

/** A file is refused as a picture; the message is the reason. */
export class PictureRefused extends Error {}

/** A file is refused as an original of a picture, of which imports tell in the language of who reads their report. */
export class OriginalRefused extends PictureRefused {
  constructor(readonly fault: PlainRemark) {
    super(fault);
  }
}

/** Max pixels of a decoded picture: 50 megapixels, more than any camera used for the shop's pictures. */
export const MAX_PIXELS = 50_000_000;

/** sharp's limits for all decoding. */
export const DECODING = { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true } as const;

/** Size in pixels, upright, the placeholder colour of a picture, and whether its ground is transparent. Decodes the picture, so that a broken file is detected now. */
export async function describePicture(
  bytes: Uint8Array,
  mime: ImageMime,
  color?: string,
): Promise<{ width: number; height: number; color: string; isCutOut: boolean }> {
  const size = await readSize(bytes, mime);
  try {
    // A drawing with a known colour need not be rendered; bitmaps are always decoded.
    const isDrawn = mime === 'image/svg+xml' && color !== undefined;
    const average = isDrawn ? color : await averageColor(bytes);
    return { ...size, color: color ?? average, isCutOut: isDrawn || (await isTransparent(bytes)) };
  } catch {
    throw new OriginalRefused('the picture cannot be decoded');
  }
}

/**
 * Size of a picture in pixels, upright, from its header: nothing is decoded.
 * @param picture its bytes, or its file
 * @throws PictureRefused when it is too large, or not what its first bytes say
 */
export async function readSize(
  picture: Uint8Array | string,
  mime: ImageMime,
): Promise<{ width: number; height: number }> {
  // without the limit of decoding: a header that asks for too many pixels is told as that
  const metadata = await sharp(picture, { ...DECODING, limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!metadata) throw new OriginalRefused('the picture cannot be decoded');
  if (metadata.format !== formatOf(mime)) throw new OriginalRefused('the file is not what its first bytes say');
  const { width, height } = metadata.autoOrient;
  if (!(width > 0 && height > 0) || width * height > MAX_PIXELS)
    throw new OriginalRefused('the picture is larger than 50 megapixels');
  return { width, height };
}

function formatOf(mime: ImageMime): string {
  return {
    'image/svg+xml': 'svg',
    'image/jpeg': 'jpeg',
    'image/png': 'png',
    'image/webp': 'webp',
    'image/avif': 'heif',
    'image/gif': 'gif',
  }[mime];
}

/** Whether some of a picture is transparent. */
async function isTransparent(bytes: Uint8Array): Promise<boolean> {
  const { hasAlpha } = await sharp(bytes, DECODING).metadata();
  return hasAlpha && !(await sharp(bytes, DECODING).stats()).isOpaque;
}

/** The average colour over the background of product images. */
async function averageColor(bytes: Uint8Array): Promise<string> {
  const { data } = await sharp(bytes, DECODING)
    .flatten({ background: PLATE_GROUND })
    .resize(1, 1, { fit: 'fill' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const channels = [data[0] ?? 0, data[1] ?? data[0] ?? 0, data[2] ?? data[0] ?? 0];
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Background of product images in formats without transparency. */
export const PLATE_GROUND = '#eef2f1';
