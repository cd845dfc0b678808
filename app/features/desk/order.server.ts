import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { decidePayment, type PaymentDecision, readDeskOrder } from '~/api/desk-orders';
import { pathTo } from '~/routing/path-to';
import { notFound } from '~/server/errors.server';
import { redirectWithToast } from '~/server/flash.server';
import { readForm } from '~/server/read-form.server';
import { orErrorPage } from '~/server/unavailable.server';
import { deskContext, textField } from './desk-context.server';
import { decideRefundFrom } from './money.server';
import { type MoveProblem, moveFromDesk } from './moves.server';

/** An order for staff. @throws Response 404 when there is none with the number */
export async function loadDeskOrder(args: LoaderFunctionArgs) {
  const context = await deskContext(args);
  const found = await orErrorPage(readDeskOrder(context.api, context.params['number'] ?? ''));
  const t = context.t('order');
  if (!found) notFound(t('unknownReference'), pathTo('deskOrders', context.language));
  return data({ title: t('number', { number: found.order.number }), ...found });
}

const DECISIONS = ['capture', 'cancel', 'refund'] as const;

/** What the form says about a payment; the name of the wrong field otherwise. */
export function readDecision(form: FormData): PaymentDecision | 'amount' | 'decision' {
  const decision = DECISIONS.find((each) => each === form.get('decision'));
  const id = textField(form, 'payment', 9);
  const amount = textField(form, 'amount', 20).replace(',', '.');
  if (!decision || !/^[1-9]\d*$/.test(id)) return 'decision';
  if (decision !== 'refund' || amount === '') return { id: Number(id), decision, amountHundredths: null };
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(amount) || Number(amount) === 0) return 'amount';
  return { id: Number(id), decision, amountHundredths: Math.round(Number(amount) * 100) };
}

/** Moves the order or a return of it, or takes, withdraws or gives back the money of a payment. */
export async function changeDeskOrder(args: ActionFunctionArgs) {
  const context = await deskContext(args);
  const form = await readForm(args.request);
  const intent = form.get('intent');
  if (intent === 'move-order' || intent === 'move-return') return moveFromDesk(context, form);
  const to = pathTo('deskOrder', context.language, { number: context.params['number'] ?? '' });
  if (intent === 'decide-refund') return decideRefundFrom(context, form, to);
  const t = context.t('desk');
  const decision = readDecision(form);
  const noMove: MoveProblem | null = null;
  const refuse = (text: string) => {
    const problem = { payment: textField(form, 'payment', 9), amount: textField(form, 'amount', 20), text };
    return data({ problem, move: noMove }, 400);
  };
  if (decision === 'amount') return refuse(t('payment.wrongAmount'));
  if (decision === 'decision') return refuse(t('payment.refused'));
  const result = await orErrorPage(decidePayment(context.api, decision));
  if ('refusal' in result) return refuse(`${t('payment.refused')} ${result.refusal}`);
  if (result.status === 'failed') return refuse(t('payment.refund.failed'));
  const isOpen = decision.decision === 'refund' && result.status !== 'done';
  return redirectWithToast(to, {
    type: isOpen ? 'info' : 'success',
    text: t(isOpen ? 'payment.refund.open' : `payment.${decision.decision}.done`),
  });
}
