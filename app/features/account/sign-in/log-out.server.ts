import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { logOut } from '~/api/sign-in';
import { pathTo } from '~/routing/path-to';
import { shopContext } from '~/server/context.server';
import { redirectWithToast } from '~/server/flash.server';
import { personalCookieClears } from '~/server/personal-cookies.server';
import { orLogged } from '~/server/unavailable.server';

/** The confirming form: opening an address must not log anybody out. */
export async function loadLogOut(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  if (!context.auth) return redirect(pathTo('login', context.language));
  return data({ title: context.t('sign-in')('logout.title') });
}

/**
 * Logs out: the backend forgets the token, and nothing personal stays in the browser. When the backend is down, the browser
 * forgets the token all the same.
 */
export async function logOutHere(args: ActionFunctionArgs) {
  const { api, auth, language, request, t } = await shopContext(args);
  if (auth) await orLogged(logOut(api), undefined, 'log-out');
  const headers = new Headers({ 'Clear-Site-Data': '"cache", "storage"' });
  for (const cookie of personalCookieClears(request)) headers.append('Set-Cookie', cookie);
  const toast = { type: 'success', text: t('sign-in')('done.out') } as const;
  return redirectWithToast(pathTo('home', language), toast, { headers });
}
