import { ApiError } from '~/api/api-error';

/**
 * Waits for the backend; its outage becomes the error page with the right status, without the backend's words.
 * @throws Response 502 or 503, which may be tried again after 5 s; 404 for what the backend does not have
 */
export async function orUnavailable<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    console.warn(`page unavailable: ${error.message}`);
    throw new Response('', { status: error.status, headers: { 'Retry-After': '5' } });
  }
}
