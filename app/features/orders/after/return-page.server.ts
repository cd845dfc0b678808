import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { readReturn } from '~/api/after-order';
import { pathTo } from '~/routing/path-to';
import { type ShopContext, shopContext } from '~/server/context.server';
import { notFound } from '~/server/errors.server';
import { redirectWithToast } from '~/server/flash.server';
import { readForm } from '~/server/read-form.server';
import { orErrorPage } from '~/server/unavailable.server';
import { changeReturn, RETURN_INTENTS } from './change-return.server';
import { fieldOf } from './found-order.server';

async function requireReturn(context: ShopContext) {
  const found = await orErrorPage(readReturn(context.api, context.params['slug'] ?? ''));
  return found ?? notFound(context.t('returns')('unknownReturn'), pathTo('viewOrder', context.language));
}

/** A return for whoever has its unguessable reference, by the link of a mail. @throws Response 404 for any other */
export async function loadReturnPage(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  const found = await requireReturn(context);
  const { kind, number } = found.back;
  const title = context.t('returns')(kind === 'withdrawal' ? 'kind.withdrawal' : 'kind.return', { number });
  return data({ title, ...found });
}

/** Answers the shop's question, tells the parcel's tracking code, or calls the return off. */
export async function changeReturnPage(args: ActionFunctionArgs) {
  const context = await shopContext(args);
  const form = await readForm(args.request);
  const { back } = await requireReturn(context);
  const intent = RETURN_INTENTS.find((one) => one === fieldOf(form, 'intent'));
  const nothing = { done: '', text: '', problem: null, status: 400 };
  const { done, text, problem, status } = intent ? await changeReturn(context, form, intent, back.reference) : nothing;
  if (done === '') return data({ text, problem }, status);
  const to = pathTo('returnPage', context.language, { slug: back.reference });
  return redirectWithToast(to, { type: 'success', text: done });
}
