import { MAX_QUANTITY } from 'contract/cart-limits';
import type { Cart, CartChange, CartProduct } from './cart';

/** Units by the slug of a store. */
export type StoreAmounts = Readonly<Record<string, number>>;

const sumOf = (amounts: StoreAmounts): number => Object.values(amounts).reduce((sum, amount) => sum + amount, 0);

const withoutNothing = (amounts: StoreAmounts): StoreAmounts =>
  Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount > 0));

/** A row without what staff divided among stores. */
export function undivided(row: CartProduct): CartProduct {
  const { transferTo: _, transferFrom: __, ...plain } = row;
  return plain;
}

/**
 * Divides a row of a transfer request: what each receiving store gets, whose sum is the row's quantity, and what is picked from each
 * sending store. Nothing to divide keeps the quantity. Specification 1 §4 (transfer requests)
 * @returns `amount` when the sum is more than a row can hold, `missing` without such a row
 */
export function divideRow(
  cart: Cart,
  productId: number,
  { to, from }: { readonly to: StoreAmounts; readonly from: StoreAmounts },
): CartChange {
  const row = cart.products.find((each) => each.productId === productId && each.bundleHash === undefined);
  if (!row) return { ok: false, refusal: 'missing' };
  const sum = sumOf(to);
  if (sum > MAX_QUANTITY) return { ok: false, refusal: 'amount' };
  const [transferTo, transferFrom] = [withoutNothing(to), withoutNothing(from)];
  const divided: CartProduct = {
    ...undivided(row),
    ...(sum > 0 && { amount: sum, transferTo }),
    ...(Object.keys(transferFrom).length > 0 && { transferFrom }),
  };
  return { ok: true, cart: { ...cart, products: cart.products.map((each) => (each === row ? divided : each)) } };
}

/** What its receiving stores get after units were added to a row: the first of them gets those, so that the sum stays its quantity. */
export function addToFirstStore({ transferTo }: CartProduct, added: number): Pick<CartProduct, 'transferTo'> {
  const [first] = Object.entries(transferTo ?? {});
  if (!first) return {};
  return { transferTo: { ...transferTo, [first[0]]: Math.max(0, first[1] + added) } };
}

/** Without a transfer request the amounts of all stores are zero. Specification 1 §4 */
export function withoutTransfer(cart: Cart): Cart {
  const isDivided = cart.products.some(({ transferTo, transferFrom }) => transferTo || transferFrom);
  return isDivided ? { ...cart, products: cart.products.map(undivided) } : cart;
}
