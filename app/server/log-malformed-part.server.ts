import { shopLog } from './shop-log.server';

/** Maximum number of different messages that are logged. */
const MAX_LOGGED = 500;

const logged = new Set<string>();

/**
 * Logs that an invalid part of a backend's answer was removed; only once per call and path.
 * @param place path of the part, with `*` for list items
 */
export function logMalformedPart(call: string, place: string): void {
  const cause = `${call} ${place}`;
  if (logged.has(cause) || logged.size >= MAX_LOGGED) return;
  logged.add(cause);
  shopLog().warn({ call, place }, 'a malformed part of an answer was left out');
}
