/**
 * White cloth under a lamp: its shade is cool and light, as most of it is light that comes back from the ground and the walls. The shade of
 * coloured cloth, which is nearly black, makes white cloth grey.
 */
import type { PlateView } from '../plate-drawing';
import { lightness, shadeOf } from './colour';
import type { Colourway } from './palette';

let isWhite = false;

/** Whether what is drawn now is white cloth. */
export const isPaleLight = (): boolean => isWhite;

/** Draws white cloth. */
function inPaleLight<Result>(draw: () => Result): Result {
  isWhite = true;
  try {
    return draw();
  } finally {
    isWhite = false;
  }
}

/** OKLab lightness from which cloth is white. */
const WHITE = 0.92;

/** Whether a garment in these colours is white; its trim may be dark. */
const isWhiteCloth = ({ main }: Colourway): boolean => lightness(main) > WHITE;

/** The same colours on cloth: lit by day it is whiter than its colour on hard goods, and its second colour is no dirt. */
const bleached = (way: Colourway): Colourway => ({ ...way, main: '#f8f8f6', block: '#dde4e8' });

/** What is sewn of cloth and worn; shoes and packs are of thicker stuff, whose shade is the usual one. */
const CLOTHES: ReadonlySet<string> = new Set([
  'shell-jacket',
  'down-jacket',
  'sock',
  'beanie',
  'handwear',
  'base-layer',
  'trousers',
  'fleece',
  'softshell',
  'insulated-jacket',
  'vest',
  't-shirt',
  'base-bottoms',
  'shorts',
  'ski-trousers',
  'kids-jacket',
  'overall',
  'neck-tube',
]);

/**
 * Draws goods in their colours, white clothes in the light of white cloth. Where somebody walks in them the light is that of the place.
 * @param type plate type of the goods
 */
export function onCloth(type: string, view: PlateView, way: Colourway, draw: (way: Colourway) => string): string {
  const isWhiteOne = CLOTHES.has(type) && view !== 'outside' && isWhiteCloth(way);
  return isWhiteOne ? inPaleLight(() => draw(bleached(way))) : draw(way);
}

/** Whether a part is white cloth, not its trim. */
export const isPale = (fill: string): boolean => isWhite && lightness(fill) > 0.86;

/** Shade, seams and edges of white cloth. */
export const PALE = {
  shade: '#8498ab',
  deep: '#5d7288',
  edge: '#b3bfca',
  weave: '#bcc8d2',
} as const;

/** The dark side of knots, seams and swells of a cloth. */
export const clothShade = (fill: string): string => (isPale(fill) ? PALE.deep : shadeOf(fill));

/** Red, green and blue of the shade on white cloth. */
export const PALE_SHADE = [0x64, 0x78, 0x8c] as const;

/** The share of a shadow's strength that white cloth shows. */
const STRENGTH = 0.92;
/** Shade that is so weak on white cloth does not show: most of it is white. */
const UNSEEN = 0.07;

/**
 * Strength of the light or shade of a point on white cloth.
 * @param value brightness as of any cloth: 0 black, 0.5 as the cloth, 1 white
 * @returns 0 to 1 of the shade's colour, or of white where it is brighter than the cloth
 */
export const paleStrength = (value: number): number =>
  value > 0.5 ? 2 * value - 1 : Math.max(0, 1 - 2 * value - UNSEEN) * STRENGTH;
