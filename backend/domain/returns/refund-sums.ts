/** What was paid for a row's units after its share of the order's discount, in whole parts of one currency. */
export interface PaidRow {
  readonly id: number;
  readonly amount: number;
  readonly paid: number;
}

/** What was paid for an order. All amounts but those in cents are in the currency of the payment. */
export interface PaidOrder {
  readonly rows: readonly PaidRow[];
  /** The order's total: rows, delivery and services. */
  readonly total: number;
  /** The part of the total that the payment processor charged; club bonus and gift cards paid the rest. */
  readonly charged: number;
  /** The part of the total that club bonus paid, and the euro cents that it took. */
  readonly bonus: number;
  readonly bonusCents: number;
  /** What gift cards paid, euro cents. */
  readonly cardCents: number;
  /** The smallest part of an amount: 100 for hundredths of a currency without decimals. */
  readonly quantum: number;
}

/** Units of rows by their id. */
export type Units = ReadonlyMap<number, number>;

/** amount × part ÷ whole, rounded down to the quantum; exact beyond 2^53. */
function partOf(amount: number, part: number, whole: number, quantum = 1): number {
  if (whole === 0) return 0;
  return Number((BigInt(amount) * BigInt(part)) / BigInt(whole) / BigInt(quantum)) * quantum;
}

/**
 * What all given units together were paid with. The units of a row share what was paid for it: the first k of n are worth k/n of it,
 * rounded down, so that however a row is returned in parts, the parts add up to what was paid.
 */
export function goodsPaid({ rows, quantum }: Pick<PaidOrder, 'rows' | 'quantum'>, units: Units): number {
  return rows.reduce((sum, { id, amount, paid }) => {
    const returned = units.get(id) ?? 0;
    return sum + (returned >= amount ? paid : partOf(paid, returned, amount, quantum));
  }, 0);
}

/** Whether every unit of an order is among the given ones. */
export const isWhole = ({ rows }: Pick<PaidOrder, 'rows'>, units: Units): boolean =>
  rows.every(({ id, amount }) => (units.get(id) ?? 0) >= amount);

/** How one refund is paid out. */
export interface RefundParts {
  /** In all, in the currency of the payment. */
  readonly total: number;
  /** Of it, through the payment processor. */
  readonly charged: number;
  /** Of the rest, to the club bonus and to gift cards, in euro cents. */
  readonly bonusCents: number;
  readonly cardCents: number;
}

/**
 * Divides a refund between the payment, the club bonus and the gift cards in the proportion in which they paid. It is the difference
 * of what is given back in all before and after, so that any number of refunds adds up to exactly what each of them has paid.
 * @param before what was refunded earlier
 * @param amount what is refunded now
 */
export function refundParts(order: PaidOrder, before: number, amount: number): RefundParts {
  const { total, charged, bonus, bonusCents, cardCents, quantum } = order;
  const chargedOf = (sum: number) => (sum >= total ? charged : partOf(charged, sum, total, quantum));
  const restOf = (sum: number) => sum - chargedOf(sum);
  const byBonusOf = (sum: number) => partOf(bonus, restOf(sum), total - charged);
  const bonusCentsOf = (sum: number) => partOf(bonusCents, byBonusOf(sum), bonus);
  const cardCentsOf = (sum: number) => partOf(cardCents, restOf(sum) - byBonusOf(sum), total - charged - bonus);
  const after = Math.min(total, before + amount);
  return {
    total: after - before,
    charged: chargedOf(after) - chargedOf(before),
    bonusCents: bonusCentsOf(after) - bonusCentsOf(before),
    cardCents: cardCentsOf(after) - cardCentsOf(before),
  };
}
