import { MAX_QUANTITY, MAX_ROWS } from 'contract/cart-limits';
import { leaveCampaign, settleCampaign } from './campaign';
import { type Cart, type CartChange, type CartProduct, countRows } from './cart';
import { leftGiftCards } from './gift-cards';
import { addToFirstStore, undivided } from './transfer';

/** Whether a number is a valid quantity: a whole number from 1 to 999. */
export function isQuantity(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= MAX_QUANTITY;
}

function withProducts(cart: Cart, products: readonly CartProduct[]): Cart {
  return settleCampaign({ ...cart, products });
}

/** Finds the row that a product change applies to: never a row of a bundle. */
function isPlainRow(row: CartProduct, productId: number): boolean {
  return row.productId === productId && row.bundleHash === undefined;
}

/**
 * Adds units of a product. If the product is already in the cart, its quantity grows, or in set mode becomes the given one.
 * Any addition ends an active gift campaign. Specification 1 §4.
 * @returns `frozen` when the row accepts no more quantity, `full` when the cart or the row would grow too large, `amount`
 * when the quantity is invalid
 */
export function addProduct(
  cart: Cart,
  added: { readonly productId: number; readonly amount: number },
  mode: 'raise' | 'set' = 'raise',
): CartChange {
  if (!isQuantity(added.amount)) return { ok: false, refusal: 'amount' };
  const before = leaveCampaign(cart);
  const present = before.products.find((row) => isPlainRow(row, added.productId));
  if (!present) {
    if (countRows(before) >= MAX_ROWS) return { ok: false, refusal: 'full' };
    return { ok: true, cart: withProducts(before, [...before.products, added]) };
  }
  const amount = mode === 'set' ? added.amount : present.amount + added.amount;
  if (present.frozen && amount > present.amount) return { ok: false, refusal: 'frozen' };
  if (amount > MAX_QUANTITY) return { ok: false, refusal: 'full' };
  const divided = mode === 'set' ? undivided(present) : { ...present, ...addToFirstStore(present, added.amount) };
  const products = before.products.map((row) => (row === present ? { ...divided, amount } : row));
  return { ok: true, cart: withProducts(before, products) };
}

/** Adds one of each product, or none when one of them cannot be added. */
export function addProducts(cart: Cart, productIds: readonly number[]): CartChange {
  return productIds.reduce<CartChange>(
    (change, productId) => (change.ok ? addProduct(change.cart, { productId, amount: 1 }) : change),
    { ok: true, cart },
  );
}

/**
 * Sets a row's quantity; 0 removes it. Ids with a dash are bundles, which change only through the bundle functions.
 * Specification 1 §4.
 * @param id what the row's form sends: the product's id in digits
 */
export function changeQuantity(cart: Cart, id: string, amount: number): CartChange {
  if (id.includes('-')) return { ok: false, refusal: 'bundle' };
  if (amount !== 0 && !isQuantity(amount)) return { ok: false, refusal: 'amount' };
  const rows = cart.products.filter((row) => String(row.productId) === id);
  const row = rows.find((candidate) => candidate.bundleHash === undefined);
  if (!row) return { ok: false, refusal: rows.length > 0 ? 'bundle' : 'missing' };
  if (row.frozen && amount > row.amount) return { ok: false, refusal: 'frozen' };
  const products = cart.products.flatMap((other) => {
    if (other !== row) return [other];
    return amount === 0 ? [] : [{ ...row, amount }];
  });
  return { ok: true, cart: withProducts(cart, products) };
}

/** A row of a paid order. `bundle` is the number of the bundle in the order that it is a part of. */
type BoughtRow = {
  readonly productId: number | null;
  readonly amount: number;
  readonly bundle?: number | null;
  readonly kind?: string;
};

/** How much of each key was bought. */
function amountsBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string, amountOf: (row: Row) => number) {
  const left = new Map<string, number>();
  for (const row of rows) left.set(keyOf(row), (left.get(keyOf(row)) ?? 0) + amountOf(row));
  return left;
}

/** The rows less what was bought of them. */
function without<Row extends { readonly amount: number }>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  bought: Map<string, number>,
): Row[] {
  return rows.flatMap((row) => {
    const left = bought.get(keyOf(row)) ?? 0;
    const taken = Math.min(row.amount, left);
    bought.set(keyOf(row), left - taken);
    return taken === row.amount ? [] : [{ ...row, amount: row.amount - taken }];
  });
}

/** Removes purchased items from the cart; items added in the meantime stay. Codes are removed when no item is left. */
export function removePurchased(cart: Cart, bought: readonly BoughtRow[]): Cart {
  const isProduct = ({ productId, kind }: BoughtRow) => productId !== null && kind !== 'gift_card';
  const alone = bought.filter((row) => isProduct(row) && (row.bundle ?? null) === null);
  const numbers = [...new Set(bought.flatMap(({ bundle }) => bundle ?? []))];
  const sets = numbers.map((number) => bought.filter(({ bundle }) => bundle === number));
  const idOf = (parts: readonly BoughtRow[]) => parts.map(({ productId }) => productId).join('-');
  const boughtProducts = amountsBy(
    alone,
    ({ productId }) => String(productId),
    ({ amount }) => amount,
  );
  const boughtSets = amountsBy(sets, idOf, ([part]) => part?.amount ?? 0);
  const bundles = without(cart.bundles, ({ id }) => id, boughtSets);
  const kept = cart.products.filter(
    ({ bundleHash }) => bundleHash === undefined || bundles.some(({ uid }) => uid === bundleHash),
  );
  const products = without(kept, ({ productId, bundleHash }) => (bundleHash ? '' : String(productId)), boughtProducts);
  const giftCards = leftGiftCards(cart.giftCards, bought);
  const isDone = products.length === 0 && giftCards.length === 0 && bundles.length === 0;
  return {
    ...cart,
    products,
    bundles,
    giftCards,
    codes: isDone ? [] : cart.codes,
    giftCampaign: isDone ? null : cart.giftCampaign,
  };
}
