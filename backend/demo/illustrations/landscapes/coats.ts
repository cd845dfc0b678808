import { along, between, cloth, curve, type Lighting, litSide, spot, type Tones, type Tube, tonesOf } from './cloth';
import type { Pose } from './skeleton';
import { short, type Vec } from './svg';

/** How a coat is made: a shell with a yoke, quilted down, a smock with a pocket across, a parka over the thighs, a shirt. */
export type Cut = 'shell' | 'down' | 'smock' | 'parka' | 'shirt';

export type Coat = Lighting & {
  readonly coat: string;
  readonly cut?: Cut;
  /** the colour of its shoulders */
  readonly yoke?: string;
  /** nothing hangs behind the neck */
  readonly hasNoHood?: boolean;
};

/** How far down a coat reaches: a share of the way from neck to hip. */
const HEMS: Record<Cut, number> = { shell: 1.16, down: 1.08, smock: 1.18, parka: 1.42, shirt: 1.04 };

/** The trunk from neck to hem in six stations. */
export function trunk({ neck, hip, facing, farLeg, nearLeg }: Pose, cut: Cut, girth: number): Tube {
  const hem = HEMS[cut];
  const loose = cut === 'parka' || cut === 'smock' ? 1.06 : cut === 'down' ? 1.1 : cut === 'shirt' ? 0.9 : 1;
  const at = (share: number): Vec => [neck[0] + (hip[0] - neck[0]) * share, neck[1] + (hip[1] - neck[1]) * share];
  // below the hip it follows the thighs of whoever sits or strides
  const knees: Vec = [(farLeg[0][0] + nearLeg[0][0]) / 2, (farLeg[0][1] + nearLeg[0][1]) / 2];
  const [bx, by] = at(hem);
  const along = hem > 1.2 ? 0.5 : 0.25;
  const length = Math.hypot(bx - hip[0], by - hip[1]);
  const thigh = Math.hypot(knees[0] - hip[0], knees[1] - hip[1]) || 1;
  const end: Vec = [
    bx + (hip[0] + ((knees[0] - hip[0]) / thigh) * length - bx) * along,
    by + (hip[1] + ((knees[1] - hip[1]) / thigh) * length - by) * along,
  ];
  const wide = (list: readonly number[]): number[] => list.map((out, i) => out * (i ? girth * loose : girth));
  return {
    spine: [at(-0.02), at(0.1), at(0.3), at(0.58), at(0.86), end],
    front: wide([3.4, 7.4, 9.8, 9, 9.2, 10]),
    back: wide([4.4, 8.2, 10.2, 9, 9.2, 10.2]),
    facing,
  };
}

/** A point on a coat: a share of the way down it, and a share across it, 1 its front. */
function placeOn(tube: Tube, down: number, across: number): Vec {
  const line = along(tube, across);
  const at = down * (line.length - 1);
  const [from, to] = [line[Math.floor(at)], line[Math.min(line.length - 1, Math.floor(at) + 1)]] as [Vec, Vec];
  const t = at - Math.floor(at);
  return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
}

/** A line across a coat at a share of the way down. */
const across = (tube: Tube, down: number, sag: number, from = -0.98, to = 0.98): Vec[] =>
  [0, 0.35, 0.775, 1].map((way, i) => placeOn(tube, down + (i % 3 ? sag : 0), from + (to - from) * way));

/** Quilted chambers: seams with a shade below each. */
function quilted(tube: Tube, { shade, deep }: Tones): string {
  const seams = [0.26, 0.4, 0.54, 0.68, 0.82];
  const shades = seams.map((at) => between(across(tube, at, 0.02), across(tube, at + 0.035, 0.03))).join('');
  return `<path d="${shades}" fill="${shade}"/><path d="${seams.map((at) => curve(across(tube, at, 0.02))).join('')}" stroke="${deep}" stroke-width=".6" fill="none" opacity=".7"/>`;
}

/** Wedges where cloth is drawn together at the waist and under the arm. */
function creases(tube: Tube, { deep }: Tones, lit: 1 | -1): string {
  const wedge = (down: number, from: number, to: number, drop: number): string => {
    const [root, low, tip] = [
      placeOn(tube, down, from),
      placeOn(tube, down + 0.05, from),
      placeOn(tube, down + drop, to),
    ];
    return `M${spot(root)}Q${short((root[0] + tip[0]) / 2)} ${short((root[1] + tip[1]) / 2 - 0.6)} ${spot(tip)}Q${short((low[0] + tip[0]) / 2)} ${short((low[1] + tip[1]) / 2 + 0.5)} ${spot(low)}Z`;
  };
  return `<path d="${wedge(0.58, -lit * 0.96, lit * 0.1, -0.08)}${wedge(0.7, -lit * 0.98, lit * 0.2, 0.06)}${wedge(0.64, lit * 0.98, lit * 0.2, 0.05)}" fill="${deep}" opacity=".5"/>`;
}

