import { ApiError } from '~/api/api-error';
import { checkCart } from '~/api/checkout';
import { textsOf } from '~/api/refusal';
import type { SkiChoice } from '~/api/ski-wizard';
import { bundleId } from '~/features/cart/rules/bundles';
import { EMPTY_CART } from '~/features/cart/rules/cart';
import type { ShopContext } from '~/server/context.server';
import type { PackagePrice } from './wizard-view';

/** A package as the cart would have it: its price, or why it cannot be ordered. */
export type CheckedPackage = { readonly price: PackagePrice | null; readonly refusal: string };

/** The id of the package's row in the cart; null for fewer than two parts. Specification 2 §4 (bundles). */
export const packageId = ({ skis, bindings, boots }: SkiChoice): string | null =>
  bundleId([skis, bindings, boots].filter((id): id is number => id !== null));

/**
 * Asks the backend what the package costs in the cart, so that the wizard promises nothing else. As everybody: a member pays
 * that or less. While the backend is unavailable nothing is promised.
 */
export async function checkPackage(context: ShopContext, choice: SkiChoice): Promise<CheckedPackage> {
  const { api, locale, t } = context;
  const id = packageId(choice);
  const text = t('ski-wizard');
  if (id === null) return { price: null, refusal: text('notWhole') };
  try {
    const cart = { ...EMPTY_CART, bundles: [{ uid: '1', id, amount: 1 }] };
    const answer = await checkCart({ ...api, token: undefined }, cart, locale, { page: 'cart' });
    if (answer.kind === 'refused') return { price: null, refusal: textsOf(answer.refusal).join(' ') };
    if (answer.kind !== 'checked') return { price: null, refusal: text('notNow') };
    const { bundles, errors, currency } = answer.cart;
    const row = bundles.find(({ uid }) => uid === '1');
    if (!row || row.maxAmount === 0 || row.unitHundredths === null)
      return { price: null, refusal: errors.join(' ') || row?.notice || text('notNow') };
    return {
      price: { totalHundredths: row.unitHundredths, apartHundredths: row.referenceHundredths, currency },
      refusal: '',
    };
  } catch (error) {
    if (error instanceof ApiError) return { price: null, refusal: text('notNow') };
    throw error;
  }
}
