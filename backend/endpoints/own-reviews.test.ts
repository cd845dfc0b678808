import { existsSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsTo } from '../../tests/support/account-mails';
import { type TestBackend, testBackend } from '../../tests/support/backend';
import { temporaryFolder } from '../../tests/support/catalogue-file';
import { withDatabase } from '../../tests/support/database';
import { order, shopSettings } from '../../tests/support/ordering';
import { insertShop, insertVariant, STORES } from '../../tests/support/shop-data';
import { type SignedIn, signedIn } from '../../tests/support/signed-in';
import { reviews, reviewUploads } from '../db/schema/content';
import { media } from '../db/schema/media';
import { reviewVotes } from '../db/schema/members';
import { orders } from '../db/schema/orders';
import { variants } from '../db/schema/variants';
import { writeGeneralSetting } from '../domain/content/write-general-setting';
import { decideReview, listReviews, readListedReview, versionOf } from '../domain/reviews/moderation';
import { forgetLostPictures } from '../domain/reviews/review-pictures';
import { accountMails } from '../mail/account-mails';
import { originalFile } from '../media/original-files';
import { openMediaRenderer } from '../media/renderer';
import { mediaFolders, openMediaStore } from '../media/store';

const database = withDatabase();
const dataDir = temporaryFolder();
const folders = mediaFolders(dataDir);
const tell = accountMails(shopSettings);
let backend: TestBackend;
let bought: Model;
let other: Model;
let hidden: Model;

type Model = { readonly id: number; readonly variant: number };

beforeAll(async () => {
  const { db } = database();
  await openMediaStore({ db, dataDir });
  await insertShop(db);
  const model = async (slug: string, isPublic = true): Promise<Model> => {
    const variant = await insertVariant(db, { slug, name: slug, isPublic, stock: { [STORES.main]: 500 } });
    const [row] = await db.select({ id: variants.modelId }).from(variants).where(eq(variants.id, variant));
    return { id: row?.id ?? 0, variant };
  };
  [bought, other, hidden] = [await model('kasivarsi'), await model('ilves'), await model('salainen', false)];
  backend = testBackend(database(), {}, folders);
});
afterAll(() => backend.close());

type Bought = Partial<typeof orders.$inferInsert> & { readonly asGuest?: true };

/** A person who has ordered the first model; the order is paid unless it is changed. */
async function buyer(email: string, { asGuest, ...change }: Bought = {}): Promise<SignedIn> {
  const { db } = database();
  const person = await signedIn(db, { email });
  const { id } = await order(db, { productId: bought.variant, email });
  const paid = { status: 'processing' as const, paidAt: new Date(), customerId: asGuest ? null : person.id, ...change };
  await db.update(orders).set(paid).where(eq(orders.id, id));
  return person;
}

const said = { rating: 8, size: 6, visible_name: 'Maija M.', title: 'Kestää', comment: 'Pitää sateen.' };
const write = (person: SignedIn, change: object = {}) =>
  backend.send('POST', '/api/customer/reviews/', { ...said, model_id: bought.id, ...change }, person.headers);
const own = (person: SignedIn, modelId = bought.id) =>
  backend.send('GET', `/api/customer/reviews/?model_id=${modelId}`, undefined, person.headers);
const shown = async (modelId = bought.id) =>
  (await backend.send('GET', `/api/product_reviews/?model_id=${modelId}`)).body['results'] as Record<string, unknown>[];
const byName = async (name: string) => (await shown()).filter(({ visible_name }) => visible_name === name);
const publish = async (id: number) => {
  const review = await readListedReview(database().db, id);
  if (!review) throw new Error(`There is no review ${id}.`);
  return decideReview(database().db, { id, version: versionOf(review) }, { status: 'published' }, tell, new Date());
};
const idOf = ({ body }: { body: Record<string, unknown> }) => Number(body['id']);

