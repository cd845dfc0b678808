import { getProductGroups, getResources, type ProductGroupNode } from 'contract/site';
import { type Api, readShared } from './request';

/** A product group in the tree, as menus and breadcrumbs need it. */
export type ProductGroup = {
  /** Null from a backend that names groups by their slugs. */
  readonly id: number | null;
  readonly name: string;
  readonly shortName: string;
  readonly slug: string;
  /** Path below the site root, without slashes at the ends. */
  readonly path: string;
  readonly showInMenu: boolean;
  readonly children: readonly ProductGroup[];
};

/** Every shared resource, as the contract has it. Kept in the shared cache; too large to give to a page whole. */
export function readResources(api: Api) {
  return readShared(api, getResources, {});
}

function toGroup({ id, name, shortName, slug, path, showInMenu, children }: ProductGroupNode): ProductGroup {
  return { id, name, shortName, slug, path: path.replace(/^\/|\/$/g, ''), showInMenu, children: children.map(toGroup) };
}

const trees = new WeakMap<object, readonly ProductGroup[]>();

/** The tree of product groups. */
export async function readProductGroups(api: Api): Promise<readonly ProductGroup[]> {
  const answer = await readShared(api, getProductGroups, {});
  const known = trees.get(answer);
  if (known) return known;
  const tree = answer.productGroups.map(toGroup);
  trees.set(answer, tree);
  return tree;
}
