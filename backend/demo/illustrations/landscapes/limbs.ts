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

/** Each with its thumb, its lower half in the shade, and the lines between its fingers; the shaft it holds stands across it. */
const HANDS: Record<
  Grip,
  { readonly palm: string; readonly thumb: string; readonly shade: string; readonly fingers: string }
> = {
  rest: {
    palm: 'M-3-2.700C-1-3.300 1.400-3.500 3.400-3.100L7-2.300Q9.600-1.500 9.500.3Q9.200 2 7.200 2.400L3.400 3.200C1 3.500-1.200 3.300-3 2.900Z',
    thumb: 'M-.8-2.800C.8-4.400 3-4.800 5.200-3.900C6.500-3.200 6.200-2 4.900-2C3.400-2 2.200-1.500 1.200-.9Z',
    shade: 'M-3 1C1 1.700 5 1.500 9.300.9Q8.800 2.100 7.200 2.400L3.400 3.200C1 3.500-1.200 3.300-3 2.900Z',
    fingers: 'M5-.7L8.800-.2M5 .9L8.700 1.200',
  },
  grip: {
    palm: 'M-3-2.800C-1-3.600 1-4 2.800-4L5.200-3.900Q6.700-3.600 6.600-2.400Q7.300-1.800 7-.7Q7.500.2 7 1.200Q7.200 2.400 6.400 2.900Q6.100 4.200 4.600 4.400L1.800 4.300C-.2 4.100-1.600 3.500-3 3Z',
    thumb:
      'M-1-3.100C.6-5.100 3.200-5.900 5.500-5.400C6.800-5 6.600-3.600 5.400-3.500C3.800-3.300 2.500-2.700 1.400-1.600Z',
    shade:
      'M-3 1.100C-.6 1.800 1 2.200 2.400 2L6.900 1.900Q6.900 2.600 6.400 2.900Q6.100 4.200 4.600 4.400L1.800 4.300C-.2 4.100-1.600 3.500-3 3Z',
    fingers: 'M3-2L6.500-1.900M2.800.1L7 .2M2.900 2L6.600 2.200',
  },
  open: {
    palm: 'M-3-2.700C-1-3.300 1-3.400 3-3.100L8.800-3.200Q10.200-3 10-2.100Q9.900-1.500 9-1.500L10-1.400Q11.600-1.100 11.400-.2Q11.100.5 9.900.5Q11 .8 10.800 1.500Q10.500 2.200 9.400 2.100Q9.400 3.300 7.800 3.400L3 3.400C1 3.500-1 3.300-3 2.900Z',
    thumb: 'M-1-2.600C.2-4.800 2-6.600 3.900-7C5.200-7.100 5.500-5.800 4.500-5.100C3.400-4.300 3-3.200 2.600-1.800Z',
    shade:
      'M-3 1.200C1 1.800 6 1.500 10.800 1.300Q10.700 2.200 9.400 2.100Q9.400 3.300 7.800 3.400L3 3.400C1 3.500-1 3.300-3 2.900Z',
    fingers: 'M5.200-1.500H9.200M5 .5H10M5.200 2.100H9.200',
  },
};

/**
 * A hand in its glove, or bare, at the end of a forearm: its thumb is up, or ahead where the arm hangs.
 * @param cuff colour of the glove's cuff; a bare hand has none
 */
export function hand(elbow: Vec, at: Vec, facing: 1 | -1, grip: Grip, tones: Tones, cuff?: string): string {
  const angle = (Math.atan2(at[1] - elbow[1], at[0] - elbow[0]) * 180) / Math.PI;
  const { palm, thumb, shade, fingers } = HANDS[grip];
  const size = cuff ? 1.08 : 0.94;
  return [
    `<g transform="translate(${spot(at)}) rotate(${short(angle)}) scale(${size} ${facing * size})">`,
    `<path d="${palm}" fill="${tones.base}"/><path d="${shade}" fill="${tones.shade}"/><path d="${fingers}" stroke="${tones.deep}" stroke-width=".5" fill="none" opacity=".7"/>`,
    `<path d="${thumb}" fill="${mix(tones.base, tones.lit, 0.6)}"/>`,
    cuff
      ? `<path d="M-5.400-4.200Q-3-4.600-.9-3.600L-.8 3.700Q-3 4.700-5.400 4.300Z" fill="${cuff}"/><path d="M-5.400 1Q-3 1.500-.9 1.200L-.8 3.700Q-3 4.700-5.400 4.300Z" fill="${mix(cuff, INK, 0.3)}"/>`
      : '',
    '</g>',
  ].join('');
}
