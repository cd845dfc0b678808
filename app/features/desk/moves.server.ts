import { ORDER_STATUSES } from 'contract/order-status';
import { RETURN_STATUSES } from 'contract/return-status';
import { moveDeskOrder, moveDeskReturn } from '~/api/desk-moves';
import { pathTo } from '~/routing/path-to';
import type { ShopContext } from '~/server/context.server';
import { redirectWithToast } from '~/server/flash.server';
import { orErrorPage } from '~/server/unavailable.server';
import { textField } from './desk-context.server';

/** Moves the order of a page, or one of its returns, as the form's `intent` says: `move-order` or `move-return`. */
export async function moveFromDesk(context: ShopContext, form: FormData): Promise<Response> {
  const number = context.params['number'] ?? '';
  const t = context.t('desk');
  const to = pathTo('deskOrder', context.language, { number });
  const refusal = await (form.get('intent') === 'move-return'
    ? moveReturn(context, form)
    : moveOrder(context, number, form));
  if (refusal === null) return redirectWithToast(to, { type: 'success', text: t('move.done') });
  const text = refusal === 'PAYMENT_NOT_TAKEN' ? t('move.notTaken') : t('move.refused');
  return redirectWithToast(to, { type: 'error', text });
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
