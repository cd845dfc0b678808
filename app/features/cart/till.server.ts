import { checkCart } from '~/api/checkout';
import { readGeneralSettings } from '~/api/locale';
import { withShortTimeout } from '~/api/request';
import { isStaff } from '~/features/session/current-customer.server';
import { readStaffChoices } from '~/features/staff/staff-choices.server';
import type { ShopContext } from '~/server/context.server';
import { orLogged } from '~/server/unavailable.server';
import { EMPTY_CART } from './rules/cart';

/** What staff finds on the cart page in addition; null for everybody else. */
export type Till = {
  /** Products to add by one press. Specification 1 §3 (quick_add_products, card_checkout_products). */
  readonly quickAdd: readonly { readonly productId: number; readonly name: string }[];
  readonly isCardCheckout: boolean;
};

/** Max number of products to add by one press. */
const MAX_QUICK = 20;

/** Product ids of a setting, a JSON list of `{ product_id }`; none when it does not parse. Specification 1 §5. */
function productIds(setting: string | undefined): number[] {
  try {
    const list: unknown = JSON.parse(setting ?? '[]');
    if (!Array.isArray(list)) return [];
    const ids = list.map((each: unknown) => Number((each as { product_id?: unknown } | null)?.product_id));
    return ids.filter((id) => Number.isInteger(id) && id > 0).slice(0, MAX_QUICK);
  } catch {
    return [];
  }
}

/** The staff's part of the cart page: quick-add products, or in card-checkout mode those that are paid at the till. */
export async function readTill(context: ShopContext): Promise<Till | null> {
  if (!(await isStaff(context))) return null;
  const { isCardCheckout } = await readStaffChoices(context);
  const api = withShortTimeout(context.api);
  const settings = await orLogged(readGeneralSettings(api), new Map<string, string>(), 'settings');
  const ids = productIds(settings.get(isCardCheckout ? 'card_checkout_products' : 'quick_add_products'));
  if (ids.length === 0) return { quickAdd: [], isCardCheckout };
  const cart = { ...EMPTY_CART, products: ids.map((productId) => ({ productId, amount: 1 })) };
  const reply = await orLogged(checkCart(api, cart, context.locale, { page: 'cart' }), undefined, 'quick-add products');
  const rows = reply?.kind === 'checked' ? reply.cart.rows : [];
  const sold = rows.filter(({ maxAmount }) => maxAmount !== 0);
  return { quickAdd: sold.map(({ productId, name }) => ({ productId, name })), isCardCheckout };
}
