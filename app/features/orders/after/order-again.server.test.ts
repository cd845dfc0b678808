import type { ActionFunctionArgs } from '@remix-run/node';
import { MAX_ROWS } from 'contract/cart-limits';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { purgeSharedAnswers } from '~/server/context.server';
import { flashCookie } from '~/server/shop-cookies.server';
import { amountsIn, cartIn, cookieWith } from '../../../../tests/support/cart-action';
import { viewOrder } from '../view-order.server';

beforeAll(() => {
  process.env['SESSION_SECRET'] = 'a-secret-of-tests-that-is-long-enough-0123456789';
});
beforeEach(() => purgeSharedAnswers());

const REFERENCE = 'ABCDEFGHIJKLMNOP';

type Row = { productId: number; amount?: number; kind?: string; bundle?: number };

/** A paid order. */
const orderOf = (rows: readonly Row[]) => ({
  order_number: 'S123456',
  payment_reference: REFERENCE,
  status: 'delivered',
  placed: '2026-11-01T10:00:00Z',
  paid: '2026-11-01T10:05:00Z',
  email: 'maija@example.com',
  rows: rows.map(({ productId, amount = 1, kind = 'product', bundle = null }) => ({
    productId,
    kind,
    amount,
    bundle,
    bundle_name: bundle === null ? '' : `Paketti ${bundle}`,
    name: `Tuote ${productId}`,
    price: 10,
    total_price: 10 * amount,
    tax_percentage: 25.5,
    display_price_minor: 1000,
    display_total_minor: 1000 * amount,
  })),
  total_price: 10,
  tax: 2,
  currency_code: 'EUR',
  currency_rate: 1,
  display_total_minor: 1000,
  display_tax_minor: 200,
  charge_currency: 'EUR',
  charge_minor: 1000,
});

type Asked = { products: { productId: number; amount: number }[]; bundles: { uid: string; id: string }[] };

/** A backend where product 2 is gone, 3 is sold out, and two of 4 are left; no bundle with a part 99 is sold. */
function checkout({ products, bundles }: Asked) {
  const left: Record<number, number> = { 3: 0, 4: 2 };
  const notice = (max: number | undefined, amount: number) =>
    max === 0 ? 'Loppu varastosta' : max !== undefined && max < amount ? `Vain ${max} jäljellä` : '';
  return {
    products: products
      .filter(({ productId }) => productId !== 2)
      .map(({ productId, amount }) => ({
        productId,
        amount: Math.min(amount, left[productId] || amount),
        name: `Tuote ${productId}`,
        max_amount: left[productId] ?? null,
        notice: notice(left[productId], amount),
      })),
    bundles: bundles.filter(({ id }) => !id.includes('99')).map((bundle) => ({ ...bundle, max_amount: null })),
    total_price: 10,
    delivery_cost: 0,
  };
}

/** Presses “order again”. @returns the cookies, the message, and where it leads; empty when it stays on the order's page */
async function press(rows: readonly Row[], cookie = '', isDown = false) {
  const send = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/api/init-config/') return Response.json({ currencyRate: 1, taxAreaId: 1 });
    if (pathname === `/api/order/payment/${REFERENCE}/`) return Response.json(orderOf(rows));
    if (pathname === `/api/order/payment/${REFERENCE}/after/`)
      return Response.json({
        cancellation: 'none',
        charge_currency: 'EUR',
        return_until: '2027-01-01T00:00:00Z',
        events: [],
        rows: [],
      });
    return isDown ? new Response(null, { status: 500 }) : Response.json(checkout(await request.json()));
  };
  const request = new Request('http://fi.localhost:3000/', {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) },
    body: new URLSearchParams({ intent: 'again', reference: REFERENCE }),
  });
  const shop = { backend: send, clientAddress: '', geoCountry: undefined, shared: false };
  const answer = await viewOrder({ request, params: {}, context: { shop } } as unknown as ActionFunctionArgs);
  if (!(answer instanceof Response)) return { to: '', status: answer.init?.status, text: answer.data.text, cookie };
  const cookies = answer.headers.getSetCookie().map((text) => text.split(';', 1)[0] ?? '');
  const after = [...cookies, ...(cookies.some((text) => text.startsWith('cart=')) ? [] : [cookie])].join('; ');
  const toast = flashCookie.read(new Request('http://fi.localhost/', { headers: { cookie: after } }));
  return { to: answer.headers.get('location'), status: answer.status, text: toast?.text ?? '', cookie: after };
}

test('an order is put into the cart again, beside what is in it, with its bundles', async () => {
  const rows = [
    { productId: 1, amount: 3 },
    { productId: 10, amount: 2, bundle: 1 },
    { productId: 11, amount: 2, bundle: 1 },
  ];
  const { to, text, cookie } = await press(rows, cookieWith(7));
  expect([to, text]).toEqual(['/ostoskori/', 'Tilauksen tuotteet ovat ostoskorissa.']);
  expect(amountsIn(cookie)).toEqual({ 7: 1, 1: 3 });
  expect(cartIn(cookie).bundles.map(({ id, amount }) => [id, amount])).toEqual([['10-11', 2]]);
  expect(amountsIn((await press(rows, cookie)).cookie)).toEqual({ 7: 1, 1: 3 });
});

test('what is gone, sold out or less is told by name, and the rest is in the cart', async () => {
  const { text, cookie } = await press([
    { productId: 1 },
    { productId: 2 },
    { productId: 3 },
    { productId: 4, amount: 5 },
  ]);
  expect(amountsIn(cookie)).toEqual({ 1: 1, 4: 2 });
  expect(text).toBe(
    'Kaikkea ei voitu lisätä ostoskoriin. Tuote 2: Ei enää myynnissä. Tuote 3: Loppu varastosta. Tuote 4: Vain 2 jäljellä.',
  );
});

test('a bundle that is no longer sold so, and a gift card, are told by name; of many the message counts the rest', async () => {
  const rows = [
    { productId: 1 },
    { productId: 10, bundle: 1 },
    { productId: 99, bundle: 1 },
    { productId: 90, kind: 'gift_card' },
  ];
  const { text } = await press(rows);
  expect(text).toContain('Paketti 1: Ei enää myynnissä. Tuote 90: Valitse arvo ja saaja uudelleen.');
  const many = await press([{ productId: 1 }, ...Array.from({ length: 6 }, () => ({ productId: 3 }))]);
  expect(many.text).toMatch(/Lisäksi 3 tuotetta\.$/);
});

test('when nothing can be ordered, or the backend is down, the order’s page says so and the cart is unchanged', async () => {
  const nothing = await press([{ productId: 2 }, { productId: 3 }]);
  expect([nothing.to, nothing.status]).toEqual(['', 409]);
  expect(nothing.text).toContain('Tuote 3: Loppu varastosta.');
  const outage = await press([{ productId: 1 }], cookieWith(7), true);
  expect([outage.to, outage.status]).toEqual(['', 503]);
  expect(outage.text).toContain('Ostoskori on ennallaan');
});

test('what finds no room in a full cart is told by name', async () => {
  const full = cookieWith(...Array.from({ length: MAX_ROWS - 1 }, (_, index) => index + 100));
  const { text, cookie } = await press([{ productId: 1 }, { productId: 5 }], full);
  expect(text).toContain('Tuote 5: Ei mahdu ostoskoriin.');
  expect(amountsIn(cookie)).toMatchObject({ 1: 1, 100: 1 });
});
