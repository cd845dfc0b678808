import { INK, type Lighting, skinTones, type Tones, tonesOf } from './cloth';
import type { Pose } from './skeleton';
import { mix, short } from './svg';

/** What is on somebody's head; a hood is the coat's own. */
export type Headwear = 'beanie' | 'pompom' | 'band' | 'cap' | 'helmet' | 'goggles' | 'hood' | 'hair';

/** How somebody looks above the collar. */
export type Looks = {
  readonly skin?: string;
  readonly hair?: string;
  readonly style?: 'short' | 'tail' | 'braid' | 'bun' | 'bob';
  readonly hasBeard?: boolean;
};

export type HeadDress = Looks &
  Lighting & {
    readonly hat: string;
    readonly headwear: Headwear;
    readonly coat: string;
    readonly isClimbing?: boolean;
  };

export const SKIN = '#cf9f7c';
const HAIR = '#3d2a1e';

/** Head and neck looking right, the middle of the head on 0,0. */
const FACE =
  'M-5.400-2C-5.600-6.600-2-8.200 1-8C4.600-7.700 6.200-5.400 6.200-3.400Q6.300-2.200 5.900-.9L6.300.1L7.600 1.900Q7.900 2.700 6.900 2.900L6.600 3Q6.700 3.500 7 3.900Q7 4.300 6.500 4.500Q6.900 4.900 6.700 5.400Q6.400 5.700 6.400 6Q6.800 6.700 6.400 7.500Q5.700 8.600 4.200 8.400L2.200 8L2 9.200H-5.600Q-4.800 6-5 2.600C-5.400 1.200-5.500-.4-5.400-2Z';
/** What of it is turned away from the light: its front, or its back with the nape. */
const FACE_SHADE = {
  ahead:
    'M6.100-4.200L6.200-3.400Q6.300-2.200 5.900-.9L6.300.1L7.600 1.900Q7.900 2.700 6.900 2.900L6.600 3Q6.700 3.500 7 3.900Q7 4.300 6.500 4.500Q6.900 4.900 6.700 5.400Q6.400 5.700 6.400 6Q6.800 6.700 6.400 7.500Q5.700 8.600 4.200 8.400L2.200 8Q.4 7.400-1 5.400Q2.400 7.200 4.300 6.300Q5.200 5.400 4.900 3.800Q4.700 2.400 5.500 1.400Q4.400.6 4.900-.9Q5-2.600 6.100-4.200Z',
  behind:
    'M-5.400-2C-5.600-5-4.400-6.800-2.600-7.600C-3.800-4-3-.4-1.400 2.400C-.2 4.800 1.600 6.800 3.800 8.400L2.200 8L2 9.200H-5.600Q-4.800 6-5 2.600Z',
} as const;
/** The shade of the jaw on the neck. */
const NAPE = '<path d="M-1.400 4.900Q-.2 7 2.200 8L2.100 9.200Q-1 9-2.600 6.800Z"/>';
const EAR = '<path d="M-2.900.6Q-2.900-1.500-1.200-1.500Q.4-1.300.1.6Q-.2 2.200-1 2.900Q-2.300 3.100-2.900.6Z"/>';

/** Cheek, brow, eye and mouth: calm, seen from the side. */
const featuresOf = (face: Tones, strands: Tones): string =>
  [
    `<ellipse cx="3" cy="3.100" rx="1.900" ry="1.300" fill="${mix(face.base, '#c8452f', 0.45)}" opacity=".28"/>`,
    `<path d="M2.900-1.900Q4-2.800 5.500-2.300" stroke="${mix(strands.base, face.deep, 0.35)}" stroke-width=".7" fill="none"/>`,
    `<ellipse cx="4.500" cy=".05" rx=".55" ry=".85" fill="${mix(face.deep, INK, 0.6)}"/><path d="M3.300-.4Q4.200-1.300 5.300-.8" stroke="${mix(face.deep, INK, 0.3)}" stroke-width=".4" fill="none"/>`,
    `<path d="M4.900 4.300Q5.500 4.900 6.500 4.500" stroke="${mix(face.shade, '#7a2a20', 0.4)}" stroke-width=".5" fill="none"/>`,
  ].join('');

