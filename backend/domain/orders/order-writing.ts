import { productTitle } from 'contract/product-title';
import type { Transaction } from '../../db/client';
import { orderAllocations, orderEvents, orderRows, orders, payments } from '../../db/schema/orders';
import { choiceOf, type ValidatedRow } from '../cart/cart-row';
import { sumOf, taxOf } from '../cart/cart-tax';
import type { CartVisitor, ValidatedCart } from '../cart/cart-validation';
import { discountByRate } from '../cart/discount';
import { seesStaffData } from '../customers/caller';
import type { Amount } from '../pricing/display-currency';
import { formatPercentage } from '../pricing/format-money';
import type { Allocation } from '../stock/stock-allocation';
import type { OrderChoices } from './order-choices';
import { drawReference } from './order-number';
import type { OrderRequest } from './order-request';
import { readOrderingCustomer } from './ordering-customer';

/** The data of a new order. */
export interface NewOrder {
  readonly request: OrderRequest;
  readonly requestHash: string;
  readonly number: string;
  readonly paymentReference: string;
  readonly cart: ValidatedCart;
  readonly choices: OrderChoices;
  readonly visitor: CartVisitor;
}

/** A newly written order. */
export interface WrittenOrder {
  readonly id: number;
  readonly number: string;
  readonly paymentReference: string;
  readonly status: 'awaiting_payment';
  /** Null for a guest's order. */
  readonly customerId: number | null;
  readonly chargeHundredths: number;
  readonly chargeCurrency: string;
  /** Reference of the first payment attempt at the processor. */
  readonly attemptReference: string;
}

/** The seller of an order that staff places; from everybody else these fields are ignored. */
function sellerOf({ form }: OrderRequest, { caller }: CartVisitor) {
  if (!seesStaffData(caller)) return {};
  return { sellerName: form.seller_name ?? '', sellerNumber: form.seller_number ?? '' };
}

/** Writes the row of an order; null when its number, reference or key is taken. Long because an order has some thirty columns, one a line. */
export async function writeOrder(tx: Transaction, parts: NewOrder): Promise<WrittenOrder | null> {
  const { request, requestHash, number, paymentReference, cart, choices, visitor } = parts;
  const { form } = request;
  const { delivery, location } = choices;
  const tax = sumOf(cart.tax);
  const { hundredths: chargeHundredths, currency: chargeCurrency } = cart.charge;
  const customerId = await readOrderingCustomer(tx, visitor.caller, request.customer_id ?? null);
  const [row] = await tx
    .insert(orders)
    .values({
      number,
      paymentReference,
      idempotencyKey: request.idempotency_key,
      requestHash,
      status: 'awaiting_payment',
      customerId,
      email: form.email,
      phone: form.phone,
      firstName: form.first_name,
      lastName: form.last_name,
      address: form.address,
      postalCode: form.postal_code,
      city: form.city,
      country: cart.country.code,
      language: cart.language,
      host: request.host,
      taxAreaId: cart.country.taxAreaId,
      currency: cart.currency.code,
      currencyRate: cart.currency.rate,
      deliveryMethodId: delivery.id,
      pickupPointId: location?.pickupPointId ?? null,
      pickupStoreId: location?.pickupStoreId ?? null,
      deliveryName: delivery.name,
      deliveryLocationName: location?.name ?? '',
      shippingTime: delivery.timeEstimate,
      specialRequest: request.special_request,
      ...sellerOf(request, visitor),
      totalCents: cart.total.cents,
      taxCents: tax.cents,
      displayTotalHundredths: cart.total.display,
      displayTaxHundredths: tax.display,
      chargeHundredths,
      chargeCurrency,
      placedAt: visitor.now,
      acceptedTermsAt: visitor.now,
    })
    .onConflictDoNothing()
    .returning({ id: orders.id });
  if (!row) return null;
  const attemptReference = drawReference();
  return {
    id: row.id,
    number,
    paymentReference,
    status: 'awaiting_payment',
    customerId,
    chargeHundredths,
    chargeCurrency,
    attemptReference,
  };
}

/** Writes the rows of an order, their stock allocations, the first payment attempt and the first event. */
export async function writeOrderContent(
  tx: Transaction,
  order: WrittenOrder,
  content: {
    readonly cart: ValidatedCart;
    readonly choices: OrderChoices;
    readonly allocations: ReadonlyMap<number, readonly Allocation[]>;
    readonly visitor: CartVisitor;
  },
): Promise<void> {
  const { cart, choices, allocations, visitor } = content;
  const { caller, now } = visitor;
  const actor = caller && seesStaffData(caller) ? `staff:${caller.customerId}` : 'customer';
  const shares = cart.codes.discount?.shares ?? [];
  const bundles = bundlesOfRows(cart);
  const products = cart.rows.map((row, index) => ({ ...productRow(row, shares[index]), ...bundles.get(row) }));
  const rows = [...products, ...discountRows(cart), deliveryRow(cart, choices)];
  const written = await tx
    .insert(orderRows)
    .values(rows.map((row, index) => ({ ...row, orderId: order.id, line: index + 1 })))
    .returning({ id: orderRows.id, variantId: orderRows.variantId, amount: orderRows.amount });
  const allocated = allocateRows(written, allocations);
  if (allocated.length > 0) await tx.insert(orderAllocations).values(allocated);
  await tx.insert(payments).values({
    orderId: order.id,
    methodId: choices.payment.id,
    processor: choices.payment.processor,
    reference: order.attemptReference,
    status: 'created',
    amountHundredths: order.chargeHundredths,
    currency: order.chargeCurrency,
    createdAt: now,
  });
  await tx.insert(orderEvents).values({ orderId: order.id, toStatus: order.status, actor, createdAt: now });
}

type AllocatedRow = { readonly id: number; readonly variantId: number | null; readonly amount: number };

/** Divides what was taken of each variant among the rows that have it, in their order. */
function allocateRows(rows: readonly AllocatedRow[], allocations: ReadonlyMap<number, readonly Allocation[]>) {
  const left = new Map([...allocations].map(([variantId, taken]) => [variantId, taken.map((each) => ({ ...each }))]));
  return rows.flatMap(({ id: orderRowId, variantId, amount }) => {
    let missing = amount;
    return (variantId === null ? [] : (left.get(variantId) ?? [])).flatMap((source) => {
      const quantity = Math.min(source.quantity, missing);
      source.quantity -= quantity;
      missing -= quantity;
      return quantity === 0 ? [] : [{ orderRowId, storeId: source.storeId, quantity }];
    });
  });
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

type NewRow = Omit<typeof orderRows.$inferInsert, 'orderId' | 'line'>;

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

/** Delivery has a row even when it is free, so that the order shows the delivery method. */
function deliveryRow({ deliveryTaxPercentage }: ValidatedCart, { delivery }: OrderChoices): NewRow {
  const { price } = delivery;
  return {
    kind: 'delivery',
    name: delivery.name,
    description: delivery.timeEstimate,
    amount: 1,
    unitCents: price.cents,
    totalCents: price.cents,
    displayUnitHundredths: price.display,
    displayTotalHundredths: price.display,
    taxPercentage: deliveryTaxPercentage,
    taxCents: taxOf({ total: price, taxPercentage: deliveryTaxPercentage }).cents,
  };
}
