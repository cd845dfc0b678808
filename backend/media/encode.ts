/** Renderings as files of the formats that are served. */
import type { AvifOptions, Sharp } from 'sharp';
import { PLATE_GROUND } from './describe';
import type { Box } from './media-path';

/** Formats that are served. */
export type RenderFormat = 'avif' | 'webp' | 'jpeg';

/** Longest side, in pixels, of scenes that are encoded with the least effort: many stand on a page, and none is its largest picture. */
const SMALL_SCENE = 640;

/**
 * Settings of AVIF, which takes most of a picture's time. Product images keep full colour resolution, which small lettering needs; scenes
 * do not, because they fill the window and then decode in half the time. Small scenes are encoded in a third of the time, at a
 * quality that makes them a twentieth larger. Tuned for structure, product images take less time and bytes; the soft skies of scenes would
 * show steps.
 */
function avifOf({ width, height }: Box, isScene: boolean): AvifOptions {
  if (!isScene) return { quality: 61, effort: 1, tune: 'ssim', chromaSubsampling: '4:4:4' };
  const isSmall = Math.max(width, height) <= SMALL_SCENE;
  return { ...(isSmall ? { quality: 56, effort: 0 } : { quality: 58, effort: 1 }), chromaSubsampling: '4:2:0' };
}

/** Encodes a rendering in sRGB without metadata and colour profiles. */
export function encoded(picture: Sharp, box: Box, format: RenderFormat, isScene: boolean): Promise<Buffer> {
  const plain = picture.toColourspace('srgb');
  if (format === 'avif') return plain.avif(avifOf(box, isScene)).toBuffer();
  if (format === 'webp')
    return plain.webp({ quality: 82, alphaQuality: 90, effort: 3, smartSubsample: true }).toBuffer();
  return plain.flatten({ background: PLATE_GROUND }).jpeg({ quality: 82, progressive: true, mozjpeg: true }).toBuffer();
}
