import { type getModel, getRelatedIds } from '~/api/products';
import { withShortTimeout } from '~/api/request';
import { readCards } from '~/features/catalog/read-cards.server';
import { segmentsOf } from '~/features/session/current-customer.server';
import type { ShopContext } from '~/server/context.server';
import { orLogged } from '~/server/unavailable.server';
import type { PageMore } from './product-data';

type Model = Pick<NonNullable<Awaited<ReturnType<typeof getModel>>>, 'id' | 'slug' | 'isGiftCard'>;
type Related = Pick<PageMore, 'recommended' | 'alsoBought'>;

/** Max number of cards in a row. */
const SHOWN = 6;

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
  const cards = await orLogged(readCards(context, ids, await segmentsOf(context)), new Map(), 'related products');
  const shown = (wanted: readonly number[]) => wanted.flatMap((each) => cards.get(each) ?? []).slice(0, SHOWN);
  return { recommended: shown(recommended), alsoBought: shown(alsoBought) };
}
