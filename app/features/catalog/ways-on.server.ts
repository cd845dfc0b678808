import type { OfferSegment } from 'contract/offer-segments';
import { readFrontPage } from '~/api/front-page';
import { withShortTimeout } from '~/api/request';
import { readProductGroups } from '~/api/resources';
import { pack } from '~/rendering/pack.server';
import type { ShopContext } from '~/server/context.server';
import { orLogged } from '~/server/unavailable.server';
import { cardWords, toCardProduct } from './card-product';
import { departmentTile } from './department-tile.server';
import type { PackedCard } from './packed-card';
import type { GroupTile } from './parts/group-tiles';

/** What leads on from a page that has nothing of its own to show. */
export type WaysOn = {
  /** The departments of the menu. */
  readonly departments: readonly GroupTile[];
  /** The front page's most popular products. */
  readonly popular: readonly PackedCard[];
};

/**
 * Departments and popular products. Both are optional data: empty when they cannot be fetched.
 * @param segments of the customer, whose prices the products show
 */
export async function readWaysOn(context: ShopContext, segments: readonly OfferSegment[]): Promise<WaysOn> {
  const { api, language, locale, t } = context;
  const quick = withShortTimeout(api);
  const [tree, front] = await Promise.all([
    orLogged(readProductGroups(quick), [], 'product groups'),
    orLogged(readFrontPage(quick, locale.taxAreaId), undefined, 'front page'),
  ]);
  return {
    departments: tree
      .filter(({ showInMenu }) => showInMenu)
      .map((group) => departmentTile(group, front?.departments, language))
      .filter(({ count }) => count !== 0),
    popular: (front?.popular ?? []).map((card) => pack(toCardProduct(card, { ...cardWords(t), segments }))),
  };
}
