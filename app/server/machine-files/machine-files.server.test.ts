import { gunzipSync } from 'node:zlib';
import { readSettings } from 'settings/read-settings';
import { expect, test } from 'vitest';
import { machineFiles } from './machine-files.server';

const settings = readSettings({}, 'backend');

type Answers = Readonly<Record<string, (query: URLSearchParams) => object | Response>>;

/** The files in front of a backend that answers as told, by path; what it is not told of it lacks. */
function filesOf(answers: Answers) {
  const asked: string[] = [];
  const files = machineFiles(settings);
  const backend = async (request: Request) => {
    const url = new URL(request.url);
    asked.push(url.pathname);
    const answer = answers[url.pathname]?.(url.searchParams) ?? Response.json({}, { status: 404 });
    return answer instanceof Response ? answer : Response.json(answer);
  };
  const get = (path: string, host = 'fi.localhost:3000', init: RequestInit = {}) => {
    const request = new Request(`http://${host}${path}`, init);
    const answer = files.answer(new URL(request.url), request, backend);
    if (!answer) throw new Error(`${path} is no file for machines`);
    return answer;
  };
  return {
    get,
    text: async (path: string, host?: string) => (await get(path, host)).text(),
    asked,
    purge: files.purge,
  };
}

const addresses = (count: number) => (query: URLSearchParams) => ({
  total: query.get('kind') === 'product' ? count : 0,
  addresses: Array.from(
    { length: Math.max(0, Math.min(Number(query.get('limit')), count - Number(query.get('offset')))) },
    (_, at) => {
      const path = `hanki/tuote-${Number(query.get('offset')) + at + 1}`;
      return { paths: { fi: path, en: path, sv: path }, changed: '2026-11-02T10:00:00.000Z' };
    },
  ),
});

const countries = {
  countries: [
    { delivery_country_code: 'fi', is_enabled: true, currency: 'eur' },
    { delivery_country_code: 'se', is_enabled: true, currency: 'sek' },
    { delivery_country_code: 'zz', is_enabled: false, currency: 'eur' },
  ],
  currencies: [
    { code: 'eur', format: '{amount} €', rate: 1 },
    { code: 'sek', format: '{amount} kr', rate: 11.5 },
  ],
};

const item = {
  variantId: 11,
  modelId: 1,
  name: 'Ilves & Susi <3L>',
  manufacturer: 'Hanki',
  description: 'Kuoritakki',
  path: 'hanki/ilves',
  image: { path: '/media/abcdef0123456789' },
  color: 'Musta',
  colorSlug: 'ink',
  size: 'M',
  sizeSlug: 'm',
  typeSlug: 'regular',
  sku: 'H1-M',
  ean: '6410000000017',
  groups: ['Vaatteet', 'Kuoret'],
  price: 200,
  salePrice: 150,
  availability: 'in_stock',
  condition: 'new',
};

const shop: Answers = {
  '/api/site-addresses/': addresses(25_000),
  '/api/delivery-countries/': () => countries,
  '/api/merchant-items/': () => ({
    items: [item],
    next: null,
    deliveries: [{ name: 'Posti', price: 5, freeFrom: 100, daysFrom: 1, daysTo: 3 }],
  }),
};

test('robots.txt is the host’s own: its language’s paths, its sitemap', async () => {
  const { text } = filesOf(shop);
  const [finnish, swedish] = [await text('/robots.txt'), await text('/robots.txt', 'sv.localhost:3000')];
  expect(finnish).toContain('Disallow: /ostoskori/\n');
  expect(finnish).toContain('Sitemap: http://fi.localhost:3000/sitemap.xml');
  expect(swedish).toContain('Disallow: /varukorg/\n');
  expect(swedish).toContain('Sitemap: http://sv.localhost:3000/sitemap.xml');
});

