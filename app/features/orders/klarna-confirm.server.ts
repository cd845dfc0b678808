import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { confirmKlarna } from '~/api/payments';
import { draftSetCookie, readDraft } from '~/features/cart/checkout-draft.server';
import { pathTo } from '~/routing/path-to';
import { type ShopContext, shopContext } from '~/server/context.server';
import { notFound } from '~/server/errors.server';
import { redirectWithToast } from '~/server/flash.server';
import { orErrorPage } from '~/server/unavailable.server';
import { processPath } from './outcome.server';

/**
 * Confirms an order that Klarna has completed and leads to the page that tells what became of its payment. The browser that bought it in
 * Klarna's snippet has its cart emptied there, like after any other order. What could not be placed any more leads to the cart, which
 * says why. Specification 1 §2, §4 (READ_ONLY_ORDER).
 */
export async function confirmKlarnaOrder(args: LoaderFunctionArgs): Promise<Response> {
  const context = await shopContext(args);
  const id = context.url.searchParams.get('klarna_order_id') ?? '';
  if (id === '') return redirect(pathTo('cart', context.language));
  const missing = () => notFound(context.t('order')('unknownReference'));
  const isId = /^[\w-]{1,200}$/.test(id);
  const confirmed = (isId ? await orErrorPage(confirmKlarna(context.api, id)) : undefined) ?? missing();
  if ('texts' in confirmed) {
    const text = [...confirmed.texts, context.t('order')('klarna.notCharged')].join(' ');
    const headers = endSnippet(context, id, {});
    return redirectWithToast(pathTo('cart', context.language), { type: 'error', text }, { headers });
  }
  const { reference } = confirmed;
  return redirect(processPath(context, { reference }), { headers: endSnippet(context, id, { reference }) });
}

/** Headers that end the snippet in the browser that bought there; none for another one. */
function endSnippet({ request }: ShopContext, id: string, order: { readonly reference?: string }): Headers {
  const draft = readDraft(request);
  if (draft.klarnaId !== id) return new Headers();
  return new Headers([['Set-Cookie', draftSetCookie({ ...draft, ...order, klarnaId: '' }, request)]]);
}
