import { companies } from 'backend/db/schema/companies';
import { customers } from 'backend/db/schema/customers';
import { customerGroupMembers } from 'backend/db/schema/members';
import { beforeAll, expect, test } from 'vitest';
import { kindsTo } from '../tests/support/account-mails';
import { withDatabase } from '../tests/support/database';
import { balanceOf } from '../tests/support/gift-cards';
import { companyCommand } from './company-command';
import { groupCommand } from './group-command';
import { voucherCommand } from './voucher-command';

const database = withDatabase();

beforeAll(async () => {
  const { db } = database();
  const [company] = await db
    .insert(companies)
    .values({ name: 'Aapa Oy', vatNumber: 'FI20774740', country: 'fi', acceptsBilling: true })
    .returning({ id: companies.id });
  const activatedAt = new Date();
  const [person] = await db
    .insert(customers)
    .values({ email: 'yrjo@aapa.example', firstName: 'Yrjö', companyId: company?.id ?? 0, activatedAt })
    .returning({ id: customers.id });
  const customerId = person?.id ?? 0;
  await db.insert(customerGroupMembers).values([
    { customerId, group: 'scout', memberNumber: '1234567' },
    { customerId, group: 'latu', memberNumber: '7654321' },
  ]);
});

const company = async (...args: string[]) => companyCommand(args)(database().db);
const group = async (...args: string[]) => groupCommand(args)(database().db);

test('shop:company lists companies, refuses the people who wait and tells them', async () => {
  expect(await company('list')).toBe('FI20774740  FI  Aapa Oy  (not verified)\n  yrjo@aapa.example  Yrjö  (waits)');
  await expect(company('verify', 'FI01120389')).rejects.toThrow('No company has the VAT number FI01120389');
  for (const wrong of [[], ['refuse'], ['list', 'FI1'], ['verify', 'FI1', '--all']])
    await expect(company(...wrong)).rejects.toThrow('npm run shop:company -- list');
  expect(await company('refuse', 'fi 2077474-0', '--note', 'Ceased')).toBe(
    'Aapa Oy is refused; informed by mail: yrjo@aapa.example.',
  );
  expect(await kindsTo(database().db, 'yrjo@aapa.example')).toEqual(['account-refused']);
  await database()
    .db.insert(companies)
    .values({ name: 'Kaamos Oy', vatNumber: 'FI01120389', country: 'fi', acceptsBilling: true });
  expect(await company('verify', 'FI', '01120389')).toBe('Kaamos Oy is verified; nobody waited.');
});

test('shop:group lists applications, accepts one until a day and refuses another', async () => {
  expect(await group('accept', 'YRJO@aapa.example', 'scout', '--until', '2999-12-31')).toMatch(
    /scout is accepted until 2999-12-31\.$/,
  );
  const refused = await group('refuse', 'yrjo@aapa.example', 'latu', '--note', 'Unknown number');
  expect(refused).toBe('yrjo@aapa.example: latu is refused.');
  const kinds = await kindsTo(database().db, 'yrjo@aapa.example');
  expect(kinds.slice(-2)).toEqual(['account-group-accepted', 'account-group-refused']);
  for (const day of ['2020-01-01', '2999-02-30', 'soon'])
    await expect(group('accept', 'yrjo@aapa.example', 'scout', '--until', day)).rejects.toThrow('Give a coming day');
  await expect(group('refuse', 'nobody@aapa.example', 'latu')).rejects.toThrow('has not applied for latu.');
  await expect(group('refuse', 'yrjo@aapa.example', 'admins')).rejects.toThrow('npm run shop:group -- list');
  expect((await group()).split('\n').sort()).toEqual([
    expect.stringMatching(/^accepted until 2999-12-31 {2}scout {2}yrjo@aapa\.example {2}Yrjö {2}number 1234567/),
    expect.stringMatching(/^refused {2}latu {2}yrjo@aapa\.example {2}Yrjö {2}number 7654321/),
  ]);
});

test('shop:voucher issues a voucher whose code is worth its value, and refuses what is no value', async () => {
  const { db } = database();
  const said = await voucherCommand(['25,50', '--days', '30', '--for', 'Aino'])(db);
  const code = /[A-Z2-9]{4}(?:-[A-Z2-9]{4}){4}$/.exec(said)?.[0] ?? '';
  expect(await balanceOf(db, code)).toBe(2550);
  for (const wrong of [[], ['0'], ['-5'], ['10001'], ['ten'], ['5', '6'], ['5', '--days', '0'], ['5', '--euros']])
    expect(() => voucherCommand(wrong)).toThrow('npm run shop:voucher -- EUROS');
});
