import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { discountCodes, discountCodeUses } from '../../db/schema/discounts';
import type { SayCheckout } from '../cart/checkout-texts';
import { type CartDiscount, usesOfCustomer } from '../cart/discount-codes';
import { Refusal } from '../errors/refusals';
import { rowsOf } from '../reading/reader';

/** The order that uses a code, and who placed it. */
export interface CodeUse {
  readonly orderId: number;
  readonly customerId: number | null;
  readonly email: string;
  readonly now: Date;
}

/**
 * Counts the use of a discount code by an order.
 *
 * Closes the race for a last use: a code whose uses are limited is locked before they are counted, so of two orders the second
 * counts the first one's use. Taken after the stock, as the last lock of an order, so that orders with one code wait shortly.
 * @throws Refusal when the code has been used up meanwhile
 */
export async function countCodeUse(
  tx: Transaction,
  { codeId, code, maxUses, maxUsesPerCustomer }: CartDiscount,
  { orderId, customerId, email, now }: CodeUse,
  say: SayCheckout,
): Promise<void> {
  const refuse = (text: string) => new Refusal({ discount_codes: [text] });
  if (maxUses !== null || maxUsesPerCustomer !== null) {
    await tx
      .select({ id: discountCodes.id })
      .from(discountCodes)
      .where(eq(discountCodes.id, codeId))
      .for('no key update');
    const used = await tx.$count(discountCodeUses, eq(discountCodeUses.codeId, codeId));
    if (maxUses !== null && used >= maxUses) throw refuse(say('codeUsedUp', { code }));
  }
  if (maxUsesPerCustomer !== null) {
    // orders carry the customer's own e-mail address or another one: both count
    const [own] = await rowsOf<{ count: number }>(tx, usesOfCustomer(sql`${codeId}::int`, customerId, email));
    if ((own?.count ?? 0) >= maxUsesPerCustomer) throw refuse(say('codeUsedByYou', { code }));
  }
  await tx.insert(discountCodeUses).values({ orderId, codeId, createdAt: now });
}

/** Gives back the use of an order that failed or was cancelled. The caller holds the lock of the order's row. */
export async function giveBackCodeUse(tx: Transaction, orderId: number): Promise<void> {
  await tx.delete(discountCodeUses).where(eq(discountCodeUses.orderId, orderId));
}
