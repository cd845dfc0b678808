import type { CheckoutBundle } from 'contract/checkout-bundle';
import type { Picture } from 'contract/wire';
import { toDisplayHundredths } from '~/locale/money';
import { toCents } from './cents';
import type { CheckedRow, DisplayCurrency } from './checked-cart';

/** A bundle as the backend validated it, with its parts. Names and prices are missing if the backend does not send them. */
export type CheckedBundle = {
  readonly uid: string;
  readonly id: string;
  readonly amount: number;
  readonly name: string;
  readonly brand: string;
  readonly path: string;
  readonly image: Picture | null;
  /** Maximum quantity that can be ordered now; null: no limit. */
  readonly maxAmount: number | null;
  readonly unitHundredths: number | null;
  /** What the parts cost one by one; null if that is not more. */
  readonly referenceHundredths: number | null;
  readonly totalHundredths: number | null;
  readonly notice: string;
  /** The days on which all of it arrives; empty when they are not known. */
  readonly arrival: string;
  readonly parts: readonly CheckedRow[];
};

/**
 * Reads a validated bundle; its parts are among the rows.
 * @param isSame the backend calculates in the display currency
 */
export function readBundle(
  bundle: CheckoutBundle,
  rows: readonly CheckedRow[],
  display: DisplayCurrency,
  isSame: boolean,
): CheckedBundle {
  const { uid, id, amount, name, brand, path, image, notice } = bundle;
  const inDisplayCurrency = (hundredths: number | null, euros: number | null) => {
    if (isSame && hundredths !== null) return hundredths;
    return euros === null ? null : toDisplayHundredths(toCents(euros), display);
  };
  const parts = rows.filter((row) => row.bundleUid === uid);
  return {
    ...{ uid, id, amount, brand, path, image, notice, parts },
    name: name || parts.map((part) => part.name).join(' + '),
    arrival: bundle.arrival_dates,
    maxAmount: bundle.max_amount,
    unitHundredths: inDisplayCurrency(bundle.display_price_minor, bundle.price),
    referenceHundredths: inDisplayCurrency(bundle.display_reference_minor, bundle.reference_price),
    totalHundredths: inDisplayCurrency(bundle.display_total_minor, bundle.total_price),
  };
}
