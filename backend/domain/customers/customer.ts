import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { customers } from '../../db/schema/customers';

/** The customer data that the storefront needs in addition to the caller. */
export interface CustomerData {
  /** JSON string with products. */
  readonly cartContent: string;
  readonly cartVersion: string;
  readonly postalCode: string;
  readonly firstName: string;
}

/** Names a state of the account's cart: two states with the same content have the same version. */
export const cartVersion = sql<string>`md5(${customers.cartContent})`;

export async function readCustomerData(db: Db, customerId: number): Promise<CustomerData | null> {
  const [customer] = await db
    .select({
      cartContent: customers.cartContent,
      cartVersion,
      postalCode: customers.postalCode,
      firstName: customers.firstName,
    })
    .from(customers)
    .where(eq(customers.id, customerId));
  return customer ?? null;
}

/** SHA-256 of an e-mail address in lower case, hex; passed to trackers instead of the address. */
export const hashedEmail = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('hex');

/** The account with an e-mail address, in any case. @returns null when there is none */
export async function findCustomerByEmail(db: Db, email: string) {
  const [found] = await db
    .select({ id: customers.id, email: customers.email, firstName: customers.firstName, lastName: customers.lastName })
    .from(customers)
    .where(eq(sql`lower(${customers.email})`, email.trim().toLowerCase()));
  return found ?? null;
}
