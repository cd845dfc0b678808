import type { Order } from '~/api/orders';

/** The part of an order that says what it contains and costs. */
export type OrderedGoods = Pick<
  Order,
  | 'rows'
  | 'currency'
  | 'totalHundredths'
  | 'taxHundredths'
  | 'bonusPaidHundredths'
  | 'cardPayments'
  | 'dueHundredths'
  | 'charge'
>;

/** Picks what a list of its rows shows, so that no page gets more of an order than it needs. */
export function orderedGoods(order: OrderedGoods): OrderedGoods {
  const { rows, currency, totalHundredths, taxHundredths, bonusPaidHundredths, cardPayments, dueHundredths, charge } =
    order;
  return { rows, currency, totalHundredths, taxHundredths, bonusPaidHundredths, cardPayments, dueHundredths, charge };
}
