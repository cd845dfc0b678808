import { createHash } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { accessTokens, customers } from '../../db/schema/customers';
import { hashToken } from './caller';

/** What a customer's own storefront needs to know of them, beside what the token proves. */
export interface CustomerData {
  /** JSON string with products. */
  readonly cartContent: string;
  readonly postalCode: string;
}

export async function readCustomerData(db: Db, customerId: number): Promise<CustomerData | null> {
  const [customer] = await db
    .select({ cartContent: customers.cartContent, postalCode: customers.postalCode })
    .from(customers)
    .where(eq(customers.id, customerId));
  return customer ?? null;
}

/** SHA-256 of an e-mail address in lower case, hex: what trackers may know instead of the address. */
export const hashedEmail = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('hex');

/** Ends the log-in of a token; a token that is unknown or ended already stays so. */
export async function revokeToken(db: Db, token: string, now: Date): Promise<void> {
  await db
    .update(accessTokens)
    .set({ revokedAt: now })
    .where(and(eq(accessTokens.tokenHash, hashToken(token)), isNull(accessTokens.revokedAt)));
}
