import { and, eq, ne, or } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { customers } from '../../db/schema/customers';
import { cartVersion } from '../customers/customer';
import type { ValidatedRow } from './cart-row';

/** A product in the cart of an account. */
export interface SavedProduct {
  readonly productId: number;
  readonly amount: number;
}

/** The cart as the specification's `cart_content` holds it: products and quantities, no prices and no codes. */
const contentOf = (products: readonly SavedProduct[]): string =>
  products.length === 0 ? '{}' : JSON.stringify({ products });

/** Saves a validated cart as that of the account, whatever it was before. Writes only when something changed. */
export async function saveCart(db: Db, customerId: number, rows: readonly ValidatedRow[]): Promise<void> {
  const plain = rows.filter(({ requested }) => !requested.bundleHash);
  const cartContent = contentOf(plain.map((row) => ({ productId: row.variant.id, amount: row.amount })));
  await db
    .update(customers)
    .set({ cartContent })
    .where(and(eq(customers.id, customerId), ne(customers.cartContent, cartContent)));
}

/** The cart of an account after an attempt to save it. */
export interface AccountCart {
  readonly isSaved: boolean;
  readonly content: string;
  readonly version: string;
}

/**
 * Saves the cart of an account, unless it has changed since a version. One statement compares and writes, so that of two
 * devices that change the same state at once only one does: the other one gets the new state and merges.
 * @returns null when there is no such customer
 */
export async function saveAccountCart(
  db: Db,
  customerId: number,
  products: readonly SavedProduct[],
  version: string,
): Promise<AccountCart | null> {
  const cartContent = contentOf(products.map(({ productId, amount }) => ({ productId, amount })));
  const cart = { content: customers.cartContent, version: cartVersion };
  const [saved] = await db
    .update(customers)
    .set({ cartContent })
    .where(and(eq(customers.id, customerId), or(eq(cartVersion, version), eq(customers.cartContent, cartContent))))
    .returning(cart);
  if (saved) return { isSaved: true, ...saved };
  const [found] = await db.select(cart).from(customers).where(eq(customers.id, customerId));
  return found ? { isSaved: false, ...found } : null;
}
