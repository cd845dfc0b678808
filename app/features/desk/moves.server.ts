import { data } from '@remix-run/node';
import { ORDER_STATUSES } from 'contract/order-status';
import { RETURN_STATUSES } from 'contract/return-status';
import { moveDeskOrder, moveDeskReturn } from '~/api/desk-moves';
import { pathTo } from '~/routing/path-to';
import type { ShopContext } from '~/server/context.server';
import { redirectWithToast } from '~/server/flash.server';
import { orErrorPage } from '~/server/unavailable.server';
import { textField } from './desk-context.server';

/** A move that was refused, with what was typed. */
export type MoveProblem = {
  /** The number of the order or return. */
  readonly number: string;
  readonly status: string;
  readonly trackingCode: string;
  readonly isPart: boolean;
  readonly note: string;
  /** The field that is wrong; the status when it does not allow the move any more. */
  readonly field: 'status' | 'note';
  readonly text: string;
};

/** Moves the order of a page, or one of its returns, as the form's `intent` says: `move-order` or `move-return`. */
export async function moveFromDesk(context: ShopContext, form: FormData) {
  const order = context.params['number'] ?? '';
  const t = context.t('desk');
  const isReturn = form.get('intent') === 'move-return';
  const refusal = await (isReturn ? moveReturn(context, form) : moveOrder(context, order, form));
  if (refusal === null) {
    const to = pathTo('deskOrder', context.language, { number: order });
    return redirectWithToast(to, { type: 'success', text: t('move.done') });
  }
  const texts: Readonly<Record<string, string>> = {
    PAYMENT_NOT_TAKEN: t('move.notTaken'),
    NOTE_REQUIRED: context.t('returns')('error.NOTE_REQUIRED'),
  };
  const move: MoveProblem = {
    number: isReturn ? textField(form, 'return', 40) : order,
    status: textField(form, 'status', 40),
    trackingCode: textField(form, 'tracking_code', 100),
    isPart: form.get('is_part') === 'on',
    note: textField(form, 'note'),
    field: refusal === 'NOTE_REQUIRED' ? 'note' : 'status',
    text: texts[refusal] ?? t('move.refused'),
  };
  return data({ problem: null, move }, refusal === 'NOTE_REQUIRED' ? 400 : 409);
}

function moveOrder({ api }: ShopContext, number: string, form: FormData): Promise<string | null> {
  const status = ORDER_STATUSES.find((each) => each === form.get('status'));
  if (!status) return Promise.resolve('WRONG_STATUS');
  const trackingCode = textField(form, 'tracking_code', 100);
  const isPart = form.get('is_part') === 'on';
  return orErrorPage(moveDeskOrder(api, { number, status, trackingCode, isPart, note: textField(form, 'note') }));
}

function moveReturn({ api }: ShopContext, form: FormData): Promise<string | null> {
  const status = RETURN_STATUSES.find((each) => each === form.get('status'));
  const number = textField(form, 'return', 40);
  if (!status || number === '') return Promise.resolve('WRONG_STATUS');
  return orErrorPage(moveDeskReturn(api, { number, status, note: textField(form, 'note') }));
}
