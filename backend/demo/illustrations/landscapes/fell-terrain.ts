import type { FellLight } from './fell-light';
import { hill, layered, noise, ridged } from './noise';
import { type Relief, relief } from './relief';

export type FellOptions = {
  width: number;
  height: number;
  /** x of the line of sight */
  centre: number;
  horizon: number;
  scale: number;
  light: FellLight;
  trees: number;
  /** where the track ends, metres right of the line of sight and away */
  trackEnd: readonly [x: number, z: number];
  hasSkier: boolean;
  /** drawn on the sky */
  sky?: string;
};

export type View = { width: number; height: number; centre: number; focal: number; horizon: number };

export const view = (o: FellOptions): View => ({
  width: o.width,
  height: o.height,
  centre: o.centre,
  focal: 1900 * o.scale,
  horizon: o.horizon,
});

/** Points of a relief across the frame: `wide` ones where it is wide, fewer where it is tall and has more rows. */
export const columnsOf = ({ width, height }: FellOptions, wide: number): number =>
  Math.round(wide * Math.min(1, (0.95 * width) / height));

/** Far ridges and middle ridges. */
export function mountains(o: FellOptions): { far: Relief; middle: Relief } {
  const far = relief({
    ...view(o),
    eye: 60,
    near: 19000,
    far: 30000,
    steps: 48,
    columns: columnsOf(o, 260),
    dark: 0.2,
    bright: 0.8,
    smoothing: 1,
    field: (x, z) =>
      hill(x, z, -9000, 25000, 4200, 3000, 820) +
      hill(x, z, -2600, 26000, 3600, 3000, 640) +
      hill(x, z, 3500, 24000, 3200, 3000, 700) +
      hill(x, z, 11000, 25000, 5200, 3000, 980) +
      layered(x / 2600, z / 2600, 4, 5) * 110,
  });
  const middle = relief({
    ...view(o),
    eye: 60,
    near: 9500,
    far: 15000,
    steps: 80,
    columns: columnsOf(o, 290),
    dark: 0.12,
    bright: 0.84,
    smoothing: 1,
    field: (x, z) =>
      hill(x, z, -6400, 12000, 2300, 1700, 760) +
      hill(x, z, -2900, 12600, 1500, 1600, 420) +
      hill(x, z, 5200, 12500, 2800, 2000, 720) +
      layered(x / 1500, z / 1500, 4, 9) * 90 +
      ridged(x / 1300, z / 1500, 4, 3) * 70,
  });
  return { far, middle };
}

export const woodedHill = (x: number, z: number): number =>
  hill(x, z, -430, 820, 420, 260, 38) +
  hill(x, z, -60, 1050, 260, 200, 16) +
  hill(x, z, 560, 840, 380, 260, 32) +
  layered(x / 160, z / 160, 3, 8) * 5 -
  3;

/** Wind-packed snow: long swells, and sastrugi only close by, where they are large enough to read as such. */
export function drifts(x: number, z: number): number {
  const along = x * 0.86 + z * 0.5;
  const across = -x * 0.5 + z * 0.86;
  const swell = 1.4 * layered(x / 170, z / 190, 2, 21) * Math.max(0.12, Math.min(1, 1.25 - z / 420));
  const nearby = Math.max(0, Math.min(1, 1 - (z - 80) / 150));
  const sastrugi = 0.78 * ridged(along / 70 + 0.3 * noise(x / 60, z / 60, 3), across / 22, 2, 44) * nearby;
  return swell + sastrugi + hill(x, z, -70, 120, 60, 60, 3.2) + hill(x, z, 130, 210, 90, 80, 5);
}
