import type { PlateLook } from '../plate-drawing';
import { REGULAR, SLEEVE, shownAs, type TopLook } from './garment-look';
import { drawTop } from './garment-top';
import type { Colourway } from './palette';
import type { Box } from './plate-defs';

/** A hooded all-rounder, a ski jacket with side panels, an anorak, a long wind jacket with its hood down. */
const VARIANTS: readonly Partial<TopLook>[] = [
  {
    neck: 'hood',
    sleeve: { ...SLEEVE, lift: 4, elbow: 5 },
    block: 'yoke',
    pockets: ['hand', 'chest'],
    cuff: 'tab',
    hem: 'cord',
  },
  {
    cut: { ...REGULAR, chest: 228, waist: 216, hem: 226, length: 690 },
    sleeve: { ...SLEEVE, lift: 9, elbow: 14, ease: 0.94 },
    neck: 'closed',
    block: 'side',
    sideCloth: 'jersey',
    pockets: ['chest-both'],
    cuff: 'bound',
    hem: 'bound',
    logo: 'none',
  },
  {
    cut: { ...REGULAR, chest: 242, hem: 246, length: 730 },
    sleeve: { ...SLEEVE, lift: 6, elbow: 2, ease: 1.04 },
    neck: 'hood',
    closure: 'half',
    block: 'split',
    pockets: ['kangaroo'],
    cuff: 'gathered',
  },
  {
    cloth: 'ripstop',
    cut: { ...REGULAR, length: 770, waist: 222, hem: 244, rise: 30 },
    sleeve: { ...SLEEVE, lift: 2, elbow: 9 },
    neck: 'hood-down',
    pockets: ['welt', 'napoleon'],
    cuff: 'gathered',
    hem: 'cord',
    logo: 'patch',
  },
];

const DETAILS: readonly Box[] = [
  [-20, 120, 200, 395],
  [-50, -90, 190, 210],
  [-150, 300, 150, 675],
  [-170, -104, 110, 246],
];

export function drawSoftshell(way: Colourway, { variant, view, brand, mark }: PlateLook): string {
  const look = { ...VARIANTS[variant], brand, mark, ...shownAs(view) } as const;
  return drawTop(way, look, 'Softshell jacket', view === 'detail' ? DETAILS[variant] : undefined);
}
