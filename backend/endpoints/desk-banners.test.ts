import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BannerForm, BannerKind } from 'contract/desk-banners';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { watchAnnouncements } from '../../tests/support/announcements';
import { atOnce } from '../../tests/support/at-once';
import { type TestBackend, testBackend } from '../../tests/support/backend';
import { withDatabase } from '../../tests/support/database';
import { insertShop } from '../../tests/support/shop-data';
import { type SignedIn, signedIn } from '../../tests/support/signed-in';
import { bannerForm } from '../../tests/support/site-forms';
import { auditLog } from '../db/schema/audit-log';
import { banners } from '../db/schema/content';
import { media } from '../db/schema/media';
import { announceBannerBoundaries } from '../domain/content/banner-boundaries';
import { readOriginal } from '../media/original-files';
import { mediaFolders } from '../media/store';

const database = withDatabase();
const PATH = '/api/customer/desk/banners/';
const NOW = new Date('2026-12-01T10:00:00Z');
const UPLOAD = 'a'.repeat(32);
let backend: TestBackend;
let announced: Awaited<ReturnType<typeof watchAnnouncements>>;
let folder: string;
let aino: SignedIn;
let mikko: SignedIn;

beforeAll(async () => {
  const { db } = database();
  folder = await mkdtemp(join(tmpdir(), 'banners-'));
  await insertShop(db);
  const picture = { mime: 'image/jpeg', bytes: 1, width: 1, height: 1, color: '#000000' } as const;
  await db.insert(media).values({ hash: UPLOAD, isUpload: true, ...picture });
  const admin = { isStaff: true, isAdmin: true };
  aino = await signedIn(db, { email: 'aino@hanki.example', username: 'aino', ...admin }, NOW);
  mikko = await signedIn(db, { email: 'mikko@hanki.example', username: 'mikko', ...admin }, NOW);
  backend = testBackend(database(), {}, mediaFolders(folder));
  announced = await watchAnnouncements(database());
});
beforeEach(async () => {
  backend.setTime(NOW);
  await database().db.delete(banners);
  await announced.told();
});
afterAll(async () => {
  await announced.close();
  await backend.close();
  await rm(folder, { recursive: true, force: true });
});

type Opened = { id: number; version: string; form: BannerForm; last_change: object | null };
let keys = 0;
const nextKey = () => `a-forms-random-key-${keys++}`;
const add = (kind: BannerKind, change: Partial<BannerForm> = {}, key = nextKey()) =>
  backend.send('POST', PATH, { key, kind, form: bannerForm(change) }, aino.headers);
const made = async (...given: Parameters<typeof add>) => Number((await add(...given)).body['id']);
const read = async (id: number) =>
  (await backend.send('GET', `${PATH}${id}/`, undefined, aino.headers)).body as unknown as Opened;
const save = (id: number, version: string, change: Partial<BannerForm>, who = aino) =>
  backend.send('POST', `${PATH}${id}/`, { version, form: bannerForm(change) }, who.headers);
const remove = (id: number, version: string) => backend.send('POST', `${PATH}${id}/remove/`, { version }, aino.headers);
const place = (id: number, beside: number, side: 'before' | 'after') =>
  backend.send('POST', `${PATH}${id}/place/`, { beside, side }, aino.headers);
const upload = (bytes: Uint8Array) =>
  backend.send('POST', '/api/customer/desk/pictures/', new Blob([new Uint8Array(bytes)]), {
    ...aino.headers,
    'content-type': 'application/octet-stream',
  });
/** Headings that visitors see. */
const shown = async (list: 'textBanners' | 'imageBanners' | 'dynamicPageBanners', language = 'fi') => {
  const { body } = await backend.send('GET', '/api/banners/', undefined, { 'accept-language': language });
  return (body[list] as { heading: string }[]).map(({ heading }) => heading);
};
const picture = (pixels: number) =>
  sharp({ create: { width: pixels, height: pixels / 2, channels: 3, background: '#123456' } })
    .withMetadata({ exif: { IFD0: { Artist: 'Aino Asiakas' } } })
    .jpeg()
    .toBuffer();

