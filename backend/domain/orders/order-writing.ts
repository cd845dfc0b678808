import type { Transaction } from '../../db/client';
import { orderEvents } from '../../db/schema/order-events';
import { orderAllocations, orderRows, orders } from '../../db/schema/orders';
import { payments } from '../../db/schema/payments';
import { type Act, writeAudit } from '../audit/write-audit';
import { fullName } from '../cart/cart-row';
import { hasService } from '../cart/cart-services';
import { sumOf } from '../cart/cart-tax';
import type { CartVisitor, ValidatedCart } from '../cart/cart-validation';
import { seesStaffData } from '../customers/caller';
import type { Allocation } from '../stock/stock-allocation';
import { writeGiftCardRows } from './gift-order-rows';
import { isNothingDue, type OrderChoices } from './order-choices';
import { drawReference } from './order-number';
import type { OrderRequest } from './order-request';
import { newOrderRows } from './order-rows';
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

/** Where an order goes: a gift that its company receives for its people to the company, whatever the form says. */
function addressOf({ gift }: ValidatedCart, { address, postal_code, city }: OrderRequest['form']) {
  const { terms = null } = gift ?? {};
  if (terms?.delivery !== 'company') return { address, postalCode: postal_code, city };
  return { address: `${terms.company}, ${terms.address}`, postalCode: terms.postalCode, city: terms.city };
}

/** Writes the row of an order; null when its number, reference or key is taken. Long because an order has some thirty columns, one a line. */
export async function writeOrder(tx: Transaction, parts: NewOrder): Promise<WrittenOrder | null> {
  const { request, requestHash, number, paymentReference, cart, choices, visitor } = parts;
  const { form } = request;
  const { delivery, location } = choices;
  const tax = sumOf(cart.tax);
  const { hundredths: chargeHundredths, currency: chargeCurrency } = cart.charge;
  const customerId =
    visitor.company?.customerId ?? (await readOrderingCustomer(tx, visitor.caller, request.customer_id ?? null));
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
      ...addressOf(cart, form),
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
      giftCompany: cart.gift?.terms?.company ?? '',
      ...waysOf(cart, request),
      ...sellerOf(request, visitor),
      totalCents: cart.total.cents,
      taxCents: tax.cents,
      displayTotalHundredths: cart.total.display,
      displayTaxHundredths: tax.display,
      bonusCents: cart.bonusPayment.cents,
      displayBonusHundredths: cart.bonusPayment.display,
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
  const rows = newOrderRows(cart, choices, staffId);
  const written = await tx
    .insert(orderRows)
    .values(rows.map((row, index) => ({ ...row, orderId: order.id, line: index + 1 })))
    .returning({ id: orderRows.id, variantId: orderRows.variantId, amount: orderRows.amount });
  await recordOverrides(tx, order, cart, { actor, now });
  const allocated = allocateRows(written, allocations);
  if (allocated.length > 0) await tx.insert(orderAllocations).values(allocated);
  const giftLines = written.slice(cart.rows.length, cart.rows.length + cart.giftRows.length);
  await writeGiftCardRows(
    tx,
    cart.giftRows,
    giftLines.map(({ id }) => id),
  );
  await tx.insert(payments).values({
    orderId: order.id,
    methodId: choices.payment.id,
    processor: choices.payment.processor,
    reference: order.attemptReference,
    ...(isNothingDue(choices) ? { status: 'captured', settledAt: now } : { status: 'created' }),
    amountHundredths: order.chargeHundredths,
    currency: order.chargeCurrency,
    createdAt: now,
  });
  await tx.insert(orderEvents).values({ orderId: order.id, toStatus: order.status, actor, createdAt: now });
}

/** Writes into the log of acts which rows have another name or price than the shop's, and who changed them. */
async function recordOverrides(
  tx: Transaction,
  { number }: WrittenOrder,
  cart: ValidatedCart,
  act: Act,
): Promise<void> {
  for (const { isPriceOverridden, listCents, unit, name, variant } of cart.rows) {
    const isRenamed = name !== variant.name;
    if (!isPriceOverridden && !isRenamed) continue;
    const details = {
      product: fullName(variant),
      ...(isPriceOverridden && { listPrice: formatEuros(listCents), price: formatEuros(unit.cents) }),
      ...(isRenamed && { name }),
    };
    await writeAudit(tx, { ...act, action: 'override-row', subject: 'order', subjectId: number, details });
  }
}

const formatEuros = (cents: number): string => (cents / 100).toFixed(2);

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
