import type { PlateLook } from '../plate-drawing';
import { REGULAR, type TopLook } from './garment-look';
import { drawTop } from './garment-top';
import type { Colourway } from './palette';
import type { Box } from './plate-defs';

/** A quilted vest, one of pile, a light one for running, a long one with a hood. */
const VARIANTS: readonly Partial<TopLook>[] = [
  {
    cloth: 'ripstop',
    quilt: 'rows',
    row: 74,
    neck: 'closed',
    pockets: ['hand'],
    block: 'yoke',
    hem: 'bound',
    logo: 'patch',
  },
  {
    cut: { ...REGULAR, chest: 242, waist: 240, hem: 240, length: 650 },
    cloth: 'pile',
    neck: 'stand',
    pockets: ['patch', 'welt'],
    hem: 'rib',
    logo: 'none',
  },
  {
    cut: { ...REGULAR, chest: 222, waist: 206, hem: 214, length: 650, rise: 20 },
    cloth: 'twill',
    block: 'side',
    neck: 'closed',
    pockets: ['chest-both'],
    hem: 'bound',
    reflective: true,
    logo: 'none',
  },
  {
    cut: { ...REGULAR, chest: 244, waist: 238, hem: 250, length: 860 },
    cloth: 'ripstop',
    quilt: 'chevron',
    row: 88,
    neck: 'hood',
    pockets: ['hand'],
    hem: 'plain',
  },
];

const DETAILS: readonly Box[] = [
  [-176, -60, 84, 265],
  [10, 60, 230, 335],
  [-230, 60, 20, 372],
  [-170, -30, 90, 295],
];

export function drawVest(way: Colourway, { variant, view, brand, mark }: PlateLook): string {
  const look = {
    sleeve: undefined,
    ...VARIANTS[variant],
    brand,
    mark,
    view: view === 'back' ? 'back' : 'front',
  } as const;
  return drawTop(way, look, 'Vest', view === 'detail' ? DETAILS[variant] : undefined);
}
