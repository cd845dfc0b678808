import { expect, test } from '@playwright/test';
import { runShop } from '../support/run-shop';
import { ask } from '../support/shop';
import { filledOrder, putIntoCart, visitor } from '../support/visitor';

const { port, host } = runShop();
const asked = (path: string, headers: Record<string, string> = {}) => ask(port, path, { host: host('fi'), headers });

const SHARED = ['/', '/vaatteet/kuoret/', '/hanki/', '/hanki/kasivarsi-3l/', '/valikko/'];

test('guests get one page, which a network cache may store too and which sets no cookie', async () => {
  for (const path of SHARED) {
    const [first, second] = [await asked(path), await asked(path)];
    expect(first.headers['cache-control'], path).toContain('s-maxage');
    expect(first.headers['vary'], path).toContain('Cookie');
    expect(first.headers['set-cookie'], path).toBeUndefined();
    expect(second.body, path).toBe(first.body);
    expect(second.headers['content-security-policy'], path).toBe(first.headers['content-security-policy']);
  }
});

test('no data of a visitor appears in another visitor’s page', async () => {
  const person = visitor(port, host('fi'));
  await putIntoCart(person, '/hanki/kaamos-trail-pant/?color=gray&size=34');
  await person.post('/ostoskori/', { intent: 'code', code: 'SECRETCODE' });
  await filledOrder(person, 'own@hanki.example');
  const path = '/vaatteet/housut/?sort=newest';
  const own = await person.get(path);
  const guest = await asked(path);
  expect(own.body).toContain('data-slot="cart">1<');
  expect(guest.body).toContain('data-slot="cart"><');
  expect(guest.body).toBe(own.body.replace('data-slot="cart">1<', 'data-slot="cart"><'));
  expect(guest.body).not.toMatch(/SECRETCODE|own@hanki/);
});

test('an unknown cookie, a broken cart and a made-up log-in give the page of a guest', async () => {
  const guest = (await asked('/vaatteet/')).body;
  for (const cookie of ['_ga=GA1.1', 'cart=broken', 'cart=../../etc/passwd; x=y'])
    expect((await asked('/vaatteet/', { cookie })).body, cookie).toBe(guest);
  const madeUp = await asked('/vaatteet/', { cookie: 'so.auth=made-up' });
  expect(madeUp.headers['cache-control']).toContain('no-store');
  expect(madeUp.body).not.toContain('made-up');
});

test('each country and currency has a separate page', async () => {
  const [euros, crowns] = [await asked('/vaatteet/'), await asked('/vaatteet/', { cookie: 'locale=se-sek' })];
  expect(euros.body).toContain('€');
  expect(crowns.body).toMatch(/SEK|kr/);
  expect(await asked('/vaatteet/').then(({ body }) => body)).toBe(euros.body);
});

test('missing pages are 404s that no cache stores', async () => {
  const answer = await asked('/ei-ole-tallaista/');
  expect(answer.status).toBe(404);
  expect(answer.headers['cache-control']).toContain('no-store');
});

test('an unchanged page, sitemap or feed is answered with 304; a personal page has no entity tag', async () => {
  for (const path of [...SHARED, '/robots.txt', '/sitemap.xml', '/sitemaps/group-1.xml', '/feeds/merchant-fi-fi.xml']) {
    const first = await asked(path, { 'accept-encoding': 'gzip' });
    const tag = String(first.headers['etag']);
    for (const method of ['GET', 'HEAD']) {
      const headers = { 'accept-encoding': 'gzip', 'if-none-match': tag };
      const again = await ask(port, path, { host: host('fi'), method, headers });
      expect([again.status, again.body, again.headers['etag']], path).toEqual([304, '', tag]);
    }
    const plain = await asked(path, { 'if-none-match': tag });
    expect([plain.status, plain.headers['etag'] === tag], path).toEqual([
      path === '/robots.txt' ? 304 : 200,
      path === '/robots.txt',
    ]);
  }
  for (const path of ['/ostoskori/', '/kassa/', '/haku/?q=takki', '/ei-ole-tallaista/'])
    expect((await asked(path)).headers['etag'], path).toBeUndefined();
});
