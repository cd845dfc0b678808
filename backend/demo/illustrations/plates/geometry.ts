/**
 * A point of an outline, in millimetres of the real object. Without a third value the curve runs smoothly through it;
 * 0 makes a sharp corner, any other value a corner rounded by that many millimetres.
 */
export type Point = readonly [x: number, y: number, corner?: number | undefined];

/** A crease of cloth: start, control point and end in millimetres, and its greatest half width. */
export type Fold = readonly [x0: number, y0: number, cx: number, cy: number, x1: number, y1: number, width: number];

/** Which half of a symmetrical thing is being drawn: 1 right, -1 left. */
export type Side = 1 | -1;
export const SIDES: readonly Side[] = [1, -1];

/**
 * Reads points from their short notation: `x,y` smooth, `x,y!` sharp corner, `x,y~8` corner rounded by 8 mm.
 * @example pts('0,18 74,-4! 216,280~6')
 */
export function pts(notation: string): Point[] {
  return notation
    .trim()
    .split(/\s+/)
    .map((word): Point => {
      const [position = '', radius] = word.split('~');
      const sharp = position.endsWith('!');
      const [x = '0', y = '0'] = (sharp ? position.slice(0, -1) : position).split(',');
      const corner = sharp ? 0 : radius === undefined ? undefined : Number(radius);
      return corner === undefined ? [Number(x), Number(y)] : [Number(x), Number(y), corner];
    });
}

/** Reads folds from their short notation: `x0,y0 cx,cy x1,y1 width`, one fold after the other, parted by `;`. */
export function creases(notation: string): Fold[] {
  return notation.split(';').map((text): Fold => {
    const [x0 = 0, y0 = 0, cx = 0, cy = 0, x1 = 0, y1 = 0, width = 8] = text
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    return [x0, y0, cx, cy, x1, y1, width];
  });
}

/** A number as SVG writes it shortest, rounded to the given decimals. Drawings hold thousands of them: whole digits are put together. */
export function num(value: number, decimals = 1): string {
  const scale = decimals === 1 ? 10 : 10 ** decimals;
  const rounded = Math.round(value * scale);
  const digits = Math.abs(rounded);
  const whole = Math.floor(digits / scale);
  const rest = digits - whole * scale;
  const sign = rounded < 0 ? '-' : '';
  if (rest === 0) return sign + whole;
  const tail = decimals === 1 ? rest : String(rest).padStart(decimals, '0').replace(/0+$/, '');
  return `${sign}${whole || ''}.${tail}`;
}

export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;
export const lerpPoint = (a: Point, b: Point, t: number): Point => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)];

/** A repeatable source of numbers from 0 to 1 (mulberry32): the same seed draws the same picture. */
export function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const withCorner = (x: number, y: number, corner: number | undefined): Point =>
  corner === undefined ? [x, y] : [x, y, corner];

export const flipped = (points: readonly Point[]): Point[] => points.map(([x, y, corner]) => withCorner(-x, y, corner));

/** Closes a half outline (top centre, right side, bottom centre) with its mirror image. */
export const mirrored = (half: readonly Point[]): Point[] => [
  ...half,
  ...flipped(half)
    .reverse()
    .filter(([x]) => Math.abs(x) > 0.01),
];

/** Puts points drawn for the right side on the given side. */
export const onSide =
  (side: Side) =>
  (points: readonly Point[]): readonly Point[] =>
    side > 0 ? points : flipped(points);

export const foldsOnSide = (folds: readonly Fold[], side: Side): Fold[] =>
  folds.map(([x0, y0, cx, cy, x1, y1, width]) => [x0 * side, y0, cx * side, cy, x1 * side, y1, width]);

export const shifted = (points: readonly Point[], dx: number, dy: number): Point[] =>
  points.map(([x, y, corner]) => withCorner(x + dx, y + dy, corner));

export function rotated(points: readonly Point[], degrees: number, cx = 0, cy = 0): Point[] {
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return points.map(([x, y, corner]) =>
    withCorner(cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos, corner),
  );
}

export const rectangle = (x: number, y: number, width: number, height: number, corner = 0): Point[] => [
  [x, y, corner],
  [x + width, y, corner],
  [x + width, y + height, corner],
  [x, y + height, corner],
];

export function ellipse(cx: number, cy: number, rx: number, ry = rx): string {
  const arc = `a${num(rx)} ${num(ry)} 0 1 0`;
  return `M${num(cx - rx)} ${num(cy)}${arc} ${num(2 * rx)} 0${arc} ${num(-2 * rx)} 0Z`;
}

/** One fold as a tapered blade along its quadratic. */
export function blade([x0, y0, cx, cy, x1, y1, width]: Fold): string {
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const nx = (-(y1 - y0) / length) * width;
  const ny = ((x1 - x0) / length) * width;
  const start = `${num(x0)} ${num(y0)}`;
  const end = `${num(x1)} ${num(y1)}`;
  return `M${start}Q${num(cx + nx)} ${num(cy + ny)} ${end}Q${num(cx - nx)} ${num(cy - ny)} ${start}Z`;
}
