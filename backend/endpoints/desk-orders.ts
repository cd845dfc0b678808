import * as calls from 'contract/desk-orders';
import { Hono } from 'hono';
import { findOrderId, findOrders, readOrderHistoryForStaff } from '../domain/desk/found-orders';
import { readOrderSale } from '../domain/desk/order-sale';
import { readAfterOrder } from '../domain/orders/after-order';
import { findImportedOrders } from '../domain/orders/imported-orders';
import { nextStatuses } from '../domain/orders/move-order';
import { readOrderById } from '../domain/orders/order-reading';
import { nextReturnStatuses } from '../domain/returns/move-return';
import { refundDecisions } from '../payments/open-refunds';
import { administrator, pageOf } from './desk';
import { presentReturn } from './order-returns';
import { presentImportedOrder, presentOrder } from './order-wire';
import { Answer, type Area, answer, type BackendEnv, NOT_FOUND } from './serve';

/** Orders of the shop that was left which a search shows at most. */
const FIRST_IMPORTED = 20;

/** Orders at the desk. */
export function deskOrderEndpoints(): Area {
  const area: Area = new Hono<BackendEnv>();
  answer(area, calls.getDeskOrders, async ({ backend, caller, query }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    const { search: text, status, delivery } = query;
    const search = { text, status, delivery, ...pageOf(query.page) };
    const { orders, count } = await findOrders(backend.db, search);
    const imported =
      status === '' && delivery === '' && query.page === 1
        ? await findImportedOrders(backend.db, text, FIRST_IMPORTED)
        : [];
    return {
      orders: orders.map(presentLine),
      count,
      imported_orders: imported.map(presentImportedOrder),
    };
  });

  answer(area, calls.getDeskOrder, async ({ backend, caller, params, language, now }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    const id = await findOrderId(backend.db, params.number);
    const view = id === null ? null : await readOrderById(backend.db, id, language);
    if (id === null || !view) return NOT_FOUND;
    const after = await readAfterOrder(backend.db, view.order.paymentReference, language, now);
    const { events, payments } = await readOrderHistoryForStaff(backend.db, id);
    return {
      order: presentOrder(view),
      next_statuses: [...nextStatuses(view.order.status)],
      sale: presentSale(await readOrderSale(backend.db, id)),
      returns: (after?.returns ?? []).map((back) => ({
        ...presentReturn(back),
        next_statuses: [...nextReturnStatuses(back.status)],
      })),
      events: events.map(({ fromStatus, toStatus, actor, note, createdAt }) => ({
        ...{ from: fromStatus, to: toStatus, actor, note },
        created: createdAt.toISOString(),
      })),
      payments: payments.map((payment) => ({
        id: payment.id,
        processor: payment.processor,
        status: payment.status,
        currency_code: payment.currency,
        amount: payment.amountHundredths / 100,
        refunded: payment.refundedHundredths / 100,
        created: payment.createdAt.toISOString(),
        refunds: payment.refunds.map((refund) => ({
          ...{ id: refund.id, status: refund.status, failure: refund.failure, actor: refund.actor },
          ...{ amount: refund.amountHundredths / 100, created: refund.createdAt.toISOString() },
          decisions: refundDecisions(refund, payment.processor),
        })),
      })),
    };
  });

  return area;
}

type Sale = Awaited<ReturnType<typeof readOrderSale>>;

const presentPacked = ({ number, status }: Sale['hosts'][number]) => ({ order_number: number, status });

const presentSale = ({ sellerName, sellerNumber, hosts, addOns, overrides }: Sale) => ({
  seller_name: sellerName,
  seller_number: sellerNumber,
  packed_with: hosts.map(presentPacked),
  add_on_orders: addOns.map(presentPacked),
  overrides: overrides.map(({ name, unitCents, listCents, by }) => ({
    ...{ name, by },
    price: unitCents / 100,
    list_price: (listCents ?? unitCents) / 100,
  })),
});

const presentLine = (order: Awaited<ReturnType<typeof findOrders>>['orders'][number]) => ({
  order_number: order.number,
  status: order.status,
  placed: order.placedAt.toISOString(),
  name: `${order.firstName} ${order.lastName}`.trim(),
  email: order.email,
  currency_code: order.currency,
  display_total_minor: order.displayTotalHundredths,
  express_pickup: order.isExpressPickup ? { store: order.deliveryLocationName, time: order.shippingTime } : null,
});
