/** Why a call failed. `circuit-open`: the call timed out recently and was not made again. */
export type ApiErrorKind =
  | 'status'
  | 'timeout'
  | 'unreachable'
  | 'malformed'
  | 'too-large'
  | 'redirect'
  | 'circuit-open';

const isRefusal = (backendStatus: number) => backendStatus >= 400 && backendStatus < 500;

/** HTTP status of the page: the backend's own 4xx, 503 when the backend is unreachable, 502 when its answer is invalid. */
function pageStatus(kind: ApiErrorKind, backendStatus: number): number {
  if (kind === 'status' && backendStatus === 410) return 404;
  if (kind === 'status' && isRefusal(backendStatus)) return backendStatus;
  return kind === 'timeout' || kind === 'circuit-open' || kind === 'unreachable' || backendStatus === 503 ? 503 : 502;
}

/** Optional details of a failure. */
type ErrorDetails = {
  /** Status of the page, where it differs from the default of `pageStatus`. */
  readonly status?: number | undefined;
  /** The answer, if the call declares it. */ readonly declared?:
    | { readonly status: number; readonly body: unknown }
    | undefined;
  /** Seconds to wait before the next attempt, from the backend's Retry-After header. */
  readonly retryAfter?: number | undefined;
};

/** Seconds to wait when the backend sends no Retry-After header. */
const DEFAULT_RETRY_AFTER = 60;

/**
 * A failed call. Answers that the call declares are results, not errors.
 *
 * It has the shape of Remix's ErrorResponse instead of Error, so that a loader which throws it shows an error screen with the right
 * status: Remix would turn an Error into a 500 in production. Only the fields of that shape reach the browser; the call's name and
 * the cause are for the log.
 */
export class ApiError {
  readonly status: number;
  readonly statusText = '';
  readonly data = '';
  readonly internal = false;
  readonly #call: string;
  readonly #kind: ApiErrorKind;
  readonly #backendStatus: number;
  readonly #detail: string;
  readonly #details: ErrorDetails;
  readonly #error: Error;
  #lacksCall = false;

  /**
   * @param backendStatus the backend's HTTP status; 0 when there was none
   * @param detail which field did not parse, for example
   */
  constructor(call: string, kind: ApiErrorKind, backendStatus: number, detail = '', details: ErrorDetails = {}) {
    this.status = details.status ?? pageStatus(kind, backendStatus);
    this.#details = details;
    this.#call = call;
    this.#kind = kind;
    this.#backendStatus = backendStatus;
    this.#detail = detail;
    const statusText = backendStatus === 0 ? '' : ` ${backendStatus}`;
    this.#error = new Error(`${call}: ${kind}${statusText}${detail === '' ? '' : ` (${detail})`}`);
  }

  /** Name of the call, as in the contract. */
  get call(): string {
    return this.#call;
  }

  get kind(): ApiErrorKind {
    return this.#kind;
  }

  /** The backend's own HTTP status; 0 when there was none. */
  get backendStatus(): number {
    return this.#backendStatus;
  }

  /** The answer, if the call declares it: an error only for callers that do not handle it. */
  get declared(): ErrorDetails['declared'] {
    return this.#details.declared;
  }

  /** Seconds to wait before the next attempt. */ get retryAfter(): number {
    return this.#details.retryAfter ?? DEFAULT_RETRY_AFTER;
  }

  /** One line for the log. */
  get message(): string {
    return this.#error.message;
  }

  /** Remix passes it to `handleError`. */
  get error(): Error {
    return this.#error;
  }

  /** Whether the backend is down or broken, as opposed to refusing the request. */
  get isOutage(): boolean {
    return this.status >= 500;
  }

  /** Whether the backend says that the requested thing does not exist: cached answers about it must be deleted. */
  get isGone(): boolean {
    return this.status === 404 && !this.#lacksCall;
  }

  /**
   * The same failure for a request that is identical for all visitors: a refusal is then not the visitor's fault and counts as an
   * outage. A 429 becomes a 503, as it can be retried soon.
   */
  asOutage(): ApiError {
    if (this.isOutage) return this;
    return this.#withStatus(this.#backendStatus === 429 ? 503 : 502);
  }

  /** The failure of a call that the backend does not implement, as a 404: cached answers stay valid. */
  asUnknownCall(): ApiError {
    const lacked = this.#withStatus(404);
    lacked.#lacksCall = true;
    return lacked;
  }

  #withStatus(status: number): ApiError {
    return new ApiError(this.#call, this.#kind, this.#backendStatus, this.#detail, { ...this.#details, status });
  }
}

/** Whether a call failed because the backend does not have the requested thing, or does not implement the call. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Whether a call failed because the backend does not implement it, whatever the parameters. */
export function isCallUnknown(error: unknown): boolean {
  return (
    isMissing(error) || (error instanceof ApiError && (error.backendStatus === 405 || error.backendStatus === 501))
  );
}

/** Statuses of a working backend that does not support a request, for example a source of product lists. */
const NOT_KNOWN: ReadonlySet<number> = new Set([400, 404, 405, 410, 422, 501]);

/** Whether the backend works but does not support the request, whatever the status of the page. */
export function isUnsupported(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'status' && NOT_KNOWN.has(error.backendStatus);
}

/** Whether a call timed out. */
export const isTimeout = (error: unknown): boolean => error instanceof ApiError && error.kind === 'timeout';
