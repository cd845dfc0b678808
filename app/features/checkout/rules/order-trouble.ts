/**
 * Why the order call gave no answer that the shop can use. `unknown`: the order may exist, and asking again under the same
 * key finds it. The others are said to the shopper, and nothing was ordered: `unsupported` (the backend takes no orders),
 * `limited` (too often), `loggedOut` (the log-in has ended), `refused` (any other no).
 */
export type OrderTrouble = 'unknown' | 'unsupported' | 'limited' | 'loggedOut' | 'refused';

/** Statuses of a backend that does not have the call. */
const NO_SUCH_CALL = [404, 405, 501];

/**
 * What a failed order call means.
 * @param kind why there was no answer
 * @param status the backend's own HTTP status; 0 when there was none
 */
export function orderTrouble({ kind, answered: status }: { kind: string; answered: number }): OrderTrouble {
  if (kind !== 'status') return 'unknown';
  if (NO_SUCH_CALL.includes(status)) return 'unsupported';
  if (status >= 500) return 'unknown';
  if (status === 401) return 'loggedOut';
  return status === 429 ? 'limited' : 'refused';
}
