import type { CheckedCart } from '~/api/checked-cart';
import type { ShownSums } from './sums';

/**
 * The sums of a validated cart as they are shown.
 * @param deliveryMethod the method the cart was reckoned with; one that is not offered counts as none
 */
export function sumsOf(checked: CheckedCart, deliveryMethod: string): ShownSums {
  const methods = checked.deliveryMethods;
  // a backend that reckons delivery in before one is chosen has it in the total
  const isReckoned = checked.deliveryMinor > 0 || methods.some((method) => method.id === deliveryMethod);
  const prices = methods.map((method) => method.priceMinor);
  return {
    currency: checked.currency,
    goodsMinor: checked.goodsMinor,
    discountMinor: checked.discountMinor,
    deliveryMinor: isReckoned ? checked.deliveryMinor : null,
    deliveryFromMinor: prices.length > 0 ? Math.min(...prices) : null,
    totalMinor: checked.totalMinor,
    tax: checked.tax,
    charge: checked.charge,
  };
}
