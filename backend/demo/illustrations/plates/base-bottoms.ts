import type { PlateLook } from '../plate-drawing';
import { type LegCut, type LegLook, REGULAR_LEGS } from './garment-leg-look';
import { drawLegs } from './garment-waist';
import type { Colourway } from './palette';
import type { Box } from './plate-defs';

const TIGHT: LegCut = {
  ...REGULAR_LEGS,
  waist: 176,
  hip: 204,
  crotch: 300,
  length: 1010,
  thigh: 96,
  knee: 64,
  hem: 48,
  stance: 116,
};

/** Long johns with a fly, three-quarter ones for boots, loose striped ones with a cord, high-waisted tights with panels. */
const VARIANTS: readonly Partial<LegLook>[] = [
  { cut: TIGHT },
  { cut: { ...TIGHT, length: 760, hem: 62, stance: 118 }, block: 'hem', cuff: 'plain' },
  {
    cut: { ...TIGHT, waist: 186, hip: 214, length: 960, thigh: 104, knee: 86, hem: 66, stance: 128 },
    waistband: 'drawcord',
    block: 'hoops',
    fly: false,
  },
  { cloth: 'grid', cut: { ...TIGHT, waist: 150, hip: 200, crotch: 320, knee: 60 }, block: 'panel', fly: false },
];

const DETAILS: readonly Box[] = [
  [-140, -20, 140, 330],
  [-20, 480, 240, 785],
  [10, 670, 250, 970],
  [-40, -20, 240, 330],
];

export function drawBaseBottoms(way: Colourway, { variant, view, brand, mark }: PlateLook): string {
  const look: Partial<LegLook> = {
    cloth: 'jersey',
    waistband: 'elastic',
    pockets: [],
    cuff: 'rib',
    shapedKnee: false,
    ...VARIANTS[variant],
    brand,
    mark,
    view: view === 'back' ? 'back' : 'front',
  };
  return drawLegs(way, look, 'Base layer bottoms', view === 'detail' ? DETAILS[variant] : undefined);
}
