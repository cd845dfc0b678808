import { redirect } from '@remix-run/node';
import { flashCookie, type Toast } from './shop-cookies.server';

export type { Toast };

/**
 * Redirects and shows a message on the page that comes: as a toast with scripts, as a status line without.
 * @returns 303 unless `init` says otherwise, so that a repeated reload posts nothing again
 */
export function redirectWithToast(to: string, toast: Toast, init: ResponseInit = {}): Response {
  const headers = new Headers(init.headers);
  headers.append('Set-Cookie', flashCookie.write({ ...toast, text: toast.text.slice(0, 500) }));
  // the root loader holds the message: have it asked again wherever the redirect leads
  headers.set('X-Remix-Revalidate', 'yes');
  return redirect(to, { status: 303, ...init, headers });
}
