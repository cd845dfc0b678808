import { redirect } from '@remix-run/node';
import { type AccountCart, type AccountProduct, type SavedAccountCart, saveAccountCart } from '~/api/account-cart';
import { type Api, withShortTimeout } from '~/api/request';
import { readCustomer } from '~/api/session';
import { currentCustomer } from '~/features/session/current-customer.server';
import type { BaseContext } from '~/server/context.server';
import { cookieHeaders, requestWithCookies } from '~/server/cookies.server';
import { orLogged } from '~/server/unavailable.server';
import { accountMark, CART_COOKIE, changeStoredCart, readCart, type StoredChange } from './cart-cookie.server';
import { cartRows, isSameContent, ofAccount, withAccountProducts } from './rules/account-cart';
import type { Cart, CartChange } from './rules/cart';

/** Attempts to save a cart while other devices change it. */
const MAX_ATTEMPTS = 3;

/** The account's side after a cart was offered to it. */
type Outcome = {
  readonly version: string;
  /** What the account holds now; undefined when the cart could not be saved. */
  readonly saved: readonly AccountProduct[] | undefined;
  /** The products that the account had, to be added to this device's cart. */
  readonly brought: readonly AccountProduct[];
};

type Answer = SavedAccountCart | undefined | 'outage';

/**
 * Saves a cart in the account. When another device was faster, its products are added and the result is saved.
 * @returns undefined when the backend does not keep carts by this call
 */
async function offer(api: Api, cart: Cart, version: string): Promise<Outcome | undefined> {
  let outcome: Outcome = { version, saved: undefined, brought: [] };
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const products = cartRows(withAccountProducts(cart, outcome.brought));
    const work = saveAccountCart(api, products, outcome.version);
    const answer = await orLogged<Answer>(work, 'outage', 'cart of the account');
    if (answer === undefined) return undefined;
    if (answer === 'outage') return outcome;
    const known = answer.cart.version ?? outcome.version;
    if (answer.isSaved) return { ...outcome, version: known, saved: products };
    outcome = { ...outcome, version: known, brought: [...outcome.brought, ...answer.cart.products] };
  }
  return outcome;
}

/** Writes the outcome into the newest cart, which may have changed meanwhile by another form of this browser. */
function store(request: Request, { version, saved, brought }: Outcome): readonly string[] {
  const stored = changeStoredCart(request, (cart) => ({ ok: true, cart: withAccountProducts(cart, brought) }), {
    markOf: (cart) => ({ version, isChanged: !saved || !isSameContent(saved, cartRows(cart)) }),
  });
  return stored.ok ? stored.cookies : [];
}

/**
 * Brings the cart of a request and that of the account together: an unchanged cart follows the account's newer one, a cart
 * that changed here is saved, and what changed on both sides is merged: each product once, in this device's quantity.
 * @param isFirst the log-in has just happened: the carts are merged whatever was before. Specification 1 §4
 * @returns Set-Cookie headers; empty when nothing changed
 */
export async function followAccountCart(
  api: Api,
  request: Request,
  account: AccountCart,
  isFirst = false,
): Promise<readonly string[]> {
  const { version, products } = account;
  const mark = isFirst ? undefined : accountMark(request);
  if (version === null) return isFirst ? merge(request, products) : [];
  if (mark && !mark.isChanged && mark.version !== version) {
    const stored = changeStoredCart(request, (cart) => ({ ok: true, cart: ofAccount(cart, products) }), {
      markOf: () => ({ version, isChanged: false }),
    });
    return stored.ok ? stored.cookies : [];
  }
  const brought = mark?.version === version ? [] : products;
  const wanted = withAccountProducts(readCart(request), brought);
  if (!isSameContent(cartRows(wanted), products)) {
    const outcome = await offer(withShortTimeout(api), wanted, version);
    if (!outcome) return merge(request, brought);
    return store(request, { ...outcome, brought: [...brought, ...outcome.brought] });
  }
  const isKnown = mark ? !mark.isChanged : products.length === 0;
  return isKnown ? [] : store(request, { version, saved: products, brought });
}

/** Adds products to the cart of a visitor whose backend saves carts only by validating them. */
function merge(request: Request, products: readonly AccountProduct[]): readonly string[] {
  const before = readCart(request);
  if (withAccountProducts(before, products) === before) return [];
  const stored = changeStoredCart(request, (cart) => ({ ok: true, cart: withAccountProducts(cart, products) }));
  return stored.ok ? stored.cookies : [];
}

const turns = new Map<string, Promise<unknown>>();

/** Does the works of a log-in after each other: forms sent at once must not take each other for another device. */
function inTurn<Result>(token: string, work: () => Promise<Result>): Promise<Result> {
  const turn = (turns.get(token) ?? Promise.resolve()).then(work, work);
  turns.set(token, turn);
  const end = () => {
    if (turns.get(token) === turn) turns.delete(token);
  };
  turn.then(end, end);
  return turn;
}

/** Saves the newest cart of a request in the account. */
async function saveNewest(context: BaseContext, request: Request): Promise<readonly string[]> {
  const mark = accountMark(request);
  if (!mark) {
    const customer = await currentCustomer(context);
    return customer ? followAccountCart(context.api, request, customer.cart) : [];
  }
  if (!mark.isChanged) return [];
  const outcome = await offer(withShortTimeout(context.api), readCart(request), mark.version);
  return outcome ? store(request, outcome) : [];
}

/**
 * Changes the cart of a request, and that of the account it belongs to. When two devices change the account's cart at once,
 * nothing is lost: the second one gets the products of the first. What could not be saved in an outage is saved when the
 * cart is changed or opened next.
 * @param submission id of an addition, which counts once however often it is sent
 */
export async function changeVisitorsCart(
  context: BaseContext,
  change: (cart: Cart) => CartChange,
  submission?: string,
): Promise<StoredChange> {
  const { request, auth } = context;
  const stored = changeStoredCart(request, change, { submission });
  if (!stored.ok || !auth) return stored;
  const changed = requestWithCookies(request, stored.cookies);
  const cookies = await inTurn(auth.token, () => saveNewest(context, changed));
  if (cookies.length === 0) return stored;
  const others = stored.cookies.filter((cookie) => !cookie.startsWith(`${CART_COOKIE.name}=`));
  return { ok: true, cart: readCart(requestWithCookies(changed, cookies)), cookies: [...others, ...cookies] };
}

/**
 * Follows the account's cart when a signed-in visitor opens the cart. The page is loaded again only when its products changed.
 * @returns Set-Cookie headers for the page
 * @throws Response a redirect to the same page with the changed cart
 */
export async function openAccountCart(context: BaseContext): Promise<readonly string[]> {
  const { api, auth, request, url } = context;
  const customer = auth && (await currentCustomer(context));
  if (!customer) return [];
  const before = cartRows(readCart(request));
  const cookies = await inTurn(auth.token, async () => {
    // a form of this browser may have changed the account's cart since the customer was read
    const isOther = accountMark(request)?.version !== customer.cart.version;
    const newest = isOther ? await orLogged(readCustomer(withShortTimeout(api)), undefined, 'customer') : customer;
    return newest ? followAccountCart(api, request, newest.cart) : [];
  });
  if (cookies.length === 0) return [];
  const after = cartRows(readCart(requestWithCookies(request, cookies)));
  if (isSameContent(before, after)) return cookies;
  throw redirect(url.pathname + url.search, { headers: cookieHeaders(cookies) });
}
