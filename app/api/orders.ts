import { getOrderByPayment, lookUpOrder, type OrderWire, unknownOrder } from 'contract/orders';
import type { Picture } from 'contract/wire';
import { z } from 'zod';
import { ApiError, isMissing } from './api-error';
import { readBounded } from './bounded-body';
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

/** The calls with the answer that there is no such order, which is no fault. */
const orderByPaymentOrNone = { ...getOrderByPayment, answer: z.union([getOrderByPayment.answer, unknownOrder]) };
const lookUpOrderOrNone = { ...lookUpOrder, answer: z.union([lookUpOrder.answer, unknownOrder]) };

/** Longest body of a 404 that is looked into. */
const MOST_BYTES = 10_000;

/**
 * Hands a 404 that says that there is no such order on as an answer. Any other 404 is a backend's that does not have the
 * call.
 */
function readingUnknown(api: Api): Api {
  return {
    ...api,
    send: async (request) => {
      const response = await api.send(request);
      if (response.status !== 404) return response;
      const text = await readBounded(response, 'order', MOST_BYTES).catch(() => '');
      return saysUnknown(text) ? new Response(text, { status: 200 }) : new Response(null, { status: 404 });
    },
  };
}

function saysUnknown(text: string): boolean {
  try {
    return unknownOrder.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

/**
 * The order behind a payment reference, or undefined when there is none.
 * @throws ApiError for an outage; `isMissing` tells a backend that shows no orders
 */
export async function findOrderByPayment(api: Api, reference: string): Promise<Order | undefined> {
  if (!/^[\w-]{1,100}$/.test(reference)) return undefined;
  const answer = await read(readingUnknown(api), orderByPaymentOrNone, { params: { reference } });
  return 'reason' in answer ? undefined : readOrder(answer);
}

/** An order, or why none is shown: unknown and mismatched look the same. */
export type OrderLookup =
  | { readonly kind: 'found'; readonly order: Order }
  | { readonly kind: 'unknown' }
  /** The backend shows no orders at all. */
  | { readonly kind: 'unsupported' }
  | { readonly kind: 'limited' };

/**
 * Looks an order up by its number and the e-mail it was placed with.
 * @throws ApiError for an outage
 */
export async function findOrder(api: Api, email: string, orderNumber: string): Promise<OrderLookup> {
  try {
    const body = { email, order_number: orderNumber };
    const reply = await submit(readingUnknown(api), lookUpOrderOrNone, { body });
    if (!reply.ok || 'reason' in reply.value) return { kind: 'unknown' };
    return { kind: 'found', order: readOrder(reply.value) };
  } catch (error) {
    if (isMissing(error)) return { kind: 'unsupported' };
    if (error instanceof ApiError && error.status === 429) return { kind: 'limited' };
    throw error;
  }
}
