import { ApiError } from '~/api/api-error';
import { type FrontPage, readFrontPage } from '~/api/front-page';
import { type ApiProductCard, getProductList } from '~/api/listing';
import type { ProductGroup } from '~/api/resources';
import { getShared, withoutVisitor } from '~/api/shared-reading';
import { discountFraction } from '~/features/catalog/rules/discount-fraction';
import type { ShopContext } from '~/server/context.server';
import { orLogged } from '~/server/unavailable.server';

/**
 * Number of departments whose lists replace the call when a backend does not support it: more would load the whole
 * catalogue.
 */
const LISTED_DEPARTMENTS = 3;
/** Number of cards per row cached from those lists: more than the front page shows, never a whole list. */
const CARDS_PER_ROW = 20;

const NOTHING: FrontPage = { newest: [], popular: [], offers: [], secondHand: [], departments: new Map() };

/**
 * The products of the front page: from one call, or from the lists of the first departments when the backend does not
 * support it.
 */
export async function loadShelves(context: ShopContext, departments: readonly ProductGroup[]): Promise<FrontPage> {
  const { api, language, locale } = context;
  const found = await orLogged(readFrontPage(api, locale.taxAreaId), NOTHING, 'front page');
  if (found) return found;
  const load = () => shelvesFromLists(context, departments.slice(0, LISTED_DEPARTMENTS));
  const shelves = getShared(api, `front page of lists ${language} ${locale.taxAreaId}`, load);
  return orLogged(shelves, NOTHING, 'front page');
}

/**
 * Reads the lists of the few departments in parallel.
 * @throws ApiError when none of them can be listed
 */
async function shelvesFromLists(
  { api, language, locale }: ShopContext,
  departments: readonly ProductGroup[],
): Promise<FrontPage> {
  const cards = new Map<number, ApiProductCard>();
  const shared = withoutVisitor(api);
  const lists = await Promise.allSettled(
    departments.map(({ id, slug }) => {
      const which = id === null ? { slug } : { id };
      return getProductList(shared, { source: 'ProductGroup', ...which, language, taxAreaId: locale.taxAreaId });
    }),
  );
  for (const list of lists) if (list.status === 'fulfilled') for (const card of list.value) cards.set(card.id, card);
  const failures = lists.flatMap((list) => (list.status === 'rejected' ? [list.reason as unknown] : []));
  for (const failure of failures) if (cards.size === 0 || !(failure instanceof ApiError)) throw failure;
  const all = [...cards.values()];
  const saved = ({ price }: ApiProductCard) => discountFraction(price);
  const first = (sorted: readonly ApiProductCard[]) => sorted.slice(0, CARDS_PER_ROW);
  return {
    ...NOTHING,
    popular: first(all.toSorted((a, b) => b.soldAmount - a.soldAmount)),
    newest: first(
      all.filter(({ published }) => published !== '').toSorted((a, b) => (a.published < b.published ? 1 : -1)),
    ),
    offers: first(all.filter((card) => saved(card) > 0).toSorted((a, b) => saved(b) - saved(a))),
  };
}
