import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { watchAnnouncements } from '../../tests/support/announcements';
import { atOnce } from '../../tests/support/at-once';
import { type TestBackend, testBackend } from '../../tests/support/backend';
import { withDatabase } from '../../tests/support/database';
import { insertShop } from '../../tests/support/shop-data';
import { type SignedIn, signedIn } from '../../tests/support/signed-in';
import { rentalForm } from '../../tests/support/site-forms';
import { media } from '../db/schema/media';
import { rentalItems } from '../db/schema/rental';

const database = withDatabase();
const PATH = '/api/customer/desk/rentals/';
let forms = 0;
const newKey = () => `a-form-s-random-key-${++forms}`;
let backend: TestBackend;
let announced: Awaited<ReturnType<typeof watchAnnouncements>>;
let aino: SignedIn;

beforeAll(async () => {
  const { db } = database();
  await insertShop(db);
  aino = await signedIn(db, { email: 'aino@hanki.example', username: 'aino', isStaff: true, isAdmin: true });
  backend = testBackend(database());
  announced = await watchAnnouncements(database());
});
beforeEach(async () => {
  await database().db.delete(rentalItems);
  await announced.told();
});
afterAll(async () => {
  await announced.close();
  await backend.close();
});

const add = (form: object, key = newKey()) => backend.send('POST', PATH, { key, form }, aino.headers);
const made = async (form: object, key?: string) => Number((await add(form, key)).body['id']);
const opened = async (id: number) =>
  (await backend.send('GET', `${PATH}${id}/`, undefined, aino.headers)).body as { version: string; form: object };
const shown = async (language = 'fi') =>
  (await backend.send('GET', '/api/rental/', undefined, { 'accept-language': language })).body['items'];

test('what staff adds is shown by store, with prices and deposit, and readers hear of it', async () => {
  const id = await made(
    rentalForm({ day: '12,50', weekend: ' 24 € ', deposit: '50', sizes: ' S–L ', names: { fi: 'Rinkka', en: 'Pack' } }),
  );
  expect(await shown('en')).toEqual([
    {
      ...{ id, name: 'Pack', description: '', sizes: 'S–L', stores: ['helsinki'] },
      ...{ day_price: 12.5, weekend_price: 24, week_price: null, deposit: 50, image: null },
    },
  ]);
  expect(await announced.told()).toEqual(['rental-items']);
  expect((await opened(id)).form).toMatchObject({ day: '12,50', weekend: '24', week: '', deposit: '50' });
});

test('a picture is shown with what it shows in the reader’s language, and one that the shop does not have is refused', async () => {
  const [own, ofCustomer] = ['b'.repeat(32), 'c'.repeat(32)];
  const picture = { mime: 'image/jpeg', bytes: 1, width: 4, height: 5, color: '#000000' } as const;
  await database()
    .db.insert(media)
    .values([
      { hash: own, ...picture },
      { hash: ofCustomer, isUpload: true, ...picture },
    ]);
  const alts = { fi: ' Punainen  ahkio ', en: 'A red pulk' };
  const names = { fi: 'Ahkio', en: 'Pulk' };
  const id = await made(rentalForm({ image: own, names, alts }));
  expect(await shown('en')).toMatchObject([{ image: { path: `/media/${own}`, caption: 'A red pulk' } }]);
  const { form, version } = await opened(id);
  expect(form).toMatchObject({ image: own, alts: { fi: 'Punainen ahkio', en: 'A red pulk' } });
  const saved = await backend.send('POST', `${PATH}${id}/`, { version, form: { ...form, image: '' } }, aino.headers);
  expect([saved.status, await shown()]).toMatchObject([200, [{ image: null }]]);
  for (const image of [ofCustomer, 'd'.repeat(32)]) {
    const { status, body } = await add(rentalForm({ image, alts: { sv: 'Pulka' } }));
    expect([status, Object.keys(body).sort()]).toEqual([400, ['image', 'names.sv']]);
  }
});

test('an item without a store is not shown, and one that is removed is gone', async () => {
  const id = await made(rentalForm({ stores: [] }));
  expect(await shown()).toEqual([]);
  const { version } = await opened(id);
  const save = { version, form: rentalForm({ stores: ['helsinki'] }) };
  expect((await backend.send('POST', `${PATH}${id}/`, save, aino.headers)).status).toBe(200);
  expect(await shown()).toHaveLength(1);
  expect((await backend.send('POST', `${PATH}${id}/`, save, aino.headers)).status).toBe(409);
  const now = (await opened(id)).version;
  const removed = await backend.send('POST', `${PATH}${id}/remove/`, { version: now }, aino.headers);
  expect([removed.status, await shown()]).toEqual([200, []]);
});

test('what is wrong is refused at its field, and nothing is written', async () => {
  const form = rentalForm({ day: '', weekend: '0', week: '1,234', deposit: '-5', stores: ['nowhere'], names: {} });
  const { status, body } = await add(form);
  expect(status).toBe(400);
  expect(Object.keys(body).sort()).toEqual(['day', 'deposit', 'names.fi', 'stores', 'week', 'weekend']);
  expect(await shown()).toEqual([]);
});

test('a form that was sent before with other texts makes nothing, and tells what it made', async () => {
  const key = 'a-form-s-random-key-0409';
  const first = await add(rentalForm(), key);
  expect(await add(rentalForm({ day: '99' }), key)).toMatchObject({ status: 409, body: { id: first.body['id'] } });
});

test('a form that is sent twice adds one item', async () => {
  const key = newKey();
  const send = () => made(rentalForm(), key);
  const ids = await atOnce(database().db, rentalItems, [send, send, send]);
  expect(new Set(ids).size).toBe(1);
});
