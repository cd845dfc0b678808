import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { limitBodyTime, UPLOAD_LIMIT_MS } from './body-time';

/** Enough for cart, address and session cookies (4 KB each) and other headers. More is answered with 431. */
const HEADER_LIMIT_BYTES = 32_768;
/** Slow clients: headers within 10 s, the whole request within two minutes, an upload within a quarter of an hour (`body-time.ts`). */
const HEADERS_LIMIT_MS = 10_000;
const IDLE_LIMIT_MS = 65_000;
/** How long running requests may take after the process gets a stop signal; stopping takes at most ten seconds in total. */
const DRAIN_LIMIT_MS = 4_500;

/** A Node server with time limits for clients and a graceful stop. */
export type DrainableServer = {
  server: Server;
  /**
   * @param port 0 for any free one
   * @param host undefined for every address of the machine
   * @returns the port it listens on
   * @throws Error in plain words when the port is in use
   */
  listen: (port: number, host: string | undefined) => Promise<number>;
  /** Accepts no new connections and resolves when running requests are answered; after 4.5 s the rest is closed. */
  drain: () => Promise<void>;
};

/**
 * The one server of the shop's process and of the backend alone.
 * @param isUpload requests that may take longer to arrive than forms; none by default
 */
export function drainableServer(
  listener: RequestListener,
  isUpload: (request: IncomingMessage) => boolean = () => false,
): DrainableServer {
  const server = createServer(
    {
      maxHeaderSize: HEADER_LIMIT_BYTES,
      headersTimeout: HEADERS_LIMIT_MS,
      requestTimeout: UPLOAD_LIMIT_MS,
      keepAliveTimeout: IDLE_LIMIT_MS,
      connectionsCheckingInterval: 2_000,
    },
    listener,
  );
  let draining = false;
  limitBodyTime(server, isUpload);
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    if (draining) response.setHeader('Connection', 'close');
    // Keep-alive connections would otherwise keep the process running.
    response.once('close', () => draining && setImmediate(() => server.closeIdleConnections()));
  });
  server.on('clientError', answerBrokenRequest);
  return {
    server,
    listen: (port, host) => listen(server, port, host),
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

/** Starts listening; see `DrainableServer.listen`. */
export function listen(server: Server, port: number, host: string | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(isTaken ? new Error(`Port ${port} is in use: stop the other program, or set PORT.`) : error);
    });
    server.listen({ port, ...(host === undefined ? {} : { host }) }, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
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
