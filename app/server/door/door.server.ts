import type { HttpBindings } from '@hono/node-server';
import type { RequestHandler } from '@remix-run/node';
import { type Context, Hono } from 'hono';
import type { Settings } from 'settings/read-settings';
import { createSharedCache } from '~/api/request';
import { detectLanguage } from '~/locale/host-language';
import type { Language } from '~/locale/languages';
import { documentPath, withoutLoaderParameter } from '~/rendering/remix-adapter';
import { turnedAway } from '../admission.server';
import { type BackendFetch, onBehalfOf } from '../backend-fetch.server';
import type { Log } from '../log.server';
import type { MachineFiles } from '../machine-files/machine-files.server';
import { movedTo } from '../moved-address.server';
import { routeRules } from '../route-rules.server';
import { chosenLanguage } from '../shop-cookies.server';
import type { ClientFiles } from './client-files.server';
import { compressedResponse, isCompressible } from './compression.server';
import { contentPolicy } from './content-policy.server';
import { limitBody, type WithLimit, withoutBody } from './form-limits.server';
import { type Incoming, incomingReader } from './incoming.server';
import { loggedPath, readPagePath } from './page-path.server';
import { passOnPicture, passOnWebhook } from './pass-on.server';
import { problemReports } from './problem-reports.server';
import { secure } from './security-headers.server';

/** Dependencies of the request handler in front; assembled by server.ts. */
export type DoorOptions = {
  settings: Settings;
  backend: BackendFetch;
  /** Throws while the backend or its database cannot answer. */
  ready: () => Promise<void>;
  log: Log;
  pages: {
    buildId: string;
    handlerFor: (language: Language, screen: string) => RequestHandler;
    manifests: ReadonlyMap<string, string>;
  };
  /** Undefined in development, when Vite serves them. */
  files: ClientFiles | undefined;
  /** robots.txt, sitemaps and feeds. */
  machineFiles: MachineFiles;
  development: boolean;
};

type Env = { Bindings: HttpBindings; Variables: WithLimit & { incoming: Incoming } };

/** The request handler in front: one Hono app for pages, files, pictures and payment webhooks. */
export function createDoor(options: DoorOptions): Hono<Env> {
  const { settings, log, files, machineFiles, pages } = options;
  const readIncoming = incomingReader(settings);
  const takeReport = problemReports(log);
  const app = new Hono<Env>();

  app.use(async (c, next) => {
    const started = performance.now();
    c.set('incoming', readIncoming(c.env.incoming));
    await next();
    secure(c.res.headers, c.get('incoming').scheme);
    // the rest of a body that nobody reads is cut off with its connection
    if (!c.env.incoming.complete) c.res.headers.set('Connection', 'close');
    const ms = Math.round((performance.now() - started) * 10) / 10;
    log.info({ method: c.req.method, path: loggedPath(c.req.path), status: c.res.status, ms }, 'request');
  });
  app.onError((error, c) => {
    if (c.req.raw.signal.aborted) return new Response(null, { status: 499 });
    log.error({ err: error, path: loggedPath(c.req.path) }, 'a request failed');
    return plainText('The shop could not answer. Please try again in a moment.', 500);
  });

  app.get('/healthz', () => plainText('ok', 200));
  app.get('/readyz', async () => {
    const problem = await options.ready().then(
      () => undefined,
      (error: Error) => error,
    );
    if (problem) log.warn({ err: problem }, 'not ready');
    return problem ? plainText('not ready', 503) : plainText('ready', 200);
  });
  app.get('/build-id.json', (c) => c.json({ id: pages.buildId }, 200, { 'Cache-Control': 'no-store' }));

  app.use(limitBody);
  app.post('/problem-report', (c) =>
    takeReport(withoutFrameworkParameter(c.req.raw, c.get('incoming').scheme), backendFor(options, c)),
  );
  app.get('/media/*', (c) => passOnPicture(c.req.raw, backendFor(options, c)));
  app.on(['GET', 'POST'], '/api/payments/webhook/*', (c) =>
    passOnWebhook(c.req.raw, backendFor(options, c), settings.countryHeader),
  );
  app.all('/api/*', (c) => c.json({ detail: 'Not found.' }, 404));

  app.get('*', async (c, next) => {
    const url = new URL(withScheme(c.req.raw.url, c.get('incoming').scheme));
    const { pathname } = url;
    const manifest = pages.manifests.get(pathname);
    if (manifest !== undefined)
      return compressedResponse(manifest, { status: 200, headers: manifestHeaders() }, c.req.raw);
    const file = files?.(pathname, c.req.raw) ?? machineFiles.answer(url, c.req.raw, backendFor(options, c));
    if (file) return file;
    if (pathname.startsWith('/assets/') || pathname === '/__manifest') return plainText('Not found', 404);
    return next();
  });
  app.all('*', showPage(options));
  return app;
}

