import type { Amount } from '../pricing/display-currency';
import { containedVat } from '../pricing/pricing';

/** A row that includes tax. */
export interface TaxedRow {
  /** Gross, unit price × quantity. */
  readonly total: Amount;
  /** Per cent. */
  readonly taxPercentage: number;
}

/** Tax contained in the rows of one percentage. */
export interface TaxShare extends Amount {
  readonly percentage: number;
}

/**
 * Tax contained in one row, rounded half up once per row. All tax totals are sums of rows, so the tax of an order equals the
 * tax of its rows and never exceeds the total.
 */
export function taxOf({ total, taxPercentage }: TaxedRow): Amount {
  return { cents: containedVat(total.cents, taxPercentage), display: containedVat(total.display, taxPercentage) };
}

/** Tax contained in a cart, one entry per percentage, the highest first. Percentages without any amount are omitted. */
export function taxShares(rows: readonly TaxedRow[]): TaxShare[] {
  const shares = new Map<number, TaxShare>();
  for (const row of rows) {
    const percentage = row.taxPercentage;
    const tax = taxOf(row);
    const share = shares.get(percentage) ?? { percentage, cents: 0, display: 0 };
    shares.set(percentage, { percentage, cents: share.cents + tax.cents, display: share.display + tax.display });
  }
  return [...shares.values()]
    .filter((share) => share.cents !== 0 || share.display !== 0)
    .sort((one, other) => other.percentage - one.percentage);
}

/** Sum of amounts. */
export function sumOf(amounts: readonly Amount[]): Amount {
  return amounts.reduce<Amount>(
    (sum, amount) => ({ cents: sum.cents + amount.cents, display: sum.display + amount.display }),
    { cents: 0, display: 0 },
  );
}

/** A unit amount times a quantity. */
export const times = (unit: Amount, count: number): Amount => ({
  cents: unit.cents * count,
  display: unit.display * count,
});
