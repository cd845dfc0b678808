import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToString } from 'react-dom/server';
import { ApiError } from '~/api/api-error';
import { sharedRendering } from '~/features/shell/cart-count-slot';
import { detectLanguage } from '~/locale/host-language';
import { RequestLanguage } from '~/locale/request-language';
import { loggedPath } from '~/server/door/page-path.server';
import { storefrontSettings } from '~/server/env.server';
import { loadContext } from '~/server/load-context';
import { chosenLanguage } from '~/server/shop-cookies.server';
import { shopLog } from '~/server/shop-log.server';

/** A text as a JavaScript string that cannot end the script it stands in. */
function scriptString(text: string): string {
  return JSON.stringify(text).replace(
    /[&<>\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The loaders' data as the scripts that hand them to the browser's router. */
async function handOffScripts(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  if (!stream) return '';
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let scripts = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    const text = scriptString(decoder.decode(value, { stream: true }));
    scripts += `<script>window.__remixContext.streamController.enqueue(${text});</script>`;
  }
  return `${scripts}<script>window.__remixContext.streamController.close();</script>`;
}

function render(request: Request, context: EntryContext, shared: boolean): string {
  const language = detectLanguage(new URL(request.url), chosenLanguage(request), storefrontSettings().hosts);
  sharedRendering.on = shared;
  try {
    return renderToString(
      <RequestLanguage.Provider value={language}>
        <RemixServer context={context} url={request.url} />
      </RequestLanguage.Provider>,
    );
  } finally {
    sharedRendering.on = false;
  }
}

/**
 * Renders a page in one piece. Loader data hold no promises, so the hand-off stream ends by itself; RemixServer gets the
 * context without it, because under renderToString it would leave the data out and the page would never hydrate.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  load: AppLoadContext,
): Promise<Response> {
  const { serverHandoffStream, ...rest } = context;
  const scripts = await handOffScripts(serverHandoffStream);
  const html = render(request, rest, loadContext(load)?.shared ?? false);
  const end = html.lastIndexOf('</body>');
  const page = end < 0 ? html : html.slice(0, end) + scripts + html.slice(end);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(`<!DOCTYPE html>${page}`, { status, headers });
}

/** Logs what a loader, an action or rendering threw; a visitor who left is no error. */
export function handleError(error: unknown, { request }: LoaderFunctionArgs | ActionFunctionArgs): void {
  if (request.signal.aborted) return;
  const { pathname } = new URL(request.url);
  const err = error instanceof ApiError ? error.error : error;
  shopLog().error({ method: request.method, path: loggedPath(pathname), err }, 'a page failed');
}
