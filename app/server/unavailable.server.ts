import { ApiError, isMissing } from '~/api/api-error';
import { shopLog } from './shop-log.server';

/**
 * Waits for the backend; outages become an error page with the right status, without the backend's message.
 * @throws Response 502 or 503 with a Retry-After of 5 s; 404 for what the backend does not have
 */
export async function orErrorPage<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    shopLog().warn({ err: error.error }, 'a page is unavailable');
    throw new Response('', { status: error.status, headers: { 'Retry-After': '5' } });
  }
}

/**
 * Waits for optional data: if it cannot be fetched, the error is logged and `otherwise` is used. Calls that the backend does not
 * implement are logged at debug level only.
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
