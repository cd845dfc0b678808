import type { ProductListQuery } from 'contract/listing';
import { type Api, withShortTimeout } from '~/api/request';
import { readProductGroups } from '~/api/resources';
import type { CardView } from '~/features/catalog/card';
import { cardWords, toCardProduct } from '~/features/catalog/card-product';
import type { PackedCard } from '~/features/catalog/packed-card';
import type { ProductModel } from '~/features/catalog/product';
import { groupsAbove } from '~/features/catalog/rules/group-tree';
import { segmentsOf } from '~/features/session/current-customer.server';
import { pack } from '~/rendering/pack.server';
import type { ShopContext } from '~/server/context.server';
import { orLogged } from '~/server/unavailable.server';

/** Reads the first cards of a product list. */
export type ReadFirstCards = (api: Api, query: ProductListQuery, max: number) => Promise<CardView[]>;

/**
 * The breadcrumb groups of a product, from the root down. When a backend sends only the last one, its ancestors are taken
 * from the tree of groups. Specification 2 §2.
 */
export async function readGroupTrail(
  { api }: Pick<ShopContext, 'api'>,
  { mainGroup, parents }: Pick<ProductModel, 'mainGroup' | 'parents'>,
): Promise<ProductModel['parents']> {
  if (!mainGroup || parents.some(({ path }) => path === mainGroup.path)) return parents;
  if (parents.length > 0) return [...parents, mainGroup];
  const tree = await orLogged(readProductGroups(withShortTimeout(api)), [], 'product groups');
  const above = groupsAbove(tree, mainGroup.path).map(({ name, path }) => ({ name, path }));
  return [...above, mainGroup];
}

/** Max number of alternatives shown, and number of the group's cards that are searched for them. */
const SHOWN = 4;
const LOOKED_AT = 40;

/** Whether no variant of a model can be ordered. */
export function isSoldOut({ variants }: Pick<ProductModel, 'variants'>): boolean {
  return !variants.some(({ isOrderable }) => isOrderable);
}

/**
 * Alternatives to a sold-out product: available products of its group, those with a similar price first. Empty for a
 * product that can be ordered, and when the list cannot be fetched.
 */
export async function readAlternatives(
  context: ShopContext,
  model: Pick<ProductModel, 'id' | 'variants' | 'mainGroupId' | 'prices' | 'isGiftCard'>,
  readFirst: ReadFirstCards,
): Promise<readonly PackedCard[]> {
  if (!isSoldOut(model) || model.mainGroupId === null || model.isGiftCard) return [];
  const { api, language, locale, t } = context;
  const query = { source: 'ProductGroup', id: model.mainGroupId, language, taxAreaId: locale.taxAreaId } as const;
  const cards = await orLogged(readFirst(api, query, LOOKED_AT), [], 'alternatives');
  const options = { ...cardWords(t), segments: await segmentsOf(context) };
  const price = model.prices?.active ?? null;
  return cards
    .filter(({ id, isSoldOut: isGone }) => id !== model.id && !isGone)
    .toSorted((one, other) => priceStep(one, price) - priceStep(other, price))
    .slice(0, SHOWN)
    .map((card) => pack(toCardProduct(card, options)));
}

/**
 * Distance between a card's price and another, in steps of one half, so that the list's order decides among similar prices.
 */
function priceStep({ price }: CardView, from: number | null): number {
  return from === null || price.active <= 0 ? 0 : Math.floor(Math.abs(Math.log(price.active / from)) / Math.log(1.5));
}
