import { API_SECRET_HEADER, CLIENT_ADDRESS_HEADER } from 'contract/trusted-headers';
import { within } from '~/api/within';
import type { BackendFetch } from '../backend-fetch.server';

/** Request headers that are forwarded to the backend for a picture; not the visitor's cookies, host and address. */
const PICTURE_HEADERS = ['accept', 'if-none-match'];

/**
 * Headers of a payment processor's call that are not forwarded: internal ones and those of the connection. All others are, because
 * the signature may cover them.
 */
const NOT_FORWARDED = new Set([
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

/** Response headers that are passed to the visitor: no cookies, no policy, no redirect to another host. */
const ANSWER_HEADERS = ['cache-control', 'content-type', 'etag', 'last-modified', 'retry-after', 'vary'];

/** Time limit for drawing a picture; a visitor who disconnects ends it earlier. */
const LIMIT_MS = 60_000;

/** Requests a picture from the backend. */
export function passOnPicture(request: Request, backend: BackendFetch): Promise<Response> {
  const headers = new Headers();
  for (const name of PICTURE_HEADERS) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  // if the visitor has disconnected, a queued picture is not drawn
  return exchange(request, { method: 'GET', headers, signal: request.signal }, backend);
}

/**
 * Forwards a payment processor's call. Its body is read first, so that the backend never gets an incomplete one.
 * @param countryHeader header that only a trusted proxy may set; not forwarded
 */
export async function passOnWebhook(
  request: Request,
  backend: BackendFetch,
  countryHeader: string | undefined,
): Promise<Response> {
  const headers = new Headers(request.headers);
  for (const name of NOT_FORWARDED) headers.delete(name);
  if (countryHeader !== undefined) headers.delete(countryHeader);
  const { method } = request;
  return exchange(
    request,
    { method, headers, ...(method !== 'GET' && { body: await request.arrayBuffer() }) },
    backend,
  );
}

async function exchange(request: Request, init: RequestInit, backend: BackendFetch): Promise<Response> {
  const send = (limit: AbortSignal) => {
    const signal = init.signal ? AbortSignal.any([limit, init.signal]) : limit;
    return backend(new Request(request.url, { ...init, signal, redirect: 'manual' }));
  };
  try {
    return bare(await within(LIMIT_MS, send), request);
  } catch (error) {
    if (request.signal.aborted) throw error;
    return plain('Unavailable', 503);
  }
}

/** Copies the answer with the allowed headers; headers of a fetched response are immutable. */
function bare(answer: Response, request: Request): Response {
  const isRedirect = answer.status !== 304 && answer.status >= 300 && answer.status < 400;
  if (answer.type === 'opaqueredirect' || isRedirect) {
    answer.body?.cancel().catch(() => undefined);
    const to = ownAddress(answer, request);
    return to ? new Response(null, { status: 303, headers: { Location: to } }) : plain('Bad gateway', 502);
  }
  const headers = new Headers();
  // fetch decompresses the body, so the content length of a compressed one is wrong
  const length = answer.headers.has('content-encoding') ? [] : ['content-length'];
  for (const name of [...ANSWER_HEADERS, ...length]) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(answer.body, { status: answer.status, headers });
}

/** Where an answer 303 sends a processor, when that is the shop's own host: how the shop tells Klarna that it does not take an order. */
function ownAddress(answer: Response, request: Request): string | undefined {
  const to = answer.status === 303 ? answer.headers.get('location') : null;
  if (!to || !URL.canParse(to)) return undefined;
  return new URL(to).host === new URL(request.url).host ? to : undefined;
}

const plain = (text: string, status: number) =>
  new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' } });
