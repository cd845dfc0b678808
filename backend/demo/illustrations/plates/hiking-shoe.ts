import type { MarkName } from './marks';
import type { Colourway } from './palette';
import type { Box } from './plate-defs';
import { drawShoe } from './shoe';
import type { ShoeLook } from './shoe-look';
import { drawShoePlan } from './shoe-plan';

export type HikingShoeOptions = {
  cut?: 'tall' | 'high' | 'mid' | 'low';
  /** a light one stands on foam, its sides welded, its collar a cuff that hugs the ankle */
  build?: 'sturdy' | 'light';
  /** synthetic overlays over mesh, or leather throughout */
  upper?: 'mesh' | 'leather';
  /** how a leather boot is made; a rubber edge round the foot is usual */
  make?: ShoeLook['make'];
  brand?: string;
  mark?: MarkName;
  view?: 'main' | 'side' | 'sole' | 'detail';
};

const LACES: Record<NonNullable<HikingShoeOptions['cut']>, Box> = {
  tall: [28, -360, 200, -140],
  high: [28, -300, 204, -100],
  mid: [28, -246, 204, -54],
  low: [60, -150, 208, 8],
};

/** A pair of hiking shoes or boots. */
export function drawHikingShoe(way: Colourway, options: HikingShoeOptions = {}): string {
  const {
    cut = 'mid',
    build = 'sturdy',
    upper = 'mesh',
    make,
    brand = 'hanki',
    mark = 'crust',
    view = 'main',
  } = options;
  const look: ShoeLook = {
    shaft: cut,
    ...(build === 'light'
      ? ({ sole: 'foam', panels: 'welded', lacing: cut === 'low' ? 'quick' : 'laces', collar: 'sock' } as const)
      : ({
          sole: 'lug',
          panels: upper === 'leather' ? 'leather' : 'hiking',
          lacing: cut === 'low' ? 'laces' : 'hooks',
          collar: 'padded',
        } as const)),
    ...(make ? { make } : {}),
    brand,
    mark,
  };
  const title = cut === 'low' ? 'Hiking shoes' : 'Hiking boots';
  if (view === 'sole') return drawShoePlan(way, look, title);
  return drawShoe(way, look, title, view !== 'main', view === 'detail' ? LACES[cut] : undefined);
}
