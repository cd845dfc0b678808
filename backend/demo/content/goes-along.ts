import type { GroupKey } from './groups';
import type { DemoModel } from './model';

/** What goods are made for: bindings, boots and poles of one way of skiing are no use in another. */
type WayToSki = 'alpine' | 'touring' | 'nordic';

const WAYS_TO_SKI: Partial<Record<DemoModel['noun'], WayToSki>> = {
  alpineSki: 'alpine',
  allMountainSki: 'alpine',
  freerideSki: 'alpine',
  alpineSet: 'alpine',
  alpineBoot: 'alpine',
  binding: 'alpine',
  alpinePoles: 'alpine',
  touringSki: 'touring',
  touringSet: 'touring',
  touringBoot: 'touring',
  touringBinding: 'touring',
  climbingSkins: 'touring',
  transceiver: 'touring',
  probe: 'touring',
  shovel: 'touring',
  skinSki: 'nordic',
  skateSki: 'nordic',
  forestSki: 'nordic',
  xcBoot: 'nordic',
  xcBinding: 'nordic',
  nordicPoles: 'nordic',
  gripWax: 'nordic',
  klister: 'nordic',
};

/** By shelf, the shelves that complete what stands on it, the most needed first. */
const COMPLETED_BY: Partial<Record<GroupKey, readonly GroupKey[]>> = {
  tents: ['sleeping-bags', 'mats', 'light'],
  'sleeping-bags': ['mats', 'tents'],
  mats: ['sleeping-bags', 'tents'],
  'shell-jackets': ['base-tops', 'gloves', 'neckwear', 'shell-trousers'],
  'down-jackets': ['beanies', 'gloves', 'socks'],
  light: ['bottles', 'navigation', 'tools'],
  'alpine-skis': ['bindings', 'alpine-poles', 'helmets', 'goggles', 'alpine-boots'],
  'touring-skis': ['bindings', 'skins-wax', 'touring-boots', 'avalanche', 'ski-packs'],
  'xc-skis': ['bindings', 'xc-poles', 'xc-boots', 'skins-wax'],
  'backcountry-skis': ['bindings', 'xc-poles', 'xc-boots'],
  'kids-skiing': ['helmets', 'goggles', 'protectors', 'kids-clothing'],
  'alpine-boots': ['helmets', 'goggles', 'alpine-poles'],
  'touring-boots': ['bindings', 'skins-wax', 'avalanche'],
  'xc-boots': ['bindings', 'xc-poles'],
  'trekking-packs': ['bottles', 'navigation'],
};

/** What is put together from its parts, or sold mounted, has its bindings. */
const hasBindings = ({ bindingSkiCombo, bundle }: DemoModel): boolean =>
  bindingSkiCombo === true || bundle !== undefined;

/**
 * The shelves that complete a model: one thing of each comes first of what is bought along.
 * @param shelf the one where the model belongs
 */
export function completedBy(model: DemoModel, shelf: GroupKey): readonly GroupKey[] {
  const shelves = COMPLETED_BY[shelf] ?? [];
  return hasBindings(model) ? shelves.filter((key) => key !== 'bindings') : shelves;
}

const isForChildren = ({ groups }: DemoModel): boolean => groups.includes('children');

const isForBeginners = ({ properties }: DemoModel): boolean => properties.level === 'beginner';

/**
 * Whether a model is of use to somebody who buys another: not one for the track to who skis the slope or buys a jacket, nor an adult's to
 * a child, nor a beginner's bindings to who skis better, nor bindings to who has them.
 */
export function goTogether(model: DemoModel, other: DemoModel): boolean {
  if (model.groups[0] === 'kids-skiing') return isForChildren(other);
  if (hasBindings(model) && other.groups[0] === 'bindings') return false;
  const way = WAYS_TO_SKI[model.noun];
  const otherWay = WAYS_TO_SKI[other.noun];
  if (otherWay === undefined) return true;
  return way === otherWay && (isForBeginners(model) || !isForBeginners(other));
}
