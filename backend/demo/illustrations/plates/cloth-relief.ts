import type { Fold, Point } from './geometry';

/** Points of the shading along the longer side of a piece, and the least and most millimetres between two of them. */
const POINTS = 112;
const STEPS = [1.5, 5.4] as const;

/** From the top left and from before, of length 1. */
export const LIGHT = [-0.5, -0.56, 0.66] as const;

export type Grid = {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
  readonly step: number;
};

/** A grid that covers an outline with a point to spare on each side. */
export function gridOver(outline: readonly Point[]): Grid {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const extent = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  const step = Math.max(STEPS[0], Math.min(STEPS[1], extent / POINTS));
  const [left, top] = [Math.min(...xs) - 3 * step, Math.min(...ys) - 3 * step];
  const columns = Math.ceil((Math.max(...xs) + 3 * step - left) / step);
  const rows = Math.ceil((Math.max(...ys) + 3 * step - top) / step);
  return { left, top, columns, rows, step };
}

/** Where a level line crosses the outline, from left to right: inside lies between the first and the second, and so on. */
function crossings(outline: readonly Point[], y: number): number[] {
  const xs: number[] = [];
  outline.forEach((b, i) => {
    const a = outline.at(i - 1) ?? b;
    if (a[1] > y !== b[1] > y) xs.push(((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]);
  });
  return xs.sort((one, other) => one - other);
}

/** Distance in steps from the outline to each point inside; 0 outside. Two passes over the neighbours, as near as a soft edge needs. */
function depths({ left, top, columns, rows, step }: Grid, outline: readonly Point[]): Float32Array {
  const steps = new Float32Array(columns * rows);
  for (let row = 1; row < rows - 1; row++) {
    const xs = crossings(outline, top + row * step);
    for (let i = 0; i + 1 < xs.length; i += 2) {
      const from = Math.max(1, Math.ceil(((xs[i] as number) - left) / step));
      const to = Math.min(columns - 2, Math.floor(((xs[i + 1] as number) - left) / step));
      steps.fill(1e4, row * columns + from, row * columns + to + 1);
    }
  }
  const nearer = (at: number, back: number): void => {
    const value = steps[at] as number;
    if (value === 0) return;
    const straight = Math.min(steps[at - back] as number, steps[at - back * columns] as number) + 1;
    const slanted =
      Math.min(steps[at - back * (columns + 1)] as number, steps[at - back * (columns - 1)] as number) + Math.SQRT2;
    steps[at] = Math.min(value, straight, slanted);
  };
  for (let at = columns + 1; at < steps.length - columns - 1; at++) nearer(at, 1);
  for (let at = steps.length - columns - 2; at > columns; at--) nearer(at, -1);
  return steps;
}

/** A cushion inside the outline: it rises over `round` mm from the edge and is flat beyond. */
export function cushion(grid: Grid, outline: readonly Point[], round: number): Float32Array {
  return depths(grid, outline).map((steps) => {
    const depth = Math.min(1, (steps * grid.step) / round);
    return round * 0.62 * Math.sqrt(1 - (1 - depth) ** 2);
  });
}

/** Runs of a running mean, along rows and along columns in turn: four are close to a Gaussian blur, and fast. */
export function softened(values: Float32Array, columns: number, rows: number, radius: number, runs = 4): Float32Array {
  let from = values;
  const share = 1 / (2 * radius + 1);
  for (let run = 0; run < runs; run++) {
    const to = new Float32Array(from.length);
    const [lines, length, next, start] = run % 2 === 0 ? [rows, columns, 1, columns] : [columns, rows, columns, 1];
    const last = length - 1;
    for (let line = 0; line < lines; line++) {
      const first = line * start;
      let sum = (from[first] as number) * radius;
      for (let i = 0; i <= radius; i++) sum += from[first + Math.min(i, last) * next] as number;
      for (let i = 0; i <= last; i++) {
        to[first + i * next] = sum * share;
        const ahead = i + radius + 1;
        const behind = i - radius;
        sum +=
          (from[first + Math.min(ahead, last) * next] as number) - (from[first + Math.max(behind, 0) * next] as number);
      }
    }
    from = to;
  }
  return from;
}

/** A fold is followed in so many straight pieces. */
const SEGMENTS = 4;

/** Adds a fold: a crest along its curve, steep on the side away from the light, that fades at both ends. */
export function raise(heights: Float32Array, grid: Grid, [x0, y0, cx, cy, x1, y1, width]: Fold, depth: number): void {
  const { left, top, columns, rows, step } = grid;
  const reach = width * 2.5;
  const xs = new Float64Array(SEGMENTS + 1);
  const ys = new Float64Array(SEGMENTS + 1);
  for (let i = 0; i <= SEGMENTS; i++) {
    const t = i / SEGMENTS;
    xs[i] = (1 - t) * (1 - t) * x0 + 2 * (1 - t) * t * cx + t * t * x1;
    ys[i] = (1 - t) * (1 - t) * y0 + 2 * (1 - t) * t * cy + t * t * y1;
  }
  const c0 = Math.max(0, Math.floor((Math.min(...xs) - reach - left) / step));
  const c1 = Math.min(columns - 1, Math.ceil((Math.max(...xs) + reach - left) / step));
  const r0 = Math.max(0, Math.floor((Math.min(...ys) - reach - top) / step));
  const r1 = Math.min(rows - 1, Math.ceil((Math.max(...ys) + reach - top) / step));
  for (let row = r0; row <= r1; row++) {
    const y = top + row * step;
    for (let column = c0; column <= c1; column++) {
      const x = left + column * step;
      let best = reach * reach;
      let along = -1;
      let lee = 0;
      for (let i = 0; i < SEGMENTS; i++) {
        const [ax, ay] = [xs[i] as number, ys[i] as number];
        const dx = (xs[i + 1] as number) - ax;
        const dy = (ys[i + 1] as number) - ay;
        const share = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
        const [ox, oy] = [x - ax - dx * share, y - ay - dy * share];
        const squared = ox * ox + oy * oy;
        if (squared >= best) continue;
        best = squared;
        along = (i + share) / SEGMENTS;
        lee = -ox * LIGHT[0] - oy * LIGHT[1];
      }
      if (along < 0) continue;
      const far = Math.sqrt(best) / (width * (lee > 0 ? 0.95 : 1.5));
      const at = row * columns + column;
      const fade = Math.sqrt(4 * along * (1 - along));
      heights[at] = (heights[at] as number) + (depth * width * fade) / (1 + far * far) ** 2;
    }
  }
}
