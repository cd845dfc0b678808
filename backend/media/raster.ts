/** Drawings in pixels. */
import { createCanvas, loadImage } from '@napi-rs/canvas';

/** Pixels in sRGB with alpha. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** Whether Skia draws all of a drawing: one that an older edition of the demo shop has stored may have style sheets and blend modes. */
export const isPlain = (svg: Buffer): boolean => !/<style|mix-blend-mode/.test(svg.toString('latin1'));

/**
 * Rasterises a drawing of the shop with Skia, in about a third of the time of librsvg, which sharp uses. Skia knows only the
 * presentation attributes of SVG: no style sheets, no blend modes. Drawings that come as files may use all of SVG and are read by sharp.
 * @param svg the drawing, stretched to this size
 * @param width in pixels
 * @param height in pixels
 * @throws when the drawing is no SVG
 */
export async function rasterise(svg: Buffer, width: number, height: number): Promise<Pixels> {
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(await loadImage(svg), 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  return { data: Buffer.from(data.buffer, data.byteOffset, data.byteLength), width, height };
}
