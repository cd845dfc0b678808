import { type FrontPage, readFrontPage } from '~/api/front-page';
import { type ApiProductCard, getProductList } from '~/api/listing';
import type { ProductGroup } from '~/api/resources';
import type { ShopContext } from '~/server/context.server';
import { orLogged } from '~/server/unavailable.server';

/** Departments whose lists stand in for the call that a backend lacks: more would be the whole catalogue. */
const LISTED_DEPARTMENTS = 3;

const NOTHING: FrontPage = { newest: [], popular: [], offers: [], secondHand: [], departments: new Map() };

/**
 * The products of the front page: by one call, or where the backend does not have it from the lists of the first departments.
 */
export async function loadShelves(context: ShopContext, departments: readonly ProductGroup[]): Promise<FrontPage> {
  const { api, locale } = context;
  const found = await orLogged(readFrontPage(api, locale.taxAreaId), NOTHING, 'front page');
  return found ?? shelvesFromLists(context, departments.slice(0, LISTED_DEPARTMENTS));
}

/** One department after the other, so that a cold start does not take every connection of the backend at once. */
async function shelvesFromLists(
  { api, language, locale }: ShopContext,
  departments: readonly ProductGroup[],
): Promise<FrontPage> {
  const cards = new Map<number, ApiProductCard>();
  for (const { id, slug } of departments) {
    const which = id === null ? { slug } : { id };
    const query = { source: 'ProductGroup', ...which, language, taxAreaId: locale.taxAreaId } as const;
    for (const card of await orLogged(getProductList(api, query), [], 'front page')) cards.set(card.id, card);
  }
  const all = [...cards.values()];
  return {
    ...NOTHING,
    popular: all.toSorted((a, b) => b.soldAmount - a.soldAmount),
    newest: all.filter(({ published }) => published !== '').toSorted((a, b) => (a.published < b.published ? 1 : -1)),
    offers: all.filter((card) => reduction(card) > 0).toSorted((a, b) => reduction(b) - reduction(a)),
  };
}

/** How much lower the price is than before, from 0 to 1. */
function reduction({ price: { active, reference } }: ApiProductCard): number {
  return reference === null || reference === 0 ? 0 : 1 - active / reference;
}
