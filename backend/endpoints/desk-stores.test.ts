import type { StoreForm } from 'contract/desk-stores';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestBackend, testBackend } from '../../tests/support/backend';
import { withDatabase } from '../../tests/support/database';
import { eventually } from '../../tests/support/eventually';
import { insertShop, insertVariant, STORES } from '../../tests/support/shop-data';
import { type SignedIn, signedIn } from '../../tests/support/signed-in';
import { storeForm } from '../../tests/support/store-form';
import { watchCatalogue } from '../db/catalogue-changes';
import { auditLog } from '../db/schema/audit-log';
import { storeServices, storeServiceTexts, storeSpecialDays, stores } from '../db/schema/stores';

const database = withDatabase();
const NOW = new Date('2026-12-01T10:00:00Z');
const PATH = '/api/customer/desk/';
let backend: TestBackend;
let aino: SignedIn;
let mikko: SignedIn;

beforeAll(async () => {
  const { db } = database();
  await insertShop(db);
  await insertVariant(db, { slug: 'ilves', stock: { [STORES.helsinki]: 1 } });
  await insertVariant(db, { slug: 'salainen', isPublic: false });
  await db.insert(storeServices).values([
    { slug: 'ski-service', icon: 'ski', sort: 1 },
    { slug: 'rental', icon: 'pack', sort: 2 },
  ]);
  await db.insert(storeServiceTexts).values({ serviceId: 1, language: 'fi', name: 'Suksihuolto' });
  const admin = { isStaff: true, isAdmin: true };
  aino = await signedIn(db, { email: 'aino@hanki.example', username: 'aino', ...admin }, NOW);
  mikko = await signedIn(db, { email: 'mikko@hanki.example', username: 'mikko', ...admin }, NOW);
  backend = testBackend(database(), { bookingHosts: ['book.example.com'] });
  backend.setTime(NOW);
});
afterAll(() => backend.close());

type Opened = { version: number; form: StoreForm; last_change: { by: string } | null };
const read = async (slug = 'helsinki') =>
  (await backend.send('GET', `${PATH}stores/${slug}/`, undefined, aino.headers)).body as unknown as Opened;
const save = (version: number, form: StoreForm, who = aino, slug = 'helsinki') =>
  backend.send('POST', `${PATH}stores/${slug}/`, { version, form }, who.headers);

const FULL = storeForm({
  booking_url: 'https://book.example.com/x',
  special_days: [{ date: '24.12.2026', opens: '9', closes: '13', names: { fi: 'Jouluaatto', en: 'Christmas Eve' } }],
  services: ['rental', 'ski-service', 'no-such-service'],
  picks: [{ product: 'aapa/ilves', seller: 'Aino', sentences: { fi: 'Kestää.', ru: 'Крепкая.' } }],
  leads: { fi: 'Aseman vieressä.', de: 'Neben dem Bahnhof.' },
  descriptions: { fi: 'Eka.\r\n\r\nToka.' },
});

test('a store is saved with all that belongs to it, and read again as it is stored', async () => {
  const { version } = await read();
  expect((await save(version, FULL)).body).toEqual({ version: version + 1 });
  const { form, last_change } = await read();
  expect(last_change).toMatchObject({ by: 'aino' });
  expect(form).toEqual({
    ...FULL,
    latitude: '60.1706',
    hours: FULL.hours.map(({ opens, closes }) => ({ opens: opens && '10:00', closes })),
    special_days: [
      { date: '2026-12-24', opens: '09:00', closes: '13:00', names: { fi: 'Jouluaatto', en: 'Christmas Eve' } },
    ],
    services: ['ski-service', 'rental'],
    descriptions: { fi: 'Eka.\n\nToka.' },
  });
  expect((await save(version + 1, form)).status).toBe(200);
  expect((await read()).form).toEqual(form);
});

test('what is wrong is refused by field, and nothing of it is saved', async () => {
  const { version, form } = await read();
  const wrong = {
    ...form,
    name: '',
    booking_url: 'https://evil.example/',
    picks: [
      { product: 'aapa/salainen', seller: '', sentences: {} },
      { product: 'ilves', seller: '', sentences: {} },
      { product: 'aapa/ilves', seller: '', sentences: {} },
      { product: 'other/ilves', seller: '', sentences: {} },
    ],
  };
  const answer = await save(version, wrong);
  expect([answer.status, answer.body]).toEqual([
    400,
    {
      name: ['REQUIRED'],
      booking_url: ['OTHER_HOST'],
      'picks.0.product': ['UNKNOWN_MODEL'],
      'picks.2.product': ['SAME_MODEL'],
      'picks.3.product': ['UNKNOWN_MODEL'],
    },
  ]);
  expect(await read()).toMatchObject({ version, form });
});

