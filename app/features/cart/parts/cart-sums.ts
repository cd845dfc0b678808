import type { CheckedCart, CheckedRow } from '~/api/checked-cart';
import { linesOf } from '../cart-lines';
import type { ShownSums } from './sums';

/** The saving on a reduced row; 0 for a row that cannot be ordered. */
function savedOn({ unitHundredths, referenceHundredths, amount, maxAmount }: CheckedRow): number {
  if (maxAmount === 0 || unitHundredths === null || referenceHundredths === null) return 0;
  return Math.max(0, referenceHundredths - unitHundredths) * amount;
}

/**
 * The sums of a validated cart for display.
 * @param deliveryMethod the method used to calculate the cart; one that is not offered counts as none
 */
export function sumsOf(checked: CheckedCart, deliveryMethod: string): ShownSums {
  const methods = checked.deliveryMethods;
  // a backend that includes delivery before a method is chosen has it in the total
  const isCalculated = checked.deliveryHundredths > 0 || methods.some((method) => method.id === deliveryMethod);
  const prices = methods.map((method) => method.priceHundredths);
  return {
    currency: checked.currency,
    subtotalHundredths: checked.subtotalHundredths,
    savedHundredths: linesOf(checked).reduce((sum, { row }) => sum + savedOn(row), 0),
    discountHundredths: checked.discountHundredths,
    discountCode: checked.discountCode,
    fees: checked.services
      .filter(({ kind, isChosen }) => isChosen && kind !== 'pikanouto')
      .map(({ name, priceHundredths }) => ({ name, hundredths: priceHundredths })),
    deliveryHundredths: isCalculated ? checked.deliveryHundredths : null,
    deliveryFromHundredths: prices.length > 0 ? Math.min(...prices) : null,
    isDeliveryOpen: !isCalculated && prices.some((price) => price > 0),
    giftCardsHundredths: checked.giftTotalHundredths,
    totalHundredths: checked.totalHundredths,
    bonusPaidHundredths: checked.bonusPaidHundredths,
    cardPayments: checked.cardPayments,
    dueHundredths: checked.dueHundredths,
    tax: checked.tax,
    charge: checked.charge,
  };
}
