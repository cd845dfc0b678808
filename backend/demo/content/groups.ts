import type { DemoGroup } from './group';
import { CLOTHING_GROUPS } from './group-trees/clothing';
import { HIKING_GROUPS } from './group-trees/hiking';
import { SKIING_GROUPS } from './group-trees/skiing';
import { mapSix, type Six } from './six';

/** The tree of product groups, parents first. */
export const DEMO_GROUPS = [...SKIING_GROUPS, ...CLOTHING_GROUPS, ...HIKING_GROUPS] as const;

export type GroupKey = (typeof DEMO_GROUPS)[number]['key'];

/** A group's whole path in each language, parents first: `hiihto/sukset`. */
export function groupPath(key: string): Six {
  const group: DemoGroup | undefined = DEMO_GROUPS.find((each) => each.key === key);
  if (!group) throw new Error(`No such group: ${key}`);
  if (!group.parent) return group.slug;
  const parent = groupPath(group.parent);
  return mapSix(group.slug, (slug, language) => `${parent[language]}/${slug}`);
}
