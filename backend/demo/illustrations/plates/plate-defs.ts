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

/** A dot of a texture as path data. */
const dot = (x: number, y: number, r: number): string =>
  `M${num(x - r)} ${num(y)}a${r} ${r} 0 1 0 ${num(2 * r)} 0a${r} ${r} 0 1 0 ${num(-2 * r)} 0`;

/** The path of a texture over a tile of `size`, and how it is painted; a rib has a light side too. */
type Weave = {
  readonly size: readonly [width: number, height: number];
  readonly path: string;
  readonly paint: (colour: string) => string;
  readonly light?: Pick<Weave, 'path' | 'paint'>;
};

const stroked =
  (width: number, opacity: number): Weave['paint'] =>
  (colour) =>
    `stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" fill="none"`;
const filled =
  (opacity: number): Weave['paint'] =>
  (colour) =>
    `fill="${colour}" fill-opacity="${opacity}"`;

/**
 * Renderers repeat a large tile much faster than a small one, if few pieces are in it: tiles of lines, each drawn from edge to edge, are about so
 * many units wide, others have few repeats each way, in one path.
 */
const [TILE, REPEATS] = [160, 6];

/** A tile of lines at the given distance, as the path of each in a tile of `edge`. */
function lines(step: number, line: (at: number, edge: number) => string): Pick<Weave, 'size' | 'path'> {
  const count = Math.round(TILE / step);
  const edge = count * step;
  return { size: [edge, edge], path: Array.from({ length: count }, (_, i) => line(i * step, edge)).join('') };
}

/** A tile of what repeats at each x, y. */
function repeated(
  [width, height]: readonly [number, number],
  repeat: (x: number, y: number) => string,
): Pick<Weave, 'size' | 'path'> {
  const places = Array.from({ length: REPEATS ** 2 }, (_, i): readonly [number, number] => [
    (i % REPEATS) * width,
    Math.floor(i / REPEATS) * height,
  ]);
  return { size: [REPEATS * width, REPEATS * height], path: places.map(([x, y]) => repeat(x, y)).join('') };
}

/** Two lines that slant upwards from a height at the left edge, one of them beyond the tile's middle; both reach over its edges. */
const slanted = (at: number, edge: number): string =>
  `M-4 ${at + 4}L${at + 4}-4M${at - 4} ${edge + 4}L${edge + 4} ${at - 4}`;

const TEXTURES: Record<TextureName, Weave> = {
  ripstop: { ...lines(7, (at, edge) => `M0 ${at}h${edge}M${at} 0v${edge}`), paint: stroked(0.8, 0.16) },
  twill: { ...lines(4, slanted), paint: stroked(0.9, 0.2) },
  knit: { ...repeated([8, 8], (x, y) => `M${x} ${y + 0.5}q1 4 4 7q3-3 4-7`), paint: stroked(1.3, 0.3) },
  rib: {
    ...lines(9, (at, edge) => `M${at + 1} 0v${edge}`),
    paint: stroked(3.2, 0.3),
    light: { ...lines(9, (at, edge) => `M${at + 5.5} 0v${edge}`), paint: () => stroked(2, 0.14)('#fff') },
  },
  mesh: { ...repeated([6, 6], (x, y) => dot(x + 1.5, y + 1.5, 1.1) + dot(x + 4.5, y + 4.5, 1.1)), paint: filled(0.4) },
  grid: { ...lines(9, (at, edge) => `M0 ${at + 4.5}h${edge}M${at + 4.5} 0v${edge}`), paint: stroked(1.6, 0.2) },
  carbon: { ...repeated([8, 8], (x, y) => `M${x} ${y}h4v4h-4zM${x + 4} ${y + 4}h4v4h-4z`), paint: filled(0.25) },
  grain: {
    ...repeated([13, 11], (x, y) =>
      [
        [2, 3, 0.8],
        [7, 1, 0.6],
        [11, 5, 0.8],
        [5, 7, 0.7],
        [9, 9, 0.6],
        [1, 9, 0.5],
      ]
        .map(([dx = 0, dy = 0, r = 0]) => dot(x + dx, y + dy, r))
        .join(''),
    ),
    paint: filled(0.2),
  },
};

/** The tile of a texture. */
function tileOf({ path, paint, light }: Weave, colour: string): string {
  const layer = (each: Pick<Weave, 'path' | 'paint'>): string => `<path d="${each.path}" ${each.paint(colour)}/>`;
  return layer({ path, paint }) + (light ? layer(light) : '');
}

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
    const weave = TEXTURES[name];
    const [width, height] = weave.size;
    const transform = `patternTransform="scale(${num(scale / this.scale, 4)})"`;
    const id = this.once(
      `texture${name}${colour}${scale}`,
      (own) =>
        `<pattern id="${own}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" ${transform}>${tileOf(weave, colour)}</pattern>`,
    );
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
      '<defs>',
      ...this.defs,
      `</defs><g transform="${place}">${art}</g></svg>`,
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