test('a line of text is shown to visitors as soon as it is saved, and in other languages once they have it', async () => {
  const id = await made('text', { urls: { fi: '/ale/' }, image: UPLOAD, button_texts: { fi: 'Katso' } });
  expect(await shown('textBanners')).toEqual(['Talviale']);
  expect(await announced.told()).toEqual(['banners']);
  const { version, form } = await read(id);
  expect(form).toEqual(bannerForm({ urls: { fi: '/ale/' } }));
  expect((await save(id, version, { headings: { fi: 'Kevätale', ru: 'Весна' } })).status).toBe(200);
  expect([await shown('textBanners'), await shown('textBanners', 'ru')]).toEqual([['Kevätale'], ['Весна']]);
  expect(await announced.told()).toEqual(['banners']);
});

test('a picture of staff is encoded anew, and a banner with it is shown', async () => {
  const uploaded = await upload(await picture(2_400));
  expect(uploaded.status).toBe(200);
  const hash = String(uploaded.body['hash']);
  const stored = await readOriginal(mediaFolders(folder), hash);
  const { width, height, exif } = await sharp(stored).metadata();
  expect({ width, height, exif }).toEqual({ width: 2_000, height: 1_000, exif: undefined });
  const id = await made('dynamic_page', { image: hash, crop: 'left' });
  expect(await read(id)).toMatchObject({ form: { image: hash, crop: 'left' }, image: { path: `/media/${hash}` } });
  expect(await shown('dynamicPageBanners')).toEqual(['Talviale']);
});

test('a picture has a portrait and a night view, which visitors see, and which staff can take away', async () => {
  const sent = async (pixels: number) => String((await upload(await picture(pixels))).body['hash']);
  const [image, tall, night] = [await sent(600), await sent(500), await sent(400)];
  const id = await made('dynamic_page', { image, tall, night });
  const { body } = await backend.send('GET', '/api/banners/', undefined, { 'accept-language': 'fi' });
  const views = { tall: { path: `/media/${tall}` }, night: { path: `/media/${night}` } };
  expect((body['dynamicPageBanners'] as object[])[0]).toMatchObject(views);
  const { version } = await read(id);
  const ofCustomer = await save(id, version, { image, tall: UPLOAD, night });
  expect(ofCustomer).toMatchObject({ status: 400, body: { tall: expect.anything() } });
  expect((await save(id, version, { image, night })).status).toBe(200);
  expect((await read(id)).form).toMatchObject({ image, tall: '', night });
});

test('what is no picture is refused, whatever it calls itself', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const broken = (await picture(100)).subarray(0, 60);
  for (const bytes of [svg, Buffer.from('GIF89a/*'), Buffer.alloc(0), broken]) {
    const answer = await upload(bytes);
    expect([answer.status, answer.body]).toEqual([400, { image: ['Upload a JPEG, PNG, WebP or HEIC picture.'] }]);
  }
});

test('days are whole days in Helsinki: a banner is seen from the first to the end of the last', async () => {
  const id = await made('text', { starts: '24.12.2026', ends: '2026-12-26' });
  const seenAt = async (time: string) => {
    backend.setTime(new Date(time));
    return (await shown('textBanners')).length;
  };
  expect(await seenAt('2026-12-23T21:59:59Z')).toBe(0);
  expect(await seenAt('2026-12-23T22:00:00Z')).toBe(1);
  expect(await seenAt('2026-12-26T21:59:59Z')).toBe(1);
  expect(await seenAt('2026-12-26T22:00:00Z')).toBe(0);
  backend.setTime(NOW);
  expect((await read(id)).form).toMatchObject({ starts: '2026-12-24', ends: '2026-12-26' });
});

test('copies of the shop are told when banners begin and end', async () => {
  await made('text', { starts: '24.12.2026', ends: '2026-12-26' });
  await announced.told();
  const { db } = database();
  expect(await announceBannerBoundaries(db, new Date('2026-12-23T21:59:00Z'))).toBe(false);
  expect(await announceBannerBoundaries(db, new Date('2026-12-23T22:00:30Z'))).toBe(true);
  expect(await announceBannerBoundaries(db, new Date('2026-12-26T22:00:30Z'))).toBe(true);
  expect(await announced.told()).toEqual(['banners', 'banners']);
});