test('of two editors of one version the second is told what is saved now, whoever they are', async () => {
  const { version } = await read();
  const rivals = Array.from({ length: 8 }, (_, index) => ({
    who: index % 2 ? aino : mikko,
    form: { ...FULL, phone: `+358 9 000 000${index}` },
  }));
  // all of them reach the store's row before the first can have it
  const { db } = database();
  const waiting = sql`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  const sent = await db.transaction(async (tx) => {
    await tx.select().from(stores).where(eq(stores.slug, 'helsinki')).for('update');
    const saves = rivals.map((rival) => save(version, rival.form, rival.who));
    await eventually(async () => expect((await db.execute(waiting)).rows).toEqual([{ count: rivals.length }]));
    return { saves };
  });
  const answers = await Promise.all(sent.saves);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  const winner = rivals[answers.findIndex(({ status }) => status === 200)];
  const now = await read();
  expect(now).toMatchObject({ version: version + 1, form: { phone: winner?.form.phone } });
  for (const { body } of answers.filter(({ status }) => status === 409))
    expect(body).toMatchObject({
      slug: 'helsinki',
      version: version + 1,
      form: now.form,
      last_change: now.last_change,
    });
});

test('every copy of the shop hears of a change when it is saved', async () => {
  let heard = 0;
  const watch = watchCatalogue(database().url, { onChange: () => heard++, onError: () => {} });
  await eventually(async () => {
    const { version, form } = await read();
    await save(version, form);
    expect(heard).toBeGreaterThan(0);
  });
  await watch.close();
});

test('special days that have passed stay when the coming ones are replaced', async () => {
  const { db } = database();
  await db.insert(storeSpecialDays).values({ storeId: STORES.helsinki, day: '2026-11-30' });
  const { version, form } = await read();
  expect(form.special_days.map(({ date }) => date)).toEqual(['2026-12-24']);
  await save(version, { ...form, special_days: [] });
  const left = await db.select().from(storeSpecialDays).where(eq(storeSpecialDays.storeId, STORES.helsinki));
  expect(left.map(({ day }) => day)).toEqual(['2026-11-30']);
});

test('a special day is given to every store that has none on that date', async () => {
  const { db } = database();
  const post = (body: object) => backend.send('POST', `${PATH}special-days/`, body, aino.headers);
  const day = { date: '6.1.2027', opens: '', closes: '', names: { fi: 'Loppiainen' } };
  const { version, form } = await read();
  const own = [{ date: '2027-01-06', opens: '12', closes: '16', names: {} }];
  await save(version, { ...form, special_days: own });
  const tampere = await read('tampere');
  expect((await post(day)).body).toEqual({ changed: 1 });
  expect((await post(day)).body).toEqual({ changed: 0 });
  expect((await read()).form.special_days).toMatchObject([{ opens: '12:00' }]);
  const after = await read('tampere');
  expect(after.form.special_days).toMatchObject([{ date: '2027-01-06', opens: '', names: { fi: 'Loppiainen' } }]);
  // whoever had the store open is told
  expect((await save(tampere.version, tampere.form, mikko, 'tampere')).status).toBe(409);
  expect((await post({ ...day, date: '', opens: '9' })).body).toEqual({ date: ['REQUIRED'], closes: ['REQUIRED'] });
  expect(await db.$count(auditLog, eq(auditLog.action, 'add-special-day'))).toBe(1);
});

test('the list tells what is missing and which holidays nobody has spoken of', async () => {
  const { body } = await backend.send('GET', `${PATH}stores/`, undefined, aino.headers);
  const rows = body['stores'] as Record<string, unknown>[];
  expect(rows.map(({ slug }) => slug)).toEqual(['tampere', 'helsinki']);
  // 6 texts each of three kinds, of which four are there; the pick's sentence lacks four languages
  expect(rows[1]).toMatchObject({ missing: 15 + 4, unsaid_holidays: ['2026-12-24', '2026-12-25', '2027-01-01'] });
  expect(body['services']).toEqual([
    { slug: 'ski-service', name: 'Suksihuolto', missing: 5 },
    { slug: 'rental', name: 'rental', missing: 6 },
  ]);
});

test('the texts of a service are saved in a version, and need a name where there is a description', async () => {
  const path = `${PATH}store-services/ski-service/`;
  const post = (version: number, names: object, descriptions = {}) =>
    backend.send('POST', path, { version, form: { names, descriptions } }, aino.headers);
  const opened = (await backend.send('GET', path, undefined, aino.headers)).body;
  expect(opened).toMatchObject({ version: 1, form: { names: { fi: 'Suksihuolto' } } });
  expect((await post(1, { en: 'Ski service' }, { sv: 'Vi vallar.' })).body).toEqual({
    'names.fi': ['REQUIRED'],
    'names.sv': ['REQUIRED'],
  });
  expect((await post(1, { fi: 'Suksihuolto', en: 'Ski service' }, { fi: 'Pohjat ja kantit.' })).status).toBe(200);
  expect((await post(1, { fi: 'Toinen' })).body).toMatchObject({ version: 2, form: { names: { en: 'Ski service' } } });
});

test('warehouses and made-up stores and services are not edited', async () => {
  for (const slug of ['verkkokauppa', 'supplier', 'nowhere']) {
    expect((await save(1, storeForm(), aino, slug)).status, slug).toBe(404);
    const answer = await backend.send('GET', `${PATH}stores/${slug}/`, undefined, aino.headers);
    expect(answer.status, slug).toBe(404);
  }
  const service = await backend.send('GET', `${PATH}store-services/nothing/`, undefined, aino.headers);
  expect(service.status).toBe(404);
  const versions = await database()
    .db.select({ version: stores.version })
    .from(stores)
    .where(eq(stores.slug, 'supplier'));
  expect(versions).toEqual([{ version: 1 }]);
});
