import { redirect, redirectDocument } from '@remix-run/node';
import type { BaseContext } from './context.server';
import { notFound } from './errors.server';
import { isElsewhere, movedTo } from './moved-address.server';

type Moved = Pick<BaseContext, 'api' | 'url' | 'request'>;

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