/** Hair below or without a hat. */
const STYLES: Record<NonNullable<Looks['style']>, string> = {
  short: '<path d="M-6-3Q-6.400 1-4.9 3.600Q-3.600 3.200-3.100 1.200L-2.2-1.400L-1-3.600Z"/>',
  bob: '<path d="M-6-3.400Q-8.200 2.600-6.600 6.600Q-2.600 7.800.4 5.600Q-.8 2.400-.6-1.200L-1-3.800Z"/>',
  tail: '<path d="M-5.600-3.600Q-5.400.2-3.600 2.600Q-2.600.6-1.600-3.600Z"/><path d="M-5.200-1.400Q-10.600-.6-11.200 5.400Q-11.200 9.400-8.800 12.200Q-8.400 7.400-6.400 5Q-4.400 2.400-3.600.6Z"/>',
  braid:
    '<path d="M-5.800-3.400Q-6 1.400-3.800 4Q-2.200 2.400-1.200-3.600Z"/><path d="M-4.800 2.600Q-2.400 4.200-2.600 6.400Q-.8 8-1.600 10.400Q0 12.400-1.200 14.800Q-1.600 17.400-2.400 18.600Q-4 16.800-3.800 14.800Q-5.200 12.600-4.400 10.600Q-6 8.600-5 6.400Q-6 4.600-4.800 2.600Z"/>',
  bun: '<path d="M-5.800-3Q-5.800 1.800-3.600 3Q-2.400 1-1.400-3.600Z"/><circle cx="-7.200" cy="1" r="3.100"/>',
};

const TOP_HAIR =
  '<path d="M-5.400 2.600Q-8.400-7.400-1.600-9.800Q2.200-11.200 5-9Q7.400-7 6.400-4.200Q5-5.600 3-5.200Q.6-4.800-.1-3Q-.6-1.200-.3.4L-2.400-.8Q-2.600 1.800-3.600 4Z"/>';
/** From the ear along the jaw, round the mouth, with a moustache. */
const BEARD =
  '<path d="M-1.600 1.800Q-.6 4 1.500 4.400Q3.600 4.500 4.500 3.500Q5.800 2.700 6.900 3.300L7 3.900L5.500 4.200Q4.800 4.600 4.900 5.200Q5.700 5.700 6.600 5.100L6.800 6C7.200 8.400 5.800 9.600 3.900 9.400Q-.2 8.600-2 5Z"/>';

const DOME = 'M-6.8-2.2C-7.6-7.6-4.8-10.9.2-10.9C5-10.9 7.3-8 7-3.400Z';
const DOME_SIDE = 'M1.8-10.700C5.2-10.200 7.200-7.600 7-3.400L3.6-3.2C4.8-6.200 4-9 1.8-10.700Z';
const HELM =
  'M-7.600-.4C-8.800-9.400-4.400-12.600.8-12.500C6.600-12.400 8.800-7.600 8.500-2.800Q3.400-3.900-2.200-1.800L-3.400 2.600Q-6.600 2-7.600-.4Z';

/** One side of a hat, mirrored to where light or shade is. */
const sided = (d: string, side: number, fill: string): string =>
  `<path d="${d}"${side > 0 ? '' : ' transform="scale(-1 1)"'} fill="${fill}"/>`;

function knitted({ lit, base, shade, deep }: Tones, side: number, hasPompom: boolean): string {
  return [
    hasPompom
      ? `<circle cx="-.6" cy="-12.200" r="3" fill="${base}"/><path d="M-2.600-14.400Q-.6-15.700 1.400-14.400Q.4-12.600-2.600-14.400Z" fill="${lit}"/>`
      : '',
    `<path d="${DOME}" fill="${base}"/>${sided(DOME_SIDE, side, lit)}${sided(DOME_SIDE, -side, shade)}`,
    `<path d="M-7.200-4.600Q0-3.800 7.200-6.200Q7.800-4.400 7.200-2.600Q0-.6-6.900-.8Q-7.700-2.600-7.200-4.600Z" fill="${mix(base, lit, 0.4)}"/>`,
    `<path d="${side > 0 ? 'M-7.200-4.600Q-5-4.400-2.400-4.500L-2.600-.8Q-5-.7-6.900-.8Q-7.700-2.600-7.200-4.600Z' : 'M7.200-6.200Q5-5.400 2.600-5L2.800-1.300Q5.200-1.800 7.200-2.600Q7.800-4.400 7.200-6.200Z'}" fill="${shade}"/>`,
    `<path d="M-5-4.300L-5-1M-2.400-4.300L-2.400-1.100M.2-4.400L.3-1.200M2.700-4.800L2.900-1.600M5-5.300L5.300-2.100" stroke="${deep}" stroke-width=".5" opacity=".55"/>`,
  ].join('');
}

