import type { CallAnswer } from 'contract/call';
import * as calls from 'contract/desk-orders';
import type { ReturnView } from './after-order';
import { bodyOf } from './call-result';
import { type DeskPage, pageOf } from './desk';
import { type DeskRefund, decisionsOf } from './desk-lists';
import { type ImportedOrder, readImportedOrder } from './imported-orders';
import { type Order, readOrder } from './orders';
import { type Api, read, submit } from './request';

/** An order in the desk's list. */
export type DeskOrderLine = {
  readonly number: string;
  readonly status: string;
  /** ISO 8601. */
  readonly placed: string;
  readonly name: string;
  readonly email: string;
  readonly currency: string;
  readonly totalHundredths: number;
  /** Where and after which clock time it is collected on the same day; null: delivered in another way. */
  readonly expressPickup: { readonly store: string; readonly time: string } | null;
};

/** What narrows the list of orders. */
export type DeskOrderQuery = {
  /** A part of the number, the address or the name. */
  readonly search: string;
  readonly status: string;
  readonly delivery: '' | 'express';
  readonly page: number;
};

/** Orders, the newest first, and those of the shop that was left which match. @throws ApiError */
export async function findDeskOrders(
  api: Api,
  query: DeskOrderQuery,
): Promise<DeskPage<DeskOrderLine> & { readonly imported: readonly ImportedOrder[] }> {
  const { orders, count, imported_orders } = bodyOf(await read(api, calls.getDeskOrders, { query }));
  const rows = orders.map((order) => ({
    number: order.order_number,
    status: order.status,
    placed: order.placed,
    name: order.name,
    email: order.email,
    currency: order.currency_code,
    totalHundredths: order.display_total_minor,
    expressPickup: order.express_pickup,
  }));
  return { ...pageOf(rows, count), imported: imported_orders.map(readImportedOrder) };
}

/** A change of an order's status. */
export type DeskOrderEvent = {
  readonly from: string | null;
  readonly to: string;
  readonly actor: string;
  readonly note: string;
  /** ISO 8601. */
  readonly created: string;
};

/** An attempt to pay. Amounts are hundredths of its currency. */
export type DeskPayment = {
  readonly id: number;
  readonly processor: string;
  readonly status: string;
  readonly currency: string;
  readonly amountHundredths: number;
  readonly refundedHundredths: number;
  /** ISO 8601. */
  readonly created: string;
  readonly refunds: readonly DeskRefund[];
};

/** A return or withdrawal of an order. */
export type DeskReturn = {
  readonly number: string;
  readonly kind: string;
  readonly status: string;
  /** ISO 8601. */
  readonly created: string;
  readonly rows: ReturnView['rows'];
  /** Of the parcel in which it comes back. */
  readonly trackingCode: string;
  readonly messages: ReturnView['messages'];
  /** What was given back, hundredths of the currency that was charged; null before it is processed. */
  readonly refundHundredths: number | null;
  readonly nextStatuses: readonly string[];
};

/** Who sold an order, with what it is packed, and what staff changed by hand; null where the backend does not tell. */
export type DeskSale = CallAnswer<typeof calls.getDeskOrder>['sale'];

/** An order with its changes of status, its returns and its attempts to pay. */
export type DeskOrder = {
  readonly order: Order;
  readonly events: readonly DeskOrderEvent[];
  readonly payments: readonly DeskPayment[];
  /** To which staff can move it. */
  readonly nextStatuses: readonly string[];
  readonly returns: readonly DeskReturn[];
  readonly sale: DeskSale;
};

/** An order for staff; null when there is none with the number. @throws ApiError */
export async function readDeskOrder(api: Api, number: string): Promise<DeskOrder | null> {
  const answer = await read(api, calls.getDeskOrder, { params: { number } });
  if (answer.status === 404) return null;
  const { order, events, payments, next_statuses: nextStatuses, returns, sale } = bodyOf(answer);
  return {
    order: readOrder(order),
    events,
    nextStatuses,
    sale,
    returns: returns.map(({ number, kind, status, created, rows, messages, refund_minor, next_statuses, ...back }) => ({
      ...{ number, kind, status, created, rows, messages, trackingCode: back.tracking_code },
      refundHundredths: refund_minor,
      nextStatuses: next_statuses,
    })),
    payments: payments.map(({ currency_code: currency, amount, refunded, refunds, ...payment }) => ({
      ...payment,
      currency,
      amountHundredths: Math.round(amount * 100),
      refundedHundredths: Math.round(refunded * 100),
      refunds: refunds.map(({ id, status, failure, created: begun, decisions, amount: sum }) => ({
        ...{ id, status, failure, currency, created: begun, decisions: decisionsOf(decisions) },
        amountHundredths: Math.round(sum * 100),
      })),
    })),
  };
}

export type PaymentDecision = {
  readonly id: number;
  readonly decision: 'capture' | 'cancel' | 'refund';
  /** Hundredths of the payment's currency; null: all that is left. */
  readonly amountHundredths: number | null;
};

/** Takes, withdraws or gives back money. @returns why the payment does not allow it; null when it was done @throws ApiError */
export async function decidePayment(
  api: Api,
  { id, decision, amountHundredths }: PaymentDecision,
): Promise<{ readonly status: string } | { readonly refusal: string }> {
  const amount = amountHundredths === null ? null : amountHundredths / 100;
  const answer = await submit(api, calls.decidePayment, { params: { id }, body: { decision, amount } });
  if (answer.status === 409) return { refusal: answer.body.detail };
  return { status: bodyOf(answer).status };
}
