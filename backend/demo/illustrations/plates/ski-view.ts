import type { PlateView } from '../plate-drawing';
import type { Colourway } from './palette';
import { drawSki, type SkiOptions } from './ski';
import type { SkiKind } from './ski-shape';

/** A view of a pair of skis. */
export const drawSkiView = (
  kind: SkiKind,
  way: Colourway,
  options: Omit<SkiOptions, 'view'>,
  view: PlateView,
): string =>
  drawSki(kind, way, { ...options, view: view === 'top' || view === 'side' || view === 'detail' ? view : 'angled' });
