import { productTitle } from 'contract/product-title';
import type { orderRows } from '../../db/schema/orders';
import { choiceOf, type ValidatedRow } from '../cart/cart-row';
import type { CartService } from '../cart/cart-services';
import { taxOf } from '../cart/cart-tax';
import type { ValidatedCart } from '../cart/cart-validation';
import { discountByRate } from '../cart/discount';
import type { Amount } from '../pricing/display-currency';
import { formatPercentage } from '../pricing/format-money';
import { giftCardRow } from './gift-order-rows';
import type { OrderChoices } from './order-choices';

/** A row of a new order, as it is inserted. */
type NewRow = Omit<typeof orderRows.$inferInsert, 'orderId' | 'line'>;

/**
 * The rows of an order in their order: products, gift cards, discount, services, delivery. Their sum is the cart's total.
 * @param staffId who of the staff places the order; null for everybody else
 */
export function newOrderRows(cart: ValidatedCart, choices: OrderChoices, staffId: number | null): NewRow[] {
  const shares = cart.codes.discount?.shares ?? [];
  const bundles = bundlesOfRows(cart);
  return [
    ...cart.rows.map((row, index) => ({
      ...productRow(row, shares[index]),
      ...overrideOf(row, staffId),
      // what the company is asked for
      ...(cart.gift && { listUnitCents: row.listCents }),
      ...bundles.get(row),
    })),
    ...cart.giftRows.map((row) => giftCardRow(row, cart.say)),
    ...discountRows(cart),
    ...cart.services.flatMap(serviceRow(cart)),
    deliveryRow(cart, choices),
  ];
}

/** @param discount the product's share of the discount code */
function productRow(row: ValidatedRow, discount: Amount | undefined): NewRow {
  const { variant, amount, unit, total, taxPercentage } = row;
  return {
    kind: 'product',
    variantId: variant.id,
    name: productTitle(variant.brand, row.name),
    description: choiceOf(variant).join(' · '),
    amount,
    unitCents: unit.cents,
    totalCents: total.cents,
    displayUnitHundredths: unit.display,
    displayTotalHundredths: total.display,
    taxPercentage,
    taxCents: taxOf(row).cents,
    discountCents: discount?.cents ?? 0,
    displayDiscountHundredths: discount?.display ?? 0,
  };
}

/** The bundle of each row that is a part of one. */
function bundlesOfRows({ bundles }: ValidatedCart): Map<ValidatedRow, Pick<NewRow, 'bundle' | 'bundleName'>> {
  return new Map(
    bundles.flatMap(({ label, parts }, index) => {
      const bundle = { bundle: index + 1, bundleName: `${label.brand} ${label.name}`.trim() };
      return parts.map((part) => [part, bundle] as const);
    }),
  );
}

/** What the discount code takes off, a row for each percentage of tax. */
function discountRows({ rows, codes: { discount }, say, language }: ValidatedCart): NewRow[] {
  if (!discount) return [];
  const { code } = discount;
  const byRate = discountByRate(rows, discount.shares);
  return byRate.map(({ taxPercentage, total, tax }) => {
    const percentage = formatPercentage(taxPercentage, language);
    return {
      kind: 'discount',
      name: byRate.length === 1 ? say('discountRow', { code }) : say('discountRowOfRate', { code, percentage }),
      amount: 1,
      unitCents: total.cents,
      totalCents: total.cents,
      displayUnitHundredths: total.display,
      displayTotalHundredths: total.display,
      taxPercentage,
      taxCents: tax.cents,
    };
  });
}

/** Who of the staff changed a row's name or price, and the price it would have had; nothing for an unchanged row. */
function overrideOf(row: ValidatedRow, staffId: number | null) {
  const isChanged = row.isPriceOverridden || row.name !== row.variant.name;
  return isChanged ? { overriddenBy: staffId, listUnitCents: row.listCents } : {};
}

/** A chosen service with a price or work of its own has a row; a second parcel is a delivery. */
const serviceRow =
  ({ deliveryTaxPercentage }: ValidatedCart) =>
  ({ kind, isChosen, name, price }: CartService): NewRow[] => {
    if (!isChosen || kind === 'pikanouto') return [];
    return [{ kind: kind === 'repack' ? 'repack' : 'delivery', name, ...priced(price, deliveryTaxPercentage) }];
  };

/** The amounts of a row of one unit. */
function priced(price: Amount, taxPercentage: number) {
  return {
    amount: 1,
    unitCents: price.cents,
    totalCents: price.cents,
    displayUnitHundredths: price.display,
    displayTotalHundredths: price.display,
    taxPercentage,
    taxCents: taxOf({ total: price, taxPercentage }).cents,
  };
}

/** Delivery has a row even when it is free, so that the order shows the delivery method. */
function deliveryRow({ deliveryTaxPercentage }: ValidatedCart, { delivery }: OrderChoices): NewRow {
  return {
    kind: 'delivery',
    name: delivery.name,
    description: delivery.timeEstimate,
    ...priced(delivery.price, deliveryTaxPercentage),
  };
}
