import type { PlateLook } from '../plate-drawing';
import { BIB_HEIGHT, bibBehind, bibFront } from './garment-bib';
import { type LegLook, PLAIN_LEGS, REGULAR_LEGS } from './garment-leg-look';
import { legShape } from './garment-legs';
import { drawLegs, legsArt } from './garment-waist';
import { Kit } from './kit';
import type { Colourway } from './palette';
import { type Box, FRAMES } from './plate-defs';

/** Straight ones with vents, bibs, wide ones with cargo pockets, slim touring ones with a slit at the ankle. */
const VARIANTS: readonly Partial<LegLook>[] = [
  {
    cut: { ...REGULAR_LEGS, thigh: 116, knee: 100, hem: 92, stance: 146 },
    block: 'panel',
    pockets: ['zip', 'vent', 'seat'],
    cuff: 'gaiter',
  },
  {
    cut: { ...REGULAR_LEGS, waist: 214, thigh: 118, knee: 104, hem: 96, stance: 148 },
    waistband: 'none',
    fly: false,
    pockets: ['vent', 'thigh', 'seat'],
    cuff: 'gaiter',
    block: 'hem',
  },
  {
    cut: { ...REGULAR_LEGS, hip: 250, thigh: 122, knee: 116, hem: 116, stance: 158 },
    block: 'knee',
    pockets: ['zip', 'cargo', 'seat'],
  },
  {
    cut: { ...REGULAR_LEGS, waist: 196, hip: 228, thigh: 106, knee: 80, hem: 70, stance: 130 },
    block: 'none',
    waistband: 'elastic',
    pockets: ['zip', 'thigh', 'seat'],
    cuff: 'slit',
  },
];

const DETAILS: readonly Box[] = [
  [40, 740, 330, 1092],
  [-150, -260, 150, 115],
  [40, 330, 320, 680],
  [30, 790, 270, 1090],
];

/** Trousers with a bib and straps over the shoulders. */
export function drawBib(way: Colourway, options: Partial<LegLook>, title: string, closeUp?: Box): string {
  const look: LegLook = { ...PLAIN_LEGS, waistband: 'none', ...options };
  const { hip, length } = look.cut;
  const kit = new Kit([-hip - 14, -BIB_HEIGHT - 10, hip + 14, length + 18], FRAMES.upright, 36);
  const art = [
    kit.flatShadow([legShape(look.cut)]),
    bibBehind(kit, way, look),
    legsArt(kit, way, look),
    bibFront(kit, way, look),
  ];
  return kit.svg(art.join(''), `${title}, ${look.view}`, closeUp);
}

export function drawSkiTrousers(way: Colourway, { variant, view, brand, mark }: PlateLook): string {
  const look: Partial<LegLook> = { ...VARIANTS[variant], brand, mark, view: view === 'back' ? 'back' : 'front' };
  const draw = variant === 1 ? drawBib : drawLegs;
  return draw(way, look, 'Ski trousers', view === 'detail' ? DETAILS[variant] : undefined);
}
