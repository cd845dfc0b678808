import { layered, noise } from './noise';

/** What a mountain is made of, units of the frame. */
export type MountainShape = {
  /** its line over the foot at each column */
  readonly envelope: Float32Array;
  /** breadth of a column */
  readonly cell: number;
  /** x of the first column */
  readonly left: number;
  readonly rough: number;
  readonly seed: number;
  /** breadth of a spur */
  readonly spur: number;
  /** how steep it is: 1 for alpine ones */
  readonly steep: number;
};

/** Heights of a mountain over its foot, from its near foot to behind its crest, row by row. */
export type MountainField = {
  readonly heights: Float32Array;
  readonly columns: number;
  readonly steps: number;
  /** units from one row to the next, away from us */
  readonly stride: number;
};

/** Where between near foot (0) and far end (1) the crest stands. */
const CREST = 0.68;

/** How high the ground is at a share of the way from the near foot to behind the crest, 1 at the crest: it steepens on its way up. */
function profile(share: number): number {
  if (share > CREST) return 1 - 0.5 * ((share - CREST) / (1 - CREST)) ** 1.4;
  const t = share / CREST;
  return 0.62 * t + 0.38 * t * t;
}

/** Spurs with sharp crests from -1 to 1; each finer row of them is fainter than its steepness would have it, so that faces stay whole. */
function spursAt(x: number, z: number, rows: number, seed: number): number {
  let sum = 0;
  let weight = 1;
  let scale = 1;
  for (let row = 0; row < rows; row++) {
    sum += weight * (1 - 2 * Math.abs(noise(x * scale, z * scale, seed + row * 13)));
    weight *= row ? 0.42 : 0.36;
    scale *= 2.2;
  }
  return sum / 1.6;
}

/**
 * Raises a mountain under its line: spurs that run down from it and branch, gullies between them. Its ground is seen from the plain before
 * it, as far as it is deep.
 */
export function raiseMountain({ envelope, cell, left, rough, seed, spur, steep }: MountainShape): MountainField {
  const columns = envelope.length;
  const highest = Math.max(...envelope);
  const depth = Math.max(240, highest * 1.5);
  const steps = Math.round(Math.min(84, Math.max(36, depth / (cell * 0.8))));
  const stride = depth / (steps - 1);
  const heights = new Float32Array(columns * steps);
  const rows = cell > 10 ? 3 : 4;
  for (let c = 0; c < columns; c++) {
    const x = left + c * cell;
    const wander = 0.1 * noise(x / (spur * 1.6), 3, seed + 2);
    for (let i = 0; i < steps; i++) {
      const z = i * stride;
      const wx = x + spur * 0.34 * noise(x / spur, z / spur, seed + 31);
      const wz = z + spur * 0.34 * noise(x / spur, z / spur, seed + 77);
      const mass = (envelope[c] ?? 0) * profile(Math.min(1, Math.max(0, z / depth + wander * (z / depth))));
      const spurs = spursAt(wx / (spur * 1.15), wz / (spur * 1.9), rows, seed + 12);
      heights[i * columns + c] =
        mass * 0.9 +
        0.4 * steep * Math.min(mass, spur * 1.4) * spurs +
        Math.min(1, mass / 60) * rough * 0.16 * layered(x / 70, z / 70, 2, seed + 5);
    }
  }
  return { heights, columns, steps, stride };
}
