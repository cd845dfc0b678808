import {
  getOrderByPayment,
  getOrderHistory,
  getOwnOrder,
  lookUpOrder,
  ORDERS_PER_PAGE,
  type OrderWire,
} from 'contract/orders';
import type { Picture } from 'contract/wire';
import { isMissing } from './api-error';
import { bodyOf } from './call-result';
import { type CardPayment, readBonusPayment, readCardPayments } from './checked-gifts';
import { type ImportedOrder, readImportedOrder } from './imported-orders';
import { type Api, read, submit } from './request';

/** A row of an order as shown to the customer. Amounts are hundredths of the order's currency. */
export type OrderRow = {
  readonly productId: number | null;
  /** `product`, `gift_card`, `delivery`, `repack` or `discount`. */
  readonly kind: string;
  readonly name: string;
  readonly description: string;
  readonly brand: string;
  /** Name of the product group; empty if unknown. */
  readonly category: string;
  readonly path: string;
  readonly image: Picture | null;
  readonly amount: number;
  readonly unitHundredths: number;
  readonly totalHundredths: number;
  /** Tax rate included in the price, in per cent. */
  readonly taxPercentage: number;
  /** Number of the bundle within the order that the row is a part of; null for a product of its own. */
  readonly bundle: number | null;
  readonly bundleName: string;
};

/**
 * Payment of an order. `declined` and `cancelled`: its latest attempt, and it may be paid again; `review`: a person of the shop
 * looks at it; `failed`: it was given up, and its stock was released.
 */
export type PaymentState = 'paid' | 'waiting' | 'declined' | 'cancelled' | 'review' | 'failed';

/** A way to pay an order that waits for its payment. */
export type OrderPaymentMethod = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** The latest attempt was by this one. */
  readonly isChosen: boolean;
};

/** An order as shown to the customer. Amounts are hundredths of its currency; product names are from the time of the order. */
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
  /** The company whose gift it is; empty for what was bought. */
  readonly giftCompany: string;
  /** Sent in parts; collected by express pick-up. */
  readonly isPartDelivery: boolean;
  readonly isExpressPickup: boolean;
  readonly trackingCode: string | null;
  readonly rows: readonly OrderRow[];
  readonly currency: string;
  readonly totalHundredths: number;
  readonly taxHundredths: number;
  /** What club bonus and gift cards pay, and what is left of the total after them. */
  readonly bonusPaidHundredths: number;
  readonly cardPayments: readonly CardPayment[];
  readonly dueHundredths: number;
  readonly charge: { readonly hundredths: number; readonly currency: string };
  /** Ways to pay it while it waits for its payment; empty otherwise. */
  readonly paymentMethods: readonly OrderPaymentMethod[];
  /** ISO 8601: when an invoice is to be paid, and until when an unpaid order keeps its stock. */
  readonly paymentDue: string | null;
  readonly payUntil: string | null;
};

function paymentState(order: OrderWire): PaymentState {
  if (order.paid !== null) return 'paid';
  if (order.status !== 'awaiting_payment') return 'failed';
  const attempt = order.payment_status;
  return attempt === 'declined' || attempt === 'cancelled' || attempt === 'review' ? attempt : 'waiting';
}

/** An order of the contract. */
export function readOrder(order: OrderWire): Order {
  const currency = order.currency_code.toLowerCase();
  const display = { currency, rate: Number(order.currency_rate) };
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
    giftCompany: order.gift_company,
    isPartDelivery: order.part_delivery,
    isExpressPickup: order.pikanouto,
    trackingCode: order.tracking_code,
    rows: order.rows.map((row) => ({
      productId: row.productId,
      kind: row.kind,
      name: row.name,
      description: row.description,
      brand: row.brand,
      category: row.category,
      unitHundredths: row.display_price_minor,
      path: row.path,
      image: row.image,
      amount: row.amount,
      totalHundredths: row.display_total_minor,
      taxPercentage: row.tax_percentage,
      bundle: row.bundle,
      bundleName: row.bundle_name,
    })),
    currency,
    totalHundredths: order.display_total_minor,
    bonusPaidHundredths: readBonusPayment(order.payment_events, display),
    cardPayments: readCardPayments(order.payment_events, display),
    dueHundredths: order.display_due_minor ?? order.display_total_minor,
    taxHundredths: order.display_tax_minor,
    charge: { hundredths: order.charge_minor, currency: order.charge_currency.toLowerCase() },
    paymentMethods: order.payment_methods.map(({ is_chosen: isChosen, ...method }) => ({ ...method, isChosen })),
    paymentDue: order.payment_due,
    payUntil: order.pay_until,
  };
}

/**
 * The order with this payment reference, or undefined.
 * @throws ApiError for an outage; `isMissing` is true for a backend that does not implement the call
 */
export async function findOrderByPayment(api: Api, reference: string): Promise<Order | undefined> {
  if (!/^[\w-]{1,100}$/.test(reference)) return undefined;
  const answer = await read(api, getOrderByPayment, { params: { reference } });
  return answer.status === 404 ? undefined : readOrder(bodyOf(answer));
}

/** The result of an order look-up. An unknown order and a wrong e-mail give the same result. */
export type OrderLookup =
  | { readonly kind: 'found'; readonly order: Order }
  | { readonly kind: 'unknown' }
  /** The backend does not implement the call. */
  | { readonly kind: 'unsupported' }
  | { readonly kind: 'limited'; readonly retryAfter: number };

/**
 * Looks an order up by its number and the e-mail it was placed with. `retryAfter` is in seconds.
 * @throws ApiError for an outage
 */
export async function findOrder(api: Api, email: string, orderNumber: string): Promise<OrderLookup> {
  try {
    const answer = await submit(api, lookUpOrder, { body: { email, order_number: orderNumber } });
    switch (answer.status) {
      case 200:
        return { kind: 'found', order: readOrder(answer.body) };
      case 400:
      case 404:
        return { kind: 'unknown' };
      case 429:
        return { kind: 'limited', retryAfter: answer.failure.retryAfter };
    }
  } catch (error) {
    if (isMissing(error)) return { kind: 'unsupported' };
    throw error;
  }
}

/** A page of a person's orders. */
export type OrderHistory = {
  /** The newest first. */
  readonly orders: readonly Order[];
  /** On all pages. */
  readonly count: number;
  readonly pageCount: number;
  /** Of the shop that was left, with the first page. */
  readonly imported: readonly ImportedOrder[];
};

/**
 * A page of the orders that the signed-in person placed.
 * @param page 1-based
 * @throws ApiError for an outage, and of a 401 when the session is over
 */
export async function readOrderHistory(api: Api, page: number): Promise<OrderHistory> {
  const { orders, order_count, imported_orders } = bodyOf(await read(api, getOrderHistory, { query: { page } }));
  const pageCount = Math.max(1, Math.ceil(order_count / ORDERS_PER_PAGE));
  return {
    orders: orders.map(readOrder),
    count: order_count,
    pageCount,
    imported: imported_orders.map(readImportedOrder),
  };
}

/**
 * An order of the signed-in person; undefined for one that there is not, or that is somebody else's.
 * @throws ApiError for an outage, and of a 401 when the session is over
 */
export async function findOwnOrder(api: Api, number: string): Promise<Order | undefined> {
  if (!/^\w{1,40}$/.test(number)) return undefined;
  const answer = await read(api, getOwnOrder, { params: { number } });
  return answer.status === 404 ? undefined : readOrder(bodyOf(answer));
}
