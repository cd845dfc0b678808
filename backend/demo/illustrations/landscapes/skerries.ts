import type { SceneFrame } from './backdrop';
import { layered, seededRandom } from './noise';
import { mix, polygon, short, type Vec } from './svg';
import { pine } from './trees';
import type { Vista } from './vista';
import { HOURS } from './vista-light';

/** One island: its middle and half its breadth in shares of the width, its height, how far its shore is below the horizon, units; how hazy, how many pines. */
type Skerry = {
  readonly at: number;
  readonly half: number;
  readonly high: number;
  readonly down: number;
  readonly air: number;
  readonly pines: number;
  readonly hasBeacon?: boolean;
};

/** Low land at the edge of the sea, drawn for people on the right of the frame. */
const FAR: readonly Skerry[] = [
  { at: 0.02, half: 0.16, high: 34, down: 0, air: 0.78, pines: 15 },
  { at: 0.36, half: 0.13, high: 22, down: 0, air: 0.82, pines: 9 },
  { at: 0.74, half: 0.17, high: 30, down: 0, air: 0.8, pines: 14 },
  { at: 1.02, half: 0.12, high: 40, down: 0, air: 0.74, pines: 9 },
];

const NEAR: readonly Skerry[] = [
  { at: 0.57, half: 0.05, high: 24, down: 7, air: 0.5, pines: 5 },
  { at: 0.9, half: 0.13, high: 54, down: 16, air: 0.4, pines: 15 },
  { at: 0.4, half: 0.065, high: 34, down: 24, air: 0.3, pines: 0, hasBeacon: true },
  { at: 0.09, half: 0.19, high: 104, down: 56, air: 0.12, pines: 15 },
  { at: 0.3, half: 0.026, high: 13, down: 74, air: 0.1, pines: 0 },
];

/** A light for ships: tower, gallery, lantern; 100 units tall on 0,0. */
const beacon = (wall: string, band: string, lamp: string): string =>
  [
    `<path d="M-13 2L-9-74H9L13 2Z" fill="${wall}"/><path d="M3 2L2-74H9L13 2Z" fill="${mix(wall, '#0b1524', 0.28)}"/>`,
    `<path d="M-11.700-24L-10.400-48H10.400L11.700-24Z" fill="${band}"/><path d="M2.700-24L2.400-48H10.400L11.700-24Z" fill="${mix(band, '#0b1524', 0.32)}"/>`,
    `<path d="M-13-78H13V-73H-13Z" fill="${mix(band, '#0b1524', 0.5)}"/><path d="M-7-91H7V-78H-7Z" fill="${lamp}"/><path d="M-9-91Q0-104 9-91Z" fill="${band}"/><path d="M-44 3V-15L-33-23L-22-15V3Z" fill="${mix(band, wall, 0.2)}"/><path d="M-46-14L-33-25L-20-14" stroke="${mix(band, '#0b1524', 0.55)}" stroke-width="3" fill="none"/>`,
  ].join('');

/** Rock that ice has rounded, with pines on its back. */
function skerry(frame: SceneFrame, vista: Vista, horizon: number, n: number, island: Skerry): string {
  const { hour, seed, side = 1 } = vista;
  const { haze, tint, by, light } = HOURS[hour];
  const { at, half, high, down, air, pines, hasBeacon } = island;
  const stretch = frame.isTall ? 1.7 : 1;
  const middle = (side > 0 ? at : 1 - at) * frame.width;
  const reach = half * frame.width * stretch;
  const shore = horizon + down * (frame.isTall ? 1.2 : 1);
  const own = seed * 7 + n * 13;
  const back = (t: number): number =>
    high * Math.max(0, 1 - t * t) ** 0.7 * (0.82 + 0.36 * layered(t * 2.4 + n * 9, own, 3, own));
  const line = (from: number, to: number, share: number, lift = 0): Vec[] =>
    Array.from({ length: 29 }, (_, i) => {
      const t = from + ((to - from) * i) / 28;
      return [middle + t * reach, shore - back(t) * share + lift];
    });
  const tone = (colour: string): string => mix(mix(colour, tint, by), haze, air);
  const rock = tone('#b3937c');
  const sunward = side > 0 ? -1 : 1;
  const shade = sunward < 0 ? line(-0.25, 1, 0.98) : line(-1, 0.25, 0.98);
  const deepAt = (i: number): number =>
    (0.25 + 0.5 * Math.abs(layered(i / 3, own, 2, own + 4))) * Math.min(1, (sunward < 0 ? i : 28 - i) / 12);
  const random = seededRandom(own);
  const fill = tone('#23443c');
  const wood = Array.from({ length: pines }, (_, i) => {
    const t = -0.62 + (1.24 * (i + random())) / pines;
    const tall = (down ? 0.5 + high / 180 : 0.28) * (0.75 + 0.5 * random()) * (frame.isTall ? 0.9 : 1);
    return `<use href="#k${i % 5}" transform="matrix(${short(tall * (random() > 0.5 ? 1 : -1), 1000)} 0 0 ${short(tall, 1000)} ${short(middle + t * reach)} ${short(shore - back(t) + 3)})"/>`;
  });
  const bush = polygon([...line(-0.6, 0.6, 1.12), ...line(-0.6, 0.6, 0.82).reverse()]);
  return [
    hasBeacon
      ? `<g transform="translate(${short(middle)} ${short(shore - back(0) + 4)}) scale(${frame.isTall ? 1 : 1.15})">${beacon(tone('#efe7d8'), tone('#b4432f'), mix(light, '#ffffff', 0.4))}</g>`
      : '',
    `<path d="${polygon([...line(-1, 1, 1), [middle + reach, shore], [middle - reach, shore]])}" fill="${mix(rock, light, 0.3)}"/>`,
    `<path d="${polygon([...shade, ...shade.map(([x, y], i): Vec => [x, Math.min(shore, y + (shore - y) * deepAt(i))]).reverse()])}" fill="${tone('#7d6a62')}" opacity=".55"/>`,
    `<path d="${polygon([...line(-1, 1, 0.2), [middle + reach, shore], [middle - reach, shore]])}" fill="${tone('#4e4a4a')}" opacity=".7"/>`,
    pines ? `<g fill="${fill}"><path d="${bush}" opacity=".8"/>${wood.join('')}</g>` : '',
  ].join('');
}

/** Land at the edge of the sea; it brings the pines of all skerries, once a scene. */
export const farSkerries = (frame: SceneFrame, vista: Vista, horizon: number): string =>
  `<defs>${Array.from({ length: 5 }, (_, i) => `<path id="k${i}" d="${pine(seededRandom(70 + i))}"/>`).join('')}</defs>${FAR.map((island, n) => skerry(frame, vista, horizon, n, island)).join('')}`;

/** Islands in the water before it, each over its own image in the sea. */
export const nearSkerries = (frame: SceneFrame, vista: Vista, horizon: number): string =>
  NEAR.map((island, n) => {
    const shore = horizon + island.down * (frame.isTall ? 1.2 : 1);
    return `<g id="sk${n}">${skerry(frame, vista, horizon, n + 5, island)}</g><use href="#sk${n}" transform="matrix(1 0 0 -.5 0 ${short(shore * 1.5)})" opacity=".26"/>`;
  }).join('');
