import { randomBytes } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import type { ServerBuild } from '@remix-run/node';
import { projectFolder } from 'backend/project-folder';
import { type Progress, type RunningBackend, startBackend } from 'backend/start-backend';
import { search } from 'contract/listing';
import { drainableServer, listen } from 'serving/drainable-server';
import type { Settings } from 'settings/read-settings';
import { answerText } from '~/api/answer-text';
import { within } from '~/api/within';
import { cartSlot } from '~/features/cart/cart-slot.server';
import { LANGUAGES } from '~/locale/languages';
import { type BuildViews, buildViews } from '~/rendering/build-views.server';
import { remoteBackend } from '~/server/backend-fetch.server';
import { clientFiles } from '~/server/door/client-files.server';
import { createDoor, type DoorOptions } from '~/server/door/door.server';
import { withErrorHandling } from '~/server/door/error-handling.server';
import { guarded } from '~/server/door/incoming.server';
import { sharedPages } from '~/server/door/shared-pages.server';
import { isUpload } from '~/server/door/upload-request.server';
import { storefrontSettings } from '~/server/env.server';
import { openLog } from '~/server/log.server';
import { machineFiles } from '~/server/machine-files/machine-files.server';
import type { SharedPages } from '~/server/page-cache/page-cache.server';

export type RunningShop = {
  /** The port it listens on (PORT may be 0: any free one). */
  port: number;
  /** One address a language, canonical hosts first. */
  addresses: Record<string, string>;
  accounts: RunningBackend['accounts'];
  /** Completes running requests, then stops the backend and, if nobody else uses it, the built-in PostgreSQL. */
  stop: () => Promise<void>;
};

/**
 * How long visitors may be shown the goods as they were before an import, in milliseconds: a page that is begun within it is sent
 * within a second.
 */
const GRACE_MS = 800;

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
    const pages = options.development ? await developmentPages(settings) : await builtPages(settings);
    const development = options.development ?? false;
    const { middleware, closePages, forgetAnswers, slots, ...served } = pages;
    const filesForMachines = machineFiles(settings);
    const doorOptions: DoorOptions = {
      settings,
      machineFiles: filesForMachines,
      backend: backend.fetch,
      ready: backend.ready,
      log,
      development,
      ...served,
    };
    const pageCache = sharedPages(doorOptions, slots);
    backend.onCatalogueChange(({ calls, isGradual }) => {
      // What searches find stands on no page that is kept whole.
      if (calls.length > 0 && calls.every((name) => name === search.name)) return forgetAnswers('searches');
      const graceMs = isGradual ? GRACE_MS : 0;
      forgetAnswers('all', graceMs);
      pageCache.purge(graceMs);
      filesForMachines.purge();
    });
    const listener = guarded(settings, pageCache.before(getRequestListener(createDoor(doorOptions).fetch)));
    const answering = withErrorHandling(middleware ? middleware(listener) : listener, log);
    const server = drainableServer(answering, isUpload);
    const port = await server.listen(settings.port, settings.host);
    return {
      port,
      addresses: addresses(settings, port),
      accounts: backend.accounts,
      stop: async () => {
        await server.drain();
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
  forgetAnswers: BuildViews['forgetAnswers'];
  /** A visitor's slot texts in cached pages. */
  slots: SharedPages['slots'];
  middleware?: (next: RequestListener) => RequestListener;
  closePages?: () => Promise<void>;
};

/** The production build in `build/`. */
async function builtPages(settings: Settings): Promise<Pages> {
  const folder = path.join(projectFolder(), 'build');
  const build: ServerBuild = await import(pathToFileURL(path.join(folder, 'server/index.js')).href);
  const pages = buildViews(build, { mode: 'production', without: settings.renderingWithout });
  return {
    pages,
    files: clientFiles(path.join(folder, 'client')),
    forgetAnswers: pages.forgetAnswers,
    slots: pages.cartSlot ?? cartSlot,
  };
}

/** The sources through Vite, for development. */
async function developmentPages(settings: Settings): Promise<Pages> {
  const { createServer: createVite } = await import('vite');
  // hot reload uses a separate port, because the shop's server does not accept web sockets
  const hmr = createServer();
  const clientPort = await listen(hmr, 0, settings.host);
  const vite = await createVite({
    server: { middlewareMode: true, hmr: { server: hmr, clientPort } },
    appType: 'custom',
  });
  /** The views of the current sources; Vite returns a new build when they change. */
  let latest: { readonly build: ServerBuild; readonly views: BuildViews } | undefined;
  const current = async (): Promise<BuildViews> => {
    const build = (await vite.ssrLoadModule('virtual:remix/server-build')) as ServerBuild;
    if (latest?.build !== build)
      latest = { build, views: buildViews(build, { mode: 'development', without: settings.renderingWithout }) };
    return latest.views;
  };
  return {
    pages: {
      buildId: 'development',
      handlerFor: (language, screen) => async (request, context) =>
        (await current()).handlerFor(language, screen)(request, context),
      get manifests() {
        return latest?.views.manifests ?? new Map();
      },
    },
    files: undefined,
    forgetAnswers: (which, graceMs) => latest?.views.forgetAnswers(which, graceMs),
    slots: cartSlot,
    middleware: (next) => (request, response) => vite.middlewares(request, response, () => next(request, response)),
    closePages: async () => {
      await vite.close();
      hmr.close();
    },
  };
}

/** In bytes; a backend's list of slugs stays far below. */
const MAX_PROBE_ANSWER = 4_000_000;
const READY_LIMIT_MS = 3_000;

/** A backend at another address: ready when it answers the first call of the start-up with JSON. */
function foreignBackend(apiUrl: string): RunningBackend {
  const fetch = remoteBackend(apiUrl);
  return {
    fetch,
    // a remote backend's changes are picked up when cached answers expire
    onCatalogueChange: () => {},
    accounts: [],
    close: async () => {},
    ready: () =>
      within(READY_LIMIT_MS, async (signal) => {
        const answer = await fetch(new Request(`${apiUrl}/api/route-slugs/`, { signal }));
        const body = await answerText(answer, 'readiness', MAX_PROBE_ANSWER);
        if (!answer.ok) throw new Error(`the backend answers ${answer.status}`);
        JSON.parse(body);
      }),
  };
}

/**
 * Storefront and backend need a shared secret even in one process, so that requests of visitors cannot pass as the storefront's.
 */
function withApiSecret(settings: Settings): Settings {
  if (settings.apiSecret !== undefined || settings.apiUrl !== undefined) return settings;
  return { ...settings, apiSecret: randomBytes(32).toString('base64url') };
}

function addresses({ hosts, publicScheme, production }: Settings, port: number): Record<string, string> {
  const at = production ? '' : `:${port}`;
  return Object.fromEntries(LANGUAGES.map((language) => [language, `${publicScheme}://${hosts[language][0]}${at}/`]));
}
