import { lightPicture } from '../data-picture';
import { noise } from '../landscapes/noise';
import { namedLight } from './cloth-light';
import { softened } from './cloth-relief';
import { lerpPoint, num, type Point } from './geometry';
import { type Camera, cross3, dot3, faces, length3, minus3, type Place3, type Sheet } from './tent-space';

/** Meshes of a sheet each way. */
const MESH = 22;
/** Points of the light along a tent. */
const WIDTH = 190;

/** From the top left and from before, of length 1: right, up, towards the eye. */
const LAMP: Place3 = [-0.52, 0.6, 0.608];

type Knot = { readonly place: Place3; readonly shown: Point };
/** A sheet as the eye sees it. */
export type Spread = {
  readonly knots: readonly (readonly Knot[])[];
  /** from where to where each upright line of the mesh is seen; none where it is turned away */
  readonly runs: readonly (readonly [from: number, to: number] | undefined)[];
};

const unit = (a: Place3): Place3 => {
  const length = length3(a) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
};

/** What the cloth rises and falls by, mm: it is pulled at its corners, and not quite flat between. */
function ripple(u: number, v: number, wide: number, tall: number, seed: number): number {
  // small pieces are pulled tight
  const loose = 15 * Math.min(1, Math.min(wide, tall) / 800) ** 2;
  let rise = loose * noise((u * wide) / 420 + seed, (v * tall) / 560, seed) * Math.min(1, 7 * u * (1 - u));
  for (const [cu, cv, turn] of [
    [0, 0, 15],
    [1, 0, 13],
    [0, 1, 11],
    [1, 1, 12],
  ] as const) {
    const [dx, dy] = [Math.abs(u - cu) * wide, Math.abs(v - cv) * tall];
    const far = Math.hypot(dx, dy);
    rise +=
      loose * Math.min(1, far / 220) * Math.exp(-far / 460) * Math.cos(Math.atan2(dy, dx) * turn + seed + cu + 2 * cv);
  }
  return rise;
}

const at = (rows: readonly (readonly Place3[])[], i: number, j: number): Place3 =>
  rows[Math.max(0, Math.min(MESH, i))]?.[Math.max(0, Math.min(MESH, j))] ?? [0, 0, 0];

/** The normal of a mesh at a knot. */
const normalAt = (rows: readonly (readonly Place3[])[], i: number, j: number): Place3 =>
  unit(cross3(minus3(at(rows, i + 1, j), at(rows, i - 1, j)), minus3(at(rows, i, j + 1), at(rows, i, j - 1))));

/** Spreads a sheet before the eye. */
export function spread(sheet: Sheet, camera: Camera): Spread {
  const steps = Array.from({ length: MESH + 1 }, (_, i) => i / MESH);
  const knots = steps.map((u) =>
    steps.map((v): Knot => {
      const place = sheet(u, v);
      return { place: camera.seen(place), shown: camera.shown(place) };
    }),
  );
  const places = knots.map((line) => line.map(({ place }) => place));
  const runs = places.map((line, i) => {
    const visible = line.flatMap((place, j) => (faces(normalAt(places, i, j), place) ? [j] : []));
    // a mesh beyond the horizon closes its steps
    return visible.length > 1
      ? ([Math.max(0, (visible[0] ?? 0) - 1), Math.min(MESH, (visible.at(-1) ?? 0) + 1)] as const)
      : undefined;
  });
  return { knots, runs };
}

/** Outline of what is seen of a sheet, as path data; empty when all of it is turned away. */
export function outlineOf({ knots, runs }: Spread): string {
  const seen = knots.flatMap((line, i) => {
    const run = runs[i];
    return run ? [{ low: line.slice(run[0], run[1] + 1).map(({ shown }) => shown), i }] : [];
  });
  const [first, last] = [seen[0], seen.at(-1)];
  if (!first || !last || seen.length < 2) return '';
  const round = [
    ...seen.flatMap(({ low }) => low.slice(0, 1)),
    ...last.low.slice(1, -1),
    ...seen.flatMap(({ low }) => low.slice(-1)).reverse(),
    ...first.low.slice(1, -1).reverse(),
  ];
  return `M${round.map(([x, y]) => `${num(x, 0)} ${num(y, 0)}`).join('L')}Z`;
}

/** What is seen of a sheet below a share of its height, as path data. */
export function bandOf({ knots, runs }: Spread, share: number): string {
  const edge = share * MESH;
  const [below, part] = [Math.floor(edge), edge % 1];
  const seen = knots.flatMap((line, i) => {
    const from = runs[i]?.[0] ?? MESH;
    const [hem, low, high] = [line[from], line[below], line[below + 1]];
    return from <= below && hem && low && high
      ? [{ hem: hem.shown, edge: lerpPoint(low.shown, high.shown, part) }]
      : [];
  });
  if (seen.length < 2) return '';
  const round = [...seen.map(({ hem }) => [hem[0], hem[1] + 30] as const), ...seen.map((each) => each.edge).reverse()];
  return `M${round.map(([x, y]) => `${num(x, 0)} ${num(y, 0)}`).join('L')}Z`;
}

