import { productTitle } from 'contract/product-title';
import type { Transaction } from '../../db/client';
import { orderAllocations, orderEvents, orderRows, orders, payments } from '../../db/schema/orders';
import { choiceOf, type ValidatedRow } from '../cart/cart-row';
import { type CartService, hasService } from '../cart/cart-services';
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

/** How the order is packed, handed over and sold. */
function waysOf({ services, modes }: ValidatedCart, { delivery_extra_data }: OrderRequest) {
  return {
    isPartDelivery: hasService(services, 'part_delivery'),
    isExpressPickup: hasService(services, 'pikanouto'),
    isCardCheckout: modes.isCardCheckout,
    addOnOrder: modes.addOnOrder,
    giosgChatter: delivery_extra_data.giosg_chatter ?? '',
  };
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
      shippingTime: choices.shippingTime,
      specialRequest: request.special_request,
      ...waysOf(cart, request),
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
  const staffId = caller && seesStaffData(caller) ? caller.customerId : null;
  const actor = staffId === null ? 'customer' : `staff:${staffId}`;
  const shares = cart.codes.discount?.shares ?? [];
  const products = cart.rows.map((row, index) => ({ ...productRow(row, shares[index]), ...overrideOf(row, staffId) }));
  const services = cart.services.flatMap(serviceRow(cart));
  const rows: NewRow[] = [...products, ...discountRows(cart), ...services, deliveryRow(cart, choices)];
  const written = await tx
    .insert(orderRows)
    .values(rows.map((row, index) => ({ ...row, orderId: order.id, line: index + 1 })))
    .returning({ id: orderRows.id, variantId: orderRows.variantId });
  const allocated = written.flatMap(({ id, variantId }) =>
    (variantId === null ? [] : (allocations.get(variantId) ?? [])).map((from) => ({ orderRowId: id, ...from })),
  );
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
      ...priced(total, taxPercentage),
      taxCents: tax.cents,
    };
  });
}

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
