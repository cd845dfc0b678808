import { lightOf, lineOf, shadeOf } from './colour';
import { curve, openCurve } from './curve';
import { blade, type Fold, num, type Point } from './geometry';
import { PlateDefs, type Texture } from './plate-defs';

/** An outline: points, or path data made before. */
export type Shape = string | readonly Point[];

/** Offset right and down and blur in plate units, opacity from 0 to 1. */
export type Cast = readonly [dx: number, dy: number, blur: number, opacity: number];

export type PartOptions = {
  fill: string;
  /** paints the base instead of `fill`; `fill` still gives the tints */
  gradient?: string;
  texture?: Texture;
  /** a paint laid over fill and texture */
  wash?: string;
  /** art inside the outline, under the volume: colour blocks, folds */
  inside?: string;
  /** art inside the outline, over the volume: seams, logos */
  over?: string;
  /** width of the inner shading in plate units; 0 leaves the part flat */
  volume?: number;
  shade?: number;
  light?: number;
  /** tints of the shading; neutral ones keep an orange fill from bleeding onto a navy block */
  shadeColour?: string;
  lightColour?: string;
  cast?: Cast;
  /** weight of the outline in plate units */
  line?: number;
  lineColour?: string;
};

type FoldOptions = {
  /** softness in plate units; 0 leaves small creases sharp, which is fast */
  blur?: number;
  dark?: number;
  light?: number;
  offset?: number;
  /** how far the blur may run over the folds, percent: little is enough for, and much is slow on, a whole garment */
  margin?: number;
};
type SeamOptions = {
  weight?: number;
  dark?: number;
  light?: number;
  /** distance of the stitching from the seam in plate units; 0 has none */
  stitch?: number;
  pucker?: number;
};

const pathData = (shape: Shape): string => (typeof shape === 'string' ? shape : curve(shape));
const lineData = (shape: Shape): string => (typeof shape === 'string' ? shape : openCurve(shape));

/** The same fold moved across its run toward the light, top left. */
function litCopy([x0, y0, cx, cy, x1, y1, width]: Fold, offset: number): Fold {
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const nx = -(y1 - y0) / length;
  const ny = (x1 - x0) / length;
  const toward = (nx + ny > 0 ? -1 : 1) * width * offset;
  const dx = nx * toward;
  const dy = ny * toward;
  return [x0 + dx, y0 + dy, cx + dx, cy + dy, x1 + dx, y1 + dy, width * 0.8];
}

/** Solids, cloth and seams, lit from the top left. */
export class ShadedPlate extends PlateDefs {
  /** A shaded solid: cast shadow, fill, texture, inside, volume, over, outline, in this order. */
  part(shape: Shape, options: PartOptions): string {
    const { fill, texture, wash, inside = '', over = '', cast, line = 1.3 } = options;
    const path = this.path(pathData(shape));
    const art = [
      `<use href="#${path}" fill="${options.gradient ?? fill}"/>`,
      texture ? `<use href="#${path}" fill="${this.texture(texture)}"/>` : '',
      wash ? `<use href="#${path}" fill="${wash}"/>` : '',
      inside,
      this.volume(path, options),
      over,
    ].join('');
    const clipped = `<g clip-path="url(#${this.clip(path)})">${art}</g>`;
    const edge = `stroke="${options.lineColour ?? lineOf(fill)}" stroke-width="${this.units(line)}"`;
    return [
      cast ? this.castShadow(path, cast) : '',
      clipped,
      line ? `<use href="#${path}" fill="none" ${edge} stroke-linejoin="round"/>` : '',
    ].join('');
  }

  /** A flat colour block, meant for the inside of a part. */
  block(shape: Shape, fill: string): string {
    return `<path d="${pathData(shape)}" fill="${fill}"/>`;
  }

