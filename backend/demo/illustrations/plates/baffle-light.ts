import { lightPicture } from '../data-picture';
import { noise } from '../landscapes/noise';
import { type Profile, rowSeams, widthAt } from './baffles';
import { namedLight } from './cloth-light';
import { lightOf } from './colour';
import { openCurve } from './curve';
import { blade, lerp, mirrored, num, type Point, seededRandom } from './geometry';
import type { Kit } from './kit';
import { clothShade } from './pale-light';

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
function seamAt({ profile, dip }: Baffles, y: number): Point[] {
  const half = widthAt(profile, y) - 3;
  return [-1, -0.5, 0, 0.5, 1].map((share): Point => [share * half, y + dip * (1 - share * share)]);
}

/** What lies between two seams, wider than the row: what it is laid in cuts it off. */
export const rowBetween = (baffles: Baffles, top: number, bottom: number): Point[] => [
  ...seamAt(baffles, top).map(([x, y]): Point => [x * 1.2, y]),
  ...seamAt(baffles, bottom)
    .map(([x, y]): Point => [x * 1.2, y])
    .reverse(),
];

/** Points of the light across a body, and down each row. */
const ACROSS = 36;
const DOWN = 12;

/** Brightness across one row, from its upper seam, 0, to its lower one, 1: it is round, lit from above, and dark in its seams. */
function acrossRow(within: number): number {
  const lean = (2 * within - 1) * 0.94;
  const facing = -0.5 * lean + 0.82 * Math.sqrt(1 - lean * lean);
  const sunk = 0.42 * Math.exp(-within / 0.05) + 0.3 * Math.exp(-(1 - within) / 0.07);
  return facing - sunk;
}

/** Light on rows of down, as one picture: a soft gradient down each row, and the roundness of the whole across them. */
export const baffleLight = (baffles: Baffles): string =>
  namedLight(`rows ${JSON.stringify(baffles)}`, () => {
    const { profile, from, to, rows, bulge, dip, seed } = baffles;
    const widest = Math.max(...profile.map(([x]) => x)) + bulge;
    const high = (to - from) / rows;
    const [wide, tall] = [ACROSS + 1, Math.ceil(((to - from + 2 * dip) / high) * DOWN) + 1];
    const step = (2 * widest) / ACROSS;
    const values = new Float32Array(wide * tall);
    for (let row = 0; row < tall; row++) {
      const y = from + (row * high) / DOWN;
      const half = widthAt(profile, y) + bulge;
      for (let column = 0; column < wide; column++) {
        const x = column * step - widest;
        const share = Math.max(-1, Math.min(1, x / half));
        const phase = (y - dip * (1 - share * share) - from) / high;
        const index = Math.max(0, Math.min(rows - 1, Math.floor(phase)));
        const own = 0.05 * noise(x / 210, index * 3.7, seed);
        const round = 0.07 - 0.17 * share - 0.34 * share ** 4 - 0.05 * (row / tall);
        const light = acrossRow(Math.max(0, Math.min(1, phase - index))) + own + round;
        values[row * wide + column] =
          light < 0.74 ? 0.22 + 0.378 * Math.max(-0.1, light) : 0.5 + Math.min(0.2, (light - 0.74) * 0.62);
      }
    }
    const place = `x="${num(-widest - step / 2)}" y="${num(from - high / DOWN / 2)}" width="${num(wide * step)}" height="${num((tall * high) / DOWN)}"`;
    return `<image ${place} preserveAspectRatio="none" href="${lightPicture(wide, tall, values)}"/>`;
  });

/** The seams between rows: a fine groove, its stitching, and short puckers that run out of the stitches. */
export function baffleSeams(kit: Kit, baffles: Baffles, fill: string): string {
  const { profile, dip, rows, from, to } = baffles;
  const random = seededRandom(baffles.seed + 5);
  const high = (to - from) / rows;
  const tops = rowSeams(from, to, rows)
    .slice(1)
    .map(({ top }) => top);
  let puckers = '';
  for (const y of tops) {
    const half = widthAt(profile, y) - 14;
    for (let x = -half + 20 * random(); x < half; x += 22 + random() * 30) {
      const foot = y + dip * (1 - (x / half) ** 2);
      const lean = (x / half) * 9 + (random() - 0.5) * 10;
      const [up, down] = [high * (0.1 + random() * 0.2), high * (0.08 + random() * 0.16)];
      puckers += blade([x, foot - 1, x + lean * 0.4, foot - up * 0.5, x + lean, foot - up, 1.6 + random() * 1.8]);
      puckers += blade([
        x + 3,
        foot + 1,
        x + lean * 0.3,
        foot + down * 0.5,
        x - lean,
        foot + down,
        1.6 + random() * 1.6,
      ]);
    }
  }
  const seams = tops.map((y) => openCurve(seamAt(baffles, y))).join('');
  return [
    `<path d="${puckers}" fill="${clothShade(fill)}" opacity=".34"/>`,
    `<path d="${seams}" fill="none" stroke="${clothShade(fill)}" stroke-width="${kit.units(1.3)}" opacity=".85"/>`,
    `<path d="${seams}" fill="none" stroke="${lightOf(fill)}" stroke-width="${kit.units(0.7)}" stroke-dasharray="${kit.units(1.8)} ${kit.units(1.5)}" opacity=".4" transform="translate(0 ${kit.units(1.5)})"/>`,
  ].join('');
}
