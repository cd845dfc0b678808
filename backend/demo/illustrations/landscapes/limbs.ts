import {
  along,
  between,
  capped,
  cloth,
  curve,
  INK,
  type Lighting,
  litSide,
  spot,
  strip,
  type Tones,
  type Tube,
} from './cloth';
import { mix, short, type Vec } from './svg';

/** Half breadths ahead and behind: at the trunk, half-way, at elbow or knee, half-way, at the cuff. */
export type Girths = {
  readonly front: readonly [number, number, number, number, number];
  readonly back: readonly [number, number, number, number, number];
};

export const SLEEVE: Girths = { front: [4.6, 4.7, 4.2, 4, 3.1], back: [5, 4.9, 4.6, 3.8, 3.1] };
export const ARM: Girths = { front: [3.6, 3.5, 2.7, 2.7, 1.8], back: [3.8, 3.6, 2.9, 2.9, 1.9] };
export const SHORT_SLEEVE: Girths = { front: [4.6, 4.8, 4.9, 5, 5], back: [4.9, 4.9, 5, 5, 5.1] };
export const TROUSER: Girths = { front: [7, 6.9, 5.4, 4, 3.9], back: [6.6, 6.2, 4.9, 5.3, 4.2] };
/** legs without trousers, below shorts */
export const LEG: Girths = { front: [6, 5.6, 4.1, 3.1, 2.6], back: [6, 5.2, 3.8, 4.6, 2.8] };

const half = ([ax, ay]: Vec, [bx, by]: Vec): Vec => [(ax + bx) / 2, (ay + by) / 2];

/** The joint and its two bones as a tube. @param girth of somebody: 1 is slender */
export function limbTube(
  [start, joint, end]: readonly [Vec, Vec, Vec],
  { front, back }: Girths,
  facing: 1 | -1,
  girth = 1,
): Tube {
  return {
    spine: [start, half(start, joint), joint, half(joint, end), end],
    front: front.map((out) => out * girth),
    back: back.map((out) => out * girth),
    facing,
  };
}

/** Where cloth gathers inside the bend: two wedges of shade. */
function folds(tube: Tube, deep: string): string {
  const [start, , joint, , end] = tube.spine as [Vec, Vec, Vec, Vec, Vec];
  const bend =
    ((joint[0] - start[0]) * (end[1] - joint[1]) - (joint[1] - start[1]) * (end[0] - joint[0])) * tube.facing;
  if (Math.abs(bend) < 40) return '';
  const side = bend < 0 ? 1 : -1;
  const edge = along(tube, side * 0.96);
  const inner = along(tube, side * -0.15);
  const [a, b, c] = [edge[1], edge[2], edge[3]] as [Vec, Vec, Vec];
  const wedge = (root: Vec, tip: Vec, wide: number): string => {
    const [dx, dy] = [c[0] - a[0], c[1] - a[1]];
    const length = Math.hypot(dx, dy) || 1;
    const [ux, uy] = [(dx / length) * wide, (dy / length) * wide];
    return `M${short(root[0] - ux)} ${short(root[1] - uy)}Q${spot(half(root, tip))} ${spot(tip)}Q${short((root[0] + tip[0]) / 2 + ux)} ${short((root[1] + tip[1]) / 2 + uy)} ${short(root[0] + ux)} ${short(root[1] + uy)}Z`;
  };
  const [tip1, tip2] = [half(inner[1] as Vec, inner[2] as Vec), half(inner[2] as Vec, inner[3] as Vec)];
  return `<path d="${wedge(half(a, b), tip1, 0.7)}${wedge(half(b, c), tip2, 0.8)}${wedge(b, inner[2] as Vec, 0.6)}" fill="${deep}" opacity=".62"/>`;
}

/** The last part of a tube: a cuff of a sleeve, the hem of a trouser leg, a gaiter. @param from 0 at the joint, 1 at the end */
function ending({ spine, front, back, facing }: Tube, from: number, wider: number): Tube {
  const [joint, end] = [spine[2], spine[4]] as [Vec, Vec];
  const at: Vec = [joint[0] + (end[0] - joint[0]) * from, joint[1] + (end[1] - joint[1]) * from];
  const girth = (list: readonly number[]): number[] => {
    const [middle = 4, last = 4] = [list[3], list[4]];
    return [(middle + (last - middle) * Math.max(0, from * 2 - 1)) * wider, last * wider];
  };
  return { spine: [at, end], front: girth(front), back: girth(back), facing };
}

/** What a limb wears at its end. */
export type Ending = { readonly from: number; readonly colour: Tones; readonly wider?: number };

/** A sleeve or trouser leg in three tones, with folds where it bends, and what is at its end. */
export function limb(tube: Tube, tones: Tones, lighting: Lighting, cuff?: Ending): string {
  const lit = litSide(tube, lighting);
  const seam = along(tube, -lit * 0.98);
  return [
    cloth(tube, tones, lit, [0.1, 0.34, 0.02, 0.36, 0.1]),
    folds(tube, tones.deep),
    // a thin edge in the shade parts the limb from what is behind it
    `<path d="${curve(seam)}" stroke="${tones.deep}" stroke-width=".7" fill="none" opacity=".7"/>`,
    cuff ? bandOf(ending(tube, cuff.from, cuff.wider ?? 1.03), cuff.colour, lit) : '',
  ].join('');
}

