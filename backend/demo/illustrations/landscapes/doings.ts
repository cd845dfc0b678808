/** What people in landscapes do, with what belongs to it: functions of their dress, 100 units a tall person on y 0. */
import { cup, LOG, list, map, PACKING_LIST, STOVE, seat } from './belongings';
import { parcel } from './errands';
import { body, type Dress, stick } from './figure';
import { POSES } from './poses';
import type { Pose } from './skeleton';
import { onSkis, type SkiStroke } from './ski-gear';
import { mix, short, type Vec } from './svg';

/** One of them: what they do, dressed for it, with what belongs to it. */
export type Doing = (dress: Dress) => string;

const withPole =
  (pose: Pose): Doing =>
  (dress) => {
    const [, hand] = pose.nearArm;
    return body(pose, dress, { near: stick(hand, [hand[0] + 4, 4]), grips: ['rest', 'grip'] });
  };

/** An ice axe as a cane: its head in the hand, its spike in the snow. */
const axe = ([x, y]: Vec, foot: Vec): string =>
  `<path d="M${short(x)} ${short(y)}L${foot.join(' ')}" stroke="#5a636a" stroke-width="1.700"/><path d="M${short(x - 5)} ${short(y - 3.6)}Q${short(x + 2)} ${short(y - 6.4)} ${short(x + 9)} ${short(y - 1)}L${short(x + 1)} ${short(y - 2.6)}L${short(x - 5)} ${short(y - 1.4)}Z" fill="#aeb8be"/>`;

export const walking = withPole(POSES.walking);
export const uphill = withPole(POSES.climbing);
export const roped: Doing = (dress) => {
  const [, hand] = POSES.climbing.nearArm;
  return body(POSES.climbing, dress, { near: axe(hand, [hand[0] + 3, 3]), grips: ['rest', 'grip'] });
};
export const strolling: Doing = (dress) => body(POSES.walking, dress);
export const running: Doing = (dress) =>
  body(POSES.running, { ...dress, footwear: 'shoes' }, { grips: ['grip', 'grip'] });
export const pointing: Doing = (dress) => body(POSES.pointing, dress, { grips: ['open', 'rest'] });
export const waiting: Doing = (dress) => body(POSES.waiting, dress);
export const waving: Doing = (dress) => body(POSES.waving, dress, { grips: ['open', 'rest'] });
export const reading: Doing = (dress) => body(POSES.unfolding, dress, { far: map(20, -61), grips: ['grip', 'grip'] });
export const noting: Doing = (dress) => body(POSES.reading, dress, { far: list(13, -69), grips: ['grip', 'grip'] });
export const drinking: Doing = (dress) =>
  seat(mix(dress.legs, '#7d97ab', 0.6)) +
  body(POSES.drinking, { ...dress, pack: '' }, { near: cup(POSES.drinking.nearArm[1]), grips: ['rest', 'grip'] });
export const resting: Doing = (dress) => LOG + body(POSES.resting, dress, { grips: ['grip', 'grip'] });
export const warming: Doing = (dress) => LOG + body(POSES.warming, { ...dress, pack: '' }, { grips: ['open', 'open'] });
export const cooking: Doing = (dress) => STOVE + body(POSES.kneeling, { ...dress, pack: '' });
export const carrying: Doing = (dress) =>
  body(POSES.carrying, dress, { far: parcel(9, -77, 1.06), grips: ['open', 'open'] });
export const kneeling: Doing = (dress) => body(POSES.kneeling, dress);
export const packing: Doing = (dress) => PACKING_LIST + body(POSES.kneeling, { ...dress, pack: '' });
/** A log on the far shoulder, behind the jaw, the hand over it. */
const SHOULDERED =
  '<g transform="translate(1 2.500) rotate(2)"><path d="M-36-73L34-84L34-94L-36-83.500Q-39-78-36-73Z" fill="#7a5438"/><path d="M-36-83.500L34-94V-91L-37-80.500Z" fill="#b58a5e"/><path d="M-36-73L34-84V-87L-37.400-75.500Z" fill="#4a3020"/><path d="M-26-78.500L-8-81.300M0-86.500L20-89.500M8-81.500L24-84" stroke="#4a3020" stroke-width=".9" opacity=".7"/><ellipse cx="34" cy="-89" rx="2.800" ry="5.100" fill="#e0b985"/><ellipse cx="34" cy="-89" rx="1.400" ry="2.700" fill="none" stroke="#9a7046" stroke-width=".8"/></g>';
export const shouldering: Doing = (dress) =>
  body(POSES.shouldering, dress, { far: SHOULDERED, grips: ['grip', 'rest'] });
export const skiing =
  (stroke: SkiStroke): Doing =>
  (dress) =>
    onSkis(dress, stroke);
