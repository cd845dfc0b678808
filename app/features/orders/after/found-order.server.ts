import { type AfterOrder, readAfterOrder } from '~/api/after-order';
import { findOrder, findOrderByPayment, type Order } from '~/api/orders';
import type { MessageKey } from '~/locale/namespaces';
import type { ShopContext } from '~/server/context.server';
import { orErrorPage } from '~/server/unavailable.server';
import { waitText } from '~/server/wait-text.server';

/** An order that its customer has shown to know: by e-mail and number, or by the reference that only its pages have. */
export type FoundOrder = { readonly order: Order; readonly after: AfterOrder };

/** A field of a form as one line of text. */
export const fieldOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** The order of a form's `reference`, or of its `email` and `order_number`; otherwise what is told, with its status. */
export async function findFormsOrder(
  context: ShopContext,
  form: FormData,
): Promise<FoundOrder | { readonly text: string; readonly status: number; readonly retryAfter?: number }> {
  const { api, t } = context;
  const reference = fieldOf(form, 'reference');
  const say = t('order');
  const unknown = { text: say('lookup.notFound'), status: 400 };
  let order: Order | undefined;
  if (reference !== '') order = await orErrorPage(findOrderByPayment(api, reference));
  else {
    const [email, number] = [fieldOf(form, 'email'), fieldOf(form, 'order_number').replace(/\s+/g, '').toUpperCase()];
    if (!/^[^\s@]{1,200}@[^\s@]{1,200}$/.test(email) || number === '' || number.length > 40) return unknown;
    const found = await orErrorPage(findOrder(api, email, number));
    if (found.kind === 'limited') {
      const { retryAfter } = found;
      return { text: waitText(context, retryAfter), status: 429, retryAfter };
    }
    if (found.kind === 'unsupported') return { text: say('lookup.unsupported'), status: 501 };
    if (found.kind === 'found') order = found.order;
  }
  const after = order && (await orErrorPage(readAfterOrder(api, order.reference)));
  return order && after ? { order, after } : unknown;
}

/** The text of a refusal. */
export function refusalText(context: ShopContext, reason: string): string {
  const known: Readonly<Record<string, MessageKey<'returns'>>> = {
    NOT_CANCELLABLE: 'error.NOT_CANCELLABLE',
    NOT_PAID: 'error.NOT_PAID',
    NOT_DELIVERED: 'error.NOT_DELIVERED',
    TIME_EXPIRED: 'error.TIME_EXPIRED',
    NOTHING_LEFT: 'error.NOTHING_LEFT',
    NOT_RETURNABLE: 'error.NOT_RETURNABLE',
    PACK_TOGETHER_NOT_POSSIBLE: 'error.PACK_TOGETHER_NOT_POSSIBLE',
    SIZE_NOT_AVAILABLE: 'error.SIZE_NOT_AVAILABLE',
    WRONG_STATUS: 'error.WRONG_STATUS',
    NOTE_REQUIRED: 'error.NOTE_REQUIRED',
  };
  return context.t('returns')(known[reason] ?? 'error.unsupported');
}
