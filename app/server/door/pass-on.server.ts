import { API_SECRET_HEADER, CLIENT_ADDRESS_HEADER } from 'contract/trusted-headers';
import type { BackendFetch } from '../backend-fetch.server';
import { within } from '../within.server';

/** What of a request for a picture the backend needs. The visitor's cookies, host and address are not its business. */
const PICTURE_HEADERS = ['accept', 'if-none-match'];

/** Of a payment processor's call everything goes on, as its signature may cover any header, but what is the shop's own or the connection's. */
const KEPT_BACK = new Set([
  'connection',
  'content-length',
  'cookie',
  'expect',
  'host',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  API_SECRET_HEADER,
  CLIENT_ADDRESS_HEADER,
]);

/** What of the backend's answer the visitor gets: no cookie, no policy, no redirect of another machine. */
const ANSWER_HEADERS = ['cache-control', 'content-type', 'etag', 'last-modified', 'retry-after', 'vary'];

/** Drawing a large picture for the first time takes seconds; a backend that hangs must not hold the visitor longer. */
const LIMIT_MS = 30_000;

/** Asks the backend for a picture on a visitor's behalf. */
export function passOnPicture(request: Request, backend: BackendFetch): Promise<Response> {
  const headers = new Headers();
  for (const name of PICTURE_HEADERS) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return exchange(request, { method: 'GET', headers }, backend);
}

/**
 * Passes a payment processor's call on. Its body is read first: it arrives whole or not at all.
 * @param countryHeader name of the header that only a trusted proxy may set
 */
export async function passOnWebhook(
  request: Request,
  backend: BackendFetch,
  countryHeader: string | undefined,
): Promise<Response> {
  const headers = new Headers(request.headers);
  for (const name of KEPT_BACK) headers.delete(name);
  if (countryHeader !== undefined) headers.delete(countryHeader);
  return exchange(request, { method: 'POST', headers, body: await request.arrayBuffer() }, backend);
}

async function exchange(request: Request, init: RequestInit, backend: BackendFetch): Promise<Response> {
  const ask = (signal: AbortSignal) => backend(new Request(request.url, { ...init, signal, redirect: 'manual' }));
  try {
    return bare(await within(LIMIT_MS, ask));
  } catch (error) {
    if (request.signal.aborted) throw error;
    return plain('Unavailable', 503);
  }
}

/** The answer with what may pass; a fetched one's own headers could not be added to. */
function bare(answer: Response): Response {
  const isRedirect = answer.status !== 304 && answer.status >= 300 && answer.status < 400;
  if (answer.type === 'opaqueredirect' || isRedirect) {
    answer.body?.cancel().catch(() => undefined);
    return plain('Bad gateway', 502);
  }
  const headers = new Headers();
  // of a compressed body the length is another than of the bytes that fetch hands over
  const length = answer.headers.has('content-encoding') ? [] : ['content-length'];
  for (const name of [...ANSWER_HEADERS, ...length]) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(answer.body, { status: answer.status, headers });
}

const plain = (text: string, status: number) =>
  new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' } });