  /** Soft creases: dark ones multiplied, each with a light copy toward the light. */
  folds(
    folds: readonly Fold[],
    { blur = 5, dark = 0.34, light = 0.22, offset = 0.9, margin = 30 }: FoldOptions = {},
  ): string {
    const shadow = folds.map(blade).join('');
    const lit = folds.map((fold) => blade(litCopy(fold, offset))).join('');
    return (
      (dark
        ? `<path d="${shadow}" fill="#26304a" opacity="${dark}" class="m" ${blur ? this.blur(blur, margin) : ''}/>`
        : '') +
      (light ? `<path d="${lit}" fill="#fff" opacity="${light}" ${blur ? this.blur(blur * 0.8, margin) : ''}/>` : '')
    );
  }

  /** A blurred patch of light or shade. */
  soft(shape: Shape, colour: string, opacity: number, blur: number): string {
    return `<path d="${pathData(shape)}" fill="${colour}" opacity="${num(opacity, 3)}" ${this.blur(blur)}/>`;
  }

  /** A groove with a lit lip, and stitching and puckers where asked. */
  seam(shape: Shape, options: SeamOptions = {}): string {
    const { weight = 1.1, dark = 0.5, light = 0.22, stitch = 0, pucker = 0 } = options;
    const path = this.path(lineData(shape));
    const layers: string[] = [];
    if (pucker) {
      layers.push(
        `<use href="#${path}" stroke="#1b2233" stroke-opacity="${pucker}" stroke-width="${this.units(9)}" ${this.blur(3)}/>`,
      );
    }
    if (light) layers.push(`<use href="#${path}" class="w" opacity="${light}" y="${this.units(1.2)}"/>`);
    layers.push(`<use href="#${path}" class="d" opacity="${dark}"/>`);
    if (stitch) {
      const place = `translate(${this.units(stitch)} ${this.units(Math.abs(stitch) * 0.5)})`;
      layers.push(
        `<use href="#${path}" stroke="#fff" stroke-opacity=".4" stroke-width="${this.units(0.9)}" ${this.stitches()} transform="${place}"/>`,
      );
    }
    return `<g fill="none" stroke-width="${this.units(weight)}">${layers.join('')}</g>`;
  }

  /** A plain line, weight in plate units. */
  line(shape: Shape, colour: string, weight: number, opacity = 1, extra = ''): string {
    const fade = opacity < 1 ? ` opacity="${opacity}"` : '';
    return `<path d="${lineData(shape)}" fill="none" stroke="${colour}" stroke-width="${this.units(weight)}"${fade} ${extra}/>`;
  }

  /** A line of stitching. */
  stitching(shape: Shape, opacity: number, colour = '#fff'): string {
    return this.line(shape, colour, 0.9, opacity, this.stitches());
  }

  /** Contact shadow of a thing that stands on the ground. */
  ground(cx: number, cy: number, rx: number, ry: number, opacity = 0.34): string {
    const wide = this.radial(`0 #141a28 ${opacity}, .55 #141a28 ${opacity * 0.45}, 1 #141a28 0`);
    const close = this.radial(`0 #0b101c ${opacity * 1.2}, .6 #0b101c ${opacity * 0.4}, 1 #0b101c 0`);
    return (
      `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}" fill="${wide}"/>` +
      `<ellipse cx="${num(cx)}" cy="${num(cy - ry * 0.1)}" rx="${num(rx * 0.8)}" ry="${num(ry * 0.4)}" fill="${close}"/>`
    );
  }

  /** Shadow of a thing that lies flat, cast by its silhouettes. */
  flatShadow(shapes: readonly Shape[], { dx = 5, dy = 12, blur = 11, opacity = 0.3 } = {}): string {
    const path = this.path(shapes.map(pathData).join(''));
    const layer = (x: number, y: number, softness: number, strength: number): string =>
      this.halo(path, [x, y, softness, strength], '#141a28');
    return layer(dx, dy, blur, opacity) + layer(1.5, 3, 3, opacity * 0.8);
  }

  protected stitches(): string {
    return `stroke-dasharray="${this.units(3)} ${this.units(2)}"`;
  }

  private castShadow(path: string, cast: Cast): string {
    return this.halo(path, cast, '#0e1422');
  }

