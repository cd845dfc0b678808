import {
  answerReturn,
  cancelReturn,
  getReturn,
  getReturnLabel,
  type returnView,
  trackReturn,
} from 'contract/after-order';
import { Hono } from 'hono';
import type { z } from 'zod';
import type { BackendContext } from '../context';
import * as answers from '../domain/returns/answer-return';
import { cancelReturn as callOff } from '../domain/returns/move-return';
import { readReturnPage, type readReturns } from '../domain/returns/read-returns';
import { readReturnLabel } from '../domain/returns/return-label';
import { orderMails } from '../mail/order-mails';
import { labelPdf } from '../receipts/label-pdf';
import { type Area, answer, type BackendEnv, NOT_FOUND } from './serve';

/** What a customer does with a return, which its own unguessable reference names. */
export function orderReturnEndpoints({ db, settings }: BackendContext): Area {
  const area: Area = new Hono<BackendEnv>();
  const tell = orderMails(settings);

  answer(area, getReturn, async ({ params, language }) => {
    const page = await readReturnPage(db, params.reference, language);
    if (!page) return NOT_FOUND;
    const { number, chargeCurrency } = page.order;
    return { return: presentReturn(page.back), order_number: number, charge_currency: chargeCurrency };
  });

  answer(area, answerReturn, async ({ params, body, now }) => {
    const reply = { reference: params.reference, message: body.message, now };
    const status = await answers.answerReturn(db, tell, reply);
    return status === null ? NOT_FOUND : { status };
  });

  answer(area, trackReturn, async ({ params, body }) =>
    (await answers.trackReturn(db, params.reference, body.tracking_code)) ? {} : NOT_FOUND,
  );

  answer(area, cancelReturn, async ({ params, now }) => {
    const status = await callOff(db, tell, params.reference, now);
    return status === null ? NOT_FOUND : { status };
  });

  answer(area, getReturnLabel, async ({ params, language }) => {
    const label = await readReturnLabel(db, params.reference);
    if (!label) return NOT_FOUND;
    return { number: label.number, pdf: (await labelPdf(settings, label, language)).toString('base64') };
  });

  return area;
}

/** A return in the contract's words. */
export function presentReturn({
  note,
  ...back
}: Awaited<ReturnType<typeof readReturns>>[number]): z.input<typeof returnView> {
  const [reserved] = back.rows.flatMap(({ reservedUntil }) => reservedUntil ?? []);
  return {
    number: back.number,
    reference: back.reference,
    kind: back.kind,
    status: back.status,
    created: back.createdAt.toISOString(),
    can_cancel: back.isOnItsWay,
    is_unsent: back.isUnsent,
    rows: back.rows.map(({ name, amount, reason, exchange }) => ({ name, amount, reason: reason ?? '', exchange })),
    refund_minor: back.refundHundredths,
    is_credit: back.isCredit,
    reserved_until: reserved?.toISOString() ?? null,
    note,
    tracking_code: back.trackingCode,
    can_answer: back.status === 'more_info',
    messages: back.messages.map(({ isCustomer, text, at }) => ({
      ...{ by: isCustomer ? 'customer' : 'shop', text },
      at: at.toISOString(),
    })),
    events: back.events.map(({ status, at }) => ({ status, at: at.toISOString() })),
  };
}
