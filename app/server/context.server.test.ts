import { expect, test } from 'vitest';
import { baseContext, purgeSharedAnswers, shopContext } from './context.server';
import { authSetCookie } from './shop-cookies.server';

const config = { currencyFormat: '', currencyRate: 2, deliveryCountryName: 'Ruotsi', taxAreaId: 3, isEuMember: true };

/** A backend that knows the pairs given and refuses other delivery countries and currencies. */
function backendFor(...pairs: string[]) {
  return async (request: Request): Promise<Response> => {
    const query = new URL(request.url).searchParams;
    const pair = `${query.get('delivery-country-code')}/${query.get('currency-code')}`;
    return pairs.includes(pair) ? Response.json(config) : Response.json({ code: ['Unknown'] }, { status: 400 });
  };
}

type Options = RequestInit & { backend?: (request: Request) => Promise<Response>; shared?: boolean };

function open(address: string, { backend, shared = false, ...init }: Options = {}) {
  purgeSharedAnswers();
  const shop = {
    backend: backend ?? backendFor('fi/eur', 'se/sek', 'us/usd', 'se/eur'),
    clientAddress: '127.0.0.1',
    geoCountry: undefined,
    shared,
  };
  return shopContext({ request: new Request(address, init), context: { shop } });
}

async function thrown(work: Promise<unknown>): Promise<Response> {
  const result = await work.catch((error: unknown) => error);
  if (result instanceof Response) return result;
  throw new Error('nothing was thrown');
}

const locationOf = (response: Response) => `${response.status} ${response.headers.get('location')}`;

test('a screen knows its language, its parameters and what prices are shown in', async () => {
  const context = await open('http://sv.localhost/kampanjer/v%C3%A5r/');
  expect(context).toMatchObject({ language: 'sv', screen: 'campaign', params: { campaignSlug: 'vår' } });
  expect(context.locale).toMatchObject({ country: 'se', currency: 'sek', rate: 2, taxAreaId: 3 });
});

test('data requests come without the slash and are the same screen', async () => {
  expect(await open('http://fi.localhost/sivu/toimitus')).toMatchObject({
    screen: 'page',
    params: { slug: 'toimitus' },
  });
});

test('a choice that the backend refuses gives way to the fallback of the language', async () => {
  const context = await open('http://sv.localhost/?delivery_country=zz&currency=zzz');
  expect(context.locale).toMatchObject({ country: 'se', currency: 'sek' });
  expect(context.localeAccepted).toBe(false);
});

test('without any rate prices show in euros', async () => {
  const context = await open('http://en.localhost/', { backend: () => Promise.reject(new Error('down')) });
  expect(context.locale).toMatchObject({ currency: 'eur', rate: 1, taxAreaId: 1 });
});

test("a path in another language's words is gone from for good", async () => {
  expect(locationOf(await thrown(open('http://fi.localhost/checkout/?a=1')))).toBe('301 /ostoskori/?a=1');
});

test("what a screen's rule refuses, and what is no path, is a 404 with the path", async () => {
  const refused = await thrown(open('http://en.localhost/ski-wizard/curling/'));
  expect([refused.status, await refused.text()]).toEqual([404, 'Page Not Found: /ski-wizard/curling/']);
  const malformed = await thrown(open('http://en.localhost/a%00b/'));
  expect([malformed.status, await malformed.text()]).toEqual([404, 'Page not found: /a%00b/']);
});

test("a customer's screen sends a guest to log in and back", async () => {
  const answer = await thrown(open('http://fi.localhost/toivelista/?a=1'));
  expect(locationOf(answer)).toBe('302 /tili/kirjaudu/?next=%2Ftoivelista%2F%3Fa%3D1');
  expect(answer.headers.get('set-cookie')).toContain('flash=');
});

test('a customer enters, unless the page is rendered for everybody', async () => {
  const auth = { token: 'secret', expiresAt: Date.now() + 60_000 };
  const cookie = authSetCookie(auth, new Request('http://fi.localhost/')).split(';', 1)[0] ?? '';
  const page = 'http://fi.localhost/toivelista/';
  expect((await open(page, { headers: { cookie } })).auth).toEqual(auth);
  expect(locationOf(await thrown(open(page, { headers: { cookie }, shared: true })))).toContain('/tili/kirjaudu/');
});

test('a log-in that is over is none', async () => {
  const auth = { token: 'secret', expiresAt: Date.now() - 1 };
  const cookie = authSetCookie(auth, new Request('http://fi.localhost/')).split(';', 1)[0] ?? '';
  expect((await open('http://fi.localhost/', { headers: { cookie } })).auth).toBeUndefined();
});

test("another site's form is refused", async () => {
  const init = { method: 'POST', headers: { origin: 'https://evil.example' }, body: new URLSearchParams({ a: '1' }) };
  expect((await thrown(open('http://fi.localhost/ostoskori/', init))).status).toBe(403);
});

test('just after an import a page that nobody keeps is as it was, a shared page and a form are as it is now', async () => {
  purgeSharedAnswers();
  let rate = 2;
  const backend = async () => Response.json({ ...config, currencyRate: rate });
  const rateOf = async (init: RequestInit = {}, shared = false) => {
    const shop = { backend, clientAddress: '127.0.0.1', geoCountry: undefined, shared };
    const request = new Request('http://sv.localhost/', { headers: { 'Sec-Fetch-Site': 'same-origin' }, ...init });
    return (await baseContext({ request, context: { shop } })).locale.rate;
  };
  expect(await rateOf()).toBe(2);
  rate = 3;
  purgeSharedAnswers('all', 60_000);
  expect(await rateOf()).toBe(2);
  expect(await rateOf({ method: 'POST' })).toBe(3);
  rate = 4;
  purgeSharedAnswers('all', 60_000);
  expect(await rateOf()).toBe(3);
  expect(await rateOf({}, true)).toBe(4);
  expect(await rateOf()).toBe(4);
});
