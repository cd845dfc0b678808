import type { CheckoutAnswer, CheckoutRow } from 'contract/checkout';
import type { CheckoutBundle } from 'contract/checkout-bundle';
import type { Picture } from 'contract/wire';
import { toDisplayHundredths } from '~/locale/money';
import { toCents } from './cents';

/** Display currency of a cart and its rate per euro. */
export type DisplayCurrency = { readonly currency: string; readonly rate: number };

/** A row as the backend validated it. Amounts ending in `Hundredths` are hundredths of the display currency. */
export type CheckedRow = {
  readonly productId: number;
  readonly modelId: number | null;
  readonly amount: number;
  readonly name: string;
  readonly brand: string;
  /** Name of the product group; empty if the backend does not send it. */
  readonly category: string;
  /** Path of the product page relative to the site root; empty if there is none. */
  readonly path: string;
  readonly image: Picture | null;
  readonly color: string;
  readonly size: string;
  readonly type: string;
  readonly frozen: boolean;
  /** Part of a bundle: the row can only be changed together with its bundle. */
  readonly isBundled: boolean;
  /** The uid of that bundle; null for a product of its own. */
  readonly bundleUid: string | null;
  /** Maximum quantity that can be ordered now; null: no limit. */
  readonly maxAmount: number | null;
  readonly onOrder: boolean;
  /** Null, like `totalHundredths`, if the backend does not send row prices. */
  readonly unitHundredths: number | null;
  /** Unit price before a reduction; null if there is none. */
  readonly referenceHundredths: number | null;
  readonly totalHundredths: number | null;
  readonly shippingTime: string;
  /** Why the row cannot be ordered; empty if it can. */
  readonly notice: string;
};

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
  readonly parts: readonly CheckedRow[];
};

export type DeliveryMethod = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly timeEstimate: string;
  readonly priceHundredths: number;
  /** `pickup_point`, `home` or `store`; empty if the backend does not send it. */
  readonly kind: string;
  /** A pick-up point or store must be chosen. */
  readonly needsLocation: boolean;
};

export type PaymentMethod = { readonly id: string; readonly name: string; readonly description: string };

/** A cart as validated by the backend: rows, delivery methods, payment methods and totals. */
export type CheckedCart = {
  /** Products, and the parts of bundles. */
  readonly rows: readonly CheckedRow[];
  readonly bundles: readonly CheckedBundle[];
  readonly subtotalHundredths: number;
  readonly deliveryHundredths: number;
  /** What the discount code takes off, positive; 0 if there is none. */
  readonly discountHundredths: number;
  /** The discount code in use, as printed; empty if there is none. */
  readonly discountCode: string;
  readonly totalHundredths: number;
  readonly currency: string;
  /** Amount and currency to charge, if that is not the display currency (roubles are charged in euros). */
  readonly charge: { readonly hundredths: number; readonly currency: string } | null;
  readonly tax: readonly { readonly percentage: number; readonly hundredths: number }[];
  /** Discount codes that the backend recognised, in its spelling. */
  readonly acknowledgedCodes: readonly string[];
  /** Codes of the cart that are not used, with the reason in the language of the request. */
  readonly refusedCodes: readonly { readonly code: string; readonly text: string }[];
  /** Whether the shop has discount codes. */
  readonly takesCodes: boolean;
  readonly deliveryMethods: readonly DeliveryMethod[];
  readonly paymentMethods: readonly PaymentMethod[];
  /** Subtotal from which delivery is free; 0 if delivery is never free. */
  readonly freeDeliveryFromHundredths: number;
  readonly shippingTime: string;
  /** Messages for the shopper, in the language of the request. */
  readonly errors: readonly string[];
};

function readRow(row: CheckoutRow, display: DisplayCurrency, isSame: boolean): CheckedRow {
  const inDisplayCurrency = (hundredths: number | null, euros: number | null) => {
    if (isSame && hundredths !== null) return hundredths;
    return euros === null ? null : toDisplayHundredths(toCents(euros), display);
  };
  const unitHundredths = inDisplayCurrency(row.display_price_minor, row.price);
  const computed = unitHundredths === null ? inDisplayCurrency(null, row.total_price) : unitHundredths * row.amount;
  return {
    productId: row.productId,
    modelId: row.modelId,
    amount: row.amount,
    name: row.nameOverride ?? row.name,
    brand: row.brand,
    category: row.category,
    path: row.path,
    image: row.image,
    color: row.color,
    size: row.size,
    type: row.type,
    frozen: row.frozen,
    isBundled: row.bundleHash !== null,
    bundleUid: row.bundleHash,
    maxAmount: row.on_order ? null : row.max_amount,
    onOrder: row.on_order,
    unitHundredths,
    referenceHundredths:
      row.reference_price === null ? null : inDisplayCurrency(row.display_reference_minor, row.reference_price),
    totalHundredths: isSame && row.display_total_minor !== null ? row.display_total_minor : computed,
    shippingTime: row.shipping_time_str,
    notice: row.notice,
  };
}

