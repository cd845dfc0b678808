import type { Lighting } from './cloth';
import { between, curve, INK, spot, tonesOf } from './cloth';
import type { Pose } from './skeleton';
import { mix, short, type Vec } from './svg';

/** Packs: a big one with a mat across its top, or a small one for the day. */
export type PackKind = 'trek' | 'day';

const SIZES = {
  trek: { top: -0.2, foot: 1.04, deep: 18, lid: 0.14 },
  day: { top: 0.02, foot: 0.92, deep: 12, lid: 0.2 },
} as const;

/** A pack on the back: body, lid, pocket, straps; its belt and shoulder strap lie over the coat. */
export function packOn(pose: Pose, colour: string, kind: PackKind, { light, lightFrom }: Lighting): string {
  const { neck, hip, facing } = pose;
  const [dx, dy] = [hip[0] - neck[0], hip[1] - neck[1]];
  const length = Math.hypot(dx, dy) || 1;
  const at = (share: number, out: number): Vec => [
    neck[0] + dx * share - (dy / length) * out * facing,
    neck[1] + dy * share + (dx / length) * out * facing,
  ];
  const { top, foot, deep, lid } = SIZES[kind];
  const tones = tonesOf(colour, light);
  const isLit = lightFrom * facing < 0;
  const [near, far] = [5, 5 + deep];
  const outer: Vec[] = [
    at(lid - 0.06, far - 3),
    at(lid, far),
    at((lid + foot) / 2, far + 1.5),
    at(foot - 0.14, far),
    at(foot, far - 5),
  ];
  const inner: Vec[] = [
    at(lid - 0.04, near + 1),
    at(lid, near),
    at((lid + foot) / 2, near - 2),
    at(foot - 0.14, near - 2),
    at(foot, near),
  ];
  const mid: Vec[] = [
    at(lid - 0.04, near + 5),
    at(lid, near + 5),
    at((lid + foot) / 2, near + 4),
    at(foot - 0.14, near + 5),
    at(foot, near + 4),
  ];
  const edge: Vec[] = [
    at(lid - 0.04, far - 5),
    at(lid, far - 3.4),
    at((lid + foot) / 2, far - 3),
    at(foot - 0.14, far - 3.4),
    at(foot, far - 7),
  ];
  const cover: Vec[] = [
    at(lid + 0.02, near + 0.5),
    at(top + 0.02, near + 1),
    at(top - 0.06, near + 6),
    at(top - 0.03, far - 4),
    at(lid - 0.1, far + 1),
    at(lid + 0.02, far + 1),
  ];
  const [a, b] = [at(lid, near + 1), at(lid + 0.02, far + 1)];
  const mat = tonesOf(mix(colour, '#e0b060', 0.5), light);
  const roll = at(foot + 0.04, near + deep * 0.45);
  return [
    kind === 'trek'
      ? `<circle cx="${short(roll[0])}" cy="${short(roll[1])}" r="5.400" fill="${isLit ? mat.base : mat.shade}"/><circle cx="${short(roll[0])}" cy="${short(roll[1])}" r="3.300" fill="none" stroke="${mat.deep}" stroke-width=".8"/><circle cx="${short(roll[0])}" cy="${short(roll[1])}" r="1.200" fill="${mat.deep}"/>`
      : '',
    `<path d="${between(outer, inner)}" fill="${tones.base}"/><path d="${isLit ? between(outer, edge) : between(outer, mid)}" fill="${isLit ? tones.lit : tones.shade}"/>${isLit ? `<path d="${between(mid, inner)}" fill="${tones.shade}"/>` : ''}`,
    // a pocket at the side, with a bottle in it
    kind === 'trek'
      ? `<path d="M${spot(at(0.4, near + 7))}L${spot(at(0.66, near + 7))}" stroke="#7d8a92" stroke-width="4.200" stroke-linecap="butt"/><path d="M${spot(at(0.42, near + 5.8))}L${spot(at(0.66, near + 5.8))}" stroke="#aab6bb" stroke-width="1.200" stroke-linecap="butt"/><path d="M${spot(at(0.37, near + 7))}L${spot(at(0.4, near + 7))}" stroke="#23292f" stroke-width="2.600" stroke-linecap="butt"/>`
      : '',
    `<path d="${between([at(0.58, near), at(0.96, near + 0.5)], [at(0.52, near + 11), at(0.96, near + 11)])}" fill="${tones.shade}"/><path d="${curve([at(0.58, near), at(0.52, near + 11)])}" stroke="${tones.deep}" stroke-width=".9"/>`,
    `<path d="M${spot(a)}C${spot(cover[1] as Vec)} ${spot(cover[2] as Vec)} ${spot(cover[2] as Vec)}C${spot(cover[3] as Vec)} ${spot(cover[4] as Vec)} ${spot(b)}Z" fill="${isLit ? tones.base : tones.shade}"/><path d="M${spot(at(top - 0.05, near + 6))}C${spot(cover[3] as Vec)} ${spot(cover[4] as Vec)} ${spot(b)}L${spot(at(lid - 0.03, far - 6))}Z" fill="${isLit ? tones.lit : tones.base}"/>`,
    `<path d="${curve([a, at(lid + 0.04, near + deep / 2), b])}M${spot(at(lid, far - 5))}L${spot(at(foot - 0.1, far - 5))}M${spot(at(0.4, near + 8))}L${spot(at(0.4, far + 0.6))}" stroke="${mix(tones.deep, INK, 0.3)}" stroke-width="1" fill="none"/>`,
  ].join('');
}

/** The straps of a pack on the front of who carries it, over the coat. */
export function strapsOn({ neck, hip, facing }: Pose, colour: string): string {
  const [dx, dy] = [hip[0] - neck[0], hip[1] - neck[1]];
  const length = Math.hypot(dx, dy) || 1;
  const at = (share: number, out: number): Vec => [
    neck[0] + dx * share + (dy / length) * out * facing,
    neck[1] + dy * share - (dx / length) * out * facing,
  ];
  const deep = mix(colour, INK, 0.5);
  return [
    `<path d="${curve([at(-0.02, -4), at(0.05, 3), at(0.22, 5.4), at(0.42, 2), at(0.56, -6)])}" stroke="${deep}" stroke-width="2.600" fill="none"/><path d="${curve([at(0.02, 1), at(0.16, 5.2), at(0.3, 5)])}" stroke="${mix(colour, '#ffffff', 0.16)}" stroke-width=".7" fill="none"/>`,
    `<path d="${curve([at(0.94, -8.6), at(1, 0), at(0.97, 8.8)])}" stroke="${deep}" stroke-width="2.800" fill="none"/><path d="M${spot(at(0.96, 5.4))}L${spot(at(0.95, 7.8))}" stroke="#c9ced0" stroke-width="2"/>`,
  ].join('');
}
