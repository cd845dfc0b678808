import { MAX_AMOUNT, MAX_ROWS } from 'contract/checkout';
import { expect, test } from 'vitest';
import { cartSetCookie, readCart } from '~/features/cart/cart-cookie.server';
import { EMPTY_DRAFT } from '~/features/cart/checkout-draft';
import { draftSetCookie, readDraft } from '~/features/cart/checkout-draft.server';
import { EMPTY_CART } from '~/features/cart/rules/cart';
import { purgeSharedAnswers, shopContext } from '~/server/context.server';
import { changeLocale, readChoice } from './change-locale.server';
import { comesFromOwnHost, type TakenAlong, takeAlong } from './handover.server';
import { confirmHandover, loadHandover } from './handover-screen.server';

const cart = { ...EMPTY_CART, products: [{ productId: 7, amount: 2 }], codes: ['KEVAT'] };

/** A backend that keeps handovers for one host, once; without `keeps` it lacks the calls. */
function backend(keeps = true) {
  const left = new Map<string, { target_host: string; payload: object }>();
  return async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname === '/api/init-config/') return Response.json({ currencyRate: 1, taxAreaId: 1 });
    if (pathname === '/api/static-page/') {
      return Response.json({ title: 'Toimitus', content: '', slugs: { fi: 'toimitus', sv: 'leverans' } });
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

const CAMPAIGN = '/kampanjat/talvi/?a=1';

async function leave(send: (request: Request) => Promise<Response>, headers: Record<string, string>, next = CAMPAIGN) {
  const context = await open('http://fi.localhost:3000/maa-ja-kieli/', send, headers);
  const choice = readChoice(new URLSearchParams({ language: 'sv', next }), 'fi');
  const answer = choice ? await changeLocale(context, choice) : undefined;
  return new URL(answer?.headers.get('location') ?? '');
}

async function arrive(url: URL, send: (request: Request) => Promise<Response>, headers: Record<string, string>) {
  const context = await open(url.href, send, headers);
  return takeAlong(context.params['id'] ?? '', context);
}

const browserWith = (...cookies: (string | undefined)[]) => ({
  cookie: cookies.map((cookie) => cookie?.split(';', 1)[0]).join('; '),
  'user-agent': 'Browser',
});
const arrivedAs = (taken: TakenAlong | undefined) =>
  new Request('http://sv.localhost/', { headers: browserWith(...(taken?.cookies ?? [])) });
const cartIn = (taken: TakenAlong | undefined) => readCart(arrivedAs(taken));

test('with nothing to take along the other host is gone to straight', async () => {
  const url = await leave(backend(), {});
  expect(url.href).toBe('http://sv.localhost:3000/kampanjer/talvi/?a=1');
});

test('a content page is gone to by its slug in the other language', async () => {
  expect((await leave(backend(), {}, '/sivu/toimitus/')).pathname).toBe('/sida/leverans/');
});

test('a place in the menu is kept in its own language, and in another the menu begins anew', async () => {
  const next = '/valikko/hiihto/?sukset=';
  expect((await leave(backend(), {}, next)).href).toBe('http://sv.localhost:3000/meny/');
  const context = await open('http://fi.localhost:3000/maa-ja-kieli/', backend());
  const answer = await changeLocale(context, { language: 'fi', deliver: undefined, next });
  expect(answer?.headers.get('location')).toBe(next);
});

test('a full cart arrives on the other host, once', async () => {
  const send = backend();
  const url = await leave(send, withCart());
  expect(url.host).toBe('sv.localhost:3000');
  expect(url.searchParams.get('next')).toBe('/kampanjer/talvi/?a=1');
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
    amount: MAX_AMOUNT - index,
  }));
  const headers = browserWith(cartSetCookie({ ...EMPTY_CART, products }, request));
  const url = await leave(send, headers);
  expect(url.href.length).toBeLessThan(2_500);
  expect(await arrive(url, send, headers).then(cartIn)).toMatchObject({ products });
});

test('what cannot come along in an address is told of', async () => {
  const send = backend(false);
  const bundles = [{ uid: 'b', id: '3', amount: 1 }];
  const headers = browserWith(cartSetCookie({ ...cart, bundles }, request));
  const taken = await arrive(await leave(send, headers), send, headers);
  expect([cartIn(taken).products, taken?.isPartial]).toEqual([cart.products, true]);
});

test('only a visitor who comes from the shop’s own other host is not asked', () => {
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
  const asked = await loadHandover(open({ headers: { 'user-agent': 'Browser' } }));
  expect(asked.data.next).toBe('/kampanjer/talvi/?a=1');
  const yes = { method: 'POST', headers: { 'user-agent': 'Browser', origin: url.origin } };
  expect((await confirmHandover(open(yes))).headers.getSetCookie().join()).toContain('cart=');
  const again = await confirmHandover(open(yes));
  expect(again.headers.getSetCookie().join()).not.toContain('cart=');
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
