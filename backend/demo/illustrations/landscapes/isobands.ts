import { short, type Vec } from './svg';

/** Sides of a grid cell that a contour enters and leaves by, for each combination of corners above the threshold. */
const CROSSINGS: readonly (readonly (readonly [Vec, Vec])[])[] = [
  [],
  [
    [
      [1, 1.5],
      [0.5, 1],
    ],
  ],
  [
    [
      [1.5, 1],
      [1, 1.5],
    ],
  ],
  [
    [
      [1.5, 1],
      [0.5, 1],
    ],
  ],
  [
    [
      [1, 0.5],
      [1.5, 1],
    ],
  ],
  [
    [
      [1, 1.5],
      [0.5, 1],
    ],
    [
      [1, 0.5],
      [1.5, 1],
    ],
  ],
  [
    [
      [1, 0.5],
      [1, 1.5],
    ],
  ],
  [
    [
      [1, 0.5],
      [0.5, 1],
    ],
  ],
  [
    [
      [0.5, 1],
      [1, 0.5],
    ],
  ],
  [
    [
      [1, 1.5],
      [1, 0.5],
    ],
  ],
  [
    [
      [0.5, 1],
      [1, 0.5],
    ],
    [
      [1.5, 1],
      [1, 1.5],
    ],
  ],
  [
    [
      [1.5, 1],
      [1, 0.5],
    ],
  ],
  [
    [
      [0.5, 1],
      [1.5, 1],
    ],
  ],
  [
    [
      [1, 1.5],
      [1.5, 1],
    ],
  ],
  [
    [
      [0.5, 1],
      [1, 1.5],
    ],
  ],
  [],
];

type Fragment = { start: string; end: string; points: Vec[] };

const key = ([x, y]: Vec): string => `${x},${y}`;

/** Joins the pieces of contours into closed rings as the cells are walked. */
function collectRings(width: number, height: number, isAbove: (x: number, y: number) => boolean): Vec[][] {
  const rings: Vec[][] = [];
  const byStart = new Map<string, Fragment>();
  const byEnd = new Map<string, Fragment>();
  const join = (from: Vec, to: Vec): void => {
    const start = key(from);
    const end = key(to);
    const before = byEnd.get(start);
    const after = byStart.get(end);
    if (before) {
      byEnd.delete(start);
      if (after) {
        byStart.delete(end);
        if (before === after) {
          before.points.push(to);
          rings.push(before.points);
          return;
        }
        const joined = { start: before.start, end: after.end, points: before.points.concat(after.points) };
        byStart.set(joined.start, joined);
        byEnd.set(joined.end, joined);
        return;
      }
      before.points.push(to);
      before.end = end;
      byEnd.set(end, before);
      return;
    }
    if (after) {
      byStart.delete(end);
      after.points.unshift(from);
      after.start = start;
      byStart.set(start, after);
      return;
    }
    const fragment = { start, end, points: [from, to] };
    byStart.set(start, fragment);
    byEnd.set(end, fragment);
  };
  for (let y = -1; y < height; y++) {
    for (let x = -1; x < width; x++) {
      const corners =
        Number(isAbove(x, y + 1)) +
        2 * Number(isAbove(x + 1, y + 1)) +
        4 * Number(isAbove(x + 1, y)) +
        8 * Number(isAbove(x, y));
      for (const [from, to] of CROSSINGS[corners] ?? []) join([from[0] + x, from[1] + y], [to[0] + x, to[1] + y]);
    }
  }
  return rings;
}

/**
 * Closed contours round everything in a grid that is at least `threshold` (marching squares, edges interpolated).
 * Coordinates are in cells, the middle of the first at 0.5; holes run the other way round.
 */
export function isoband(values: Float64Array, width: number, height: number, threshold: number): Vec[][] {
  const at = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height ? Number.NEGATIVE_INFINITY : (values[y * width + x] ?? 0);
  const between = (low: number, high: number): number => {
    const share = (threshold - low) / (high - low);
    return Number.isFinite(share) ? share - 0.5 : 0;
  };
  return collectRings(width, height, (x, y) => at(x, y) >= threshold).map((ring) =>
    ring.map(([x, y]): Vec => {
      const cx = Math.floor(x);
      const cy = Math.floor(y);
      if (cx === x && x > 0 && x < width) return [x + between(at(cx - 1, cy), at(cx, cy)), y];
      if (cy === y && y > 0 && y < height) return [x, y + between(at(cx, cy - 1), at(cx, cy))];
      return [x, y];
    }),
  );
}

export function ringArea(ring: readonly Vec[]): number {
  let twice = 0;
  for (let i = 1; i < ring.length; i++) {
    const [ax, ay] = ring[i - 1] ?? [0, 0];
    const [bx, by] = ring[i] ?? [0, 0];
    twice += ax * by - ay * bx;
  }
  return twice / 2;
}

/** Leaves out points that lie within `tolerance` of the line between their neighbours (Douglas and Peucker). */
export function simplify(points: readonly Vec[], tolerance: number): Vec[] {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 3) return [...points];
  const dx = last[0] - first[0];
  const dy = last[1] - first[1];
  const length = Math.hypot(dx, dy);
  let farthest = 0;
  let at = 0;
  points.forEach(([x, y], i) => {
    const distance =
      length < 1e-6
        ? Math.hypot(x - first[0], y - first[1])
        : Math.abs(dy * x - dx * y + last[0] * first[1] - last[1] * first[0]) / length;
    if (i > 0 && i < points.length - 1 && distance > farthest) {
      farthest = distance;
      at = i;
    }
  });
  if (farthest <= tolerance) return [first, last];
  return [...simplify(points.slice(0, at + 1), tolerance).slice(0, -1), ...simplify(points.slice(at), tolerance)];
}

export function simplifyRing(ring: readonly Vec[], tolerance: number): Vec[] {
  if (ring.length < 8) return [...ring];
  const half = ring.length >> 1;
  return [...simplify(ring.slice(0, half + 1), tolerance).slice(0, -1), ...simplify(ring.slice(half), tolerance)];
}

/** A ring as a smooth path: quadratics between the middles of its edges, in relative coordinates of one decimal at most. */
export function smoothRing(ring: readonly Vec[], scale: number): string {
  const points = ring[0]?.[0] === ring.at(-1)?.[0] && ring[0]?.[1] === ring.at(-1)?.[1] ? ring.slice(0, -1) : ring;
  if (points.length < 3) return '';
  const round = (v: number): number => Math.round(v * scale) / scale;
  const middle = (a: Vec, b: Vec): Vec => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const start = middle(points.at(-1) ?? [0, 0], points[0] ?? [0, 0]);
  let x = round(start[0]);
  let y = round(start[1]);
  let path = `M${short(x, scale)} ${short(y, scale)}q`;
  points.forEach((point, i) => {
    const end = middle(point, points[(i + 1) % points.length] ?? point);
    const endX = round(end[0]);
    const endY = round(end[1]);
    const step = [point[0] - x, point[1] - y, endX - x, endY - y].map((v) => short(v, scale)).join(' ');
    path += (i ? ' ' : '') + step.replace(/ -/g, '-');
    x = endX;
    y = endY;
  });
  return `${path}z`;
}
