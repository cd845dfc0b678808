/**
 * Renders an original for a box.
 *
 * - Product images with a transparent background (drawings, cut-outs) are trimmed and fitted into the whole box with a
 * margin, in any original proportions; the background stays transparent, because pages show a gradient under it. What runs out
 * of the original at its foot alone runs out of the box there too.
 * - Photographs are shown whole and never enlarged; a box with fixed proportions is filled with the product image background around them.
 * - Scenes fill a box with fixed proportions and are cropped.
 */
import sharp, { type Color, type Region, type Sharp } from 'sharp';
import { DECODING, PLATE_GROUND } from './describe';
import { encoded, type RenderFormat } from './encode';
import type { Box } from './media-path';
import { type Pixels, readDrawing } from './raster';

export type { RenderFormat };

/** The data of an original for a rendering. */
export interface RenderSource {
  bytes: Buffer;
  mime: string;
  width: number;
  height: number;
  isScene: boolean;
  /** The shop drew it from a recipe, with nothing that `rasterise` does not know; other originals came as files. */
  isDrawing: boolean;
}

/** Margin around product images, as a share of the box's side. */
const MARGIN = 0.06;
/** Longest side, in pixels, of the small copy in which an outline is detected at least. */
const TRIAL_SIDE = 200;
/**
 * Assumed share of a drawing that the product fills. Rasters are the main cost before encoding, so that one has to do for its outline and the
 * picture: the share is low enough that one drawing in twenty-five needs a second.
 */
const USUAL_FILL = 0.84;
/** Max enlargement before a drawing is rasterised again; less is not visible. */
const MAX_ENLARGEMENT = 1.05;
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

// Two renderings run at a time, each in one thread; sharp's own cache would only duplicate files on disk.
sharp.cache(false);
sharp.concurrency(1);

/** The bytes of a rendering. Rejects when the original cannot be decoded. */
export async function renderPicture(source: RenderSource, box: Box, format: RenderFormat): Promise<Buffer> {
  return encoded(await fitted(source, box, format), box, format, source.isScene);
}

/** The picture of a rendering before it is encoded, so that both can be measured apart. */
export async function fitted(source: RenderSource, box: Box, format: RenderFormat): Promise<Sharp> {
  const ground = format === 'jpeg' ? PLATE_GROUND : CLEAR;
  if (source.isScene) return scene(source, box);
  const product = source.mime === SVG ? await cutOutDrawing(source, box) : await cutOutPhotograph(source, box);
  return product ? placed(product, box, ground) : photograph(source, box, ground);
}

async function scene(source: RenderSource, box: Box): Promise<Sharp> {
  const scale = scaleOfScene(source, box);
  // a scene covers all of its ground: without alpha the encoder has one plane fewer to go through
  const whole = source.isDrawing
    ? fromPixels(await (await rasterOf(source))(scale)).removeAlpha()
    : decoder(source, scale).autoOrient();
  if (box.isExact) return whole.resize(box.width, box.height, { fit: 'cover', position: 'attention' });
  return whole.resize(box.width, box.height, { fit: 'inside', withoutEnlargement: source.mime !== SVG });
}

/** Fits a photograph, without enlarging it, into the smallest frame with the box's proportions. */
async function photograph(source: RenderSource, box: Box, ground: Color): Promise<Sharp> {
  const upright = decoder(source, box.width / source.width).autoOrient();
  if (!box.isExact) return upright.resize(box.width, box.height, { fit: 'inside', withoutEnlargement: true });
  const frame = Math.min(1, Math.max(source.width / box.width, source.height / box.height));
  return upright.resize(Math.round(box.width * frame), Math.round(box.height * frame), {
    fit: 'contain',
    background: ground,
  });
}

