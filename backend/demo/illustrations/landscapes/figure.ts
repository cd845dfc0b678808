import { shopMark } from '../shop-mark';
import { ARM, boot, climbingShoe, hand, type LimbPaint, limb, SHORT_SLEEVE, SLEEVE, TROUSER } from './limbs';
import type { Pose } from './poses';
import { mix, short, type Vec } from './svg';

export type Dress = {
  coat: string;
  legs: string;
  hat: string;
  /** what the hat is: knitted, a helmet, the coat's own hood drawn over the head, or no more than hair */
  headwear: 'beanie' | 'helmet' | 'hood' | 'hair';
  pack?: string;
  boots?: string;
  /** a T-shirt instead of a coat, bare hands, climbing shoes */
  isClimbing?: boolean;
  /** the colour of the shop's mark on chest and back, for people who wear one jacket */
  mark?: string;
  /** wears a lamp on the forehead */
  hasLamp?: boolean;
  /** the colour of the light that falls on them, and from which side */
  light: string;
  lightFrom: 1 | -1;
};

const SKIN = '#cf9f7c';
const GLOVE = '#2b2f36';
const DARK = '#161d24';

const line = (points: readonly Vec[]): string => `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}`;

/** The point at `share` between two others, and `out` to the right of their run. */
function off(from: Vec, to: Vec, share: number, out: number): Vec {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  return [from[0] + dx * share - (dy / length) * out, from[1] + dy * share + (dx / length) * out];
}

const spot = ([x, y]: Vec): string => `${short(x)} ${short(y)}`;

/** The coat from the shoulders to its hem, lit along one side, its hem and zip seen. */
function torso({ neck, hip, facing }: Pose, dress: Dress): string {
  const { coat, light, lightFrom, isClimbing, mark } = dress;
  const at = (share: number, out: number): Vec => off(neck, hip, share, out);
  const outline = `M${spot(at(-0.02, 3.4))}C${spot(at(0.02, 11))} ${spot(at(0.2, 11.4))} ${spot(at(0.5, 9.8))}S${spot(at(0.95, 10.6))} ${spot(at(1.16, 10.8))}Q${spot(at(1.24, 0))} ${spot(at(1.16, -10.8))}C${spot(at(0.95, -10.6))} ${spot(at(0.7, -9.4))} ${spot(at(0.5, -9.8))}S${spot(at(0.02, -11))} ${spot(at(-0.02, -3.4))}Z`;
  const lit = -lightFrom * 1;
  const band = (out: number, wide: number): string =>
    `M${spot(at(0.06, lit * out))}Q${spot(at(0.5, lit * (out - 1)))} ${spot(at(1.14, lit * out))}L${spot(at(1.14, lit * (out - wide)))}Q${spot(at(0.5, lit * (out - wide - 1)))} ${spot(at(0.06, lit * (out - wide)))}Z`;
  const front = -facing * 5.6;
  return [
    `<path d="${outline}" fill="${coat}"/>`,
    `<path d="${band(10.4, 5)}" fill="${mix(coat, light, 0.6)}" opacity=".75"/>`,
    `<path d="${band(-4.6, 5.4)}" fill="${mix(coat, '#0a1220', 0.55)}" opacity=".5"/>`,
    `<path d="M${spot(at(0.4, 6))}Q${spot(at(0.52, 0))} ${spot(at(0.46, -7))}M${spot(at(0.74, 8))}Q${spot(at(0.8, 2))} ${spot(at(0.7, -4))}" stroke="${mix(coat, '#0a1220', 0.6)}" stroke-width="1" opacity=".6"/>`,
    isClimbing
      ? ''
      : `<path d="M${spot(at(0.04, front))}L${spot(at(1.12, front))}" stroke="${mix(coat, '#0a1220', 0.7)}" stroke-width=".9"/>`,
    mark
      ? `<path d="M${spot(at(0.24, 9.6))}L${spot(at(0.26, -9.6))}L${spot(at(0.38, -9.4))}L${spot(at(0.36, 9.4))}Z" fill="${mark}" opacity=".9"/>${shopMark(...at(0.64, facing * 4), 9, mark, 1.3)}`
      : '',
    `<path d="M${spot(at(1.06, 10))}Q${spot(at(1.12, 0))} ${spot(at(1.06, -10))}" stroke="${mix(coat, '#0a1220', 0.5)}" stroke-width="1.1"/>`,
  ].join('');
}

