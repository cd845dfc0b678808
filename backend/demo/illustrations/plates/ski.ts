import { creaseSeed } from './cloth-light';
import type { Colourway } from './palette';
import type { SkiLook, SkiOptions, SkiPose } from './ski-look';
import { planted } from './ski-planted';
import { fromNear, posesOf } from './ski-poses';
import { drawSkiProfile } from './ski-profile';
import { SKI_SHAPES, type SkiKind, skiHalves } from './ski-shape';
import { fromAbove, upright } from './ski-standing';

export type { SkiOptions } from './ski-look';

/** What holds, where nothing is said: scales under a wide ski of the backcountry, a skin under one for the track. */
const gripOf = (kind: SkiKind, dimensions: string): SkiLook['grip'] => {
  if (kind !== 'nordic') return 'none';
  return skiHalves(kind, dimensions)[1] > 26 ? 'scales' : 'skin';
};

/** With these numbers few neighbours in lists of the shop have one pose. */
const SPREAD: Readonly<Record<SkiKind, number>> = { alpine: 10000, touring: 10090, nordic: 1072 };

/** How the skis of a model stand. */
export function poseOf(kind: SkiKind, model = SKI_SHAPES[kind].model): SkiPose {
  const poses = posesOf(kind);
  return poses[creaseSeed(model, SPREAD[kind]) % poses.length] ?? 'parallel';
}

/**
 * A pair of skis in its true proportion, classic ones broader than they are: as its model stands; seen from above or from the side; or its
 * binding from near.
 */
export function drawSki(kind: SkiKind, way: Colourway, options: SkiOptions = {}): string {
  const { model, dimensions, length } = SKI_SHAPES[kind];
  const look: SkiLook = {
    view: 'angled',
    pose: poseOf(kind, options.model),
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
  return look.pose === 'upright' ? upright(kind, way, look) : planted(kind, way, look, look.pose);
}
