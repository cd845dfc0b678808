import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import { Scripts } from '@remix-run/react';
import { useContext } from 'react';
import { expect, test } from 'vitest';
import * as entry from './entry.server';
import { ScriptNonce } from './layouts/script-nonce';
import { scriptHash } from './server/door/content-policy.server';

type Thrown = { body: string; type?: string };

function Page() {
  const nonce = useContext(ScriptNonce);
  return (
    <html lang="fi">
      <body>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: what a sanitiser may have missed */}
        <main dangerouslySetInnerHTML={{ __html: '<script>evil()</script>' }} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

/** A build of one page; its loader throws what is given. */
function open(thrown?: Thrown, path = '/') {
  const loader = () => {
    if (!thrown) return { ok: true };
    throw new Response(thrown.body, { status: 500, headers: { 'Content-Type': thrown.type ?? 'text/plain' } });
  };
  const module = { default: Page, loader, ErrorBoundary: Page };
  const root = { id: 'root', path: '*', module: '/root.js', hasLoader: true, hasErrorBoundary: true };
  const build = {
    entry: { module: entry },
    routes: { root: { ...root, module } },
    assets: { version: '1', url: '/manifest.js', entry: { module: '/entry.js', imports: [] }, routes: { root } },
    future: { v3_singleFetch: true },
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    basename: '/',
    isSpaMode: false,
  };
  return createRequestHandler(build as unknown as ServerBuild, 'production')(new Request(`http://fi.localhost${path}`));
}

test('a script that got into the text of a page is not in its policy, all the shop’s own are', async () => {
  const page = await open();
  const html = await page.text();
  const policy = page.headers.get('content-security-policy') ?? '';
  const scripts = [...html.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
  expect(scripts).toContain('evil()');
  expect(scripts.length).toBeGreaterThan(3);
  for (const script of scripts) expect(policy.includes(scriptHash(script)), script).toBe(script !== 'evil()');
  expect(html).not.toContain('nonce=');
});

test('pages and their data are kept by no cache unless they allow it', async () => {
  expect((await open()).headers.get('cache-control')).toBe('private, no-store');
  expect((await open(undefined, '/_root.data')).headers.get('cache-control')).toBe('private, no-store');
  const allowed = new Response('', { headers: { 'Cache-Control': 'public' } });
  expect(entry.handleDataRequest(allowed).headers.get('cache-control')).toBe('public');
});

test('an error whose data name a page of the shop is a redirect, without any script', async () => {
  const to = async (thrown: Thrown) => {
    const answer = await open(thrown);
    return `${answer.status} ${answer.headers.get('location')}`;
  };
  expect(await to({ body: '{"redirect":"/takit/"}' })).toBe('302 /takit/');
  expect(await to({ body: '{"redirect":"/takit/"}', type: 'application/json' })).toBe('302 /takit/');
  expect(await to({ body: '{"redirect":"https://evil.example/"}' })).toBe('500 null');
  expect(await to({ body: '{"redirect":' })).toBe('500 null');
  expect(await to({ body: '{"redirect":"/"}' }), 'the page itself').toBe('500 null');
});
