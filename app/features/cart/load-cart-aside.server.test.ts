import { beforeAll, beforeEach, expect, test } from 'vitest';
import { purgeSharedAnswers } from '~/server/context.server';
import { cartSetCookie } from './cart-cookie.server';
import { loadCartAside } from './load-cart-aside.server';
import { EMPTY_CART } from './rules/cart';

const ASIDE = 'http://fi.localhost:3000/ostoskori/sivussa/';

beforeAll(() => {
  process.env['SESSION_SECRET'] = 'a-secret-of-tests-that-is-long-enough-0123456789';
});
beforeEach(() => purgeSharedAnswers());

type Row = { productId: number; amount: number };

/** Loads the panel of a cart with three units of one product; the backend answers each row as `change` makes it. */
async function load(change: (row: Row) => object | Response) {
  const cookie = cartSetCookie({ ...EMPTY_CART, products: [{ productId: 7, amount: 3 }] }, new Request(ASIDE)) ?? '';
  const backend = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname === '/api/init-config/') return Response.json({ currencyRate: 1, taxAreaId: 1 });
    if (pathname !== '/api/checkout/') return Response.json({ recommendations: [] });
    const { products } = (await request.json()) as { products: Row[] };
    const [answer] = products.map(change);
    if (answer instanceof Response) return answer;
    return Response.json({ products: [{ name: 'Tuote', ...answer }], total_price: 30, delivery_cost: 0 });
  };
  const headers = { cookie: cookie.split(';', 1)[0] ?? '' };
  const shop = { backend, clientAddress: '', geoCountry: undefined, shared: false };
  const args = { request: new Request(ASIDE, { headers }), params: {}, context: { shop } };
  return loadCartAside(args as Parameters<typeof loadCartAside>[0]);
}

const cookiesOf = ({ init }: Awaited<ReturnType<typeof load>>) => new Headers(init?.headers).getSetCookie();

test('the panel shows the cart as the backend validates it, and no cache may keep it', async () => {
  const { data, init } = await load((row) => row);
  expect(data).toMatchObject({ units: 3, checked: { rows: [{ productId: 7, amount: 3 }] }, goods: [] });
  expect(new Headers(init?.headers).get('Cache-Control')).toBe('private, no-store');
});

test('a cart that has to be corrected is left to its own page, which tells why', async () => {
  const answer = await load((row) => ({ ...row, amount: 2, max_amount: 2 }));
  expect(answer.data).toBeNull();
  expect(cookiesOf(answer)).toEqual([]);
});

test('while the backend is unavailable the panel says so and the page stays', async () => {
  expect((await load(() => new Response('', { status: 500 }))).data).toBeNull();
});
