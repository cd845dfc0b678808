import { createRequestHandler, data, type EntryContext, type ServerBuild } from '@remix-run/node';
import { RemixServer, Scripts } from '@remix-run/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { remixBuild } from '../../tests/support/remix-build';
import {
  documentPath,
  manifestScript,
  pickRoutes,
  ROOT_DATA,
  routeFamily,
  takeLoaderData,
  useRemixScripts,
  useScrollScript,
  withFields,
  withManifestAt,
  withoutLoaderParameter,
} from './remix-adapter';

const seen: { scripts: ReturnType<typeof useRemixScripts>; place: string }[] = [];

function Root() {
  seen.push({ scripts: useRemixScripts(), place: useScrollScript() });
  return (
    <html lang="fi">
      <body>
        <Scripts />
      </body>
    </html>
  );
}

let context: EntryContext | undefined;
const TEXT = 'snow & ice </script>';

/** A build of a root and two screens, whose server entry keeps what Remix hands to it and renders as Remix says. */
function openBuild(): ServerBuild {
  const loader = () => ({ text: TEXT });
  const handleRequest = (request: Request, status: number, headers: Headers, given: EntryContext) => {
    context = given;
    const html = renderToString(<RemixServer context={given} url={request.url} />);
    return new Response(html, { status, headers });
  };
  const paths = { root: '', 'skis.fi': 'sukset', 'skis.sv': 'skidor' };
  const routes = Object.entries(paths).map(([id, path]) => {
    const module = { default: id === 'root' ? Root : () => null, loader };
    return { id, path, module, hasLoader: true };
  });
  return remixBuild({ default: handleRequest, handleError: () => undefined }, routes);
}

const ask = (build: ServerBuild, path: string) =>
  createRequestHandler(build, 'production')(new Request(`http://shop.invalid${path}`), {});

test('Remix’s scripts are those that its own component puts into a page, in the three parts that the page needs', async () => {
  const html = await (await ask(openBuild(), '/sukset')).text();
  const { scripts, place } = seen.at(-1) ?? expect.fail('nothing was rendered');
  expect(scripts.prepare).toContain('window.__remixContext = {');
  expect(scripts.prepare).toContain('window.__remixContext.streamController = controller');
  expect(scripts.start).toContain('import "/assets/manifest.js";');
  expect(scripts.start).toContain('import * as route1 from "/assets/skis.fi.js";');
  expect(scripts.start).toContain('import("/e.js");');
  expect(html).toContain(`<script>${scripts.prepare}</script>`);
  expect(html).toContain(`<script type="module" async="">${scripts.start}</script>`);
  const preloaded = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, href]) => href);
  expect(scripts.modules).toEqual(preloaded);
  expect(scripts.modules).toContain('/assets/of-skis.fi.js');
  expect(place).toMatch(/sessionStorage\.getItem[\s\S]*\("positions", null\)$/);
});

/** What a browser's router would read: the data that a page's scripts put into the stream. */
function streamedBy(...scripts: string[]): string {
  const parts: string[] = [];
  let isClosed = false;
  const controller = { enqueue: (text: string) => parts.push(text), close: () => (isClosed = true) };
  const window = { __remixContext: { streamController: controller } };
  for (const script of scripts) new Function('window', script)(window);
  expect(isClosed).toBe(true);
  return parts.join('');
}

test('the hand-off brings the loaders’ data to the browser, and cannot end its script', async () => {
  const build = openBuild();
  build.entry.module.default = async (_request, _status, _headers, given) => {
    const { rest, script } = await takeLoaderData(given);
    expect(rest).not.toHaveProperty('serverHandoffStream');
    expect(script).not.toMatch(/[<>&]/);
    return new Response(streamedBy(script));
  };
  const handed = await (await ask(build, '/sukset')).text();
  expect(handed).toContain(TEXT);
  expect(handed).toContain('"skis.fi"');
});

test('a build with some of its routes serves these and names no others to the browser', async () => {
  const build = openBuild();
  expect([...routeFamily(build, 'skis.fi')]).toEqual(['skis.fi', 'root']);
  const finnish = withManifestAt(
    pickRoutes(build, (id) => !id.endsWith('.sv')),
    '/assets/manifest-fi.js',
  );
  expect((await ask(finnish, '/sukset')).status).toBe(200);
  expect((await ask(finnish, '/skidor.data')).status).toBe(404);
  expect(seen.at(-1)?.scripts.start).toContain('import "/assets/manifest-fi.js";');
  const window: { __remixManifest?: { version: string; routes: Record<string, unknown> } } = {};
  new Function('window', manifestScript(finnish))(window);
  expect(window.__remixManifest?.version).toBe('v1');
  expect(Object.keys(window.__remixManifest?.routes ?? {})).toEqual(['root', 'skis.fi']);
});

test('the manifest’s script makes the routes as the build has them, without what they import', () => {
  const build = openBuild();
  const window: { __remixManifest?: unknown } = {};
  new Function('window', manifestScript(build))(window);
  const routes = Object.entries(build.assets.routes).map(([id, route]) => [id, { ...route, imports: [] }]);
  // as JSON: a parent that the root does not have must not come from the others
  const written = { ...build.assets, routes: Object.fromEntries(routes) };
  expect(window.__remixManifest).toEqual(JSON.parse(JSON.stringify(written)));
});

test('data requests have the names that Remix answers', async () => {
  expect(documentPath('/sukset.data')).toBe('/sukset');
  expect(documentPath(`/${ROOT_DATA}`)).toBe('/');
  const answer = await ask(openBuild(), '/sukset.data');
  expect(answer.headers.get('content-type')).toContain('text/x-script');
  expect((await ask(openBuild(), `/${ROOT_DATA}`)).headers.get('content-type')).toContain('text/x-script');
});

test('the parameter that asks Remix for one loader is taken out of an address, nothing else', () => {
  const address = (text: string) => withoutLoaderParameter(new URL(text, 'http://shop.invalid')).search;
  expect(address('/?_data=root&sort=newest')).toBe('?sort=newest');
  expect(address('/?q=a+b%20c')).toBe('?q=a+b%20c');
});

test('fields are added to what a loader gives, plain or with headers', async () => {
  expect(withFields({ a: 1 }, { kind: 'x' })).toEqual({ a: 1, kind: 'x' });
  const build = openBuild();
  const route = build.routes['skis.fi']?.module ?? expect.fail('no route');
  route.loader = () => withFields(data({ a: 1 }, { headers: { 'X-Kind': 'kept' } }), { kind: 'added' });
  route.headers = ({ loaderHeaders }) => loaderHeaders;
  const answer = await ask(build, '/sukset');
  expect(answer.headers.get('x-kind')).toBe('kept');
  expect(context?.staticHandlerContext.loaderData['skis.fi']).toEqual({ a: 1, kind: 'added' });
});
