import { MAX_QUANTITY } from 'contract/cart-limits';
import { MAX_SAVED } from 'contract/saved-products';
import { z } from 'zod';
import type { CheckedRow } from '~/api/checked-cart';
import { checkCart } from '~/api/checkout';
import { withShortTimeout } from '~/api/request';
import { changeSaved, listSavedProducts, type SavedProduct } from '~/api/saved-products';
import { allowedPicture } from '~/features/catalog/allowed-picture.server';
import { currentCustomer } from '~/features/session/current-customer.server';
import type { ShopContext } from '~/server/context.server';
import { signedCookie } from '~/server/cookies.server';
import { orLogged } from '~/server/unavailable.server';
import { EMPTY_CART } from './rules/cart';
import { withoutSaved, withSaved } from './rules/saved';

const pairs = z.array(z.tuple([z.int().min(1).max(2_147_483_647), z.int().min(1).max(MAX_QUANTITY)])).max(MAX_SAVED);

/** A guest's products saved for later, for 90 days after the last change; a person's are in the account. */
const cookie = signedCookie('saved', pairs, { maxAge: 90 * 24 * 3600, compress: true });

const ofBrowser = (request: Request): readonly SavedProduct[] =>
  (cookie.read(request) ?? []).map(([productId, amount]) => ({ productId, amount }));

function write(list: readonly SavedProduct[], request: Request): string {
  if (list.length === 0) return cookie.clear(request);
  return cookie.write(
    list.map(({ productId, amount }): [number, number] => [productId, amount]),
    request,
  );
}

/** The products saved for later, and Set-Cookie headers. */
type Saved = { readonly list: readonly SavedProduct[]; readonly cookies: readonly string[] };

/**
 * What the visitor saved for later. After a log-in the browser's products move into the account; while the account cannot be
 * reached, or its backend keeps none, the browser's stay where they are.
 */
async function readSaved(context: ShopContext): Promise<Saved> {
  const { request } = context;
  const browser = ofBrowser(request);
  if (!(await currentCustomer(context))) return { list: browser, cookies: [] };
  const api = withShortTimeout(context.api);
  const work = browser.length > 0 ? changeSaved(api, { add: browser, remove: [] }) : listSavedProducts(api);
  const list = await orLogged(work, undefined, 'saved products');
  if (list === undefined || list === 'full') return { list: browser, cookies: [] };
  return { list, cookies: browser.length > 0 ? [write([], request)] : [] };
}

/** Changes what the visitor saved. @returns Set-Cookie headers, or why nothing has changed */
async function change(
  context: ShopContext,
  { add, remove }: { readonly add: readonly SavedProduct[]; readonly remove: readonly number[] },
): Promise<readonly string[] | 'full' | 'failed'> {
  const { request } = context;
  if (await currentCustomer(context)) {
    const work: Promise<readonly SavedProduct[] | 'full' | 'failed' | undefined> = changeSaved(context.api, {
      add,
      remove,
    });
    const answer = await orLogged(work, 'failed', 'saved products');
    if (answer === 'full' || answer === 'failed') return answer;
    if (answer !== undefined) return [];
  }
  const left = remove.reduce(withoutSaved, ofBrowser(request));
  const list = withSaved(left, add);
  return list === undefined ? 'full' : [write(list, request)];
}

/** Saves a product for later. */
export const saveForLater = (context: ShopContext, product: SavedProduct) =>
  change(context, { add: [product], remove: [] });

/** Forgets a saved product. */
export const forgetSaved = (context: ShopContext, productId: number) =>
  change(context, { add: [], remove: [productId] });

/** The quantity in which a product was saved; undefined when it is not saved. */
export async function savedAmount(context: ShopContext, productId: number): Promise<number | undefined> {
  return (await readSaved(context)).list.find((saved) => saved.productId === productId)?.amount;
}

/** The saved products as rows with today's prices and stock, and Set-Cookie headers; no rows while the backend is down. */
export async function readSavedRows(
  context: ShopContext,
): Promise<{ readonly rows: readonly CheckedRow[]; readonly cookies: readonly string[] }> {
  const { list, cookies } = await readSaved(context);
  if (list.length === 0) return { rows: [], cookies };
  const cart = { ...EMPTY_CART, products: list.map(({ productId, amount }) => ({ productId, amount })) };
  const api = withShortTimeout(context.api);
  const reply = await orLogged(checkCart(api, cart, context.locale, { page: 'cart' }), undefined, 'saved products');
  if (reply?.kind !== 'checked') return { rows: [], cookies };
  return { rows: reply.cart.rows.map((row) => ({ ...row, image: allowedPicture(row.image) })), cookies };
}
