import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { watchAnnouncements } from '../../tests/support/announcements';
import { atOnce } from '../../tests/support/at-once';
import { type TestBackend, testBackend } from '../../tests/support/backend';
import { withDatabase } from '../../tests/support/database';
import { insertShop } from '../../tests/support/shop-data';
import { type SignedIn, signedIn } from '../../tests/support/signed-in';
import { keywordForm } from '../../tests/support/site-forms';
import { auditLog } from '../db/schema/audit-log';
import { keywordPopups } from '../db/schema/content';

const database = withDatabase();
const PATH = '/api/customer/desk/keywords/';
const KEY = 'a-form-s-random-key-0001';
const PUBLIC = 'keyword-popup,keyword-popups';
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
  backend = testBackend(database(), { hosts: { ...HOSTS, fi: ['fi.shop.example'] } });
  announced = await watchAnnouncements(database());
});
beforeEach(async () => {
  await database().db.delete(keywordPopups);
  await announced.told();
});
afterAll(async () => {
  await announced.close();
  await backend.close();
});

const HOSTS = { fi: [], en: [], sv: [], de: [], fr: [], ru: [], any: [] };
type Opened = { id: number; version: string; form: ReturnType<typeof keywordForm>; last_change: object | null };
let keys = 0;
const nextKey = () => `a-forms-random-key-${keys++}`;
const add = (form: object, key = nextKey()) => backend.send('POST', PATH, { key, form }, aino.headers);
const made = async (form: object, key = nextKey()) => Number((await add(form, key)).body['id']);
const read = async (id: number) =>
  (await backend.send('GET', `${PATH}${id}/`, undefined, aino.headers)).body as unknown as Opened;
const save = (id: number, version: string, form: object, who = aino) =>
  backend.send('POST', `${PATH}${id}/`, { version, form }, who.headers);
const remove = (id: number, version: string) => backend.send('POST', `${PATH}${id}/remove/`, { version }, aino.headers);
/** Words that visitors can open, in a language. */
const words = async (language: string) => {
  const { body } = await backend.send('GET', '/api/keyword-popups/', undefined, { 'accept-language': language });
  return (body as unknown as { keyword: string }[]).map(({ keyword }) => keyword);
};

test('a word is explained in the languages that have it, and readers hear of it at once', async () => {
  const form = keywordForm({
    words: { fi: ' Merino  villa ', en: 'merino', ru: '' },
    texts: { fi: '<p>Hienoa.</p>', en: '<p>Fine wool.</p>', ru: '<p></p>' },
    urls: { fi: 'https://fi.shop.example/villa/', en: 'https://wool.example/' },
  });
  const id = await made(form);
  expect(await read(id)).toMatchObject({
    form: {
      words: { fi: 'Merino villa', en: 'merino' },
      urls: { fi: '/villa/', en: 'https://wool.example/' },
    },
    last_change: { by: 'aino' },
  });
  expect([await words('fi'), await words('en'), await words('ru')]).toEqual([['Merino villa'], ['merino'], []]);
  expect(await announced.told()).toEqual([PUBLIC]);
  const { body } = await backend.send('GET', PATH, undefined, aino.headers);
  expect(body['keywords']).toEqual([{ id, words: { fi: 'Merino villa', en: 'merino' }, missing: 4 }]);
});

test('a form that is sent twice makes one word', async () => {
  const send = () => made(keywordForm(), KEY);
  const ids = await atOnce(database().db, keywordPopups, [send, send, send]);
  expect(new Set(ids).size).toBe(1);
  expect(await database().db.$count(keywordPopups)).toBe(1);
  expect(await database().db.$count(auditLog, eq(auditLog.subjectId, String(ids[0])))).toBe(1);
  const other = keywordForm({ words: { fi: 'Kuori' } });
  expect(await add(other, KEY)).toMatchObject({ status: 409, body: { id: ids[0] } });
});

test('what is wrong is refused by field, and nothing is written', async () => {
  await made(keywordForm({ words: { en: 'Merino' }, texts: { en: 'Wool.' } }), 'another-forms-random-key');
  const answer = await add(
    keywordForm({
      words: { fi: 'x'.repeat(81), en: 'merino', de: '' },
      texts: { fi: '<b> &nbsp; </b>', en: 'Wool.', de: 'Wolle.' },
      urls: { fi: 'javascript:alert(1)', en: '//evil.example' },
    }),
  );
  expect([answer.status, answer.body]).toEqual([
    400,
    {
      'words.fi': ['At most 80 characters.'],
      'texts.fi': ['Write the explanation.'],
      'urls.fi': ['Enter a path of the shop or an https address.'],
      'words.en': ['This word already has an explanation.'],
      'urls.en': ['Enter a path of the shop or an https address.'],
      'words.de': ['Write the word to explain.'],
    },
  ]);
  expect((await add(keywordForm({ words: {}, texts: {} }))).body).toEqual({
    'words.fi': ['Write the word to explain.'],
  });
  expect(await words('fi')).toEqual([]);
});

test('of two editors of one version the second is told, and neither saves nor removes', async () => {
  const id = await made(keywordForm());
  const { version } = await read(id);
  expect((await save(id, version, keywordForm({ texts: { fi: 'Uusi.' } }), mikko)).status).toBe(200);
  const now = await read(id);
  for (const answer of [
    await save(id, version, keywordForm({ texts: { fi: 'Toinen.' } })),
    await remove(id, version),
  ]) {
    expect([answer.status, answer.body]).toEqual([409, { ...now }]);
  }
  expect(now).toMatchObject({ form: { texts: { fi: 'Uusi.' } }, last_change: { by: 'mikko' } });
});

test('a word that is saved as it was is no change, and one that is removed is not missed', async () => {
  const id = await made(keywordForm());
  const { version } = await read(id);
  await announced.told();
  expect((await save(id, version, keywordForm())).status).toBe(200);
  expect(await announced.told()).toEqual([]);
  expect([(await remove(id, version)).status, (await remove(id, version)).status]).toEqual([200, 200]);
  expect(await announced.told()).toEqual([PUBLIC]);
  expect(await words('fi')).toEqual([]);
  expect((await save(id, version, keywordForm())).status).toBe(404);
});

test('a made-up number is no word', async () => {
  for (const [id, status] of [
    ['999999', 404],
    ['0', 400],
    ['99999999999', 400],
    ['constructor', 400],
  ] as const)
    expect((await backend.send('GET', `${PATH}${id}/`, undefined, aino.headers)).status, id).toBe(status);
});
