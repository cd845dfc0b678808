import { redirect } from '@remix-run/node';
import { flashCookie, type Toast } from './shop-cookies.server';

export type { Toast };

/**
 * Redirects and shows a message on the next page: with scripts as a toast, without as a status line.
 * @returns 303 unless `init` sets another status, so that a reload does not post the form again
 */
export function redirectWithToast(to: string, toast: Toast, init: ResponseInit = {}): Response {
  const headers = new Headers(init.headers);
  headers.append('Set-Cookie', flashCookie.write({ ...toast, text: toast.text.slice(0, 500) }));
  // the root loader returns the message: reload it after the redirect
  headers.set('X-Remix-Revalidate', 'yes');
  return redirect(to, { status: 303, ...init, headers });
}
