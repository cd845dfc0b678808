import { MAX_ADDRESSES } from 'contract/account-addresses';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestBackend, testBackend } from '../../tests/support/backend';
import { withDatabase } from '../../tests/support/database';
import { insertShop } from '../../tests/support/shop-data';
import { type SignedIn, signedIn } from '../../tests/support/signed-in';
import { companies } from '../db/schema/companies';
import { customers } from '../db/schema/customers';
import { customerConsents, stoppedReminders } from '../db/schema/members';
import { sizeTableColumns, sizeTables, sizeTableTexts } from '../db/schema/size-tables';

const database = withDatabase();
let backend: TestBackend;
let maija: SignedIn;
let other: SignedIn;

beforeAll(async () => {
  const { db } = database();
  await insertShop(db);
  backend = testBackend(database());
  maija = await signedIn(db, { email: 'maija@example.com' });
  other = await signedIn(db, { email: 'other@example.com' });
});
afterAll(() => backend.close());

const get = (path: string, who: SignedIn = maija) =>
  backend.send('GET', `/api/customer/${path}`, undefined, who.headers);
const post = (path: string, body: object, who: SignedIn = maija, headers = {}) =>
  backend.send('POST', `/api/customer/${path}`, body, { ...who.headers, ...headers });

const ADDRESS = {
  first_name: 'Maija',
  last_name: 'Meikäläinen',
  address: 'Mökkitie 1',
  postal_code: '00100',
  city: 'Helsinki',
  country_code: 'fi',
};

const addressesOf = async (who: SignedIn) =>
  (await get('addresses/', who)).body as unknown as { id: number; label: string; is_default: boolean }[];

test('details are stored as written, trimmed, and nothing else about the account changes', async () => {
  const details = { first_name: '  <b>Maija</b> ', last_name: '=1+1', country_code: 'SE', lang_code: 'sv' };
  expect((await post('account/', { ...details, is_admin: true, email: 'x@example.com' })).status).toBe(200);
  expect((await get('account/')).body).toMatchObject({
    first_name: '<b>Maija</b>',
    last_name: '=1+1',
    country_code: 'se',
    lang_code: 'sv',
    email: 'maija@example.com',
    company: null,
  });
  const [kept] = await database().db.select().from(customers).where(eq(customers.id, maija.id));
  expect(kept?.isAdmin).toBe(false);
});

test('a missing name, line breaks and a country without delivery are refused, the last in the caller’s language', async () => {
  const details = { first_name: 'Maija', last_name: 'M', country_code: 'fi', lang_code: 'fi' };
  expect((await post('account/', { ...details, first_name: ' ' })).body).toHaveProperty('first_name');
  expect((await post('account/', { ...details, city: 'Oulu\nBcc: x' })).body).toHaveProperty('city');
  const told = await Promise.all(
    ['fi', 'en', 'sv', 'de', 'fr', 'ru'].map(async (language) => {
      const { status, body } = await post('account/', { ...details, country_code: 'aq' }, maija, {
        'accept-language': language,
      });
      expect(status).toBe(400);
      return String(body['country_code']);
    }),
  );
  expect(new Set(told).size).toBe(6);
});

test('a company is shown with its state, and no note of the club’s staff is in any answer', async () => {
  const { db } = database();
  const [company] = await db
    .insert(companies)
    .values({ name: 'Yritys Oy', vatNumber: 'FI20774740', country: 'fi', acceptsBilling: true })
    .returning({ id: companies.id });
  const person = await signedIn(db, {
    email: 'yrjo@example.com',
    companyId: company?.id ?? 0,
    clubComment: 'secret note',
    passwordHash: 'secret hash',
  });
  expect((await get('account/', person)).body['company']).toEqual({
    name: 'Yritys Oy',
    vat_number: 'FI20774740',
    country_code: 'fi',
    accepts_billing: true,
    is_verified: false,
  });
  for (const path of [
    'account/',
    'overview/',
    'addresses/',
    'consents/',
    'sizes/',
    'club/',
    'export/',
    'orders/',
    '',
  ]) {
    expect(JSON.stringify((await get(path, person)).body), path).not.toContain('secret');
  }
});

test('the first address is the default, another one can be, and removing it makes the next one the default', async () => {
  const person = await signedIn(database().db, { email: 'addresses@example.com' });
  const first = (await post('addresses/', { ...ADDRESS, label: 'Home' }, person)).body['id'];
  const second = (await post('addresses/', { ...ADDRESS, label: 'Cottage' }, person)).body['id'];
  expect(await addressesOf(person)).toMatchObject([
    { id: first, is_default: true },
    { id: second, is_default: false },
  ]);
  expect((await post('addresses/default/', { id: second }, person)).status).toBe(200);
  expect((await post('addresses/', { ...ADDRESS, id: second, label: 'Mökki' }, person)).body).toEqual({ id: second });
  expect(await addressesOf(person)).toMatchObject([
    { id: second, label: 'Mökki', is_default: true },
    { id: first, is_default: false },
  ]);
  expect((await post('addresses/remove/', { id: second }, person)).status).toBe(200);
  expect(await addressesOf(person)).toMatchObject([{ id: first, is_default: true }]);
});

