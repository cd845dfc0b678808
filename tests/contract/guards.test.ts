import { customers } from 'backend/db/schema/customers';
import { openSession } from 'backend/domain/customers/sessions';
import { calls } from 'contract/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendsToken } from '~/api/auth-header-rule';
import { type TestBackend, testBackend } from '../support/backend';
import { cheapHash } from '../support/cheap-password';
import { withDatabase } from '../support/database';
import { GUARDED_CALLS, type GuardedCall } from '../support/guards';
import { insertShop } from '../support/shop-data';

const ROLES = {
  member: {},
  company: { isOrgUser: true },
  staff: { isStaff: true },
  admin: { isStaff: true, isAdmin: true },
} as const;
type Role = keyof typeof ROLES | 'guest' | 'stranger';

const database = withDatabase();
const tokens = new Map<Role, string>([['stranger', 'x'.repeat(43)]]);
let backend: TestBackend;

beforeAll(async () => {
  const { db } = database();
  await insertShop(db);
  backend = testBackend(database());
  for (const [role, rights] of [...Object.entries(ROLES), ['found', {}] as const]) {
    const email = `${role}@hanki.example`;
    const row = { email, passwordHash: cheapHash('right'), activatedAt: new Date(), ...rights };
    const [made] = await db.insert(customers).values(row).returning({ id: customers.id });
    const session = await openSession(db, made?.id ?? 0, { method: 'password', device: '' }, new Date());
    tokens.set(role as Role, session.access_token);
  }
});
afterAll(() => backend.close());

const guardOf = (name: string): GuardedCall | undefined =>
  Object.hasOwn(GUARDED_CALLS, name) ? GUARDED_CALLS[name] : undefined;

/** Who gets more than a 404. */
const ALLOWED: Record<GuardedCall['need'], readonly Role[]> = {
  customer: ['member', 'company', 'staff', 'admin'],
  staff: ['staff', 'admin'],
  admin: ['admin'],
};

/** The status that a role gets. */
async function statusFor(role: Role, call: (typeof calls)[number], guard?: GuardedCall): Promise<number> {
  const token = tokens.get(role);
  const path = guard?.path ?? call.path.replaceAll(/\{\w+\}/g, 'none');
  const body = call.method === 'POST' ? (guard?.body ?? {}) : undefined;
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return (await backend.send(call.method, path, body, headers)).status;
}

test('every call that declares a 401 is in the table of guards, and the table holds no others', () => {
  const declaring = calls.filter(({ answers }) => 401 in answers).map(({ name }) => name);
  expect(declaring.sort()).toEqual(Object.keys(GUARDED_CALLS).sort());
});

test('every guarded call carries the token', () => {
  const without = calls.filter(({ name, path }) => guardOf(name) && !sendsToken(path, name === 'review-vote'));
  expect(without.map(({ name }) => name)).toEqual([]);
});

for (const call of calls) {
  const guard = guardOf(call.name);
  if (guard) {
    test(`${call.name} needs ${guard.need}`, async () => {
      for (const role of ['guest', 'stranger'] as const) expect(await statusFor(role, call, guard), role).toBe(401);
      for (const role of ['member', 'company', 'staff', 'admin'] as const) {
        const status = await statusFor(role, call, guard);
        if (!ALLOWED[guard.need].includes(role)) expect(status, role).toBe(404);
        else if (guard.need === 'staff' && guard.body === undefined)
          expect(status, role).toBe(guard.isUnknown ? 404 : 200);
        else expect([200, 400, 404, 409], `${role}: ${status}`).toContain(status);
      }
    });
  }
}

test('every other call answers a guest, and treats a token that is not valid as none', async () => {
  for (const call of calls.filter(({ name, encoding }) => !guardOf(name) && encoding === 'json')) {
    const guest = await statusFor('guest', call);
    expect([200, 400, 404, 409, 501], `${call.name}: ${guest}`).toContain(guest);
    expect(await statusFor('stranger', call), call.name).toBe(guest);
  }
});
