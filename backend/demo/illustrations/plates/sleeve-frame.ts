import type { SleeveCut, TopCut } from './garment-look';
import { lerp, type Point } from './geometry';

/** A place on the right sleeve: `u` from shoulder 0 to cuff 1, `v` from the inner edge -1 to the outer one 1. */
export type SleeveFrame = { at: (u: number, v: number) => Point; outline: Point[] };

const STEPS = 24;
const LONG_WIDTHS = [42, 52, 52, 49, 46, 43, 40];
const SHORT_WIDTHS = [44, 60, 66, 69, 71, 72, 73];

const smooth = (from: number, to: number, t: number): number => {
  const x = Math.max(0, Math.min(1, (t - from) / (to - from)));
  return x * x * (3 - 2 * x);
};

export const sharp = (point: Point, corner = 0): Point => [point[0], point[1], corner];

/** The centre line of the arm: out from the shoulder, in again below the elbow. */
function centreLine(top: TopCut, { length, lift, elbow }: SleeveCut): { x: number; y: number; angle: number }[] {
  let x = top.shoulder + 14;
  let y = top.slope + 42;
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const u = i / STEPS;
    const bend = length < 400 ? 0 : elbow * smooth(0.42, 0.62, u);
    const angle = ((16 + lift * smooth(-0.05, 0.22, u) - bend) * Math.PI) / 180;
    const point = { x, y, angle };
    x += (Math.sin(angle) * length) / STEPS;
    y += (Math.cos(angle) * length) / STEPS;
    return point;
  });
}

/** Geometry of the right sleeve. Above the underarm it follows the armhole, or with a raglan runs to the neck. */
export function sleeveFrame(top: TopCut, sleeve: SleeveCut): SleeveFrame {
  const line = centreLine(top, sleeve);
  const isShort = sleeve.length < 400;
  const widths = isShort ? SHORT_WIDTHS : LONG_WIDTHS;
  const at = (u: number, v: number): Point => {
    const i = Math.floor(Math.max(0, Math.min(0.9999, u)) * STEPS);
    const from = line[i] ?? { x: 0, y: 0, angle: 0 };
    const to = line[i + 1] ?? from;
    const share = u * STEPS - i;
    const w = Math.min(0.9999, Math.max(0, u)) * (widths.length - 1);
    const half = lerp(widths[Math.floor(w)] ?? 0, widths[Math.floor(w) + 1] ?? 0, w % 1) * sleeve.ease;
    const angle = lerp(from.angle, to.angle, Math.max(0, Math.min(1, share)));
    return [
      lerp(from.x, to.x, share) + Math.cos(angle) * half * v,
      lerp(from.y, to.y, share) - Math.sin(angle) * half * v,
    ];
  };
  const outer = [0.06, 0.16, 0.3, 0.42, 0.52, 0.62, 0.74, 0.88].map((u) => at(u, 1));
  const under = (top.underarm - top.slope - 36) / sleeve.length;
  const inner = [0.9, 0.78, 0.66, 0.56, 0.46].filter((u) => u > under + 0.06 && !isShort).map((u) => at(u, -1));
  const armhole: Point[] =
    sleeve.kind === 'raglan'
      ? [
          [top.shoulder * 0.86, top.underarm * 0.52],
          [top.neck + 26, 44],
          [top.neck + 2, -2, 0],
          [lerp(top.neck, top.shoulder, 0.55), top.slope * 0.3],
          [top.shoulder + 8, top.slope + 4],
        ]
      : [
          [top.shoulder + 23, top.underarm * 0.71],
          [top.shoulder + 8, top.underarm * 0.42],
          [top.shoulder - 5, top.slope - 4, 0],
          [top.shoulder + 26, top.slope + 12],
        ];
  const end = at(1.012, 0);
  return {
    at,
    outline: [
      ...armhole,
      ...outer,
      sharp(at(1, 1), 6),
      end,
      sharp(at(1, -1), 6),
      ...inner,
      [top.chest - 11, top.underarm - 2, 0],
    ],
  };
}
