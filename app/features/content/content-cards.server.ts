import { getProductList } from '~/api/listing';
import { getShared, withoutVisitor } from '~/api/shared-reading';
import { cardWords, toCardProduct } from '~/features/catalog/card-product';
import type { PackedCard } from '~/features/catalog/packed-card';
import { fewSoldOut } from '~/features/catalog/rules/few-sold-out';
import { segmentsOf } from '~/features/session/current-customer.server';
import { pack } from '~/rendering/pack.server';
import type { ShopContext } from '~/server/context.server';
import { orLogged } from '~/server/unavailable.server';

/** Max number of products shown below a text. */
const SHOWN = 24;

/** The cards of certain products, as they are now: for a text that is not published. */
export async function readPreviewCards(
  context: ShopContext,
  sortIds: readonly number[],
): Promise<readonly PackedCard[]> {
  if (sortIds.length === 0) return [];
  const { api, language, locale, t } = context;
  const query = { source: 'Search' as const, sortIds: sortIds.slice(0, SHOWN), language, taxAreaId: locale.taxAreaId };
  const cards = await orLogged(getProductList(api, query), [], 'products of a preview');
  return cards.map((card) => pack(toCardProduct(card, { ...cardWords(t), segments: [] })));
}

/**
 * The cards of the products that belong to a guide, post or experience, in its order, at most one of them sold out, as the last; none
 * when they cannot be fetched. Cached, as they are the same for all members and for all others.
 * @param item id and number of its products
 */
export async function readContentCards(
  context: ShopContext,
  { id, productCount }: { readonly id: number; readonly productCount: number },
): Promise<readonly PackedCard[]> {
  if (productCount === 0) return [];
  const { api, language, locale, t } = context;
  const { taxAreaId } = locale;
  const segments = await segmentsOf(context);
  const load = async () => {
    const cards = await getProductList(withoutVisitor(api), { source: 'Content', id, language, taxAreaId });
    return fewSoldOut(cards)
      .slice(0, SHOWN)
      .map((card) => pack(toCardProduct(card, { ...cardWords(t), segments })));
  };
  const key = `content cards ${language} ${taxAreaId} ${segments.join()} ${id}`;
  return orLogged(getShared(api, key, load, { name: 'content cards' }), [], 'products of a text');
}
