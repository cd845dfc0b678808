import type { PlateLook } from '../plate-drawing';
import { REGULAR, SLEEVE, shownAs, type TopLook } from './garment-look';
import { drawTop } from './garment-top';
import type { Colourway } from './palette';
import type { Box } from './plate-defs';

/** A belay jacket in wide rows, a chevron mid layer, an diamond-quilted liner with snaps, a hybrid with stretch sleeves. */
const VARIANTS: readonly Partial<TopLook>[] = [
  {
    cut: { ...REGULAR, chest: 250, waist: 250, hem: 250, length: 730 },
    sleeve: { ...SLEEVE, ease: 1.18, lift: 5, elbow: 8 },
    cloth: 'ripstop',
    quilt: 'rows',
    row: 106,
    neck: 'hood',
    block: 'yoke',
    pockets: ['hand'],
    cuff: 'gathered',
    hem: 'cord',
  },
  {
    cut: { ...REGULAR, chest: 230, waist: 218, hem: 226, length: 680, rise: 14 },
    sleeve: { ...SLEEVE, lift: 3, elbow: 4 },
    cloth: 'ripstop',
    quilt: 'chevron',
    row: 62,
    neck: 'closed',
    pockets: ['hand', 'chest'],
    cuff: 'bound',
    hem: 'bound',
    logo: 'patch',
  },
  {
    cut: { ...REGULAR, length: 660 },
    sleeve: { ...SLEEVE, lift: 7, elbow: 6, ease: 1.04 },
    cloth: 'ripstop',
    quilt: 'diamond',
    row: 92,
    neck: 'band',
    closure: 'snaps',
    pockets: ['welt'],
    cuff: 'bound',
    hem: 'bound',
    logo: 'none',
  },
  {
    cut: { ...REGULAR, chest: 230, waist: 220, hem: 228, length: 690 },
    sleeve: { ...SLEEVE, lift: 10, elbow: 12, ease: 0.94 },
    cloth: 'ripstop',
    sideCloth: 'jersey',
    block: 'sleeves',
    quilt: 'box',
    row: 58,
    neck: 'scuba',
    pockets: ['welt'],
    cuff: 'bound',
    hem: 'bound',
  },
];

const DETAILS: readonly Box[] = [
  [-170, -40, 90, 285],
  [10, -100, 210, 150],
  [-110, 30, 110, 305],
  [60, 30, 300, 330],
];

export function drawInsulatedJacket(way: Colourway, { variant, view, brand, mark }: PlateLook): string {
  const look = { ...VARIANTS[variant], brand, mark, ...shownAs(view) } as const;
  return drawTop(way, look, 'Insulated jacket', view === 'detail' ? DETAILS[variant] : undefined);
}
