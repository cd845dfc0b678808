import type { CheckoutAnswer, CheckoutRow } from 'contract/checkout';
import type { Picture } from 'contract/wire';
import { toDisplayMinor } from '~/locale/money';
import { toCents } from './cents';

/** Display currency of a cart and its rate per euro. */
export type DisplayCurrency = { readonly currency: string; readonly rate: number };

/** A row as the backend validated it. Amounts ending in `Minor` are hundredths of the display currency. */
export type CheckedRow = {
  readonly productId: number;
  readonly modelId: number | null;
  readonly amount: number;
  readonly name: string;
  readonly brand: string;
  /** Path of the product page below the site root; empty when there is none. */
  readonly path: string;
  readonly image: Picture | null;
  readonly color: string;
  readonly size: string;
  readonly type: string;
  readonly frozen: boolean;
  /** True for a row of a bundle, which changes only with its bundle. */
  readonly isBundled: boolean;
  /** Most that can be ordered now; null without limit. */
  readonly maxAmount: number | null;
  readonly onOrder: boolean;
  /** Null from a backend that tells no prices of rows; so is `totalMinor`. */
  readonly unitMinor: number | null;
  /** What one unit cost before a reduction; null when it is not reduced. */
  readonly referenceMinor: number | null;
  readonly totalMinor: number | null;
  readonly shippingTime: string;
  /** Why the row cannot be ordered as it is; empty when it can. */
  readonly notice: string;
};

export type DeliveryMethod = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly timeEstimate: string;
  readonly priceMinor: number;
  /** `pickup_point`, `home` or `store`; empty from a backend that does not say. */
  readonly kind: string;
  /** A pick-up point or store must be chosen. */
  readonly needsLocation: boolean;
};

export type PaymentMethod = { readonly id: string; readonly name: string; readonly description: string };

/** A cart as the backend validated it: what is bought, how it can come, what it costs. */
export type CheckedCart = {
  readonly rows: readonly CheckedRow[];
  readonly goodsMinor: number;
  readonly deliveryMinor: number;
  /** Taken off, as a positive amount; 0 without a discount. */
  readonly discountMinor: number;
  readonly totalMinor: number;
  readonly currency: string;
  /** What is charged, when that is another currency than the display's (roubles are charged in euros). */
  readonly charge: { readonly minor: number; readonly currency: string } | null;
  readonly tax: readonly { readonly percentage: number; readonly minor: number }[];
  /** Codes the backend recognised, as it writes them. */
  readonly acknowledgedCodes: readonly string[];
  readonly deliveryMethods: readonly DeliveryMethod[];
  readonly paymentMethods: readonly PaymentMethod[];
  /** Goods total from which delivery is free; 0 when there is no such total. */
  readonly freeDeliveryFromMinor: number;
  readonly shippingTime: string;
  /** What the shopper must know, in their language. */
  readonly errors: readonly string[];
};

function readRow(row: CheckoutRow, display: DisplayCurrency, isSame: boolean): CheckedRow {
  const own = (minor: number | null, euros: number | null) => {
    if (isSame && minor !== null) return minor;
    return euros === null ? null : toDisplayMinor(toCents(euros), display);
  };
  const unitMinor = own(row.display_price_minor, row.price);
  const reckoned = unitMinor === null ? own(null, row.total_price) : unitMinor * row.amount;
  return {
    productId: row.productId,
    modelId: row.modelId,
    amount: row.amount,
    name: row.nameOverride ?? row.name,
    brand: row.brand,
    path: row.path,
    image: row.image,
    color: row.color,
    size: row.size,
    type: row.type,
    frozen: row.frozen,
    isBundled: row.bundleHash !== null,
    maxAmount: row.on_order ? null : row.max_amount,
    onOrder: row.on_order,
    unitMinor,
    referenceMinor: row.reference_price === null ? null : own(row.display_reference_minor, row.reference_price),
    totalMinor: isSame && row.display_total_minor !== null ? row.display_total_minor : reckoned,
    shippingTime: row.shipping_time_str,
    notice: row.notice,
  };
}

/** Euro cents of a row; null from a backend that tells no prices of rows. */
function rowCents({ price, total_price, amount }: CheckoutRow): number | null {
  if (total_price !== null) return toCents(total_price);
  return price === null ? null : toCents(price) * amount;
}

/** The sum, or null when one of the parts is not known. */
function sumOrNull(parts: readonly (number | null)[]): number | null {
  return parts.reduce((sum, part) => (sum === null || part === null ? null : sum + part), 0);
}

/**
 * Reads the answer of a cart validation. Display amounts are the backend's when it reckons them in the display currency;
 * for a backend that does not, each unit price is rounded once and the totals are sums of those (0-product, rounding). Where
 * rows have no prices, the goods are what the total holds besides delivery and discount.
 */
export function readCheckedCart(answer: CheckoutAnswer, display: DisplayCurrency): CheckedCart {
  const isSame = answer.currency_code?.toLowerCase() === display.currency;
  const own = (minor: number | null | undefined, fallback: () => number) =>
    isSame && typeof minor === 'number' ? minor : fallback();
  const convert = (euros: number) => toDisplayMinor(toCents(euros), display);

  const rows = answer.products.map((row) => readRow(row, display, isSame));
  const discountCents = toCents(answer.cart_discount?.amount ?? 0);
  const withoutDelivery = toCents(answer.total_price) - toCents(answer.delivery_cost);
  const goodsCents = sumOrNull(answer.products.map(rowCents)) ?? withoutDelivery + discountCents;
  const goodsMinor = own(
    answer.display_goods_minor,
    () => sumOrNull(rows.map((row) => row.totalMinor)) ?? toDisplayMinor(goodsCents, display),
  );
  const deliveryMinor = own(answer.display_delivery_minor, () => convert(answer.delivery_cost));
  const restCents = withoutDelivery - goodsCents;
  const chargeCurrency = answer.charge_currency?.toLowerCase();
  const isOtherCharge = chargeCurrency !== undefined && chargeCurrency !== display.currency;

  return {
    rows,
    goodsMinor,
    deliveryMinor,
    discountMinor: toDisplayMinor(discountCents, display),
    totalMinor: own(answer.display_total_minor, () => goodsMinor + deliveryMinor + toDisplayMinor(restCents, display)),
    currency: display.currency,
    charge:
      isOtherCharge && answer.charge_minor !== null ? { minor: answer.charge_minor, currency: chargeCurrency } : null,
    tax: answer.tax.map((part) => ({
      percentage: part.percentage,
      minor: own(part.display_amount_minor, () => convert(part.amount)),
    })),
    acknowledgedCodes: [...answer.discount_codes, ...(answer.cart_discount?.code ? [answer.cart_discount.code] : [])],
    deliveryMethods: answer.delivery_methods.map((method) => ({
      id: method.id,
      name: method.name,
      description: method.description,
      timeEstimate: method.time_estimate,
      priceMinor: own(method.display_price_minor, () => convert(method.price)),
      kind: method.kind,
      needsLocation: method.needs_location,
    })),
    paymentMethods: answer.payment_methods.map(({ id, name, description }) => ({ id, name, description })),
    freeDeliveryFromMinor: convert(answer.delivery_thresholds.delivery_threshold),
    shippingTime: answer.shipping_time_str,
    errors: answer.errors,
  };
}
