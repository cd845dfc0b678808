import type { Colourway } from './palette';
import type { SkiLook, SkiOptions } from './ski-look';
import { fromNear } from './ski-pair';
import { drawSkiProfile } from './ski-profile';
import { SKI_SHAPES, type SkiKind, skiHalves } from './ski-shape';
import { fromAbove, upright } from './ski-standing';
import { upperPart } from './ski-upper';

export type { SkiOptions } from './ski-look';

/** What holds, where nothing is said: scales under a wide ski of the backcountry, a skin under one for the track. */
const gripOf = (kind: SkiKind, dimensions: string): SkiLook['grip'] => {
  if (kind !== 'nordic') return 'none';
  return skiHalves(kind, dimensions)[1] > 26 ? 'scales' : 'skin';
};

/**
 * A pair of skis in its true proportion, classic ones broader than they are: its upper part; whole, from above or from the side; or its
 * binding from near.
 */
export function drawSki(kind: SkiKind, way: Colourway, options: SkiOptions = {}): string {
  const { model, dimensions, length } = SKI_SHAPES[kind];
  const look: SkiLook = {
    view: 'angled',
    isWhole: false,
    theme: 'ridge',
    brand: 'hanki',
    mark: 'crust',
    hasShadow: true,
    mounted: kind !== 'touring',
    model,
    dimensions,
    length,
    reads: -90,
    stretch: 1,
    grip: gripOf(kind, options.dimensions ?? dimensions),
    ...options,
  };
  if (look.view === 'side') return drawSkiProfile(kind, way, look.brand, look.mounted);
  if (look.view === 'top') return fromAbove(kind, way, look);
  if (look.view === 'detail') return fromNear(kind, way, look);
  return look.isWhole ? upright(kind, way, look) : upperPart(kind, way, look);
}
