/** What stands where somebody brings a parcel or sends one back; 100 units are a tall person, the ground is y 0. */
import { shopLogo, shopMark } from '../shop-mark';
import { mix, short } from './svg';

/** A parcel with its tape and label, its upper left corner at a place. */
export const parcel = (x: number, y: number, size = 1): string =>
  `<g transform="translate(${short(x)} ${short(y)}) scale(${size})"><path d="M0 0h25v19H0z" fill="#bd8d5a"/><path d="M0 0h25l-3.500-4.500H3z" fill="#d9b07c"/><path d="M10.500-4.500h4.500l.8 4.500v7h-5.600V0z" fill="#2f5a50"/><path d="M0 19h25v-4H0z" fill="#8a5f36" opacity=".5"/><path d="M16.500 9.500h6.500v6h-6.500z" fill="#f2ede0"/><path d="M17.500 11.500h4.500M17.500 13.500h3" stroke="#6a6a66" stroke-width=".7"/></g>`;

const wheel = (x: number): string =>
  `<circle cx="${x}" cy="-16" r="20" fill="#0f161c"/><circle cx="${x}" cy="-16" r="16.500" fill="#1d252c"/><circle cx="${x}" cy="-16" r="9.500" fill="#8d989f"/><path d="M${x}-25v18M${x - 9}-16h18M${x - 6.4}-22.400l12.800 12.800M${x + 6.4}-22.400l-12.800 12.800" stroke="#4a555d" stroke-width="1.800"/><circle cx="${x}" cy="-16" r="2.600" fill="#dfe5e8"/>`;

/** The shop's van with its front to the left, the doors at its back open on lit shelves of parcels, snow on its roof. */
export function van(isDark: boolean): string {
  const at = (colour: string): string => (isDark ? mix(colour, '#1d3a5c', 0.34) : colour);
  return [
    '<defs><radialGradient id="vanlight"><stop stop-color="#ffcf85" stop-opacity=".6"/><stop offset="1" stop-color="#ffc070" stop-opacity="0"/></radialGradient><radialGradient id="vanshade"><stop offset=".5" stop-color="#0e1a28" stop-opacity=".6"/><stop offset="1" stop-color="#0e1a28" stop-opacity="0"/></radialGradient></defs>',
    // the shade right below it, darkest where its wheels stand, and the light of its shelves, all without an edge
    '<ellipse cx="-2" cy="0" rx="142" ry="9" fill="url(#vanshade)"/><ellipse cx="-74" cy="3.600" rx="34" ry="4.200" fill="url(#vanshade)"/><ellipse cx="64" cy="3.600" rx="34" ry="4.200" fill="url(#vanshade)"/><ellipse cx="140" cy="8" rx="92" ry="20" fill="url(#vanlight)"/>',
    '<path d="M84-96h30v80H84z" fill="#f6c887"/><path d="M84-96h30v80H84z" fill="#8a4f1e" opacity=".25"/>',
    parcel(88, -38, 0.9) + parcel(92, -60, 0.8) + parcel(96, -79, 0.62),
    `<path d="M-118-12Q-122-44-106-52L-84-94Q-79-104-66-104H90Q97-104 97-97V-12z" fill="${at('#eef1ee')}"/>`,
    `<path d="M-118-12Q-120-30-114-42H97V-12z" fill="${at('#2f5a50')}"/><path d="M-114-42H97v-4H-112z" fill="${at('#d98b3a')}"/>`,
    `<path d="M-66-104H90Q97-104 97-97v10H-88l4-7Q-79-104-66-104z" fill="${at('#ffffff')}"/>`,
    '<path d="M-100-54L-80-91Q-78-95-72-95H-40V-54z" fill="#1b2a38"/><path d="M-92-58L-76-88Q-74-91-70-91H-62L-78-58z" fill="#8fb0c4" opacity=".55"/>',
    `<path d="M-34-97V-14M30-97V-44M-104-48H-38" stroke="${at('#9aa6a6')}" stroke-width="1.200" fill="none"/><path d="M-48-47h9" stroke="#1b2a38" stroke-width="2.400"/>`,
    shopLogo(32, -66, 17, at('#1f4a42'), 1.1),
    '<path d="M-118-34q-4 8-1 12h10v-11z" fill="#fff4cf"/><ellipse cx="-152" cy="2" rx="84" ry="17" fill="url(#vanlight)"/>',
    '<path d="M-122-14h222v7H-120z" fill="#182028"/>',
    wheel(-76) + wheel(62),
    `<path d="M97-100L122-92V-4L97-12z" fill="${at('#d6dcd9')}"/><path d="M97-46L122-42V-4L97-12z" fill="${at('#2f5a50')}"/><path d="M102-88l14 4v28l-14-3z" fill="#24333f"/>`,
    // snow that sits on the roof, its lower half in the shade
    `<path d="M-81-99C-80-109-74-112.500-62-113C-20-115.500 40-115.500 82-113C93-112.500 99-108 99.500-98C94-94 88-95 82-97.500C60-101 30-96 4-98.500S-46-96-62-98.500S-76-95-81-99z" fill="${isDark ? '#8fa9c4' : '#c3d6e4'}"/><path d="M-80.500-101C-79-109.500-74-112.500-62-113C-20-115.500 40-115.500 82-113C92-112.500 97-109.500 98.500-104C80-107 40-104 0-105S-60-104-80.500-101z" fill="${isDark ? '#c3d4e4' : '#f6fafc'}"/>`,
  ].join('');
}

