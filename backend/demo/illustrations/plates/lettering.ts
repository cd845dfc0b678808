import paths from '../letters/letter-paths.json' with { type: 'json' };
import { num } from './geometry';

type Glyph = { d: string; width: number };

/** Paths of letters 6 units high, made by `scripts/draw-letters.ts`: drawings need no font on the machine that renders them. */
const PRINT: Readonly<Record<string, Glyph>> = paths.print;
const KERNING: Readonly<Record<string, number>> = paths.kerning;
/** Makers' names, each set and kerned in a face of its own. */
const WORDS: Readonly<Record<string, Glyph>> = paths.words;

type LetteringOptions = {
  /** 1 is the face's own weight; more makes the letters bolder */
  weight?: number;
  /** space between letters of print in grid units (the letters are 6 high); makers' names keep their own */
  track?: number;
  /** degrees */
  rotate?: number;
  opacity?: number;
};

/** Print at this spacing has the space that its face gives it, and a little more, as small capitals need. */
const USUAL_TRACK = 1.6;
const trackOf = (track: number): number => 0.28 + (track - USUAL_TRACK) * 0.45;

/** The letters of a text and where each begins, in grid units, and how far they reach. */
function setting(text: string, track: number): { glyphs: readonly (readonly [Glyph, number])[]; width: number } {
  const word = WORDS[text];
  if (word) return { glyphs: [[word, 0]], width: word.width };
  const between = trackOf(track);
  const glyphs: (readonly [Glyph, number])[] = [];
  let advance = 0;
  let before = '';
  for (const letter of text) {
    advance += KERNING[before + letter] ?? 0;
    const glyph = PRINT[letter];
    if (glyph) glyphs.push([glyph, advance]);
    advance += (glyph?.width ?? paths.space) + between;
    before = letter;
  }
  return { glyphs, width: advance - between };
}

/** Width of a word in grid units, its letters 6 high. */
export const letteringWidth = (text: string, track = USUAL_TRACK): number => setting(text, track).width;

/** Print in capitals, or a maker's name as it is set, centred on x, y; `height` in the drawing's own units. */
export function lettering(
  text: string,
  x: number,
  y: number,
  height: number,
  colour: string,
  { weight = 1, track = USUAL_TRACK, rotate = 0, opacity = 1 }: LetteringOptions = {},
): string {
  const { glyphs, width } = setting(text, track);
  const letters = glyphs
    .map(([{ d }, at]) => `<path d="${d}"${at ? ` transform="translate(${num(at, 2)})"` : ''}/>`)
    .join('');
  const place = [
    `translate(${num(x)} ${num(y)})`,
    rotate ? `rotate(${num(rotate)})` : '',
    `scale(${num(height / 6, 3)})`,
    `translate(${num(-width / 2, 2)} -3)`,
  ].join(' ');
  const bold = weight > 1 ? ` stroke="${colour}" stroke-width="${num((weight - 1) * 0.6, 2)}"` : '';
  const fade = opacity < 1 ? ` opacity="${opacity}"` : '';
  return `<g transform="${place}" fill="${colour}"${bold}${fade} stroke-linejoin="round">${letters}</g>`;
}
