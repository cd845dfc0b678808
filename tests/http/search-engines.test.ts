import { expect, test } from '@playwright/test';
import { runShop } from '../support/run-shop';
import { ask } from '../support/shop';

const { port, host } = runShop();
const get = (path: string, language = 'fi', headers: Record<string, string> = {}) =>
  ask(port, path, { host: host(language), headers });

const tag = (html: string, rel: string) => new RegExp(`<link rel="${rel}" href="([^"]*)"`).exec(html)?.[1];
const title = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];
const data = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json = '{}']) =>
    JSON.parse(json),
  );

/** The paths in a part of a sitemap on its own host. */
async function pathsOf(part: string, language = 'fi'): Promise<string[]> {
  const { body } = await get(part, language);
  return [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

test('robots.txt links to the sitemap of its host, and the sitemap to existing pages', async () => {
  for (const language of ['fi', 'sv']) {
    const robots = await get('/robots.txt', language);
    const sitemap = /^Sitemap: (\S+)$/m.exec(robots.body)?.[1] ?? '';
    expect(new URL(sitemap).host).toBe(host(language));
    const index = await get(new URL(sitemap).pathname, language);
    const parts = [...index.body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, part = '']) => new URL(part).pathname);
    expect(parts.length).toBeGreaterThanOrEqual(5);
    for (const part of parts) {
      const [first = ''] = await pathsOf(part, language);
      const page = await get(first, language);
      expect([first, page.status]).toEqual([first, 200]);
      expect(page.body).not.toContain('content="noindex"');
      expect(tag(page.body, 'canonical')).toBe(`http://${host(language)}${first}`);
    }
  }
});

test('a group’s address in the sitemap names the same translations as its page', async () => {
  const { body } = await get('/sitemaps/group-1.xml');
  const [entry = ''] = /<url>[\s\S]*?<\/url>/.exec(body) ?? [];
  const links = [...entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, code, href]) => `${code} ${href}`);
  const [path = ''] = await pathsOf('/sitemaps/group-1.xml');
  const page = await get(path);
  const own = [...page.body.matchAll(/hrefLang="([^"]*)" href="([^"]*)"/gi)].map(([, code, href]) => `${code} ${href}`);
  expect(links).toEqual(own);
  expect(links).toHaveLength(7);
});

test('every page of a list has its own canonical address, previous and next links and title', async () => {
  const [first, second] = [await get('/uutuudet/'), await get('/uutuudet/?page=2')];
  const at = `http://${host('fi')}/uutuudet/`;
  expect([tag(first.body, 'canonical'), tag(first.body, 'prev'), tag(first.body, 'next')]).toEqual([
    at,
    undefined,
    `${at}?page=2`,
  ]);
  expect([tag(second.body, 'canonical'), tag(second.body, 'prev')]).toEqual([`${at}?page=2`, at]);
  expect(title(second.body)).toBe('Uutuudet, sivu 2 – Hanki');
});

test('a list describes its breadcrumbs and products to search engines; a filtered list is not indexed', async () => {
  const [list, filtered] = [await get('/uutuudet/'), await get('/uutuudet/?manufacturer=hanki')];
  const kinds = data(list.body).map((each) => each['@type']);
  expect(kinds).toEqual(expect.arrayContaining(['BreadcrumbList', 'ItemList']));
  expect(data(list.body).find((each) => each['@type'] === 'ItemList').itemListElement).toHaveLength(60);
  expect(filtered.body).toContain('content="noindex"');
  expect(tag(filtered.body, 'canonical')).toBeUndefined();
});

test('the feed of a country is complete and in its currency', async () => {
  const feed = await get('/feeds/merchant-se-sv.xml', 'sv');
  expect(feed.headers['content-type']).toContain('xml');
  expect(feed.body.trimEnd().endsWith('</channel></rss>')).toBe(true);
  expect(feed.body).toMatch(/<g:price>\d+\.00 SEK<\/g:price>/);
  expect((await get('/feeds/merchant-xx-sv.xml', 'sv')).status).toBe(404);
});

test('a feed made before an import contains the imported products after it', async () => {
  expect((await get('/feeds/merchant-fi-fi.xml')).body).toContain('Kaamos Trail Pant');
});

test('used gear, the catalogue and the brands have pages; a brand address without a name redirects to all brands', async () => {
  for (const path of ['/kaytetyt/', '/tuotteet/', '/merkit/']) expect((await get(path)).status, path).toBe(200);
  const bare = await get('/valmistaja/');
  expect([bare.status, bare.headers['location']]).toEqual([301, '/merkit/']);
});

test('the address of a removed product says so and offers alternatives; that of a product on sale redirects to it; an unknown one is not found', async () => {
  const gone = await get('/poistunut-tuotesivu/hanki/vanha-sukka/');
  expect(gone.status).toBe(410);
  expect(gone.body).toContain('href="/hanki/"');
  expect(gone.body).toContain('content="noindex"');
  const [sold = ''] = await pathsOf('/sitemaps/product-1.xml');
  const found = await get(`/poistunut-tuotesivu${sold}`);
  expect([found.status, found.headers['location']]).toEqual([301, sold]);
  expect((await get('/poistunut-tuotesivu/ei-ole/mitaan/')).status).toBe(404);
});

test('viewed products are remembered without scripts, the latest first, for this visitor only', async () => {
  const [one = '', two = ''] = await pathsOf('/sitemaps/product-1.xml');
  const landed = /<noscript><img src="([^"]*)"/.exec((await get(one)).body)?.[1] ?? '';
  expect((await get(landed)).headers['set-cookie']).toBeUndefined();
  let cookie = 'grid_size=large';
  for (const path of [one, two]) {
    const pixel = /<noscript><img src="([^"]*)"/.exec((await get(path)).body)?.[1] ?? '';
    const marked = await get(pixel, 'fi', { cookie });
    expect(marked.headers['content-type']).toBe('image/gif');
    cookie = String(marked.headers['set-cookie']).split(';')[0] ?? '';
  }
  const page = await get('/katsotut-tuotteet/', 'fi', { cookie });
  expect(page.body.indexOf(`href="${two}`)).toBeGreaterThan(0);
  expect(page.body.indexOf(`href="${one}`)).toBeGreaterThan(page.body.indexOf(`href="${two}`));
  expect(page.headers['cache-control']).toContain('no-store');
  expect((await get('/katsotut-tuotteet/')).body).not.toContain(`href="${two}`);
});

test('invalid cookies of viewed products change no page and break none', async () => {
  for (const cookie of ['viewed=%00', 'viewed=<script>.zz', `viewed=${'1.'.repeat(900)}`]) {
    expect((await get('/katsotut-tuotteet/', 'fi', { cookie })).status).toBe(200);
  }
});
