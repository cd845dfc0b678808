import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { takeAlong } from '~/features/shell/handover.server';
import { safeRedirect } from '~/routing/safe-redirect';
import { shopContext } from '~/server/context.server';
import { redirectWithToast } from '~/server/flash.server';

/** Takes cart and log-in over from the host of another language, then leads to the page the visitor wanted. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  const next = safeRedirect(context.url.searchParams.get('next'));
  const cookies = await takeAlong(context.params['id'] ?? '', context);
  if (!cookies) return redirectWithToast(next, { type: 'warning', text: context.t('common')('handover.expired') });
  const headers = new Headers({ 'Referrer-Policy': 'no-referrer' });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return redirect(next, { status: 303, headers });
}

export default function HandoverScreen() {
  return null;
}
