import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { safeRedirect } from '~/routing/safe-redirect';
import { type ShopContext, shopContext } from '~/server/context.server';
import { redirectWithToast } from '~/server/flash.server';
import { comesFromOwnHost, takeAlong } from './handover.server';

/** Takes over what another host left, and leads to the page the visitor wanted. */
async function takeOver(context: ShopContext): Promise<Response> {
  const next = safeRedirect(context.url.searchParams.get('next'));
  const t = context.t('common');
  const taken = await takeAlong(context.params['id'] ?? '', context);
  if (!taken) return redirectWithToast(next, { type: 'warning', text: t('handover.expired') });
  const headers = new Headers();
  for (const cookie of taken.cookies) headers.append('Set-Cookie', cookie);
  if (!taken.isPartial) return redirect(next, { status: 303, headers });
  return redirectWithToast(next, { type: 'warning', text: t('handover.partial') }, { headers });
}

/** From the shop's own host of another language cart and log-in come along at once; from elsewhere the visitor is asked. */
export async function loadHandover(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  if (comesFromOwnHost(context)) throw await takeOver(context);
  const next = safeRedirect(context.url.searchParams.get('next'));
  return data({ title: context.t('common')('handover.title'), next });
}

/** The visitor's yes. */
export async function confirmHandover(args: ActionFunctionArgs) {
  return takeOver(await shopContext(args));
}
