import { LRUCache } from 'lru-cache';
import { lightPicture, tintedLightPicture } from '../data-picture';
import { noise } from '../landscapes/noise';
import { cushion, type Grid, gridOver, LIGHT, raise, softened } from './cloth-relief';
import { type Fold, num, type Point, seededRandom } from './geometry';
import { isPaleLight, PALE_SHADE, paleStrength } from './pale-light';

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
  /** how much larger than clothes the piece is: a tent is lit as a jacket of its shape would be */
  readonly size?: number;
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

/** What is lit from all around. */
const AMBIENT = 0.3;

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

/** Raise it when light on cloth is computed otherwise: fingerprints of drawings know it by this number. */
const LIGHT_EDITION = 3;
let isNamedOnly = false;

/**
 * Runs a drawing in which the light on cloth is named instead of computed, which takes most of its time. For fingerprints only: what
 * comes out differs whenever the drawing would, and is not to be shown.
 */
export function withoutLight<Result>(draw: () => Result): Result {
  isNamedOnly = true;
  try {
    return draw();
  } finally {
    isNamedOnly = false;
  }
}

/** Pieces lit lately: the views and colours of a product share most of them. */
const LIT = new LRUCache<string, string>({ max: 96 });

/**
 * A light that is computed once for what it is named by, or only named where a fingerprint is wanted.
 * @param ownKey all that the light depends on
 */
export function namedLight(ownKey: string, compute: () => string): string {
  const key = isPaleLight() ? `pale ${ownKey}` : ownKey;
  if (isNamedOnly) return `<!--light ${LIGHT_EDITION} ${key}-->`;
  const known = LIT.get(key) ?? compute();
  LIT.set(key, known);
  return known;
}

/**
 * Light and shade of a piece of cloth, to be laid inside its outline: a picture of its folds, lit from the top left. It costs less to
 * paint than as many blurred paths, and its creases turn as cloth does.
 * @param outline the piece, mm; curves between the points may bulge a little
 */
export const clothLight = (outline: readonly Point[], drape: Drape): string =>
  namedLight(JSON.stringify([outline, drape]), () => draped(outline, drape));

function draped(outline: readonly Point[], drape: Drape): string {
  const { folds, seed, round = 46, depth = 1, shine = 1, size = 1 } = drape;
  const piece = outline.map(([x, y]): Point => [x / size, y / size]);
  const grid = gridOver(piece);
  const heights = softened(cushion(grid, piece, round), grid.columns, grid.rows, 2);
  const resized = folds.map((fold) => fold.map((value) => value / size) as unknown as Fold);
  for (const fold of ownFolds(resized, seed)) raise(heights, grid, fold, 0.62 * depth);
  // dents too small for folds look like dirt on white
  crumple(heights, grid, isPaleLight() ? { ...drape, crumple: (drape.crumple ?? 1) * 0.6 } : drape);
  return lightOn(softened(heights, grid.columns, grid.rows, 1, 2), grid, shine, size);
}

/** The light on heights as a picture in its place, to be laid inside a part in one group with its colours. */
export function lightOn(heights: Float32Array, grid: Grid, shine: number, size = 1): string {
  const { columns, rows } = grid;
  const [left, top, step] = [grid.left * size, grid.top * size, grid.step * size];
  const values = lit(heights, grid, shine);
  const picture = isPaleLight()
    ? tintedLightPicture(columns, rows, values, PALE_SHADE, paleStrength)
    : lightPicture(columns, rows, values);
  const place = `x="${num(left - step / 2)}" y="${num(top - step / 2)}" width="${num(columns * step)}" height="${num(rows * step)}"`;
  return `<image ${place} preserveAspectRatio="none" href="${picture}"/>`;
}

/** A number for the creases of a piece: goods that differ in anything but colour and side hang differently. */
export function creaseSeed(...shape: readonly unknown[]): number {
  let seed = 5;
  for (const letter of JSON.stringify(shape)) seed = (seed * 31 + letter.charCodeAt(0)) % 9973;
  return seed;
}