/** The head with what is worn on it, and its collar. */
export function headOf({ head: [x, y], neck, facing }: Pose, { hat, headwear, coat, light, lightFrom }: Dress): string {
  const place = `<g transform="translate(${short(x)} ${short(y)}) scale(${short(facing * 0.9, 100)} .9)">`;
  const face = `<path d="M-5-3Q-5.6 5 0 6.4Q5.4 6 5.8 1.4L7 .4L5.6-1.6Q5-7 0-7T-5-3Z" fill="${SKIN}"/><path d="M-5-3Q-5.6 5 0 6.4Q-2 2-1.4-5Z" fill="#7c4f38" opacity=".5"/>`;
  const shine = mix(hat, light, 0.55);
  const lit = lightFrom * facing;
  const collar = `<path d="M${spot(neck)}L${short(x - facing)} ${short(y + 4)}" stroke="${mix(coat, '#0a1220', 0.25)}" stroke-width="10.500"/>`;
  switch (headwear) {
    case 'beanie':
      return `${collar}${place}${face}<path d="M-6.6-1.4Q-7.4-10.4 0-10.8Q6.6-10.4 6.8-3.2Q0-1.4-6.6-1.4Z" fill="${hat}"/><path d="M-6.9-4.2Q0-3.6 6.9-5.4L6.8-2.6Q0-.8-6.6-1Z" fill="${mix(hat, '#0a1220', 0.35)}"/><path d="M${lit * 2}-10.4Q${lit * 6.4}-9 ${lit * 6.2}-5.4L${lit * 3.4}-5Q${lit * 4}-8.6 ${lit * 2}-10.4Z" fill="${shine}" opacity=".8"/></g>`;
    case 'helmet':
      return `${collar}${place}${face}<path d="M-7.4-.6Q-8.4-11 .4-11.6Q8-11 8-2.6Q3-3.6-2-1.6L-3 2.4Z" fill="${hat}"/><path d="M${lit * 1.6}-11Q${lit * 7}-10 ${lit * 7}-5Q${lit * 5}-9 ${lit * 1.6}-11Z" fill="${shine}"/><path d="M-4-8.4L2-9M-5.200-5.400L3-6" stroke="${mix(hat, '#0a1220', 0.45)}" stroke-width="1.100"/><path d="M-2.600-1.200Q-1.600 4 2.200 6" stroke="${DARK}" stroke-width=".9" fill="none"/></g>`;
    case 'hair':
      return `${collar.replace(mix(coat, '#0a1220', 0.25), mix(SKIN, '#7c4f38', 0.35)).replace('10.500', '6.500')}${place}${face}<path d="M-5.400 1.600Q-8-8.600-1-10Q6-10.400 6.200-4.600Q2.600-6.600-1.400-4.400Q-3.400-2-3 1.800Q-4.200 3.400-5.400 1.600Z" fill="${hat}"/><circle cx="-7.200" cy="-5.400" r="2.900" fill="${hat}"/><path d="M-3-8.600Q1.600-10 4.600-7.600Q.4-8.400-3-8.600Z" fill="${shine}" opacity=".6"/></g>`;
    case 'hood':
      return `${place}${face}<path d="M4.6-7.2Q-1-12.6-6.6-8Q-10.6-2.4-7.6 8L3 9.6Q-1 4-.6-1.6Q.6-5.6 5.6-5.4Q7.4-5.6 4.6-7.2Z" fill="${hat}"/><path d="M4.6-7.2Q-1-12.6-6-8Q-2-9 1-7.4Q3.6-6.4 5.6-5.4Q7.4-5.6 4.6-7.2Z" fill="${shine}" opacity=".75"/></g>`;
  }
}

