import type { CheckoutAnswer, CheckoutRow } from 'contract/checkout';
import type { Picture } from 'contract/wire';
import { toDisplayHundredths } from '~/locale/money';
import { toCents } from './cents';
import { type CheckedBundle, readBundle } from './checked-bundle';
import {
  type CartService,
  type DeliveryMethod,
  type PickupStore,
  readMethod,
  readPickupStore,
  readService,
} from './checked-delivery';
import { type CardPayment, type CheckedGift, type CheckedGiftRow, readGift, readGifts } from './checked-gifts';
import { type RowOffers, readOffers } from './checked-offers';
import { type RowTransfer, readRowTransfer, readTransfer, type TransferRequest } from './checked-transfer';

/** Display currency of a cart and its rate per euro. */
export type DisplayCurrency = { readonly currency: string; readonly rate: number };

/** A row as the backend validated it. Amounts ending in `Hundredths` are hundredths of the display currency. */
export type CheckedRow = RowOffers & {
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
  /** Lowest price of the 30 days before a reduction; null if it need not be shown. */
  readonly lowestHundredths: number | null;
  /** What a member would pay for one, if that is less; null for a member. */
  readonly clubHundredths: number | null;
  readonly shippingTime: string;
  /** The days on which it arrives, as on its product page; empty when they are not known. */
  readonly arrival: string;
  /** The name and price, euro cents, that staff gave the row; empty and null without. */
  readonly nameOverride: string;
  readonly priceOverrideCents: number | null;
  /** Why the row cannot be ordered; empty if it can. */
  readonly notice: string;
  /** How staff divides the row of a transfer request; null without one. */
  readonly transfer: RowTransfer | null;
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
  /** Rows of gift cards, and their sum, which is part of the total. */
  readonly giftRows: readonly CheckedGiftRow[];
  readonly giftTotalHundredths: number;
  /** What the member's club bonus pays; 0 if it is not used. */
  readonly bonusPaidHundredths: number;
  /** What gift cards and vouchers pay of the rest, in the order of their codes. */
  readonly cardPayments: readonly CardPayment[];
  /** What is left to pay after them. */
  readonly dueHundredths: number;
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
  /** Klarna's snippet can be shown on the payment page. */
  readonly showsKlarna: boolean;
  /** The snippet, HTML with scripts; null while a choice is missing, or Klarna does not answer. */
  readonly klarna: { readonly id: string; readonly html: string } | null;
  readonly services: readonly CartService[];
  readonly pickupStores: readonly PickupStore[];
  /** Club bonus that a member earns; null if the backend does not send it. */
  readonly bonusHundredths: number | null;
  /** Club bonus that the signed-in member can pay with; 0 if there is none. */
  readonly bonusBalanceHundredths: number;
  /** Subtotal from which gift wrapping is free; 0 if it never is. */
  readonly freeRepackFromHundredths: number;
  /** Subtotal from which delivery is free; 0 if delivery is never free. */
  readonly freeDeliveryFromHundredths: number;
  readonly shippingTime: string;
  /** The transfer between stores that staff collects products for; null without one. */
  readonly transfer: TransferRequest | null;
  /** The cart is a gift of a company by its campaign code, with the company's address where it goes; null for other carts. */
  readonly gift: CheckedGift | null;
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
    lowestHundredths: inDisplayCurrency(row.display_lowest_minor, row.lowest_30_days),
    clubHundredths: inDisplayCurrency(row.display_club_minor, row.club_price),
    ...readOffers(row, inDisplayCurrency),
    nameOverride: row.nameOverride ?? '',
    priceOverrideCents: row.priceOverride === null ? null : toCents(row.priceOverride),
    shippingTime: row.shipping_time_str,
    arrival: row.arrival_dates,
    notice: row.notice,
    transfer: readRowTransfer(row),
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

const readKlarna = ({ show_klarna, kgco_id: id, kco_iframe: html }: CheckoutAnswer) => ({
  showsKlarna: show_klarna,
  klarna: html && id ? { id, html } : null,
});

/** The charged amount when it is in another currency than the shown one; else null. */
function readCharge({ charge_currency, charge_minor }: CheckoutAnswer, display: DisplayCurrency) {
  const currency = charge_currency?.toLowerCase();
  if (currency === undefined || currency === display.currency || charge_minor === null) return null;
  return { hundredths: charge_minor, currency };
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
  const totalHundredths = inDisplayCurrency(
    answer.display_total_minor,
    () => subtotalHundredths + deliveryHundredths + toDisplayHundredths(remainderCents, display),
  );

  return {
    rows,
    bundles: answer.bundles.map((bundle) => readBundle(bundle, rows, display, isSame)),
    subtotalHundredths,
    deliveryHundredths,
    discountHundredths: inDisplayCurrency(answer.cart_discount?.display_amount_minor, () =>
      toDisplayHundredths(discountCents, display),
    ),
    discountCode: answer.cart_discount?.code ?? '',
    totalHundredths,
    ...readGifts(answer, display, isSame ? answer.display_due_minor : null, totalHundredths),
    currency: display.currency,
    charge: readCharge(answer, display),
    tax: answer.tax.map((part) => ({
      percentage: part.percentage,
      hundredths: inDisplayCurrency(part.display_amount_minor, () => convert(part.amount)),
    })),
    acknowledgedCodes: [...answer.discount_codes, ...(answer.cart_discount?.code ? [answer.cart_discount.code] : [])],
    refusedCodes: answer.refused_codes,
    ...{ takesCodes: answer.takes_discount_codes, transfer: readTransfer(answer) },
    deliveryMethods: answer.delivery_methods.map(({ display_price_minor, price, ...method }) => ({
      ...readMethod(method),
      priceHundredths: inDisplayCurrency(display_price_minor, () => convert(price)),
    })),
    paymentMethods: answer.payment_methods.map(({ id, name, description }) => ({ id, name, description })),
    ...readKlarna(answer),
    services: answer.services.map(({ display_price_minor, price, ...service }) => ({
      ...readService(service),
      priceHundredths: inDisplayCurrency(display_price_minor, () => convert(price)),
    })),
    bonusHundredths: answer.club_bonus === null ? null : convert(answer.club_bonus),
    bonusBalanceHundredths: convert(answer.club_bonus_balance ?? 0),
    pickupStores: answer.pickup_stores.map(readPickupStore),
    freeRepackFromHundredths: convert(answer.delivery_thresholds.repack_threshold),
    freeDeliveryFromHundredths: convert(answer.delivery_thresholds.delivery_threshold),
    shippingTime: answer.shipping_time_str,
    ...{ gift: readGift(answer), errors: answer.errors },
  };
}
