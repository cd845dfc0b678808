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
 * Where the page of an address is today: where staff sent it, or the address that its content has now. Another site only by a whole
 * https address that staff wrote.
 * @returns undefined when it is not known where the page went, or when that cannot be asked
 */
export async function movedTo({ api, url }: Pick<Moved, 'api' | 'url'>): Promise<string | undefined> {
  const path = decodedPath(url);
  if (path === undefined) return undefined;
  const written = await orLogged(readRedirect(withShortTimeout(api), path), undefined, 'redirect');
  if (!written) return undefined;
  const target = ownPath(written, Object.values(storefrontSettings().hosts).flat());
  if (isElsewhere(target)) return target;
  const to = insideTarget(target, url.search);
  return to?.split(/[?#]/, 1)[0] === withSlash(documentPath(url.pathname)) ? undefined : to;
}

const isElsewhere = (target: string) => /^https:\/\//i.test(target);

function decodedPath(url: URL): string | undefined {
  try {
    return decodeURI(documentPath(url.pathname));
  } catch {
    return undefined;
  }
}

/**
 * Redirects for good from a page that does not exist to where it is today. Does nothing when that is not known.
 * @throws Response the redirect
 */
export async function redirectIfMoved({ api, url, request }: Moved): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return;
  const to = await movedTo({ api, url });
  if (to !== undefined) throw isElsewhere(to) ? redirectDocument(to, 301) : redirect(to, 301);
}

/** Throws the redirect of a page that moved, else a 404 page with the message. @param parent see `notFound` */
export async function movedOrNotFound(context: Moved, message: string, parent?: string): Promise<never> {
  await redirectIfMoved(context);
  notFound(message, parent);
}
