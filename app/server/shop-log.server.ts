import { storefrontSettings } from './env.server';
import { type Log, openLog } from './log.server';

let log: Log | undefined;

/** The storefront's log. */
export function shopLog(): Log {
  log ??= openLog('storefront', storefrontSettings().logLevel);
  return log;
}
