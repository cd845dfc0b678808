import type { Call, CallAnswer, CallInput } from 'contract/call';
import type { Language } from '~/locale/languages';
import { ApiError } from './api-error';
import { sendsToken } from './auth-header-rule';
import { readBounded } from './bounded-body';
import type { Deadline } from './deadline';
import { type Refusal, readRefusal } from './refusal';
import { DEFAULT_FRESHNESS, type Freshness, SharedCache } from './shared-cache';

/** How the shop reaches its backend on behalf of one visitor. Opaque to all but `app/api`. */
export type Api = {
  /** Sends a request to the embedded backend or over HTTP; must not follow redirects. */
  readonly send: (request: Request) => Promise<Response>;
  readonly language: Language;
  /** The customer's token, from the so.auth cookie. */
  readonly token?: string | undefined;
  /** Answers shared by all visitors. */
  readonly cache: SharedCache;
  readonly limits?: Partial<Limits> | undefined;
  /** Told when something that is the same for everybody could not be read: the request's page does without it, or fails. */
  readonly lacks?: (() => void) | undefined;
  /** The time all readings of one request share. */
  readonly deadline?: Deadline | undefined;
};

type Limits = { readonly readMs: number; readonly submitMs: number; readonly mostBytes: number };

const LIMITS: Limits = { readMs: 5_000, submitMs: 15_000, mostBytes: 32 * 1024 * 1024 };

type Options = { readonly forceAuth?: boolean };

/** The host is never looked up in the one-process shop; over HTTP the sender puts API_URL in its place. */
export const BACKEND_ORIGIN = 'http://backend.invalid';

/** Keeps 2,000 answers of the backend for all visitors, one each by call, language and input. */
export function createSharedCache(): SharedCache {
  return new SharedCache(2_000);
}

type LooseInput = { params?: unknown; query?: unknown; body?: unknown };

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

function buildRequest(api: Api, call: Call, input: LooseInput, options: Options, signal: AbortSignal): Request {
  const path = fillPath(call, input.params);
  const headers = new Headers({ accept: 'application/json', 'accept-language': api.language });
  if (api.token && sendsToken(path, options.forceAuth ?? false)) headers.set('authorization', `Bearer ${api.token}`);
  const init: RequestInit = { method: call.method, headers, redirect: 'manual', signal };
  if (call.method === 'POST') {
    const multipart = call.encoding === 'multipart';
    // the boundary of a multipart body is the sender's to write
    if (!multipart) headers.set('content-type', 'application/json');
    init.body = multipart ? (input.body as FormData) : JSON.stringify(input.body ?? {});
  }
  return new Request(`${BACKEND_ORIGIN}${path}${toQuery(input.query)}`, init);
}

/** Settles with the work, or rejects when the signal fires, even if the work does not listen to it. */
function untilAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/** Lets go of a body nobody reads; how long that takes is not waited for. */
function discard(response: Response): void {
  response.body?.cancel().catch(() => undefined);
}

/** Takes the body of an answer, and nothing of it when the signal fires. */
type Take<Body> = (response: Response, signal: AbortSignal) => Promise<Body>;

/** Takes a body that is JSON. */
const takeJson =
  (api: Api, call: Call): Take<unknown> =>
  async (response) =>
    parseJson(call, response.status, await readBounded(response, call.name, api.limits?.mostBytes ?? LIMITS.mostBytes));

/** One exchange within its time: status and body of an answer that is one. */
async function exchange<Body>(
  api: Api,
  call: Call,
  input: LooseInput,
  options: Options,
  ms: number,
  take: Take<Body>,
): Promise<{ status: number; body: Body }> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(new ApiError(call.name, 'timeout', 0)), ms);
  const work = async () => {
    const response = await api.send(buildRequest(api, call, input, options, abort.signal));
    if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) {
      discard(response);
      throw new ApiError(call.name, 'redirect', response.status);
    }
    if (response.status >= 500 || response.status === 404) {
      discard(response);
      throw new ApiError(call.name, 'status', response.status);
    }
    return { status: response.status, body: await take(response, abort.signal) };
  };
  try {
    return await untilAborted(work(), abort.signal);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError(call.name, 'unreachable', 0, error instanceof Error ? error.name : '');
  } finally {
    clearTimeout(timer);
  }
}

function parseJson(call: Call, status: number, text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // a refusal may be a plain text that is no JSON
    if (status === 400) return text;
    throw new ApiError(call.name, 'malformed', status, 'not JSON');
  }
}

function parseAnswer<C extends Call>(call: C, status: number, body: unknown): CallAnswer<C> {
  const parsed = call.answer.safeParse(body);
  if (parsed.success) return parsed.data as CallAnswer<C>;
  const path = parsed.error.issues[0]?.path.join('.') ?? '';
  throw new ApiError(call.name, 'malformed', status, path === '' ? 'answer' : path);
}

