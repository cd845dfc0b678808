import { redirect, redirectDocument } from '@remix-run/node';
import { readRedirect } from '~/api/campaigns';
import { withShortTimeout } from '~/api/request';
import { documentPath } from '~/rendering/remix-adapter';
import { ownPath } from '~/routing/own-path';
import { safeRedirect } from '~/routing/safe-redirect';
import type { BaseContext } from './context.server';
import { storefrontSettings } from './env.server';
import { notFound } from './errors.server';
import { orLogged } from './unavailable.server';

type Moved = Pick<BaseContext, 'api' | 'url' | 'request'>;

const withSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`);

/** A path of this site with a slash at its end, so that the visitor is sent on once; its own query wins over the visitor's. */
function insideTarget(target: string, search: string): string | undefined {
  const safe = safeRedirect(target, '');
  if (safe === '') return undefined;
  const { pathname, searchParams, hash } = new URL(safe, 'http://shop.invalid');
  const query = new URLSearchParams(search);
  for (const [name, value] of searchParams) query.set(name, value);
  const text = query.toString();
  return withSlash(pathname) + (text && `?${text}`) + hash;
}

/**
 * Redirects for good from a page that does not exist to where staff sent it, or to the address that its page has today. Leads to
 * another site only by a whole https address that staff wrote. Does nothing when it is not known where the page went, or when that
 * cannot be asked.
 * @throws Response the redirect
 */
export async function redirectIfMoved({ api, url, request }: Moved): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return;
  const path = documentPath(url.pathname);
  const written = await orLogged(readRedirect(withShortTimeout(api), decodeURI(path)), undefined, 'redirect');
  if (!written) return;
  const target = ownPath(written, Object.values(storefrontSettings().hosts).flat());
  if (/^https:\/\//i.test(target)) throw redirectDocument(target, 301);
  const to = insideTarget(target, url.search);
  const isElsewhere = to !== undefined && to.split(/[?#]/, 1)[0] !== withSlash(path);
  if (isElsewhere) throw redirect(to, 301);
}

/** Throws the redirect of a page that moved, else a 404 page with the message. @param parent see `notFound` */
export async function movedOrNotFound(context: Moved, message: string, parent?: string): Promise<never> {
  await redirectIfMoved(context);
  notFound(message, parent);
}
