import { INK, type Lighting, skinTones, spot, tonesOf } from './cloth';
import { type Coat, coatOn } from './coats';
import { type Footwear, footIn, turned } from './footwear';
import { type Headwear, headOf, type Looks, lampOn, SKIN } from './heads';
import {
  ARM,
  bare,
  type Grip,
  hand,
  kneePatch,
  LEG,
  limb,
  limbTube,
  SHORT_SLEEVE,
  SLEEVE,
  shoulderOf,
  TROUSER,
} from './limbs';
import { type PackKind, packOn, strapsOn } from './packs';
import { childlike, type Pose } from './skeleton';
import { mix, short, type Vec } from './svg';

/** Somebody's build and what they wear. */
export type Dress = Omit<Coat, 'hasNoHood'> &
  Looks & {
    readonly legs: string;
    readonly hat: string;
    readonly headwear: Headwear;
    readonly gloves?: string;
    readonly pack?: string;
    readonly packKind?: PackKind;
    readonly boots?: string;
    readonly footwear?: Footwear;
    /** bare knees, or gaiters over the boots */
    readonly trousers?: 'long' | 'shorts' | 'gaiters';
    /** a T-shirt instead of a coat, bare hands, climbing shoes */
    readonly isClimbing?: boolean;
    /** how broad: 1 is slender */
    readonly girth?: number;
    readonly isChild?: boolean;
    /** wears a lamp on the forehead */
    readonly hasLamp?: boolean;
  };

/** What hands hold, drawn behind each hand, and how they hold it. */
export type Held = {
  readonly far?: string;
  readonly near?: string;
  readonly grips?: readonly [far: Grip, near: Grip];
  /** what is worn over the coat, below the near arm */
  readonly over?: string;
  /** no hood lies on the back */
  readonly hasNoHood?: boolean;
  /** legs are out of sight, in a boat */
  readonly hasNoLegs?: boolean;
};

/** A drawing in the light of its landscape: a thin edge of light on the side of the sun, and a breath of the air before it. */
export function lit({ light, lightFrom }: Lighting, art: string): string {
  const id = `rim${light.slice(1)}${lightFrom}`;
  return [
    `<filter id="${id}" x="-15%" y="-10%" width="130%" height="120%" color-interpolation-filters="sRGB">`,
    `<feOffset in="SourceAlpha" dx="${short(lightFrom * 0.5)}" dy="-.2" result="moved"/><feFlood flood-color="${light}" flood-opacity=".5"/><feComposite in2="moved" operator="in" result="rim"/>`,
    `<feFlood flood-color="${light}" flood-opacity=".07"/><feComposite in2="SourceAlpha" operator="in" result="air"/>`,
    '<feMerge><feMergeNode in="rim"/><feMergeNode in="SourceGraphic"/><feMergeNode in="air"/></feMerge></filter>',
    `<g filter="url(#${id})">${art}</g>`,
  ].join('');
}

/** Joints of shoulders and hips: those away from us stand a little ahead, as on somebody half turned to us. */
function joints({ neck, hip, facing }: Pose): Record<'far' | 'near', { shoulder: Vec; seat: Vec }> {
  const shoulder = (out: number): Vec => [
    neck[0] + (hip[0] - neck[0]) * 0.13 + facing * out,
    neck[1] + (hip[1] - neck[1]) * 0.13,
  ];
  return {
    far: { shoulder: shoulder(3.4), seat: [hip[0] + facing * 1.4, hip[1] + 0.4] },
    near: { shoulder: shoulder(-1.8), seat: [hip[0] - facing * 1.2, hip[1]] },
  };
}

/** One arm and its hand, in its sleeve or bare below a short one. */
function armOf(pose: Pose, dress: Dress, which: 'far' | 'near', held: Held): string {
  const isFar = which === 'far';
  const [elbow, at] = isFar ? pose.farArm : pose.nearArm;
  const { shoulder } = joints(pose)[which];
  const { light, skin = SKIN, coat, isClimbing, girth = 1, gloves = '#2f343b', cut } = dress;
  const grip = held.grips?.[isFar ? 0 : 1] ?? 'rest';
  const tones = (colour: string) => tonesOf(colour, light, isFar);
  const holding = (isFar ? held.far : held.near) ?? '';
  if (isClimbing) {
    const end: Vec = [(shoulder[0] + 2 * elbow[0]) / 3, (shoulder[1] + 2 * elbow[1]) / 3];
    const middle: Vec = [(shoulder[0] + end[0]) / 2, (shoulder[1] + end[1]) / 2];
    return [
      bare(limbTube([shoulder, elbow, at], ARM, pose.facing, girth), skinTones(skin, light, isFar), dress),
      holding,
      hand(elbow, at, pose.facing, grip, skinTones(skin, light, isFar)),
      limb(limbTube([shoulder, middle, end], SHORT_SLEEVE, pose.facing, girth), tones(coat), dress),
    ].join('');
  }
  const tube = limbTube([shoulder, elbow, at], SLEEVE, pose.facing, girth * (cut === 'down' ? 1.14 : 1));
  const isBare = gloves === 'bare';
  return [
    limb(tube, tones(coat), dress, { from: 0.86, colour: tones(mix(coat, INK, 0.2)) }),
    dress.yoke && (cut ?? 'shell') === 'shell' ? shoulderOf(tube, tones(dress.yoke), dress) : '',
    holding,
    hand(
      elbow,
      at,
      pose.facing,
      grip,
      isBare ? skinTones(skin, light, isFar) : tones(gloves),
      isBare ? undefined : tones(mix(gloves, '#ffffff', 0.14)).base,
    ),
  ].join('');
}