/** The area of the product, in shares of the original's sides. */
interface Outline {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A product, cut out. */
interface CutOut {
  product: Pixels;
  runsOut: boolean;
}

/** Whether a product reaches the foot of its original and no other side: skis whose tails are left out, a figure down to its knees. */
const runsOutBelow = ({ left, top, width, height }: Outline): boolean =>
  top + height >= 1 && top > 0 && left > 0 && left + width < 1;

/** The scale factor that makes these sides fill the box inside its margin, which is not below what runs out there. */
function scaleToRoom({ width, height }: { width: number; height: number }, box: Box, runsOut: boolean): number {
  const tall = box.height * (1 - (runsOut ? 1 : 2) * MARGIN);
  return Math.min((box.width * (1 - 2 * MARGIN)) / width, tall / height);
}

/** The product of a drawing, cut out at its size in the box; undefined for a drawing without transparency. */
async function cutOutDrawing(source: RenderSource, box: Box): Promise<CutOut | undefined> {
  const raster = await rasterOf(source);
  const usual = scaleToRoom(source, box, false) / USUAL_FILL;
  const trial = await raster(Math.max(usual, TRIAL_SIDE / Math.max(source.width, source.height)));
  const outline = outlineOf(trial);
  if (!outline) return undefined;
  const runsOut = runsOutBelow(outline);
  const factor = scaleToRoom(cutOf(outline, trial), box, runsOut);
  if (factor <= MAX_ENLARGEMENT) return { product: await cutOut(trial, outline, factor, box), runsOut };
  const larger = await raster((trial.width / source.width) * factor);
  const exact = outlineOf(larger) ?? outline;
  return { product: await cutOut(larger, exact, scaleToRoom(cutOf(exact, larger), box, runsOut), box), runsOut };
}

/** The product of a photograph with a transparent background, never enlarged; undefined for a picture without transparency. */
async function cutOutPhotograph(source: RenderSource, box: Box): Promise<CutOut | undefined> {
  const outline = outlineOf(await pixels(upright(source).resize(TRIAL_SIDE, TRIAL_SIDE, INSIDE)));
  if (!outline) return undefined;
  const shown = { width: source.width * outline.width, height: source.height * outline.height };
  const runsOut = runsOutBelow(outline);
  const scale = Math.min(scaleToRoom(shown, box, runsOut), 1);
  const whole = { width: side(source.width * scale), height: side(source.height * scale) };
  const { left, top, width, height } = cutOf(outline, whole);
  const cut = { left, top, width: Math.min(width, box.width), height: Math.min(height, box.height) };
  return { product: await pixels(upright(source).resize(whole.width, whole.height, FILL).extract(cut)), runsOut };
}

/** Cuts out the outline and scales it. */
async function cutOut(picture: Pixels, outline: Outline, factor: number, box: Box): Promise<Pixels> {
  const cut = cutOf(outline, picture);
  const scaled = {
    width: Math.min(side(cut.width * factor), box.width),
    height: Math.min(side(cut.height * factor), box.height),
  };
  return pixels(fromPixels(picture).extract(cut).resize(scaled.width, scaled.height, FILL));
}

/** The outline in pixels of a picture of this size. */
function cutOf(outline: Outline, { width, height }: { width: number; height: number }): Region {
  const left = Math.min(Math.floor(outline.left * width), width - 1);
  const top = Math.min(Math.floor(outline.top * height), height - 1);
  return {
    left,
    top,
    width: Math.min(side(Math.ceil(outline.width * width)), width - left),
    height: Math.min(side(Math.ceil(outline.height * height)), height - top),
  };
}

/** A side in whole pixels. */
const side = (length: number): number => Math.max(1, Math.round(length));

/** Centres the product in the box; what runs out of its original stands on the box's lower side. */
function placed({ product, runsOut }: CutOut, box: Box, ground: Color): Sharp {
  const { width, height } = product;
  const above = box.height - height;
  const before = { left: Math.floor((box.width - width) / 2), top: runsOut ? above : Math.floor(above / 2) };
  return fromPixels(product).extend({
    ...before,
    right: box.width - width - before.left,
    bottom: above - before.top,
    background: ground,
  });
}

/** Alpha below this is the soft end of a shadow. */
const FAINT_ALPHA = 6;

/** The outline of what is not transparent; undefined for a picture without transparency. */
function outlineOf({ data, width, height }: Pixels): Outline | undefined {
  let isOpaque = true;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const value = data[(y * width + x) * 4 + 3] ?? 0;
      if (value < 250) isOpaque = false;
      if (value < FAINT_ALPHA) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  if (isOpaque || right < 0) return undefined;
  return {
    left: left / width,
    top: top / height,
    width: (right - left + 1) / width,
    height: (bottom - top + 1) / height,
  };
}

async function pixels(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const INSIDE = { fit: 'inside', withoutEnlargement: true } as const;
const FILL = { fit: 'fill' } as const;

const upright = (source: RenderSource): Sharp => decoder(source, 1).autoOrient();

const fromPixels = ({ data, width, height }: Pixels): Sharp => sharp(data, { raw: { width, height, channels: 4 } });

/** What rasterises a drawing; `scale` is pixels per unit of its own size. */
async function rasterOf(source: RenderSource): Promise<(scale: number) => Promise<Pixels>> {
  const drawing = source.isDrawing ? await readDrawing(source.bytes) : undefined;
  return async (scale) => {
    const [width, height] = [side(source.width * scale), side(source.height * scale)];
    return drawing ? drawing(width, height) : pixels(decoder(source, scale).resize(width, height, FILL));
  };
}

const SVG = 'image/svg+xml';
const SVG_DPI = 72;

/** Drawings are rasterised at the requested size, so that they stay sharp without unnecessary work. */
function decoder(source: RenderSource, scale: number): Sharp {
  if (source.mime !== SVG) return sharp(source.bytes, DECODING);
  return sharp(source.bytes, { ...DECODING, density: Math.min(Math.max(SVG_DPI * scale, 1), 2400) });
}

/** An exact box is covered and cropped; into others the scene fits as a whole. */
function scaleOfScene({ width, height }: RenderSource, box: Box): number {
  const [across, down] = [box.width / width, box.height / height];
  return box.isExact ? Math.max(across, down) : Math.min(across, down);
}
