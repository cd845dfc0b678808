import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { customers } from '../../db/schema/customers';
import type { ValidatedRow } from './cart-row';

/**
 * Keeps an account's cart: products and amounts, as the specification's `cart_content` holds them. Prices and codes are not
 * kept. Nothing is written when nothing changed.
 */
export async function keepCart(db: Db, customerId: number, rows: readonly ValidatedRow[]): Promise<void> {
  const products = rows.map((row) => ({ productId: row.variant.id, amount: row.amount }));
  const cartContent = products.length === 0 ? '{}' : JSON.stringify({ products });
  await db
    .update(customers)
    .set({ cartContent })
    .where(and(eq(customers.id, customerId), ne(customers.cartContent, cartContent)));
}