/** Brightness of cloth with this normal; 0.5 leaves its colour as it is. */
function brightness(normal: Place3, height: number): number {
  const light = 0.34 + 0.1 * normal[1] + 0.8 * Math.max(0, dot3(normal, LAMP)) + 0.14 * height;
  return light < 1 ? 0.5 * light : 0.5 + Math.min(0.24, (light - 1) * 0.7);
}

type Canvas = { readonly values: Float32Array; readonly columns: number; readonly rows: number };

/** Fills a triangle of the canvas with a value that changes evenly between its corners. */
function fill({ values, columns, rows }: Canvas, corners: readonly (readonly [number, number, number])[]): void {
  const [[ax, ay, a], [bx, by, b], [cx, cy, c]] = corners as [
    [number, number, number],
    [number, number, number],
    [number, number, number],
  ];
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
  if (!area) return;
  const [x0, x1] = [
    Math.max(0, Math.floor(Math.min(ax, bx, cx))),
    Math.min(columns - 1, Math.ceil(Math.max(ax, bx, cx))),
  ];
  const [y0, y1] = [Math.max(0, Math.floor(Math.min(ay, by, cy))), Math.min(rows - 1, Math.ceil(Math.max(ay, by, cy)))];
  for (let y = y0; y <= y1; y++)
    for (let x = x0; x <= x1; x++) {
      const s = ((x - ax) * (cy - ay) - (cx - ax) * (y - ay)) / area;
      const t = ((bx - ax) * (y - ay) - (x - ax) * (by - ay)) / area;
      if (s < -0.2 || t < -0.2 || s + t > 1.2) continue;
      values[y * columns + x] = a + (b - a) * s + (c - a) * t;
    }
}

/** Lays the light of one sheet on the canvas. */
function lightSheet(
  canvas: Canvas,
  { knots, runs }: Spread,
  top: number,
  onCanvas: (at: Point) => Point,
  seed: number,
): void {
  const places = knots.map((line) => line.map(({ place }) => place));
  const wide = length3(minus3(at(places, MESH, 4), at(places, 0, 4)));
  const tall = length3(minus3(at(places, 11, MESH), at(places, 11, 0))) * 1.2;
  const raised = places.map((line, i) =>
    line.map((place, j): Place3 => {
      const rise = ripple(i / MESH, j / MESH, wide, tall, seed);
      const [nx, ny, nz] = normalAt(places, i, j);
      return [place[0] + nx * rise, place[1] + ny * rise, place[2] + nz * rise];
    }),
  );
  const lit = knots.map((line, i) =>
    line.map(({ shown, place }, j): readonly [number, number, number] => {
      const [x, y] = onCanvas(shown);
      return [x, y, brightness(normalAt(raised, i, j), place[1] / top)];
    }),
  );
  for (let i = 0; i < MESH; i++) {
    const [run, next] = [runs[i], runs[i + 1]];
    if (!run && !next) continue;
    const [low, high] = [Math.min(run?.[0] ?? MESH, next?.[0] ?? MESH), Math.max(run?.[1] ?? 0, next?.[1] ?? 0)];
    for (let j = low; j < high; j++) {
      const [a, b, c, d] = [lit[i]?.[j], lit[i + 1]?.[j], lit[i + 1]?.[j + 1], lit[i]?.[j + 1]];
      if (!a || !b || !c || !d) continue;
      fill(canvas, [a, b, c]);
      fill(canvas, [a, c, d]);
    }
  }
}

/**
 * Light and shade of a tent's cloth as one picture, to be laid over its colours in a group that is clipped to them.
 * @param sheets from the farthest to the nearest
 * @param key all that the shape depends on
 */
export const tentLight = (key: string, sheets: readonly Spread[]): string =>
  namedLight(`tent ${key}`, () => {
    const all = sheets.flatMap(({ knots }) => knots.flatMap((line) => line.map(({ shown }) => shown)));
    const [left, right] = [Math.min(...all.map(([x]) => x)), Math.max(...all.map(([x]) => x))];
    const [top, bottom] = [Math.min(...all.map(([, y]) => y)), Math.max(...all.map(([, y]) => y))];
    const step = (right - left) / WIDTH;
    const [columns, rows] = [WIDTH + 9, Math.ceil((bottom - top) / step) + 9];
    const canvas = { values: new Float32Array(columns * rows).fill(0.46), columns, rows };
    const onCanvas = ([x, y]: Point): Point => [(x - left) / step + 4, (y - top) / step + 4];
    for (const [i, sheet] of sheets.entries()) lightSheet(canvas, sheet, -top, onCanvas, i * 3 + 1);
    const picture = lightPicture(columns, rows, softened(canvas.values, columns, rows, 1, 2));
    const place = `x="${num(left - 4.5 * step)}" y="${num(top - 4.5 * step)}" width="${num(columns * step)}" height="${num(rows * step)}"`;
    return `<image ${place} preserveAspectRatio="none" href="${picture}"/>`;
  });