/** Answers a request for a page or its data with the Remix handler of its screen and language. */
function showPage(options: DoorOptions) {
  const { settings, pages, development } = options;
  const rules = routeRules();
  const addresses = createSharedCache();

  return async (c: Context<Env>): Promise<Response> => {
    const isTooLarge = c.get('isTooLarge') === true;
    const isDocument = documentPath(c.req.path) === c.req.path;
    const sent = isTooLarge ? withoutBody(c.req.raw, isDocument) : c.req.raw;
    const request = withoutFrameworkParameter(sent, c.get('incoming').scheme);
    const url = new URL(request.url);
    const language = detectLanguage(url, chosenLanguage(request), settings.hosts);
    const away = turnedAway(request, rules);
    if (away?.kind === 'cross-site') return plainText('This form was sent from another site.', 403);
    if (away && isDocument) return redirect(away.to, away.status);
    const path = readPagePath(url, request.method, language);
    if (path.kind !== 'screen') {
      const api = { send: backendFor(options, c), language, cache: addresses };
      const moved = path.mayHaveMoved && (await movedTo({ api, url }));
      if (moved) return redirect(moved, 301);
      return path.kind === 'none' ? plainText('Not found', 404) : redirect(path.to, path.status);
    }

    const { clientAddress, geoCountry } = c.get('incoming');
    const sentAddress = settings.apiSecret === undefined ? undefined : clientAddress;
    let rendered: Uint8Array<ArrayBuffer> | undefined;
    const finished = (bytes: Uint8Array<ArrayBuffer>) => {
      rendered = bytes;
    };
    const allowsGoogle = path.screen === 'login' && settings.googleClientId !== undefined;
    const visitor = { backend: backendFor(options, c), clientAddress: sentAddress, geoCountry };
    const shop = { ...visitor, shared: false, finished, allowsGoogle, isTooLarge };
    const answer = await pages.handlerFor(language, path.screen)(withOriginsHost(request), { shop });
    // a screen that loads nothing knows of no form
    const page =
      isTooLarge && answer.status === 200 && isDocument
        ? new Response(answer.body, { status: 413, headers: answer.headers })
        : answer;
    const headers = new Headers(page.headers);
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-store');
    if (!isCompressible(headers) || page.body === null)
      return new Response(page.body, { status: page.status, headers });

    const body = rendered ?? (await page.text());
    if (headers.get('Content-Type')?.startsWith('text/html')) {
      if (!headers.has('Content-Security-Policy'))
        headers.set('Content-Security-Policy', contentPolicy(url, settings, { allowsGoogle, development }));
      // Google's window hands the token to the page that opened it
      if (allowsGoogle) headers.set('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
    }
    return compressedResponse(body, { status: page.status, headers }, request);
  };
}

function backendFor({ backend, settings }: DoorOptions, c: Context<Env>): BackendFetch {
  const { clientAddress, geoCountry } = c.get('incoming');
  const { apiSecret, countryHeader } = settings;
  const country = countryHeader === undefined || geoCountry === undefined ? undefined : { countryHeader, geoCountry };
  return onBehalfOf(backend, { clientAddress, country }, apiSecret);
}

/** Behind a proxy that terminates TLS the request arrives over http, but cookies and canonical links need the visitor's scheme. */
function withScheme(address: string, scheme: 'http' | 'https'): string {
  return scheme === 'https' ? address.replace(/^http:/, 'https:') : address;
}

/**
 * The request with a host that Remix finds equal to the page's that sent it, as `turnedAway` has compared them: in other letters, or with
 * the host that a client says a proxy had, Remix would answer 500.
 */
function withOriginsHost(request: Request): Request {
  const origin = request.headers.get('origin');
  if (origin === null) return request;
  const headers = new Headers(request.headers);
  headers.delete('x-forwarded-host');
  if (URL.canParse(origin)) headers.set('host', new URL(origin).host);
  else headers.delete('origin');
  return new Request(request, { headers });
}

/** The request with the visitor's scheme and without the parameter that has a meaning for Remix only. */
function withoutFrameworkParameter(request: Request, scheme: 'http' | 'https'): Request {
  const url = withoutLoaderParameter(new URL(withScheme(request.url, scheme)));
  return url.href === request.url ? request : new Request(url.href, request);
}

const manifestHeaders = () =>
  new Headers({
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': 'public, max-age=31536000, immutable',
  });

const plainText = (text: string, status: number) =>
  new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' } });

const redirect = (to: string, status: number) => new Response(null, { status, headers: { Location: to } });
