import { lightOf, lineOf, shadeOf } from './colour';
import { curve, openCurve } from './curve';
import { blade, type Fold, num, type Point } from './geometry';
import { isPale, isPaleLight, PALE } from './pale-light';
import { PlateDefs, type Texture } from './plate-defs';
import { bandSteps, edgeSteps } from './soft-edges';

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
    const edge = `stroke="${options.lineColour ?? (isPale(fill) ? PALE.edge : lineOf(fill))}" stroke-width="${this.units(line)}"`;
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
  folds(folds: readonly Fold[], { blur = 5, dark = 0.34, light = 0.22, offset = 0.9 }: FoldOptions = {}): string {
    const layers = blur ? FOLD_STEPS : [[1, 1] as const];
    const wide = (each: readonly Fold[], share: number): string =>
      each.map(([x0, y0, cx, cy, x1, y1, width]) => blade([x0, y0, cx, cy, x1, y1, width * share])).join('');
    const lit = folds.map((fold) => litCopy(fold, offset));
    const paint = (each: readonly Fold[], attributes: string, opacity: number): string =>
      opacity
        ? layers
            .map(
              ([width, share]) =>
                `<path d="${wide(each, width)}" ${attributes} fill-opacity="${num(opacity * share, 3)}"/>`,
            )
            .join('')
        : '';
    return (
      paint(folds, `fill="${isPaleLight() ? PALE.deep : '#1d2740'}"`, dark * 0.9) + paint(lit, 'fill="#fff"', light)
    );
  }

  /** A patch of light or shade with soft edges; `blur` in plate units. */
  soft(shape: Shape, colour: string, opacity: number, blur: number): string {
    const path = this.path(pathData(shape));
    const box = boxOf(shape);
    if (!box) return `<use href="#${path}" fill="${colour}" opacity="${num(opacity, 3)}" ${this.blur(blur)}/>`;
    const [x, y, rx, ry] = box;
    const grown = (edge: number, reach: number): number => Math.max(0.08, 1 + edge / this.scale / reach);
    return edgeSteps(blur, 10)
      .map(([edge, share]) => {
        const [sx, sy] = [grown(edge, rx), grown(edge, ry)];
        const place = `matrix(${num(sx, 3)} 0 0 ${num(sy, 3)} ${num(x * (1 - sx), 2)} ${num(y * (1 - sy), 2)})`;
        return `<use href="#${path}" fill="${colour}" fill-opacity="${num(opacity * share, 3)}" transform="${place}"/>`;
      })
      .join('');
  }

  /** A groove with a lit lip, and stitching and puckers where asked. */
  seam(shape: Shape, options: SeamOptions = {}): string {
    const { weight = 1.1, dark = 0.5, light = 0.22, stitch = 0, pucker = 0 } = options;
    const path = this.path(lineData(shape));
    const layers: string[] = [];
    const groove = isPaleLight() ? PALE.deep : '#0d1220';
    if (pucker) {
      layers.push(this.softStroke(path, 9, isPaleLight() ? PALE.shade : '#1b2233', pucker, 3));
    }
    if (light) layers.push(`<use href="#${path}" stroke="#fff" stroke-opacity="${light}" y="${this.units(1.2)}"/>`);
    layers.push(`<use href="#${path}" stroke="${groove}" stroke-opacity="${dark}"/>`);
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
    const fade = opacity < 1 ? ` stroke-opacity="${opacity}"` : '';
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

  /** A soft shadow under a thing. Its steps near the edge are moved less, so that the thing hides their inner sides. */
  private halo(path: string, [dx, dy, blur, opacity]: Cast, colour: string): string {
    const away = Math.hypot(dx, dy) || 1;
    const layers = edgeSteps(blur).map(([out, share]) => {
      const edge = away + out;
      if (edge <= 0.4) return '';
      const moved = Math.min(1, edge / (2 * away));
      const place = `translate(${this.units(dx * moved)} ${this.units(dy * moved)})`;
      return `<use href="#${path}" transform="${place}" stroke-width="${this.units(2 * (edge - moved * away))}" stroke-opacity="${num(opacity * share, 3)}"/>`;
    });
    return `<g fill="none" stroke="${colour}" stroke-linejoin="round">${layers.join('')}</g>`;
  }

  /** A line with soft edges; width in millimetres, blur in plate units. */
  softLine(shape: Shape, width: number, colour: string, opacity: number, blur: number): string {
    return this.softStroke(this.path(lineData(shape)), width * this.scale, colour, opacity, blur);
  }

  /** A path stroked with soft edges; width and blur in plate units. */
  private softStroke(path: string, width: number, colour: string, opacity: number, blur: number): string {
    const layers = bandSteps(width, blur).map(
      ([wide, share]) =>
        `<use href="#${path}" stroke-width="${this.units(wide)}" stroke-opacity="${num(opacity * share, 3)}"/>`,
    );
    return `<g fill="none" stroke="${colour}" stroke-linejoin="round">${layers.join('')}</g>`;
  }

  /** The outline itself, stroked wide and soft: a dark copy falls on the lower right, a light one on the upper left. */
  private volume(path: string, options: PartOptions): string {
    const { fill, volume = 16, shade = 0.55, light = 0.35 } = options;
    if (!volume) return '';
    const shift = this.units(volume * 0.28);
    const layer = (colour: string, opacity: number, sign: string): string =>
      `<g transform="translate(${sign}${shift} ${sign}${shift})">${this.softStroke(path, volume, colour, opacity, volume * 0.33)}</g>`;
    const dark = isPale(fill) ? PALE.shade : (options.shadeColour ?? shadeOf(fill));
    return layer(options.lightColour ?? lightOf(fill), light, '') + layer(dark, shade, '-');
  }
}

/** Blades over each other that together are a soft fold: their widths, and what each adds. */
const FOLD_STEPS: readonly (readonly [width: number, share: number])[] = [
  [1.35, 0.34],
  [0.8, 0.36],
  [0.36, 0.28],
];

/** Middle and half sides of a shape; none for a path that is not an ellipse. */
function boxOf(shape: Shape): readonly [x: number, y: number, rx: number, ry: number] | undefined {
  if (typeof shape === 'string') {
    const [left, y, rx, ry] = (/^M(\S+) (\S+)a(\S+) (\S+) 0 1 0 /.exec(shape) ?? []).slice(1).map(Number);
    return left === undefined || y === undefined || !rx || !ry ? undefined : [left + rx, y, rx, ry];
  }
  const [xs, ys] = [shape.map(([x]) => x), shape.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return [(left + right) / 2, (top + bottom) / 2, Math.max(1, (right - left) / 2), Math.max(1, (bottom - top) / 2)];
}