const WORN: Record<Headwear, (tones: Tones, side: number, hair: Tones) => string> = {
  beanie: (tones, side) => knitted(tones, side, false),
  pompom: (tones, side) => knitted(tones, side, true),
  band: ({ base, shade }, side, hair) =>
    [
      `<g fill="${hair.base}">${TOP_HAIR}</g><path d="M-3-9Q1.600-10.400 5-7.600Q1-8.600-3-9Z" fill="${hair.lit}"/>`,
      `<path d="M-6.800-5.400Q0-4 6.600-7Q7.200-5.400 6.500-3.400Q0-.9-6.600-1.400Q-7.300-3.400-6.800-5.400Z" fill="${base}"/>`,
      sided('M2-5.500Q4.800-6 6.700-6.900Q7.300-5.400 6.600-3.300Q4.400-2.400 2.200-1.800Z', -side, shade),
    ].join(''),
  cap: ({ lit, base, shade, deep }, side) =>
    [
      `<path d="M-6.500-2.400C-7.200-8.600-4-10.600.4-10.600C5-10.500 6.900-8 6.700-4.200Z" fill="${base}"/>${sided('M1.800-10.400C5-9.800 6.900-8 6.700-4.200L3.600-3.900C4.400-6.400 3.800-8.800 1.800-10.400Z', side, lit)}`,
      `<path d="M-6.600-3Q0-4 6.700-4.600L12-2.800Q12.600-1.800 11.600-1.600Q6-3-6.400-1.600Z" fill="${shade}"/><path d="M6.700-4.600L12-2.800Q12.600-1.800 11.600-1.600L5.800-2.700Z" fill="${deep}"/>`,
    ].join(''),
  helmet: ({ lit, base, shade, deep }, side) =>
    [
      `<path d="${HELM}" fill="${base}"/>${sided('M1.600-12.200C6.400-11.600 8.600-7.600 8.300-3L5-3.200C6.200-7 5-10.200 1.600-12.200Z', side, lit)}${sided('M2-12.200C6.400-11.400 8-7.600 7.500-1L4-1.400C5.600-5.400 4.800-9.800 2-12.200Z', -side, shade)}`,
      `<path d="M-4.400-9.400Q-1-10.600 2.200-10.200L1.600-9Q-1.400-9.200-3.800-8.200ZM-5.400-6Q-1.600-7.400 3-7L2.600-5.800Q-1.400-6-4.800-4.800Z" fill="${deep}"/><path d="M-2.800-1Q-1.400 4 2.400 6.500" stroke="${INK}" stroke-width="1" fill="none"/>`,
    ].join(''),
  // a helmet for skiers: no vents, over its edge the band of goggles
  goggles: ({ lit, base, shade }, side) =>
    [
      `<path d="M-7.600-.4C-8.800-9.400-4.400-12.400.8-12.300C6.400-12.200 8.600-8.600 8.200-4.600L-1-3L-2 3.400Q-6.800 3-7.600-.4Z" fill="${base}"/>${sided('M1.600-12C6-11.400 8.200-8.600 7.800-4.400L4.600-4C5.800-7.400 4.800-10.400 1.600-12Z', side, lit)}${sided('M2-12.100C6-11.200 7.600-7.600 7.200-3L4-3C5.400-6.400 4.600-9.800 2-12.100Z', -side, shade)}`,
      '<path d="M-8-5L3-5.600L3-2.800L-7.800-1.800Z" fill="#20262c"/><path d="M2-6.200Q7-7.400 8.600-4.800Q9-1.600 7.400-.6Q4.600-.4 2.200-1.600Z" fill="#2a2f36"/><path d="M4-5.600Q7-6.200 7.800-4.400Q8.200-2 7-1.200Q5-1.200 3.600-2Z" fill="#d98b3a"/><path d="M5-5.400Q7-5.600 7.600-4L5.600-3Z" fill="#ffe2b0"/>',
    ].join(''),
  hair: (_, side, hair) =>
    `<g fill="${hair.base}">${TOP_HAIR}</g><path d="${side > 0 ? 'M.6-9.500Q5-9.600 5.800-5.800Q3-7.600.4-7Z' : 'M-5.600-3Q-5-8-1-9.300Q-2-6.400-3.200-3Z'}" fill="${hair.lit}"/>`,
  hood: ({ lit, base, shade, deep }, side) =>
    [
      `<path d="M6.600-6.600Q2-13.400-5-10.400Q-11-6.400-8.800 8.600L2.600 10Q.2 4.600.8-.6Q2-5.200 7.200-5Q8-5.400 6.600-6.600Z" fill="${base}"/>`,
      side > 0
        ? `<path d="M-2-11Q-8.600-9-9.200 0Q-9.200 5-8.800 8.600L-3 9.400Q-6.600-1-2-11Z" fill="${shade}"/><path d="M6.600-6.600Q3.600-11-1-11.100Q3-8.600 4.600-5.100Q5.800-5.200 7.200-5Q8-5.400 6.600-6.600Z" fill="${lit}"/>`
        : `<path d="M0-11.200Q-6-11-8.400-5Q-9.800 1-8.900 8.600L-6.400 8.900Q-7.400-3 0-11.200Z" fill="${lit}"/><path d="M6.600-6.600Q4.400-9.700 1.600-10.700Q2-7.200-.4-4Q-2.200 2 2.600 10Q.2 4.600.8-.6Q2-5.200 7.200-5Q8-5.400 6.600-6.600Z" fill="${shade}"/>`,
      `<path d="M.8-.6Q2-5.200 7.200-5L6-3.600Q2.600-3.400 2-.2Q1.600 4 3.400 7.200L2.600 10Q.2 4.600.8-.6Z" fill="${deep}"/>`,
    ].join(''),
};

