import { getProductList } from '~/api/listing';
import { cardWords, toCardProduct } from '~/features/catalog/card-product';
import type { PackedCard } from '~/features/catalog/packed-card';
import { segmentsOf } from '~/features/session/current-customer.server';
import { pack } from '~/rendering/pack.server';
import type { ShopContext } from '~/server/context.server';

/** A product of a list, as its card. */
export type WishedCard = { readonly modelId: number; readonly isSoldOut: boolean; readonly card: PackedCard };

/** The cards of models, in the given order; those that are not sold are left out. @throws ApiError for an outage */
export async function cardsOf(context: ShopContext, ids: readonly number[]): Promise<WishedCard[]> {
  if (ids.length === 0) return [];
  const { api, language, locale, t } = context;
  const query = { source: 'Search' as const, language, taxAreaId: locale.taxAreaId, sortIds: [...ids] };
  const [cards, segments] = await Promise.all([getProductList(api, query), segmentsOf(context)]);
  const options = { ...cardWords(t), segments };
  return cards.map((card) => ({
    modelId: card.id,
    isSoldOut: card.isSoldOut,
    card: pack(toCardProduct(card, options)),
  }));
}
