import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { type Received, withdraw } from '~/api/after-order';
import { shopContext } from '~/server/context.server';
import { readForm } from '~/server/read-form.server';
import { orErrorPage } from '~/server/unavailable.server';
import { type FoundOrder, fieldOf, findFormsOrder, refusalText } from './found-order.server';

/** Units of rows that a form wants to be taken back. */
export type WantedUnits = readonly { readonly rowId: number; readonly amount: number }[];

/** The page in its steps: the order is looked up, rows are chosen, the choice is confirmed, the receipt is shown. */
export type WithdrawalPage =
  | { readonly step: 'find' }
  | { readonly step: 'choose' | 'check'; readonly found: FoundOrder; readonly rows: WantedUnits; readonly name: string }
  | { readonly step: 'done'; readonly found: FoundOrder; readonly receipt: Received };

const START: WithdrawalPage = { step: 'find' };

export async function loadWithdrawal(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  return data({ title: context.t('returns')('w.title') });
}

/** The units that a form has chosen of an order's rows, none above what is left. */
export function wantedUnits(form: FormData, { after }: FoundOrder): WantedUnits {
  return after.rows.flatMap(({ row_id: rowId, left }) => {
    const text = fieldOf(form, `amount-${rowId}`);
    const amount = /^\d{1,4}$/.test(text) ? Math.min(Number(text), left) : 0;
    return amount > 0 ? [{ rowId, amount }] : [];
  });
}

/**
 * Withdraws from the contract in two steps: the first chooses, the second confirms. All steps are answers to forms, so that no
 * address names an order.
 */
export async function changeWithdrawal(args: ActionFunctionArgs) {
  const context = await shopContext(args);
  const t = context.t('returns');
  const form = await readForm(args.request);
  const found = await findFormsOrder(context, form);
  const refused = (page: WithdrawalPage, text: string, status = 400, retryAfter = 0) =>
    data({ page, text }, { status, ...(retryAfter > 0 && { headers: { 'Retry-After': `${retryAfter}` } }) });
  if ('text' in found) return refused(START, found.text, found.status, found.retryAfter);
  const intent = fieldOf(form, 'intent');
  const name = intent === 'find' || intent === '' ? found.order.name : fieldOf(form, 'name').slice(0, 200);
  const rows = wantedUnits(form, found);
  const refusal = found.after.withdraw_refusal;
  if (refusal !== '') return refused(START, refusalText(context, refusal), 409);
  if (intent !== 'check' && intent !== 'confirm') {
    const all = found.after.rows.filter((row) => row.can_withdraw && row.left > 0);
    const everything = all.map(({ row_id: rowId, left }) => ({ rowId, amount: left }));
    const page: WithdrawalPage = { step: 'choose', found, rows: everything, name };
    return data({ page, text: everything.length === 0 ? refusalText(context, 'NOT_RETURNABLE') : '' });
  }
  const again: WithdrawalPage = { step: 'choose', found, rows, name };
  if (name === '') return refused(again, t('error.name'));
  if (rows.length === 0) return refused(again, t('error.rows'));
  if (intent === 'check')
    return data({ page: { ...again, step: 'check' } satisfies WithdrawalPage as WithdrawalPage, text: '' });
  const reply = await orErrorPage(withdraw(context.api, found.order.reference, name, rows));
  if (reply.kind === 'refused') return refused(again, refusalText(context, reply.reason), 409);
  if (reply.kind === 'unknown') return refused(START, t('error.unsupported'));
  const done: WithdrawalPage = { step: 'done', found, receipt: reply.value };
  return data({ page: done, text: '' });
}
