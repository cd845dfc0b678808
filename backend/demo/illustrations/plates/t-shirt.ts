import type { PlateLook } from '../plate-drawing';
import { REGULAR, SLEEVE, type SleeveCut, shownAs, type TopLook } from './garment-look';
import { drawTop } from './garment-top';
import type { Colourway } from './palette';
import type { Box } from './plate-defs';

const SHORT: SleeveCut = { ...SLEEVE, length: 222, lift: 3, ease: 0.94 };

/** Prints by their names on a model. */
const MOTIFS: Readonly<Record<string, TopLook['motif']>> = { AURORA: 'aurora', PINE: 'pine' };

/** A printed tee, a polo, a banded raglan, a women's one with a V neck. */
const VARIANTS: readonly Partial<TopLook>[] = [
  { neck: 'crew', sleeve: SHORT, logo: 'print' },
  {
    cut: { ...REGULAR, chest: 240, length: 700, rise: 12 },
    neck: 'polo',
    sleeve: { ...SHORT, length: 230, lift: 2 },
    cuff: 'rib',
    logo: 'chest',
  },
  {
    cut: { ...REGULAR, chest: 226, waist: 218, hem: 224, length: 690 },
    neck: 'crew',
    sleeve: { ...SHORT, kind: 'raglan', length: 212, lift: 6, ease: 0.9 },
    block: 'sleeves',
    logo: 'hem',
  },
  {
    cut: { neck: 76, shoulder: 168, slope: 44, chest: 206, waist: 184, hem: 208, length: 640, underarm: 262, rise: 8 },
    neck: 'v',
    sleeve: { ...SHORT, length: 168, lift: 2, ease: 0.84 },
    block: 'bands',
    logo: 'hem',
  },
];

const DETAILS: readonly Box[] = [
  [-125, 130, 125, 442],
  [-160, -30, 80, 270],
  [-200, -20, 50, 292],
  [-120, -20, 120, 280],
];

export function drawTShirt(way: Colourway, { variant, view, brand, mark, print = '' }: PlateLook): string {
  const look = {
    cloth: 'jersey',
    closure: 'none',
    pockets: [],
    ...VARIANTS[variant],
    motif: MOTIFS[print] ?? 'fells',
    brand,
    mark,
    ...shownAs(view),
  } as const;
  return drawTop(way, look, 'T-shirt', view === 'detail' ? DETAILS[variant] : undefined);
}