  /**
   * A soft shadow under a thing, as strokes round its path, each as faint as the shadow fades there: a blur of the same softness takes
   * renderers ten times as long, however small the path is. Strokes near the edge are moved less, so that the thing hides their inner sides.
   */
  private halo(path: string, [dx, dy, blur, opacity]: Cast, colour: string): string {
    const steps = Math.max(3, Math.min(9, Math.round(2 + blur * 0.6)));
    const away = Math.hypot(dx, dy) || 1;
    const layers = Array.from({ length: steps }, (_, i) => {
      const [from, to] = [INNER + (REACH * i) / steps, INNER + (REACH * (i + 1)) / steps];
      const edge = away + (blur * (from + to)) / 2;
      if (edge <= 0.4) return '';
      const moved = Math.min(1, edge / (2 * away));
      const place = `translate(${this.units(dx * moved)} ${this.units(dy * moved)})`;
      const share = num(opacity * (reached(to) - reached(from)), 4);
      return `<use href="#${path}" transform="${place}" stroke-width="${this.units(2 * (edge - moved * away))}" stroke-opacity="${share}"/>`;
    });
    return `<g fill="none" stroke="${colour}" stroke-linejoin="round">${layers.join('')}</g>`;
  }

  /** The same of a broad band, blurred. */
  private wideVolume(path: string, { fill, shade = 0.55, light = 0.35, ...tints }: PartOptions, width: number): string {
    const shift = this.units(width * 0.28);
    const layer = (colour: string, opacity: number, sign: string): string =>
      `<use href="#${path}" stroke="${colour}" stroke-opacity="${opacity}" transform="translate(${sign}${shift} ${sign}${shift})"/>`;
    return (
      `<g fill="none" stroke-width="${this.units(width)}" ${this.blur(width * 0.33, 10)}>` +
      layer(tints.lightColour ?? lightOf(fill), light, '') +
      layer(tints.shadeColour ?? shadeOf(fill), shade, '-') +
      '</g>'
    );
  }

  /** The outline itself, stroked wide and soft: a dark copy falls on the lower right, a light one on the upper left. */
  private volume(path: string, options: PartOptions): string {
    const { fill, volume = 16, shade = 0.55, light = 0.35 } = options;
    if (!volume) return '';
    const shift = this.units(volume * 0.28);
    if (volume > WIDEST_BAND) return this.wideVolume(path, options, volume);
    const widths = volume < 12 ? BAND_OF_FEW : BAND;
    const layer = (colour: string, opacity: number, sign: string): string =>
      `<g stroke="${colour}" transform="translate(${sign}${shift} ${sign}${shift})">${widths
        .map(
          ([width, share]) =>
            `<use href="#${path}" stroke-width="${this.units(volume * width)}" stroke-opacity="${num(opacity * share, 4)}"/>`,
        )
        .join('')}</g>`;
    return `<g fill="none" stroke-linejoin="round">${layer(options.lightColour ?? lightOf(fill), light, '')}${layer(options.shadeColour ?? shadeOf(fill), shade, '-')}</g>`;
  }
}

/** From where to where a soft edge is drawn, in standard deviations from the edge itself. */
const [INNER, REACH] = [-1.4, 3.6];

/** How much of a soft edge lies within so many standard deviations. @see https://en.wikipedia.org/wiki/Logistic_distribution#Applications */
const reached = (distance: number): number => 1 / (1 + Math.exp(-1.702 * distance));

/** Broader bands, in plate units, are blurred: their strokes would be told apart. */
const WIDEST_BAND = 24;

/** Strokes that together are a soft band: widths in shares of its width, and what each adds. */
const BAND: readonly (readonly [width: number, share: number])[] = [
  [2, 0.09],
  [1.66, 0.13],
  [1.32, 0.17],
  [1, 0.18],
  [0.7, 0.18],
  [0.36, 0.18],
];
const BAND_OF_FEW: typeof BAND = [
  [1.75, 0.2],
  [1.15, 0.34],
  [0.55, 0.34],
];
