import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliveredOrder } from '../../tests/support/after-order';
import { type TestBackend, testBackend } from '../../tests/support/backend';
import { temporaryFolder } from '../../tests/support/catalogue-file';
import { formKey, sendPhoto, storeComplaint } from '../../tests/support/complaints';
import { withDatabase } from '../../tests/support/database';
import { HOSTILE_FILES } from '../../tests/support/hostile-files';
import { insertShop, insertVariant, STORES } from '../../tests/support/shop-data';
import { type SignedIn, signedIn } from '../../tests/support/signed-in';
import { LANGUAGE_CODES } from '../db/schema/columns';
import { mails } from '../db/schema/mail';
import { readEverything } from '../domain/customers/export';
import { mediaFolders } from '../media/store';

const SECRET = 's'.repeat(40);
const database = withDatabase();
const folders = mediaFolders(temporaryFolder());
let backend: TestBackend;
let admin: SignedIn;
let product = 0;

beforeAll(async () => {
  const { db } = database();
  await insertShop(db);
  product = await insertVariant(db, { slug: 'takki', name: 'Takki', stock: { [STORES.main]: 50 } });
  backend = testBackend(database(), { apiSecret: SECRET }, folders);
  admin = await signedIn(db, { email: 'admin@hanki.example', isStaff: true, isAdmin: true, username: 'admin' });
});
afterAll(() => backend.close());

const DESK = '/api/customer/desk/complaints/';
const get = (path: string, headers?: Record<string, string>) => backend.send('GET', path, undefined, headers);
const post = (path: string, body: object, headers?: Record<string, string>) =>
  backend.send('POST', path, body, headers);
const complain = (change: object = {}, headers?: Record<string, string>) =>
  post('/api/reclamation/', { ...storeComplaint, key: formKey(), ...change }, headers);
const photograph = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#558866' } })
    .jpeg()
    .toBuffer();
const from = (address: string) => ({ 'x-shop-client-address': address, 'x-shop-api-secret': SECRET });

test('a guest complains with three photographs, answers a question with another, and staff carries it to its end', async () => {
  const images: string[] = [];
  for (let at = 0; at < 3; at++) images.push(String((await sendPhoto(backend, await photograph())).body['id']));
  const made = await complain({ images });
  expect(made.status).toBe(200);
  const { reference, number } = made.body as { reference: string; number: string };
  const page = () => get(`/api/reclamation/${reference}/`);
  expect((await page()).body).toMatchObject({
    number,
    status: 'new',
    pictures: images,
    can_answer: false,
    price: 89.9,
  });
  for (const personal of ['Polku 1', 'Maija', 'maija@example.com'])
    expect(JSON.stringify((await page()).body), personal).not.toContain(personal);
  const waiting = async () => (await get('/api/customer/desk/', admin.headers)).body['complaints'];
  expect(await waiting()).toBe(1);
  const move = (body: object) => post(`${DESK}${number}/move/`, body, admin.headers);
  expect((await move({ from: 'new', status: 'more_info', note: 'The seam, please.' })).body).toEqual({
    status: 'more_info',
  });
  expect((await move({ from: 'new', status: 'processed' })).body).toEqual({ reason: 'WRONG_STATUS' });
  expect(await waiting()).toBe(0);
  const seam = String((await sendPhoto(backend, await photograph())).body['id']);
  const answered = await post(`/api/reclamation/${reference}/messages/`, {
    key: formKey(),
    message: 'Here.',
    images: [seam],
  });
  expect(answered.body).toEqual({ status: 'processing' });
  expect(await waiting()).toBe(1);
  expect((await move({ from: 'processing', status: 'processed', note: 'A new one is on its way.' })).status).toBe(200);
  const { entries } = (await page()).body as { entries: Record<string, unknown>[] };
  expect(entries.map(({ author, status, text, pictures }) => [author, status, text, pictures])).toEqual([
    ['customer', 'new', '', []],
    ['shop', 'more_info', 'The seam, please.', []],
    ['customer', '', 'Here.', [seam]],
    ['customer', 'processing', '', []],
    ['shop', 'processed', 'A new one is on its way.', []],
  ]);
  const desk = (await get(`${DESK}${number}/`, admin.headers)).body;
  expect(desk).toMatchObject({
    email: 'maija@example.com',
    address: 'Polku 1',
    next_statuses: ['processed', 'processing'],
  });
  expect(desk['events']).toMatchObject([
    { actor: 'customer' },
    { actor: `staff:${admin.id}` },
    { actor: 'customer' },
    {},
  ]);
});

test('photographs are seen by their unguessable name only, and never at a public address', async () => {
  const sent = await sendPhoto(backend, await photograph());
  const id = String(sent.body['id']);
  expect(id).toMatch(/^[\w-]{32}$/);
  const small = await get(`/api/image-upload/${id}/?size=small`);
  const bytes = Buffer.from(String(small.body['image']), 'base64');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 320 });
  expect((await get('/api/image-upload/unknown/')).status).toBe(404);
  expect((await get(`/api/image-upload/${id}/?size=../../x`)).status).toBe(400);
});

