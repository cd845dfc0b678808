import { MAX_QUANTITY, MAX_ROWS } from 'contract/cart-limits';
import { expect, test } from 'vitest';
import { cartSetCookie, readCart } from '~/features/cart/cart-cookie.server';
import { EMPTY_DRAFT } from '~/features/cart/checkout-draft';
import { draftSetCookie, readDraft } from '~/features/cart/checkout-draft.server';
import { EMPTY_CART } from '~/features/cart/rules/cart';
import { LANGUAGES, type Language } from '~/locale/languages';
import { pathTo } from '~/routing/path-to';
import { purgeSharedAnswers, shopContext } from '~/server/context.server';
import { changeLocale, readChoice } from './change-locale.server';
import { comesFromOwnHost, type ReceivedTransfer, receiveTransfer } from './session-transfer.server';
import { confirmSessionTransfer, loadSessionTransfer } from './session-transfer-screen.server';

const cart = { ...EMPTY_CART, products: [{ productId: 7, amount: 2 }], codes: ['KEVAT'] };

const translated = (path: string) =>
  path !== 'toimitus' && path !== 'leverans'
    ? []
    : [
        { path: 'toimitus', languageCode: 'fi' },
        { path: 'leverans', languageCode: 'sv' },
      ];

const group = (slug: string, id: number): object => {
  const children = id === 1 ? [group('under', 2)] : [];
  return { id, name: slug, slug, path: slug, showInMenu: true, children };
};

/** A backend that stores session transfers for one host and one use; without `keeps` it does not support the calls. */
function backend(keeps = true) {
  const left = new Map<string, { target_host: string; payload: object }>();
  return async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    if (searchParams.get('currency-code') === 'xxx') return Response.json({ code: ['Unknown'] }, { status: 400 });
    if (pathname === '/api/init-config/') return Response.json({ currencyRate: 1, taxAreaId: 1 });
    if (pathname === '/api/translated_paths/') return Response.json(translated(searchParams.get('path') ?? ''));
    if (pathname === '/api/product-groups/') {
      const language = request.headers.get('accept-language') ?? '';
      return Response.json({ productGroups: language === 'fi' ? [group('hiihto', 1)] : [group('skidor', 1)] });
    }
    if (!keeps) return Response.json({}, { status: 404 });
    const body = (await request.json()) as { target_host: string; payload: object; id: string; host: string };
    if (pathname === '/api/handover/') {
      const id = `${left.size}`.padStart(40, 'h');
      left.set(id, body);
      return Response.json({ id });
    }
    const found = left.get(body.id);
    left.delete(body.id);
    return found?.target_host === body.host
      ? Response.json({ payload: found.payload })
      : Response.json({}, { status: 404 });
  };
}

function open(address: string, send: (request: Request) => Promise<Response>, headers: Record<string, string> = {}) {
  purgeSharedAnswers();
  const shop = { backend: send, clientAddress: '', geoCountry: undefined, shared: false };
  return shopContext({ request: new Request(address, { headers }), context: { shop } });
}

const request = new Request('http://fi.localhost/');

const withCart = () => {
  return { cookie: cartSetCookie(cart, request)?.split(';', 1)[0] ?? '', 'user-agent': 'Browser' };
};

const ORDERS = '/tilauksen-seuranta/?a=1';

async function leave(send: (request: Request) => Promise<Response>, headers: Record<string, string>, next = ORDERS) {
  const context = await open('http://fi.localhost:3000/maa-ja-kieli/', send, headers);
  const choice = readChoice(new URLSearchParams({ language: 'sv', next }), 'fi');
  const answer = choice ? await changeLocale(context, choice) : undefined;
  return new URL(answer?.headers.get('location') ?? '');
}

async function arrive(url: URL, send: (request: Request) => Promise<Response>, headers: Record<string, string>) {
  const context = await open(url.href, send, headers);
  return receiveTransfer(context.params['id'] ?? '', context);
}

const browserWith = (...cookies: (string | undefined)[]) => ({
  cookie: cookies.map((cookie) => cookie?.split(';', 1)[0]).join('; '),
  'user-agent': 'Browser',
});
const arrivedAs = (taken: ReceivedTransfer | undefined) =>
  new Request('http://sv.localhost/', { headers: browserWith(...(taken?.cookies ?? [])) });
const cartIn = (taken: ReceivedTransfer | undefined) => readCart(arrivedAs(taken));

