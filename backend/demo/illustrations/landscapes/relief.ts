import { isoband, ringArea, simplify, simplifyRing, smoothRing } from './isobands';
import { polygon, ramp, type Stop, type Vec } from './svg';

export type HeightField = (x: number, z: number) => number;

export type ReliefOptions = {
  width: number;
  height: number;
  /** x in the picture of the line of sight */
  centre: number;
  /** focal length in picture units */
  focal: number;
  /** y of the horizon */
  horizon: number;
  /** height of the eye over the field's zero, metres */
  eye: number;
  /** nearest and farthest depth drawn, metres */
  near: number;
  far: number;
  /** steps from near to far */
  steps: number;
  field: HeightField;
  light?: readonly [x: number, y: number, z: number];
  /** columns of the grid that is shaded and contoured */
  columns?: number;
  bands?: number;
  /** shading at the darkest and at the brightest band */
  dark?: number;
  bright?: number;
  /** how much contours are simplified, picture units */
  tolerance?: number;
  /** times the shading is smoothed: snow is soft, rock is not */
  smoothing?: number;
  /** rings smaller than this many cells are left out */
  smallest?: number;
  /** 1 writes whole numbers, 10 one decimal */
  precision?: number;
};

export type Relief = {
  silhouette: string;
  bands: { tone: number; path: string }[];
  /** where a place on the field stands in the picture */
  project: (x: number, z: number) => Vec;
};

/** How bright the field is seen at each cell of the grid; cells of the sky take what lies under them. */
function shade(o: Required<ReliefOptions>, rows: number): Float32Array {
  const { columns, near, far, steps, focal, horizon, eye, field, centre } = o;
  const cell = o.width / columns;
  const tones = new Float32Array(columns * rows).fill(Number.NaN);
  const [lx, ly, lz] = o.light;
  const length = Math.hypot(lx, ly, lz);
  for (let c = 0; c < columns; c++) {
    const sight = (c + 0.5) * cell - centre;
    let covered = rows;
    for (let i = 0; i < steps; i++) {
      const z = near * (far / near) ** (i / (steps - 1));
      const x = (sight * z) / focal;
      const y = (horizon + ((eye - field(x, z)) * focal) / z) / cell;
      if (y >= covered) continue;
      const e = z * 0.004 + 1e-3;
      const nx = -(field(x + e, z) - field(x - e, z)) / (2 * e);
      const nz = -(field(x, z + e) - field(x, z - e)) / (2 * e);
      const tone = (nx * lx + ly - nz * lz) / (Math.hypot(nx, 1, nz) * length);
      const from = Math.max(0, Math.ceil(y));
      for (let row = from; row < Math.min(rows, covered); row++) tones[row * columns + c] = tone;
      covered = from;
    }
    fillColumn(tones, c, columns, rows);
  }
  return tones;
}

function fillColumn(tones: Float32Array, c: number, columns: number, rows: number): void {
  let first = 0;
  while (first < rows && Number.isNaN(tones[first * columns + c])) first++;
  let last = first < rows ? (tones[first * columns + c] ?? 0) : 0;
  for (let row = 0; row < rows; row++) {
    const at = row * columns + c;
    const value = tones[at] ?? Number.NaN;
    if (Number.isNaN(value)) tones[at] = last;
    else last = value;
  }
}

function smooth(tones: Float32Array, columns: number, rows: number): void {
  const before = tones.slice();
  for (let row = 0; row < rows; row++) {
    for (let c = 0; c < columns; c++) {
      let sum = 0;
      let weight = 0;
      for (let j = Math.max(0, row - 1); j <= Math.min(rows - 1, row + 1); j++) {
        for (let i = Math.max(0, c - 1); i <= Math.min(columns - 1, c + 1); i++) {
          const w = (i === c ? 2 : 1) * (j === row ? 2 : 1);
          sum += (before[j * columns + i] ?? 0) * w;
          weight += w;
        }
      }
      tones[row * columns + c] = sum / weight;
    }
  }
}

