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
 * Reads a drawing of the shop for Skia, which takes about a third of the time of librsvg, which sharp uses. Skia knows only the
 * presentation attributes of SVG: no style sheets, no blend modes. Drawings that come as files may use all of SVG and are read by sharp.
 * @returns what rasterises the drawing, stretched to a size in pixels; reading takes up to half as long as that
 * @throws when the drawing is no SVG
 */
export async function readDrawing(svg: Buffer): Promise<(width: number, height: number) => Pixels> {
  const drawing = await loadImage(svg);
  return (width, height) => {
    const context = createCanvas(width, height).getContext('2d');
    context.drawImage(drawing, 0, 0, width, height);
    const { data } = context.getImageData(0, 0, width, height);
    return { data: Buffer.from(data.buffer, data.byteOffset, data.byteLength), width, height };
  };
}

/**
 * Rasterises a drawing of the shop once.
 * @param svg the drawing, stretched to this size
 * @param width in pixels
 * @param height in pixels
 * @throws when the drawing is no SVG
 */
export async function rasterise(svg: Buffer, width: number, height: number): Promise<Pixels> {
  return (await readDrawing(svg))(width, height);
}
