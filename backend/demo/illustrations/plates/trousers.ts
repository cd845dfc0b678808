import { type LegLook, REGULAR_LEGS } from './garment-leg-look';
import { drawLegs } from './garment-waist';
import type { MarkName } from './lettering';
import type { Colourway } from './palette';
import type { Box } from './plate-defs';

export type TrousersOptions = {
  /** shell trousers with vents, hiking trousers, ones with reinforced knees, light ones with a cord at the waist */
  kind?: 'shell' | 'plain' | 'reinforced' | 'light';
  brand?: string;
  mark?: MarkName;
  view?: 'front' | 'back' | 'detail';
};

type Kind = NonNullable<TrousersOptions['kind']>;

const LOOKS: Record<Kind, Partial<LegLook>> = {
  shell: { block: 'panel', pockets: ['zip', 'vent', 'seat'], cuff: 'gaiter' },
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

const DETAILS: Record<Kind, Box> = {
  shell: [30, 10, 290, 335],
  plain: [20, 220, 260, 520],
  reinforced: [30, 340, 290, 665],
  light: [-130, -16, 130, 309],
};

export function drawTrousers(way: Colourway, options: TrousersOptions = {}): string {
  const { kind = 'shell', brand = 'HANKI', mark = 'crust', view = 'front' } = options;
  const look: Partial<LegLook> = { ...LOOKS[kind], brand, mark, view: view === 'back' ? 'back' : 'front' };
  return drawLegs(way, look, 'Trousers', view === 'detail' ? DETAILS[kind] : undefined);
}
