import { randomBytes } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import { projectFolder } from 'backend/project-folder';
import { type Progress, type RunningBackend, startBackend } from 'backend/start-backend';
import type { Settings } from 'contract/settings';
import { readBounded } from '~/api/bounded-body';
import { cartSlot } from '~/features/cart/cart-slot.server';
import { LANGUAGES } from '~/locale/languages';
import { remoteBackend } from '~/server/backend-fetch.server';
import { buildViews } from '~/server/door/build-views.server';
import { clientFiles } from '~/server/door/client-files.server';
import { createDoor, type DoorOptions } from '~/server/door/door.server';
import { guarded } from '~/server/door/incoming.server';
import { drainableServer } from '~/server/door/listener.server';
import { sharedPages } from '~/server/door/shared-pages.server';
import { storefrontSettings } from '~/server/env.server';
import { openLog } from '~/server/log.server';
import { routeRules } from '~/server/route-rules.server';
import { within } from '~/server/within.server';

export type RunningShop = {
  /** The port it listens on (PORT may be 0: any free one). */
  port: number;
  /** One address a language, canonical hosts first. */
  addresses: Record<string, string>;
  accounts: RunningBackend['accounts'];
  /** Answers what is in work, then stops the backend and, as its last user, the built-in PostgreSQL. */
  stop: () => Promise<void>;
};

/**
 * Starts the shop in this process: the only place that sees storefront and backend. With API_URL the backend is reached
 * over HTTP, else it runs here.
 * @param development pages come from the sources through Vite, with hot reload, instead of from the build
 */
export async function startShop(options: { progress: Progress; development?: boolean }): Promise<RunningShop> {
  const settings = withApiSecret(storefrontSettings());
  const log = openLog('shop', settings.logLevel);
  const backend = settings.apiUrl
    ? foreignBackend(settings.apiUrl)
    : await startBackend(settings, log, {
        progress: options.progress,
        checkAnswers: options.development ?? false,
        drawsAhead: true,
      });
  try {
    const pages = options.development ? await developmentPages(settings) : await builtPages();
    const development = options.development ?? false;
    const { middleware, closePages, forgetAnswers, ...served } = pages;
    const doorOptions: DoorOptions = {
      settings,
      rules: routeRules(),
      backend: backend.fetch,
      ready: backend.ready,
      log,
      development,
      ...served,
    };
    const pageCache = sharedPages(doorOptions, cartSlot);
    backend.onCatalogueChange(() => {
      forgetAnswers();
      pageCache.purge();
    });
    const listener = guarded(settings, pageCache.before(getRequestListener(createDoor(doorOptions).fetch)));
    const { server, drain } = drainableServer(middleware ? middleware(listener) : listener);
    const port = await listen(server, settings);
    return {
      port,
      addresses: addresses(settings, port),
      accounts: backend.accounts,
      stop: async () => {
        await drain();
        await closePages?.();
        await backend.close();
      },
    };
  } catch (error) {
    await backend.close();
    throw error;
  }
}

type Pages = Pick<DoorOptions, 'pages' | 'files'> & {
  /** Forgets what the pages keep of the backend's answers. */
  forgetAnswers: () => void;
  middleware?: (next: RequestListener) => RequestListener;
  closePages?: () => Promise<void>;
};

/** The production build in `build/`. */
async function builtPages(): Promise<Pages> {
  const folder = path.join(projectFolder(), 'build');
  const build: ServerBuild = await import(pathToFileURL(path.join(folder, 'server/index.js')).href);
  const pages = buildViews(build, 'production');
  return { pages, files: clientFiles(path.join(folder, 'client')), forgetAnswers: pages.forgetAnswers };
}

/** The sources through Vite, for development. */
async function developmentPages(settings: Settings): Promise<Pages> {
  const { createServer: createVite } = await import('vite');
  // hot reload has a port of its own: the shop's door lets no web sockets through
  const hmr = createServer();
  const clientPort = await listen(hmr, { ...settings, port: 0 });
  const vite = await createVite({
    server: { middlewareMode: true, hmr: { server: hmr, clientPort } },
    appType: 'custom',
  });
  const handler = createRequestHandler(
    () => vite.ssrLoadModule('virtual:remix/server-build') as Promise<ServerBuild>,
    'development',
  );
  return {
    pages: { buildId: 'development', handlerFor: () => handler, manifests: new Map() },
    files: undefined,
    forgetAnswers: () => {},
    middleware: (next) => (request, response) => vite.middlewares(request, response, () => next(request, response)),
    closePages: async () => {
      await vite.close();
      hmr.close();
    },
  };
}

/** In bytes; a backend's list of slugs stays far below. */
const LARGEST_PROBE_ANSWER = 4_000_000;
const READY_LIMIT_MS = 3_000;

/** A backend that runs elsewhere: ready when it answers the call the start-up needs first, with JSON. */
function foreignBackend(apiUrl: string): RunningBackend {
  const fetch = remoteBackend(apiUrl);
  return {
    fetch,
    // what a backend elsewhere has is asked for anew every minute
    onCatalogueChange: () => {},
    accounts: [],
    close: async () => {},
    ready: () =>
      within(READY_LIMIT_MS, async (signal) => {
        const answer = await fetch(new Request(`${apiUrl}/api/route-slugs/`, { signal }));
        const body = await readBounded(answer, 'readiness', LARGEST_PROBE_ANSWER);
        if (!answer.ok) throw new Error(`the backend answers ${answer.status}`);
        JSON.parse(body);
      }),
  };
}

/** In one process the two wings still need a secret between them: what visitors send must not count as the storefront. */
function withApiSecret(settings: Settings): Settings {
  if (settings.apiSecret !== undefined || settings.apiUrl !== undefined) return settings;
  return { ...settings, apiSecret: randomBytes(32).toString('base64url') };
}

function listen(server: ReturnType<typeof createServer>, { port, host }: Settings): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      reject(taken ? new Error(`Port ${port} is in use: stop the other program, or set PORT.`) : error);
    });
    server.listen({ port, ...(host === undefined ? {} : { host }) }, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

function addresses({ hosts, publicScheme, production }: Settings, port: number): Record<string, string> {
  const at = production ? '' : `:${port}`;
  return Object.fromEntries(LANGUAGES.map((language) => [language, `${publicScheme}://${hosts[language][0]}${at}/`]));
}
