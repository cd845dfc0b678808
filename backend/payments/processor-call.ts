import { readBounded } from 'contract/bounded-body';
import { ProcessorFailure } from './processor';

/** How long a processor may take for one answer, in ms. */
export const LIMIT_MS = 10_000;
const MAX_BYTES = 256 * 1024;

/** What a processor answered. */
export interface ProcessorAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Undefined when the response has no body. */
  readonly json: unknown;
}

/**
 * Sends one request to a processor: ten seconds at most unless told otherwise, bounded, without following redirects.
 * @param refusals statuses to return instead of throwing
 * @throws ProcessorFailure
 */
export async function callProcessor(
  processor: string,
  url: string,
  init: { readonly method: 'GET' | 'POST'; readonly headers: Record<string, string>; readonly body?: string },
  refusals: readonly number[] = [],
  limitMs = LIMIT_MS,
): Promise<ProcessorAnswer> {
  const fail = (kind: ProcessorFailure['kind'], detail: string) => new ProcessorFailure(processor, kind, detail);
  let response: Response;
  let bytes: Uint8Array | undefined;
  try {
    response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(limitMs) });
    bytes = await readBounded(response, MAX_BYTES);
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    throw fail(name === 'TimeoutError' ? 'timeout' : 'unreachable', name);
  }
  const { status, headers } = response;
  if (!bytes) throw fail('unreadable', 'too long');
  const text = Buffer.from(bytes).toString('utf8');
  if (status >= 500 || status === 429) throw fail('unreachable', String(status));
  const json = readJson(text);
  if (!response.ok && !refusals.includes(status)) throw fail('refused', `${status} ${errorCode(json)}`.trim());
  return { status, headers, text, json };
}

function readJson(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The processor's code of an error; not its message, which may repeat what was sent. */
function errorCode(json: unknown): string {
  if (typeof json !== 'object' || json === null) return '';
  const found = Object.entries(json).find(([name]) => ['error_code', 'name', 'error', 'status', 'code'].includes(name));
  return typeof found?.[1] === 'string' ? found[1].slice(0, 80) : '';
}

/** `Authorization` of HTTP Basic. */
export const basic = (user: string, password: string): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
