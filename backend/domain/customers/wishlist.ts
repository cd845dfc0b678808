import { randomBytes } from 'node:crypto';
import { and, count, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { customers } from '../../db/schema/customers';
import { wishlistItems } from '../../db/schema/members';
import { LISTED } from '../catalogue/product-list/which-models';
import { preparedQuery, rowsOf } from '../reading/reader';
import { textsIn } from '../reading/text-fallback';

/** Max number of models on a list: every page of its owner carries their ids. */
export const MAX_WISHES = 500;

/** The effect of a toggle. `unknown`: no such model is sold; `full`: the list has `MAX_WISHES` models. */
export type ToggleOutcome = 'added' | 'removed' | 'unknown' | 'full';

/**
 * Adds a model to a person's wishlist, or removes it (Specification 2 §5). Toggles of one person wait for each other at the
 * person's row: of two at the same time one adds and the other removes, and the list never grows over its limit. A model that
 * is not sold any more can be removed but not added.
 */
export async function toggleWish(db: Db, customerId: number, modelId: number, now: Date): Promise<ToggleOutcome> {
  return db.transaction(async (tx) => {
    await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('update');
    const wish = and(eq(wishlistItems.customerId, customerId), eq(wishlistItems.modelId, modelId));
    const removed = await tx.delete(wishlistItems).where(wish).returning({ id: wishlistItems.modelId });
    if (removed.length > 0) return 'removed';
    const sold = sql`select m.id from models m where m.id = ${modelId} and ${sql.raw(LISTED)}`;
    if ((await rowsOf(tx, sold)).length === 0) return 'unknown';
    const [list] = await tx
      .select({ length: count() })
      .from(wishlistItems)
      .where(eq(wishlistItems.customerId, customerId));
    if ((list?.length ?? 0) >= MAX_WISHES) return 'full';
    await tx.insert(wishlistItems).values({ customerId, modelId, createdAt: now });
    return 'added';
  });
}

/** A model on a wishlist. */
export interface Wish {
  readonly modelId: number;
  readonly name: string;
  readonly manufacturer: string;
  readonly isAvailable: boolean;
  readonly addedAt: Date;
}

/** A person's wishlist with names, in order of adding; models that are not sold any more are in it. */
export const readWishes = preparedQuery<Wish, [customerId: number, language: string]>(
  'wishes',
  `select w.model_id as "modelId", t.name, b.name as manufacturer, ${LISTED} as "isAvailable", w.created_at as "addedAt"
   from wishlist_items w join models m on m.id = w.model_id join manufacturers b on b.id = m.manufacturer_id
   ${textsIn('model_texts', 't', 't.model_id = m.id', '$2', 'm.source_language')}
   where w.customer_id = $1 order by w.created_at, w.model_id`,
);

/** The token of a person's shared wishlist; null while it is not shared. */
export async function readShareToken(db: Db, customerId: number): Promise<string | null> {
  const [customer] = await db
    .select({ token: customers.wishlistToken })
    .from(customers)
    .where(eq(customers.id, customerId));
  return customer?.token ?? null;
}

/**
 * Begins or ends sharing a person's wishlist. Simultaneous requests to begin get the same token.
 * @returns the token of the address, 144 random bits; null when it is not shared any more
 */
export async function shareWishlist(db: Db, customerId: number, isShared: boolean): Promise<string | null> {
  return db.transaction(async (tx) => {
    const own = eq(customers.id, customerId);
    const [customer] = await tx.select({ token: customers.wishlistToken }).from(customers).where(own).for('update');
    if (isShared && customer?.token) return customer.token;
    const token = isShared ? randomBytes(18).toString('base64url') : null;
    await tx.update(customers).set({ wishlistToken: token }).where(own);
    return token;
  });
}

/** The models on sale of the wishlist with this token, in order of adding; no row when no list is shared by it. */
export const readSharedWishes = preparedQuery<{ ids: number[] }, [token: string]>(
  'shared-wishes',
  `select coalesce((
     select array_agg(m.id order by w.created_at, m.id)
     from wishlist_items w join models m on m.id = w.model_id where w.customer_id = c.id and ${LISTED}
   ), '{}') as ids
   from customers c where c.wishlist_token = $1`,
);
