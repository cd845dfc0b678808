import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import pino from 'pino';
import { backendSettings } from './env';
import { type Progress, startBackend } from './start-backend';

const HEADER_LIMIT_BYTES = 32_768;
const REQUEST_LIMIT_MS = 60_000;
const DRAIN_LIMIT_MS = 20_000;

/**
 * Serves the API over HTTP, for storefronts that run elsewhere (their API_URL). It answers health checks too. Without
 * API_SECRET the storefronts' reports of their visitors' addresses are not believed.
 */
export async function serveBackend(progress: Progress): Promise<{ address: string; stop: () => Promise<void> }> {
  const settings = backendSettings();
  const log = pino({ name: 'backend', level: settings.logLevel, base: { name: 'backend' } });
  if (settings.apiSecret === undefined) log.warn({}, 'API_SECRET is not set: visitors’ addresses are not known');
  const backend = await startBackend(settings, log, { progress, drawsAhead: true });
  let draining = false;

  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname === '/healthz') return new Response('ok');
    if (pathname === '/readyz') {
      const isReady =
        !draining &&
        (await backend.ready().then(
          () => true,
          () => false,
        ));
      return new Response(isReady ? 'ready' : 'not ready', { status: isReady ? 200 : 503 });
    }
    return backend.fetch(request);
  };
  const listener = getRequestListener(answer);
  const server = createServer(
    { maxHeaderSize: HEADER_LIMIT_BYTES, headersTimeout: 10_000, requestTimeout: REQUEST_LIMIT_MS },
    (request: IncomingMessage, response: ServerResponse) => {
      response.once('close', () => draining && setImmediate(() => server.closeIdleConnections()));
      if (request.url?.startsWith('//')) return void response.writeHead(404).end();
      return listener(request, response);
    },
  );
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port: settings.port, host: settings.host ?? '::' }, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : settings.port);
    });
  });

  return {
    address: `http://${settings.host ?? 'localhost'}:${port}`,
    stop: async () => {
      draining = true;
      const cut = setTimeout(() => server.closeAllConnections(), DRAIN_LIMIT_MS);
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeIdleConnections();
      });
      clearTimeout(cut);
      await backend.close();
    },
  };
}