function readBundle(
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
    maxAmount: bundle.max_amount,
    unitHundredths: inDisplayCurrency(bundle.display_price_minor, bundle.price),
    referenceHundredths: inDisplayCurrency(bundle.display_reference_minor, bundle.reference_price),
    totalHundredths: inDisplayCurrency(bundle.display_total_minor, bundle.total_price),
  };
}

/** Euro cents of a row; null if the backend does not send row prices. */
function rowCents({ price, total_price, amount }: CheckoutRow): number | null {
  if (total_price !== null) return toCents(total_price);
  return price === null ? null : toCents(price) * amount;
}

/** The sum, or null if an item is null. */
function sumOrNull(parts: readonly (number | null)[]): number | null {
  return parts.reduce((sum, part) => (sum === null || part === null ? null : sum + part), 0);
}

/**
 * Reads the answer of a cart validation. If the backend calculates in the display currency, its amounts are used; otherwise each
 * unit price is converted and rounded once, and totals are sums of these (0-product, rounding). If rows have no prices, the
 * subtotal is the total without delivery and discount.
 */
export function readCheckedCart(answer: CheckoutAnswer, display: DisplayCurrency): CheckedCart {
  const isSame = answer.currency_code?.toLowerCase() === display.currency;
  const inDisplayCurrency = (hundredths: number | null | undefined, fallback: () => number) =>
    isSame && typeof hundredths === 'number' ? hundredths : fallback();
  const convert = (euros: number) => toDisplayHundredths(toCents(euros), display);

  const rows = answer.products.map((row) => readRow(row, display, isSame));
  const discountCents = toCents(answer.cart_discount?.amount ?? 0);
  const withoutDelivery = toCents(answer.total_price) - toCents(answer.delivery_cost);
  const subtotalCents = sumOrNull(answer.products.map(rowCents)) ?? withoutDelivery + discountCents;
  const subtotalHundredths = inDisplayCurrency(
    answer.display_goods_minor,
    () => sumOrNull(rows.map((row) => row.totalHundredths)) ?? toDisplayHundredths(subtotalCents, display),
  );
  const deliveryHundredths = inDisplayCurrency(answer.display_delivery_minor, () => convert(answer.delivery_cost));
  const remainderCents = withoutDelivery - subtotalCents;
  const chargeCurrency = answer.charge_currency?.toLowerCase();
  const isOtherCharge = chargeCurrency !== undefined && chargeCurrency !== display.currency;

  return {
    rows,
    bundles: answer.bundles.map((bundle) => readBundle(bundle, rows, display, isSame)),
    subtotalHundredths,
    deliveryHundredths,
    discountHundredths: inDisplayCurrency(answer.cart_discount?.display_amount_minor, () =>
      toDisplayHundredths(discountCents, display),
    ),
    discountCode: answer.cart_discount?.code ?? '',
    totalHundredths: inDisplayCurrency(
      answer.display_total_minor,
      () => subtotalHundredths + deliveryHundredths + toDisplayHundredths(remainderCents, display),
    ),
    currency: display.currency,
    charge:
      isOtherCharge && answer.charge_minor !== null
        ? { hundredths: answer.charge_minor, currency: chargeCurrency }
        : null,
    tax: answer.tax.map((part) => ({
      percentage: part.percentage,
      hundredths: inDisplayCurrency(part.display_amount_minor, () => convert(part.amount)),
    })),
    acknowledgedCodes: [...answer.discount_codes, ...(answer.cart_discount?.code ? [answer.cart_discount.code] : [])],
    refusedCodes: answer.refused_codes,
    takesCodes: answer.takes_discount_codes,
    deliveryMethods: answer.delivery_methods.map((method) => ({
      id: method.id,
      name: method.name,
      description: method.description,
      timeEstimate: method.time_estimate,
      priceHundredths: inDisplayCurrency(method.display_price_minor, () => convert(method.price)),
      kind: method.kind,
      needsLocation: method.needs_location,
    })),
    paymentMethods: answer.payment_methods.map(({ id, name, description }) => ({ id, name, description })),
    freeDeliveryFromHundredths: convert(answer.delivery_thresholds.delivery_threshold),
    shippingTime: answer.shipping_time_str,
    errors: answer.errors,
  };
}
