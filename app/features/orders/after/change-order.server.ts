import { data } from '@remix-run/node';
import { cancelOrder, packTogether } from '~/api/after-order';
import type { ShopContext } from '~/server/context.server';
import { orErrorPage } from '~/server/unavailable.server';
import { changeReturn, RETURN_INTENTS, type ReturnChange } from './change-return.server';
import { type FoundOrder, fieldOf, findFormsOrder, refusalText } from './found-order.server';
import { putIntoCart } from './order-again.server';

/** What a customer can do with an order on its page. */
const INTENTS = ['cancel', 'pack', 'again', ...RETURN_INTENTS] as const;
type Intent = (typeof INTENTS)[number];

/** The intent of a form that changes an order; undefined for a look-up. */
export const orderIntent = (form: FormData): Intent | undefined =>
  INTENTS.find((intent) => intent === fieldOf(form, 'intent'));

/** Changes an order and shows it anew, with what was done, or why it was refused. */
export async function changeOrder(context: ShopContext, form: FormData, intent: Intent) {
  const found = await findFormsOrder(context, form);
  if ('text' in found)
    return data({ order: null, after: null, done: '', text: found.text, problem: null, result: null }, found.status);
  if (intent === 'again') return putIntoCart(context, found);
  const { text, done, problem, status } = await carryOut(context, form, intent, found);
  const fresh = await findFormsOrder(context, form);
  const shown = 'text' in fresh ? found : fresh;
  return data({ order: shown.order, after: shown.after, done, text, problem, result: null }, status);
}

async function carryOut(
  context: ShopContext,
  form: FormData,
  intent: Exclude<Intent, 'again'>,
  { order, after }: FoundOrder,
): Promise<ReturnChange> {
  const { api } = context;
  const t = context.t('returns');
  const refused = (reason: string) => ({ text: refusalText(context, reason), done: '', problem: null, status: 409 });
  const finished = (done: string) => ({ text: '', done, problem: null, status: 200 });
  if (intent === 'cancel') {
    const reply = await orErrorPage(cancelOrder(api, order.reference));
    if (reply.kind !== 'done') return refused(reply.kind === 'refused' ? reply.reason : '');
    return finished(reply.value.status === 'cancelled' ? t('cancelled') : t('pending'));
  }
  if (intent === 'pack') {
    const typed = fieldOf(form, 'other').slice(0, 40);
    const number = typed.replace(/\s+/g, '').toUpperCase();
    const wrong = (text: string, detail: string, status: number): ReturnChange => {
      const problem = { back: '', field: 'other', text: detail, typed } as const;
      return { text, done: '', problem, status };
    };
    if (number === '') return wrong(t('packMissing'), t('packMissing'), 400);
    if (number === order.number.toUpperCase()) return wrong(t('packOwn'), t('packOwn'), 400);
    const reply = await orErrorPage(packTogether(api, order.reference, number));
    if (reply.kind === 'done') return finished(t('packed'));
    return wrong(refusalText(context, 'PACK_TOGETHER_NOT_POSSIBLE'), t('packRule'), 409);
  }
  const back = after.returns.find(({ reference }) => reference === fieldOf(form, 'back'));
  return changeReturn(context, form, intent, back?.reference ?? '');
}
