/**
 * Why the order call returned no usable answer. `unknown`: the order may exist, and retrying with the same key finds it.
 * With the others nothing was ordered and the shopper gets a message: `unsupported` (the backend takes no orders),
 * `limited` (rate limit), `loggedOut` (the log-in has expired), `refused` (any other refusal).
 */
export type OrderFailure = 'unknown' | 'unsupported' | 'limited' | 'loggedOut' | 'refused';

/** Statuses of a backend that does not support the call. */
const NO_SUCH_CALL = [404, 405, 501];

/**
 * Classifies a failed order call.
 * @param kind kind of failure
 * @param status the backend's HTTP status; 0 when there was none
 */
export function orderFailure({ kind, backendStatus: status }: { kind: string; backendStatus: number }): OrderFailure {
  if (kind !== 'status') return 'unknown';
  if (NO_SUCH_CALL.includes(status)) return 'unsupported';
  if (status >= 500) return 'unknown';
  if (status === 401) return 'loggedOut';
  return status === 429 ? 'limited' : 'refused';
}
