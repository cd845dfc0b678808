import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type ShopContext, shopContext } from '~/server/context.server';
import { redirectWithToast } from '~/server/flash.server';
import { nextPage } from '~/server/next-page.server';
import { comesFromOwnHost, receiveTransfer } from './session-transfer.server';

/** Completes the session transfer from another host, and redirects to the requested page. */
async function completeTransfer(context: ShopContext): Promise<Response> {
  const next = nextPage(context.url.searchParams.get('next'));
  const t = context.t('sign-in');
  const taken = await receiveTransfer(context.params['id'] ?? '', context);
  if (!taken) return redirectWithToast(next, { type: 'warning', text: t('handover.expired') });
  const headers = new Headers();
  for (const cookie of taken.cookies) headers.append('Set-Cookie', cookie);
  if (!taken.isPartial) return redirect(next, { status: 303, headers });
  return redirectWithToast(next, { type: 'warning', text: t('handover.partial') }, { headers });
}

/**
 * From the shop's own host of another language, cart and log-in are transferred at once; from elsewhere the visitor must
 * confirm.
 */
export async function loadSessionTransfer(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  if (comesFromOwnHost(context)) throw await completeTransfer(context);
  const next = nextPage(context.url.searchParams.get('next'));
  return data({ title: context.t('sign-in')('handover.title'), next });
}

/** Handles the visitor's confirmation. */
export async function confirmSessionTransfer(args: ActionFunctionArgs) {
  return completeTransfer(await shopContext(args));
}
