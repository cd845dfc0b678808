import type { Transaction } from '../../db/client';
import { customers } from '../../db/schema/customers';
import { drawPassword, hashPassword } from '../../domain/customers/password';
import { DEMO_PEOPLE } from '../content/accounts';
import { insertAll } from './insert';

export type DemoAccount = { email: string; role: string; password: string };

/** Makes the accounts with passwords of their own; they are returned once and not stored. */
export async function loadAccounts(tx: Transaction, now: Date): Promise<DemoAccount[]> {
  const accounts: DemoAccount[] = [];
  const rows: (typeof customers.$inferInsert)[] = [];
  for (const { role, ...person } of DEMO_PEOPLE) {
    const password = drawPassword();
    accounts.push({ email: person.email, role, password });
    rows.push({
      ...person,
      isOrgUser: role === 'org',
      isStaff: role === 'staff' || role === 'admin',
      isAdmin: role === 'admin',
      passwordHash: await hashPassword(password),
      activatedAt: now,
    });
  }
  await insertAll(tx, customers, rows);
  return accounts;
}
