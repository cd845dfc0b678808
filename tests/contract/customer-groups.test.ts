import { customerGroupMembers } from 'backend/db/schema/members';
import { decideMembership, listMemberships } from 'backend/domain/customers/customer-groups';
import { beforeEach, expect, test } from 'vitest';
import { NOW, TOKENS } from './small-shop';
import { bearer, withBackend } from './test-backend';

const shop = withBackend();
const member = bearer(TOKENS.member);
const EMAIL = 'member@hanki.example';
const NEXT_YEAR = new Date('2027-12-31T23:59:59Z');
const LAST_YEAR = new Date('2025-12-31T23:59:59Z');

beforeEach(async () => {
  await shop().database.db.delete(customerGroupMembers);
});

const apply = (group: unknown, number: unknown, headers: Record<string, string> = member) =>
  shop().call('/api/customer/groups/apply/', { body: { group, member_number: number }, headers });
const groups = async () => (await shop().call('/api/customer/groups/', { headers: member })).body;
const decide = (until: Date | null, email = EMAIL) => {
  const person = { email, group: 'scout' } as const;
  return decideMembership(shop().database.db, person, { until, note: '' }, async () => {}, {
    actor: 'staff:1',
    now: NOW,
  });
};
const scout = (status: string, until: Date | null = null, number = '1234567') => ({
  ...{ group: 'scout', member_number: number, status },
  valid_until: until?.toISOString() ?? null,
});

test('an application waits, takes a corrected number, and is accepted until a day', async () => {
  expect(await groups()).toEqual({ groups: [] });
  expect((await apply('scout', '123')).body).toEqual(scout('pending', null, '123'));
  expect((await apply('scout', ' 1234567 ')).body).toEqual(scout('pending'));
  expect(await decide(NEXT_YEAR, 'MEMBER@hanki.example')).toBe(true);
  expect(await groups()).toEqual({ groups: [scout('accepted', NEXT_YEAR)] });
});

test('an accepted membership is not undone by applying again', async () => {
  await apply('scout', '1234567');
  await decide(NEXT_YEAR);
  expect((await apply('scout', '7654321')).body).toEqual(scout('accepted', NEXT_YEAR));
});

test('a refused application and a membership that is over can be applied for anew', async () => {
  await apply('scout', '1234567');
  await decide(null);
  expect(await groups()).toEqual({ groups: [scout('refused')] });
  expect((await apply('scout', '1234567')).body).toEqual(scout('pending'));
  await decide(LAST_YEAR);
  expect(await groups()).toEqual({ groups: [scout('expired', LAST_YEAR)] });
  expect((await apply('scout', '1234567')).body).toEqual(scout('pending'));
});

test('nobody becomes a member without applying', async () => {
  expect(await decide(NEXT_YEAR)).toBe(false);
  expect(await decide(NEXT_YEAR, 'nobody@hanki.example')).toBe(false);
  expect(await groups()).toEqual({ groups: [] });
});

test('groups and numbers that do not exist are refused, and so are guests', async () => {
  for (const group of ['admin', '__proto__', 7, null]) expect((await apply(group, '1234567')).status).toBe(400);
  for (const number of ['', '12', '1\u0000234', '=cmd()', '1'.repeat(21), '--', 7])
    expect((await apply('latu', number)).status, String(number)).toBe(400);
  expect((await apply('scout', '1234567', {})).status).toBe(401);
  expect((await shop().call('/api/customer/groups/')).status).toBe(401);
});

test('staff sees the applications that wait first', async () => {
  const { db } = shop().database;
  const day = (number: number) => new Date(Date.UTC(2026, 0, number));
  await db.insert(customerGroupMembers).values([
    { customerId: 1, group: 'latu', memberNumber: '1', status: 'accepted', validUntil: NEXT_YEAR, createdAt: day(1) },
    { customerId: 2, group: 'latu', memberNumber: '2', createdAt: day(3) },
    { customerId: 2, group: 'scout', memberNumber: '3', createdAt: day(2) },
  ]);
  const listed = await listMemberships(db, NOW);
  expect(listed.map(({ memberNumber }) => memberNumber)).toEqual(['3', '2', '1']);
  expect(listed[0]).toMatchObject({ email: EMAIL, group: 'scout', status: 'pending' });
});
