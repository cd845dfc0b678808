import type { orderRows, orders } from '../../db/schema/orders';
import { isWholeCurrency } from '../pricing/pricing';
import { goodsPaid, type PaidOrder, type PaidRow, type Units } from './refund-sums';

type OrderSums = Pick<
  typeof orders.$inferSelect,
  | 'currency'
  | 'chargeCurrency'
  | 'totalCents'
  | 'displayTotalHundredths'
  | 'chargeHundredths'
  | 'bonusCents'
  | 'displayBonusHundredths'
>;
type RowSums = Pick<
  typeof orderRows.$inferSelect,
  'id' | 'kind' | 'amount' | 'totalCents' | 'discountCents' | 'displayTotalHundredths' | 'displayDiscountHundredths'
>;

/** Whether an order was charged in the currency it was shown in; roubles are charged in euros. */
const isCharged = ({ currency, chargeCurrency }: Pick<OrderSums, 'currency' | 'chargeCurrency'>): boolean =>
  currency === chargeCurrency;

/** An order's total, hundredths of the currency that is charged. */
export const totalPaid = (
  order: Pick<OrderSums, 'currency' | 'chargeCurrency' | 'totalCents' | 'displayTotalHundredths'>,
): number => (isCharged(order) ? order.displayTotalHundredths : order.totalCents);

const paidRows = (rows: readonly RowSums[], isDisplay: boolean): PaidRow[] =>
  rows
    .filter(({ kind }) => kind === 'product')
    .map(({ id, amount, ...row }) => ({
      id,
      amount,
      paid: isDisplay ? row.displayTotalHundredths - row.displayDiscountHundredths : row.totalCents - row.discountCents,
    }));

/** What of an order was paid how, in the currency that is charged. @param cardCents what gift cards paid, euro cents */
export function paidOrder(order: OrderSums, rows: readonly RowSums[], cardCents: number): PaidOrder {
  return {
    rows: paidRows(rows, isCharged(order)),
    total: totalPaid(order),
    charged: order.chargeHundredths,
    bonus: isCharged(order) ? order.displayBonusHundredths : order.bonusCents,
    bonusCents: order.bonusCents,
    cardCents,
    quantum: isCharged(order) && isWholeCurrency(order.currency) ? 100 : 1,
  };
}

/**
 * The euro cents of an order's club bonus that go with the units of one return: a share of what was earned, as the goods are of all goods.
 * All returns together take back what was earned, however it is divided.
 */
export function bonusTaken(earnedCents: number, rows: readonly RowSums[], before: Units, after: Units): number {
  const goods = { rows: paidRows(rows, false), quantum: 1 };
  const all = goods.rows.reduce((sum, { paid }) => sum + paid, 0);
  if (all === 0) return 0;
  const shareOf = (units: Units) => Math.floor((earnedCents * goodsPaid(goods, units)) / all);
  return shareOf(after) - shareOf(before);
}