test('another person’s address is not there: it is neither read, changed, chosen nor removed', async () => {
  const id = (await post('addresses/', ADDRESS, other)).body['id'];
  expect((await post('addresses/', { ...ADDRESS, id, city: 'Oulu' })).status).toBe(404);
  expect((await post('addresses/default/', { id })).status).toBe(404);
  expect((await post('addresses/remove/', { id })).status).toBe(404);
  expect(JSON.stringify((await get('addresses/')).body)).not.toContain(`"id":${id}`);
  expect(await addressesOf(other)).toMatchObject([{ id, city: 'Helsinki', is_default: true }]);
});

test('a thousand addresses are refused politely, also when they come at once', async () => {
  const person = await signedIn(database().db, { email: 'many@example.com' });
  const answers = await Promise.all(
    Array.from({ length: MAX_ADDRESSES + 10 }, () => post('addresses/', { ...ADDRESS, is_default: true }, person)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_ADDRESSES);
  const refused = answers.filter(({ status }) => status === 400);
  expect(refused).toHaveLength(10);
  expect(refused[0]?.body).toEqual({ detail: ['You can keep 20 addresses. Remove one before you add another.'] });
  const kept = await addressesOf(person);
  expect(kept).toHaveLength(MAX_ADDRESSES);
  expect(kept.filter(({ is_default }) => is_default)).toHaveLength(1);
});

test('a decision is recorded with its wording once, however often it is sent, and the latest counts', async () => {
  const { db } = database();
  const person = await signedIn(db, { email: 'Consents@example.com' });
  const save = (granted: string[]) => post('consents/', { granted, wording: '2026-11-22' }, person);
  expect((await get('consents/', person)).body).toEqual({ granted: [], history: [] });
  await Promise.all(Array.from({ length: 5 }, () => save(['newsletter', 'reminders'])));
  await save(['reminders']);
  const { body } = await get('consents/', person);
  expect(body['granted']).toEqual(['reminders']);
  expect(body['history']).toMatchObject([
    { purpose: 'newsletter', is_granted: false, wording: '2026-11-22' },
    { is_granted: true },
    { is_granted: true },
  ]);
  const kept = await db.select().from(customerConsents).where(eq(customerConsents.customerId, person.id));
  expect(kept).toHaveLength(3);
});

test('reminders that were stopped by mail are no consent, and start again with a new one', async () => {
  const { db } = database();
  const person = await signedIn(db, { email: 'Reminded@example.com' });
  const save = (granted: string[]) => post('consents/', { granted, wording: '2026-11-22' }, person);
  await save(['reminders']);
  await db.insert(stoppedReminders).values({ email: 'reminded@example.com' });
  expect((await get('consents/', person)).body['granted']).toEqual([]);
  await save(['reminders']);
  expect((await get('consents/', person)).body['granted']).toEqual(['reminders']);
  expect(await db.select().from(stoppedReminders)).toEqual([]);
  await save([]);
  expect(await db.select().from(stoppedReminders)).toMatchObject([{ email: 'reminded@example.com' }]);
});

test('sizes are those of the shop’s tables, and others are refused', async () => {
  const { db } = database();
  await db.insert(sizeTables).values({ id: 1, slug: 'jackets' });
  await db.insert(sizeTableTexts).values([
    { sizeTableId: 1, language: 'fi', name: 'Takit' },
    { sizeTableId: 1, language: 'en', name: 'Jackets' },
  ]);
  await db
    .insert(sizeTableColumns)
    .values(['S', 'M', 'S', 'M'].map((size, place) => ({ sizeTableId: 1, place, size })));
  expect((await get('sizes/')).body).toEqual({
    types: [{ slug: 'jackets', name: 'Jackets', sizes: ['S', 'M'] }],
    sizes: {},
  });
  expect((await post('sizes/', { sizes: { jackets: ['M', 'M'] } })).status).toBe(200);
  for (const sizes of [{ jackets: ['XXL'] }, { constructor: ['M'] }, { shoes: ['42'] }]) {
    expect((await post('sizes/', { sizes })).status).toBe(400);
  }
  expect((await get('sizes/')).body['sizes']).toEqual({ jackets: ['M'] });
  await post('sizes/', { sizes: { jackets: [] } });
  expect((await get('sizes/')).body['sizes']).toEqual({});
});

test('without a session every call of the account is refused before anything is read', async () => {
  for (const path of [
    'account/',
    'overview/',
    'addresses/',
    'consents/',
    'sizes/',
    'club/',
    'export/',
    'orders/',
    'orders/S1/',
  ]) {
    expect((await backend.send('GET', `/api/customer/${path}`)).status, path).toBe(401);
  }
});