/** The edge of the field against the sky, exact and not on the grid. */
function silhouette(o: Required<ReliefOptions>): string {
  const { columns, near, far, steps, focal, horizon, eye, field, centre, width, height } = o;
  const cell = width / columns;
  const points: Vec[] = [];
  for (let c = 0; c <= columns; c++) {
    const sight = c * cell - centre;
    let top = Number.POSITIVE_INFINITY;
    for (let i = 0; i < steps; i++) {
      const z = near * (far / near) ** (i / (steps - 1));
      top = Math.min(top, horizon + ((eye - field((sight * z) / focal, z)) * focal) / z);
    }
    points.push([c * cell, top]);
  }
  return polygon([[0, height], ...simplify(points, 0.5), [width, height]]);
}

/** The grid is widened by two cells on each side, so that bands run past the frame. */
function widened(tones: Float32Array, columns: number, rows: number): Float64Array {
  const values = new Float64Array((columns + 4) * (rows + 4));
  for (let y = 0; y < rows + 4; y++)
    for (let x = 0; x < columns + 4; x++) {
      const row = Math.min(rows - 1, Math.max(0, y - 2));
      const column = Math.min(columns - 1, Math.max(0, x - 2));
      values[y * (columns + 4) + x] = tones[row * columns + column] ?? 0;
    }
  return values;
}

/** Draws a height field in perspective: its silhouette, and bands of equal shading as paths. */
export function relief(options: ReliefOptions): Relief {
  const o: Required<ReliefOptions> = {
    light: [0.75, 0.35, 0.3],
    columns: 480,
    bands: 9,
    dark: -0.1,
    bright: 0.9,
    tolerance: 1.1,
    smoothing: 1,
    smallest: 14,
    precision: 10,
    ...options,
  };
  const cell = o.width / o.columns;
  const rows = Math.ceil(o.height / cell);
  const tones = shade(o, rows);
  for (let i = 0; i < o.smoothing; i++) smooth(tones, o.columns, rows);
  const values = widened(tones, o.columns, rows);
  const bands = Array.from({ length: o.bands }, (_, i) => {
    const threshold = o.dark + ((o.bright - o.dark) * (i + 0.5)) / o.bands;
    const path = isoband(values, o.columns + 4, rows + 4, threshold)
      .filter((ring) => ring.length >= 8 && Math.abs(ringArea(ring)) >= o.smallest)
      .map((ring) =>
        simplifyRing(
          ring.map(([x, y]): Vec => [(x - 2) * cell, (y - 2) * cell]),
          o.tolerance,
        ),
      )
      .filter((ring) => ring.length > 4)
      .map((ring) => smoothRing(ring, o.precision))
      .join('');
    return { tone: (i + 1) / o.bands, path };
  });
  const project = (x: number, z: number): Vec => [
    o.centre + (x * o.focal) / z,
    o.horizon + ((o.eye - o.field(x, z)) * o.focal) / z,
  ];
  return { silhouette: silhouette(o), bands, project };
}

/**
 * A relief painted from dark to bright by a ramp, `extra` lying on it inside its silhouette.
 * @param softness blurs the bands into each other, picture units: snow shows no contour lines, rock does
 */
export function paint(
  id: string,
  { silhouette: outline, bands }: Relief,
  colours: readonly Stop[],
  extra = '',
  softness = 0,
): string {
  const layers = bands
    .filter(({ path }) => path)
    .map(({ tone, path }) => `<path fill="${ramp(colours, tone)}" d="${path}"/>`)
    .join('');
  const soft = softness
    ? `<filter id="${id}s" x="-2%" y="-2%" width="104%" height="104%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${softness}"/></filter>`
    : '';
  const base = `<path fill="${ramp(colours, 0)}" d="${outline}"/>`;
  // renderers blur what lies in the frame only, so that its edges fade: a middling tone shows through there
  const shaded = softness
    ? `<path fill="${ramp(colours, 0.55)}" d="${outline}"/><g filter="url(#${id}s)">${base}${layers}</g>`
    : base + layers;
  return `${soft}<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${shaded}${extra}</g>`;
}
