import { num } from './geometry';
import { closeUp, type Spot } from './lens';

/** The frame a plate is drawn into, in plate units. */
export type Frame = { readonly width: number; readonly height: number };

/** Upright things fill a 4:5 frame, long ones lie across a square, wide ones have a low frame of their own. */
export const FRAMES = {
  upright: { width: 800, height: 1000 },
  square: { width: 1000, height: 1000 },
  wide: { width: 1000, height: 800 },
} as const satisfies Record<string, Frame>;

export type Box = readonly [x0: number, y0: number, x1: number, y1: number];
export type Texture = readonly [name: TextureName, colour: string, scale: number];
export type TextureName = 'ripstop' | 'twill' | 'knit' | 'rib' | 'mesh' | 'grid' | 'carbon' | 'grain';

/** Softness in plate units; radii snap to these so that a plate needs few filters. */
const BLURS = [2.4, 4, 6, 9, 14, 24];
/** A smaller blur looks like a sharp edge in the largest picture of a card, and costs as much to draw. */
const MIN_BLUR = 2;

const TEXTURES: Record<TextureName, (colour: string) => { size: readonly [number, number]; art: string }> = {
  ripstop: (colour) => ({
    size: [7, 7],
    art: `<path d="M0 0H7M0 0V7" stroke="${colour}" stroke-width=".8" fill="none" opacity=".16"/>`,
  }),
  twill: (colour) => ({
    size: [4, 4],
    art: `<path d="M0 4L4 0" stroke="${colour}" stroke-width=".9" fill="none" opacity=".2"/>`,
  }),
  knit: (colour) => ({
    size: [8, 8],
    art: `<path d="M0 0Q1 4 4 7Q7 4 8 0" transform="translate(0 .5)" stroke="${colour}" stroke-width="1.3" fill="none" opacity=".3"/>`,
  }),
  rib: (colour) => ({
    size: [9, 9],
    art: `<path d="M1 0V9" stroke="${colour}" stroke-width="3.2" opacity=".3"/><path d="M5.5 0V9" stroke="#fff" stroke-width="2" opacity=".14"/>`,
  }),
  mesh: (colour) => ({
    size: [6, 6],
    art: `<g fill="${colour}" opacity=".4"><circle cx="1.5" cy="1.5" r="1.1"/><circle cx="4.5" cy="4.5" r="1.1"/></g>`,
  }),
  grid: (colour) => ({
    size: [9, 9],
    art: `<path d="M0 4.5H9M4.5 0V9" stroke="${colour}" stroke-width="1.6" opacity=".2"/>`,
  }),
  carbon: (colour) => ({ size: [8, 8], art: `<path d="M0 0H4V4H0ZM4 4H8V8H4Z" fill="${colour}" opacity=".25"/>` }),
  grain: (colour) => ({
    size: [13, 11],
    art: `<g fill="${colour}" opacity=".2"><circle cx="2" cy="3" r=".8"/><circle cx="7" cy="1" r=".6"/><circle cx="11" cy="5" r=".8"/><circle cx="5" cy="7" r=".7"/><circle cx="9" cy="9" r=".6"/><circle cx="1" cy="9" r=".5"/></g>`,
  }),
};

/** A tile of texture holds this many repeats each way: laying many small tiles takes renderers several times as long. */
const REPEATS = 6;

/** Gradient stops from `offset colour [opacity]`, parted by commas. */
function gradientStops(notation: string): string {
  return notation
    .split(',')
    .map((stop) => {
      const [offset = '0', colour = '#000', opacity = '1'] = stop.trim().split(/\s+/);
      const fade = Number(opacity) < 1 ? ` stop-opacity="${num(Number(opacity), 2)}"` : '';
      return `<stop offset="${num(Number(offset), 2)}" stop-color="${colour}"${fade}/>`;
    })
    .join('');
}

/**
 * What a plate shares: paths, gradients, textures and filters, each written once however often it is used.
 * Drawings are in millimetres of the real object; `scale` turns them into plate units.
 */
export class PlateDefs {
  protected readonly scale: number;
  private readonly offset: readonly [number, number];
  private readonly defs: string[] = [];
  private readonly known = new Map<string, string>();

  /** Fits the box (millimetres) into the frame, leaving `pad` plate units on each side. */
  constructor(
    [x0, y0, x1, y1]: Box,
    private readonly frame: Frame,
    pad = 56,
  ) {
    this.scale = Math.min((frame.width - 2 * pad) / (x1 - x0), (frame.height - 2 * pad) / (y1 - y0));
    this.offset = [frame.width / 2 - (this.scale * (x0 + x1)) / 2, frame.height / 2 - (this.scale * (y0 + y1)) / 2];
  }

  /** A length in plate units, in millimetres of this drawing: line weights match between a sock and a tent. */
  units(length: number): string {
    return num(length / this.scale, 2);
  }

  /** A point of the drawing in plate units. */
  onPlate(x: number, y: number): readonly [x: number, y: number] {
    return [this.offset[0] + this.scale * x, this.offset[1] + this.scale * y];
  }

