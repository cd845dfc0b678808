import { colourPicture } from '../grey-picture';
import type { SceneFrame } from './backdrop';
import { type MountainField, raiseMountain } from './mountain-field';
import { noise } from './noise';
import { channels, mix, polygon, short, type Vec } from './svg';

/** A mountain in the light: what its faces are painted with, and where the sun stands. */
export type LitRidge = {
  /** the line's height at a share of the width, y in the frame */
  readonly top: (share: number) => number;
  /** roughness of the line in units, and which */
  readonly rough: number;
  readonly seed: number;
  /** colours of faces turned from the sun and towards it */
  readonly shade: string;
  readonly lit: string;
  /** what shows where it is too steep for snow or grass, in the light, and how much of that there is: 0 to 1 */
  readonly rock?: string;
  readonly bare?: number;
  readonly sun: 1 | -1;
  /** breadth of a spur, units; farther mountains have narrower ones */
  readonly spur: number;
  /** how steep the faces are: 1 for alpine ones, less for old fells */
  readonly steep?: number;
  /** colour and strength of the air before its foot */
  readonly haze: string;
  readonly air?: number;
  /** units of the frame for each point of the shading: 7, or more for what is out of focus */
  readonly cell?: number;
};

const clamp = (value: number): number => Math.max(0, Math.min(1, value));

/** A step with soft ends between two values. */
const between = (from: number, to: number, value: number): number => {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
};

type Paint = (light: number, level: number, high: number, x: number, z: number) => readonly [number, number, number];

/** The colour of a place by its light, by how level it is, and by how high it lies. */
function paintOf({ shade, lit, rock = mix(shade, '#39434c', 0.46), bare = 0.28, seed, spur }: LitRidge): Paint {
  const [dark, bright, stone] = [channels(shade), channels(lit), channels(rock)];
  const deep = channels(mix(shade, rock, 0.35));
  return (light, level, high, x, z) => {
    const patches = 0.2 * noise(x / (spur * 0.5), z / (spur * 0.4), seed + 50) + 0.1 * noise(x / 26, z / 30, seed + 51);
    const steepness = 1 - level + patches + 0.14 * high;
    const stony = bare <= 0 ? 0 : between(0.78 - bare * 0.5, 0.95 - bare * 0.5, steepness);
    const at = (i: 0 | 1 | 2): number => {
      const cover = (dark[i] ?? 0) + ((bright[i] ?? 0) - (dark[i] ?? 0)) * light;
      const bone = (deep[i] ?? 0) + ((stone[i] ?? 0) - (deep[i] ?? 0)) * (0.25 + 0.75 * light);
      return cover + (bone - cover) * stony;
    };
    return [at(0), at(1), at(2)];
  };
}

type Seen = { readonly bytes: Uint8Array; readonly edge: readonly Vec[]; readonly top: number; readonly rows: number };

/** How far the eye looks down on the ground before the crest: a share of its depth is seen. */
const TILT = 0.16;

/** The mountain as it is seen from the plain: each column from its foot up, what lies behind nearer ground is hidden. */
function seenFrom(field: MountainField, left: number, cell: number, foot: number, ridge: LitRidge): Seen {
  const { heights, columns, steps, stride } = field;
  const { sun, steep = 1 } = ridge;
  const paint = paintOf(ridge);
  const highest = Math.max(...heights);
  const rows = Math.ceil((highest + (steps - 1) * stride * TILT) / cell) + 2;
  const top = foot - rows * cell;
  const bytes = new Uint8Array(columns * rows * 3);
  const edge: Vec[] = [];
  const relief = 1.1 + 0.5 * steep;
  for (let c = 0; c < columns; c++) {
    const [west, east] = [Math.max(0, c - 1), Math.min(columns - 1, c + 1)];
    let covered = rows;
    let last: readonly [number, number, number] | undefined;
    let highestY = foot;
    for (let i = 0; i < steps; i++) {
      const here = i * columns;
      const y = foot - (heights[here + c] ?? 0) - i * stride * TILT;
      highestY = Math.min(highestY, y);
      const from = Math.max(0, Math.floor((y - top) / cell));
      if (from >= covered) continue;
      const [near, far] = [Math.max(0, i - 1) * columns, Math.min(steps - 1, i + 1) * columns];
      const dx = (relief * ((heights[here + east] ?? 0) - (heights[here + west] ?? 0))) / ((east - west) * cell);
      const dz = (relief * ((heights[far + c] ?? 0) - (heights[near + c] ?? 0))) / (2 * stride);
      const level = 1 / Math.hypot(dx, 1, dz);
      const light = between(0.06, 0.86, (-dx * sun * 0.9 + 0.4 + dz * 0.12) * level);
      const [r, g, b] = paint(light, level, (heights[here + c] ?? 0) / highest, left + c * cell, i * stride);
      const [r0, g0, b0] = last ?? [r, g, b];
      for (let row = from; row < covered; row++) {
        const t = (row - from) / (covered - from);
        const at = (row * columns + c) * 3;
        bytes[at] = r + (r0 - r) * t;
        bytes[at + 1] = g + (g0 - g) * t;
        bytes[at + 2] = b + (b0 - b) * t;
      }
      covered = from;
      last = [r, g, b];
    }
    // the sky above takes the crest's colour, so that its line has no rim
    const crest = bytes.slice((covered * columns + c) * 3, (covered * columns + c) * 3 + 3);
    for (let row = 0; row < covered; row++) bytes.set(crest, (row * columns + c) * 3);
    edge.push([left + c * cell, highestY]);
  }
  return { bytes, edge, top, rows };
}

/**
 * A mountain whose faces are lit one by one, its foot lost in the air. Its faces are a picture, its line stays a path.
 * @param id of its definitions, unlike those of other ridges
 */
export function litRidge(frame: SceneFrame, id: string, ridge: LitRidge, foot: number): string {
  const { cell = 7, rough, seed, spur, steep = 1, air = 0.9, haze } = ridge;
  const left = -20;
  const columns = Math.ceil((frame.width + 40) / cell) + 1;
  const envelope = Float32Array.from({ length: columns }, (_, c) =>
    Math.max(8, foot - ridge.top((left + c * cell) / frame.width)),
  );
  const field = raiseMountain({ envelope, cell, left, rough, seed, spur, steep });
  const { bytes, edge, top, rows } = seenFrom(field, left, cell, foot, ridge);
  const outline = polygon([[left, foot], ...edge, [left + (columns - 1) * cell, foot]]);
  const highest = Math.min(...edge.map(([, y]) => y));
  return [
    `<defs><clipPath id="${id}c"><path d="${outline}"/></clipPath>`,
    `<linearGradient id="${id}h" gradientUnits="userSpaceOnUse" x1="0" y1="${short(highest)}" x2="0" y2="${short(foot)}"><stop offset="0" stop-color="${haze}" stop-opacity="0"/><stop offset=".35" stop-color="${haze}" stop-opacity="${short(air * 0.22, 100)}"/><stop offset="1" stop-color="${haze}" stop-opacity="${air}"/></linearGradient></defs>`,
    `<g clip-path="url(#${id}c)"><image x="${short(left - cell / 2)}" y="${short(top)}" width="${short(columns * cell)}" height="${short(rows * cell)}" preserveAspectRatio="none" href="${colourPicture(columns, rows, bytes)}"/></g>`,
    `<path d="${outline}" fill="url(#${id}h)"/>`,
  ].join('');
}
