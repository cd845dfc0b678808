import { ApiError } from '~/api/api-error';
import { type FrontPage, readFrontPage } from '~/api/front-page';
import { type ApiProductCard, getProductList } from '~/api/listing';
import { getShared } from '~/api/request';
import type { ProductGroup } from '~/api/resources';
import { discountFraction } from '~/features/catalog/rules/discount-fraction';
import type { ShopContext } from '~/server/context.server';
import { orLogged } from '~/server/unavailable.server';

/** Departments whose lists stand in for the call that a backend lacks: more would be the whole catalogue. */
const LISTED_DEPARTMENTS = 3;
/** Cards of a row that are kept of those lists: more than the front page shows, and never a whole list. */
const KEPT = 20;

const NOTHING: FrontPage = { newest: [], popular: [], offers: [], secondHand: [], departments: new Map() };

/**
 * The products of the front page: by one call, or where the backend does not have it from the lists of the first departments.
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
 * One department after the other, so that a cold start does not take every connection of the backend at once.
 * @throws ApiError when none of them can be listed
 */
async function shelvesFromLists(
  { api, language, locale }: ShopContext,
  departments: readonly ProductGroup[],
): Promise<FrontPage> {
  const cards = new Map<number, ApiProductCard>();
  let failed: ApiError | undefined;
  for (const { id, slug } of departments) {
    const which = id === null ? { slug } : { id };
    const query = { source: 'ProductGroup', ...which, language, taxAreaId: locale.taxAreaId } as const;
    try {
      for (const card of await getProductList(api, query)) cards.set(card.id, card);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      failed = error;
    }
  }
  if (failed && cards.size === 0) throw failed;
  const all = [...cards.values()];
  const saved = ({ price }: ApiProductCard) => discountFraction(price);
  const first = (sorted: readonly ApiProductCard[]) => sorted.slice(0, KEPT);
  return {
    ...NOTHING,
    popular: first(all.toSorted((a, b) => b.soldAmount - a.soldAmount)),
    newest: first(
      all.filter(({ published }) => published !== '').toSorted((a, b) => (a.published < b.published ? 1 : -1)),
    ),
    offers: first(all.filter((card) => saved(card) > 0).toSorted((a, b) => saved(b) - saved(a))),
  };
}
