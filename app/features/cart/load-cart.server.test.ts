import { beforeAll, beforeEach, expect, test } from 'vitest';
import { purgeSharedAnswers } from '~/server/context.server';
import { cartSetCookie, changeStoredCart, readCart } from './cart-cookie.server';
import { loadCart } from './load-cart.server';
import { EMPTY_CART } from './rules/cart';
import { changeQuantity } from './rules/products';

const CART = 'http://fi.localhost:3000/ostoskori/';

beforeAll(() => {
  process.env['SESSION_SECRET'] = 'a-secret-of-tests-that-is-long-enough-0123456789';
});
beforeEach(() => purgeSharedAnswers());

type Row = { productId: number; amount: number };

/** A backend that answers a cart's rows as `change` makes them. @param beforeAnswer runs while the backend calculates */
function backend(change: (row: Row) => Row, beforeAnswer = () => {}) {
  return async (request: Request): Promise<Response> => {
    if (new URL(request.url).pathname === '/api/init-config/') return Response.json({ currencyRate: 1, taxAreaId: 1 });
    const { products } = (await request.json()) as { products: Row[] };
    beforeAnswer();
    const rows = products.map((row) => ({ ...change(row), name: 'Tuote' }));
    return Response.json({ products: rows, total_price: 10, delivery_cost: 0 });
  };
}

function load(cookie: string, send: ReturnType<typeof backend>) {
  const shop = { backend: send, clientAddress: '', geoCountry: undefined, shared: false };
  const args = { request: new Request(CART, { headers: { cookie } }), params: {}, context: { shop } };
  return loadCart(args as Parameters<typeof loadCart>[0]);
}

const twoRows = () =>
  cartSetCookie(
    {
      ...EMPTY_CART,
      products: [
        { productId: 7, amount: 2 },
        { productId: 8, amount: 1 },
      ],
    },
    new Request(CART),
  )?.split(';', 1)[0] ?? '';
const withCookie = (cookie: string) => new Request(CART, { headers: { cookie } });

for (const amount of [-3, 1e9, 1000]) {
  test(`a backend that answers an amount of ${amount} is rejected, and the cart is unchanged`, async () => {
    const cookie = twoRows();
    const { data, init } = await load(
      cookie,
      backend((row) => ({ ...row, amount })),
    );
    expect(data.cart).toMatchObject({ state: 'down', units: 3 });
    expect(init?.status).toBe(502);
    expect(new Headers(init?.headers).getSetCookie()).toEqual([]);
    expect(readCart(withCookie(cookie)).products).toHaveLength(2);
  });
}

test('a browser that missed an answer gets the newest cart', async () => {
  const cookie = twoRows();
  changeStoredCart(withCookie(cookie), (cart) => changeQuantity(cart, '7', 0));
  const { data, init } = await load(
    cookie,
    backend((row) => row),
  );
  expect(data.cart).toMatchObject({ state: 'ready', units: 1 });
  const [now = ''] = new Headers(init?.headers).getSetCookie();
  expect(readCart(withCookie(now.split(';', 1)[0] ?? '')).products).toEqual([{ productId: 8, amount: 1 }]);
});

test('a row that comes in while the cart is validated is not taken for one that is no longer sold', async () => {
  const cookie = twoRows();
  let isFirst = true;
  const send = backend(
    (row) => row,
    () => {
      if (!isFirst) return;
      isFirst = false;
      changeStoredCart(withCookie(cookie), (cart) => ({
        ok: true,
        cart: { ...cart, products: [...cart.products, { productId: 9, amount: 1 }] },
      }));
    },
  );
  const { data } = await load(cookie, send);
  expect(data.cart).toMatchObject({ state: 'ready', units: 4 });
});