test('what is wrong is refused by field', async () => {
  const wrong = await add('image', {
    starts: '2026-12-26',
    ends: '2026-12-24',
    headings: { fi: '', en: 'x'.repeat(121) },
    titles: { fi: 'Otsikko' },
    urls: { fi: '//evil.example', en: 'https://museo.example/' },
  });
  expect([wrong.status, wrong.body]).toEqual([
    400,
    {
      image: ['Add a picture.'],
      ends: ['The end is before the start.'],
      'headings.fi': ['Write a heading.'],
      'headings.en': ['At most 120 characters.'],
      'urls.fi': ['Enter a path of the shop, for example /clothing/.'],
      'urls.en': ['Enter a path of the shop, for example /clothing/.'],
    },
  ]);
  const more = await add('image', { image: UPLOAD, starts: '31.2.2026', headings: {} });
  expect(Object.keys(more.body).sort()).toEqual(['headings.fi', 'image', 'starts']);
  for (const image of ['b'.repeat(32), 'constructor', '../../etc'])
    expect((await add('image', { image })).body, image).toEqual({
      image: ['The picture was not found. Upload it again.'],
    });
  expect(await shown('imageBanners')).toEqual([]);
});

test('a form that is sent twice makes one banner, also after it was saved again', async () => {
  const send = () => made('text', {}, 'one-forms-random-key');
  const ids = await atOnce(database().db, banners, [send, send]);
  const [id = 0] = ids;
  await save(id, (await read(id)).version, { headings: { fi: 'Toinen' } });
  expect([...ids, await made('text', {}, 'one-forms-random-key')]).toEqual([id, id, id]);
  expect(await shown('textBanners')).toEqual(['Toinen']);
  // with other texts it is told what it has made, and once that is gone that it is
  const other = () => add('text', { headings: { fi: 'Kolmas' } }, 'one-forms-random-key');
  expect(await other()).toMatchObject({ status: 409, body: { id } });
  await remove(id, (await read(id)).version);
  expect(await other()).toMatchObject({ status: 409, body: { id: null } });
  expect(await add('text', {}, 'one-forms-random-key')).toMatchObject({ status: 409, body: { id: null } });
});

test('of two editors of one version the second is told, and neither saves nor removes', async () => {
  const id = await made('text');
  const { version } = await read(id);
  const answers = await atOnce(database().db, banners, [
    () => save(id, version, { headings: { fi: 'Ensin' } }, mikko),
    () => save(id, version, { headings: { fi: 'Toiseksi' } }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const now = await read(id);
  expect(answers.find(({ status }) => status === 409)?.body).toEqual(now);
  expect((await remove(id, version)).status).toBe(409);
  expect((await remove(id, now.version)).status).toBe(200);
  expect((await remove(id, now.version)).status).toBe(200);
  expect((await save(id, now.version, {})).status).toBe(404);
});

test('a banner is placed beside another of its kind; the same form again moves nothing', async () => {
  const [first, second, third] = [
    await made('text', { headings: { fi: 'A' } }),
    await made('text', { headings: { fi: 'B' } }),
    await made('text', { headings: { fi: 'C' } }),
  ] as const;
  await announced.told();
  for (let time = 0; time < 2; time++) expect((await place(third, first, 'before')).status).toBe(200);
  expect(await shown('textBanners')).toEqual(['C', 'A', 'B']);
  await place(third, second, 'after');
  expect(await shown('textBanners')).toEqual(['A', 'B', 'C']);
  expect(await announced.told()).toEqual(['banners', 'banners']);
  const { version } = await read(third);
  expect((await save(third, version, { headings: { fi: 'D' } })).status).toBe(200);
  const other = await made('image', { image: String((await upload(await picture(64))).body['hash']) });
  for (const [id, beside] of [
    [first, other],
    [first, first],
    [999_999, first],
    [first, 999_999],
  ] as const)
    expect((await place(id, beside, 'before')).status).toBe(404);
  const { db } = database();
  expect(await db.$count(auditLog, eq(auditLog.action, 'place-banner'))).toBe(2);
});

test('the list tells what is shown, what comes and what is over, and how many languages are missing', async () => {
  await made('text', { ends: '30.11.2026' });
  await made('text', { headings: { fi: 'Nyt', en: 'Now' } });
  await made('text', { starts: '2.12.2026' });
  const { body } = await backend.send('GET', PATH, undefined, aino.headers);
  expect(body['banners']).toMatchObject([
    { state: 'over', missing: 5 },
    { state: 'shown', missing: 4 },
    { state: 'coming', missing: 5 },
  ]);
});
