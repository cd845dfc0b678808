import { answerText } from './answer-text';
import { ApiError } from './api-error';
import type { Deadline } from './deadline';

const LIMIT_MS = 2_000;
const MAX_BYTES = 4 * 1024 * 1024;

type Options = {
  readonly headers?: Record<string, string>;
  /** Deadline shared with other reads. */
  readonly deadline?: Deadline | undefined;
};

/**
 * Reads JSON from a third-party service: max. two seconds, max. four megabytes, without following redirects.
 * @param name of the service, for errors
 * @throws ApiError for every failure
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
    const isTimeout = error instanceof Error && error.name === 'TimeoutError';
    throw new ApiError(name, isTimeout ? 'timeout' : 'unreachable', 0, error instanceof Error ? error.name : '');
  }
  if (!response.ok) {
    response.body?.cancel().catch(() => undefined);
    throw new ApiError(name, 'status', response.status);
  }
  try {
    return JSON.parse(await answerText(response, name, MAX_BYTES));
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError(name, 'malformed', response.status, 'not JSON');
  }
}
