import { ApiError, isMissing } from '~/api/api-error';
import { shopLog } from './shop-log.server';

/**
 * Waits for the backend; its outage becomes the error page with the right status, without the backend's words.
 * @throws Response 502 or 503, which may be tried again after 5 s; 404 for what the backend does not have
 */
export async function orUnavailable<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    shopLog().warn({ err: error.error }, 'a page is unavailable');
    throw new Response('', { status: error.status, headers: { 'Retry-After': '5' } });
  }
}

/**
 * Waits for what a page can do without: when it cannot be fetched, that is logged and the page does without it. What a backend
 * does not have is no trouble, and told to those only who look for it.
 * @param code code of the error catalogue (Specification 2 §8) or name of the part, for the log
 */
export async function orLogged<Value>(work: Promise<Value>, otherwise: Value, code: string): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    shopLog()[isMissing(error) ? 'debug' : 'warn']({ err: error.error, code }, 'a page lacks a part');
    return otherwise;
  }
}
