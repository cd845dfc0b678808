import type { PlateLook } from '../plate-drawing';
import type { Colourway } from './palette';
import type { Box } from './plate-defs';
import { drawShoe } from './shoe';
import type { ShoeLook } from './shoe-look';
import { drawShoePlan } from './shoe-plan';

type Cut = Omit<ShoeLook, 'brand' | 'mark'>;

/** A cushioned one, a racing flat, one with an ankle gaiter, one that a dial closes. */
const VARIANTS: readonly Cut[] = [
  { shaft: 'low', sole: 'foam', panels: 'welded', lacing: 'laces', collar: 'padded' },
  { shaft: 'low', sole: 'race', panels: 'welded', lacing: 'quick', collar: 'sock' },
  { shaft: 'mid', sole: 'foam', panels: 'welded', lacing: 'quick', collar: 'sock' },
  { shaft: 'low', sole: 'lug', panels: 'hiking', lacing: 'dial', collar: 'padded' },
];

const DETAIL: Box = [62, -138, 190, 22];

export function drawTrailShoe(way: Colourway, { variant, view, brand, mark }: PlateLook): string {
  const look: ShoeLook = { ...(VARIANTS[variant] as Cut), brand, mark };
  if (view === 'sole') return drawShoePlan(way, look, 'Trail running shoes');
  return drawShoe(way, look, 'Trail running shoes', view !== 'main', view === 'detail' ? DETAIL : undefined);
}