function photograph(width = 400, height = 300, background = '#336699') {
  return sharp({ create: { width, height, channels: 3, background } });
}
function send(person: SignedIn, bytes: Uint8Array, name = 'kuva.jpg') {
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(bytes)]), name);
  return backend.send('POST', '/api/customer/reviews/pictures/', form, person.headers);
}
const pathOf = ({ body }: { body: Record<string, unknown> }) => String(body['picture']);

test('only who has bought a model here may review it: by the account, or before with its own e-mail address', async () => {
  const stranger = await signedIn(database().db, { email: 'stranger@example.com' });
  const unproved = await buyer('unproved@example.com', { asGuest: true });
  await database().db.execute("update customers set activated_at = null where email = 'unproved@example.com'");
  const unpaid = await buyer('unpaid@example.com', { paidAt: null, status: 'awaiting_payment' });
  const cancelled = await buyer('cancelled@example.com', { status: 'cancelled' });
  for (const person of [stranger, unproved, unpaid, cancelled]) {
    expect((await own(person)).body, person.email).toEqual({ may_write: false, review: null });
    expect(await write(person), person.email).toMatchObject({
      status: 400,
      body: { detail: ['You can review products that you have bought from us with this account.'] },
    });
  }
  const guestOnce = await buyer('guest-once@example.com', { asGuest: true });
  expect((await own(guestOnce)).body).toEqual({ may_write: true, review: null });
  expect((await own(guestOnce, other.id)).body).toMatchObject({ may_write: false });
  expect((await write(guestOnce, { model_id: other.id })).status).toBe(400);
  for (const modelId of [hidden.id, 999_999]) {
    expect((await own(guestOnce, modelId)).status).toBe(404);
    expect((await write(guestOnce, { model_id: modelId })).status).toBe(404);
  }
});

test('a review is shown and counted once it is published, as a verified purchase, and its writer is told', async () => {
  const { db } = database();
  const person = await buyer('first@example.com');
  const written = await write(person, { visible_name: 'Ensimmäinen' });
  expect(written).toMatchObject({ status: 200, body: { is_published: false } });
  expect(await byName('Ensimmäinen')).toEqual([]);
  const rating = async () =>
    (
      (await backend.send('GET', '/api/products/productmodel/kasivarsi/?taxAreaId=1')).body['rating'] as {
        count: number;
      }
    ).count;
  const before = await rating();
  expect((await own(person)).body).toMatchObject({
    review: { status: 'pending', rating: 8, size: 6, title: 'Kestää', comment: 'Pitää sateen.' },
  });
  expect((await listReviews(db, 'pending', 50)).map(({ id }) => id)).toContain(idOf(written));
  expect(await publish(idOf(written))).toEqual({ told: 'first@example.com' });
  expect(await byName('Ensimmäinen')).toMatchObject([{ is_verified: true, title: 'Kestää', rating: 8, size: 6 }]);
  expect(await rating()).toBe(before + 1);
  const [mail] = (await mailsTo(db, 'first@example.com')).filter(({ kind }) => kind === 'account-review-published');
  expect(mail?.text).toContain('Aapa kasivarsi');
  expect(mail?.text).toMatch(/\/aapa\/kasivarsi\/\n/);
  expect(await publish(idOf(written))).toBe('unchanged');
});

test('another review of the same model replaces the first: it has no votes and waits again', async () => {
  const { db } = database();
  const person = await buyer('again@example.com');
  const first = idOf(await write(person, { visible_name: 'Uudestaan' }));
  await publish(first);
  const vote = { review_id: first, review_vote: 'up' };
  await backend.send('POST', '/api/review_votes/', vote, (await buyer('voter@example.com')).headers);
  expect(await byName('Uudestaan')).toMatchObject([{ votes_up: 1 }]);
  const second = await write(person, { visible_name: 'Uudestaan', rating: 4, title: '', comment: 'Ei kestänytkään.' });
  expect(second.body).toEqual({ id: first, is_published: false });
  expect(await byName('Uudestaan')).toEqual([]);
  expect((await backend.send('POST', '/api/review_votes/', vote, person.headers)).status).toBe(404);
  await publish(first);
  expect(await byName('Uudestaan')).toMatchObject([{ votes_up: 0, rating: 4, comment: 'Ei kestänytkään.' }]);
  expect(await db.$count(reviewVotes, eq(reviewVotes.reviewId, first))).toBe(0);
});

