import { colourPicture } from '../data-picture';
import { channels, polygon, ramp, type Stop, short, type Vec } from './svg';

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
  /** columns of the grid that is shaded */
  columns?: number;
  /** shading that is painted darkest and brightest */
  dark?: number;
  bright?: number;
  /** times the shading is smoothed: snow is soft, rock is not */
  smoothing?: number;
};

export type Relief = {
  silhouette: string;
  /** its highest point, y in the picture */
  top: number;
  /** how bright each cell of the grid is, 0 to 1, row by row */
  tones: Float32Array;
  cell: number;
  columns: number;
  /** where a place on the field stands in the picture */
  project: (x: number, z: number) => Vec;
};

/** Heights of the field where lines of sight through the columns, one more at each side, cross the depths that are drawn. */
function sightedHeights({
  columns,
  near,
  far,
  steps,
  focal,
  field,
  centre,
  width,
}: Required<ReliefOptions>): Float32Array {
  const heights = new Float32Array((columns + 2) * steps);
  const cell = width / columns;
  for (let i = 0; i < steps; i++) {
    const z = near * (far / near) ** (i / (steps - 1));
    for (let c = -1; c <= columns; c++)
      heights[i * (columns + 2) + c + 1] = field((((c + 0.5) * cell - centre) * z) / focal, z);
  }
  return heights;
}

/** How bright the field is seen at each cell of the grid; cells of the sky take what lies under them. */
function shade(o: Required<ReliefOptions>, heights: Float32Array, rows: number): Float32Array {
  const { columns, near, far, steps, focal, horizon, eye } = o;
  const cell = o.width / columns;
  const stride = columns + 2;
  const ratio = (far / near) ** (1 / (steps - 1));
  const tones = new Float32Array(columns * rows).fill(Number.NaN);
  const [lx, ly, lz] = o.light;
  const length = Math.hypot(lx, ly, lz);
  for (let c = 0; c < columns; c++) {
    let covered = rows;
    for (let i = 0; i < steps; i++) {
      const z = near * ratio ** i;
      const at = i * stride + c + 1;
      const y = (horizon + ((eye - (heights[at] ?? 0)) * focal) / z) / cell;
      if (y >= covered) continue;
      const [front, back] = [i > 0 ? at - stride : at, i < steps - 1 ? at + stride : at];
      const nx = -((heights[at + 1] ?? 0) - (heights[at - 1] ?? 0)) / ((2 * cell * z) / focal);
      const deep = (i < steps - 1 ? z * ratio : z) - (i > 0 ? z / ratio : z);
      // along the line of sight the field moves sideways too; what that adds is in the slope across
      const across = (((c + 0.5) * cell - o.centre) / focal) * nx;
      const nz = -((heights[back] ?? 0) - (heights[front] ?? 0)) / deep - across;
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

/** Each value takes half of itself and a quarter of both neighbours, along rows and then along columns; at the edges, what there is. */
function smooth(tones: Float32Array, columns: number, rows: number): void {
  const along = new Float32Array(tones.length);
  for (let row = 0; row < rows; row++) {
    const from = row * columns;
    for (let c = 0; c < columns; c++) {
      const at = from + c;
      const here = tones[at] ?? 0;
      if (c === 0) along[at] = (2 * here + (tones[at + 1] ?? 0)) / 3;
      else if (c === columns - 1) along[at] = (2 * here + (tones[at - 1] ?? 0)) / 3;
      else along[at] = 0.5 * here + 0.25 * ((tones[at - 1] ?? 0) + (tones[at + 1] ?? 0));
    }
  }
  const last = (rows - 1) * columns;
  for (let at = 0; at < along.length; at++) {
    const here = along[at] ?? 0;
    if (at < columns) tones[at] = (2 * here + (along[at + columns] ?? 0)) / 3;
    else if (at >= last) tones[at] = (2 * here + (along[at - columns] ?? 0)) / 3;
    else tones[at] = 0.5 * here + 0.25 * ((along[at - columns] ?? 0) + (along[at + columns] ?? 0));
  }
}

/** The edge of the field against the sky, exact and not on the grid. */
function silhouette(o: Required<ReliefOptions>, heights: Float32Array): Pick<Relief, 'silhouette' | 'top'> {
  const { columns, near, far, steps, focal, horizon, eye, width, height } = o;
  const cell = width / columns;
  const points: Vec[] = [];
  for (let c = -1; c <= columns; c++) {
    let top = Number.POSITIVE_INFINITY;
    for (let i = 0; i < steps; i++) {
      const z = near * (far / near) ** (i / (steps - 1));
      top = Math.min(top, horizon + ((eye - (heights[i * (columns + 2) + c + 1] ?? 0)) * focal) / z);
    }
    points.push([(c + 0.5) * cell, top]);
  }
  return {
    silhouette: polygon([[-cell, height], ...points, [width + cell, height]]),
    top: Math.min(...points.map(([, y]) => y)),
  };
}

/** Draws a height field in perspective: its silhouette, and how bright it is inside. */
export function relief(options: ReliefOptions): Relief {
  const o: Required<ReliefOptions> = {
    light: [0.75, 0.35, 0.3],
    columns: 480,
    dark: -0.1,
    bright: 0.9,
    smoothing: 1,
    ...options,
  };
  const cell = o.width / o.columns;
  const rows = Math.ceil(o.height / cell);
  const heights = sightedHeights(o);
  const tones = shade(o, heights, rows);
  for (let i = 0; i < o.smoothing; i++) smooth(tones, o.columns, rows);
  const project = (x: number, z: number): Vec => [
    o.centre + (x * o.focal) / z,
    o.horizon + ((o.eye - o.field(x, z)) * o.focal) / z,
  ];
  return {
    ...silhouette(o, heights),
    tones: tones.map((tone) => (tone - o.dark) / (o.bright - o.dark)),
    cell,
    columns: o.columns,
    project,
  };
}

/** Colours a ramp is divided into: more than the eye tells apart. */
const SHADES = 160;

/** A relief painted from dark to bright by a ramp, `extra` lying on it inside its silhouette. */
export function paint(
  id: string,
  { silhouette: outline, top, tones, cell, columns }: Relief,
  colours: readonly Stop[],
  extra = '',
): string {
  const shades = Array.from({ length: SHADES + 1 }, (_, i) => channels(ramp(colours, i / SHADES)));
  const first = Math.max(0, Math.floor(top / cell) - 1);
  const rows = tones.length / columns - first;
  const bytes = new Uint8Array(columns * rows * 3);
  for (let at = 0; at < columns * rows; at++)
    bytes.set(shades[Math.round(SHADES * Math.max(0, Math.min(1, tones[first * columns + at] ?? 0)))] ?? [], at * 3);
  return [
    `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">`,
    // half a point beyond the frame at both sides, where a picture that is stretched would thin out
    `<path fill="${ramp(colours, 0.55)}" d="${outline}"/><image x="${short(-cell / 2)}" y="${short(first * cell)}" width="${short((columns + 1) * cell)}" height="${short(rows * cell)}" preserveAspectRatio="none" href="${colourPicture(columns, rows, bytes)}"/>`,
    `${extra}</g>`,
  ].join('');
}
