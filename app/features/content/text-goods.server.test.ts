import type { LoaderFunctionArgs } from '@remix-run/node';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { purgeSharedAnswers, shopContext } from '~/server/context.server';
import { authSetCookie } from '~/server/shop-cookies.server';
import { withGoods } from './text-goods.server';

beforeAll(() => {
  process.env['LOG_LEVEL'] = 'silent';
  process.env['SESSION_SECRET'] = 'a-secret-of-tests-that-is-long-enough-0123456789';
});
beforeEach(() => purgeSharedAnswers());

const MODELS: Readonly<Record<string, number>> = { 'kota-3': 3, 'kota-2': 2 };
const card = (id: number, name: string, more: object) => ({
  ...{ id, name, manufacturer: 'Kelo', manufacturerSlug: 'kelo', path: `kelo/kota-${id}` },
  ...more,
});
const CARDS = [
  card(2, 'Kota 2', { price: { active: 300, reference: null, type: 'regular' }, isSoldOut: true }),
  card(3, 'Kota 3', { price: { active: 400, reference: null, type: 'regular', club: 359 } }),
];
const TEXT = `<p>Ennen.</p><ul class="goods"><li><img src="/a"> <a href="/kelo/kota-3/">Kota</a></li><li><a href="/kelo/kota-2/">Kota</a></li></ul><p>Jälkeen.</p>`;

type Shop = { readonly status?: number; readonly currencyRate?: number; readonly text?: string };

/** A text as a visitor with these cookies sees it: `status` is what the list of products answers with, `currencyRate` the visitor's. */
async function shownTo(cookie: string, { status = 200, currencyRate = 1, text = TEXT }: Shop = {}): Promise<string> {
  const backend = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/api/init-config/') return Response.json({ currencyRate, taxAreaId: 1 });
    if (pathname === '/api/customer/') return Response.json({ customer: { id: 1, email: 'maija@example.com' } });
    if (pathname === '/api/products/productmodellist/') return Response.json(CARDS, { status });
    const id = MODELS[/productmodel\/([\w-]+)\//.exec(pathname)?.[1] ?? ''];
    const named = {
      slug: `kota-${id}`,
      manufacturer: { name: 'Kelo', slug: 'kelo' },
      translated_fields: { name: 'Kota' },
    };
    const model = { ...named, modelId: id, prices: {}, products: [] };
    return Response.json(id === undefined ? {} : model, { status: id === undefined ? 404 : 200 });
  };
  const request = new Request('http://fi.localhost/sivu/klubin-edut/', { headers: { cookie } });
  const shop = { backend, clientAddress: '', geoCountry: undefined, shared: false };
  const context = await shopContext({ request, params: {}, context: { shop } } as unknown as LoaderFunctionArgs);
  return withGoods(text, context);
}
const words = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

test('goods are cards in the order of the text, with the members’ price, and what is sold out says so', async () => {
  const html = await shownTo('');
  expect(html.startsWith('<p>Ennen.</p><ul class="text-goods">')).toBe(true);
  expect(html.endsWith('</ul><p>Jälkeen.</p>')).toBe(true);
  expect(words(html)).toMatch(/Kota 3 400 € Klubilaiselle 359 € .* Loppu Kelo Kota 2 300 €/);
  expect(html).not.toContain('form="wish"');
});

test('prices are in the visitor’s currency, and a member pays the members’ price', async () => {
  expect(words(await shownTo('', { currencyRate: 10 }))).toContain('4 000');
  purgeSharedAnswers();
  const auth = authSetCookie({ token: 't', expiresAt: Date.now() + 60_000 }, new Request('http://fi.localhost/'));
  expect(words(await shownTo(auth.split(';', 1)[0] ?? ''))).toMatch(/Kota 3 Nyt 359 € Ennen 400 €/);
});

test('a list stays as it is written while the products cannot be read, and where the shop has none of them', async () => {
  expect(await shownTo('', { status: 503 })).toBe(TEXT);
  const text = TEXT.replaceAll('kota-', 'poissa-');
  expect(await shownTo('', { text })).toBe(text);
});
