import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { type AfterOrder, type Received, type ReturnView, withdraw } from '~/api/after-order';
import { type ShopContext, shopContext } from '~/server/context.server';
import { readForm } from '~/server/read-form.server';
import { orErrorPage } from '~/server/unavailable.server';
import { type FoundOrder, fieldOf, findFormsOrder, refusalText } from './found-order.server';

/** Units of rows that a form wants to be taken back. */
export type WantedUnits = readonly { readonly rowId: number; readonly amount: number }[];

/** The page in its steps: the order is looked up, rows are chosen, the choice is confirmed, the receipt is shown. */
export type WithdrawalPage =
  | { readonly step: 'find' }
  | { readonly step: 'choose' | 'check'; readonly found: FoundOrder; readonly rows: WantedUnits; readonly name: string }
  | {
      readonly step: 'done';
      readonly receipt: Received;
      /** `unsent`: the order was cancelled before it left; `stopped`: a person tries to stop it; `back`: to be sent back. */
      readonly goods: 'unsent' | 'stopped' | 'back';
    };

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

/** The receipt of a withdrawal that was made. */
function receiptOf({ number, reference, created, status, is_unsent: isUnsent }: ReturnView): WithdrawalPage {
  const goods = isUnsent ? (status === 'processed' ? 'unsent' : 'stopped') : 'back';
  return { step: 'done', receipt: { number, reference, received: created }, goods };
}

/**
 * The withdrawal that a form asks for although it was made: since the form was shown, or by cancelling the whole order. A form that is
 * sent again, or a look-up later, shows its receipt and takes nothing twice.
 */
function madeBefore(form: FormData, { order, after }: FoundOrder): ReturnView | undefined {
  const [newest] = after.returns;
  if (newest?.kind !== 'withdrawal') return undefined;
  if (order.status === 'cancelled') return newest.status === 'processed' ? newest : undefined;
  const units = (amount: number | string, ...names: string[]) => `${amount} ${names.filter(Boolean).join(', ')}`;
  const asked = after.rows
    .map(({ row_id: rowId, name, description }) => ({ amount: fieldOf(form, `amount-${rowId}`), name, description }))
    .filter(({ amount }) => Number(amount) > 0)
    .map(({ amount, name, description }) => units(Number(amount), name, description));
  const taken = newest.rows.map(({ amount, name }) => units(amount, name));
  const isNew = form.has('known') && fieldOf(form, 'known') !== newest.number;
  return isNew && asked.sort().join('\n') === taken.sort().join('\n') ? newest : undefined;
}

/** The receipt of a withdrawal that was just made, as its order says now; of goods on their way back if it cannot be read. */
async function receiptNow(context: ShopContext, form: FormData, { after }: FoundOrder, receipt: Received) {
  const fresh = await findFormsOrder(context, form);
  const returns: AfterOrder['returns'] = 'text' in fresh ? after.returns : fresh.after.returns;
  const made = returns.find(({ reference }) => reference === receipt.reference);
  return made ? { ...receiptOf(made), receipt } : ({ step: 'done', receipt, goods: 'back' } as const);
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
  const made = madeBefore(form, found);
  if (made) return data({ page: receiptOf(made), text: '' });
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
  const done: WithdrawalPage = await receiptNow(context, form, found, reply.value);
  return data({ page: done, text: '' });
}
