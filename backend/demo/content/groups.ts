import type { DemoGroup } from './group';
import { CHILDREN_GROUPS } from './group-trees/children';
import { CLIMBING_GROUPS } from './group-trees/climbing';
import { CLOTHING_GROUPS } from './group-trees/clothing';
import { FOOTWEAR_GROUPS } from './group-trees/footwear';
import { HIKING_GROUPS } from './group-trees/hiking';
import { KITCHEN_AND_TOOL_GROUPS } from './group-trees/kitchen-and-tool-kinds';
import { LAYER_AND_TROUSER_GROUPS } from './group-trees/layer-and-trouser-kinds';
import { MORE_GROUPS } from './group-trees/more';
import { OUTERWEAR_GROUPS } from './group-trees/outerwear-kinds';
import { PACK_AND_CAMP_GROUPS } from './group-trees/pack-and-camp-kinds';
import { PADDLING_GROUPS } from './group-trees/paddling';
import { SKIING_GROUPS } from './group-trees/skiing';
import { SKIING_KIND_GROUPS } from './group-trees/skiing-kinds';
import { mapSix, type Six } from './six';

/** The tree of product groups, parents first. */
export const DEMO_GROUPS = [
  ...SKIING_GROUPS,
  ...SKIING_KIND_GROUPS,
  ...CLOTHING_GROUPS,
  ...OUTERWEAR_GROUPS,
  ...LAYER_AND_TROUSER_GROUPS,
  ...FOOTWEAR_GROUPS,
  ...HIKING_GROUPS,
  ...PACK_AND_CAMP_GROUPS,
  ...KITCHEN_AND_TOOL_GROUPS,
  ...CLIMBING_GROUPS,
  ...PADDLING_GROUPS,
  ...CHILDREN_GROUPS,
  ...MORE_GROUPS,
] as const;

export type GroupKey = (typeof DEMO_GROUPS)[number]['key'];

/** A group's whole path in each language, parents first: `hiihto/sukset`. */
export function groupPath(key: string): Six {
  const group: DemoGroup | undefined = DEMO_GROUPS.find((each) => each.key === key);
  if (!group) throw new Error(`No such group: ${key}`);
  if (!group.parent) return group.slug;
  const parent = groupPath(group.parent);
  return mapSix(group.slug, (slug, language) => `${parent[language]}/${slug}`);
}