/** What is sewn on a coat of each cut. */
function sewn(tube: Tube, tones: Tones, { cut = 'shell', yoke, light }: Coat, lit: 1 | -1): string {
  const { deep, lit: bright, shade } = tones;
  const seam = (line: readonly Vec[], width = 0.7): string =>
    `<path d="${curve(line)}" stroke="${deep}" stroke-width="${width}" fill="none" opacity=".85"/>`;
  const down = (from: number, to: number, share: number): Vec[] =>
    [0, 0.34, 0.67, 1].map((t) => placeOn(tube, from + (to - from) * t, share));
  const hem = `<path d="${between(across(tube, 0.95, 0.01), across(tube, 1, 0.01))}" fill="${shade}"/>`;
  switch (cut) {
    case 'shirt':
      return seam(across(tube, 0.97, 0.01));
    case 'down':
      return quilted(tube, tones) + seam(down(0.02, 1, 0.5), 0.9) + hem;
    case 'smock':
      return [
        seam(down(0.02, 0.46, 0.55), 1),
        `<path d="${between([placeOn(tube, 0.54, 0.1), placeOn(tube, 0.54, 0.9)], [placeOn(tube, 0.76, 0.06), placeOn(tube, 0.76, 0.92)])}" fill="${shade}" opacity=".6"/>`,
        seam([placeOn(tube, 0.54, 0.06), placeOn(tube, 0.54, 0.92)], 1),
        hem,
      ].join('');
    case 'parka':
      return [
        seam(down(0.02, 1, 0.56), 1),
        seam(across(tube, 0.62, 0.01)),
        `<path d="${between([placeOn(tube, 0.68, -0.3), placeOn(tube, 0.68, 0.3)], [placeOn(tube, 0.84, -0.28), placeOn(tube, 0.84, 0.32)])}" fill="${shade}"/><path d="${between([placeOn(tube, 0.67, -0.34), placeOn(tube, 0.67, 0.34)], [placeOn(tube, 0.715, -0.32), placeOn(tube, 0.715, 0.34)])}" fill="${bright}"/>`,
        hem,
      ].join('');
    default: {
      const shoulders = yoke ? tonesOf(yoke, light) : undefined;
      const [top, mid, low] = [across(tube, 0.03, 0), across(tube, 0.18, 0), across(tube, 0.31, 0.03)];
      const shape = `${curve([top[0] as Vec, mid[0] as Vec, low[0] as Vec])}L${low.map(spot).join('L')}L${spot(mid[3] as Vec)}L${spot(top[3] as Vec)}Z`;
      const shaded = between(
        [placeOn(tube, 0.04, -lit * 0.3), placeOn(tube, 0.18, -lit * 0.3), placeOn(tube, 0.33, -lit * 0.1)],
        [placeOn(tube, 0.03, -lit), placeOn(tube, 0.18, -lit), placeOn(tube, 0.31, -lit)],
      );
      return [
        shoulders ? `<path d="${shape}" fill="${shoulders.base}"/><path d="${shaded}" fill="${shoulders.shade}"/>` : '',
        seam(low, 0.6),
        seam(down(0.02, 1, 0.56), 1),
        seam([placeOn(tube, 0.66, 0.2), placeOn(tube, 0.78, 0.42)], 1),
        hem,
      ].join('');
    }
  }
}

/** The hood that lies on the back. */
function hoodBehind({ neck, facing }: Pose, { base, shade, lit }: Tones, side: number): string {
  const [x, y] = neck;
  const at = (dx: number, dy: number): string => `${short(x + facing * dx)} ${short(y + dy)}`;
  return `<path d="M${at(-2, -3.4)}Q${at(-9, -6)} ${at(-11.6, 0)}Q${at(-13, 6.4)} ${at(-9, 9)}Q${at(-4, 8)} ${at(1, 4)}Z" fill="${side > 0 ? shade : base}"/><path d="M${at(-3, -3.6)}Q${at(-8.6, -5.4)} ${at(-10.8, -0.6)}Q${at(-6, -1.6)} ${at(-1, 1.6)}Z" fill="${side > 0 ? base : lit}"/>`;
}

/** A coat on a trunk, with seams, hem and folds, in three tones. */
export function coatOn(pose: Pose, coat: Coat, girth: number): string {
  const { cut = 'shell', light } = coat;
  const tube = trunk(pose, cut, girth);
  const tones = tonesOf(coat.coat, light);
  const lit = litSide(tube, coat);
  const side = coat.lightFrom * pose.facing;
  const hasHood = !coat.hasNoHood && cut !== 'shirt';
  return [
    hasHood ? hoodBehind(pose, tones, side) : '',
    cloth(tube, tones, lit, [0.3, 0.34, 0.16, 0.38, 0.1, 0.3]),
    creases(tube, tones, lit),
    sewn(tube, tones, coat, lit),
  ].join('');
}