test('a sitemap has parts of at most 10,000 addresses, each product in one of them', async () => {
  const { text } = filesOf(shop);
  const index = await text('/sitemap.xml');
  const parts = [...index.matchAll(/<loc>http:\/\/fi\.localhost:3000(\/sitemaps\/product-\d+\.xml)<\/loc>/g)];
  expect(parts).toHaveLength(3);
  const counts = [];
  const seen = new Set<string>();
  for (const [, path = ''] of parts) {
    const found = [...(await text(path)).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
    counts.push(found.length);
    for (const address of found) seen.add(address);
  }
  expect(counts).toEqual([10_000, 10_000, 5_000]);
  expect(seen.size).toBe(25_000);
});

test('a backend that does not count its addresses makes no sitemap that looks empty', async () => {
  const uncounted = () => ({ total: null, addresses: [] });
  const { status } = await filesOf({ '/api/site-addresses/': uncounted }).get('/sitemap.xml');
  expect(status).toBeGreaterThanOrEqual(500);
});

test('an address names itself and its translations, English for everybody else', async () => {
  const { text } = filesOf({ '/api/site-addresses/': addresses(1) });
  const part = await text('/sitemaps/product-1.xml', 'sv.localhost:3000');
  expect(part).toContain('<loc>http://sv.localhost:3000/hanki/tuote-1/</loc><lastmod>2026-11-02</lastmod>');
  expect(part).toContain('hreflang="fi" href="http://fi.localhost:3000/hanki/tuote-1/"');
  expect(part).toContain('hreflang="x-default" href="http://en.localhost:3000/hanki/tuote-1/"');
  expect(part).not.toContain('hreflang="de"');
  expect(await text('/sitemaps/product-1.xml', 'de.localhost:3000')).not.toContain('<url>');
});

test('a host that names no language has no translations elsewhere', async () => {
  const { text } = filesOf({ '/api/site-addresses/': addresses(1) });
  const part = await text('/sitemaps/product-1.xml', '127.0.0.1:3000');
  expect(part).toContain('<loc>http://127.0.0.1:3000/hanki/tuote-1/</loc>');
  expect(part).not.toContain('hreflang');
});

test('a merchant feed has the country’s currency, the reduction, and what delivery costs there', async () => {
  const feed = await filesOf(shop).text('/feeds/merchant-se-sv.xml', 'sv.localhost:3000');
  expect(feed).toContain('<g:price>2300.00 SEK</g:price><g:sale_price>1725.00 SEK</g:sale_price>');
  expect(feed).toContain('<g:service>Posti</g:service><g:price>0.00 SEK</g:price>');
  expect(feed).toContain('<g:gtin>6410000000017</g:gtin>');
  expect(feed).toContain('Hanki Ilves &amp; Susi &lt;3L&gt;, Musta, M');
  expect(feed).toContain('<g:image_link>http://sv.localhost:3000/media/abcdef0123456789/960</g:image_link>');
});

test('a feed’s addresses lead to the price it tells: the country goes along where the language starts in another', async () => {
  const { text } = filesOf(shop);
  expect(await text('/feeds/merchant-se-sv.xml')).toContain(
    '/hanki/ilves/?color=ink&amp;size=m&amp;type=regular</g:link>',
  );
  expect(await text('/feeds/merchant-fi-sv.xml')).toContain('&amp;delivery_country=fi&amp;currency=eur</g:link>');
});

test('a country that is not delivered to and a backend without the call have no file', async () => {
  expect((await filesOf(shop).get('/feeds/merchant-zz-fi.xml')).status).toBe(404);
  expect((await filesOf(shop).get('/feeds/merchant-xx-fi.xml')).status).toBe(404);
  expect((await filesOf({}).get('/sitemap.xml')).status).toBe(404);
});

test('while the backend is down a machine is asked to come again', async () => {
  const down = filesOf({ '/api/site-addresses/': () => new Response('', { status: 503 }) });
  const answer = await down.get('/sitemap.xml');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('60');
});

test('a file that cannot be finished is asked for again later, and is not kept', async () => {
  let isBroken = true;
  const complete = addresses(3_000);
  const { get, text } = filesOf({
    '/api/site-addresses/': (query) =>
      isBroken && query.get('offset') === '2000' ? new Response('', { status: 500 }) : complete(query),
  });
  expect((await get('/sitemaps/product-1.xml')).status).toBe(502);
  isBroken = false;
  expect(await text('/sitemaps/product-1.xml')).toContain('tuote-3000/</loc>');
});

test('a file is made once for all who ask within ten minutes, zipped or not', async () => {
  const { get, text, asked } = filesOf({ '/api/site-addresses/': addresses(2) });
  const zipped = await get('/sitemaps/product-1.xml', undefined, { headers: { 'accept-encoding': 'br, gzip' } });
  expect(zipped.headers.get('content-encoding')).toBe('gzip');
  const bytes = Buffer.from(await zipped.arrayBuffer());
  const count = asked.length;
  expect(await text('/sitemaps/product-1.xml')).toBe(gunzipSync(bytes).toString());
  expect(asked).toHaveLength(count);
});

test('machines that leave in the middle give way to others', async () => {
  const { get } = filesOf(shop);
  for (let time = 0; time < 6; time += 1) {
    const answer = await get('/sitemaps/product-1.xml');
    expect(answer.status).toBe(200);
    const reader = answer.body?.getReader();
    await reader?.read();
    await reader?.cancel();
  }
});

test('asked for its head, a file is made and kept for who asks for it', async () => {
  const { get, asked } = filesOf(shop);
  const head = await get('/sitemaps/product-1.xml', undefined, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  const count = asked.length;
  expect((await get('/sitemaps/product-1.xml')).headers.get('etag')).toBe(head.headers.get('etag'));
  expect(asked).toHaveLength(count);
});

test('after a change of the catalogue the next feed has the new price', async () => {
  let now = 200;
  const { text, purge } = filesOf({
    ...shop,
    '/api/merchant-items/': () => ({ items: [{ ...item, price: now, salePrice: null }], next: null, deliveries: [] }),
  });
  const price = async () => /<g:price>([^<]*)</.exec(await text('/feeds/merchant-fi-fi.xml'))?.[1];
  expect(await price()).toBe('200.00 EUR');
  now = 150;
  expect(await price(), 'kept for ten minutes').toBe('200.00 EUR');
  purge();
  expect(await price()).toBe('150.00 EUR');
});

test('robots.txt has a tag to be asked again by', async () => {
  const { get } = filesOf({});
  const tag = (await get('/robots.txt')).headers.get('etag') ?? '';
  for (const method of ['GET', 'HEAD']) {
    const again = await get('/robots.txt', undefined, { method, headers: { 'if-none-match': `W/${tag}` } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  }
  expect((await get('/robots.txt', 'sv.localhost:3000')).headers.get('etag')).not.toBe(tag);
});

test('the relying party of the passkeys names the shop’s hosts of other domains, and no other host does', async () => {
  const production = readSettings({ SHOP_ENV: 'production', BASE_NAME: 'tunturi' }, 'storefront');
  const files = machineFiles(production);
  const get = (host: string) => {
    const request = new Request(`https://${host}/.well-known/webauthn`);
    return files.answer(new URL(request.url), request, () => Promise.reject(new Error('no backend')));
  };
  const answer = await get('tunturi.fi');
  expect(answer?.headers.get('content-type')).toBe('application/json');
  expect(await answer?.json()).toMatchObject({ origins: expect.arrayContaining(['https://tunturi.se']) });
  expect((await get('tunturi.se'))?.status).toBe(404);
});
