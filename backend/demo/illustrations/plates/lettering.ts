import { num } from './geometry';

/** A stroke alphabet on a 4 x 6 grid: logos and model names need no font on the machine that renders them. */
const GLYPHS: Record<string, string> = {
  '0': 'M2 0Q4 0 4 3T2 6Q0 6 0 3T2 0Z',
  '1': 'M.4 1.4L2 0V6',
  '2': 'M.2 1.4Q.6 0 2 0Q3.8 0 3.8 1.7Q3.8 2.8 0 6H4',
  '3': 'M.3 0H3.7L1.8 2.4Q4 2.5 4 4.2Q4 6 2 6Q.6 6 .1 4.9',
  '4': 'M3 6V0L0 4.2H4',
  '5': 'M3.7 0H.6L.3 2.8Q1 2.2 2 2.2Q4 2.2 4 4.1Q4 6 2 6Q.6 6 0 5',
  '6': 'M3.4 0Q0 2 0 4.2Q0 6 2 6T4 4.2Q4 2.5 2 2.5Q.6 2.5 .1 3.8',
  '7': 'M0 0H4L1.6 6',
  '8': 'M2 2.8Q.4 2.6 .4 1.4Q.4 0 2 0T3.6 1.4Q3.6 2.6 2 2.8Q0 3 0 4.5Q0 6 2 6T4 4.5Q4 3 2 2.8Z',
  '9': 'M.6 6Q4 4 4 1.8Q4 0 2 0T0 1.8Q0 3.5 2 3.5Q3.4 3.5 3.9 2.2',
  C: 'M4 1.2Q3.4 0 2.1 0Q0 0 0 3T2.1 6Q3.4 6 4 4.8',
  W: 'M0 0L1.2 6L2.4 2L3.6 6L4.8 0',
  Z: 'M0 0H4L0 6H4',
  Q: 'M2 0Q4 0 4 3T2 6Q0 6 0 3T2 0ZM2.6 4.4L4.2 6.2',
  '-': 'M.8 3H3.2',
  '+': 'M.6 3H3.4M2 1.6V4.4',
  '/': 'M3.6 -.4L.4 6.4',
  A: 'M0 6L2 0L4 6M.7 4H3.3',
  Ä: 'M0 6L2 .8L4 6M.8 4.2H3.2M.5-1.2H1.4M2.6-1.2H3.5',
  Å: 'M0 6L2 .8L4 6M.8 4.2H3.2M2-1.9A.7 .7 0 1 1 1.99-1.9Z',
  Ö: 'M2 .6Q4 .6 4 3.3T2 6Q0 6 0 3.3T2 .6ZM.5-1.2H1.4M2.6-1.2H3.5',
  B: 'M0 0V6H2.6Q4 6 4 4.5T2.6 3H0M2.6 3Q3.7 3 3.7 1.5T2.4 0H0',
  D: 'M0 0V6H1.8Q4 6 4 3T1.8 0Z',
  E: 'M4 0H0V6H4M0 3H3.2',
  F: 'M4 0H0V6M0 3H3.2',
  G: 'M4 1.2Q3.4 0 2.1 0Q0 0 0 3T2.1 6Q4 6 4 3.4H2.4',
  H: 'M0 0V6M4 0V6M0 3H4',
  I: 'M0 0V6',
  J: 'M3 0V4.4Q3 6 1.5 6T0 4.6',
  K: 'M0 0V6M4 0L0 3.4M1.3 2.4L4 6',
  L: 'M0 0V6H3.6',
  M: 'M0 6V0L2.4 4L4.8 0V6',
  N: 'M0 6V0L4 6V0',
  O: 'M2 0Q4 0 4 3T2 6Q0 6 0 3T2 0Z',
  P: 'M0 6V0H2.4Q4 0 4 1.8T2.4 3.6H0',
  R: 'M0 6V0H2.4Q4 0 4 1.7T2.4 3.4H0M2.2 3.4L4 6',
  S: 'M3.8 1.1Q3.2 0 2 0Q.2 0 .2 1.6Q.2 2.7 2 3T3.9 4.5Q3.9 6 2 6Q.6 6 0 4.8',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V4Q0 6 2 6T4 4V0',
  V: 'M0 0L2 6L4 0',
  X: 'M0 0L4 6M4 0L0 6',
  Y: 'M0 0L2 3L4 0M2 3V6',
  ' ': '',
};

/** Advance of the glyphs that are not 4 wide. */
const WIDTHS: Record<string, number> = { I: 0, M: 4.8, J: 3, W: 4.8 };

type LetteringOptions = {
  /** stroke width in grid units (the letters are 6 high) */
  weight?: number;
  /** space between letters in grid units */
  track?: number;
  /** degrees */
  rotate?: number;
  opacity?: number;
};

/** Width of a word in grid units, its letters 6 high. */
export const letteringWidth = (text: string, track = 1.6): number =>
  [...text].reduce((sum, letter) => sum + (WIDTHS[letter] ?? 4) + track, 0) - track;

/** Capital letters centred on x, y; `height` in the drawing's own units. */
export function lettering(
  text: string,
  x: number,
  y: number,
  height: number,
  colour: string,
  { weight = 0.9, track = 1.6, rotate = 0, opacity = 1 }: LetteringOptions = {},
): string {
  let advance = 0;
  let paths = '';
  for (const letter of text) {
    const glyph = GLYPHS[letter];
    if (glyph) paths += `<path d="${glyph}"${advance ? ` transform="translate(${num(advance)})"` : ''}/>`;
    advance += (WIDTHS[letter] ?? 4) + track;
  }
  const place = [
    `translate(${num(x)} ${num(y)})`,
    rotate ? `rotate(${num(rotate)})` : '',
    `scale(${num(height / 6, 3)})`,
    `translate(${num(-(advance - track) / 2)} -3)`,
  ].join(' ');
  const fade = opacity < 1 ? ` opacity="${opacity}"` : '';
  return `<g transform="${place}" fill="none" stroke="${colour}" stroke-width="${weight}"${fade} stroke-linejoin="round">${paths}</g>`;
}

/** Brand marks, each inside a box from -1 to 1. */
export const MARKS = {
  crust: 'M-1 .35L-.35-.55L.1 .05L.4-.3L1 .35M-1 .75H1',
  fell: 'M-1 .6Q-.5-.9 0-.6T1 .6Z',
  star: 'M0-1L.2-.2L1 0L.2 .2L0 1L-.2 .2L-1 0L-.2-.2Z',
  rune: 'M-.6 1V-1L.6-.3L-.6 .2M.6 1L-.2 .1',
  tri: 'M-.9 .7L0-.9L.9 .7ZM-.3 .7L0 .1L.3 .7',
  wave: 'M-1 .1Q-.5-.7 0 .1T1 .1M-1 .7Q-.5-.1 0 .7T1 .7',
  ring: 'M0-.9A.9 .9 0 1 1-.01-.9ZM-.45 .25L0-.45L.45 .25Z',
} as const;

export type MarkName = keyof typeof MARKS;

export function brandMark(name: MarkName, x: number, y: number, size: number, colour: string, filled = false): string {
  const place = `translate(${num(x)} ${num(y)}) scale(${num(size)})`;
  const paint = `fill="${filled ? colour : 'none'}" stroke="${colour}" stroke-width="${filled ? 0.05 : 0.2}"`;
  return `<path transform="${place}" d="${MARKS[name]}" ${paint} stroke-linejoin="round" stroke-linecap="round"/>`;
}
