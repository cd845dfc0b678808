import { cartSetCookie, readCart } from '~/features/cart/cart-cookie.server';
import type { CartReply } from '~/features/cart/cart-state';
import { changeCart } from '~/features/cart/change-cart.server';
import { EMPTY_CART } from '~/features/cart/rules/cart';
import { PRINTED_ANSWERS } from './printed-backend';

/** The cart's action as forms and scripts of a browser call it, with a backend of the test. */
const CART = 'http://fi.localhost:3000/ostoskori/';
export const GIFT_CARD = 90;

type Asked = {
  products: { productId: number; amount: number }[];
  bundles: { uid: string; id: string; amount: number }[];
  discount_codes: string[];
};

/** A bundle that the backend does not sell. */
export const NO_BUNDLE = '1-99';

/** The slug of a bundle whose boots are sold out. */
export const SOLD_OUT_BUNDLE = 'loppunut';

const { products: SOLD } = PRINTED_ANSWERS['GET /api/products/productmodel/{slug}/'] as { products: unknown[] };

const bundlesOf = (slug: string | null) =>
  [SOLD_OUT_BUNDLE]
    .filter((each) => each === slug)
    .map((each) => ({
      ...{ id: 5, name: 'Setti', path: `hanki/${each}`, prices: {} },
      secondary_products: ['Sukset', 'Monot'].map((name, at) => ({
        ...{ id: at + 6, path: `hanki/${at}`, brand: 'Hanki', name },
        variants: at === 0 ? SOLD : [],
      })),
    }));

const CODES = ['KEVÄT', 'SYKSY'];

/** What the last known code takes off: 50 € or 20 €. */
function discountOf(codes: readonly string[]) {
  const code = codes.filter((each) => CODES.includes(each.toUpperCase())).at(-1);
  if (code === undefined) return null;
  const amount = code.toUpperCase() === 'KEVÄT' ? 50 : 20;
  return { code, amount, display_amount_minor: amount * 100 };
}

/**
 * A backend that sells everything but gift cards, knows two codes and uses the one that was entered last. `pause` holds its
 * validations back.
 */
export function backend(pause: Promise<unknown> = Promise.resolve()) {
  return async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/api/init-config/') return Response.json({ currencyRate: 1, taxAreaId: 1 });
    if (pathname === '/api/product/extra/') return Response.json({ bundles: bundlesOf(searchParams.get('slug')) });
    const asked = (await request.json()) as Asked;
    await pause;
    const hasGiftCard = asked.products.some(({ productId }) => productId === GIFT_CARD);
    return Response.json({
      products: asked.products.map(({ productId, amount }) => ({
        productId,
        amount,
        name: `Tuote ${productId}`,
        max_amount: productId === GIFT_CARD ? 0 : null,
        notice: productId === GIFT_CARD ? 'Ei tilattavissa' : '',
      })),
      bundles: asked.bundles.filter(({ id }) => id !== NO_BUNDLE),
      discount_codes: asked.discount_codes.filter((code) => CODES.includes(code.toUpperCase())).slice(-1),
      cart_discount: discountOf(asked.discount_codes),
      refused_codes: asked.discount_codes
        .filter((code) => !CODES.includes(code.toUpperCase()))
        .map((code) => ({ code, text: `Koodi ${code} on vanhentunut.` })),
      errors: hasGiftCard
        ? ['Lahjakortteja ei voi vielä ostaa.']
        : asked.bundles.some(({ id }) => id === NO_BUNDLE)
          ? ['Pakettia ei myydä.']
          : [],
      total_price: 10,
      delivery_cost: 0,
    });
  };
}

export type Send = ReturnType<typeof backend>;

export const down: Send = () => Promise.reject(new Error('refused'));

export function post(
  fields: Record<string, string> | [string, string][],
  options: { cookie?: string; send?: Send; script?: boolean } = {},
) {
  const { cookie, send = backend(), script = true } = options;
  const headers = new Headers({ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': script ? 'cors' : 'navigate' });
  if (cookie) headers.set('cookie', cookie);
  const request = new Request(CART, { method: 'POST', headers, body: new URLSearchParams(fields) });
  const shop = { backend: send, clientAddress: '', geoCountry: undefined, shared: false };
  return changeCart({ request, params: {}, context: { shop } } as Parameters<typeof changeCart>[0]);
}

export type Answer = Awaited<ReturnType<typeof changeCart>>;

export function headersOf(answer: Answer): Headers {
  return answer instanceof Response ? answer.headers : new Headers(answer.init?.headers);
}
export const replyOf = (answer: Answer) => (answer instanceof Response ? undefined : (answer.data as CartReply));
export const statusOf = (answer: Answer) => (answer instanceof Response ? answer.status : (answer.init?.status ?? 200));

/** The cookies of a browser after these answers. */
export function jar(before: string, ...answers: Answer[]): string {
  const cookies = new Map(before === '' ? [] : [[before.split('=', 1)[0], before]]);
  for (const text of answers.flatMap((answer) => headersOf(answer).getSetCookie())) {
    cookies.set(text.split('=', 1)[0], text.split(';', 1)[0] ?? '');
  }
  return [...cookies.values()].join('; ');
}

export const cartIn = (cookie: string) => readCart(new Request(CART, { headers: { cookie } }));
export const amountsIn = (cookie: string) =>
  Object.fromEntries(cartIn(cookie).products.map((row) => [row.productId, row.amount]));

export function cookieWith(...productIds: number[]): string {
  const products = productIds.map((productId) => ({ productId, amount: 1 }));
  return cartSetCookie({ ...EMPTY_CART, products }, new Request(CART))?.split(';', 1)[0] ?? '';
}