test('twenty submissions at once make one review', async () => {
  const person = await buyer('twenty@example.com');
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => write(person, { comment: `Numero ${at}`, visible_name: 'Moni' })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await database().db.$count(reviews, eq(reviews.customerId, person.id))).toBe(1);
});

test('staff decides only what it has read: a review that was replaced meanwhile stays as it is', async () => {
  const { db } = database();
  const person = await buyer('changed@example.com');
  const id = idOf(await write(person, { visible_name: 'Vaihtaja' }));
  const read = await readListedReview(db, id);
  await write(person, { visible_name: 'Vaihtaja', comment: 'Jotain aivan muuta.' });
  const version = read ? versionOf(read) : '';
  expect(await decideReview(db, { id, version }, { status: 'published' }, tell, new Date())).toBe('replaced');
  expect(await byName('Vaihtaja')).toEqual([]);
  expect(await decideReview(db, { id: 999_999, version }, { status: 'published' }, tell, new Date())).toBe('missing');
});

test('a refused review is told with the reason, and published at once when the shop says so', async () => {
  const { db } = database();
  const person = await buyer('refused@example.com');
  const id = idOf(await write(person, { visible_name: 'Torjuttu' }));
  const read = await readListedReview(db, id);
  const decision = { status: 'refused', note: 'Puhelinnumero' } as const;
  await decideReview(db, { id, version: read ? versionOf(read) : '' }, decision, tell, new Date());
  expect((await own(person)).body).toMatchObject({ review: { status: 'refused', moderation_note: 'Puhelinnumero' } });
  expect((await mailsTo(db, person.email)).at(-1)?.text).toContain('Puhelinnumero');
  const log = { error: () => {} };
  await writeGeneralSetting(db, 'review_publishing', 'at_once', { log, now: new Date() });
  expect((await write(person, { visible_name: 'Torjuttu' })).body).toMatchObject({ is_published: true });
  expect(await byName('Torjuttu')).toHaveLength(1);
  await writeGeneralSetting(db, 'review_publishing', 'whatever', { log, now: new Date() });
  expect((await write(person, { visible_name: 'Torjuttu' })).body).toMatchObject({ is_published: false });
});

test.each([
  ['no stars', { rating: 0 }],
  ['too many stars', { rating: 11 }],
  ['half points', { rating: 8.5 }],
  ['stars as text', { rating: '8' }],
  ['a fit that is none', { size: 5 }],
  ['no name', { visible_name: '  ' }],
  ['a name of two lines', { visible_name: 'Maija\nM.' }],
  ['a long name', { visible_name: 'x'.repeat(61) }],
  ['a long title', { title: 'x'.repeat(101) }],
  ['no text', { comment: ' \n ' }],
  ['a long text', { comment: 'x'.repeat(5001) }],
  ['six pictures', { images: Array.from({ length: 6 }, () => '/media/0') }],
  ['a model that is none', { model_id: 'x' }],
])('a review with %s is refused', async (_, change) => {
  const person = await signedIn(database().db, { email: `${crypto.randomUUID()}@example.com` });
  expect((await write(person, change)).status).toBe(400);
});

