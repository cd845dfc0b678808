import type { Call } from 'contract/call';
import { parseCleanJson } from 'contract/clean-text';
import { answerText } from './answer-text';
import { ApiError } from './api-error';
import { sendsToken } from './auth-header-rule';
import type { Api } from './request';
import { type TimeLimit, within } from './within';

/** A placeholder host: the embedded backend ignores it, and over HTTP the sender replaces it with API_URL. */
const BACKEND_ORIGIN = 'http://backend.invalid';

export type Options = { readonly forceAuth?: boolean };

export type LooseInput = { params?: unknown; query?: unknown; body?: unknown };

function fillPath(call: Call, params: unknown): string {
  const given = (params ?? {}) as Record<string, unknown>;
  return call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(given[name] ?? '')));
}

function toQuery(query: unknown): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== null) search.append(name, String(value));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

/** Path and query of a call, filled in. */
export const addressOf = (call: Call, { params, query }: LooseInput): string => fillPath(call, params) + toQuery(query);

function buildRequest(api: Api, call: Call, input: LooseInput, options: Options, signal: AbortSignal): Request {
  const path = fillPath(call, input.params);
  const headers = new Headers({ accept: 'application/json', 'accept-language': api.language });
  if (api.token && sendsToken(path, options.forceAuth ?? false)) headers.set('authorization', `Bearer ${api.token}`);
  const init: RequestInit = { method: call.method, headers, redirect: 'manual', signal };
  if (call.method === 'POST') {
    Object.assign(init, bodyInit(call, input.body, headers));
  }
  return new Request(`${BACKEND_ORIGIN}${path}${toQuery(input.query)}`, init);
}

/** The body in the call's encoding; its type goes into the headers, but for a form with files, whose boundary fetch sets. */
function bodyInit({ encoding }: Call, body: unknown, headers: Headers): RequestInit & { duplex?: 'half' } {
  if (encoding === 'multipart') return { body: body as FormData };
  headers.set('content-type', encoding === 'bytes' ? 'application/octet-stream' : 'application/json');
  if (encoding === 'bytes') return { body: body as ReadableStream<Uint8Array>, duplex: 'half' };
  return { body: JSON.stringify(body ?? {}) };
}

/** Cancels an unread body, without waiting for the cancellation. */
export function discard(response: Response): void {
  response.body?.cancel().catch(() => undefined);
}

/** Reads the body of a response; stops when the signal is aborted. A reader of long bodies may restart the time limit. */
export type BodyReader<Body> = (response: Response, signal: AbortSignal, limit: TimeLimit) => Promise<Body>;

/** Returns a reader for JSON bodies of at most `maxBytes`. */
export const jsonReader =
  (call: Call, maxBytes: number): BodyReader<unknown> =>
  async (response) =>
    readJson(await answerText(response, call.name, maxBytes), () => {
      throw new ApiError(call.name, 'malformed', response.status, 'not JSON');
    });

function readJson(text: string, otherwise: () => unknown): unknown {
  if (text === '') return undefined;
  try {
    return parseCleanJson(text);
  } catch {
    return otherwise();
  }
}

/** Maximum bytes read of an answer that is not 2xx. */
const MAX_ERROR_BYTES = 64 * 1024;
/** Maximum accepted Retry-After, in seconds. */
const MAX_RETRY_AFTER = 3_600;

function retryAfterOf(headers: Headers): number | undefined {
  const header = headers.get('retry-after') ?? '';
  return /^[1-9]\d{0,8}$/.test(header) ? Math.min(Number(header), MAX_RETRY_AFTER) : undefined;
}

/** Makes the error for an answer that is not 2xx; it contains the answer if the call declares the status and the body matches. */
async function failureOf(call: Call, response: Response): Promise<ApiError> {
  const { status } = response;
  const retryAfter = retryAfterOf(response.headers);
  const schema = new Map(Object.entries(call.answers)).get(String(status));
  if (!schema) discard(response);
  const text = schema && (await answerText(response, call.name, MAX_ERROR_BYTES).catch(() => ''));
  // the body of a refusal may be plain text instead of JSON
  const parsed = text === undefined ? undefined : schema?.safeParse(readJson(text, () => text));
  const declared = parsed?.success ? { status, body: parsed.data } : undefined;
  return new ApiError(call.name, 'status', status, '', { declared, retryAfter });
}

/**
 * Sends one request with a time limit and returns status and body of a 2xx answer.
 * @throws ApiError for every other answer; it contains the answer if the call declares it
 */
export async function exchange<Body>(
  api: Api,
  call: Call,
  input: LooseInput,
  options: Options,
  ms: number,
  take: BodyReader<Body>,
): Promise<{ status: number; body: Body }> {
  const work = async (signal: AbortSignal, limit: TimeLimit) => {
    const response = await api.send(buildRequest(api, call, input, options, signal));
    if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) {
      discard(response);
      throw new ApiError(call.name, 'redirect', response.status);
    }
    if (!response.ok) throw await failureOf(call, response);
    return { status: response.status, body: await take(response, signal, limit) };
  };
  try {
    return await within(ms, work, () => new ApiError(call.name, 'timeout', 0));
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError(call.name, 'unreachable', 0, error instanceof Error ? error.name : '');
  }
}
