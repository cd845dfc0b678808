/** What stands where somebody brings a parcel, sends one back, or climbs a boulder; 100 units are a tall person, the ground is y 0. */
import { mix, polygon, short, type Vec } from './svg';

/** A parcel with its tape and label, its upper left corner at a place. */
export const parcel = (x: number, y: number, size = 1): string =>
  `<g transform="translate(${short(x)} ${short(y)}) scale(${size})"><path d="M0 0h25v19H0z" fill="#bd8d5a"/><path d="M0 0h25l-3.500-4.500H3z" fill="#d9b07c"/><path d="M10.500-4.500h4.500l.8 4.500v7h-5.600V0z" fill="#2f5a50"/><path d="M0 19h25v-4H0z" fill="#8a5f36" opacity=".5"/><path d="M16.500 9.500h6.500v6h-6.500z" fill="#f2ede0"/><path d="M17.500 11.500h4.500M17.500 13.500h3" stroke="#6a6a66" stroke-width=".7"/></g>`;

const MARK = 'M-1 .35L-.35-.55L.1 .05L.4-.3L1 .35M-1 .75H1';

const wheel = (x: number): string =>
  `<circle cx="${x}" cy="-16" r="20" fill="#0f161c"/><circle cx="${x}" cy="-16" r="16.500" fill="#1d252c"/><circle cx="${x}" cy="-16" r="9.500" fill="#8d989f"/><path d="M${x}-25v18M${x - 9}-16h18M${x - 6.4}-22.400l12.800 12.800M${x + 6.4}-22.400l-12.800 12.800" stroke="#4a555d" stroke-width="1.800"/><circle cx="${x}" cy="-16" r="2.600" fill="#dfe5e8"/>`;

/** The shop's van with its front to the left, the doors at its back open on lit shelves of parcels, snow on its roof. */
export function van(isDark: boolean): string {
  const at = (colour: string): string => (isDark ? mix(colour, '#1d3a5c', 0.34) : colour);
  return [
    '<defs><radialGradient id="vanlight"><stop stop-color="#ffcf85" stop-opacity=".6"/><stop offset="1" stop-color="#ffc070" stop-opacity="0"/></radialGradient></defs>',
    '<path d="M-128 4Q0-8 132 4T-4 14Z" fill="#0e1a28" opacity=".4"/>',
    '<path d="M84-96h30v80H84z" fill="#f6c887"/><path d="M84-96h30v80H84z" fill="#8a4f1e" opacity=".25"/>',
    parcel(88, -38, 0.9) + parcel(92, -60, 0.8) + parcel(96, -79, 0.62),
    `<path d="M-118-12Q-122-44-106-52L-84-94Q-79-104-66-104H90Q97-104 97-97V-12z" fill="${at('#eef1ee')}"/>`,
    `<path d="M-118-12Q-120-30-114-42H97V-12z" fill="${at('#2f5a50')}"/><path d="M-114-42H97v-4H-112z" fill="${at('#d98b3a')}"/>`,
    `<path d="M-66-104H90Q97-104 97-97v10H-88l4-7Q-79-104-66-104z" fill="${at('#ffffff')}"/>`,
    '<path d="M-100-54L-80-91Q-78-95-72-95H-40V-54z" fill="#1b2a38"/><path d="M-92-58L-76-88Q-74-91-70-91H-62L-78-58z" fill="#8fb0c4" opacity=".55"/>',
    `<path d="M-34-97V-14M30-97V-44M-104-48H-38" stroke="${at('#9aa6a6')}" stroke-width="1.200" fill="none"/><path d="M-48-47h9" stroke="#1b2a38" stroke-width="2.400"/>`,
    `<path transform="translate(32 -68) scale(19)" d="${MARK}" fill="none" stroke="${at('#2f5a50')}" stroke-width=".19" stroke-linejoin="round" stroke-linecap="round"/>`,
    '<path d="M-118-34q-4 8-1 12h10v-11z" fill="#fff4cf"/><ellipse cx="-152" cy="2" rx="84" ry="17" fill="url(#vanlight)"/>',
    '<path d="M-122-14h222v7H-120z" fill="#182028"/>',
    wheel(-76) + wheel(62),
    `<path d="M97-100L122-92V-4L97-12z" fill="${at('#d6dcd9')}"/><path d="M97-46L122-42V-4L97-12z" fill="${at('#2f5a50')}"/><path d="M102-88l14 4v28l-14-3z" fill="#24333f"/>`,
    `<path d="M-82-103Q-76-113-60-112T0-114T60-112T96-104Q40-108-20-107T-82-103z" fill="${isDark ? '#c3d4e4' : '#ffffff'}"/>`,
    '<ellipse cx="140" cy="8" rx="80" ry="18" fill="url(#vanlight)"/>',
  ].join('');
}

