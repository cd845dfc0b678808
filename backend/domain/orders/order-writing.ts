import type { Transaction } from '../../db/client';
import { orderAllocations, orderEvents, orderRows, orders, payments } from '../../db/schema/orders';
import { choiceOf, type ValidatedRow } from '../cart/cart-row';
import { sumOf, taxOf } from '../cart/cart-tax';
import type { CartVisitor, ValidatedCart } from '../cart/cart-validation';
import type { Allocation } from '../stock/stock-allocation';
import type { OrderChoices } from './order-choices';
import { drawReference } from './order-number';
import type { OrderRequest } from './order-request';
import { readOrderingCustomer } from './ordering-customer';

/** What a new order is written from. */
export interface NewOrder {
  readonly request: OrderRequest;
  readonly requestHash: string;
  readonly number: string;
  readonly paymentReference: string;
  readonly cart: ValidatedCart;
  readonly choices: OrderChoices;
  readonly visitor: CartVisitor;
}

/** The row of an order that was just written. */
export interface WrittenOrder {
  readonly id: number;
  readonly number: string;
  readonly paymentReference: string;
  readonly status: 'awaiting_payment';
  readonly chargeMinor: number;
  readonly chargeCurrency: string;
  /** Our name for the first attempt to pay, at the processor. */
  readonly attemptReference: string;
}

/** Writes the row of an order; null when its number, reference or key is taken. */
export async function writeOrder(tx: Transaction, parts: NewOrder): Promise<WrittenOrder | null> {
  const { request, requestHash, number, paymentReference, cart, choices, visitor } = parts;
  const { form } = request;
  const { delivery, location } = choices;
  const tax = sumOf(cart.tax);
  const { minor: chargeMinor, currency: chargeCurrency } = cart.charge;
  const [row] = await tx
    .insert(orders)
    .values({
      number,
      paymentReference,
      idempotencyKey: request.idempotency_key,
      requestHash,
      status: 'awaiting_payment',
      customerId: await readOrderingCustomer(tx, visitor.caller, request.customer_id ?? null),
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
      totalCents: cart.total.cents,
      taxCents: tax.cents,
      displayTotalMinor: cart.total.display,
      displayTaxMinor: tax.display,
      chargeMinor,
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
    chargeMinor,
    chargeCurrency,
    attemptReference,
  };
}

/** Writes what belongs to an order: its rows, where their units come from, the first payment attempt and the first event. */
export async function writeOrderContent(
  tx: Transaction,
  order: WrittenOrder,
  content: {
    readonly cart: ValidatedCart;
    readonly choices: OrderChoices;
    readonly allocations: ReadonlyMap<number, readonly Allocation[]>;
    readonly now: Date;
  },
): Promise<void> {
  const { cart, choices, allocations, now } = content;
  const rows = [...cart.rows.map(goodsRow), deliveryRow(cart, choices)];
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
    amountMinor: order.chargeMinor,
    currency: order.chargeCurrency,
    createdAt: now,
  });
  await tx.insert(orderEvents).values({ orderId: order.id, toStatus: order.status, actor: 'customer', createdAt: now });
}

type NewRow = Omit<typeof orderRows.$inferInsert, 'orderId' | 'line'>;

function goodsRow(row: ValidatedRow): NewRow {
  const { variant, amount, unit, total, taxPercentage } = row;
  return {
    kind: 'product',
    variantId: variant.id,
    name: `${variant.brand} ${row.name}`.trim(),
    description: choiceOf(variant).join(' · '),
    amount,
    unitCents: unit.cents,
    totalCents: total.cents,
    displayUnitMinor: unit.display,
    displayTotalMinor: total.display,
    taxPercentage,
    taxCents: taxOf(row).cents,
  };
}

/** Delivery has a row even when it is free: the order says how it was to be sent. */
function deliveryRow({ deliveryTaxPercentage }: ValidatedCart, { delivery }: OrderChoices): NewRow {
  const { price } = delivery;
  return {
    kind: 'delivery',
    name: delivery.name,
    description: delivery.timeEstimate,
    amount: 1,
    unitCents: price.cents,
    totalCents: price.cents,
    displayUnitMinor: price.display,
    displayTotalMinor: price.display,
    taxPercentage: deliveryTaxPercentage,
    taxCents: taxOf({ total: price, taxPercentage: deliveryTaxPercentage }).cents,
  };
}
