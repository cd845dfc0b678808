import { getProductList } from '~/api/listing';
import { type getModel, getRelatedIds } from '~/api/products';
import { withShortTimeout } from '~/api/request';
import { getShared, withoutVisitor } from '~/api/shared-reading';
import { toCardProduct } from '~/features/catalog/card-product';
import type { PackedCard } from '~/features/catalog/packed-card';
import { isMember } from '~/features/session/current-customer.server';
import { pack } from '~/rendering/pack.server';
import type { ShopContext } from '~/server/context.server';
import { orLogged } from '~/server/unavailable.server';
import type { PageMore } from './product-data';

type Model = Pick<NonNullable<Awaited<ReturnType<typeof getModel>>>, 'id' | 'slug' | 'isGiftCard'>;
type Related = Pick<PageMore, 'recommended' | 'alsoBought'>;

/** Max number of cards in a row. */
const SHOWN = 6;

/** The cards of products that can be ordered, by id; cached, as they are the same for all members and for all others. */
function readCards(context: ShopContext, ids: readonly number[], forMember: boolean): Promise<Map<number, PackedCard>> {
  const { api, language, locale, t } = context;
  const { taxAreaId } = locale;
  const load = async () => {
    const query = { source: 'Search' as const, language, taxAreaId, sortIds: [...ids] };
    const cards = await getProductList(withoutVisitor(api), query);
    const sold = cards.filter(({ isSoldOut }) => !isSoldOut);
    return new Map(sold.map((card) => [card.id, pack(toCardProduct(card, { t: t('catalog'), isMember: forMember }))]));
  };
  const key = `related cards ${language} ${taxAreaId} ${forMember} ${ids.join(',')}`;
  return getShared(withShortTimeout(api), key, load, { name: 'related cards' });
}

/**
 * Products recommended with a model, and those that its buyers also bought; none twice. Both empty for a gift card and when they
 * cannot be fetched. Specification 2 §3, §7.
 */
export async function readRelated(context: ShopContext, { id, slug, isGiftCard }: Model): Promise<Related> {
  const none: Related = { recommended: [], alsoBought: [] };
  if (isGiftCard) return none;
  const { api, locale } = context;
  const found = await orLogged(
    getRelatedIds(withShortTimeout(api), slug, locale.country),
    { recommended: [], alsoBought: [] },
    '#2664',
  );
  const recommended = [...new Set(found.recommended)].filter((each) => each !== id);
  const alsoBought = [...new Set(found.alsoBought)].filter((each) => each !== id && !recommended.includes(each));
  const ids = [...recommended, ...alsoBought].slice(0, 4 * SHOWN);
  if (ids.length === 0) return none;
  const cards = await orLogged(readCards(context, ids, await isMember(context)), new Map(), 'related products');
  const shown = (wanted: readonly number[]) => wanted.flatMap((each) => cards.get(each) ?? []).slice(0, SHOWN);
  return { recommended: shown(recommended), alsoBought: shown(alsoBought) };
}
