import { moveOrder, moveReturn } from 'contract/desk-moves';
import { Hono } from 'hono';
import type { BackendContext } from '../context';
import { moveOrder as move } from '../domain/orders/move-order';
import { moveReturn as moveBack } from '../domain/returns/move-return';
import { orderMails } from '../mail/order-mails';
import { actOf, administrator } from './desk';
import { Answer, type Area, answer, type BackendEnv, NOT_FOUND } from './serve';

/** Administrators move orders and returns through their states, each with a mail to its customer. */
export function deskMoveEndpoints({ db, settings }: BackendContext): Area {
  const area: Area = new Hono<BackendEnv>();
  const tell = orderMails(settings);

  answer(area, moveOrder, async ({ caller, params, body, now }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    const { status: to, tracking_code: trackingCode, is_part: isPart, note } = body;
    const moved = { number: params.number, to, trackingCode, isPart, note, ...actOf(admin, now) };
    const status = await move(db, tell, moved);
    return status === null ? NOT_FOUND : { status };
  });

  answer(area, moveReturn, async ({ caller, params, body, now }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    const moved = { number: params.number, to: body.status, note: body.note, ...actOf(admin, now) };
    const status = await moveBack(db, tell, moved);
    return status === null ? NOT_FOUND : { status };
  });

  return area;
}
