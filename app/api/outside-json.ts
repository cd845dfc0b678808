import { ApiError } from './api-error';
import { readBounded } from './bounded-body';

const LIMIT_MS = 2_000;
const MOST_BYTES = 4 * 1024 * 1024;

/**
 * Reads JSON of a third party's service: within two seconds, at most four megabytes, no redirects followed.
 * @param name of the service, for errors
 * @throws ApiError for whatever goes wrong
 */
export async function readOutside(name: string, url: URL, headers: Record<string, string> = {}): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(url, {
      headers: { accept: 'application/json', ...headers },
      redirect: 'error',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    throw new ApiError(name, isLate ? 'timeout' : 'unreachable', 0, error instanceof Error ? error.name : '');
  }
  if (!response.ok) {
    response.body?.cancel().catch(() => undefined);
    throw new ApiError(name, 'status', response.status);
  }
  try {
    return JSON.parse(await readBounded(response, name, MOST_BYTES));
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError(name, 'malformed', response.status, 'not JSON');
  }
}
