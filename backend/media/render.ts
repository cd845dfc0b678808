/**
 * Renders an original for a box.
 *
 * - Goods on a transparent ground (drawings, cut-outs) are trimmed and set into the whole box with a margin, whatever the
 *   proportions they were drawn in; the ground stays transparent, since pages lay the plate's gradient under it.
 * - Photographs are shown whole and never enlarged; a box with proportions of its own gets the plate ground around them.
 * - Scenes fill a box with proportions of its own and are cropped.
 */
import sharp, { type Color, type Sharp } from 'sharp';
import { DECODING, PLATE_GROUND } from './describe';
import type { Box } from './media-path';

/** Formats that are served. */
export type RenderFormat = 'avif' | 'webp' | 'jpeg';

/** What is known of an original when it is rendered. */
export interface RenderSource {
  bytes: Buffer;
  mime: string;
  width: number;
  height: number;
  isScene: boolean;
}

/** Share of a box's side that goods leave free. */
const MARGIN = 0.06;
/** Longest side, in pixels, of the trial drawing in which the goods' outline is looked for. */
const TRIAL_SIDE = 200;
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

// Two renderings run at a time, each in one thread; sharp's own cache would only hold what is on disk already.
sharp.cache(false);
sharp.concurrency(1);

/** The bytes of a rendering. Rejects when the original cannot be decoded. */
export async function renderPicture(source: RenderSource, box: Box, format: RenderFormat): Promise<Buffer> {
  const ground = format === 'jpeg' ? PLATE_GROUND : CLEAR;
  return encoded(await fitted(source, box, ground), format, source.isScene);
}

async function fitted(source: RenderSource, box: Box, ground: Color): Promise<Sharp> {
  if (source.isScene) return scene(source, box);
  const outline = await outlineOfGoods(source);
  return outline ? goods(source, box, outline, ground) : photograph(source, box, ground);
}

function scene(source: RenderSource, box: Box): Sharp {
  const upright = decoder(source, scaleToCover(source, box)).autoOrient();
  if (box.isExact) return upright.resize(box.width, box.height, { fit: 'cover', position: 'attention' });
  return upright.resize(box.width, box.height, { fit: 'inside', withoutEnlargement: source.mime !== SVG });
}

/** The smallest frame of the box's proportions that the photograph fits in without being enlarged. */
async function photograph(source: RenderSource, box: Box, ground: Color): Promise<Sharp> {
  const upright = decoder(source, box.width / source.width).autoOrient();
  if (!box.isExact) return upright.resize(box.width, box.height, { fit: 'inside', withoutEnlargement: true });
  const frame = Math.min(1, Math.max(source.width / box.width, source.height / box.height));
  return upright.resize(Math.round(box.width * frame), Math.round(box.height * frame), {
    fit: 'contain',
    background: ground,
  });
}

/** Where the goods are, in shares of the original's sides. */
interface Outline {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The outline of what is not transparent; undefined for a picture without transparency. */
async function outlineOfGoods(source: RenderSource): Promise<Outline | undefined> {
  const scale = TRIAL_SIDE / Math.max(source.width, source.height);
  const { data, info } = await decoder(source, scale)
    .autoOrient()
    .resize(TRIAL_SIDE, TRIAL_SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return outlineOfAlpha(data, info.width, info.height);
}

/** Alpha below this is the soft end of a shadow. */
const FAINT_ALPHA = 6;

function outlineOfAlpha(alpha: Buffer, width: number, height: number): Outline | undefined {
  let isOpaque = true;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const value = alpha[y * width + x] ?? 0;
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

/** Cuts the goods out and centres them in the box. Pixel pictures are not enlarged. */
async function goods(source: RenderSource, box: Box, outline: Outline, ground: Color): Promise<Sharp> {
  const room = { width: Math.round(box.width * (1 - 2 * MARGIN)), height: Math.round(box.height * (1 - 2 * MARGIN)) };
  const shown = { width: source.width * outline.width, height: source.height * outline.height };
  const wanted = Math.min(room.width / shown.width, room.height / shown.height);
  const scale = source.mime === SVG ? wanted : Math.min(wanted, 1);
  const whole = {
    width: Math.max(1, Math.round(source.width * scale)),
    height: Math.max(1, Math.round(source.height * scale)),
  };
  const left = Math.min(Math.floor(outline.left * whole.width), whole.width - 1);
  const top = Math.min(Math.floor(outline.top * whole.height), whole.height - 1);
  const cut = {
    left,
    top,
    width: Math.min(Math.max(1, Math.ceil(outline.width * whole.width)), whole.width - left, box.width),
    height: Math.min(Math.max(1, Math.ceil(outline.height * whole.height)), whole.height - top, box.height),
  };
  const { data, info } = await decoder(source, scale)
    .autoOrient()
    .resize(whole.width, whole.height, { fit: 'fill' })
    .extract(cut)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const before = { left: Math.floor((box.width - info.width) / 2), top: Math.floor((box.height - info.height) / 2) };
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } }).extend({
    ...before,
    right: box.width - info.width - before.left,
    bottom: box.height - info.height - before.top,
    background: ground,
  });
}

const SVG = 'image/svg+xml';
const SVG_DPI = 72;

/** Drawings are rasterised at the size they are wanted in, so that they stay sharp and cost no more than they show. */
function decoder(source: RenderSource, scale: number): Sharp {
  if (source.mime !== SVG) return sharp(source.bytes, DECODING);
  return sharp(source.bytes, { ...DECODING, density: Math.min(Math.max(SVG_DPI * scale, 1), 2400) });
}

function scaleToCover(source: RenderSource, box: Box): number {
  return Math.max(box.width / source.width, box.height / source.height);
}

/**
 * Metadata and colour profiles stay behind: every rendering is encoded anew in sRGB. Goods keep the full resolution of their
 * colours, which small lettering needs; a scene fills the window, and is decoded in half the time without.
 */
function encoded(picture: Sharp, format: RenderFormat, isScene: boolean): Promise<Buffer> {
  const plain = picture.toColourspace('srgb');
  if (format === 'avif')
    return plain.avif({ quality: 58, effort: 1, chromaSubsampling: isScene ? '4:2:0' : '4:4:4' }).toBuffer();
  if (format === 'webp')
    return plain.webp({ quality: 82, alphaQuality: 90, effort: 3, smartSubsample: true }).toBuffer();
  return plain.flatten({ background: PLATE_GROUND }).jpeg({ quality: 82, progressive: true, mozjpeg: true }).toBuffer();
}