/** What its wheels leave in the snow, out of the left foreground. */
export const wheelTracks = ({ deep, lit }: { readonly deep: string; readonly lit: string }): string => {
  const track = (down: number, wide: number): string =>
    `M-70 ${down}C-190 ${down + 4}-330 ${down + 22}-640 ${down + 70}v${wide * 3}C-330 ${down + 22 + wide * 2}-190 ${down + 4 + wide}-70 ${down + wide}z`;
  return `<path d="${track(0, 5)}${track(14, 6)}" fill="${deep}" opacity=".6"/><path d="${track(4.5, 1.4)}${track(19.5, 1.8)}" fill="${lit}" opacity=".8"/>`;
};

/** Doors of the parcel machine: column, row, how many rows high. */
const DOORS: readonly (readonly [column: number, row: number, high: number])[] = [
  [0, 0, 1],
  [0, 1, 2],
  [0, 3, 2],
  [1, 0, 2],
  [1, 2, 1],
  [1, 3, 2],
  [3, 0, 1],
  [3, 1, 1],
  [3, 2, 3],
  [4, 0, 2],
  [4, 2, 1],
  [4, 3, 2],
];

/** A parcel machine under its roof: one door open and lit, and the parcel that has just been put in. */
export function parcelMachine(): string {
  const [wide, high] = [34, 20];
  const doors = DOORS.map(([column, row, rows]) => {
    const [x, y, h] = [6 + column * wide, -106 + row * high, rows * high];
    const isOpen = column === 0 && row === 1;
    return isOpen
      ? `<path d="M${x} ${y}h${wide}v${h}h${-wide}z" fill="#ffdf9a"/><path d="M${x} ${y}h${wide}v7h${-wide}z" fill="#a86a2a" opacity=".35"/>${parcel(x + 6, y + h - 20, 0.98)}<path d="M${x} ${y}L${x - 15} ${y + 5}V${y + h + 6}L${x} ${y + h}z" fill="#e0e6e0"/><path d="M${x} ${y}L${x - 15} ${y + 5}V${y + h + 6}L${x} ${y + h}z" fill="#2f5a50" opacity=".3"/>`
      : `<path d="M${x + 0.8} ${y + 0.8}h${wide - 1.6}v${h - 1.6}h${1.6 - wide}z" fill="${(column + row) % 4 === 1 ? '#d98b3a' : '#3d6f63'}"/><path d="M${x + 0.8} ${y + 0.8}h${wide - 1.6}v2h${1.6 - wide}z" fill="#ffffff" opacity=".25"/><path d="M${x + wide - 5} ${y + h / 2 - 3}v6" stroke="#12221f" stroke-width="1.400"/>`;
  });
  return [
    '<path d="M-8 4Q90-6 200 4T80 16Z" fill="#0e1a28" opacity=".34"/>',
    '<path d="M2-112h176V0H2z" fill="#22423b"/><path d="M170-112h8V0h-8z" fill="#122722"/>',
    ...doors,
    // the middle column: a screen, a slot, the mark
    '<path d="M74-106h34V-6H74z" fill="#eef1ec"/><path d="M78-92h26v22H78z" fill="#14242c"/><path d="M80-90h22v8H80z" fill="#7fc0b0"/><path d="M80-80h14M80-76h18" stroke="#cfe2dc" stroke-width="1.600"/><path d="M82-62h18v4H82z" fill="#2a3a40"/>',
    `<path transform="translate(91 -36) scale(11)" d="${MARK}" fill="none" stroke="#2f5a50" stroke-width=".2" stroke-linejoin="round" stroke-linecap="round"/>`,
    '<path d="M-22-122L190-130V-121L-22-112z" fill="#4a3a2a"/><path d="M-22-122L190-130V-127L-22-119z" fill="#8a6a48"/><path d="M4-114h172v4H4z" fill="#fff0c4"/><path d="M4-110h172l8 40H-6z" fill="#ffe6ae" opacity=".14"/>',
    '<path d="M-2 0h184v5H-2z" fill="#7f8580"/>',
  ].join('');
}

