import { lightness } from './colour';
import { num, pts } from './geometry';
import { type Colourway, TONES } from './palette';

/** A sheet to be printed: across from -1 to 1 where it is broadest, along from the tip (0) to the tail (1). */
export type Sheet = {
  readonly way: Colourway;
  /** half of the greatest width, mm */
  readonly half: number;
  /** mm */
  readonly length: number;
  readonly brand: string;
  /** degrees by which letters are turned along the ski */
  readonly reads: number;
  /** tells models of one maker apart */
  readonly seed: number;
};

/** What is printed, and the grounds on which the maker's and the model's name lie. */
export type Print = { readonly art: string; readonly nameOn: string; readonly modelOn: string };
export type Motif = (sheet: Sheet) => Print;

/** A straight-edged field of one colour; corners as `across,along across,along …`. */
export const field = ({ half, length }: Sheet, corners: string, fill: string): string =>
  `<path d="M${pts(corners)
    .map(([u, t]) => `${num(u * half)} ${num(t * length)}`)
    .join('L')}Z" fill="${fill}"/>`;

/** A field across the whole sheet, its right side further towards the tail by twice `slant` of the length. */
export const band = (sheet: Sheet, from: number, to: number, fill: string, slant = 0): string =>
  field(sheet, `-1.3,${from - slant} 1.3,${from + slant} 1.3,${to + slant} -1.3,${to - slant}`, fill);

export const ground = (sheet: Sheet, fill: string): string => band(sheet, -0.1, 1.1, fill);

/** The colour that stands out most from the ground. */
export function against(way: Colourway, on: string): string {
  const apart = (colour: string): number => Math.abs(lightness(colour) - lightness(on));
  return [way.accent, TONES.snow, way.block, way.trim, way.main].reduce((best, colour) =>
    apart(colour) > apart(best) ? colour : best,
  );
}

/** How much lighter or darker than its ground print must be to be read on a small card, in OKLab lightness. */
const READABLE = 0.3;

/** The colour of a name: the accent where it can be read on the ground, else snow or the darkest tone. */
export function inkOn(way: Colourway, on: string): string {
  const best = [way.accent, TONES.snow].find((colour) => Math.abs(lightness(colour) - lightness(on)) >= READABLE);
  return best ?? way.trim;
}

/** Print drawn longer along the ski about the place `y`. */
export const lengthened = (art: string, y: number, stretch: number): string =>
  stretch === 1 ? art : `<g transform="matrix(1 0 0 ${num(stretch, 3)} 0 ${num(y * (1 - stretch))})">${art}</g>`;
