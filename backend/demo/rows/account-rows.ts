import type { Transaction } from '../../db/client';
import { customers } from '../../db/schema/customers';
import { drawPassword, hashPassword } from '../../domain/customers/password';
import { insertAll } from './insert';

export type DemoAccount = { email: string; role: string; password: string };

type Person = Omit<typeof customers.$inferInsert, 'passwordHash'> & { role: string };

/** One person of each role, at addresses that can never receive mail. */
const PEOPLE: readonly Person[] = [
  {
    role: 'customer',
    email: 'asiakas@hanki.example',
    firstName: 'Aino',
    lastName: 'Asiakas',
    phone: '+358 40 123 4567',
    address: 'Hankitie 3 A 4',
    postalCode: '00100',
    city: 'Helsinki',
  },
  {
    role: 'org',
    email: 'yritys@hanki.example',
    firstName: 'Yrjö',
    lastName: 'Yritys',
    phone: '+358 40 123 4568',
    address: 'Teollisuuskatu 21',
    postalCode: '33100',
    city: 'Tampere',
    isOrgUser: true,
  },
  {
    role: 'staff',
    email: 'myyja@hanki.example',
    firstName: 'Mika',
    lastName: 'Myyjä',
    username: 'mika',
    isStaff: true,
  },
  {
    role: 'admin',
    email: 'yllapito@hanki.example',
    firstName: 'Yllä',
    lastName: 'Pito',
    username: 'yllapito',
    isStaff: true,
    isAdmin: true,
  },
];

/** Makes the accounts with passwords of their own; they are told once and kept nowhere. */
export async function loadAccounts(tx: Transaction, now: Date): Promise<DemoAccount[]> {
  const accounts: DemoAccount[] = [];
  const rows: (typeof customers.$inferInsert)[] = [];
  for (const { role, ...person } of PEOPLE) {
    const password = drawPassword();
    accounts.push({ email: person.email, role, password });
    rows.push({ ...person, passwordHash: await hashPassword(password), activatedAt: now });
  }
  await insertAll(tx, customers, rows);
  return accounts;
}
