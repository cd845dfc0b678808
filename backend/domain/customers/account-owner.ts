import { eq, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client';
import { companies } from '../../db/schema/companies';
import { customers } from '../../db/schema/customers';
import type { TellOwner } from './account-news';

/** Name, address and language for messages to an account's owner. */
const OWNER = {
  id: customers.id,
  email: customers.email,
  firstName: customers.firstName,
  lastName: customers.lastName,
  language: customers.language,
  passwordHash: customers.passwordHash,
  activatedAt: customers.activatedAt,
  companyId: customers.companyId,
  isOrgUser: customers.isOrgUser,
  needsPasskey: customers.needsPasskey,
  createdAt: customers.createdAt,
};

/** Whether the row is the account of an address; upper and lower case are the same. */
export const hasEmail = (email: string) => sql`lower(${customers.email}) = ${email.trim().toLowerCase()}`;

/** The owner of an account; null when there is none. */
export async function readOwner(db: Db | Transaction, customerId: number) {
  const [owner] = await db.select(OWNER).from(customers).where(eq(customers.id, customerId));
  return owner ?? null;
}

/** The owner of the account of an address, with the row locked; null when there is none. */
export async function lockOwnerByEmail(tx: Transaction, email: string) {
  const [owner] = await tx.select(OWNER).from(customers).where(hasEmail(email)).for('update');
  return owner ?? null;
}

export type AccountOwner = NonNullable<Awaited<ReturnType<typeof readOwner>>>;

/** Activates an account if it is not active. The contact person of a company that waits for staff gets a mail about it. */
export async function activate(tx: Transaction, owner: AccountOwner, tell: TellOwner, now: Date): Promise<void> {
  if (owner.activatedAt !== null) return;
  await tx.update(customers).set({ activatedAt: now }).where(eq(customers.id, owner.id));
  if (owner.companyId === null || owner.isOrgUser) return;
  const [company] = await tx
    .select({ name: companies.name, vatNumber: companies.vatNumber })
    .from(companies)
    .where(eq(companies.id, owner.companyId));
  if (company) await tell(tx, owner, { kind: 'received', company }, now);
}