  /** The id of a definition, made at the first call with this key. */
  once(key: string, make: (id: string) => string): string {
    const known = this.known.get(key);
    if (known) return known;
    const id = `k${this.known.size.toString(36)}`;
    this.known.set(key, id);
    this.defs.push(make(id));
    return id;
  }

  /** A blur in plate units; `margin` is how far it may run over the shape, in percent. Empty for hardly any. */
  blur(softness: number, margin = 30): string {
    if (softness < MIN_BLUR) return '';
    const radius = BLURS.reduce((best, candidate) =>
      Math.abs(Math.log(candidate / softness)) < Math.abs(Math.log(best / softness)) ? candidate : best,
    );
    const region = `x="-${margin}%" y="-${margin}%" width="${100 + 2 * margin}%" height="${100 + 2 * margin}%"`;
    const id = this.once(
      `blur${radius}/${margin}`,
      (name) =>
        `<filter id="${name}" ${region} color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${this.units(radius)}"/></filter>`,
    );
    return `filter="url(#${id})"`;
  }

  /** A linear gradient; the vector is in shares of the shape's box. Stops: `0 #fff .5, 1 #000`. */
  linear(stops: string, x1 = 0, y1 = 0, x2 = 0, y2 = 1): string {
    return this.gradient(stops, `x1="${num(x1, 2)}" y1="${num(y1, 2)}" x2="${num(x2, 2)}" y2="${num(y2, 2)}"`);
  }

  /** A linear gradient along a vector in millimetres. */
  linearBetween(stops: string, x1: number, y1: number, x2: number, y2: number): string {
    const vector = `x1="${num(x1, 2)}" y1="${num(y1, 2)}" x2="${num(x2, 2)}" y2="${num(y2, 2)}"`;
    return this.gradient(stops, `${vector} gradientUnits="userSpaceOnUse"`);
  }

  radial(stops: string): string {
    const id = this.once(
      `radial${stops}`,
      (name) => `<radialGradient id="${name}" cx=".5" cy=".5" r=".5">${gradientStops(stops)}</radialGradient>`,
    );
    return `url(#${id})`;
  }

  texture([name, colour, scale]: Texture): string {
    const { size, art } = TEXTURES[name](colour);
    const [width, height] = size;
    const transform = `patternTransform="scale(${num(scale / this.scale, 4)})"`;
    const copies = (id: string, step: (i: number) => string): string =>
      Array.from({ length: REPEATS - 1 }, (_, i) => `<use href="#${id}" ${step(i + 1)}/>`).join('');
    const id = this.once(`texture${name}${colour}${scale}`, (own) => {
      const row = `<g id="${own}-row"><g id="${own}-one">${art}</g>${copies(`${own}-one`, (i) => `x="${i * width}"`)}</g>`;
      const tile = row + copies(`${own}-row`, (i) => `y="${i * height}"`);
      return `<pattern id="${own}" width="${REPEATS * width}" height="${REPEATS * height}" patternUnits="userSpaceOnUse" ${transform}>${tile}</pattern>`;
    });
    return `url(#${id})`;
  }

  /** The id of a path that several layers use. */
  path(d: string): string {
    return this.once(`path${d}`, (id) => `<path id="${id}" d="${d}"/>`);
  }

  clip(pathId: string): string {
    return this.once(`clip${pathId}`, (id) => `<clipPath id="${id}"><use href="#${pathId}"/></clipPath>`);
  }

  /**
   * The finished plate. Ids repeat between plates: serve them through `<img>`, never inline two.
   * @param detail shows this box (millimetres) from near, in the round frame of all close looks
   */
  svg(art: string, title: string, detail?: Box): string {
    const { width, height } = this.frame;
    const place = `translate(${num(this.offset[0])} ${num(this.offset[1])}) scale(${num(this.scale, 4)})`;
    const whole = [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${title}">`,
      '<defs><style>.m{mix-blend-mode:multiply}.h{mix-blend-mode:hard-light}.d{stroke:#0d1220}.w{stroke:#fff}</style>',
      ...this.defs,
      `</defs><g transform="${place}" style="isolation:isolate">${art}</g></svg>`,
    ].join('');
    return detail ? closeUp(whole, this.spotOf(detail)) : whole;
  }

  /** The square, in plate units, that shows a box of the drawing as large as the round frame allows. */
  private spotOf([x0, y0, x1, y1]: Box): Spot {
    const edge = Math.max(x1 - x0, y1 - y0) * this.scale;
    return [this.offset[0] + (this.scale * (x0 + x1)) / 2, this.offset[1] + (this.scale * (y0 + y1)) / 2, edge];
  }

  private gradient(stops: string, vector: string): string {
    const id = this.once(
      `linear${stops}${vector}`,
      (name) => `<linearGradient id="${name}" ${vector}>${gradientStops(stops)}</linearGradient>`,
    );
    return `url(#${id})`;
  }
}
