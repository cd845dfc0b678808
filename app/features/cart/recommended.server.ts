import type { CheckedCart } from '~/api/checked-cart';
import { listRecommendations, type Recommendation } from '~/api/recommendations';
import { withShortTimeout } from '~/api/request';
import type { PackedCard } from '~/features/catalog/packed-card';
import { readCards } from '~/features/catalog/read-cards.server';
import { segmentsOf } from '~/features/session/current-customer.server';
import type { ShopContext } from '~/server/context.server';
import { orLogged } from '~/server/unavailable.server';

/** A product that goes well with the cart, with its variants to add. */
export type Recommended = Pick<Recommendation, 'variants'> & { readonly card: PackedCard };

/** What goes well with a cart: optional data, empty for an empty cart and when it cannot be fetched. */
export async function readRecommended(
  context: ShopContext,
  { rows }: Pick<CheckedCart, 'rows'>,
): Promise<readonly Recommended[]> {
  if (rows.length === 0) return [];
  const { api, locale } = context;
  const ids = rows.map(({ productId }) => productId);
  const find = listRecommendations(withShortTimeout(api), ids, locale.country);
  const found = await orLogged(find, [], 'recommendations of the cart');
  if (found.length === 0) return [];
  const models = found.map(({ modelId }) => modelId);
  const cards = await orLogged(
    readCards(context, models, await segmentsOf(context)),
    new Map<number, PackedCard>(),
    'recommendations of the cart',
  );
  return found.flatMap(({ modelId, variants }) => {
    const card = cards.get(modelId);
    return card ? [{ card, variants }] : [];
  });
}
