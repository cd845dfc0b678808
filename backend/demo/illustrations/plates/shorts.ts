import type { PlateLook } from '../plate-drawing';
import { type LegCut, type LegLook, REGULAR_LEGS } from './garment-leg-look';
import { drawLegs } from './garment-waist';
import type { Colourway } from './palette';
import type { Box } from './plate-defs';

const SHORT: LegCut = { ...REGULAR_LEGS, crotch: 300, length: 540, thigh: 122, knee: 120, hem: 120, stance: 134 };

/** Cargo shorts, light ones for running, long ones with zips, bathing shorts with a cord. */
const VARIANTS: readonly Partial<LegLook>[] = [
  { cut: SHORT, pockets: ['slash', 'cargo', 'seat'] },
  {
    cloth: 'ripstop',
    cut: { ...SHORT, waist: 186, hip: 222, crotch: 236, length: 384, thigh: 110, knee: 114, hem: 116, stance: 122 },
    waistband: 'elastic',
    block: 'panel',
    pockets: ['thigh', 'seat'],
    fly: false,
  },
  {
    cut: { ...SHORT, crotch: 320, length: 640, thigh: 118, knee: 112, hem: 106, stance: 134 },
    block: 'yoke',
    pockets: ['zip', 'thigh', 'seat'],
  },
  {
    cloth: 'ripstop',
    cut: { ...SHORT, waist: 196, hip: 226, crotch: 284, length: 446, thigh: 114, knee: 118, hem: 120, stance: 128 },
    waistband: 'drawcord',
    block: 'hem',
    pockets: ['slash', 'seat'],
    fly: false,
  },
];

const DETAILS: readonly Box[] = [
  [40, 250, 280, 550],
  [-140, -20, 140, 330],
  [40, 20, 250, 282],
  [-120, -20, 120, 280],
];

export function drawShorts(way: Colourway, { variant, view, brand, mark }: PlateLook): string {
  const look: Partial<LegLook> = { ...VARIANTS[variant], brand, mark, view: view === 'back' ? 'back' : 'front' };
  return drawLegs(way, look, 'Shorts', view === 'detail' ? DETAILS[variant] : undefined);
}