/** A lit lamp on a band round the head. */
const lampOn = ({ head: [x, y], facing }: Pose): string =>
  `<g transform="translate(${short(x)} ${short(y)}) scale(${facing} 1)"><path d="M-6-4.600Q0-3.400 5.600-4.800" stroke="${DARK}" stroke-width="1.8" fill="none"/><path d="M4.600-7.200H7.600V-2.800H4.600z" fill="${DARK}"/><circle cx="7.900" cy="-5" r="1.900" fill="#fffbe6"/></g>`;

/** A pack on the back: body, lid, side pocket, straps. */
function packOn({ neck, hip, facing }: Pose, colour: string, { light }: Dress): string {
  const at = (share: number, out: number): Vec => off(neck, hip, share, out * facing);
  const dark = mix(colour, '#0a1220', 0.5);
  return [
    `<path d="M${spot(at(-0.18, 8))}Q${spot(at(-0.22, 20))} ${spot(at(0.02, 23))}L${spot(at(0.9, 23))}Q${spot(at(1.08, 20))} ${spot(at(1.02, 8))}Z" fill="${colour}"/>`,
    `<path d="M${spot(at(-0.18, 8))}Q${spot(at(-0.24, 20))} ${spot(at(-0.02, 24))}L${spot(at(0.14, 24))}Q${spot(at(0.16, 14))} ${spot(at(0.1, 8))}Z" fill="${mix(colour, light, 0.4)}"/>`,
    `<path d="M${spot(at(0.4, 24))}Q${spot(at(0.7, 27))} ${spot(at(0.94, 23))}L${spot(at(0.9, 14))}L${spot(at(0.42, 14))}Z" fill="${dark}" opacity=".7"/>`,
    `<path d="M${spot(at(0.2, 10))}L${spot(at(0.24, 23))}M${spot(at(0.36, 23))}L${spot(at(0.34, 12))}" stroke="${dark}" stroke-width="1.3"/>`,
    `<path d="M${spot(at(-0.02, 4))}Q${spot(at(0.2, -7))} ${spot(at(0.5, -3))}" stroke="${dark}" stroke-width="2.4"/>`,
  ].join('');
}

const shaded = (colour: string): string => mix(colour, '#0e1a2a', 0.32);

/** A drawing in the light of its landscape: an edge of light on the side of the sun, and a breath of the air before it. */
export function lit({ light, lightFrom }: Dress, art: string): string {
  const id = `rim${light.slice(1)}${lightFrom}`;
  return [
    `<filter id="${id}" x="-15%" y="-10%" width="130%" height="120%" color-interpolation-filters="sRGB">`,
    `<feOffset in="SourceAlpha" dx="${short(lightFrom * 0.7)}" dy="-.3" result="moved"/><feFlood flood-color="${light}" flood-opacity=".65"/><feComposite in2="moved" operator="in" result="rim"/>`,
    `<feFlood flood-color="${light}" flood-opacity=".12"/><feComposite in2="SourceAlpha" operator="in" result="air"/>`,
    '<feMerge><feMergeNode in="rim"/><feMergeNode in="SourceGraphic"/><feMergeNode in="air"/></feMerge></filter>',
    `<g filter="url(#${id})">${art}</g>`,
  ].join('');
}

/** How far a boot is turned, toe down: a heel a little over the ground is one that pushes off. */
const turned = ([, y]: Vec): number => (y < -4.5 && y > -14 ? (-4 - y) * 8 : 0);

