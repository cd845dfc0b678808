import type { Cloth } from './cloth';
import { lerp, num, type Point, pts } from './geometry';
import type { MarkName } from './marks';

/** Measures of legs laid flat, mm: half widths at the waist and hip, heights from the waist. */
export type LegCut = {
  waist: number;
  hip: number;
  crotch: number;
  length: number;
  /** half width of a leg at thigh, knee and hem */
  thigh: number;
  knee: number;
  hem: number;
  /** where the middle of a hem lies */
  stance: number;
};

export const REGULAR_LEGS: LegCut = {
  waist: 206,
  hip: 240,
  crotch: 344,
  length: 1076,
  thigh: 112,
  knee: 86,
  hem: 68,
  stance: 138,
};

export type LegBlock = 'none' | 'panel' | 'knee' | 'hem' | 'yoke' | 'hoops';
/** Pockets and zips; the last two part a leg at the knee, and open it along its whole side. */
export type LegPocket = 'slash' | 'zip' | 'cargo' | 'thigh' | 'vent' | 'seat' | 'zip-off' | 'side-zip';

/** Trousers, tights or shorts: everything that may differ between two of them. */
export type LegLook = {
  view: 'front' | 'back';
  cut: LegCut;
  cloth: Cloth;
  block: LegBlock;
  waistband: 'belt' | 'elastic' | 'drawcord' | 'none';
  fly: boolean;
  pockets: readonly LegPocket[];
  cuff: 'plain' | 'rib' | 'gaiter' | 'slit' | 'gathered';
  /** seams that shape the knee */
  shapedKnee: boolean;
  reflective: boolean;
  brand: string;
  mark: MarkName;
};

export const PLAIN_LEGS: LegLook = {
  view: 'front',
  cut: REGULAR_LEGS,
  cloth: 'twill',
  block: 'none',
  waistband: 'belt',
  fly: true,
  pockets: ['slash'],
  cuff: 'plain',
  shapedKnee: true,
  reflective: false,
  brand: 'hanki',
  mark: 'crust',
};

/** A place on the right leg: `u` from crotch 0 to hem 1, `v` from the inner edge -1 to the outer one 1. */
export function onLeg(cut: LegCut, u: number, v: number): Point {
  const thighX = cut.hip - cut.thigh;
  const half = u < 0.5 ? lerp(cut.thigh, cut.knee, u * 2) : lerp(cut.knee, cut.hem, u * 2 - 1);
  return [lerp(thighX, cut.stance, u) + half * v, lerp(cut.crotch, cut.length, u)];
}

/** The point as a corner of the given radius, mm. */
export const rounded = ([x, y]: Point, radius: number): Point => [x, y, radius];
/** Shorts end above the knee. */
export const isShort = ({ length, crotch }: LegCut): boolean => length - crotch < 300;

/** The right half: waist, hip, outer seam, hem, inner seam. */
export function legOutline(cut: LegCut): Point[] {
  const { waist, hip, crotch, length } = cut;
  const steps = isShort(cut) ? [0.4] : [0.16, 0.34, 0.5, 0.68, 0.86];
  const [hemX] = onLeg(cut, 1, 0);
  return [
    ...pts(
      `0,0! ${waist * 0.58},-3 ${waist},4~4 ${waist + 9},48 ${num(lerp(waist, hip, 0.82))},${num(crotch * 0.46)} ${hip},${num(crotch * 0.86)}`,
    ),
    ...steps.map((u) => onLeg(cut, u, 1)),
    rounded(onLeg(cut, 0.995, 1), 8),
    [hemX, length + 6],
    rounded(onLeg(cut, 1.002, -1), 8),
    ...steps.toReversed().map((u) => onLeg(cut, u, -1)),
    ...(isShort(cut) ? [] : [[Math.max(10, onLeg(cut, 0.04, -1)[0]), crotch + 30] as Point]),
    [0, crotch, 0],
  ];
}
