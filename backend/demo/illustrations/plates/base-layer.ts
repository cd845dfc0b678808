import { REGULAR, SLEEVE, type TopBlock, type TopLook } from './garment-look';
import { drawTop } from './garment-top';
import type { MarkName } from './marks';
import type { Colourway } from './palette';
import type { Box } from './plate-defs';

export type BaseLayerOptions = {
  stripe?: 'none' | 'breton' | 'chest' | 'raglan';
  neck?: 'crew' | 'zip';
  /** degrees by which the sleeves stand off the body */
  armAngle?: number;
  brand?: string;
  mark?: MarkName;
  view?: 'front' | 'back' | 'detail';
  pose?: TopLook['pose'];
};

const BLOCKS: Record<NonNullable<BaseLayerOptions['stripe']>, TopBlock> = {
  none: 'none',
  breton: 'stripes',
  chest: 'bands',
  raglan: 'sleeves',
};

const COLLAR: Box = [-130, -84, 130, 241];
const HEM: Box = [-20, 430, 240, 755];

/** A knitted base layer, round-necked or with a short zip. */
export function drawBaseLayer(way: Colourway, options: BaseLayerOptions = {}): string {
  const {
    stripe = 'none',
    neck = 'crew',
    armAngle = neck === 'zip' ? 2 : 5,
    brand = 'hanki',
    mark = 'crust',
    pose = 'flat',
  } = options;
  const view = options.view ?? 'front';
  const look: Partial<TopLook> = {
    view: view === 'back' ? 'back' : 'front',
    pose,
    cut: { ...REGULAR, shoulder: 182, chest: 218, waist: 208, hem: 218, length: 695 },
    sleeve: {
      ...SLEEVE,
      kind: stripe === 'raglan' ? 'raglan' : 'set-in',
      lift: armAngle,
      elbow: 4,
      ease: 0.86,
      length: 590,
    },
    cloth: 'jersey',
    block: BLOCKS[stripe],
    neck: neck === 'zip' ? 'stand' : 'crew',
    closure: neck === 'zip' ? 'half' : 'none',
    pockets: [],
    logo: 'hem',
    brand,
    mark,
  };
  return drawTop(way, look, 'Merino base layer', view === 'detail' ? (neck === 'zip' ? COLLAR : HEM) : undefined);
}
