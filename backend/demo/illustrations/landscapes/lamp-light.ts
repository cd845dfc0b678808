import type { Pose } from './skeleton';
import { short } from './svg';

/**
 * The light of a lamp on the forehead of a skier who strides to the right from 0,0: a cone in the cold air that ends where the warm pool on
 * the snow lies, fading the farther it is from the lamp.
 */
const LAMPLIGHT = [
  '<defs><radialGradient id="beam" gradientUnits="userSpaceOnUse" cx="24" cy="-96" r="290"><stop stop-color="#fff3d6" stop-opacity=".62"/><stop offset=".16" stop-color="#ffe8ba" stop-opacity=".34"/><stop offset=".5" stop-color="#ffdfa6" stop-opacity=".15"/><stop offset="1" stop-color="#ffd994" stop-opacity="0"/></radialGradient>',
  '<radialGradient id="pool"><stop stop-color="#ffe9bd" stop-opacity=".8"/><stop offset=".45" stop-color="#ffd793" stop-opacity=".4"/><stop offset="1" stop-color="#ffcf85" stop-opacity="0"/></radialGradient>',
  '<filter id="air" x="-10%" y="-20%" width="120%" height="140%"><feGaussianBlur stdDeviation="5"/></filter></defs>',
  '<ellipse cx="190" cy="8" rx="190" ry="25" fill="url(#pool)"/><ellipse cx="150" cy="7" rx="96" ry="12" fill="url(#pool)" opacity=".6"/>',
  '<g filter="url(#air)"><path d="M24-97L330 2Q190 40 64 4Z" fill="url(#beam)"/></g>',
].join('');

/** That light before somebody who wears the lamp; once in a scene. */
export const lampLight = ({ head: [x, y] }: Pose): string =>
  `<g transform="translate(${short(x - 15.5)} 0) scale(1 ${short((5.4 - y) / 97, 100)})">${LAMPLIGHT}</g>`;

/** The light of such a lamp on what somebody who kneels has before their knees: a short cone, and its pool on the ground. */
export const stoveLight = ({ head: [x, y] }: Pose): string =>
  [
    '<defs><radialGradient id="stovepool"><stop stop-color="#ffedc4" stop-opacity=".85"/><stop offset=".5" stop-color="#ffd793" stop-opacity=".4"/><stop offset="1" stop-color="#ffcf85" stop-opacity="0"/></radialGradient>',
    '<linearGradient id="stovebeam" x2="0" y2="1"><stop stop-color="#fff3d6" stop-opacity=".75"/><stop offset="1" stop-color="#ffe2ae" stop-opacity=".2"/></linearGradient></defs>',
    '<ellipse cx="42" cy="5" rx="58" ry="13" fill="url(#stovepool)"/>',
    `<path d="M${short(x + 8)} ${short(y - 7)}L${short(x + 10)} ${short(y - 4)}L74 4Q48 12 22 5Z" fill="url(#stovebeam)"/>`,
  ].join('');
