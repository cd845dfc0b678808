import { lightPicture } from '../data-picture';
import type { SceneFrame } from './backdrop';
import { layered, noise, ridged } from './noise';
import { polygon, type Stop, short, type Vec, vertical } from './svg';

/** What the ground is: wind-packed snow, heath with tussocks, water with ripples. */
export type GroundKind = 'snow' | 'heath' | 'water';

export type GroundLight = {
  readonly kind: GroundKind;
  readonly seed: number;
  readonly sun: 1 | -1;
  /** depth of its light and shade, 1 as measured */
  readonly depth?: number;
  /** points of the shading across the frame */
  readonly columns?: number;
};

export type LitGround = GroundLight & {
  /** upper edge at a share of the width, y in the frame */
  readonly line: (share: number) => number;
  /** its colours from the edge to the foot of the frame */
  readonly stops: readonly Stop[];
};

/** Points of the shading across the frame of a scene at most, and how near they lie: a tall frame has fewer across, and as many in all. */
const [COLUMNS, NEAREST] = [320, 4.5];

const columnsOver = (width: number): number => Math.round(Math.min(COLUMNS, width / NEAREST));

/** Height of the ground at a place, metres right of the line of sight and away. */
const HEIGHTS: Record<GroundKind, (x: number, z: number, seed: number) => number> = {
  snow: (x, z, seed) => {
    const along = x * 0.8 + z * 0.6;
    const across = -x * 0.6 + z * 0.8;
    const bend = 0.5 * noise(x / 5, z / 6, seed + 9);
    return (
      0.5 * layered(x / 9, z / 11, 2, seed) +
      0.1 * ridged(along / 6.5 + bend, across / 1.9 + bend, 3, seed + 3) * Math.min(1, 16 / z)
    );
  },
  // tussocks near us would be larger than a point of the shading is fine: there only the waves are left
  heath: (x, z, seed) => {
    const bend = 0.9 * noise(x / 3.1, z / 3.7, seed + 2);
    const [u, v] = [(x * 0.8 + z * 0.6 + bend) / 1.7, (z * 0.8 - x * 0.6 + bend) / 1.7];
    return (
      0.5 * layered(x / 9, z / 14, 2, seed) +
      0.24 * layered(u, v, 3, seed + 5) * Math.min(1, 18 / z) * Math.max(0, Math.min(1, (z - 4) / 8))
    );
  },
  water: (x, z, seed) => 0.1 * layered(x / 3.4, z / 0.55, 3, seed) + 0.06 * layered(x / 12, z / 1.7, 2, seed + 4),
};

/** Brightness of the ground between its edge and the foot of the frame, 0.5 where it lies level. */
function shading(width: number, deep: number, columns: number, { kind, seed, sun, depth = 1 }: GroundLight): string {
  const cell = width / columns;
  const rows = Math.ceil(deep / cell);
  const height = HEIGHTS[kind];
  const values = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    // the eye stands 2.6 m over the ground: far places are seen flat and close together
    const z = (2.6 * 1200) / (26 + row * cell);
    const e = 0.04 + z * 0.006;
    const fade = Math.min(1, 18 / z);
    // grey spots on snow far off would look like dirt
    const dark = kind === 'snow' ? Math.min(1, 0.3 + (row * cell) / 700) : 1;
    for (let column = 0; column < columns; column++) {
      const x = ((column - columns / 2) * cell * z) / 1200;
      const here = height(x, z, seed);
      const dx = (height(x + e, z, seed) - here) / e;
      const dz = (height(x, z + e, seed) - here) / e;
      const light = depth * fade * (-dx * sun * 0.5 + dz * 0.34);
      values[row * columns + column] = 0.5 + (light < 0 ? light * dark : light);
    }
  }
  return lightPicture(columns, rows, values);
}

/**
 * Light and shade alone, over ground or water that is drawn already.
 * @param from heights between which it lies, units of the frame
 */
export function groundLight(width: number, from: number, to: number, light: GroundLight): string {
  const columns = light.columns ?? columnsOver(width);
  const place = `x="0" y="${short(from)}" width="${width}" height="${short(to - from + width / columns)}"`;
  return `<image ${place} preserveAspectRatio="none" href="${shading(width, to - from, columns, light)}"/>`;
}

/**
 * Ground that takes the light: its colours from far to near, its waves and tussocks in perspective.
 * @param id of its definitions, unlike those of other grounds
 */
export function litGround(frame: SceneFrame, id: string, ground: LitGround): string {
  const { width, height } = frame;
  const edge: Vec[] = [];
  for (let x = -20; x <= width + 20; x += 20)
    edge.push([x, ground.line(x / width) + 4 * layered(x / 160, ground.seed, 3, 8)]);
  const top = Math.min(...edge.map(([, y]) => y));
  const outline = polygon([[-20, height + 10], ...edge, [width + 20, height + 10]]);
  return [
    `<defs>${vertical(id, ground.stops)}<clipPath id="${id}c"><path d="${outline}"/></clipPath></defs>`,
    `<g clip-path="url(#${id}c)"><path d="${outline}" fill="url(#${id})"/>${groundLight(width, top, height, ground)}</g>`,
  ].join('');
}
