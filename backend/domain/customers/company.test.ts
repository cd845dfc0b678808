import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kindsTo, linkToken, mailsTo } from '../../../tests/support/account-mails';
import { type TestBackend, testBackend } from '../../../tests/support/backend';
import { withDatabase } from '../../../tests/support/database';
import { shopSettings } from '../../../tests/support/ordering';
import { LANGUAGE_CODES } from '../../db/schema/columns';
import { companies } from '../../db/schema/companies';
import { customers } from '../../db/schema/customers';
import { accountMails } from '../../mail/account-mails';
import { findCaller } from './caller';
import { listCompanies, refuseCompany, verifyCompany } from './company';
import { openSession } from './sessions';

const database = withDatabase();
const tell = accountMails(shopSettings);
const now = new Date();
const ACT = { actor: 'staff:1', now };
let backend: TestBackend;

beforeAll(() => {
  backend = testBackend(database());
});
afterAll(() => backend.close());

const register = (email: string, vat_number: string, more: object = {}, language = 'en') =>
  backend.send(
    'POST',
    '/api/auth/register/',
    {
      email,
      password: 'kolme punaista pipoa',
      first_name: 'Yrjö',
      last_name: 'Yrittäjä',
      lang_code: 'en',
      accept_terms: true,
      company_name: 'Aapa Oy',
      company_country: 'fi',
      vat_number,
      accept_billing: true,
      ...more,
    },
    { 'accept-language': language },
  );

/** Registers and activates a contact person. */
async function join(email: string, vatNumber: string, more: object = {}): Promise<void> {
  expect((await register(email, vatNumber, more)).status).toBe(200);
  await backend.send('POST', '/api/auth/activate/', { hash: await linkToken(database().db, email) });
}

async function personOf(email: string) {
  const [person] = await database().db.select().from(customers).where(eq(customers.email, email));
  if (!person) throw new Error(`There is no account of ${email}.`);
  return person;
}

test('a company waits for staff; verified, its people may order for it and are told', async () => {
  const { db } = database();
  await join('yrjo@example.com', '0112038-9');
  await join('anna@example.com', 'FI01120389', { company_name: 'Another name' });
  await register('later@example.com', 'FI01120389');
  expect(await kindsTo(db, 'yrjo@example.com')).toEqual(['account-activate', 'account-received']);
  const yrjo = await personOf('yrjo@example.com');
  expect([yrjo.isOrgUser, yrjo.companyId]).toEqual([false, (await personOf('anna@example.com')).companyId]);
  const { access_token } = await openSession(db, yrjo.id, { method: 'password', device: '' }, now);

  const decision = await verifyCompany(db, 'FI01120389', tell, ACT);
  expect(decision?.company).toEqual({ name: 'Aapa Oy', vatNumber: 'FI01120389' });
  expect([...(decision?.people ?? [])].sort()).toEqual(['anna@example.com', 'yrjo@example.com']);
  expect((await personOf('anna@example.com')).isOrgUser).toBe(true);
  expect(await findCaller(database(), `Bearer ${access_token}`, now)).toBeNull();
  expect((await mailsTo(db, 'yrjo@example.com')).at(-1)).toMatchObject({ subject: 'Your company is verified' });
  expect((await verifyCompany(db, 'FI01120389', tell, ACT))?.people).toEqual([]);
  // a VAT number is public: who registers with that of a verified company waits as well
  expect((await personOf('later@example.com')).isOrgUser).toBe(false);
  const [listed] = (await listCompanies(db)).filter(({ vatNumber }) => vatNumber === 'FI01120389');
  expect(listed?.people.map(({ email, state }) => [email, state])).toEqual([
    ['anna@example.com', 'orders'],
    ['later@example.com', 'not activated'],
    ['yrjo@example.com', 'orders'],
  ]);
});

test('people of a refused company keep their own accounts, and the company is gone', async () => {
  const { db } = database();
  await join('nora@example.com', 'DE136695976', { company_country: 'de' });
  const decision = await refuseCompany(db, 'DE136695976', 'The number belongs to another company.', tell, ACT);
  expect(decision?.people).toEqual(['nora@example.com']);
  const person = await personOf('nora@example.com');
  expect([person.companyId, person.activatedAt === null]).toEqual([null, false]);
  expect((await mailsTo(db, 'nora@example.com')).at(-1)?.text).toContain('The number belongs to another company.');
  expect(await db.select().from(companies).where(eq(companies.vatNumber, 'DE136695976'))).toEqual([]);
  expect(await verifyCompany(db, 'DE136695976', tell, ACT)).toBeNull();
  expect(await refuseCompany(db, 'DE136695976', '', tell, ACT)).toBeNull();
});

test('refusing a newcomer leaves the verified company and its people as they are', async () => {
  const { db } = database();
  await join('first@example.com', 'SE556703748501', { company_country: 'se' });
  await verifyCompany(db, 'SE556703748501', tell, ACT);
  await join('stranger@example.com', 'SE556703748501', { company_country: 'se' });
  expect((await refuseCompany(db, 'SE556703748501', '', tell, ACT))?.people).toEqual(['stranger@example.com']);
  expect((await personOf('first@example.com')).isOrgUser).toBe(true);
});

test('two people who register one new company at the same time belong to the same company', async () => {
  await Promise.all(['a@example.com', 'b@example.com', 'c@example.com'].map((email) => register(email, 'FI20774740')));
  const people = await Promise.all(['a@example.com', 'b@example.com', 'c@example.com'].map(personOf));
  expect(new Set(people.map(({ companyId }) => companyId)).size).toBe(1);
});

test('a wrong VAT number, a missing name and refused billing are refused by field, in each language', async () => {
  const wrong = { company_name: '', accept_billing: false };
  const answers = await Promise.all(
    LANGUAGE_CODES.map((code) => register('wrong@example.com', 'FI01120388', wrong, code)),
  );
  for (const { status, body } of answers) {
    expect([status, Object.keys(body).sort()]).toEqual([400, ['accept_billing', 'company_name', 'vat_number']]);
  }
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(LANGUAGE_CODES.length);
});
