/** Why a call gave no answer that the shop can use. */
export type ApiErrorKind = 'status' | 'timeout' | 'unreachable' | 'malformed' | 'too-large' | 'redirect';

/** The status a page answers with: the backend's own 4xx, 503 while it cannot be reached, 502 when it answers wrongly. */
function pageStatus(kind: ApiErrorKind, answered: number): number {
  if (kind === 'status' && answered < 500) return answered;
  return kind === 'timeout' || kind === 'unreachable' || answered === 503 ? 503 : 502;
}

/**
 * A call that failed for another reason than a refusal the backend meant to give.
 *
 * It has the shape of Remix's ErrorResponse rather than of an Error, so that a loader that lets it through becomes an
 * error screen with the right status: of an Error Remix would make a 500 in production. Only what the shape holds
 * reaches the browser; the call's name and what went wrong are for the log.
 */
export class ApiError {
  readonly status: number;
  readonly statusText = '';
  readonly data = '';
  readonly internal = false;
  readonly #call: string;
  readonly #kind: ApiErrorKind;
  readonly #answered: number;
  readonly #error: Error;

  /**
   * @param answered the backend's HTTP status; 0 when there was none
   * @param detail which field did not parse, for example
   */
  constructor(call: string, kind: ApiErrorKind, answered: number, detail = '') {
    this.status = pageStatus(kind, answered);
    this.#call = call;
    this.#kind = kind;
    this.#answered = answered;
    const status = answered === 0 ? '' : ` ${answered}`;
    this.#error = new Error(`${call}: ${kind}${status}${detail === '' ? '' : ` (${detail})`}`);
  }

  /** Name of the call, as in the contract. */
  get call(): string {
    return this.#call;
  }

  get kind(): ApiErrorKind {
    return this.#kind;
  }

  /** The backend's own HTTP status; 0 when there was none. */
  get answered(): number {
    return this.#answered;
  }

  /** One line for the log. */
  get message(): string {
    return this.#error.message;
  }

  /** Remix hands it to `handleError`. */
  get error(): Error {
    return this.#error;
  }

  /** Whether the backend is down or broken, as opposed to saying no. */
  get isOutage(): boolean {
    return this.status >= 500;
  }
}

/** Whether a call failed because the backend has no such thing, or no such call at all. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
