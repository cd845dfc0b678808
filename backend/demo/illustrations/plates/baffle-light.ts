import { noise } from '../landscapes/noise';
import { type Profile, rowSeams, widthAt } from './baffles';
import { lightPicture, namedLight } from './cloth-light';
import { cushion, gridOver, softened } from './cloth-relief';
import { lerp, mirrored, type Point } from './geometry';

/** Rows of down across a body: how many between two heights, how far they swell over its edge, how far their seams sag in the middle. */
export type Baffles = {
  readonly profile: Profile;
  readonly from: number;
  readonly to: number;
  readonly rows: number;
  readonly bulge: number;
  readonly dip: number;
  /** another number, other puckers */
  readonly seed: number;
};

/** The outline of the rows, swollen between their seams. */
export function baffleOutline({ profile, from, to, rows, bulge, dip }: Baffles): Point[] {
  const right = rowSeams(from, to, rows).flatMap(({ top, bottom }): Point[] => {
    const middle = widthAt(profile, (top + bottom) / 2) + bulge;
    return [
      [widthAt(profile, top) - 3, top, 2],
      [middle, lerp(top, bottom, 0.32)],
      [middle, lerp(top, bottom, 0.68)],
    ];
  });
  return mirrored([[0, from + dip], ...right, [widthAt(profile, to) - 3, to, 2], [0, to + dip]]);
}

/** The seam between two rows: it sags towards the middle. */
export function seamAt({ profile, dip }: Baffles, y: number): Point[] {
  const half = widthAt(profile, y) - 3;
  return [-1, -0.5, 0, 0.5, 1].map((share): Point => [share * half, y + dip * (1 - share * share)]);
}

/** How much larger than what is lit a bag is. */
const SIZE = 1.7;

/** Light on the loft of the rows: each is a cushion drawn in by its seams, with a few puckers that run out of the stitches. */
export function baffleLight(baffles: Baffles): string {
  return namedLight(`baffles ${JSON.stringify(baffles)}`, () => {
    const { profile, from, to, rows, dip, seed } = baffles;
    // lit as a bag of a smaller size, whose picture is stretched: down is soft, nothing in it is finer
    const outline = baffleOutline(baffles).map(([x, y]): Point => [x / SIZE, y / SIZE]);
    const grid = gridOver(outline);
    const heights = softened(cushion(grid, outline, 150 / SIZE), grid.columns, grid.rows, 3);
    const high = (to - from) / rows;
    const deep = high / SIZE;
    for (let row = 0; row < grid.rows; row++) {
      const y = (grid.top + row * grid.step) * SIZE;
      const half = Math.max(40, widthAt(profile, y));
      for (let column = 0; column < grid.columns; column++) {
        const x = (grid.left + column * grid.step) * SIZE;
        const share = Math.min(1, Math.abs(x) / half);
        const phase = (y - dip * (1 - share * share) - from) / high;
        const index = Math.floor(phase);
        const within = phase - index;
        const level = 1 - (2 * within - 1) ** 2;
        const loft = 0.34 * deep * Math.sqrt(Math.max(0, level)) * (1 + 0.16 * noise(x / 120, index * 3.7, seed));
        // puckers: deep at a stitch, gone half-way; each seam has its own
        const stitch = index + (within > 0.5 ? 1 : 0);
        const pucker = Math.max(
          0,
          noise(x / 21 + 2.6 * noise(x / 90, stitch, seed + 3), stitch * 9.3, seed + 7) - 0.12,
        );
        const reach = (1 - level) ** (1.2 + noise(x / 60, stitch * 5.1, seed + 9));
        const broad = (4 / SIZE) * noise(x / 130, y / 90, seed + 21);
        const at = row * grid.columns + column;
        heights[at] = (heights[at] ?? 0) * 0.9 + loft - deep * 0.22 * pucker * reach + broad;
      }
    }
    return lightPicture(softened(heights, grid.columns, grid.rows, 1, 2), grid, 1.1, SIZE);
  });
}
