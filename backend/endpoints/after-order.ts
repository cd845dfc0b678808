import {
  type afterOrder,
  cancelOrder,
  createReturn,
  getAfterOrder,
  packOrders,
  withdrawFromOrder,
} from 'contract/after-order';
import { Hono } from 'hono';
import type { z } from 'zod';
import type { BackendContext } from '../context';
import { readAfterOrder } from '../domain/orders/after-order';
import { cancelOrder as cancel } from '../domain/orders/cancel-order';
import { packTogether } from '../domain/orders/pack-together';
import { type AskedReturn, askReturn } from '../domain/returns/ask-return';
import { orderMails } from '../mail/order-mails';
import { presentReturn } from './order-returns';
import { Answer, type Area, answer, type BackendEnv } from './serve';

const UNKNOWN_ORDER = new Answer(404, { detail: 'Not found.', reason: 'UNKNOWN_ORDER' as const });

const presentAsked = ({ received, ...asked }: AskedReturn) => ({ ...asked, received: received.toISOString() });

/** What happens to an order after it was paid. Customers name it by its payment reference, which only they have. */
export function afterOrderEndpoints({ db, settings }: BackendContext): Area {
  const area: Area = new Hono<BackendEnv>();
  const tell = orderMails(settings);

  answer(area, getAfterOrder, async ({ params, language, now }) => {
    const after = await readAfterOrder(db, params.reference, language, now);
    return after ? presentAfterOrder(after) : UNKNOWN_ORDER;
  });

  answer(area, cancelOrder, async ({ params, now }) => {
    const status = await cancel(db, tell, params.reference, now);
    return status === null ? UNKNOWN_ORDER : { status };
  });

  answer(area, packOrders, async ({ params, body }) =>
    (await packTogether(db, params.reference, body.order_number)) ? {} : UNKNOWN_ORDER,
  );

  answer(area, withdrawFromOrder, async ({ params, body, now }) => {
    const rows = body.rows.map(({ row_id: rowId, amount }) => ({
      rowId,
      amount,
      reason: null,
      exchangeVariantId: null,
    }));
    const wish = { reference: params.reference, kind: 'withdrawal' as const, rows, name: body.name, message: '' };
    const asked = await askReturn(db, tell, wish, now);
    return asked ? presentAsked(asked) : UNKNOWN_ORDER;
  });

  answer(area, createReturn, async ({ params, body, now }) => {
    const rows = body.rows.map(({ row_id: rowId, amount, reason, exchange_product_id: exchange }) => ({
      rowId,
      amount,
      reason,
      exchangeVariantId: exchange ?? null,
    }));
    const wish = { reference: params.reference, kind: 'return' as const, rows, name: '', message: body.message };
    const asked = await askReturn(db, tell, wish, now);
    return asked ? presentAsked(asked) : UNKNOWN_ORDER;
  });

  return area;
}

type AfterOrder = NonNullable<Awaited<ReturnType<typeof readAfterOrder>>>;

const iso = (time: Date | null) => time?.toISOString() ?? null;

function presentAfterOrder(after: AfterOrder): z.input<typeof afterOrder> {
  return {
    events: after.events.map(({ status, at }) => ({ status, at: at.toISOString() })),
    deliveries: after.deliveries.map(({ trackingCode, sentAt, deliveredAt }) => ({
      tracking_code: trackingCode,
      sent: sentAt.toISOString(),
      delivered: iso(deliveredAt),
    })),
    cancellation: after.cancellation,
    withdraw_until: iso(after.withdrawUntil),
    withdraw_refusal: after.withdrawRefusal ?? '',
    return_until: after.returnUntil.toISOString(),
    return_refusal: after.returnRefusal ?? '',
    pack_together: after.order.addOnOrder,
    rows: after.rows.map(({ id, canWithdraw, exchanges, ...row }) => ({
      ...row,
      row_id: id,
      can_withdraw: canWithdraw,
      exchanges: exchanges.map((one) => ({ product_id: one.id, name: one.name })),
    })),
    returns: after.returns.map(presentReturn),
    charge_currency: after.order.chargeCurrency,
    owed_minor: after.owedHundredths,
  };
}
