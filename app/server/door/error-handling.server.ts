import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Log } from '../log.server';
import { loggedPath } from './page-path.server';

/** A listener that may return a promise. */
export type AsyncListener = (request: IncomingMessage, response: ServerResponse) => unknown;

/**
 * Handles errors of an asynchronous listener, which Node's server does not: they are logged once with the stack and answered with
 * 500. If the response has begun, the connection is closed, so that the client does not take it for complete.
 */
export function withErrorHandling(listener: AsyncListener, log: Pick<Log, 'error'>): RequestListener {
  return async (request, response) => {
    try {
      await listener(request, response);
    } catch (error) {
      const path = loggedPath(request.url?.split('?', 1)[0] ?? '');
      log.error({ err: error, method: request.method, path }, 'a request failed');
      if (response.headersSent) return void response.destroy();
      response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
      response.end('The shop could not answer. Please try again in a moment.');
    }
  };
}
