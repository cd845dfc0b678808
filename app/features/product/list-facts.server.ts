import { type Api, withShortTimeout } from '~/api/request';
import type { ProductModel } from '~/features/catalog/product';
import type { Language } from '~/locale/languages';
import type { ShopContext } from '~/server/context.server';
import { orLogged } from '~/server/unavailable.server';
import { isSoldOut, type ReadFirstCards } from './page-extras.server';
import type { ScaleView } from './product-data';

/** Reads from the indexes of product lists, of another feature. */
export interface ListReader {
  readonly readFirstCards: ReadFirstCards;
  readonly readGroupScale: (
    api: Api,
    wanted: {
      readonly modelId: number;
      readonly groupId: number;
      readonly names: readonly string[];
      readonly language: Language;
      readonly taxAreaId: number;
    },
  ) => Promise<ScaleView | null>;
}

type Scaled = Pick<ProductModel, 'id' | 'properties' | 'mainGroupId' | 'isGiftCard' | 'variants'>;

/** Where a product stands among those of its kind in its main group; null for what cannot be bought, and when the list cannot be fetched. */
export async function readScale(
  { api, language, locale }: ShopContext,
  model: Scaled,
  { readGroupScale }: ListReader,
): Promise<ScaleView | null> {
  const { mainGroupId: groupId } = model;
  if (groupId === null || model.isGiftCard || isSoldOut(model) || model.properties.length === 0) return null;
  const names = model.properties.map(({ name }) => name);
  const wanted = { modelId: model.id, groupId, names, language, taxAreaId: locale.taxAreaId };
  return orLogged(readGroupScale(withShortTimeout(api), wanted), null, 'scale of a group');
}
