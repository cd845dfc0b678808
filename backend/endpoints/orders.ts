import {
  cancelOrder,
  getOrderByPayment,
  getOrderHistory,
  lookUpOrder as lookUpOrderCall,
  withdrawFromOrder,
} from 'contract/orders';
import { Hono } from 'hono';
import type { BackendContext } from '../context';
import { NotFound, TooMany } from '../domain/errors/refusals';
import { lookUpOrder, readOrderByPayment, readOrderHistory } from '../domain/orders/order-reading';
import { attemptLimit } from '../domain/untrusted/attempt-limit';
import { notYet } from './not-yet';
import { presentOrder } from './order-wire';
import { type Area, answer, type BackendEnv } from './serve';

/** Look-ups in a quarter of an hour: from one address, and for one e-mail. */
const WINDOW_MS = 15 * 60 * 1000;
const MOST_BY_ADDRESS = 30;
const MOST_BY_EMAIL = 10;

/** Orders as their customers see them. */
export function orderEndpoints({ db }: BackendContext): Area {
  const area: Area = new Hono<BackendEnv>();
  const byAddress = attemptLimit(MOST_BY_ADDRESS, WINDOW_MS);
  const byEmail = attemptLimit(MOST_BY_EMAIL, WINDOW_MS);

  answer(area, lookUpOrderCall, async ({ body, language, clientAddress, now }) => {
    const byVisitor = clientAddress === null ? 0 : byAddress.count(clientAddress, now);
    // Each pair of e-mail and address counts apart, so that a stranger cannot lock a customer out of their own order.
    const wait = byVisitor || byEmail.count(`${body.email.toLowerCase()} ${clientAddress ?? ''}`, now);
    if (wait > 0) throw new TooMany(wait);
    const order = await lookUpOrder(db, body.order_number, body.email, language);
    if (!order) throw new NotFound('UNKNOWN_ORDER');
    return presentOrder(order);
  });

  answer(area, getOrderByPayment, async ({ params, language }) => {
    const order = await readOrderByPayment(db, params.reference, language);
    if (!order) throw new NotFound('UNKNOWN_ORDER');
    return presentOrder(order);
  });

  answer(area, getOrderHistory, async ({ requireCaller, language }) => {
    const { customerId } = await requireCaller();
    return (await readOrderHistory(db, customerId, language)).map(presentOrder);
  });

  notYet(area, cancelOrder, withdrawFromOrder);
  return area;
}
