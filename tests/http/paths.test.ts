import { expect, test } from '@playwright/test';
import { LANGUAGES, type Language } from '~/locale/languages';
import { pathTo } from '~/routing/path-to';
import { servicePageSlugs } from '~/routing/service-pages';
import { runShop } from '../support/run-shop';
import { ask } from '../support/shop';
import { readableText } from '../support/visitor';

const { port, host } = runShop();
const asked = (path: string, language = 'en') => ask(port, path, { host: host(language) });

test('a path without its trailing slash is redirected permanently, with its query', async () => {
  const answer = await asked('/checkout?x=1&y=%C3%A4');
  expect(answer.status).toBe(301);
  expect(answer.headers['location']).toBe('/checkout/?x=1&y=%C3%A4');
  const sent = await ask(port, '/checkout', { host: host('en'), method: 'POST', body: '' });
  expect(sent.status).toBe(308);
});

test('an address of the shop that the catalogue was imported from leads on at once and for good', async () => {
  for (const path of ['/kaamos-trail-pant.html', '/kaamos-trail-pant', '/kaamos-trail-pant.html?x=1']) {
    const { status, headers } = await asked(path, 'fi');
    const query = path.includes('?') ? '?x=1' : '';
    expect([status, headers['location']], path).toEqual([301, `/hanki/kaamos-trail-pant/${query}`]);
  }
  expect((await asked('/no-such-page.html', 'fi')).status).toBe(404);
  expect((await asked('/vaatteet', 'fi')).headers['location']).toBe('/vaatteet/');
});

test('a path in another language redirects to the same page’s path in this language', async () => {
  const answer = await asked('/ostoskori/?x=1', 'en');
  expect([301, 308]).toContain(answer.status);
  expect(answer.headers['location']).toBe('/checkout/?x=1');
  const back = await asked('/checkout/', 'fi');
  expect(back.headers['location']).toBe('/ostoskori/');
});

const everyWay = LANGUAGES.flatMap((from) => LANGUAGES.filter((to) => to !== from).map((to) => [from, to] as const));

/** The menu address of a language's first group. */
async function menuPlace(language: Language): Promise<string> {
  const { body } = await asked(pathTo('menu', language), language);
  return new RegExp(`href="(${pathTo('menu', language)}[^/"]+/)"`).exec(body)?.[1] ?? '';
}

test('static pages and menu addresses in another language redirect completely translated, or are not found', async () => {
  const { delivery } = servicePageSlugs;
  const page = (language: Language) => pathTo('page', language, { slug: delivery[language] });
  const menus = new Map<Language, string>();
  for (const language of LANGUAGES) menus.set(language, await menuPlace(language));
  for (const [from, to] of everyWay) {
    for (const [path, meant] of [
      [page(from), page(to)],
      [menus.get(from) ?? '', menus.get(to)],
    ] as const) {
      if (path === meant) continue;
      const answer = await asked(`${path}?x=1`, to);
      expect([answer.status, answer.headers['location']], `${path} in ${to}`).toEqual([301, `${meant}?x=1`]);
    }
    for (const screen of ['page', 'menu'] as const) {
      const missing = await asked(pathTo(screen, from, { slug: 'not-there-at-all' }), to);
      expect([missing.status, missing.headers['location']], `${screen} of ${from} in ${to}`).toEqual([404, undefined]);
    }
  }
  for (const [language, path] of menus) {
    expect((await asked(path, language)).status, path).toBe(200);
    expect((await asked(page(language), language)).status).toBe(200);
  }
});

test('capital letters in a path make no difference', async () => {
  const paths = [
    '/hanki/kasivarsi-3l/',
    '/hanki/',
    '/vaatteet/kuoret/',
    '/sivu/toimitus/',
    '/valikko/hiihto/',
    '/kassa/',
    '/toimitus/',
  ];
  for (const path of paths) {
    const [written, capitals] = [await asked(path, 'fi'), await asked(path.toUpperCase(), 'fi')];
    expect([path, capitals.status]).toEqual([path, written.status]);
    const canonical = /<link rel="canonical" href="([^"]*)"/;
    expect(canonical.exec(capitals.body)?.[1], path).toBe(canonical.exec(written.body)?.[1]);
  }
});

test('a page number beyond the end of a list shows the last page, however large it is', async () => {
  const heading = async (page: string) =>
    /<title>([^<]*)/.exec((await asked(`/uutuudet/?page=${page}`, 'fi')).body)?.[1];
  expect(await heading('99999999999')).toBe(await heading('999'));
});

