import { mix, short, type Vec } from './svg';

/** How a limb is painted: its colour, the light and the side it comes from. */
export type LimbPaint = {
  readonly colour: string;
  readonly light: string;
  readonly lightFrom: 1 | -1;
  /** skin has no folds */
  readonly isBare?: boolean;
};

/** Half breadths from the trunk to the end: at the joint, half-way, at elbow or knee, half-way, at the cuff. */
type Girths = readonly [number, number, number, number, number];

export const SLEEVE: Girths = [4.5, 4.3, 3.7, 3.5, 2.7];
export const ARM: Girths = [3.9, 3.6, 2.9, 2.9, 1.9];
export const SHORT_SLEEVE: Girths = [4.6, 4.8, 5, 5.1, 5.1];
export const TROUSER: Girths = [6, 5.6, 4.6, 4.3, 3.7];

const INK = '#0a1220';

const between = ([ax, ay]: Vec, [bx, by]: Vec): Vec => [(ax + bx) / 2, (ay + by) / 2];

function normal([ax, ay]: Vec, [bx, by]: Vec): Vec {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  return [-(by - ay) / length, (bx - ax) / length];
}

const spot = ([x, y]: Vec): string => `${short(x)} ${short(y)}`;

/** A smooth closed line through points. */
function rounded(points: readonly Vec[]): string {
  const at = (i: number): Vec => points[(i + points.length) % points.length] ?? [0, 0];
  const curves = points.map((_, i) => {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const one: Vec = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
    const two: Vec = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
    return `C${spot(one)} ${spot(two)} ${spot(p2)}`;
  });
  return `M${spot(at(0))}${curves.join('')}Z`;
}

/**
 * A sleeve or trouser leg from the trunk over its joint to the cuff: it tapers, has a lit side and one in the shade, and folds where it
 * bends.
 */
export function limb([start, joint, end]: readonly [Vec, Vec, Vec], girths: Girths, paint: LimbPaint): string {
  const line = [start, between(start, joint), joint, between(joint, end), end];
  const [upper, lower] = [normal(start, joint), normal(joint, end)];
  const turn = Math.hypot(upper[0] + lower[0], upper[1] + lower[1]) || 1;
  const mid: Vec = [(upper[0] + lower[0]) / turn, (upper[1] + lower[1]) / turn];
  const normals = [upper, upper, mid, lower, lower];
  const side = (share: number): Vec[] =>
    line.map(([x, y], i) => {
      const [nx, ny] = normals[i] ?? mid;
      const out = share * (girths[i] ?? 3);
      return [x + nx * out, y + ny * out];
    });
  const strip = (from: number, to: number): string => rounded([...side(from), ...side(to).reverse()]);
  const { colour, light, lightFrom } = paint;
  const lit = mid[0] * lightFrom * 0.85 - mid[1] * 0.5 > 0 ? 1 : -1;
  // the inside of the bend, where cloth gathers
  const bend = upper[0] * lower[1] - upper[1] * lower[0];
  const inside = bend > 0 ? 1 : -1;
  const girth = girths[2];
  const fold = (along: number, reach: number): string => {
    const [x, y] = [joint[0] + (lower[1] - upper[1]) * along * 0.4, joint[1] - (lower[0] - upper[0]) * along * 0.4];
    const [nx, ny] = mid;
    return `M${short(x + nx * inside * girth * 0.9 + ny * along)} ${short(y + ny * inside * girth * 0.9 - nx * along)}Q${short(x + nx * inside * girth * 0.2 + ny * along * 0.7)} ${short(y + ny * inside * girth * 0.2 - nx * along * 0.7)} ${short(x - nx * inside * girth * reach + ny * along * 1.5)} ${short(y - ny * inside * girth * reach - nx * along * 1.5)}`;
  };
  const [cuffA, cuffB] = [side(0.96)[4] ?? end, side(-0.96)[4] ?? end];
  return [
    `<path d="${strip(1, -1)}" fill="${colour}"/>`,
    `<path d="${strip(lit * -0.15, lit * -0.98)}" fill="${mix(colour, INK, 0.5)}" opacity=".55"/>`,
    `<path d="${strip(lit * 0.5, lit * 0.97)}" fill="${mix(colour, light, 0.55)}" opacity=".75"/>`,
    paint.isBare
      ? ''
      : `<path d="${fold(2, 0.1)}${fold(-2, 0.1)}${fold(0, 0.5)}" stroke="${mix(colour, INK, 0.6)}" stroke-width=".8" opacity=".6" fill="none"/>`,
    `<path d="M${spot(cuffA)}L${spot(cuffB)}" stroke="${mix(colour, INK, 0.45)}" stroke-width="1.2"/>`,
  ].join('');
}

/** A hand at the end of a forearm, its thumb on the inner side. */
export function hand(elbow: Vec, at: Vec, colour: string): string {
  const angle = (Math.atan2(at[1] - elbow[1], at[0] - elbow[0]) * 180) / Math.PI;
  return `<g transform="translate(${spot(at)}) rotate(${short(angle)})" fill="${colour}"><path d="M-2.6-2.5Q1-3.6 4-2Q5.600 0 4 2.200Q1 3.400-2.600 2.500Z"/><path d="M-.4-2Q1.800-5 4-4.200Q4.400-2.600 2.200-1.200Z"/></g>`;
}

/** A boot at an ankle, toe ahead; a heel that is up turns it about the ball of the foot. */
export function boot([x, y]: Vec, facing: number, colour: string, tilt: number): string {
  return [
    `<g transform="translate(${short(x)} ${short(y)}) scale(${facing} 1) rotate(${short(tilt)})">`,
    `<path d="M-3.800-5.400Q0-6.400 3.600-5L4-1Q8.600-.4 9.800 2L9.900 3.200H-4.400Q-4.800-1-3.800-5.400Z" fill="${colour}"/>`,
    `<path d="M-4.500 2.800H10Q10.400 4.600 9.200 4.600H-4.200Q-4.900 4-4.500 2.800Z" fill="${mix(colour, INK, 0.7)}"/>`,
    `<path d="M-4-4.200Q0-3.400 3.700-3.900M1.800-1.400L5 .2M2.400-3L4.400-1.600" stroke="${mix(colour, '#ffffff', 0.28)}" stroke-width=".7" fill="none" opacity=".8"/></g>`,
  ].join('');
}

/** A climbing shoe at an ankle: low, bent down to its toe, with a rubber rand and a strap. */
export function climbingShoe([x, y]: Vec, facing: number, colour: string, tilt: number): string {
  return [
    `<g transform="translate(${short(x)} ${short(y)}) scale(${facing} 1) rotate(${short(tilt)})">`,
    `<path d="M-3.400-3.400Q0-4.200 3-2.800Q6.600-1.800 9.200 2.600L8.400 3.800Q2 2-3.800 3.400Q-5-.4-3.400-3.400Z" fill="${colour}"/>`,
    `<path d="M-3.900 1.600Q2 .4 6.600 1.200L8.200.9L9.200 2.600L8.400 3.900Q2 2.400-3.800 3.700Q-4.200 2.600-3.900 1.600Z" fill="${mix(colour, INK, 0.75)}"/>`,
    `<path d="M-1.400-3L3.600.8" stroke="${mix(colour, '#ffffff', 0.6)}" stroke-width="1.300"/></g>`,
  ].join('');
}