test('files that are no photographs are refused with a reason in each language', async () => {
  for (const { name, bytes, reason } of HOSTILE_FILES) {
    const texts = await Promise.all(
      LANGUAGE_CODES.map(async (code) => {
        const answer = await sendPhoto(backend, bytes, { 'accept-language': code });
        expect(answer.status, `${name} ${reason}`).toBe(400);
        return String(answer.body['image']);
      }),
    );
    expect(new Set(texts).size, name).toBe(LANGUAGE_CODES.length);
  }
});

test('a member finds the own complaints in the account, in the export, and nobody else’s', async () => {
  const { db } = database();
  const [maija, eero] = [
    await signedIn(db, { email: 'maija@own.example' }),
    await signedIn(db, { email: 'eero@own.example' }),
  ];
  const image = String((await sendPhoto(backend, await photograph())).body['id']);
  const made = await complain({ email: 'elsewhere@own.example', images: [image] }, maija.headers);
  const number = String(made.body['number']);
  const list = (headers?: Record<string, string>) => get('/api/customer/complaints/', headers);
  expect((await list(maija.headers)).body).toMatchObject({
    count: 1,
    complaints: [{ number, status: 'new', model: 'Kota 3' }],
  });
  expect((await list(eero.headers)).body).toMatchObject({ count: 0, complaints: [] });
  expect([(await list()).status, (await get(`/api/customer/complaints/${number}/`)).status]).toEqual([401, 401]);
  expect((await get(`/api/customer/complaints/${number}/`, maija.headers)).body).toMatchObject({ pictures: [image] });
  expect((await get(`/api/customer/complaints/${number}/`, eero.headers)).status).toBe(404);
  expect((await get(`/api/reclamation/${number}/`)).status, 'the number is no key').toBe(404);
  const exported = await readEverything(db, maija.id);
  expect(exported?.['complaints']).toMatchObject([
    { number, customerName: 'Maija Metsä', complaint: 'Sauma repesi.', pictures: [`/reclamation/pictures/${image}/`] },
  ]);
});

test('the web shop is named as handler in the reader’s language, a store by its own name', async () => {
  const handler = async (change: object, language: string) => {
    const made = await complain(change, from('203.0.113.77'));
    const page = await get(`/api/reclamation/${made.body['reference']}/`, { 'accept-language': language });
    return page.body['target_store'];
  };
  expect(await handler({ targetStore: STORES.main }, 'sv')).toBe('Hankis webbutik');
  expect(await handler({ targetStore: STORES.main }, 'fr')).toBe('Boutique en ligne Hanki');
  const { store } = storeComplaint;
  expect(await handler({ targetStore: store }, 'sv')).toBe(await handler({ targetStore: store }, 'fi'));
});

test('the form is filled in from an order by its reference, which nobody can guess', async () => {
  const placed = await deliveredOrder(database().db, { productId: product });
  const found = await get(`/api/order/payment/${placed.paymentReference}/complaint/`);
  expect(found.body).toMatchObject({
    ...{ orderNumber: placed.number, customerName: 'Maija Metsä', email: 'maija@example.com' },
    rows: [{ model: 'Takki', price: 100, unitDiscount: 0 }],
  });
  expect((await get(`/api/order/payment/${placed.number}/complaint/`)).status).toBe(404);
  const [row] = found.body['rows'] as { rowId: number }[];
  const made = await complain({ reference: placed.paymentReference, rowId: row?.rowId });
  const desk = (await get(`${DESK}${made.body['number']}/`, admin.headers)).body;
  expect(desk).toMatchObject({ known_order: placed.number, sales_channel: 'S' });
  expect((await complain({ reference: 'unknown' })).body).toMatchObject({ reason: 'UNKNOWN_ORDER' });
});

test('the desk finds complaints by number, order, address, name, product and status; wildcards are plain text', async () => {
  const made = await complain({ email: 'sought_one@desk.example', customerName: 'Sirkka Sorsa', model: 'Tuulas 9' });
  await complain({ email: 'soughtXone@desk.example' });
  const number = String(made.body['number']);
  const find = async (search: string, status = '') => {
    const { body } = await get(`${DESK}?search=${encodeURIComponent(search)}&status=${status}`, admin.headers);
    return (body['complaints'] as { number: string }[]).map((one) => one.number);
  };
  for (const search of [number.slice(2), 'sought_ONE', 'sirkka', 'tuulas 9'])
    expect(await find(search), search).toEqual([number]);
  for (const search of ['sought%one', 'sought__e', String.raw`\%`]) expect(await find(search), search).toEqual([]);
  expect([await find('sought_', 'new'), await find('sought_', 'fixing'), await find('sought_', 'constructor')]).toEqual(
    [[number], [], []],
  );
});

test('what one address sends is limited; a mail address that others name gets only so many mails, and nobody notices', async () => {
  const { db } = database();
  const made = [];
  for (let at = 0; at < 6; at++) made.push(await complain({ email: 'often@limit.example' }, from('198.51.100.1')));
  expect(made.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(Number(made.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
  for (let at = 0; at < 12; at++)
    expect((await complain({ email: 'victim@limit.example' }, from(`198.51.100.${20 + at}`))).status).toBe(200);
  expect(await db.$count(mails, eq(mails.recipient, 'victim@limit.example'))).toBe(10);
  const bad = () => sendPhoto(backend, Buffer.from('x'), from('198.51.100.2'));
  const sent = await Promise.all(Array.from({ length: 125 }, bad));
  expect(sent.filter(({ status }) => status === 429)).toHaveLength(5);
});
