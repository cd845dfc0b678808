import type { CheckedBundle } from '~/api/checked-bundle';
import type { CheckedCart, CheckedRow } from '~/api/checked-cart';

/** A line of a cart: a product, or a bundle with its parts. */
export type CartLine = {
  /** What the line's forms send: the product's id, or the bundle's uid. */
  readonly id: string;
  readonly row: CheckedRow;
  /** Empty for a product. */
  readonly parts: readonly CheckedRow[];
};

/** A bundle in the form of a row: what its parts say stands at the parts. */
function rowOf({ uid, id: _, parts, ...bundle }: CheckedBundle): CheckedRow {
  return {
    ...bundle,
    productId: 0,
    modelId: null,
    category: '',
    color: '',
    size: '',
    type: '',
    frozen: false,
    isBundled: false,
    bundleUid: uid,
    onOrder: parts.length > 0 && parts.every(({ onOrder }) => onOrder),
    shippingTime: '',
    lowestHundredths: null,
    clubHundredths: null,
    offerBy: null,
    offer: null,
    offers: [],
    nameOverride: '',
    priceOverrideCents: null,
    transfer: null,
  };
}

/**
 * The lines of a cart: each product, and each bundle as one line with its parts. Parts of a bundle that the backend does not
 * tell stay lines of their own.
 */
export function linesOf({ rows, bundles }: Pick<CheckedCart, 'rows' | 'bundles'>): CartLine[] {
  const isTold = (row: CheckedRow) => bundles.some(({ uid }) => uid === row.bundleUid);
  const products = rows.filter((row) => !isTold(row)).map((row) => ({ id: String(row.productId), row, parts: [] }));
  const sets = bundles.map((bundle) => ({ id: bundle.uid, row: rowOf(bundle), parts: bundle.parts }));
  return [...products, ...sets];
}
