import { body, type Dress, stick } from './figure';
import type { Pose } from './poses';
import { POSES } from './poses';
import { short, type Vec } from './svg';

/** A ski under a boot whose ankle stands at x: the tip rises ahead, the tail hardly. */
export const ski = (x: number, y: number, colour = '#222c36'): string =>
  `<path d="M${short(x - 42)} ${short(y - 0.6)}Q${short(x - 36)} ${short(y + 0.6)} ${short(x - 20)} ${short(y + 0.6)}H${short(x + 44)}Q${short(x + 54)} ${short(y + 0.2)} ${short(x + 62)} ${short(y - 6.4)}" stroke="${colour}" stroke-width="2.2" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;

const STROKES = {
  /** where the poles of each way of skiing stand in the snow, far and near */
  striding: [
    [-40, 3],
    [42, 4],
  ],
  doublePoling: [
    [-38, 2],
    [-42, 4],
  ],
  gliding: [
    [-22, -22],
    [-30, -18],
  ],
  climbing: [
    [22, -4],
    [34, -8],
  ],
} as const satisfies Record<string, readonly [Vec, Vec]>;

export type SkiStroke = keyof typeof STROKES;

/** Somebody on skis, 100 units tall, their nearer ski on y 3. */
export function onSkis(dress: Dress, stroke: SkiStroke = 'striding'): string {
  const pose: Pose = POSES[stroke];
  const [far, near] = STROKES[stroke];
  const [farSki, nearSki] = stroke === 'striding' ? [-19, 15] : [pose.farLeg[1][0], pose.nearLeg[1][0]];
  return [
    ski(farSki, 1, '#18212a'),
    stick(pose.farArm[1], far),
    body(pose, dress),
    ski(nearSki, 3),
    stick(pose.nearArm[1], near),
  ].join('');
}

const PULK = [
  '<path d="M-12-46Q-60-34-88-12" stroke="#1b232b" stroke-width="1.6" fill="none"/>',
  '<path d="M-170-11h70q8 0 14-9q2 19-8 26q-3 2-8 2h-62q-9 0-11-9q0-10 5-10z" fill="#1d2a33"/>',
  '<path d="M-166-11q2-18 16-20h30q12 2 18 18z" fill="#8a3f1f"/><path d="M-150-30q12-3 28 0l6 7h-40z" fill="#c9854a"/>',
  '<path d="M-150-26q10-5 30-4q10 2 14 12" stroke="#e0a468" stroke-width="1.1" fill="none" opacity=".7"/>',
  '<path d="M-148-30l-6 18M-126-31l-2 19" stroke="#1b232b" stroke-width="1.6"/>',
].join('');

/** A skier with a pulk, 100 units tall, standing on 0,0: the warm figure that gives a scene its scale. */
export const skierWithPulk = (dress: Dress): string => PULK + onSkis(dress);