/** Whether asking again may help: not after an answer that was understood, however unwelcome, nor after a long wait. */
function isPassing(error: unknown): boolean {
  return error instanceof ApiError && error.kind !== 'too-large' && error.kind !== 'timeout' && error.isOutage;
}

/** How long a reading may take: its own time, or what the request has left. @throws ApiError when that is nothing */
function timeToRead(api: Api, call: Call): number {
  const ms = Math.min(api.limits?.readMs ?? LIMITS.readMs, api.deadline?.left ?? Number.POSITIVE_INFINITY);
  if (ms <= 0) throw new ApiError(call.name, 'timeout', 0, 'no time left');
  return ms;
}

/**
 * Reads something. Tried twice, unless it took too long, and within the time of the whole request.
 * @throws ApiError for an outage, and for any answer that is not 2xx (`isMissing` tells a 404)
 */
export async function read<C extends Call>(
  api: Api,
  call: C,
  input: CallInput<C>,
  options: Options = {},
): Promise<CallAnswer<C>> {
  return twice(async () => {
    const ms = timeToRead(api, call);
    const { status, body } = await exchange(api, call, input as LooseInput, options, ms, takeJson(api, call));
    if (status >= 400) throw new ApiError(call.name, 'status', status);
    return parseAnswer(call, status, body);
  });
}

async function twice<Value>(attempt: () => Promise<Value>): Promise<Value> {
  try {
    return await attempt();
  } catch (error) {
    if (!isPassing(error)) throw error;
    return attempt();
  }
}

/**
 * Reads something whose body is too large to be parsed at once: who takes it bounds it and parses it by the contract, piece by
 * piece. Tried twice like every reading: a second attempt begins with a body of its own.
 * @param take gets the body of a 2xx answer, and a signal that fires when the time is over
 * @throws ApiError as `read` does, and what `take` throws
 */
export function readBody<C extends Call, Value>(
  api: Api,
  call: C,
  input: CallInput<C>,
  take: (body: ReadableStream<Uint8Array<ArrayBuffer>>, signal: AbortSignal) => Promise<Value>,
  options: Options = {},
): Promise<Value> {
  const takeBody: Take<Value> = async (response, signal) => {
    if (response.ok && response.body) return take(response.body, signal);
    discard(response);
    throw new ApiError(call.name, 'status', response.status);
  };
  return twice(async () => {
    const ms = timeToRead(api, call);
    return (await exchange(api, call, input as LooseInput, options, ms, takeBody)).body;
  });
}

/**
 * Reads something that is the same for every visitor of a language, from the shared cache when it is there. The
 * visitor's token stays out of it.
 * @throws ApiError as `read` does
 */
export function readShared<C extends Call>(
  api: Api,
  call: C,
  input: CallInput<C>,
  freshness: Freshness = DEFAULT_FRESHNESS,
): Promise<CallAnswer<C>> {
  const anonymous: Api = { ...api, token: undefined };
  const { params, query, body } = input as LooseInput;
  const key = `${call.name} ${api.language} ${fillPath(call, params)}${toQuery(query)} ${body ? JSON.stringify(body) : ''}`;
  return getShared(api, key, () => read(anonymous, call, input), freshness);
}

/**
 * Something made of answers that are the same for everybody, from the shared cache when it is there.
 * @param key names it and all that it depends on
 * @throws what `load` throws; `api.lacks` is then told of an outage
 */
export async function getShared<Value>(
  api: Api,
  key: string,
  load: () => Promise<Value>,
  freshness: Freshness = DEFAULT_FRESHNESS,
): Promise<Value> {
  try {
    return await api.cache.get(key, load, freshness);
  } catch (error) {
    if (hasFailed(error)) api.lacks?.();
    throw error;
  }
}

/** A backend that says it has no such thing, or no such call (501), has answered: asking again would change nothing. */
const hasFailed = (error: unknown) => !(error instanceof ApiError) || (error.isOutage && error.answered !== 501);

/** The reply to a submission: the backend's answer, or what it refused. */
export type Reply<C extends Call> = { readonly ok: true; readonly value: CallAnswer<C> } | Refusal;

/**
 * Submits something, once. A 400 is a value, as the backend means it to reach the form.
 * @throws ApiError for everything else that is not 2xx
 */
export async function submit<C extends Call>(
  api: Api,
  call: C,
  input: CallInput<C>,
  options: Options = {},
): Promise<Reply<C>> {
  const ms = api.limits?.submitMs ?? LIMITS.submitMs;
  const send = () => exchange(api, call, input as LooseInput, options, ms, takeJson(api, call));
  const { status, body } = await (api.deadline ? api.deadline.apart(send) : send());
  if (status === 400) return readRefusal(body);
  if (status >= 400) throw new ApiError(call.name, 'status', status);
  return { ok: true, value: parseAnswer(call, status, body) };
}
