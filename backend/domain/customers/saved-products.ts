import { MAX_SAVED } from 'contract/saved-products';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { customers } from '../../db/schema/customers';
import { savedProducts } from '../../db/schema/members';
import { variants } from '../../db/schema/variants';
import type { Reader } from '../reading/reader';

/** A product that a person saved for later, in the quantity it had in the cart. */
export interface SavedProduct {
  readonly productId: number;
  readonly amount: number;
}

/** What a person saved, the newest first. */
export function readSavedProducts(reader: Reader, customerId: number): Promise<SavedProduct[]> {
  return reader
    .select({ productId: savedProducts.variantId, amount: savedProducts.amount })
    .from(savedProducts)
    .where(eq(savedProducts.customerId, customerId))
    .orderBy(desc(savedProducts.createdAt), desc(savedProducts.variantId));
}

/**
 * Removes and adds saved products in one transaction; unknown products are left out, and one that is saved already gets the
 * new quantity. Changes of one person wait for each other at the person's row, so that two devices together do not pass the
 * limit.
 * @returns null when there would be more than `MAX_SAVED`; nothing has changed then
 */
export async function changeSavedProducts(
  db: Db,
  customerId: number,
  { add, remove }: { readonly add: readonly SavedProduct[]; readonly remove: readonly number[] },
  now: Date,
): Promise<SavedProduct[] | null> {
  return db
    .transaction(async (tx) => {
      await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('update');
      const own = eq(savedProducts.customerId, customerId);
      if (remove.length > 0)
        await tx.delete(savedProducts).where(and(own, inArray(savedProducts.variantId, [...remove])));
      const wanted = new Map(add.map((product) => [product.productId, product.amount]));
      const known = await tx
        .select({ id: variants.id })
        .from(variants)
        .where(inArray(variants.id, [...wanted.keys()]));
      if (known.length > 0) {
        await tx
          .insert(savedProducts)
          .values(known.map(({ id }) => ({ customerId, variantId: id, amount: wanted.get(id) ?? 1, createdAt: now })))
          .onConflictDoUpdate({
            target: [savedProducts.customerId, savedProducts.variantId],
            set: { amount: sql`excluded.amount`, createdAt: now },
          });
      }
      const saved = await readSavedProducts(tx, customerId);
      if (saved.length <= MAX_SAVED) return saved;
      throw new TooManySaved();
    })
    .catch((error: unknown) => {
      if (error instanceof TooManySaved) return null;
      throw error;
    });
}

/** Rolls the transaction back. */
class TooManySaved extends Error {}
