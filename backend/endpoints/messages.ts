import { withoutMail } from 'contract/log-record';
import { reportError } from 'contract/messages';
import { Hono } from 'hono';
import type { BackendContext } from '../context';
import { oneLine } from '../domain/untrusted/one-line';
import { type Area, answer, type BackendEnv } from './serve';

/** Max logged browser error reports per minute, so that clients cannot flood the log. */
const MAX_REPORTS = 60;
const REPORT_WINDOW_MS = 60_000;
const MAX_REPORT_LENGTH = 500;

/** Reports from browsers. */
export function messageEndpoints(backend: BackendContext): Area {
  const area: Area = new Hono<BackendEnv>();
  let window = { since: 0, reports: 0 };

  answer(area, reportError, async ({ query, now }) => {
    if (now.getTime() - window.since >= REPORT_WINDOW_MS) window = { since: now.getTime(), reports: 0 };
    window.reports++;
    if (window.reports <= MAX_REPORTS) {
      backend.log.warn({ report: withoutMail(oneLine(query.err, MAX_REPORT_LENGTH)) }, 'a browser reports an error');
    }
    return {};
  });

  return area;
}
