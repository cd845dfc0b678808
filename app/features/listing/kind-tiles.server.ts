import { withShortTimeout } from '~/api/request';
import { type ProductGroup, readProductGroups } from '~/api/resources';
import type { GroupTile } from '~/features/catalog/parts/group-tiles';
import { shopPicture } from '~/features/catalog/shop-picture.server';
import { tileName } from '~/locale/soft-hyphens';
import type { ShopContext } from '~/server/context.server';
import { orLogged } from '~/server/unavailable.server';
import { listAddress } from './list-view';
import { firstInGroup, readCard } from './rules/facet-engine';
import { kindsOf } from './rules/kinds';
import type { ListIndex } from './rules/list-index';
import { isOutletPath } from './rules/outlet-path';

/** Number of kinds shown above a list. */
const KINDS = 7;

/** Ids of the groups without subgroups; the outlet is no kind of goods. */
const leavesOf = (tree: readonly ProductGroup[]): string[] =>
  tree.flatMap(({ id, path, children }) => {
    if (isOutletPath(path)) return [];
    return children.length > 0 ? leavesOf(children) : id === null ? [] : [String(id)];
  });

/** The kinds of goods of a list across groups, each with its picture and the address of its part of the list; none without the groups. */
export async function kindTiles(
  { api, language }: ShopContext,
  { index, path }: { readonly index: ListIndex; readonly path: string },
): Promise<GroupTile[]> {
  const tree = await orLogged(readProductGroups(withShortTimeout(api)), [], 'product groups');
  return kindsOf(index, new Set(leavesOf(tree)), KINDS).map(({ value, name, count }) => {
    const row = firstInGroup(index, Number(value));
    return {
      label: tileName(name, language),
      to: listAddress({ path, parameters: {} }, { group: value }),
      count,
      picture: row === null ? null : shopPicture(readCard(index, row).image),
    };
  });
}
