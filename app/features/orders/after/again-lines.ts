import type { Order, OrderRow } from '~/api/orders';

/** A product or a bundle of an order, with its name for the customer. */
export type AgainLine = { readonly id: string; readonly name: string; readonly amount: number };

const nameOf = ({ name, description }: OrderRow) => [name, description].filter(Boolean).join(', ');

/**
 * The lines of an order as a cart has them: products by their ids, bundles by theirs, which join the ids of their parts with dashes. Gift
 * cards have a value and a recipient and are not ordered again; their names are for the message.
 */
export function againLines({ rows }: Pick<Order, 'rows'>) {
  const bought = rows.filter(({ kind, productId }) => kind === 'product' && productId !== null);
  const numbers = [...new Set(bought.flatMap(({ bundle }) => bundle ?? []))];
  const sets = numbers.map((number) => bought.filter(({ bundle }) => bundle === number));
  return {
    products: bought
      .filter(({ bundle }) => bundle === null)
      .map((row): AgainLine => ({ id: String(row.productId), name: nameOf(row), amount: row.amount })),
    bundles: sets.map(
      (parts): AgainLine => ({
        id: parts.map(({ productId }) => productId).join('-'),
        name: parts[0]?.bundleName ?? '',
        amount: parts[0]?.amount ?? 1,
      }),
    ),
    giftCards: rows.filter(({ kind }) => kind === 'gift_card').map(nameOf),
  };
}

/** Whether the page of an order offers to order it again: not while it waits for its payment, and not gift cards alone. */
export const canOrderAgain = ({ payment, rows }: Pick<Order, 'payment' | 'rows'>): boolean =>
  (payment === 'paid' || payment === 'failed') && rows.some(({ kind }) => kind === 'product');
