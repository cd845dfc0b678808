import type { Call, CallAnswer, CallInput } from 'contract/call';
import { ApiError, isMissing, isTimeout } from './api-error';
import { type CallResult, resultOf } from './call-result';
import { OPEN_MS } from './circuit-breaker';
import { addressOf, type LooseInput } from './exchange';
import { type CacheLookup, DEFAULT_FRESHNESS, type Freshness } from './look-up';
import { type Api, OPTIONAL_READ_MS, readMsOf, readOrFail } from './request';
import type { SharedCache } from './shared-cache';
import { within } from './within';

/**
 * How long a new answer is waited for while there is one from before a purge, in milliseconds, counted from the start of the fetch:
 * longer than most fetches take, and later visitors do not wait again.
 */
const OUTDATED_READ_MS = 3_000;

/** How long a call that the backend does not implement is not repeated, in milliseconds. */
const UNKNOWN_CALL_MS = 3 * 60_000;

/**
 * Makes a read call whose answer is the same for all visitors of a language, with the shared cache and without the visitor's token.
 * Only the 200 is cached. A refusal counts as an outage, in which an old 200 is returned.
 * @returns one of the answers that the call declares
 * @throws ApiError as `read` does
 */
export function readShared<C extends Call>(
  api: Api,
  call: C,
  input: CallInput<C>,
  freshness: Freshness = DEFAULT_FRESHNESS,
): Promise<CallResult<C>> {
  const { body, ...parameters } = input as LooseInput;
  const key = `${call.name} ${api.language} ${addressOf(call, parameters)} ${body ? JSON.stringify(body) : ''}`;
  const load = () =>
    readOrFail(withoutVisitor(api), call, input).catch((error: unknown) => {
      throw error instanceof ApiError ? forAll(call, error) : error;
    });
  return resultOf<C, CallAnswer<C>>(getShared(api, key, load, { freshness, name: call.name }));
}

/** The same access without the visitor's token and time limits, for answers that are cached for all: they are made of current ones. */
export function withoutVisitor(api: Api): Api {
  return { ...api, token: undefined, deadline: undefined, optionalReadMs: undefined, takesOutdated: false };
}

/** Converts an error of a request that is identical for all visitors. */
function forAll(call: Call, error: ApiError): ApiError {
  if (error.status !== 404) return error.asOutage();
  if (!call.forAll) return error;
  return call.origin === 'added' ? error.asUnknownCall() : error.asOutage();
}

type Sharing<Value> = {
  readonly freshness?: Freshness | ((value: Value) => Freshness | undefined);
  /** Name for the circuit breaker; default: the key. */
  readonly name?: string;
  /** Cache to use; default: the shared one. */
  readonly cache?: SharedCache<Value>;
};

/**
 * Gets shared data from the cache or by `load`. The caller waits until its deadline at most; the fetch continues for later
 * requests.
 * @param key identifies the data and everything it depends on
 * @throws what `load` throws, and ApiError 'timeout' or 'circuit-open'; in an outage `api.onMissingData` is called
 */
export async function getShared<Value>(
  api: Api,
  key: string,
  load: () => Promise<Value>,
  { freshness = DEFAULT_FRESHNESS, name = key, cache = api.cache as SharedCache<Value> }: Sharing<Value> = {},
): Promise<Value> {
  const { breaker } = api.cache;
  const { takesOutdated = false } = api;
  const unlessCircuitOpen = async () => {
    if (api.optionalReadMs !== undefined && breaker.isOpen(name)) throw new ApiError(name, 'circuit-open', 0);
    try {
      const value = await load();
      breaker.end(name);
      return value;
    } catch (error) {
      if (!isTimeout(error)) breaker.end(name);
      throw error;
    }
  };
  try {
    const found = cache.lookUp(key, unlessCircuitOpen, { freshness, failureMs: failureMsOf, takesOutdated });
    return 'cached' in found ? found.cached : await waitUntilDeadline(api, name, found, cache.now);
  } catch (error) {
    if (hasFailed(error)) api.onMissingData?.();
    throw error;
  }
}

/** How long a failed fetch is not retried if nothing is cached, in milliseconds. */
function failureMsOf(error: unknown): number {
  if (isTimeout(error)) return OPEN_MS;
  return isMissing(error) && error instanceof ApiError && !error.isGone ? UNKNOWN_CALL_MS : 0;
}

type PendingLookup<Value> = Exclude<CacheLookup<Value>, { readonly cached: Value }>;

const oldReadMs = (api: Api, isOutdated: boolean) =>
  isOutdated ? Math.min(OUTDATED_READ_MS, readMsOf(api)) : OPTIONAL_READ_MS;

/** Waits for an answer until the deadline, and only briefly if there is an old one. @throws ApiError 'timeout' */
async function waitUntilDeadline<Value>(
  api: Api,
  name: string,
  { pending, since, old }: PendingLookup<Value>,
  now: number,
) {
  const short = old ? oldReadMs(api, old.isOutdated) : api.optionalReadMs;
  const own = short === undefined ? readMsOf(api) : short - (now - since);
  const late = new ApiError(name, 'timeout', 0);
  const ms = Math.max(0, Math.min(own, api.deadline?.left ?? own));
  try {
    return await within(
      ms,
      () => pending,
      () => late,
    );
  } catch (error) {
    if (error !== late) throw error;
    if (api.optionalReadMs !== undefined) api.cache.breaker.begin(name);
    if (!old) throw error;
    // what the page shows has changed: nobody may keep the page
    if (old.isOutdated) api.onMissingData?.();
    return old.value;
  }
}

/**
 * Whether the page is incomplete because of this error: not if the backend has no such thing or does not implement the call (501).
 */
const hasFailed = (error: unknown) =>
  !(error instanceof ApiError) || (!isMissing(error) && error.backendStatus !== 501);
