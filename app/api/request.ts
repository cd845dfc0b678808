import type { Call, CallAnswer, CallInput } from 'contract/call';
import type { Language } from '~/locale/languages';
import { answerWeight } from './answer-weight';
import { ApiError, isTimeout } from './api-error';
import { type CallResult, resultOf } from './call-result';
import type { Deadline } from './deadline';
import { type BodyReader, exchange, jsonReader, type LooseInput, type Options } from './exchange';
import { SharedCache } from './shared-cache';
import { parseTolerantly } from './tolerant-parse';
import type { TimeLimit } from './within';

/** Access to the backend on behalf of one visitor. Only `app/api` reads its fields. */
export type Api = {
  /** Sends a request to the embedded backend or over HTTP; must not follow redirects. */
  readonly send: (request: Request) => Promise<Response>;
  readonly language: Language;
  /** The customer's token, from the so.auth cookie. */
  readonly token?: string | undefined;
  /** Answers shared by all visitors. */
  readonly cache: SharedCache;
  readonly limits?: Partial<Limits> | undefined;
  /** Called when shared data could not be read: the page is incomplete or fails. */
  readonly onMissingData?: (() => void) | undefined;
  /** Called for each invalid part that was removed from an answer: the call and the path. */
  readonly onMalformedPart?: ((call: string, place: string) => void) | undefined;
  /** Total time limit for the reads of one request. */
  readonly deadline?: Deadline | undefined;
  /** The data is optional: maximum time for a read, in milliseconds. See `withShortTimeout`. */
  readonly optionalReadMs?: number | undefined;
  /** Shared answers from just before an import are taken, instead of waiting for new ones. */
  readonly takesOutdated?: boolean | undefined;
};

type Limits = {
  readonly readMs: number;
  readonly submitMs: number;
  readonly maxBytes: number;
  readonly submitBytes: number;
};

const MB = 1024 * 1024;
const LIMITS: Limits = { readMs: 5_000, submitMs: 15_000, maxBytes: 32 * MB, submitBytes: 4 * MB };

/** Time limit for optional data, and for a fresh answer while an old one is in the cache. */
export const OPTIONAL_READ_MS = 1_200;
/** Maximum memory of all cached answers, in bytes: enough for some thousand product pages. */
const MAX_CACHED_BYTES = 16 * MB;

/** Memory of a cache entry without answer and key, in bytes. It counts, as visitors can create many small entries. */
const CACHE_ENTRY_BYTES = 300;

/** Creates the cache of backend answers for all visitors, keyed by call, language and input. */
export function createSharedCache(): SharedCache {
  return new SharedCache(MAX_CACHED_BYTES, {
    weigh: (answer, key) => answerWeight(answer) + 2 * key.length + CACHE_ENTRY_BYTES,
  });
}

/**
 * Marks reads as optional: they have a short time limit, and are skipped if they timed out recently.
 * @param ms time limit; the limits of other reads still apply
 */
export function withShortTimeout(api: Api, ms = OPTIONAL_READ_MS): Api {
  return { ...api, optionalReadMs: Math.min(ms, api.optionalReadMs ?? ms) };
}

function parseAnswer<C extends Call>(
  api: Api,
  call: C,
  answer: { readonly status: number; readonly body: unknown },
  parts: readonly string[] | undefined,
): CallAnswer<C> {
  const parsed = parseTolerantly(call.answers[200], answer.body, { parts });
  if (!parsed.ok) throw new ApiError(call.name, 'malformed', answer.status, parsed.place || 'answer');
  for (const place of parsed.leftOut) api.onMalformedPart?.(call.name, place);
  return parsed.value as CallAnswer<C>;
}

/** Whether a retry may help: not after a valid answer, even a refusal, and not after a timeout. */
function isTransient(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.declared) return false;
  return error.kind !== 'too-large' && error.kind !== 'timeout' && error.isOutage;
}

/** Time limit of a read. */
export const readMsOf = ({ limits }: Api): number => limits?.readMs ?? LIMITS.readMs;

/** Remaining time for a read: its own limit or the rest of the request's deadline. @throws ApiError if none is left */
function readTimeoutMs(api: Api, call: Call): number {
  const ms = Math.min(
    readMsOf(api),
    api.optionalReadMs ?? Number.POSITIVE_INFINITY,
    api.deadline?.left ?? LIMITS.submitMs,
  );
  if (ms <= 0) throw new ApiError(call.name, 'timeout', 0, 'no time left');
  return ms;
}

