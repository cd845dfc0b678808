import { type Amount, amountOf, type DisplayCurrency } from '../pricing/display-currency';
import type { ValidatedRow } from './cart-row';
import { sumOf, times } from './cart-tax';
import type { CartCodes } from './discount-codes';

/** The club bonus on the rows as a member pays them, less the discount code and what bonus pays itself. */
export function bonusOf(
  rows: readonly ValidatedRow[],
  { discount }: CartCodes,
  {
    percentage,
    spentCents,
    currency,
  }: { readonly percentage: number; readonly spentCents: number; readonly currency: DisplayCurrency },
): Amount {
  const goods = sumOf(rows.filter((row) => row.isOrderable).map((row) => times(row.club ?? row.unit, row.amount)));
  const paid = Math.max(0, goods.cents - (discount?.total.cents ?? 0) - spentCents);
  return amountOf(Math.round((paid * percentage) / 100), currency);
}
