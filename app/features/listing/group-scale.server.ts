import type { Api } from '~/api/request';
import { readProductList } from './product-list.server';
import { type GroupScale, groupScale } from './rules/group-scale';

type Wanted = {
  readonly modelId: number;
  readonly groupId: number;
  /** Names of the product's properties, in the language. */
  readonly names: readonly string[];
  readonly language: Parameters<typeof readProductList>[1]['language'];
  readonly taxAreaId: number;
};

/**
 * Where a product stands among those of its kind in its group, from the same index as the group's list; null when it stands nowhere.
 * @throws ApiError when the list cannot be fetched and none is cached
 */
export async function readGroupScale(
  api: Api,
  { modelId, groupId: id, names, language, taxAreaId }: Wanted,
): Promise<GroupScale | null> {
  return groupScale(await readProductList(api, { source: 'ProductGroup', id, language, taxAreaId }), modelId, names);
}
