import { getProductGroups, getResources, type ProductGroupNode } from 'contract/site';
import type { Picture } from 'contract/wire';
import type { Api } from './request';
import { readShared } from './shared-reading';

/** A product group in the tree, as menus and breadcrumbs need it. */
export type ProductGroup = {
  /** Null if the backend identifies groups by slug. */
  readonly id: number | null;
  readonly name: string;
  readonly shortName: string;
  readonly slug: string;
  /** Path relative to the site root, without leading and trailing slashes. */
  readonly path: string;
  readonly showInMenu: boolean;
  /** What it shows of itself. */
  readonly image?: Picture | null;
  readonly children: readonly ProductGroup[];
};

/** All shared resources in the contract's format, from the shared cache. Too large to be sent to the browser as a whole. */
export async function readResources(api: Api) {
  return (await readShared(api, getResources, {})).body;
}

function toGroup({ children, path, ...group }: ProductGroupNode): ProductGroup {
  const { id, name, shortName, slug, showInMenu, image } = group;
  const known = { id, name, shortName, slug, showInMenu, image };
  return { ...known, path: path.replace(/^\/|\/$/g, ''), children: children.map(toGroup) };
}

const trees = new WeakMap<object, readonly ProductGroup[]>();

/** The tree of product groups. */
export async function readProductGroups(api: Api): Promise<readonly ProductGroup[]> {
  const { body } = await readShared(api, getProductGroups, {});
  const known = trees.get(body);
  if (known) return known;
  const tree = body.productGroups.map(toGroup);
  trees.set(body, tree);
  return tree;
}