const missing: [string, string][] = [
  ['/a//b/', 'Page not found: /a//b/'],
  ['/a%00b/', 'Page not found: /a%00b/'],
  ['/%zz/', 'Page not found: /%zz/'],
  ['/hanki/model.pro/', 'Product not found.'],
  ['/no/such/place/', 'Product group not found.'],
  ['/hanki/no-such-product/', 'Product not found.'],
  ['/ski-wizard/snowboard/', 'Page Not Found: /ski-wizard/snowboard/'],
  ['/accounts/activate/x/', 'Page Not Found: /accounts/activate/x/'],
];
for (const [path, text] of missing) {
  test(`${path} is a 404 that reads “${text}”`, async () => {
    const answer = await asked(path);
    expect(answer.status).toBe(404);
    expect(readableText(answer.body)).toContain(text);
  });
}

test('a missing page has the shop’s header and footer, a missing file has not', async () => {
  expect((await asked('/a//b/')).body).toContain('<header');
  expect((await asked('/hanki/model.pro')).headers['location']).toBe('/hanki/model.pro/');
  expect((await asked('/hanki/model.png')).body).toBe('Not found');
});

for (const path of [
  '//',
  '//evil.example/',
  '/\\evil.example/',
  '/.env',
  '/.git/config/',
  '/build/..%2f..%2fpackage.json',
  '/assets/..%2f..%2fserver.ts',
  '/a%00b/',
  '/media/..%2f..%2fetc%2fpasswd/320',
  '/server/index.js',
  '/assets/none.js',
]) {
  test(`${path} is not found`, async () => {
    const answer = await asked(path);
    expect([400, 404]).toContain(answer.status);
    expect(answer.body).not.toMatch(/"dependencies"|DATABASE_URL|root:x:/);
  });
}

test('the JSON API is not reachable from outside', async () => {
  for (const path of ['/api/route-slugs/', '/api/checkout/', '/api/', '/api/mails/']) {
    expect((await asked(path)).status, path).toBe(404);
    expect((await ask(port, path, { host: host('en'), method: 'POST', body: '{}' })).status, path).toBe(404);
  }
});

test('the probes answer on any host, and nothing else does', async () => {
  for (const path of ['/healthz', '/readyz']) {
    expect((await ask(port, path, { host: 'probe.internal' })).status, path).toBe(200);
  }
  const foreign = await ask(port, '/', { host: 'evil.example' });
  expect(foreign.status).toBe(421);
});

test('hosts in forwarding headers never appear in the page or its redirects', async () => {
  const headers = { 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example', 'X-Original-URL': '/x' };
  for (const path of ['/', '/clothing/shells/', '/clothing/shells', '/no-such/']) {
    const answer = await ask(port, path, { host: host('en'), headers });
    expect(answer.body + JSON.stringify(answer.headers), path).not.toContain('evil.example');
  }
});

test('the old pages of gifts are the campaign’s pages, which search engines leave alone', async () => {
  const old = await asked('/vanha/lahjakampanjat/pohjanpuu-joulu/kajo-450/', 'fi');
  expect(old.status).toBe(200);
  expect(readableText(old.body)).toContain('Lahjakoodi');
  expect(readableText(old.body)).toContain('Henkilöstön joululahja');
  expect(old.body).toContain('<meta name="robots" content="noindex"/>');
  // in another language’s words it leads to this one’s
  const english = await asked('/old/giftcampaigns/pohjanpuu-joulu/kajo-450/', 'fi');
  expect(english.status).toBe(302);
  expect(english.headers['location']).toBe('/vanha/lahjakampanjat/pohjanpuu-joulu/kajo-450/');
  // the page of a product outside of campaigns has no code to redeem
  const product = await asked('/vanha/tuisku/rakka-104/', 'fi');
  expect(product.status).toBe(200);
  expect(readableText(product.body)).not.toContain('Lahjakoodi');
});

test('an old page of a gift whose campaign is over, unknown or has no such product is not found', async () => {
  for (const path of ['tunturilaakso-kesa/kajo-450', 'ei-ole/kajo-450', 'pohjanpuu-joulu/ei-ole'])
    expect((await asked(`/vanha/lahjakampanjat/${path}/`, 'fi')).status, path).toBe(404);
});

for (const target of [
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/%09/evil.example/',
  'javascript:alert(1)',
  '/x@evil.example',
]) {
  test(`a locale form with the return address ${target} stays in the shop`, async () => {
    const body = new URLSearchParams({ language: 'en', next: target }).toString();
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: `http://${host('en')}` };
    const answer = await ask(port, '/locale/', { host: host('en'), method: 'POST', headers, body });
    const to = new URL(String(answer.headers['location']), `http://${host('en')}`);
    expect(to.host).toBe(host('en'));
  });
}
