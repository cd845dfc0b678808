import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { withDatabase } from '../../../tests/support/database';
import { accessTokens, customers } from '../../db/schema/customers';
import { findCaller } from './caller';
import { drawPassword, hashPassword, isPassword } from './password';
import { hashToken } from './sessions';
import { setShopUser } from './shop-user';

const database = withDatabase();
const now = new Date('2026-11-20T10:00:00Z');

test('a new account gets a password that fits, and the rights of its role', async () => {
  const user = await setShopUser(database().db, 'Aino@Hanki.example', 'staff', now);
  const [kept] = await database().db.select().from(customers).where(eq(customers.email, 'aino@hanki.example'));
  expect(kept).toMatchObject({ isStaff: true, isAdmin: false, isOrgUser: false, username: 'aino@hanki.example' });
  expect(await isPassword(user.password ?? '', kept?.passwordHash ?? '')).toBe(true);
});

test('another role for an account that is there keeps its password and ends its log-ins', async () => {
  await setShopUser(database().db, 'eero@hanki.example', 'admin', now);
  const [before] = await database().db.select().from(customers).where(eq(customers.email, 'eero@hanki.example'));
  const token = 'x'.repeat(32);
  await database()
    .db.insert(accessTokens)
    .values({ tokenHash: hashToken(token), customerId: before?.id ?? 0, expiresAt: new Date('2027-01-01') });
  expect((await findCaller(database(), `Bearer ${token}`, now))?.isAdmin).toBe(true);

  const changed = await setShopUser(database().db, 'EERO@hanki.example', 'customer', now);
  const [after] = await database().db.select().from(customers).where(eq(customers.email, 'eero@hanki.example'));
  expect(changed.password).toBeNull();
  expect(after).toMatchObject({ isStaff: false, isAdmin: false, username: null, passwordHash: before?.passwordHash });
  expect(await findCaller(database(), `Bearer ${token}`, now)).toBeNull();
});

test('a wrong password and a kept text of another form match nothing', async () => {
  const kept = await hashPassword('salasana ä');
  expect(await isPassword('salasana a\u0308', kept)).toBe(true);
  expect(await isPassword('salasana a', kept)).toBe(false);
  expect(await isPassword('', '')).toBe(false);
  expect(await isPassword('x', 'scrypt$1$1$1$$')).toBe(false);
});

test('drawn passwords differ and have their length', () => {
  const drawn = new Set(Array.from({ length: 100 }, drawPassword));
  expect(drawn.size).toBe(100);
  expect([...drawn].every((password) => /^[a-zA-Z2-9]{24}$/.test(password))).toBe(true);
});
