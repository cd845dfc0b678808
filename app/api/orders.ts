import { getOrderByPayment, lookUpOrder, type OrderWire } from 'contract/orders';
import type { Picture } from 'contract/wire';
import { ApiError, isMissing } from './api-error';
import { type Api, read, submit } from './request';

/** A row of an order as its customer sees it. Amounts are hundredths of the order's currency. */
export type OrderRow = {
  readonly productId: number | null;
  /** `product`, `delivery`, `repack` or `discount`. */
  readonly kind: string;
  readonly name: string;
  readonly description: string;
  readonly path: string;
  readonly image: Picture | null;
  readonly amount: number;
  readonly totalMinor: number;
};

/** How far the payment of an order has come. */
export type PaymentState = 'paid' | 'waiting' | 'failed';

/** An order as its customer sees it. Amounts are hundredths of its currency, names are as they read when it was placed. */
export type Order = {
  readonly number: string;
  readonly reference: string;
  readonly status: string;
  readonly payment: PaymentState;
  /** ISO 8601. */
  readonly placed: string;
  readonly email: string;
  readonly name: string;
  /** Lines of the address. */
  readonly address: readonly string[];
  readonly countryCode: string;
  readonly phone: string;
  readonly deliveryMethod: string;
  readonly deliveryLocation: string;
  readonly shippingTime: string;
  readonly paymentMethod: string;
  readonly specialRequest: string;
  readonly trackingCode: string | null;
  readonly rows: readonly OrderRow[];
  readonly currency: string;
  readonly totalMinor: number;
  readonly taxMinor: number;
  readonly charge: { readonly minor: number; readonly currency: string };
};

function paymentState(order: OrderWire): PaymentState {
  if (order.paid !== null) return 'paid';
  return order.status === 'awaiting_payment' ? 'waiting' : 'failed';
}

function readOrder(order: OrderWire): Order {
  const town = `${order.postal_code} ${order.city}`.trim();
  return {
    number: order.order_number,
    reference: order.payment_reference,
    status: order.status,
    payment: paymentState(order),
    placed: order.placed,
    email: order.email,
    name: `${order.first_name} ${order.last_name}`.trim(),
    address: [order.address, town].filter((line) => line !== ''),
    countryCode: order.country_code,
    phone: order.phone,
    deliveryMethod: order.delivery_method,
    deliveryLocation: order.delivery_location,
    shippingTime: order.shipping_time_str,
    paymentMethod: order.payment_method,
    specialRequest: order.special_request,
    trackingCode: order.tracking_code,
    rows: order.rows.map((row) => ({
      productId: row.productId,
      kind: row.kind,
      name: row.name,
      description: row.description,
      path: row.path,
      image: row.image,
      amount: row.amount,
      totalMinor: row.display_total_minor,
    })),
    currency: order.currency_code.toLowerCase(),
    totalMinor: order.display_total_minor,
    taxMinor: order.display_tax_minor,
    charge: { minor: order.charge_minor, currency: order.charge_currency.toLowerCase() },
  };
}

/**
 * The order behind a payment reference, or undefined when there is none.
 * @throws ApiError for an outage
 */
export async function findOrderByPayment(api: Api, reference: string): Promise<Order | undefined> {
  if (!/^[\w-]{1,100}$/.test(reference)) return undefined;
  try {
    return readOrder(await read(api, getOrderByPayment, { params: { reference } }));
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** An order, or why none is shown: unknown and mismatched look the same. */
export type OrderLookup =
  | { readonly kind: 'found'; readonly order: Order }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'limited' };

/**
 * Looks an order up by its number and the e-mail it was placed with.
 * @throws ApiError for an outage
 */
export async function findOrder(api: Api, email: string, orderNumber: string): Promise<OrderLookup> {
  try {
    const reply = await submit(api, lookUpOrder, { body: { email, order_number: orderNumber } });
    return reply.ok ? { kind: 'found', order: readOrder(reply.value) } : { kind: 'unknown' };
  } catch (error) {
    if (isMissing(error)) return { kind: 'unknown' };
    if (error instanceof ApiError && error.status === 429) return { kind: 'limited' };
    throw error;
  }
}
