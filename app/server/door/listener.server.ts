import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Room for the cart, address and session cookies (4 KB each) beside ordinary headers. More is a 431. */
const HEADER_LIMIT_BYTES = 32_768;
/** Slow clients: headers within 10 s, the whole request (a 30 MB upload) within 2 minutes. */
const HEADERS_LIMIT_MS = 10_000;
const REQUEST_LIMIT_MS = 120_000;
const IDLE_LIMIT_MS = 65_000;
/** How long requests in work may take to finish once the shop is told to stop. */
const DRAIN_LIMIT_MS = 20_000;

/** A node server that keeps hostile clients short and can be drained. */
export type DrainableServer = {
  server: Server;
  /** Takes no new connections, answers what is in work, then resolves; after 20 s it cuts what is left. */
  drain: () => Promise<void>;
};

export function drainableServer(listener: RequestListener): DrainableServer {
  const server = createServer(
    {
      maxHeaderSize: HEADER_LIMIT_BYTES,
      headersTimeout: HEADERS_LIMIT_MS,
      requestTimeout: REQUEST_LIMIT_MS,
      keepAliveTimeout: IDLE_LIMIT_MS,
      connectionsCheckingInterval: 2_000,
    },
    listener,
  );
  let draining = false;
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    if (draining) response.setHeader('Connection', 'close');
    // A connection kept alive would hold the process for as long as the browser likes.
    response.once('close', () => draining && setImmediate(() => server.closeIdleConnections()));
  });
  server.on('clientError', answerBrokenRequest);
  return {
    server,
    drain: () => {
      draining = true;
      return new Promise((resolve) => {
        const cut = setTimeout(() => server.closeAllConnections(), DRAIN_LIMIT_MS);
        server.close(() => {
          clearTimeout(cut);
          resolve();
        });
        server.closeIdleConnections();
      });
    },
  };
}

const BROKEN: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Requests that are not HTTP get a status line, never a stack. */
function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  socket.end(
    `HTTP/1.1 ${BROKEN[error.code ?? ''] ?? '400 Bad Request'}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
  );
}
