import { type Amount, amountOf, type DisplayCurrency } from '../pricing/display-currency';
import { isWholeCurrency } from '../pricing/pricing';
import { shareOut } from '../pricing/share-out';
import { type TaxedRow, taxOf } from './cart-tax';

/** What a code takes off: a percentage of the products that it applies to, or euro cents gross. */
export type CodeWorth =
  | { readonly kind: 'percent'; readonly percentage: number }
  | { readonly kind: 'fixed'; readonly cents: number };

const NOTHING: Amount = { cents: 0, display: 0 };

/** A percentage of an amount, rounded half up once. @param quantum the smallest part of the amount */
function shareOfSum(sum: number, percentage: number, quantum: number): number {
  const hundredths = BigInt(Math.round(percentage * 100));
  return Number((BigInt(sum / quantum) * hundredths + 5_000n) / 10_000n) * quantum;
}

/**
 * Each row's share of a code's discount. The discount is calculated once, on the whole sum, in euro cents and in
 * the display currency, then split in proportion to the row totals: the shares add up to it in both, and none exceeds its row's total.
 * @param totals of the rows, 0 for a row that the code does not apply to
 */
export function discountShares(totals: readonly Amount[], worth: CodeWorth, currency: DisplayCurrency): Amount[] {
  const fixed = worth.kind === 'fixed' ? amountOf(worth.cents, currency) : NOTHING;
  const shares = (amounts: readonly number[], fixedAmount: number, quantum: number) => {
    const sum = amounts.reduce((total, amount) => total + amount, 0);
    const wanted = worth.kind === 'percent' ? shareOfSum(sum, worth.percentage, quantum) : fixedAmount;
    return shareOut(Math.min(wanted, sum), amounts, quantum);
  };
  const quantum = isWholeCurrency(currency.code) ? 100 : 1;
  const cents = shares(
    totals.map((total) => total.cents),
    fixed.cents,
    1,
  );
  const display = shares(
    totals.map((total) => total.display),
    fixed.display,
    quantum,
  );
  return totals.map((_, index) => ({ cents: cents[index] ?? 0, display: display[index] ?? 0 }));
}

/** The rows less their shares of the discount: what tax is calculated of. @param shares by row; missing ones are 0 */
export function discountedRows(rows: readonly TaxedRow[], shares: readonly Amount[]): TaxedRow[] {
  return rows.map(({ total, taxPercentage }, index) => {
    const { cents, display } = shares[index] ?? NOTHING;
    return { total: { cents: total.cents - cents, display: total.display - display }, taxPercentage };
  });
}

/** What a discount takes off the rows of one tax percentage; both amounts are negative or 0. */
export interface DiscountOfRate {
  readonly taxPercentage: number;
  readonly total: Amount;
  readonly tax: Amount;
}

/**
 * A discount by tax percentage, the highest first. Its tax is the difference between the tax of the rows before and after it, so
 * that the tax of an order is that of its discounted rows, rounded once a row, and never negative.
 */
export function discountByRate(rows: readonly TaxedRow[], shares: readonly Amount[]): DiscountOfRate[] {
  const byRate = new Map<number, DiscountOfRate>();
  discountedRows(rows, shares).forEach((row, index) => {
    const before = rows[index];
    if (!before || (before.total.cents === row.total.cents && before.total.display === row.total.display)) return;
    const { taxPercentage } = row;
    const sum = byRate.get(taxPercentage) ?? { taxPercentage, total: NOTHING, tax: NOTHING };
    const total = plus(sum.total, difference(row.total, before.total));
    byRate.set(taxPercentage, { taxPercentage, total, tax: plus(sum.tax, difference(taxOf(row), taxOf(before))) });
  });
  return [...byRate.values()].sort((one, other) => other.taxPercentage - one.taxPercentage);
}

const plus = (one: Amount, other: Amount): Amount => ({
  cents: one.cents + other.cents,
  display: one.display + other.display,
});

const difference = (after: Amount, before: Amount): Amount => ({
  cents: after.cents - before.cents,
  display: after.display - before.display,
});
