import { ApiError } from './api-error';
import { readBounded } from './bounded-body';
import type { Deadline } from './deadline';

const LIMIT_MS = 2_000;
const MOST_BYTES = 4 * 1024 * 1024;

type Options = {
  readonly headers?: Record<string, string>;
  /** The time that the reading shares with others. */
  readonly deadline?: Deadline | undefined;
};

/**
 * Reads JSON of a third party's service: within two seconds and its deadline, at most four megabytes, no redirects followed.
 * @param name of the service, for errors
 * @throws ApiError for whatever goes wrong
 */
export async function readOutside(name: string, url: URL, { headers, deadline }: Options = {}): Promise<unknown> {
  const ms = Math.floor(Math.min(LIMIT_MS, deadline?.left ?? LIMIT_MS));
  if (ms <= 0) throw new ApiError(name, 'timeout', 0, 'no time left');
  let response: Response;
  try {
    response = await fetch(url, {
      headers: { accept: 'application/json', ...headers },
      redirect: 'error',
      signal: AbortSignal.timeout(ms),
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