async function retryOnce<Value>(attempt: () => Promise<Value>): Promise<Value> {
  try {
    return await attempt();
  } catch (error) {
    if (!isTransient(error)) throw error;
    return attempt();
  }
}

/** Repeats a read without the token if the backend rejects it as expired and the call does not need one. */
async function retryAsGuest<Value>(api: Api, options: Options, work: (caller: Api) => Promise<Value>): Promise<Value> {
  try {
    return await work(api);
  } catch (error) {
    const isStale = error instanceof ApiError && error.backendStatus === 401 && api.token !== undefined;
    if (!isStale || !options.forceAuth) throw error;
    return work({ ...api, token: undefined });
  }
}

/** Skips an optional read that timed out recently. */
async function unlessCircuitOpen<Value>(api: Api, call: Call, work: () => Promise<Value>): Promise<Value> {
  if (api.optionalReadMs === undefined) return work();
  // a call that hangs for one customer may work for another
  const name = `${call.name} ${api.token ?? ''}`;
  const { breaker } = api.cache;
  if (breaker.isOpen(name)) throw new ApiError(call.name, 'circuit-open', 0);
  try {
    const value = await work();
    breaker.end(name);
    return value;
  } catch (error) {
    if (isTimeout(error)) breaker.begin(name);
    else breaker.end(name);
    throw error;
  }
}

/**
 * Makes a read call, within the deadline of the request. Retried once, except after a timeout. Invalid parts of the 200 are removed
 * (`parseTolerantly`).
 * @returns one of the answers that the call declares
 * @throws ApiError for an outage and for any other answer; `isMissing` is true if the backend does not implement the call
 */
export function read<C extends Call>(
  api: Api,
  call: C,
  input: CallInput<C>,
  options: Options = {},
): Promise<CallResult<C>> {
  return resultOf<C, CallAnswer<C>>(readOrFail(api, call, input, options));
}

/** Returns the 200 of a read; other declared answers are thrown as errors that contain them (`declared`). */
export function readOrFail<C extends Call>(
  api: Api,
  call: C,
  input: CallInput<C>,
  options: Options = {},
): Promise<CallAnswer<C>> {
  const take = jsonReader(call, api.limits?.maxBytes ?? LIMITS.maxBytes);
  const attempt = async (caller: Api) =>
    parseAnswer(
      caller,
      call,
      await exchange(caller, call, input as LooseInput, options, readTimeoutMs(caller, call), take),
      call.partly,
    );
  return unlessCircuitOpen(api, call, () => retryAsGuest(api, options, (caller) => retryOnce(() => attempt(caller))));
}

/**
 * Makes a read call whose body is too large to be parsed at once: the caller limits its size and parses it in chunks. Retried once
 * like every read, with a new body.
 * @param take reads the body of the 200; its signal is aborted on timeout, and it may restart the time limit
 * @throws ApiError as `read` does, and what `take` throws
 */
export function readBody<C extends Call, Value>(
  api: Api,
  call: C,
  input: CallInput<C>,
  take: (body: ReadableStream<Uint8Array<ArrayBuffer>>, signal: AbortSignal, limit: TimeLimit) => Promise<Value>,
  options: Options = {},
): Promise<CallResult<C, Value>> {
  const takeBody: BodyReader<Value> = async (response, signal, limit) => {
    if (response.body) return take(response.body, signal, limit);
    throw new ApiError(call.name, 'malformed', response.status, 'no body');
  };
  const attempt = async (caller: Api) =>
    (await exchange(caller, call, input as LooseInput, options, readTimeoutMs(caller, call), takeBody)).body;
  return resultOf<C, Value>(retryAsGuest(api, options, (caller) => retryOnce(() => attempt(caller))));
}

/**
 * Makes a call that changes data, without retry. Only the parts of the 200 that the call lists in `partly` may be removed as
 * invalid.
 * @returns one of the answers that the call declares
 * @throws ApiError for everything else
 */
export function submit<C extends Call>(
  api: Api,
  call: C,
  input: CallInput<C>,
  options: Options = {},
): Promise<CallResult<C>> {
  const ms = api.limits?.submitMs ?? LIMITS.submitMs;
  const take = jsonReader(call, api.limits?.submitBytes ?? LIMITS.submitBytes);
  const send = () => exchange(api, call, input as LooseInput, options, ms, take);
  const parsed = async () =>
    parseAnswer(api, call, await (api.deadline ? api.deadline.apart(send) : send()), call.partly ?? []);
  return resultOf<C, CallAnswer<C>>(parsed());
}