function bandOf(tube: Tube, tones: Tones, lit: 1 | -1): string {
  return `<path d="${strip(tube, 1, -1)}" fill="${tones.base}"/><path d="${strip(tube, -lit * 0.1, -lit)}" fill="${tones.shade}"/><path d="${curve([along(tube, 1)[0] as Vec, along(tube, -1)[0] as Vec])}" stroke="${tones.deep}" stroke-width=".7"/>`;
}

/** The upper part of a sleeve in the colour of the coat's shoulders. */
export function shoulderOf(tube: Tube, tones: Tones, lighting: Lighting): string {
  const lit = litSide(tube, lighting);
  const [[ax, ay], [bx, by]] = tube.spine as [Vec, Vec, ...Vec[]];
  const end: Vec = [ax + (bx - ax) * 0.75, ay + (by - ay) * 0.75];
  const top: Tube = { ...tube, spine: [tube.spine[0] as Vec, end] };
  return `<path d="${capped(top)}" fill="${tones.base}"/><path d="${strip(top, [-lit * 0.1, -lit * 0.3], -lit)}" fill="${tones.shade}"/><path d="${curve([along(top, -1)[1] as Vec, along(top, 1)[1] as Vec])}" stroke="${tones.deep}" stroke-width=".6"/>`;
}

/** An arm or leg without cloth: soft shade, no folds. */
export function bare(tube: Tube, tones: Tones, lighting: Lighting): string {
  const lit = litSide(tube, lighting);
  return `<path d="${strip(tube, 1, -1)}" fill="${tones.base}"/><path d="${strip(
    tube,
    [0, 0.15, 0.3, 0.1, 0.1].map((share) => -lit * share),
    -lit,
  )}" fill="${tones.shade}"/>`;
}

/** The patch that strengthens a knee. */
export function kneePatch(tube: Tube, tones: Tones): string {
  const [, a, b, c] = along(tube, 0.94) as [Vec, Vec, Vec, Vec, Vec];
  const [, d, e, f] = along(tube, -0.1) as [Vec, Vec, Vec, Vec, Vec];
  return `<path d="${between([half(a, b), b, half(b, c)], [half(d, e), e, half(e, f)])}" fill="${tones.deep}" opacity=".5"/>`;
}

/** How a hand is held: at rest, round something, or flat and reaching. */
export type Grip = 'rest' | 'grip' | 'open';

const HANDS: Record<Grip, readonly [hand: string, thumb: string, shade: string]> = {
  rest: [
    'M-3-3C0-3.800 3.600-3.700 6.200-2.600C8.400-1.600 8.600 1.200 6.800 2.600C4.400 3.900.4 3.700-3 3.100Z',
    'M-.6-2.800C1-5.300 3.600-6 4.900-4.700C5.500-3.700 4.200-2.500 2.500-1.500Z',
    'M-3 1.200C1 2 5 1.800 7.800.6C7.600 1.500 7.300 2.200 6.800 2.600C4.400 3.900.4 3.700-3 3.100Z',
  ],
  grip: [
    'M-3-3C-.4-4 3-4.300 5-3.300C7.200-2.100 7.200 2.200 5 3.600C2.600 4.600-.8 4-3 3.100Z',
    'M.2-3.200C1.600-5 4.200-5.100 5.200-3.800C5.900-2.500 5.400-1 4-.7C2.600-.9 1-1.800.2-3.200Z',
    'M-3 1C.4 2 3.600 1.800 6.500.6C6.500 2 6 3 5 3.600C2.600 4.600-.8 4-3 3.100Z',
  ],
  open: [
    'M-3-3C0-3.600 3-3.500 6-2.700L9.600-1.500C10.900-1 10.900.5 9.600 1C7.600 1.900 3.800 3.500-3 3.100Z',
    'M-.4-2.800C.6-5.500 2.800-7 4.200-6.200C5-5.300 4.200-3.500 2.600-1.700Z',
    'M-3 1.200C1 1.900 6 1.400 10.400.2C10.300.6 10 .9 9.600 1C7.600 1.900 3.800 3.500-3 3.100Z',
  ],
};

/**
 * A hand in its mitten, or bare, at the end of a forearm: its thumb is up, or ahead where the arm hangs.
 * @param cuff colour of the mitten's cuff; a bare hand has none
 */
export function hand(elbow: Vec, at: Vec, facing: 1 | -1, grip: Grip, tones: Tones, cuff?: string): string {
  const angle = (Math.atan2(at[1] - elbow[1], at[0] - elbow[0]) * 180) / Math.PI;
  const [shape, thumb, shade] = HANDS[grip];
  const size = cuff ? 1.06 : 0.82;
  return [
    `<g transform="translate(${spot(at)}) rotate(${short(angle)}) scale(${size} ${facing * size})">`,
    `<path d="${shape}" fill="${tones.base}"/><path d="${shade}" fill="${tones.shade}"/><path d="${thumb}" fill="${tones.lit}"/>`,
    cuff
      ? `<path d="M-4.200-3.600Q-2.600-4-1-3.700L-.9 3.700Q-2.600 4-4.200 3.600Z" fill="${cuff}"/><path d="M-4.200 1Q-2.600 1.400-.9 1.200L-.9 3.700Q-2.600 4-4.200 3.600Z" fill="${mix(cuff, INK, 0.3)}"/>`
      : '',
    '</g>',
  ].join('');
}
