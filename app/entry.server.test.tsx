import { type AppLoadContext, createRequestHandler } from '@remix-run/node';
import { expect, test } from 'vitest';
import { hostile } from '../tests/support/hostile';
import { remixBuild } from '../tests/support/remix-build';
import * as entry from './entry.server';
import { CartCount } from './features/shell/cart-count-slot';
import { useCachedMarkup } from './rendering/cached-markup';
import { PageScripts } from './rendering/page-scripts';
import { scriptHash } from './server/door/content-policy.server';
import { pageFor, toCachedPage } from './server/page-cache/cached-page.server';

type Thrown = { body: string; type?: string };

/** What a visitor wrote, and the page repeats. */
let written = '';

const Bold = ({ text }: { readonly text: string }) => <b>{text}</b>;

function Page() {
  const inside = useCachedMarkup({ shown: `kept ${written}`, place: 'here' }, Bold, { text: written });
  return (
    <html lang="fi">
      <body>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: what a sanitiser may have missed */}
        <main dangerouslySetInnerHTML={{ __html: '<script>evil()</script>' }} />
        <CartCount />
        <p title={written}>{written}</p>
        <div {...inside} />
        <PageScripts />
      </body>
    </html>
  );
}

/** A build of one page; its loader throws what is given. */
function open(thrown?: Thrown, path = '/', context: AppLoadContext = {}) {
  const loader = () => {
    if (!thrown) return { personal: { cartCount: 0 }, written };
    throw new Response(thrown.body, { status: 500, headers: { 'Content-Type': thrown.type ?? 'text/plain' } });
  };
  const module = { default: Page, loader, ErrorBoundary: Page };
  const root = { id: 'root', path: '*', module, hasLoader: true, hasErrorBoundary: true };
  const answer = createRequestHandler(remixBuild(entry, [root]), 'production');
  return answer(new Request(`http://fi.localhost${path}`), context);
}

test('a script that got into the text of a page is not in its policy, all the shop’s own are', async () => {
  const page = await open();
  const html = await page.text();
  const policy = page.headers.get('content-security-policy') ?? '';
  const scripts = [...html.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
  expect(scripts).toContain('evil()');
  expect(scripts.length).toBeGreaterThan(2);
  for (const script of scripts) expect(policy.includes(scriptHash(script)), script).toBe(script !== 'evil()');
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

const escaped = (text: string) =>
  text.replace(
    /[&<>"']/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' })[sign] ?? sign,
  );

test('whatever a visitor writes is text in a page kept for everybody, also what looks like the server’s own marks', async () => {
  const shop = {
    backend: async () => Response.json({}),
    clientAddress: undefined,
    geoCountry: undefined,
    shared: true,
  };
  for (const text of [
    ...hostile.marks,
    '</script>',
    '<!--',
    '</body>',
    '<template>',
    "$&$'$`",
    '{a-random-key cart}',
  ]) {
    written = text;
    const slotKey = `key-${text.length}-unknown`;
    const answer = await open(undefined, '/', { shop: { ...shop, slotKey } });
    const policy = answer.headers.get('content-security-policy') ?? '';
    const page = await toCachedPage(200, [], { html: await answer.text(), slotKey });
    const html = pageFor(page, '', new Map([['cart', '7']]))
      .body()
      .toString();
    const shown = escaped(text);
    expect(html).toContain(`<span data-slot="cart">7</span><p title="${shown}">${shown}</p>`);
    expect(html).toContain(`<b>${shown}</b>`);
    const scripts = [...html.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);
    for (const script of scripts) expect(policy.includes(scriptHash(script)), script).toBe(script !== 'evil()');
    expect(html.match(/<\/body>/g)).toHaveLength(1);
  }
  written = '';
});