test('with nothing to take along the other host is gone to straight', async () => {
  const url = await leave(backend(), {});
  expect(url.href).toBe('http://sv.localhost:3000/folj-bestallning/?a=1');
});

test('a content page is gone to by its slug in the other language', async () => {
  expect((await leave(backend(), {}, '/sivu/toimitus/')).pathname).toBe('/sida/leverans/');
});

test('a page that the language does not have is replaced by its front page', async () => {
  expect((await leave(backend(), {}, '/sivu/vain-suomeksi/')).pathname).toBe('/');
});

test('a menu level is found in the other language, a missing one becomes the menu’s start', async () => {
  const next = '/valikko/hiihto/?sukset=';
  expect((await leave(backend(), {}, next)).href).toBe('http://sv.localhost:3000/meny/skidor/');
  expect((await leave(backend(), {}, '/valikko/ei-ole/')).href).toBe('http://sv.localhost:3000/meny/');
  const context = await open('http://fi.localhost:3000/maa-ja-kieli/', backend());
  const answer = await changeLocale(context, { language: 'fi', deliver: undefined, next });
  expect(answer?.headers.get('location')).toBe(next);
});

test('a parameter given twice is kept twice', async () => {
  expect((await leave(backend(), {}, '/tilauksen-seuranta/?a=1&a=2&__proto__=3')).search).toBe('?a=1&a=2&__proto__=3');
});

const everyWay = LANGUAGES.flatMap((from) => LANGUAGES.filter((to) => to !== from).map((to) => [from, to] as const));

/** Where the footer's link leads from one language to another. */
async function follow(from: Language, to: Language, headers: Record<string, string>) {
  const address = `http://${from}.localhost:3000${pathTo('locale', from, {}, { to, next: '/' })}`;
  const context = await open(address, backend(), headers);
  const choice = readChoice(context.url.searchParams, from);
  const answer = choice && (await changeLocale(context, choice));
  return new URL(answer?.headers.get('location') ?? '');
}

test.each(everyWay)('country and currency that were chosen come along from %s to %s', async (from, to) => {
  const chosen = await follow(from, to, { cookie: 'locale=se-sek' });
  expect(chosen.href).toBe(`http://${to}.localhost:3000/?delivery_country=se&currency=sek`);
  const withCart = await follow(from, to, { ...browserWith(cartSetCookie(cart, request), 'locale=se-sek') });
  expect(withCart.searchParams.get('next')).toBe('/?delivery_country=se&currency=sek');
  expect((await follow(from, to, {})).href, 'who chose nothing').toBe(`http://${to}.localhost:3000/`);
});

test('a country and currency that the backend refuses, or that are none, do not come along', async () => {
  for (const cookie of ['locale=se-xxx', 'locale=<script>', 'locale=', 'locale=__proto__-constructor'])
    expect((await follow('fi', 'en', { cookie })).search, cookie).toBe('');
});

test('a full cart arrives on the other host, once', async () => {
  const send = backend();
  const url = await leave(send, withCart());
  expect(url.host).toBe('sv.localhost:3000');
  expect(url.searchParams.get('next')).toBe('/folj-bestallning/?a=1');
  expect(cartIn(await arrive(url, send, withCart()))).toEqual(cart);
  expect(await arrive(url, send, withCart())).toBeUndefined();
});

test('what was left is for that host and that browser only', async () => {
  const send = backend();
  const url = await leave(send, withCart());
  expect(await arrive(url, send, { 'user-agent': 'Somebody else' })).toBeUndefined();
  const elsewhere = await leave(send, withCart());
  elsewhere.host = 'sv.localhost:4000';
  expect(await arrive(elsewhere, send, withCart())).toBeUndefined();
});

test('where the backend keeps nothing, ids and amounts pass alone', async () => {
  const send = backend(false);
  const url = await leave(send, withCart());
  expect(cartIn(await arrive(url, send, withCart()))).toEqual({ ...cart, codes: [] });
  expect(await arrive(url, send, withCart()), 'used').toBeUndefined();
});

const draft = { ...EMPTY_DRAFT, email: 'maija@example.com', key: 'attempt-1', reference: 'REF', payTo: '/maksa/' };

