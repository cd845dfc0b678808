import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** How long a request may take to arrive, in ms: a form, and an upload of 25 MB over a slow line. */
export const FORM_LIMIT_MS = 120_000;
export const UPLOAD_LIMIT_MS = 15 * 60_000;
/** An upload that takes longer than a minute must come at 8 KB a second, or it only holds its connection. */
const SLOW_AFTER_MS = 60_000;
const MIN_BYTES_PER_MS = 8;
const CHECK_MS = 2_000;

/** How far a body has come. */
export interface BodyProgress {
  readonly isUpload: boolean;
  readonly elapsedMs: number;
  readonly bytes: number;
}

/** Whether a body that is not complete yet has had its time. */
export function isOverdue({ isUpload, elapsedMs, bytes }: BodyProgress): boolean {
  if (!isUpload) return elapsedMs > FORM_LIMIT_MS;
  return elapsedMs > UPLOAD_LIMIT_MS || (elapsedMs > SLOW_AFTER_MS && bytes < elapsedMs * MIN_BYTES_PER_MS);
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Answers 408 to requests whose bodies do not arrive in time, and ends their connections. Node has one limit for all requests of
 * a server; uploads may take longer than forms as long as they get on.
 */
export function limitBodyTime(server: Server, isUpload: (request: IncomingMessage) => boolean): void {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return;
    const { socket } = request;
    const started = performance.now();
    const before = socket.bytesRead;
    const watched = isUpload(request);
    const check = setInterval(() => {
      if (request.complete || socket.destroyed) return clearInterval(check);
      const progress = { elapsedMs: performance.now() - started, bytes: socket.bytesRead - before };
      if (!isOverdue({ isUpload: watched, ...progress })) return;
      clearInterval(check);
      if (response.headersSent) return void socket.destroy();
      socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n', () =>
        socket.destroy(),
      );
    }, CHECK_MS).unref();
    // of the request: its connection may carry thousands of others
    request.once('close', () => clearInterval(check));
  });
}
