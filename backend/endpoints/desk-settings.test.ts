import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { watchAnnouncements } from '../../tests/support/announcements';
import { atOnce } from '../../tests/support/at-once';
import { type TestBackend, testBackend } from '../../tests/support/backend';
import { withDatabase } from '../../tests/support/database';
import { insertShop } from '../../tests/support/shop-data';
import { type SignedIn, signedIn } from '../../tests/support/signed-in';
import { auditLog } from '../db/schema/audit-log';
import { settings } from '../db/schema/reference';

const database = withDatabase();
const PATH = '/api/customer/desk/settings/';
let backend: TestBackend;
let announced: Awaited<ReturnType<typeof watchAnnouncements>>;
let aino: SignedIn;
let mikko: SignedIn;

beforeAll(async () => {
  const { db } = database();
  await insertShop(db);
  const admin = { isStaff: true, isAdmin: true };
  aino = await signedIn(db, { email: 'aino@hanki.example', username: 'aino', ...admin });
  mikko = await signedIn(db, { email: 'mikko@hanki.example', username: 'mikko', ...admin });
  backend = testBackend(database());
  announced = await watchAnnouncements(database());
});
beforeEach(async () => {
  const { db } = database();
  await db.delete(settings);
  await db.insert(settings).values([
    { key: 'feature_flags', value: '{"a":true}' },
    { key: 'feature_flags@ru', value: '{"a":false}' },
    { key: 'frontpage_title@fi', value: 'Ulkoiluvarusteet' },
    { key: 'blog_category_order', value: 'skiing, care,Bad one' },
    { key: 'no_such_setting', value: 'x' },
  ]);
});
afterAll(async () => {
  await announced.close();
  await backend.close();
});

type Texts = Record<string, string>;
type Opened = { version: string; form: { value: string; values: Texts }; last_change: { by: string } | null };
const read = async (key: string) =>
  (await backend.send('GET', `${PATH}${key}/`, undefined, aino.headers)).body as unknown as Opened;
const save = (key: string, version: string, value: string, values: Texts = {}, who = aino) =>
  backend.send('POST', `${PATH}${key}/`, { version, form: { value, values } }, who.headers);
const stored = async (key: string) => {
  const rows = await database()
    .db.select()
    .from(settings)
    .where(sql`${settings.key} like ${`${key}%`}`)
    .orderBy(settings.key);
  return Object.fromEntries(rows.map((row) => [row.key, row.value]));
};

test('the list has every setting that the shop knows, set or not, and no other', async () => {
  const { body } = await backend.send('GET', PATH, undefined, aino.headers);
  const listed = body['settings'] as { key: string; kind: string; is_json: boolean; form: object }[];
  const byKey = new Map(listed.map((setting) => [setting.key, setting]));
  expect(byKey.size).toBe(listed.length);
  expect(byKey.get('frontpage_title')).toEqual({
    key: 'frontpage_title',
    kind: 'texts',
    is_json: false,
    form: { value: '', values: { fi: 'Ulkoiluvarusteet' } },
  });
  expect(byKey.get('feature_flags')).toMatchObject({ is_json: true, form: { values: { ru: '{"a":false}' } } });
  expect(byKey.get('repack_cost')).toMatchObject({ kind: 'common', form: { value: '', values: {} } });
  const names = listed.filter(({ key }) => key.startsWith('blog_category_name_')).map(({ key }) => key);
  expect(names).toEqual(['blog_category_name_skiing', 'blog_category_name_care']);
  expect(byKey.has('no_such_setting')).toBe(false);
});

test('a setting is saved in its languages; what is emptied is not set any more', async () => {
  const { version } = await read('feature_flags');
  const saved = await save('feature_flags', version, '{"a":true,\r\n"b":1}', { fi: ' {"b":2} ', ru: '', sv: '[]' });
  expect(saved.status).toBe(200);
  expect(await stored('feature_flags')).toEqual({
    feature_flags: '{"a":true,\n"b":1}',
    'feature_flags@fi': '{"b":2}',
    'feature_flags@sv': '[]',
  });
  const after = await read('feature_flags');
  expect(after).toMatchObject({ version: saved.body['version'], last_change: { by: 'aino' } });
  await save('feature_flags', after.version, '', { sv: '[]' });
  expect(await stored('feature_flags')).toEqual({ 'feature_flags@sv': '[]' });
});

