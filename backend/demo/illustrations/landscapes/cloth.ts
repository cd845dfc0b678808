/** Cloth on bodies: shapes along a line with a side in the light and one in the shade. */
import { mix, short, type Vec } from './svg';

export const INK = '#0b1524';

/** The light that falls on somebody: its colour, and from which side it comes. */
export type Lighting = { readonly light: string; readonly lightFrom: 1 | -1 };

/** The tones one colour has in a light: in it, as it is, turned away, and in a seam. */
export type Tones = { readonly lit: string; readonly base: string; readonly shade: string; readonly deep: string };

/** @param isFar on the side of the body away from us: darker, with less light */
export function tonesOf(colour: string, light: string, isFar = false): Tones {
  const base = isFar ? mix(colour, INK, 0.3) : colour;
  return {
    lit: mix(base, light, isFar ? 0.14 : 0.36),
    base,
    shade: mix(base, INK, isFar ? 0.24 : 0.33),
    deep: mix(base, INK, 0.6),
  };
}

/** What skin turns to away from the light: blood shows through, so no grey. */
const BLUSH = '#6b2f1a';

/** The same of skin; a bare arm or hand away from us is only a little darker, else it reads as a glove. */
export function skinTones(colour: string, light: string, isFar = false): Tones {
  const base = isFar ? mix(colour, BLUSH, 0.12) : colour;
  return { lit: mix(base, light, 0.3), base, shade: mix(base, BLUSH, 0.26), deep: mix(base, BLUSH, 0.66) };
}

/** A line down a limb or trunk, and how far the body stands out from it ahead and behind at each of its points. */
export type Tube = {
  readonly spine: readonly Vec[];
  readonly front: readonly number[];
  readonly back: readonly number[];
  readonly facing: 1 | -1;
};

export const spot = ([x, y]: Vec): string => `${short(x)} ${short(y)}`;

/** A smooth way on from the first of some points, which is written before it. */
function onward(points: readonly Vec[]): string {
  const at = (i: number): Vec => points[Math.max(0, Math.min(points.length - 1, i))] ?? [0, 0];
  return points
    .slice(1)
    .map((_, i) => {
      const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
      const one: Vec = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
      const two: Vec = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
      return `C${spot(one)} ${spot(two)} ${spot(p2)}`;
    })
    .join('');
}

/** A smooth line through points. */
export const curve = (points: readonly Vec[]): string => `M${spot(points[0] ?? [0, 0])}${onward(points)}`;

/** What lies between two smooth lines that run the same way; straight at both ends. */
export function between(left: readonly Vec[], right: readonly Vec[]): string {
  const back = right.toReversed();
  return `${curve(left)}L${spot(back[0] ?? [0, 0])}${onward(back)}Z`;
}

function ahead([ax, ay]: Vec, [bx, by]: Vec, facing: number): Vec {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  return [(facing * (by - ay)) / length, (-facing * (bx - ax)) / length];
}

/** At each point of the line, the way ahead across it. */
function normals({ spine, facing }: Tube): Vec[] {
  return spine.map((_, i) => {
    const from = spine[Math.max(0, i - 1)] ?? [0, 0];
    const to = spine[Math.min(spine.length - 1, i + 1)] ?? [0, 0];
    return ahead(from, to, facing);
  });
}

/** A share across a tube: 1 is its front, -1 its back; one for all points, or one each. */
type Share = number | readonly number[];

/** The line along a tube at a share across it. */
export function along(tube: Tube, share: Share): Vec[] {
  const across = normals(tube);
  return tube.spine.map(([x, y], i) => {
    const [nx, ny] = across[i] ?? [1, 0];
    const by = typeof share === 'number' ? share : (share[i] ?? 0);
    const out = by * ((by > 0 ? tube.front[i] : tube.back[i]) ?? 0);
    return [x + nx * out, y + ny * out];
  });
}

/** A whole tube; its beginning is round, as a shoulder is. */
export function capped(tube: Tube): string {
  const [front, back] = [along(tube, 1), along(tube, -1)];
  const [[ax, ay], [bx, by]] = [front[0] ?? [0, 0], back[0] ?? [0, 0]];
  const [x, y] = tube.spine[0] ?? [0, 0];
  const [nx, ny] = tube.spine[1] ?? [0, 1];
  const length = Math.hypot(nx - x, ny - y) || 1;
  const [ux, uy] = [((x - nx) / length) * 4, ((y - ny) / length) * 4];
  return `${between(front, back).slice(0, -1)}C${spot([bx + ux, by + uy])} ${spot([ax + ux, ay + uy])} ${spot([ax, ay])}Z`;
}

export const strip = (tube: Tube, from: Share, to: Share): string => between(along(tube, from), along(tube, to));

/** Which side of a tube is in the light: 1 its front, -1 its back. Light comes from the side and from above. */
export function litSide({ spine, facing }: Tube, { lightFrom }: Lighting): 1 | -1 {
  const [nx, ny] = ahead(spine[0] ?? [0, 0], spine.at(-1) ?? [0, 1], facing);
  return nx * lightFrom * 0.85 - ny * 0.55 > 0 ? 1 : -1;
}

/** A tube of cloth in three tones; where light turns to shade the edge wavers as cloth does. @param wave shares, one a point */
export function cloth(tube: Tube, tones: Tones, lit: 1 | -1, wave: readonly number[]): string {
  const turn = wave.map((share) => -lit * share);
  const shine = wave.map((share, i) => lit * (0.56 + 0.2 * share + (i % 2 ? 0.14 : 0)));
  return [
    `<path d="${capped(tube)}" fill="${tones.base}"/>`,
    `<path d="${strip(tube, shine, lit)}" fill="${tones.lit}"/>`,
    `<path d="${strip(tube, turn, -lit)}" fill="${tones.shade}"/>`,
  ].join('');
}
