import type { OfferSegment } from 'contract/offer-segments';
import { getProductList } from '~/api/listing';
import { withShortTimeout } from '~/api/request';
import { getShared, withoutVisitor } from '~/api/shared-reading';
import { pack } from '~/rendering/pack.server';
import type { ShopContext } from '~/server/context.server';
import { cardWords, toCardProduct } from './card-product';
import type { PackedCard } from './packed-card';

/**
 * The cards of products, by id; cached, as they are the same for all members and for all others.
 * @param hasSoldOut whether those that cannot be ordered are among them
 */
export function readCards(
  context: ShopContext,
  ids: readonly number[],
  segments: readonly OfferSegment[],
  { hasSoldOut = false } = {},
): Promise<Map<number, PackedCard>> {
  const { api, language, locale, t } = context;
  const { taxAreaId } = locale;
  const load = async () => {
    const query = { source: 'Search' as const, language, taxAreaId, sortIds: [...ids] };
    const cards = await getProductList(withoutVisitor(api), query);
    const shown = cards.filter(({ isSoldOut }) => hasSoldOut || !isSoldOut);
    return new Map(shown.map((card) => [card.id, pack(toCardProduct(card, { ...cardWords(t), segments }))]));
  };
  const key = `related cards ${language} ${taxAreaId} ${segments.join()} ${hasSoldOut} ${ids.join(',')}`;
  return getShared(withShortTimeout(api), key, load, { name: 'related cards' });
}
