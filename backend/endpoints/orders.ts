import {
  getOrderByPayment,
  getOrderHistory,
  getOwnOrder,
  lookUpOrder as lookUpOrderCall,
  ORDERS_PER_PAGE,
} from 'contract/orders';
import { getReceipt } from 'contract/payments';
import { Hono } from 'hono';
import type { BackendContext } from '../context';
import { readImportedOrders } from '../domain/orders/imported-orders';
import { lookUpOrder, readOrderByPayment, readOrderHistory, readOwnOrder } from '../domain/orders/order-reading';
import { attemptLimit } from '../domain/untrusted/attempt-limit';
import { readOrderOffers } from '../payments/pay-again';
import { processorsOf } from '../payments/processors';
import { writeReceipt } from '../receipts/receipt';
import { receiptPdf } from '../receipts/receipt-pdf';
import { presentImportedOrder, presentOrder } from './order-wire';
import { Answer, type Area, answer, type BackendEnv, NOT_LOGGED_IN } from './serve';

/** Window of the limits on look-ups per IP address and per e-mail address. */
const WINDOW_MS = 15 * 60 * 1000;
const MAX_BY_ADDRESS = 30;
const MAX_BY_EMAIL = 10;

/** No order with that number and e-mail. */
const UNKNOWN_ORDER = new Answer(404, { detail: 'Not found.', reason: 'UNKNOWN_ORDER' as const });

/** Orders as their customers see them. */
export function orderEndpoints({ db, pool, settings }: BackendContext): Area {
  const processors = processorsOf(settings);
  const area: Area = new Hono<BackendEnv>();
  const byAddress = attemptLimit(pool, 'order-look-up-by-address', MAX_BY_ADDRESS, WINDOW_MS);
  const byEmail = attemptLimit(pool, 'order-look-up-by-email', MAX_BY_EMAIL, WINDOW_MS);
  const warnings = attemptLimit(pool, 'order-look-up-warning', 1, WINDOW_MS);

  answer(area, lookUpOrderCall, async ({ backend, body, language, clientAddress }) => {
    const byVisitor = clientAddress === null ? 0 : await byAddress.count(clientAddress);
    // Each pair of e-mail and IP address is counted separately, so that a stranger cannot lock customers out of their orders.
    const wait = byVisitor || (await byEmail.count(`${body.email.toLowerCase()} ${clientAddress ?? ''}`));
    if (wait > 0) {
      // guessing is logged once per window, without the guesses, which may be customers' addresses
      if ((await warnings.count(clientAddress ?? '')) === 0)
        backend.log.warn({ limit: byVisitor > 0 ? 'visitor' : 'email', wait }, 'too many order look-ups');
      return new Answer(429, { detail: 'Too many attempts. Try again in a while.' }, { 'Retry-After': String(wait) });
    }
    const order = await lookUpOrder(db, body.order_number, body.email, language);
    if (!order) return UNKNOWN_ORDER;
    return presentOrder(order);
  });

  answer(area, getOrderByPayment, async ({ params, language }) => {
    const order = await readOrderByPayment(db, params.reference, language);
    if (!order) return UNKNOWN_ORDER;
    const isPayable = order.order.status === 'awaiting_payment' && order.payment.status !== 'review';
    return presentOrder(order, isPayable ? await readOrderOffers(db, { processors }, order.order) : []);
  });

  answer(area, getReceipt, async ({ backend, params, language }) => {
    const view = await readOrderByPayment(db, params.reference, language);
    if (!view || view.order.paidAt === null) return UNKNOWN_ORDER;
    const pdf = await receiptPdf(writeReceipt(backend.settings, view));
    return { order_number: view.order.number, pdf: pdf.toString('base64') };
  });

  answer(area, getOrderHistory, async ({ caller, query, language }) => {
    const known = await caller();
    if (!known) return NOT_LOGGED_IN;
    const page = { page: query.page, size: ORDERS_PER_PAGE };
    const history = await readOrderHistory(db, known.customerId, page, language);
    const imported = query.page === 1 ? await readImportedOrders(db, known.customerId) : [];
    return {
      orders: history.orders.map((order) => presentOrder(order)),
      order_count: history.count,
      imported_orders: imported.map(presentImportedOrder),
    };
  });

  answer(area, getOwnOrder, async ({ caller, params, language }) => {
    const known = await caller();
    if (!known) return NOT_LOGGED_IN;
    const order = await readOwnOrder(db, known.customerId, params.number, language);
    return order ? presentOrder(order) : UNKNOWN_ORDER;
  });

  return area;
}
