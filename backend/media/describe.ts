import sharp from 'sharp';
import type { ImageMime } from './sniff';

/** Why a file is not kept as a picture. */
export class PictureRefused extends Error {}

/** Pixels that a picture may decode to: 50 megapixels, more than any camera the shop's pictures come from. */
export const MOST_PIXELS = 50_000_000;

/** sharp's limits for everything that is decoded here. */
export const DECODING = { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true } as const;

/** Size in pixels, upright, and the placeholder colour of a picture. Decodes it, so that a broken file is noticed now. */
export async function describePicture(
  bytes: Uint8Array,
  mime: ImageMime,
  color?: string,
): Promise<{ width: number; height: number; color: string }> {
  try {
    const metadata = await sharp(bytes, DECODING).metadata();
    if (metadata.format !== formatOf(mime)) throw new PictureRefused('the file is not what its first bytes say');
    const size = metadata.autoOrient;
    if (!(size.width > 0 && size.height > 0) || size.width * size.height > MOST_PIXELS) {
      throw new PictureRefused('the picture is larger than 50 megapixels');
    }
    // A drawing whose colour is known need not be drawn; pixels are decoded in any case.
    const isDrawn = mime === 'image/svg+xml' && color !== undefined;
    const average = isDrawn ? color : await averageColor(bytes);
    return { width: size.width, height: size.height, color: color ?? average };
  } catch (error) {
    if (error instanceof PictureRefused) throw error;
    throw new PictureRefused('the picture cannot be decoded');
  }
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

/** The average over the plate ground. */
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

/** The ground that goods stand on where a picture cannot be transparent. */
export const PLATE_GROUND = '#eef2f1';
