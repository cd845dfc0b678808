import { getRequestListener } from '@hono/node-server';
import { drainableServer } from 'serving/drainable-server';
import { backendSettings } from './env';
import { openLog } from './log';
import { type Progress, startBackend } from './start-backend';

/**
 * Serves the API over HTTP, for storefronts that run elsewhere (their API_URL). It answers health checks too. Without
 * API_SECRET the storefronts' headers with visitors' IP addresses are not trusted.
 */
export async function serveBackend(progress: Progress): Promise<{ address: string; stop: () => Promise<void> }> {
  const settings = backendSettings();
  const log = openLog(settings.logLevel);
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
  const server = drainableServer((request, response) => {
    // no path begins with two slashes, and as an address such a path would name another host
    if (request.url?.startsWith('//')) return void response.writeHead(404).end();
    return listener(request, response);
  });
  const port = await server.listen(settings.port, settings.host);

  return {
    address: `http://${settings.host ?? 'localhost'}:${port}`,
    stop: async () => {
      draining = true;
      await server.drain();
      await backend.close();
    },
  };
}