test('with one broken value nothing is saved, and the reason is told at its field', async () => {
  const { version } = await read('feature_flags');
  await announced.told();
  const answer = await save('feature_flags', version, '{"a":false}', { de: '{"a":', sv: `"${'x'.repeat(10_000)}"` });
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body)).toEqual(['values.sv', 'values.de']);
  expect(answer.body['values.de']).toEqual(['The value is not valid JSON. The old value stays in force.']);
  expect(await stored('feature_flags')).toEqual({ feature_flags: '{"a":true}', 'feature_flags@ru': '{"a":false}' });
  expect(await announced.told()).toEqual([]);
  expect((await read('feature_flags')).version).toBe(version);
});

test.each([
  ['frontpage_title', 200],
  ['frontpage_meta_description', 300],
  ['search_bar_placeholder', 80],
  ['blocked_stock_text', 500],
  ['blog_category_name_skiing', 80],
])('the words of %s have at most %i characters', async (key, longest) => {
  const { version } = await read(key);
  const long = await save(key, version, '', { fi: 'ä'.repeat(longest + 1) });
  expect([long.status, long.body]).toEqual([400, { 'values.fi': [`At most ${longest} characters.`] }]);
  expect((await save(key, version, '', { fi: 'ä'.repeat(longest) })).status).toBe(200);
  const { version: after } = await read(key);
  await save(key, after, '', {});
});

test('words need not be JSON, and neither do values that only look like it', async () => {
  const { version } = await read('frontpage_title');
  expect((await save('frontpage_title', version, '{not JSON')).status).toBe(200);
  const days = await read('target_country_delivery_added_days');
  expect((await save('target_country_delivery_added_days', days.version, '{"countries":')).status).toBe(400);
  expect((await save('target_country_delivery_added_days', days.version, 'soon')).status).toBe(200);
});

test('a value for all languages takes none by language', async () => {
  const { version } = await read('repack_cost');
  expect((await save('repack_cost', version, '4.90', { fi: '3' })).status).toBe(200);
  expect(await stored('repack_cost')).toEqual({ repack_cost: '4.90' });
});

test('of two editors of one version the second is told what is saved now', async () => {
  const { db } = database();
  const { version } = await read('frontpage_title');
  const rivals = [0, 1, 2, 3, 4, 5].map((number) => ({ who: number % 2 ? aino : mikko, text: `Text ${number}` }));
  const answers = await atOnce(
    db,
    settings,
    rivals.map(
      ({ who, text }) =>
        () =>
          save('frontpage_title', version, '', { fi: text }, who),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  const winner = rivals[answers.findIndex(({ status }) => status === 200)];
  const now = await read('frontpage_title');
  expect(now.form.values['fi']).toBe(winner?.text);
  for (const { body } of answers.filter(({ status }) => status === 409)) expect(body).toEqual(now);
});

test('every copy of the shop hears which answers changed, and nothing of a form that changed nothing', async () => {
  const change = async (key: string, value: string) => {
    const { version } = await read(key);
    await announced.told();
    await save(key, version, value);
    return announced.told();
  };
  expect(await change('rental_enabled', 'true')).toEqual(['general-settings']);
  expect(await change('rental_enabled', ' true ')).toEqual([]);
  expect(await change('blog_category_order', 'care,skiing')).toEqual(['blog-post,blog-posts,general-settings']);
  expect(await change('withdrawal_exceptions', 'ilves')).toEqual(['general-settings,product-model']);
  const { db } = database();
  expect(await db.$count(auditLog, eq(auditLog.subjectId, 'rental_enabled'))).toBe(1);
});

test('a key that the shop does not know is neither shown nor written', async () => {
  for (const key of ['no_such_setting', 'frontpage_title@fi', '__proto__', 'constructor']) {
    expect((await backend.send('GET', `${PATH}${key}/`, undefined, aino.headers)).status, key).toBe(404);
    expect((await save(key, 'x', 'y')).status, key).toBe(404);
  }
  expect(await stored('no_such_setting')).toEqual({ no_such_setting: 'x' });
});
