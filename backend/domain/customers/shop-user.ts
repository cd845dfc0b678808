import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { customers } from '../../db/schema/customers';
import { drawPassword, hashPassword } from './password';
import { revokeSessions } from './sessions';

/** What an account may do (Specification 1 §6). Each role but `customer` also has what a customer has. */
export const SHOP_ROLES = ['customer', 'org', 'staff', 'admin'] as const;
export type ShopRole = (typeof SHOP_ROLES)[number];

/** An account after it was created or changed. */
export interface ShopUser {
  readonly email: string;
  readonly role: ShopRole;
  /** The generated password of a new account, returned only once; null for an existing account. */
  readonly password: string | null;
}

/** The account fields that a role sets. Staff and administrators have a user name. */
const rights = (role: ShopRole, email: string) => ({
  isOrgUser: role === 'org',
  isStaff: role === 'staff' || role === 'admin',
  isAdmin: role === 'admin',
  username: role === 'staff' || role === 'admin' ? email : null,
});

/**
 * Creates an account with a role, or changes the role of an existing account. A changed role revokes the account's log-ins,
 * so that nobody keeps revoked rights.
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
      await revokeSessions(tx, changed.id, now);
      return { email: changed.email, role, password: null };
    }
    const password = drawPassword();
    const passwordHash = await hashPassword(password);
    await tx.insert(customers).values({ email: address, passwordHash, activatedAt: now, ...rights(role, address) });
    return { email: address, role, password };
  });
}