test('the filled in form and the attempt to order come along', async () => {
  const send = backend();
  const headers = browserWith(cartSetCookie(cart, request), draftSetCookie(draft, request));
  expect(readDraft(arrivedAs(await arrive(await leave(send, headers), send, headers)))).toEqual(draft);
  const sealing = backend(false);
  const taken = await arrive(await leave(sealing, headers), sealing, { 'user-agent': 'Browser' });
  expect(readDraft(arrivedAs(taken))).toEqual({ ...EMPTY_DRAFT, key: 'attempt-1', reference: 'REF' });
});

test('the largest cart fits into an address', async () => {
  const send = backend(false);
  const products = Array.from({ length: MAX_ROWS }, (_, index) => ({
    productId: 2_147_483_647 - ((index * 48_271_003) % 2_000_000_011),
    amount: MAX_QUANTITY - index,
  }));
  const headers = browserWith(cartSetCookie({ ...EMPTY_CART, products }, request));
  const url = await leave(send, headers);
  expect(url.href.length).toBeLessThan(2_500);
  expect(await arrive(url, send, headers).then(cartIn)).toMatchObject({ products });
});

test('what cannot be transferred in an address is reported', async () => {
  const send = backend(false);
  const bundles = [{ uid: 'b', id: '3', amount: 1 }];
  const headers = browserWith(cartSetCookie({ ...cart, bundles }, request));
  const taken = await arrive(await leave(send, headers), send, headers);
  expect([cartIn(taken).products, taken?.isPartial]).toEqual([cart.products, true]);
});

test('only a visitor from the shop’s own other host need not confirm', () => {
  const comes = (headers: Record<string, string>) => {
    const url = new URL('http://sv.localhost:3000/overforing/x/');
    return comesFromOwnHost({ url, request: new Request(url, { headers }) });
  };
  expect(comes({ referer: 'http://fi.localhost:3000/' })).toBe(true);
  expect(comes({ referer: 'http://fi.localhost:4000/' })).toBe(false);
  expect(comes({ referer: 'http://sv.localhost:3000/hanki/halti/' })).toBe(false);
  expect(comes({ referer: 'https://evil.example/' })).toBe(false);
  expect(comes({ origin: 'null', referer: 'http://fi.localhost:3000/' })).toBe(false);
  expect(comes({})).toBe(false);
});

test('a stranger’s link takes nothing over until the visitor says yes, and is then used up', async () => {
  const send = backend();
  const url = await leave(send, withCart());
  const open = (init: RequestInit) => {
    const context = { shop: { backend: send, clientAddress: '', geoCountry: undefined, shared: false } };
    return { request: new Request(url, init), context, params: {}, unstable_pattern: '' };
  };
  const asked = await loadSessionTransfer(open({ headers: { 'user-agent': 'Browser' } }));
  expect(asked.data.next).toBe('/folj-bestallning/?a=1');
  const yes = { method: 'POST', headers: { 'user-agent': 'Browser', origin: url.origin } };
  expect((await confirmSessionTransfer(open(yes))).headers.getSetCookie().join()).toContain('cart=');
  const again = await confirmSessionTransfer(open(yes));
  expect(again.headers.getSetCookie().join()).not.toContain('cart=');
});

test.each(LANGUAGES)('no page of the shop redirects to a session transfer written in %s', async (language) => {
  const strangers = pathTo('handover', language, { id: 'abcdefghijklmnopqrstuv' }, { sealed: 'x' });
  const written = [strangers, strangers.toUpperCase(), strangers.replace('/?', '.data?'), strangers.replace('/?', '?')];
  for (const next of written) {
    expect((await leave(backend(), {}, next)).href, next).toBe('http://sv.localhost:3000/');
    const address = `http://sv.localhost:3000/overforing/abcdefghijklmnopqrstuv/?${new URLSearchParams({ next })}`;
    const context = { shop: { backend: backend(), clientAddress: '', geoCountry: undefined, shared: false } };
    const asked = await loadSessionTransfer({ request: new Request(address), context, params: {} });
    expect(asked.data.next, next).toBe('/');
  }
});

test('codes that are none are no choice', () => {
  const read = (values: Record<string, string>) => readChoice(new URLSearchParams(values), 'fi');
  expect(read({ language: 'xx' })).toBeUndefined();
  expect(read({ delivery_country: 'fi', currency: 'euro' })).toBeUndefined();
  expect(read({ delivery_country: 'SE', currency: 'SEK', next: '//evil.example' })).toEqual({
    language: 'fi',
    deliver: { country: 'se', currency: 'sek' },
    next: '/',
  });
});
