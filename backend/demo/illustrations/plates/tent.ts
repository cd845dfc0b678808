import type { MarkName } from './marks';
import type { Colourway } from './palette';
import { doorOnPlate, drawPlan, patchOnPlate } from './tent-drawing';
import { TENT_PLANS } from './tent-shapes';

/** How it stands: by how many poles, for how many sleepers and which weather. */
export type TentShape = keyof typeof TENT_PLANS;
export type TentOptions = {
  shape?: TentShape;
  /** whether its door stands open where it is shown by day */
  door?: 'shut' | 'open';
  /** used: faded, with a patch on the mesh of its door */
  isWorn?: boolean;
  brand?: string;
  mark?: MarkName;
};

/** A tent in three-quarter view. `isLit` shows the door rolled away and what lies inside in the light of a lamp. */
export function drawTent(way: Colourway, options: TentOptions = {}, isLit = false): string {
  const { shape = 'dome', door = 'shut', isWorn = false, brand = 'hanki', mark = 'crust' } = options;
  return drawPlan(TENT_PLANS[shape](), way, { brand, mark, isWorn, door: isLit ? 'lit' : door });
}

/** A spot of a tent's door on its plate, in the plate's units; shares of the door's width and height from its left foot. */
export const tentDoor = ({ shape = 'dome' }: TentOptions, along: number, height: number) =>
  doorOnPlate(TENT_PLANS[shape](), along, height);

/** The middle of the patch of a used tent on its plate, in the plate's units. */
export const tentPatch = ({ shape = 'dome' }: TentOptions) => patchOnPlate(TENT_PLANS[shape]());
