import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { accessTokens, customers } from '../../db/schema/customers';
import { drawPassword, hashPassword } from './password';

/** What an account may do (Specification 1 §6). Each role but `customer` also has what a customer has. */
export const SHOP_ROLES = ['customer', 'org', 'staff', 'admin'] as const;
export type ShopRole = (typeof SHOP_ROLES)[number];

/** An account after it was made or changed. */
export interface ShopUser {
  readonly email: string;
  readonly role: ShopRole;
  /** Drawn for a new account, and told this once; null for one that was there. */
  readonly password: string | null;
}

/** What a role sets on an account. Staff and administrators have a user name. */
const rights = (role: ShopRole, email: string) => ({
  isOrgUser: role === 'org',
  isStaff: role === 'staff' || role === 'admin',
  isAdmin: role === 'admin',
  username: role === 'staff' || role === 'admin' ? email : null,
});

/**
 * Makes an account with a role, or gives an account that is there another role. A changed role ends the account's log-ins:
 * nobody keeps rights that were taken away.
 * @param email upper and lower case are the same
 */
export async function setShopUser(db: Db, email: string, role: ShopRole, now: Date): Promise<ShopUser> {
  const address = email.trim().toLowerCase();
  return db.transaction(async (tx) => {
    const [changed] = await tx
      .update(customers)
      .set(rights(role, address))
      .where(sql`lower(${customers.email}) = ${address}`)
      .returning({ id: customers.id, email: customers.email });
    if (changed) {
      await tx
        .update(accessTokens)
        .set({ revokedAt: now })
        .where(sql`${accessTokens.customerId} = ${changed.id} and ${accessTokens.revokedAt} is null`);
      return { email: changed.email, role, password: null };
    }
    const password = drawPassword();
    const passwordHash = await hashPassword(password);
    await tx.insert(customers).values({ email: address, passwordHash, activatedAt: now, ...rights(role, address) });
    return { email: address, role, password };
  });
}
