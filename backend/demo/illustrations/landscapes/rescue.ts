import { body, type Dress } from './figure';
import { seededRandom } from './noise';
import { POSES } from './poses';
import { PITCH } from './ski-slope';
import { mix, short, type Vec } from './svg';

/** Shaft and blade of an avalanche shovel, its grip in the near hand. */
const SHOVEL = [
  '<path d="M8-55.500L42-21" stroke="#39424a" stroke-width="2.200"/>',
  '<path d="M4-54L12-60" stroke="#1f262c" stroke-width="2.600" stroke-linecap="round"/>',
  '<path d="M36-23L45-29Q54-20 58-6Q52-2 46-3Q42-12 36-23Z" fill="#d9702c"/><path d="M41-26Q49-17 52-4.500L46-3Q42-12 36-23Z" fill="#a34a1c"/>',
].join('');

/** A probe of sections joined by sleeves, twice as long as an arm reaches. */
const PROBE =
  '<path d="M21-150V6" stroke="#e2a040" stroke-width="1.500"/><path d="M21-128v3M21-104v3M21-50v3M21-26v3" stroke="#2b333a" stroke-width="2.200"/>';

/** A pair of skis stuck in the snow, a heap at their foot. */
export const RESCUE_GEAR =
  '<g transform="rotate(-5)"><path d="M-9 4L-8.500-82Q-6-92-3-82L-2.500 4Z" fill="#2f5a50"/><path d="M-9-30h6.400v14h-6.400z" fill="#20272d"/></g><g transform="rotate(6)"><path d="M1 4L1.500-84Q4-94 7-84L7.500 4Z" fill="#c9662c"/><path d="M1-32h6.400v14h-6.400z" fill="#20272d"/></g><path d="M-18 8Q-10-4 0-2T18 8Z" fill="#f2f6f9"/>';

/** Digging with a shovel. */
export const digging = (dress: Dress): string =>
  body(POSES.shovelling, dress, { near: SHOVEL, grips: ['grip', 'grip'] });

/** Feeling through the snow with a probe. */
export const probing = (dress: Dress): string => body(POSES.probing, dress, { near: PROBE, grips: ['grip', 'grip'] });

/** One block of broken snow: outlines of its side in the shade and of its lit top. */
function block([x, y]: Vec, size: number, lean: number): readonly [side: string, top: string] {
  const at = (dx: number, dy: number): string => `${short(x + dx * size)} ${short(y + dy * size)}`;
  const [left, right] = [at(-0.7, -0.7 + lean), at(0.5, -0.8 - lean)];
  return [
    `M${at(-1, 0.1)}L${left}L${right}L${at(1, 0)}L${at(0.5, 0.3)}L${at(-0.6, 0.35)}Z`,
    `M${left}L${right}L${at(0.3, -0.35)}L${at(-0.9, -0.15)}Z`,
  ];
}

/** Blocks of an avalanche that came down the slope: a tongue of them behind and beside whoever stands on it. @param seed another number, other blocks */
export function rubble({ deep, lit }: { readonly deep: string; readonly lit: string }, seed: number): string {
  const random = seededRandom(seed + 5);
  const fall = Math.tan((PITCH * Math.PI) / 180);
  const blocks = Array.from({ length: 70 }, (_, i) => {
    const away = i / 69;
    const [x, size] = [-190 + random() * 330, 3 + 8 * random() * (0.4 + 0.6 * away)];
    return block([x, x * fall - 26 + 58 * away], size, 0.3 * random() - 0.15);
  });
  const path = (part: 0 | 1, fill: string): string =>
    `<path d="${blocks.map((each) => each[part]).join('')}" fill="${fill}"/>`;
  return path(0, mix(deep, lit, 0.55)) + path(1, mix(lit, '#ffffff', 0.28));
}
