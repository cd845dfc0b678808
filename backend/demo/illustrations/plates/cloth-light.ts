import { greyPicture } from '../grey-picture';
import { noise } from '../landscapes/noise';
import { type Fold, num, type Point, seededRandom } from './geometry';

/** How a cloth takes light: how far its edges are rounded, how deep its folds, how much it is crumpled, how it shines. */
export type Drape = {
  readonly folds: readonly Fold[];
  /** another number, other creases */
  readonly seed: number;
  /** mm from an outline over which the cloth turns away */
  readonly round?: number;
  /** 1 as drawn; knits fall softly, shells stand */
  readonly depth?: number;
  readonly crumple?: number;
  readonly shine?: number;
  /** 1 as on a jacket; small things crumple finer */
  readonly grain?: number;
};

/** The edge of cloth: a thin line and a narrow hem of light, as its folds are lit by themselves. */
export const CLOTH_EDGE = {
  volume: 7,
  shade: 0.3,
  light: 0.2,
  shadeColour: '#141b2b',
  lightColour: '#dfe6ea',
  line: 0.8,
} as const;

/** Points of the shading along the longer side of a piece, and the least and most millimetres between two of them. */
const POINTS = 130;
const STEPS = [1.2, 4.8] as const;
/** From the top left and from before, of length 1. */
const LIGHT = [-0.5, -0.56, 0.66] as const;
/** What is lit from all around. */
const AMBIENT = 0.3;

type Grid = {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
  readonly step: number;
};

/** A grid that covers an outline with a point to spare on each side. */
function gridOver(outline: readonly Point[]): Grid {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const extent = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  const step = Math.max(STEPS[0], Math.min(STEPS[1], extent / POINTS));
  const [left, top] = [Math.min(...xs) - 3 * step, Math.min(...ys) - 3 * step];
  const columns = Math.ceil((Math.max(...xs) + 3 * step - left) / step);
  const rows = Math.ceil((Math.max(...ys) + 3 * step - top) / step);
  return { left, top, columns, rows, step };
}

/** Squared distance of a place from the line between two points, and how far along it is. */
function fromLine(x: number, y: number, a: Point, b: Point): readonly [squared: number, share: number] {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const share = Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1)));
  return [(x - a[0] - dx * share) ** 2 + (y - a[1] - dy * share) ** 2, share];
}

/** A cushion inside the outline: it rises over `round` mm from the edge and is flat beyond. */
function cushion({ left, top, columns, rows, step }: Grid, outline: readonly Point[], round: number): Float32Array {
  const heights = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [x, y] = [left + column * step, top + row * step];
      let nearest = Number.POSITIVE_INFINITY;
      let inside = false;
      for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
        const [a, b] = [outline[j] as Point, outline[i] as Point];
        nearest = Math.min(nearest, fromLine(x, y, a, b)[0]);
        if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
      }
      const depth = inside ? Math.min(1, Math.sqrt(nearest) / round) : 0;
      heights[row * columns + column] = round * 0.62 * Math.sqrt(1 - (1 - depth) ** 2);
    }
  return heights;
}

/** Runs of a running mean, along rows and along columns in turn: four are close to a Gaussian blur, and fast. */
export function softened(values: Float32Array, columns: number, rows: number, radius: number, runs = 4): Float32Array {
  let from = values;
  for (let run = 0; run < runs; run++) {
    const to = new Float32Array(from.length);
    const along = run % 2 === 0;
    const [lines, length, next, start] = along ? [rows, columns, 1, columns] : [columns, rows, columns, 1];
    for (let line = 0; line < lines; line++) {
      const at = (i: number): number => line * start + Math.max(0, Math.min(length - 1, i)) * next;
      let sum = 0;
      for (let i = -radius; i <= radius; i++) sum += from[at(i)] ?? 0;
      for (let i = 0; i < length; i++) {
        to[at(i)] = sum / (2 * radius + 1);
        sum += (from[at(i + radius + 1)] ?? 0) - (from[at(i - radius)] ?? 0);
      }
    }
    from = to;
  }
  return from;
}

const SEGMENTS = 7;

/** Adds a fold: a crest along its curve, steep on the side away from the light, that fades at both ends. */
function raise(heights: Float32Array, grid: Grid, [x0, y0, cx, cy, x1, y1, width]: Fold, depth: number): void {
  const { left, top, columns, rows, step } = grid;
  const reach = width * 3.4;
  const line = Array.from({ length: SEGMENTS + 1 }, (_, i): Point => {
    const t = i / SEGMENTS;
    const s = 1 - t;
    return [s * s * x0 + 2 * s * t * cx + t * t * x1, s * s * y0 + 2 * s * t * cy + t * t * y1];
  });
  const range = (low: number, high: number, from: number, count: number): readonly [number, number] => [
    Math.max(0, Math.floor((low - reach - from) / step)),
    Math.min(count - 1, Math.ceil((high + reach - from) / step)),
  ];
  const [c0, c1] = range(Math.min(x0, cx, x1), Math.max(x0, cx, x1), left, columns);
  const [r0, r1] = range(Math.min(y0, cy, y1), Math.max(y0, cy, y1), top, rows);
  for (let row = r0; row <= r1; row++)
    for (let column = c0; column <= c1; column++) {
      const [x, y] = [left + column * step, top + row * step];
      let [best, along, lee] = [Number.POSITIVE_INFINITY, 0, 0];
      for (let i = 0; i < SEGMENTS; i++) {
        const [a, b] = [line[i] as Point, line[i + 1] as Point];
        const [squared, share] = fromLine(x, y, a, b);
        if (squared >= best) continue;
        best = squared;
        along = (i + share) / SEGMENTS;
        lee = (x - a[0]) * -LIGHT[0] + (y - a[1]) * -LIGHT[1];
      }
      const far = Math.sqrt(best) / (width * (lee > 0 ? 0.95 : 1.5));
      if (far < 3) {
        const at = row * columns + column;
        heights[at] = (heights[at] ?? 0) + depth * width * Math.sin(Math.PI * along) ** 0.7 * Math.exp(-(far ** 1.45));
      }
    }
}

