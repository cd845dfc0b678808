/** A fire and the two who sit at it; 100 units are a tall person, the ground is y 0. */
import type { Doing } from './doings';
import * as doing from './doings';
import type { Dress } from './figure';
import { dressOf, type Outing } from './wardrobe';

const PAINTS = [
  '<defs><radialGradient id="fireglow"><stop stop-color="#ffc46e" stop-opacity=".8"/><stop offset=".3" stop-color="#ffa347" stop-opacity=".34"/><stop offset="1" stop-color="#ff9a3d" stop-opacity="0"/></radialGradient>',
  '<radialGradient id="fireshade"><stop stop-color="#101c30" stop-opacity=".5"/><stop offset="1" stop-color="#101c30" stop-opacity="0"/></radialGradient>',
  '<linearGradient id="flame" x2="0" y2="1"><stop stop-color="#f0842c"/><stop offset="1" stop-color="#d8451c"/></linearGradient>',
  // the light of the fire on the side of people that faces it, fading round their backs
  '<filter id="fireside" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB"><feOffset in="SourceAlpha" dx="-2" dy=".8" result="moved"/><feComposite in="SourceAlpha" in2="moved" operator="out"/><feGaussianBlur stdDeviation="1.300" result="edge"/><feFlood flood-color="#f0a862" flood-opacity=".6"/><feComposite in2="edge" operator="in"/><feComposite in2="SourceAlpha" operator="in" result="warm"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="warm"/></feMerge></filter></defs>',
].join('');

/** Logs whose ends glow, four tongues of flame in three tones, embers below and sparks above. */
const FLAMES = [
  '<ellipse cy="5" rx="36" ry="7.500" fill="#3a2a22" opacity=".55"/><ellipse cy="3" rx="24" ry="4.600" fill="#ff7a2a"/>',
  '<path d="M-29 7L10-5M29 8L-10-5M-4 9L2-4" stroke="#2c1c13" stroke-width="7" stroke-linecap="round"/><path d="M-28 5L0-3.500M28 6L0-3.500" stroke="#7a4c2c" stroke-width="1.800" stroke-linecap="round"/><path d="M-13 3L6-3.500M13 4L-6-3.500" stroke="#ff8a34" stroke-width="1.500" stroke-linecap="round"/>',
  '<path d="M-15 3C-24-5-23-15-18-27C-16-21-14-18-11-16C-13-30-8-40 1-53C2-42 8-36 9-26C12-29 13-33 13-40C19-32 20-27 18-19C21-20 22-22 23-25C27-13 22-3 15 3Z" fill="url(#flame)"/>',
  '<path d="M-11 3C-17-4-16-10-13-18C-11-14-9-12-7-11C-8-22-5-29 1-39C2-31 6-26 6-18C9-20 11-23 12-28C15-21 15-16 14-11C17-8 15-1 11 3Z" fill="#ffa53f"/>',
  '<path d="M-7 3C-11-2-9-6-7-10C-6-7-4-6-3-5C-4-13-2-18 2-26C3-20 6-16 5-9C8-11 9-13 9-16C12-9 11-2 7 3Z" fill="#ffdd7e"/><path d="M-3 3C-5-2-2-6 1-13C2-8 5-5 5-1C5 1 4 2 3 3Z" fill="#fff6d4"/>',
  '<g fill="#ffc266"><circle cx="-9" cy="-50" r="1.100"/><circle cx="12" cy="-58" r="1.300"/><circle cx="4" cy="-70" r=".9"/><circle cx="-3" cy="-63" r="1"/><circle cx="20" cy="-47" r=".8"/><circle cx="-17" cy="-40" r=".8"/><circle cx="15" cy="-80" r=".7"/></g>',
  '<path d="M-12 4L-7 1M4 5L11 2M-2 6L2 4" stroke="#fff0b8" stroke-width="1.400" stroke-linecap="round"/>',
].join('');

/** Skis and poles that stand in the snow behind the fire. */
const STUCK_SKIS = [
  '<path d="M-13 3Q0-3 22 4Q4 8-13 3Z" fill="#fbfcfb" opacity=".9"/>',
  '<path d="M-3.500 2L-6-92Q-6-98-10-101Q-3-101-2-92L1 2Z" fill="#c9552a"/><path d="M-3.500 2L-6-92Q-6-98-10-101L-4.200-92L-1.800 2Z" fill="#e98a52"/><path d="M6.500 2L9-90Q9-96 13-99Q6-99 5-90L2.500 2Z" fill="#8a3518"/><path d="M-5-43h5v7h-5zM3.400-42h4.600v7H3.400z" fill="#20262c"/>',
  '<path d="M15 3L19-66M22 3L24-64" stroke="#2b333a" stroke-width="1.500"/><path d="M18.500-69L19.400-58M23.800-67L24.400-56" stroke="#15191d" stroke-width="2.800" stroke-linecap="round"/><path d="M12-2h7M18.500-1.600h7" stroke="#2b333a" stroke-width="1.800" stroke-linecap="round"/>',
].join('');

/** How two sit at a fire. */
const WAYS: readonly (readonly [Doing, Doing])[] = [
  [doing.drinking, doing.resting],
  [doing.resting, doing.drinking],
  [doing.drinking, doing.warming],
];

const BARE = { pack: '', light: '#ffb866', lightFrom: 1 } as const satisfies Partial<Dress>;

/** Two who sit at a fire that lights their faces and the ground between them; in winter their skis stand behind. */
export function fireside(who: Outing, isSnowy: boolean): string {
  const [one, other] = [dressOf(who, 0, BARE), dressOf(who, 1, BARE)];
  const [near, far] = WAYS[who.seed % WAYS.length] ?? [doing.drinking, doing.resting];
  const seated = (dress: Dress, what: Doing, place: string): string =>
    `<g transform="${place}"><ellipse cx="-30" cy="4" rx="52" ry="7" fill="url(#fireshade)"/><g filter="url(#fireside)">${what(dress)}</g></g>`;
  return [
    PAINTS,
    isSnowy ? `<g transform="translate(146 -18) rotate(4) scale(.94)">${STUCK_SKIS}</g>` : '',
    '<ellipse cx="64" cy="14" rx="190" ry="34" fill="url(#fireglow)"/><ellipse cx="64" cy="-18" rx="120" ry="92" fill="url(#fireglow)" opacity=".7"/>',
    seated(one, near, 'translate(-2 8)'),
    seated(other, far, 'translate(134 6) scale(-.96 .96)'),
    `<g transform="translate(64 12)">${FLAMES}</g>`,
  ].join('');
}