/** Colours of the snow in a furrow, and at its edge. */
type Ground = { readonly deep: string; readonly lit: string };

/** A way trodden in the snow, from the feet of a courier on its left to a door on its right. */
export const doorPath = ({ deep, lit }: Ground): string =>
  [
    `<path d="M-16 15C40 27 130 27 182-7H210C176 21 92 35 26 33S-40 20-16 15z" fill="${deep}" opacity=".38"/>`,
    `<path d="M26 33C92 35 176 21 210-7L213-7C180 23 94 38 26 35z" fill="${lit}" opacity=".7"/>`,
    `<path d="${STEPS.map(([x, y, r]) => `M${x} ${y}a${r} ${short(r * 0.34)} 0 1 0 ${short(r * 2)} 0a${r} ${short(r * 0.34)} 0 1 0 ${short(r * -2)} 0`).join('')}" fill="${mix(deep, '#10233c', 0.3)}" opacity=".45"/>`,
  ].join('');

/** Where boots have trodden on that way, and half their length. */
const STEPS: readonly (readonly [x: number, y: number, half: number])[] = [
  [16, 25, 3.6],
  [40, 30, 3.6],
  [68, 25, 3.4],
  [96, 27, 3.2],
  [122, 19, 3],
  [144, 18, 2.8],
  [164, 9, 2.5],
  [180, 5, 2.2],
  [190, -2, 2],
];

/** What its wheels leave in the snow: from its rear wheels out of the frame below, `reach` units to the right. */
export const wheelTracks = ({ deep, lit }: Ground, reach = 440): string => {
  const [a, b, c] = [short(reach * 0.55), short(reach * 0.2), short(reach * 0.07)];
  const track = (from: number, down: number, wide: number): string =>
    `M${from} ${down}C-60 ${down + 1}-20 ${down + 8} ${c} ${down + 17}S${a} ${down + 60} ${reach} ${down + 134}l${wide * 3} ${wide * 5}C${a} ${down + 66 + wide * 3} ${b} ${down + 32 + wide * 2} ${c} ${down + 18 + wide}S-60 ${down + wide} ${from} ${down}z`;
  return `<path d="${track(-96, -2, 4)}${track(-112, 6, 5)}" fill="${deep}" opacity=".55"/><path d="${track(-90, 1.6, 1.2)}${track(-104, 10.4, 1.6)}" fill="${lit}" opacity=".7"/>`;
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
    shopMark(91, -34, 22, '#1f4a42', 1.2),
    '<path d="M-16-116h6V2h-6zM188-116h6V2h-6z" fill="#5a4632"/><path d="M-16-116h2V2h-2zM188-116h2V2h-2z" fill="#8a6a48"/><path d="M-26-128H204V-116H-26z" fill="#4a3a2a"/><path d="M-26-128H204V-124H-26z" fill="#8a6a48"/><path d="M4-114h172v4H4z" fill="#fff0c4"/><path d="M4-110h172l8 40H-6z" fill="#ffe6ae" opacity=".14"/>',
    '<path d="M-2 0h184v5H-2z" fill="#7f8580"/>',
  ].join('');
}