/** Somebody drawn by their joints and dress, 100 units tall: limbs that taper, a coat with its folds; no light of the landscape yet. */
export function body(pose: Pose, dress: Dress): string {
  const { neck, hip, facing, farArm, nearArm, farLeg, nearLeg, feet } = pose;
  const shoulder = off(neck, hip, 0.12, 0);
  const { boots = '#3a2a20', light, lightFrom, coat, legs } = dress;
  const near = (colour: string): LimbPaint => ({ colour, light, lightFrom });
  const far = (colour: string): LimbPaint => ({ colour: shaded(colour), light: mix(light, colour, 0.5), lightFrom });
  const seat = off(neck, hip, 1.02, 0);
  /** an arm in its sleeve, or bare below a short one */
  const arm = (elbow: Vec, at: Vec, paint: (colour: string) => LimbPaint, isFar: boolean): string => {
    const tone = (colour: string): string => (isFar ? shaded(colour) : colour);
    if (!dress.isClimbing) return limb([shoulder, elbow, at], SLEEVE, paint(coat)) + hand(elbow, at, tone(GLOVE));
    const half: Vec = [(shoulder[0] + 2 * elbow[0]) / 3, (shoulder[1] + 2 * elbow[1]) / 3];
    const middle: Vec = [(shoulder[0] + half[0]) / 2, (shoulder[1] + half[1]) / 2];
    return (
      limb([shoulder, elbow, at], ARM, { ...paint(SKIN), isBare: true }) +
      hand(elbow, at, tone(SKIN)) +
      limb([shoulder, middle, half], SHORT_SLEEVE, { ...paint(coat), isBare: true })
    );
  };
  const foot = dress.isClimbing ? climbingShoe : boot;
  const [farFoot = turned(farLeg[1]), nearFoot = turned(nearLeg[1])] = feet ?? [];
  return [
    '<g stroke-linecap="round" stroke-linejoin="round">',
    arm(...farArm, far, true),
    foot(farLeg[1], facing, shaded(boots), farFoot) + limb([seat, ...farLeg], TROUSER, far(legs)),
    foot(nearLeg[1], facing, boots, nearFoot) + limb([seat, ...nearLeg], TROUSER, near(legs)),
    dress.pack ? `<g fill="none">${packOn(pose, dress.pack, dress)}</g>` : '',
    `<g fill="none">${torso(pose, dress)}</g>`,
    headOf(pose, dress) + (dress.hasLamp ? lampOn(pose) : ''),
    arm(...nearArm, near, false),
    '</g>',
  ].join('');
}

/** Somebody in the light of their landscape. */
export const figure = (pose: Pose, dress: Dress): string => lit(dress, body(pose, dress));

/** What shadows on the ground are painted with, for `standing`: strong in the sun, faint under clouds. */
export const castPaint = (strength: number, colour = '#13233a'): string =>
  `<defs><filter id="cast" x="-10%" y="-10%" width="120%" height="120%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="1.1" result="soft"/><feFlood flood-color="${colour}" flood-opacity="${strength}"/><feComposite in2="soft" operator="in"/></filter></defs>`;

/** Where a shadow falls: units to the right and towards us for each unit of height. */
export type Fall = readonly [right: number, near: number];

/**
 * People and their gear on the ground, y 0, in the light of their landscape, with the shadow they cast from their feet on; needs
 * `castPaint`.
 * @param id of its definitions, unlike those of others in the scene
 */
export function standing(id: string, art: string, dress: Dress, [right, near]: Fall): string {
  return [
    `<g transform="matrix(1 0 ${short(-right, 100)} ${short(-near, 100)} 0 0)"><use href="#${id}" filter="url(#cast)"/></g>`,
    lit(dress, `<g id="${id}">${art}</g>`),
  ].join('');
}

/** A ski pole or stick from hand to snow. */
export const stick = (from: Vec, to: Vec, colour = '#1b232b'): string =>
  `<path d="${line([from, to])}" stroke="${colour}" stroke-width="1.3" stroke-linecap="round"/><circle cx="${short(to[0] + (from[0] - to[0]) * 0.1)}" cy="${short(to[1] + (from[1] - to[1]) * 0.1)}" r="2.4" fill="${colour}"/>`;
