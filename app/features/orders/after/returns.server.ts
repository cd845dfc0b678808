import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { RETURN_REASONS, type ReturnReason } from 'contract/return-status';
import { askReturn, type Received, type WantedReturn } from '~/api/after-order';
import { shopContext } from '~/server/context.server';
import { readForm } from '~/server/read-form.server';
import { orErrorPage } from '~/server/unavailable.server';
import { type FoundOrder, fieldOf, findFormsOrder, refusalText } from './found-order.server';
import { wantedUnits } from './withdrawal.server';

/** What was typed for a row. */
export type TypedRow = {
  readonly rowId: number;
  readonly amount: number;
  readonly reason: string;
  /** `exchange`: another variant is wanted; the money otherwise. */
  readonly instead: string;
  readonly exchange: string;
  /** What is wrong with the reason and with the size; empty when nothing is. */
  readonly reasonError: string;
  readonly sizeError: string;
};

export type ReturnsPage =
  | { readonly step: 'find' }
  | {
      readonly step: 'choose';
      readonly found: FoundOrder;
      readonly rows: readonly TypedRow[];
      readonly message: string;
    }
  | { readonly step: 'done'; readonly found: FoundOrder; readonly receipt: Received };

const START: ReturnsPage = { step: 'find' };
const isVariant = (text: string) => /^\d{1,9}$/.test(text);
const isReason = (text: string): text is ReturnReason => (RETURN_REASONS as readonly string[]).includes(text);

export async function loadReturns(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  return data({ title: context.t('returns')('r.title') });
}

/**
 * Takes a return: rows with quantities, a reason for each, and what is wanted instead, with a size for an exchange (Specification 2 §5).
 * Nothing typed is lost when one is refused.
 */
export async function changeReturns(args: ActionFunctionArgs) {
  const context = await shopContext(args);
  const t = context.t('returns');
  const form = await readForm(args.request);
  const found = await findFormsOrder(context, form);
  const refused = (page: ReturnsPage, text: string, status = 400, retryAfter = 0) =>
    data({ page, text }, { status, ...(retryAfter > 0 && { headers: { 'Retry-After': `${retryAfter}` } }) });
  if ('text' in found) return refused(START, found.text, found.status, found.retryAfter);
  const refusal = found.after.return_refusal;
  if (refusal !== '') return refused(START, refusalText(context, refusal), 409);
  const message = fieldOf(form, 'message').slice(0, 2000);
  const rows: TypedRow[] = wantedUnits(form, found).map(({ rowId, amount }) => {
    const reason = fieldOf(form, `reason-${rowId}`);
    const instead = fieldOf(form, `instead-${rowId}`) === 'exchange' ? 'exchange' : '';
    const exchange = fieldOf(form, `exchange-${rowId}`);
    const reasonError = isReason(reason) ? '' : t('error.reason');
    const sizeError = instead === '' || isVariant(exchange) ? '' : t('error.size');
    return { rowId, amount, reason, instead, exchange, reasonError, sizeError };
  });
  const page: ReturnsPage = { step: 'choose', found, rows, message };
  if (fieldOf(form, 'intent') !== 'send') return data({ page: { ...page, rows: [] } as ReturnsPage, text: '' });
  if (rows.length === 0) return refused(page, t('error.rows'));
  const wrong = rows.flatMap(({ reasonError, sizeError }) => [reasonError, sizeError]).find((error) => error !== '');
  if (wrong !== undefined) return refused(page, wrong);
  const wanted: WantedReturn[] = rows.flatMap(({ rowId, amount, reason, instead, exchange }) =>
    isReason(reason) ? [{ rowId, amount, reason, exchange: instead === '' ? null : Number(exchange) }] : [],
  );
  const reply = await orErrorPage(askReturn(context.api, found.order.reference, message, wanted));
  if (reply.kind === 'refused') return refused(page, refusalText(context, reply.reason), 409);
  if (reply.kind === 'unknown') return refused(START, t('error.unsupported'));
  const done: ReturnsPage = { step: 'done', found, receipt: reply.value };
  return data({ page: done, text: '' });
}
