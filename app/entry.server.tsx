import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from '@remix-run/node';
import { isRouteErrorResponse } from '@remix-run/react';
import { ApiError } from '~/api/api-error';
import { cartSlot } from '~/features/cart/cart-slot.server';
import { errorRedirect, isUnreadable } from '~/layouts/error-data';
import { detectLanguage } from '~/locale/host-language';
import { errorsOf } from '~/rendering/remix-adapter';
import { renderPage } from '~/rendering/render-page.server';
import { PAGE_NONCE } from '~/routing/page-nonce';
import { purgeSharedAnswers } from '~/server/context.server';
import { BOOKING_MARK, contentPolicy, RENTLE_MARK, scriptHash } from '~/server/door/content-policy.server';
import { loggedPath } from '~/server/door/page-path.server';
import { storefrontSettings } from '~/server/env.server';
import { loadContext } from '~/server/load-context';
import { chosenLanguage } from '~/server/shop-cookies.server';
import { shopLog } from '~/server/shop-log.server';

/** The redirect target in the data of a thrown error, if any. Unreadable data is only logged. */
function redirectOfErrors(context: EntryContext, pathname: string): string | undefined {
  for (const error of errorsOf(context)) {
    if (isUnreadable(error)) shopLog().warn({ path: loggedPath(pathname) }, 'the data of an error page are no JSON');
    const target = errorRedirect(error);
    if (target !== undefined && new URL(target, 'http://shop.invalid').pathname !== pathname) return target;
  }
  return undefined;
}

/** Forbids caching unless the page allows it. */
function keepPrivate(headers: Headers): void {
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-store');
}

/** Renders a page and its response. The content policy allows only the inline scripts that the shop rendered. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  load: AppLoadContext,
): Promise<Response> {
  const url = new URL(request.url);
  const shop = loadContext(load);
  if (!shop?.shared) keepPrivate(headers);
  const target = redirectOfErrors(context, url.pathname);
  if (target !== undefined) {
    headers.set('Location', target);
    return new Response(null, { status: 302, headers });
  }
  const settings = storefrontSettings();
  const language = detectLanguage(url, chosenLanguage(request), settings.hosts);
  const without = settings.renderingWithout;
  const { html, scripts } = await renderPage({ context, url: request.url, language, slotKey: shop?.slotKey, without });
  const allowsGoogle = shop?.allowsGoogle ?? false;
  const klarnaNonce = headers.get(PAGE_NONCE) ?? undefined;
  headers.delete(PAGE_NONCE);
  // Klarna's windows hand what the shopper did there to the page that opened them
  if (klarnaNonce) headers.set('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
  const allowsBooking = headers.has(BOOKING_MARK);
  headers.delete(BOOKING_MARK);
  const allowsRentle = headers.has(RENTLE_MARK);
  headers.delete(RENTLE_MARK);
  const scriptHashes = [...scripts].map(scriptHash);
  const allows = { allowsGoogle, allowsBooking, allowsRentle };
  const policy = { scriptHashes, ...allows, klarnaNonce, development: import.meta.env.DEV };
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy', contentPolicy(url, settings, policy));
  const bytes = Buffer.from(html);
  if (!without.has('page-bytes')) shop?.finished?.(bytes);
  return new Response(bytes, { status, headers });
}

export { cartSlot, purgeSharedAnswers };

/** Page data is as private as the page. */
export function handleDataRequest(response: Response): Response {
  keepPrivate(response.headers);
  response.headers.delete(PAGE_NONCE);
  response.headers.delete(BOOKING_MARK);
  response.headers.delete(RENTLE_MARK);
  return response;
}

/**
 * Logs errors of loaders, actions and rendering. Aborted requests are not logged, and neither are requests that no page can handle,
 * such as a form sent to a page without one: anybody can send those.
 */
export function handleError(error: unknown, { request }: LoaderFunctionArgs | ActionFunctionArgs): void {
  if (request.signal.aborted) return;
  const { method } = request;
  const path = loggedPath(new URL(request.url).pathname);
  if (isRouteErrorResponse(error) && error.status < 500 && !(error instanceof ApiError)) {
    shopLog().debug({ method, path, status: error.status }, 'a request that no page answers');
    return;
  }
  const err = error instanceof ApiError ? error.error : error;
  shopLog().error({ method, path, err }, 'a page failed');
}
