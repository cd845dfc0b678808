import { randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { customers } from '../../db/schema/customers';
import { insertAll, type Transaction } from './insert';

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

const COST = { N: 16_384, r: 8, p: 1 } as const;
const KEY_BYTES = 32;
const deriveKey = promisify<string, Buffer, number, typeof COST, Buffer>(scrypt);

/** `scrypt$N$r$p$salt$hash`, salt and hash in base64url, as the customers table keeps it. */
async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await deriveKey(password, salt, KEY_BYTES, COST);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

/** Makes the accounts with passwords of their own; they are told once and kept nowhere. */
export async function loadAccounts(tx: Transaction, now: Date): Promise<DemoAccount[]> {
  const accounts: DemoAccount[] = [];
  const rows: (typeof customers.$inferInsert)[] = [];
  for (const { role, ...person } of PEOPLE) {
    const password = randomBytes(12).toString('base64url');
    accounts.push({ email: person.email, role, password });
    rows.push({ ...person, passwordHash: await hashPassword(password), activatedAt: now });
  }
  await insertAll(tx, customers, rows);
  return accounts;
}
