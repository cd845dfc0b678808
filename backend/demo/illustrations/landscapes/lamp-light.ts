import type { Pose } from './skeleton';
import { short } from './svg';

/** Cones within each other, from lamp to snow: together they have no edge. */
const CONES = [
  'M24-97L322-34Q250 44 34 12Z',
  'M24-97L322-22Q240 38 56 11Z',
  'M24-97L318-8Q230 30 80 9Z',
  'M24-97L300 2Q220 22 108 7Z',
  'M24-97L270 4Q210 14 140 5Z',
];

/** Where a lamp is in a scene: the pose of who wears it, and their place and size. */
type Lamp = readonly [pose: Pose, x?: number, y?: number, size?: number];

const BEAM = [
  '<ellipse cx="150" cy="9" rx="150" ry="23" fill="url(#pool)"/>',
  `<g filter="url(#air)">${CONES.map((cone) => `<path d="${cone}" fill="url(#beam)"/>`).join('')}</g>`,
].join('');

/**
 * The light of lamps on the foreheads of skiers who stride to the right: cones in the cold air without an edge, spent after two thirds of
 * their length, and a warm pool on the snow below each. Draw it before all figures; once in a scene.
 */
export const lampLight = (...lamps: readonly Lamp[]): string =>
  [
    '<defs><radialGradient id="beam" gradientUnits="userSpaceOnUse" cx="24" cy="-96" r="205"><stop stop-color="#fff3d6" stop-opacity=".2"/><stop offset=".2" stop-color="#ffe8ba" stop-opacity=".12"/><stop offset=".6" stop-color="#ffdfa6" stop-opacity=".04"/><stop offset="1" stop-color="#ffd994" stop-opacity="0"/></radialGradient>',
    '<radialGradient id="pool"><stop stop-color="#ffe9bd" stop-opacity=".62"/><stop offset=".45" stop-color="#ffd793" stop-opacity=".28"/><stop offset="1" stop-color="#ffcf85" stop-opacity="0"/></radialGradient>',
    '<filter id="air" x="-10%" y="-20%" width="120%" height="140%"><feGaussianBlur stdDeviation="4"/></filter></defs>',
    ...lamps.map(
      ([{ head }, x = 0, y = 0, size = 1]) =>
        `<g transform="translate(${short(x + (head[0] - 15.5) * size)} ${y}) scale(${size} ${short(((5.4 - head[1]) / 97) * size, 100)})">${BEAM}</g>`,
    ),
  ].join('');

/** The light of such a lamp on what somebody who kneels has before their knees: a short soft cone, and its pool on the ground. */
export const stoveLight = ({ head: [x, y] }: Pose): string => {
  const cone = (spread: number): string =>
    `M${short(x + 9)} ${short(y - 6)}L${short(48 + 34 * spread)} ${short(2 - 4 * spread)}Q48 14 ${short(48 - 36 * spread)} 5Z`;
  return [
    '<defs><radialGradient id="stovepool"><stop stop-color="#ffedc4" stop-opacity=".85"/><stop offset=".5" stop-color="#ffd793" stop-opacity=".4"/><stop offset="1" stop-color="#ffcf85" stop-opacity="0"/></radialGradient>',
    '<linearGradient id="stovebeam" x2="0" y2="1"><stop stop-color="#fff3d6" stop-opacity=".26"/><stop offset=".75" stop-color="#ffe2ae" stop-opacity=".04"/><stop offset="1" stop-color="#ffe2ae" stop-opacity="0"/></linearGradient><filter id="stoveair" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="2"/></filter></defs>',
    '<ellipse cx="42" cy="5" rx="58" ry="13" fill="url(#stovepool)"/>',
    `<g filter="url(#stoveair)">${[1, 0.8, 0.6, 0.4].map((spread) => `<path d="${cone(spread)}" fill="url(#stovebeam)"/>`).join('')}</g>`,
  ].join('');
};
