import type { PlateLook } from '../plate-drawing';
import { REGULAR, SLEEVE, shownAs, type TopLook } from './garment-look';
import { drawTop } from './garment-top';
import type { Colourway } from './palette';
import type { Box } from './plate-defs';

/** A grid half-zip, a hooded mid layer, a high-pile jacket with a chest pocket, a bound classic. */
const VARIANTS: readonly Partial<TopLook>[] = [
  {
    cloth: 'grid',
    cut: { ...REGULAR, chest: 222, waist: 210, hem: 216, length: 690 },
    sleeve: { ...SLEEVE, kind: 'raglan', lift: 3, elbow: 4, ease: 0.92 },
    closure: 'half',
    pockets: ['chest'],
    cuff: 'bound',
    block: 'sleeves',
  },
  {
    cloth: 'fleece',
    sleeve: { ...SLEEVE, lift: 7, elbow: 12 },
    neck: 'scuba',
    pockets: ['hand', 'napoleon'],
    cuff: 'bound',
    hem: 'bound',
    block: 'side',
    sideCloth: 'fleece',
  },
  {
    cloth: 'pile',
    cut: { ...REGULAR, chest: 246, waist: 244, hem: 246, length: 670 },
    sleeve: { ...SLEEVE, length: 570, lift: 2, elbow: 10, ease: 1.14 },
    neck: 'closed',
    pockets: ['patch', 'welt'],
    cuff: 'rib',
    hem: 'rib',
    logo: 'none',
  },
  {
    cloth: 'fleece',
    cut: { ...REGULAR, length: 680, rise: 18 },
    sleeve: { ...SLEEVE, lift: 5, elbow: 3 },
    neck: 'stand',
    closure: 'snaps',
    pockets: ['flap'],
    cuff: 'plain',
    block: 'yoke',
    logo: 'patch',
  },
];

const DETAILS: readonly Box[] = [
  [-60, -90, 180, 210],
  [-164, -70, 76, 230],
  [-20, 100, 220, 400],
  [-200, -60, 60, 265],
];

export function drawFleece(way: Colourway, { variant, view, brand, mark }: PlateLook): string {
  const look = { ...VARIANTS[variant], brand, mark, ...shownAs(view) } as const;
  return drawTop(way, look, 'Fleece jacket', view === 'detail' ? DETAILS[variant] : undefined);
}
