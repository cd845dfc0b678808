import type { PlateView } from '../plate-drawing';
import { closeUp, type Spot } from './lens';
import type { Colourway } from './palette';
import { drawSki, type SkiOptions } from './ski';
import type { SkiKind } from './ski-shape';

/** Where the maker's name is on a pair that lies side by side. */
const NAME: Record<SkiKind, Spot> = { alpine: [480, 300, 400], touring: [480, 300, 400], nordic: [680, 370, 330] };

/** A view of a pair of skis. */
export function drawSkiView(kind: SkiKind, way: Colourway, options: Omit<SkiOptions, 'view'>, view: PlateView): string {
  if (view === 'detail') return closeUp(drawSki(kind, way, { ...options, pose: 'even' }), NAME[kind]);
  return drawSki(kind, way, { ...options, view: view === 'top' || view === 'side' ? view : 'angled' });
}
