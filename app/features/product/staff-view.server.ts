import type { StaffFigures } from '~/api/products';
import type { Variant } from '~/features/catalog/product';
import { isStaff } from '~/features/session/current-customer.server';
import { readEnterpriseMode } from '~/features/staff/enterprise-mode.server';
import { isTransferRequest, type StaffChoices } from '~/features/staff/staff-choices';
import { readStaffChoices } from '~/features/staff/staff-choices.server';
import { pathTo } from '~/routing/path-to';
import type { ShopContext } from '~/server/context.server';
import type { ProductData } from './product-data';
import { fromStores } from './rules/transfer-stock';
import type { StaffView } from './staff-view-data';

type Store = { readonly id: number; readonly slug: string; readonly name: string; readonly type: string };

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
  const choices = await readStaffChoices(context);
  const sources = sourcesAmong(stores, choices);
  const names = sources.map(({ name }) => name).join(', ');
  const orderFrom = names === '' ? '' : t('transfer.orderFrom', { store: names });
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
    transfer: isTransferRequest(choices) ? { orderFrom } : null,
  };
}

/** What the product page tells somebody who puts an enterprise order together: where the order is, unless it is somebody else's. */
export async function enterpriseView(context: ShopContext): Promise<ProductData['enterprise']> {
  const mode = await readEnterpriseMode(context);
  if (!mode) return null;
  return { to: mode.isOwn ? pathTo('accountCompanyOrder', context.language, { number: String(mode.id) }) : null };
}

/**
 * The variants as a transfer request sees them: only the stock of its sending stores counts, and nothing is ordered for it. Without one,
 * or while its sending stores are not chosen, they stay as they are. Specification 2 §4 (transfer request mode)
 */
export async function transferVariants(
  context: ShopContext,
  variants: readonly Variant[],
  figures: StaffFigures | null,
  stores: readonly Store[],
): Promise<readonly Variant[]> {
  if (!figures || !(await isStaff(context))) return variants;
  const sources = sourcesAmong(stores, await readStaffChoices(context));
  return sources.length === 0 ? variants : variants.map((variant) => fromStores(variant, sources, figures.stocks));
}

const sourcesAmong = (stores: readonly Store[], { transferFrom }: StaffChoices) =>
  stores.filter(({ slug }) => transferFrom.includes(slug));
