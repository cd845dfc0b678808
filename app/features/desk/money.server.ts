import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { REFUND_DECISIONS } from 'contract/desk-lists';
import { decideRefund, readDeskMoney } from '~/api/desk-lists';
import { pathTo } from '~/routing/path-to';
import type { ShopContext } from '~/server/context.server';
import { redirectWithToast } from '~/server/flash.server';
import { readForm } from '~/server/read-form.server';
import { orErrorPage } from '~/server/unavailable.server';
import { deskContext, textField } from './desk-context.server';

/** Payments and refunds that wait for a person. */
export async function loadDeskMoney(args: LoaderFunctionArgs) {
  const context = await deskContext(args);
  return data({ title: context.t('desk')('page.deskMoney'), ...(await orErrorPage(readDeskMoney(context.api))) });
}

/** Decides a refund from the list of those that wait. */
export async function changeDeskMoney(args: ActionFunctionArgs) {
  const context = await deskContext(args);
  return decideRefundFrom(context, await readForm(args.request), pathTo('deskMoney', context.language));
}

/** Carries out what a form decides about a refund, and goes on to a path, which tells what became of it. */
export async function decideRefundFrom(context: ShopContext, form: FormData, to: string): Promise<Response> {
  const t = context.t('desk-lists');
  const decision = REFUND_DECISIONS.find((each) => each === form.get('decision'));
  const id = textField(form, 'refund', 9);
  const isFit = decision !== undefined && /^[1-9]\d*$/.test(id);
  const verdict = { id: Number(id), decision: decision ?? 'retry', note: textField(form, 'note') };
  const isDone = isFit && (await orErrorPage(decideRefund(context.api, verdict)));
  if (!isDone) return redirectWithToast(to, { type: 'error', text: t('refund.refused') });
  return redirectWithToast(to, { type: 'success', text: t(`refund.${verdict.decision}.done`) });
}
