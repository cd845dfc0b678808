import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToString } from 'react-dom/server';
import { ApiError } from '~/api/api-error';
import { sharedRendering } from '~/features/shell/cart-count-slot';
import { errorRedirect, isUnreadable } from '~/layouts/error-data';
import { ScriptNonce } from '~/layouts/script-nonce';
import { detectLanguage } from '~/locale/host-language';
import { RequestLanguage } from '~/locale/request-language';
import { purgeSharedAnswers } from '~/server/context.server';
import { contentPolicy, scriptHash } from '~/server/door/content-policy.server';
import { loggedPath } from '~/server/door/page-path.server';
import { storefrontSettings } from '~/server/env.server';
import { type PageMarkup, pageMarkup } from '~/server/kept-markup.server';
import { lateScripts } from '~/server/late-scripts.server';
import { loadContext } from '~/server/load-context';
import { newScriptNonce, ownScripts } from '~/server/own-scripts.server';
import { chosenLanguage } from '~/server/shop-cookies.server';
import { shopLog } from '~/server/shop-log.server';
import { KeptMarkup } from '~/ui/kept-markup';

/** A text as a JavaScript string that cannot end the script it stands in. */
function scriptString(text: string): string {
  return JSON.stringify(text).replace(
    /[&<>\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The loaders' data as the scripts that hand them to the browser's router. */
async function handOffScripts(stream: ReadableStream<Uint8Array> | undefined): Promise<string[]> {
  if (!stream) return [];
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  const scripts: string[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    const text = scriptString(decoder.decode(value, { stream: true }));
    scripts.push(`window.__remixContext.streamController.enqueue(${text});`);
  }
  return [...scripts, 'window.__remixContext.streamController.close();'];
}

function render(request: Request, context: EntryContext, shared: boolean, nonce: string, { keep }: PageMarkup): string {
  const language = detectLanguage(new URL(request.url), chosenLanguage(request), storefrontSettings().hosts);
  sharedRendering.on = shared;
  try {
    return renderToString(
      <ScriptNonce.Provider value={nonce}>
        <RequestLanguage.Provider value={language}>
          <KeptMarkup.Provider value={import.meta.env.DEV ? undefined : keep}>
            <RemixServer context={context} url={request.url} />
          </KeptMarkup.Provider>
        </RequestLanguage.Provider>
      </ScriptNonce.Provider>,
    );
  } finally {
    sharedRendering.on = false;
  }
}

/** Where an error that was thrown with a redirect sends the visitor. Its data may be unreadable: that is only logged. */
function redirectOfErrors(context: EntryContext, pathname: string): string | undefined {
  for (const error of Object.values(context.staticHandlerContext.errors ?? {})) {
    if (isUnreadable(error)) shopLog().warn({ path: loggedPath(pathname) }, 'the data of an error page are no JSON');
    const target = errorRedirect(error);
    if (target !== undefined && new URL(target, 'http://shop.invalid').pathname !== pathname) return target;
  }
  return undefined;
}

/** What no page allows to be kept is kept by nobody. */
function keepPrivate(headers: Headers): void {
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-store');
}

/**
 * Renders a page in one piece. Loader data hold no promises, so the hand-off stream ends by itself; RemixServer gets the
 * context without it, because under renderToString it would leave the data out and the page would never hydrate. The
 * page's policy allows the scripts made here and in the document's frame, and no other.
 */
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
  const { serverHandoffStream, ...rest } = context;
  const scripts = await handOffScripts(serverHandoffStream);
  const nonce = newScriptNonce();
  const markup = pageMarkup(nonce);
  const html = render(request, rest, shop?.shared ?? false, nonce, markup);
  const { pieces, hashes } = ownScripts(import.meta.env.DEV ? html : lateScripts(html, nonce), nonce);
  const last = pieces.pop() ?? '';
  const end = last.lastIndexOf('</body>');
  const handOff = scripts.map((script) => `<script>${script}</script>`);
  const page = markup.fill(
    ['<!DOCTYPE html>', ...pieces, ...(end < 0 ? [last] : [last.slice(0, end), ...handOff, last.slice(end)])].join(''),
  );
  const scriptHashes = [...hashes, ...scripts.map(scriptHash)];
  const policy = { scriptHashes, development: import.meta.env.DEV };
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy', contentPolicy(url, storefrontSettings(), policy));
  shop?.finished?.(page);
  return new Response(page, { status, headers });
}

export { purgeSharedAnswers };

/** Data of a page are as private as the page. */
export function handleDataRequest(response: Response): Response {
  keepPrivate(response.headers);
  return response;
}

/** Logs what a loader, an action or rendering threw; a visitor who left is no error. */
export function handleError(error: unknown, { request }: LoaderFunctionArgs | ActionFunctionArgs): void {
  if (request.signal.aborted) return;
  const { pathname } = new URL(request.url);
  const err = error instanceof ApiError ? error.error : error;
  shopLog().error({ method: request.method, path: loggedPath(pathname), err }, 'a page failed');
}