/** The folds of one piece: some moved, some wider, some left out, so that two of a kind hang differently. */
function ownFolds(folds: readonly Fold[], seed: number): Fold[] {
  const random = seededRandom(seed * 7919 + 17);
  return folds.flatMap(([x0, y0, cx, cy, x1, y1, width]): Fold[] => {
    const by = (reach: number): number => (random() - 0.5) * 2 * reach;
    const size = Math.hypot(x1 - x0, y1 - y0);
    const [dx, dy] = [by(16), by(20)];
    const fold: Fold = [
      x0 + dx * 0.4,
      y0 + dy,
      cx + dx + by(size * 0.16),
      cy + dy + by(size * 0.16),
      x1 + dx + by(size * 0.2),
      y1 + dy + by(size * 0.2),
      width * (0.75 + random() * 0.65),
    ];
    return random() < 0.16 ? [] : [fold];
  });
}

/** Hollows and crests too small for folds, longer along the fall of the cloth. */
function crumple(heights: Float32Array, grid: Grid, { seed, crumple: amount = 1, grain = 1 }: Drape): void {
  const { columns, rows, left, top } = grid;
  const step = grid.step / grain;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [x, y] = [left / grain + column * step, top / grain + row * step];
      const bend = 14 * noise(x / 90, y / 130, seed + 3);
      const broad = noise((x + bend) / 84, (y - bend) / 150, seed);
      const crest = (1 - Math.abs(noise((x + y * 0.4 + bend) / 74, (y - x * 0.35) / 120, seed + 11))) ** 3;
      const at = row * columns + column;
      heights[at] = (heights[at] ?? 0) + amount * grain * (7.5 * broad + 8 * crest);
    }
}

/** Brightness of the heights: 0.5 leaves a colour as it is, less darkens it, more lights it. */
function lit(heights: Float32Array, { columns, rows, step }: Grid, shine: number): Float32Array {
  const hollow = softened(heights, columns, rows, 5);
  const values = new Float32Array(heights.length).fill(0.5);
  for (let row = 1; row < rows - 1; row++)
    for (let column = 1; column < columns - 1; column++) {
      const at = row * columns + column;
      const dx = ((heights[at + 1] ?? 0) - (heights[at - 1] ?? 0)) / (2 * step);
      const dy = ((heights[at + columns] ?? 0) - (heights[at - columns] ?? 0)) / (2 * step);
      const length = Math.hypot(dx, dy, 1);
      const facing = Math.max(0, (LIGHT[2] - dx * LIGHT[0] - dy * LIGHT[1]) / length) / LIGHT[2];
      const sunk = Math.max(-0.16, Math.min(0.22, (((hollow[at] ?? 0) - (heights[at] ?? 0)) * 0.1) / step));
      // light falls off towards the hem, as in a studio with one lamp above
      const fall = 0.13 - 0.15 * (row / rows) - 0.12 * (column / columns);
      const light = AMBIENT + (1 - AMBIENT) * facing + fall - sunk;
      values[at] = light < 1 ? 0.5 * light : 0.5 + Math.min(0.34, (light - 1) * 0.36 * shine);
    }
  return values;
}

/**
 * Light and shade of a piece of cloth, to be laid inside its outline: a picture of its folds, lit from the top left. It costs less to
 * paint than as many blurred paths, and its creases turn as cloth does.
 * @param outline the piece, mm; curves between the points may bulge a little
 */
export function clothLight(outline: readonly Point[], drape: Drape): string {
  const { folds, seed, round = 46, depth = 1, shine = 1 } = drape;
  const grid = gridOver(outline);
  const heights = softened(cushion(grid, outline, round), grid.columns, grid.rows, 2);
  for (const fold of ownFolds(folds, seed)) raise(heights, grid, fold, 0.62 * depth);
  crumple(heights, grid, drape);
  const smooth = softened(heights, grid.columns, grid.rows, 1, 2);
  const { left, top, columns, rows, step } = grid;
  const picture = greyPicture(columns, rows, lit(smooth, grid, shine));
  const place = `x="${num(left - step / 2)}" y="${num(top - step / 2)}" width="${num(columns * step)}" height="${num(rows * step)}"`;
  return `<image ${place} preserveAspectRatio="none" class="h" href="${picture}"/>`;
}

/** A number for the creases of a piece: goods that differ in anything but colour and side hang differently. */
export function creaseSeed(...shape: readonly unknown[]): number {
  let seed = 5;
  for (const letter of JSON.stringify(shape)) seed = (seed * 31 + letter.charCodeAt(0)) % 9973;
  return seed;
}