type Plane = readonly [outline: string, tone: number];

/** The planes of the boulder, from dark, 0, to light, 1. */
const PLANES: readonly Plane[] = [
  ['-196,8 -190,-62 -150,-70 -128,-30 -140,8', 0.62],
  ['-190,-62 -152,-122 -104,-104 -150,-70', 0.85],
  ['-152,-122 -92,-152 -22,-158 -50,-118 -104,-104', 1],
  ['-22,-158 24,-130 2,-104 -50,-118', 0.8],
  ['-150,-70 -104,-104 -50,-118 -66,-62 -128,-30', 0.5],
  ['-50,-118 2,-104 -18,-64 -66,-62', 0.34],
  ['24,-130 16,-88 -6,-52 -18,-64 2,-104', 0.2],
  ['-128,-30 -66,-62 -58,8 -140,8', 0.36],
  ['-66,-62 -18,-64 -6,-52 -24,8 -58,8', 0.14],
];

const points = (outline: string): Vec[] =>
  outline.split(' ').map((pair): Vec => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });

/** A boulder of red granite that leans over to the right, with moss, chalk at its holds, and pads below. */
export function boulder(light: string): string {
  const pad = (x: number, y: number, colour: string): string =>
    `<path d="M${x} ${y}h66l13 12h-68z" fill="${colour}"/><path d="M${x + 11} ${y + 12}h68v5h-68z" fill="${mix(colour, '#0e1620', 0.45)}"/><path d="M${x + 33} ${y}l12 12" stroke="${mix(colour, '#0e1620', 0.4)}" stroke-width="1.400"/>`;
  return [
    '<path d="M-206 10Q-90-8 30 8T-60 22Z" fill="#0e1a24" opacity=".4"/>',
    ...PLANES.map(
      ([outline, tone]) =>
        `<path d="${polygon(points(outline))}" fill="${mix(mix('#4d4143', '#b08c78', tone), light, tone * 0.42)}" stroke="#3c3234" stroke-width=".7" stroke-opacity=".4"/>`,
    ),
    '<path d="M-104-104L-112-60L-96-22M-50-118L-44-92L-52-74M-152-122L-146-96" stroke="#3a3032" stroke-width="1.600" fill="none" opacity=".7"/>',
    '<path d="M-160-116Q-148-132-124-138T-84-156T-30-162Q-20-160-24-155Q-60-152-92-148T-150-118z" fill="#6d7a3c"/><path d="M-150-124Q-128-136-96-148" stroke="#a8b05a" stroke-width="2.600" fill="none" opacity=".8"/>',
    '<path d="M-198 10Q-180-6-158 2T-120 0T-84 4T-30 8Q-90 18-198 10z" fill="#6a5a2c"/>',
    '<g fill="#f4f1ea" opacity=".75"><circle cx="-14" cy="-134" r="3"/><circle cx="-16" cy="-104" r="2.600"/><circle cx="-34" cy="-88" r="2.400"/><circle cx="-10" cy="-66" r="2"/><circle cx="-30" cy="-126" r="2"/></g>',
    pad(-22, 6, '#b5472c') + pad(44, 2, '#2f5f6e'),
  ].join('');
}
