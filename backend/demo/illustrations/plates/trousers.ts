import { type LegLook, REGULAR_LEGS } from './garment-leg-look';
import { drawLegs } from './garment-waist';
import type { MarkName } from './marks';
import type { Colourway } from './palette';
import type { Box } from './plate-defs';

export type TrousersOptions = {
  /**
   * shell trousers with vents, wide ones for skis, slim ones for climbing, overtrousers that open along their sides; hiking trousers,
   * ones with reinforced knees, light ones with a cord at the waist, ones whose legs come off, tapered ones with ribbed ankles
   */
  kind?: 'shell' | 'wide' | 'alpine' | 'over' | 'plain' | 'reinforced' | 'light' | 'zip-off' | 'tapered';
  brand?: string;
  mark?: MarkName;
  view?: 'front' | 'back' | 'detail';
};

export type TrousersKind = NonNullable<TrousersOptions['kind']>;

const LOOKS: Record<TrousersKind, Partial<LegLook>> = {
  shell: { block: 'panel', pockets: ['zip', 'vent', 'seat'], cuff: 'gaiter' },
  wide: {
    cut: { ...REGULAR_LEGS, hip: 256, thigh: 124, knee: 118, hem: 116, stance: 160 },
    block: 'hem',
    pockets: ['zip', 'cargo', 'vent', 'seat'],
    cuff: 'gaiter',
  },
  alpine: {
    cut: { ...REGULAR_LEGS, waist: 196, hip: 226, thigh: 104, knee: 80, hem: 64, stance: 126 },
    block: 'knee',
    waistband: 'elastic',
    pockets: ['zip', 'thigh', 'seat'],
    cuff: 'slit',
  },
  over: {
    cloth: 'ripstop',
    cut: { ...REGULAR_LEGS, hip: 246, thigh: 118, knee: 104, hem: 98, stance: 148, length: 1040 },
    waistband: 'drawcord',
    fly: false,
    pockets: ['side-zip'],
    shapedKnee: false,
  },
  'zip-off': {
    cut: { ...REGULAR_LEGS, thigh: 114, knee: 96, hem: 84, stance: 142 },
    pockets: ['slash', 'thigh', 'zip-off', 'seat'],
    shapedKnee: false,
  },
  tapered: {
    cut: { ...REGULAR_LEGS, hip: 236, thigh: 112, knee: 84, hem: 52, stance: 124, length: 1030 },
    waistband: 'elastic',
    fly: false,
    pockets: ['zip', 'cargo', 'seat'],
    cuff: 'rib',
  },
  plain: {
    cut: { ...REGULAR_LEGS, thigh: 108, knee: 82, hem: 62, stance: 132 },
    pockets: ['slash', 'thigh', 'seat'],
  },
  reinforced: {
    cut: { ...REGULAR_LEGS, thigh: 116, knee: 94, hem: 76, stance: 140 },
    block: 'knee',
    pockets: ['slash', 'cargo', 'seat'],
  },
  light: {
    cloth: 'ripstop',
    cut: { ...REGULAR_LEGS, waist: 198, hip: 232, thigh: 108, knee: 80, hem: 56, stance: 126, length: 1050 },
    waistband: 'drawcord',
    fly: false,
    block: 'yoke',
    pockets: ['slash', 'thigh', 'seat'],
    cuff: 'gathered',
  },
};

const DETAILS: Record<TrousersKind, Box> = {
  wide: [30, 330, 310, 650],
  alpine: [30, 780, 270, 1090],
  over: [60, 220, 280, 500],
  'zip-off': [20, 470, 260, 750],
  tapered: [40, 300, 280, 620],
  shell: [30, 10, 290, 335],
  plain: [20, 220, 260, 520],
  reinforced: [30, 340, 290, 665],
  light: [-130, -16, 130, 309],
};

export function drawTrousers(way: Colourway, options: TrousersOptions = {}): string {
  const { kind = 'shell', brand = 'hanki', mark = 'crust', view = 'front' } = options;
  const look: Partial<LegLook> = { ...LOOKS[kind], brand, mark, view: view === 'back' ? 'back' : 'front' };
  return drawLegs(way, look, 'Trousers', view === 'detail' ? DETAILS[kind] : undefined);
}
