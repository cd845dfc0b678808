import { withoutMail } from 'contract/log-record';
import { reportError } from 'contract/messages';
import { within } from '~/api/within';
import { isCrossOrigin } from '../admission.server';
import type { BackendFetch } from '../backend-fetch.server';
import type { Log } from '../log.server';

/** Maximum length of a forwarded text. */
const MAX_LENGTH = 1_000;
/** Maximum reports per minute, so that browsers cannot flood log and backend. */
const MAX_REPORTS = 60;
const WINDOW_MS = 60_000;
const LIMIT_MS = 5_000;

/** One line without mail addresses and without queries of addresses, which can contain personal data. */
function plainReport(text: string): string {
  const line = text.replace(/[\p{C}\s]+/gu, ' ').replace(/[?#][^\s)]*/g, '');
  return withoutMail(line).trim().slice(0, MAX_LENGTH);
}

/**
 * Receives error reports of browsers and forwards them to the backend (`GET /api/?err=`, Specification 2 §7). The browser always
 * gets the same answer.
 */
export function problemReports(log: Log, now: () => number = Date.now) {
  let window = { since: 0, count: 0 };

  return async (request: Request, backend: BackendFetch): Promise<Response> => {
    if (isCrossOrigin(request)) return new Response(null, { status: 403 });
    const err = plainReport((await request.text()).slice(0, 10 * MAX_LENGTH));
    if (now() - window.since >= WINDOW_MS) window = { since: now(), count: 0 };
    if (err !== '' && ++window.count <= MAX_REPORTS) {
      const url = new URL(`${reportError.path}?${new URLSearchParams({ err })}`, request.url);
      const tell = (signal: AbortSignal) => backend(new Request(url, { signal, redirect: 'manual' }));
      within(LIMIT_MS, tell).then(
        (answer) => answer.body?.cancel(),
        (error: unknown) => log.info({ err: error }, 'an error report could not be passed on'),
      );
    }
    return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
  };
}