test('pictures are encoded anew without the place where they were taken, and shown once the review is published', async () => {
  const { db } = database();
  const person = await buyer('pictures@example.com');
  const gps = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '60/1 10/1 0/1' }, IFD0: { Artist: 'Salainen kuvaaja' } };
  const taken = await photograph(3000, 1500).jpeg().withExif(gps).toBuffer();
  expect(taken.includes('Salainen kuvaaja')).toBe(true);
  const sent = await send(person, taken);
  expect(sent.status).toBe(200);
  const hash = pathOf(sent).replace('/media/', '');
  const stored = await sharp(originalFile(folders, hash)).metadata();
  expect([stored.format, stored.width, stored.height, stored.exif]).toEqual(['jpeg', 2400, 1200, undefined]);
  const renderer = await openMediaRenderer(await openMediaStore({ db, dataDir }));
  const look = async () => (await renderer.render(hash, '320', 'webp')).kind;
  expect(await look()).toBe('unknown');
  const id = idOf(await write(person, { visible_name: 'Kuvaaja', images: [pathOf(sent)] }));
  expect(await look()).toBe('unknown');
  await publish(id);
  expect(await look()).toBe('bytes');
  expect(await byName('Kuvaaja')).toMatchObject([{ images: [{ url: { path: `/media/${hash}` } }] }]);
  const again = await write(person, { visible_name: 'Kuvaaja', images: [pathOf(sent)] });
  expect(again.status).toBe(200);
  await forgetLostPictures(db, folders, new Date());
  expect(await look()).toBe('unknown');
  expect(existsSync(originalFile(folders, hash))).toBe(true);
});

test('a picture of somebody else, or of nobody, is in no review', async () => {
  const person = await buyer('thief@example.com');
  const others = pathOf(await send(await buyer('owner@example.com'), await photograph(20, 20).png().toBuffer()));
  for (const picture of [others, '/media/00000000000000000000000000000000', '../../etc/passwd', '', '<img>'])
    expect(await write(person, { images: [picture] }), picture).toMatchObject({
      status: 400,
      body: { images: ['We no longer have this picture. Please add it again.'] },
    });
  expect((await own(person)).body).toMatchObject({ review: null });
});

test('files that are no pictures, too large, or too many pixels are refused before they are decoded', async () => {
  const person = await signedIn(database().db, { email: 'files@example.com' });
  const bomb = await photograph(9000, 9000).png().toBuffer();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  const cut = (await photograph().jpeg().toBuffer()).subarray(0, 300);
  const gif = await photograph(10, 10).gif().toBuffer();
  const page = Buffer.from('<script>alert(1)</script>');
  for (const bytes of [bomb, svg, cut, gif, page, Buffer.alloc(0)]) {
    const answer = await send(person, bytes, 'kuva.jpg');
    expect(answer, String(bytes.subarray(0, 8))).toMatchObject({
      status: 400,
      body: { image: ['This file is not a JPEG, PNG or WebP picture, or it is damaged.'] },
    });
  }
  const large = Buffer.concat([await photograph().jpeg().toBuffer(), Buffer.alloc(10_000_000)]);
  expect(await send(person, large)).toMatchObject({
    status: 400,
    body: { image: ['The picture is too large. One picture may have 10 MB at most.'] },
  });
  expect(await database().db.$count(reviewUploads, eq(reviewUploads.customerId, person.id))).toBe(0);
});

test('a person may send twenty pictures without a review, and they are forgotten after a day', async () => {
  const { db } = database();
  const person = await signedIn(db, { email: 'sender@example.com' });
  const colours = Array.from({ length: 21 }, (_, at) => `rgb(${at * 10}, 20, 30)`);
  const hashes: string[] = [];
  for (const colour of colours.slice(0, 20))
    hashes.push(pathOf(await send(person, await photograph(30, 30, colour).png().toBuffer())).replace('/media/', ''));
  expect((await send(person, await photograph(31, 30).png().toBuffer())).status).toBe(400);
  const [hash = ''] = hashes;
  await forgetLostPictures(db, folders, new Date(Date.now() + 23 * 3_600_000));
  expect(existsSync(originalFile(folders, hash))).toBe(true);
  await forgetLostPictures(db, folders, new Date(Date.now() + 25 * 3_600_000));
  expect(existsSync(originalFile(folders, hash))).toBe(false);
  expect(await db.$count(media, eq(media.hash, hash))).toBe(0);
  expect(await db.$count(reviewUploads, eq(reviewUploads.customerId, person.id))).toBe(0);
});