/** The head with its hair and what is worn on it, and the coat's collar round the neck. @param size 1 for grown people */
export function headOf({ head, neck, facing }: Pose, dress: HeadDress, size = 1): string {
  const {
    skin = SKIN,
    hair = HAIR,
    style = 'short',
    hasBeard,
    hat,
    headwear,
    coat,
    isClimbing,
    light,
    lightFrom,
  } = dress;
  const side = lightFrom * facing;
  const [face, strands] = [skinTones(skin, light), tonesOf(hair, light)];
  const collar = tonesOf(isClimbing ? skin : coat, light);
  const [x, y] = head;
  const rise = size === 1 ? 0 : (size - 1) * 5;
  const scale = 0.92 * size;
  // over the collar, which leans with the neck
  const low = (dx: number, dy: number): string => `${short(x + facing * dx)} ${short(y + dy)}`;
  const foot = (dx: number, dy: number): string => `${short(neck[0] + facing * dx)} ${short(neck[1] + dy)}`;
  const back = `M${foot(-5.4, 2.6)}Q${low(-7, 6.4)} ${low(-5.6, 4.6)}`;
  const stand = [
    `<path d="${back}Q${low(-1.2, 8.4)} ${low(3.2, 8)}L${foot(4.9, 3.8)}Z" fill="${side > 0 ? collar.base : collar.shade}"/>`,
    `<path d="${back}Q${low(-3.6, 6.8)} ${low(-1.8, 7.6)}L${foot(0, 3)}Z" fill="${side > 0 ? collar.shade : collar.lit}"/>`,
  ].join('');
  return [
    `<g transform="translate(${short(x)} ${short(y - rise)}) scale(${short(facing * scale, 100)} ${short(scale, 100)})">`,
    `<path d="${FACE}" fill="${face.base}"/><path d="${side > 0 ? FACE_SHADE.behind : FACE_SHADE.ahead}" fill="${mix(face.base, face.shade, side > 0 ? 0.8 : 0.34)}"/><g fill="${face.shade}">${NAPE}</g>`,
    featuresOf(face, strands),
    hasBeard ? `<g fill="${side > 0 ? strands.base : strands.shade}">${BEARD}</g>` : '',
    '</g>',
    headwear === 'hood' ? '' : stand,
    `<g transform="translate(${short(x)} ${short(y - rise)}) scale(${short(facing * scale, 100)} ${short(scale, 100)})">`,
    headwear === 'hood'
      ? ''
      : `<g fill="${strands.base}">${STYLES[style]}</g><g fill="${mix(face.base, face.shade, 0.3)}">${EAR}</g><path d="M-2-.2Q-1.200-1-.7 0Q-.7 1.200-1.400 1.800" stroke="${face.shade}" stroke-width=".5" fill="none"/>`,
    WORN[headwear](tonesOf(hat, light), side, strands),
    '</g>',
  ].join('');
}

/** A lit lamp on a band round the head. */
export const lampOn = ({ head: [x, y], facing }: Pose): string =>
  `<g transform="translate(${short(x)} ${short(y)}) scale(${facing} 1)"><path d="M-6.500-4.400Q0-3.200 6.200-5.200" stroke="#161d24" stroke-width="1.800" fill="none"/><path d="M5.200-7.600H8.200V-3.200H5.200z" fill="#161d24"/><circle cx="8.500" cy="-5.400" r="2" fill="#fffbe6"/></g>`;
