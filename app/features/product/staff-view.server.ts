import type { StaffFigures } from '~/api/products';
import { isStaff } from '~/features/session/current-customer.server';
import { readEnterpriseMode } from '~/features/staff/enterprise-mode.server';
import { isTransferRequest } from '~/features/staff/staff-choices';
import { readStaffChoices } from '~/features/staff/staff-choices.server';
import { pathTo } from '~/routing/path-to';
import type { ShopContext } from '~/server/context.server';
import type { ProductData } from './product-data';
import type { StaffView } from './staff-view-data';

type Store = { readonly id: number; readonly name: string; readonly type: string };

/**
 * What staff sees on a product page: units by store with the store's id, the partner's stock named as such, and shelf codes of the
 * main warehouse. Specification 2 §6.
 * @returns null for everybody but staff, and when the backend sends no figures
 */
export async function staffView(
  context: ShopContext,
  figures: StaffFigures | null,
  stores: readonly Store[],
): Promise<StaffView | null> {
  if (!(await isStaff(context))) return null;
  const t = context.t('staff');
  const stocks = new Map(Object.entries(figures?.stocks ?? {}).map(([id, held]) => [Number(id), held]));
  const unitsIn = (storeId: number) =>
    Object.fromEntries([...stocks].map(([id, held]) => [id, held[String(storeId)] ?? 0]));
  return {
    title: t('figures.title'),
    stores: stores.map(({ id, name, type }) => ({
      name: t(type === 'external' ? 'figures.external' : 'figures.store', { name, id }),
      stocks: unitsIn(id),
    })),
    shelf: figures && figures.shelfCodes.length > 0 ? t('figures.shelf', { codes: figures.shelfCodes.join(', ') }) : '',
    isTransferRequest: isTransferRequest(await readStaffChoices(context)),
  };
}

/** What the product page tells somebody who puts an enterprise order together: where the order is, unless it is somebody else's. */
export async function enterpriseView(context: ShopContext): Promise<ProductData['enterprise']> {
  const mode = await readEnterpriseMode(context);
  if (!mode) return null;
  return { to: mode.isOwn ? pathTo('accountCompanyOrder', context.language, { number: String(mode.id) }) : null };
}