/** One leg and what is on its foot. */
function legOf(pose: Pose, dress: Dress, which: 'far' | 'near'): string {
  const isFar = which === 'far';
  const [knee, ankle] = isFar ? pose.farLeg : pose.nearLeg;
  const { seat } = joints(pose)[which];
  const { light, skin = SKIN, legs, boots = '#4a3322', girth = 1, trousers, isClimbing } = dress;
  const { footwear = isClimbing ? 'climbing' : 'boots' } = dress;
  const tones = (colour: string) => tonesOf(colour, light, isFar);
  const tilt = pose.feet?.[isFar ? 0 : 1] ?? turned(ankle);
  const foot = footIn(footwear, ankle, pose.facing, tones(boots), tilt);
  const breadth = 0.92 + (girth - 1) * 0.8;
  if (trousers === 'shorts') {
    const end: Vec = [seat[0] + (knee[0] - seat[0]) * 0.86, seat[1] + (knee[1] - seat[1]) * 0.86];
    const middle: Vec = [(seat[0] + end[0]) / 2, (seat[1] + end[1]) / 2];
    return [
      bare(limbTube([seat, knee, ankle], LEG, pose.facing, breadth), skinTones(skin, light, isFar), dress),
      foot,
      limb(
        limbTube(
          [seat, middle, end],
          { front: [7, 7, 6.6, 6.4, 6.3], back: [6.6, 6.4, 6.2, 6.2, 6.2] },
          pose.facing,
          breadth,
        ),
        tones(legs),
        dress,
      ),
    ].join('');
  }
  // a ski boot's shaft ends the trouser leg higher
  const lift = footwear === 'alpine' ? 0.3 : footwear === 'nordic' ? 0.16 : footwear === 'climbing' ? 0.06 : 0;
  const hem: Vec = [ankle[0] + (knee[0] - ankle[0]) * lift, ankle[1] + (knee[1] - ankle[1]) * lift];
  const tube = limbTube([seat, knee, hem], TROUSER, pose.facing, breadth);
  return [
    foot,
    limb(
      tube,
      tones(legs),
      dress,
      trousers === 'gaiters'
        ? { from: 0.42, colour: tones(mix(boots, '#10161c', 0.5)) }
        : { from: 0.93, colour: tones(mix(legs, INK, 0.25)) },
    ),
    kneePatch(tube, tones(legs)),
  ].join('');
}

/** Somebody drawn by their joints and dress, 100 units tall, with what they hold; no light of the landscape yet. */
export function body(stance: Pose, dress: Dress, held: Held = {}): string {
  const pose = dress.isChild ? childlike(stance) : stance;
  const { pack, packKind = 'trek', girth = 1, isClimbing } = dress;
  const size = dress.isChild ? 1.42 : 1;
  const coat: Coat = {
    ...dress,
    ...(isClimbing && { cut: 'shirt' }),
    hasNoHood: Boolean(pack) || Boolean(held.hasNoHood) || dress.headwear === 'hood',
  };
  return [
    '<g stroke-linecap="round" stroke-linejoin="round">',
    armOf(pose, dress, 'far', held),
    held.hasNoLegs ? '' : legOf(pose, dress, 'far') + legOf(pose, dress, 'near'),
    pack ? packOn(pose, pack, packKind, dress) : '',
    coatOn(pose, coat, girth),
    pack ? strapsOn(pose, pack) : '',
    held.over ?? '',
    headOf(pose, dress, size) + (dress.hasLamp ? lampOn(pose) : ''),
    armOf(pose, dress, 'near', held),
    '</g>',
  ].join('');
}

/** Somebody in the light of their landscape. */
export const figure = (pose: Pose, dress: Dress, held?: Held): string => lit(dress, body(pose, dress, held));

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
export function standing(id: string, art: string, dress: Lighting, [right, near]: Fall): string {
  return [
    `<g transform="matrix(1 0 ${short(-right, 100)} ${short(-near, 100)} 0 0)"><use href="#${id}" filter="url(#cast)"/></g>`,
    lit(dress, `<g id="${id}">${art}</g>`),
  ].join('');
}

/** A ski pole or stick from a hand: grip, shaft, basket. Where it reaches the ground, its tip is in it and the basket lies on it. */
export function stick(from: Vec, to: Vec, colour = '#3a444c'): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const at = (far: number): Vec => [from[0] + (dx / length) * far, from[1] + (dy / length) * far];
  const isPlanted = to[1] >= 0;
  const [bx, by] = at(length - (isPlanted ? 0.4 : 4.5));
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI - 90;
  return [
    `<path d="M${spot(at(-2))}L${spot(to)}" stroke="${colour}" stroke-width="1.300" stroke-linecap="round"/><path d="M${spot(at(8))}L${spot(at(length * 0.62))}" stroke="${mix(colour, '#ffffff', 0.5)}" stroke-width=".5"/>`,
    `<path d="M${spot(at(-6))}L${spot(at(4))}" stroke="#15191d" stroke-width="2.600" stroke-linecap="round"/>`,
    `<ellipse cx="${short(bx)}" cy="${short(by)}" rx="3.300" ry="1.100" transform="rotate(${short(turn * 0.6)} ${short(bx)} ${short(by)})" fill="${colour}"/>`,
  ].join('');
}
