import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atOnce } from '../../../tests/support/at-once';
import { type TestBackend, testBackend } from '../../../tests/support/backend';
import { withDatabase } from '../../../tests/support/database';
import { insertShop, insertVariant, STORES } from '../../../tests/support/shop-data';
import { type SignedIn, signedIn } from '../../../tests/support/signed-in';
import { usedForm } from '../../../tests/support/site-forms';
import { media } from '../../db/schema/media';
import { models } from '../../db/schema/models';
import { priceHistory, prices } from '../../db/schema/prices';
import { stock, stockMovements } from '../../db/schema/stock';
import { usedItems } from '../../db/schema/used-items';
import { variants } from '../../db/schema/variants';

const database = withDatabase();
const PATH = '/api/customer/desk/used-items/';
const PICTURE = 'a'.repeat(32);
let backend: TestBackend;
let aino: SignedIn;
let variantId: number;

beforeAll(async () => {
  const { db } = database();
  await insertShop(db);
  variantId = await insertVariant(db, { slug: 'kota', name: 'Kota', regularCents: 40_000 });
  const file = { mime: 'image/jpeg', bytes: 10, width: 8, height: 8, color: '#ffffff' } as const;
  await db.insert(media).values([
    { hash: PICTURE, ...file },
    { hash: 'b'.repeat(32), ...file, isUpload: true },
  ]);
  aino = await signedIn(db, { email: 'aino@hanki.example', username: 'aino', isStaff: true, isAdmin: true });
  backend = testBackend(database());
});
afterAll(() => backend.close());

const form = (change: Parameters<typeof usedForm>[0] = {}) =>
  usedForm({
    parent: 'kota',
    variant: String(variantId),
    pictures: [PICTURE],
    notes: { en: 'One <b>patch</b>.' },
    ...change,
  });
const send = (key: string, given = form()) => backend.send('POST', PATH, { key, form: given }, aino.headers);
const take = async (key: string) => Number((await send(key)).body['id']);
const withdraw = (id: number) => backend.send('POST', `${PATH}${id}/withdraw/`, {}, aino.headers);
const pageOf = async (slug: string) =>
  (await backend.send('GET', `/api/products/productmodel/${slug}/?taxAreaId=1`, undefined, { 'accept-language': 'en' }))
    .body;

test('a used item is one piece with condition, price history and pictures, offered on the page of the new one', async () => {
  const { body } = await send('used-form-key-0001');
  const id = Number(body['id']);
  const slug = String(body['path']).split('/').at(-1) ?? '';
  const page = await pageOf(slug);
  expect(page).toMatchObject({
    usedCondition: 'good',
    translated_fields: { name: 'Kota, used', description: '<p>One &lt;b&gt;patch&lt;/b&gt;.</p>' },
    prices: { 1: { active: 129.9 } },
    secondHandParent: { url: expect.stringContaining('/kota/') },
  });
  expect((await pageOf('kota'))['secondHandOffers']).toMatchObject([{ id, condition: 'good' }]);
  const query = { source: 'SecondHand', language: 'en', taxAreaId: 1 };
  const list = (await backend.send('POST', '/api/products/productmodellist/', query)).body;
  expect(list).toMatchObject([{ id, usedCondition: 'good' }]);
  const { db } = database();
  const [variant] = await db.select().from(variants).where(eq(variants.modelId, id));
  const ofVariant = variant?.id ?? 0;
  expect(await db.select().from(stock).where(eq(stock.variantId, ofVariant))).toMatchObject([
    { storeId: STORES.helsinki, quantity: 1 },
  ]);
  expect(await db.select().from(priceHistory).where(eq(priceHistory.variantId, ofVariant))).toMatchObject([
    { priceCents: 12_990, validTo: null },
  ]);
});

test('the same form sent again takes in one item', async () => {
  const again = () => take('used-form-key-0002');
  const ids = await atOnce(database().db, usedItems, [again, again, again]);
  expect(new Set(ids).size).toBe(1);
});

test('a withdrawn item is sold no more, and its stock is counted out; one that was sold cannot be withdrawn', async () => {
  const { db } = database();
  const id = await take('used-form-key-0003');
  const [variant] = await db.select().from(variants).where(eq(variants.modelId, id));
  expect((await withdraw(id)).status).toBe(200);
  expect((await withdraw(id)).status).toBe(200);
  const moved = await db
    .select()
    .from(stockMovements)
    .where(eq(stockMovements.variantId, variant?.id ?? 0));
  expect(moved.map(({ delta }) => delta)).toEqual([1, -1]);
  expect(await db.select({ isPublic: models.isPublic }).from(models).where(eq(models.id, id))).toEqual([
    { isPublic: false },
  ]);
  const sold = await take('used-form-key-0004');
  const [other] = await db.select().from(variants).where(eq(variants.modelId, sold));
  await db
    .update(stock)
    .set({ quantity: 0 })
    .where(eq(stock.variantId, other?.id ?? 0));
  expect(await withdraw(sold)).toMatchObject({ status: 409, body: { reason: 'SOLD' } });
  const { body } = await backend.send('GET', PATH, undefined, aino.headers);
  const states = new Map((body['items'] as { id: number; state: string }[]).map((item) => [item.id, item.state]));
  expect([states.get(id), states.get(sold)]).toEqual(['withdrawn', 'sold']);
});

test('what is wrong is refused at its field: no such parent, another’s upload, no price', async () => {
  const wrong = await send('used-form-key-0005', form({ parent: 'nothing', pictures: ['b'.repeat(32)], price: '0' }));
  expect(wrong.status).toBe(400);
  expect(Object.keys(wrong.body).sort()).toEqual(['parent', 'pictures', 'price']);
  const used = (await backend.send('GET', PATH, undefined, aino.headers)).body['items'] as { path: string }[];
  const ofUsed = await send('used-form-key-0006', form({ parent: used[0]?.path ?? '', variant: '1' }));
  expect(Object.keys(ofUsed.body)).toEqual(['parent']);
});

const open = async (id: number) => (await backend.send('GET', `${PATH}${id}/`, undefined, aino.headers)).body;
const save = (id: number, version: unknown, change: object) =>
  backend.send('POST', `${PATH}${id}/`, { version, form: change }, aino.headers);

test('staff change what is said of an item and its price; the page and the history of prices follow', async () => {
  const id = await take('used-form-key-0007');
  const before = await open(id);
  expect(before['form']).toMatchObject({ notes: { en: 'One <b>patch</b>.' }, pictures: [PICTURE] });
  const change = {
    ...(before['form'] as object),
    condition: 'worn',
    price: '99,50',
    notes: { en: 'Two\n\npatches & glue' },
  };
  expect((await save(id, before['version'], change)).status).toBe(200);
  const after = await open(id);
  expect(after['form']).toEqual(change);
  const page = await pageOf(String(after['path']).split('/')[1] ?? '');
  expect(page).toMatchObject({ usedCondition: 'worn', prices: { 1: { active: 99.5 } } });
  const { db } = database();
  const [variant] = await db.select().from(variants).where(eq(variants.modelId, id));
  const spans = await db
    .select({ cents: priceHistory.priceCents, until: priceHistory.validTo })
    .from(priceHistory)
    .where(eq(priceHistory.variantId, variant?.id ?? 0));
  expect(spans.filter(({ until }) => until === null)).toEqual([{ cents: 9_950, until: null }]);
  // the second of two editors who opened the same version is told
  expect(await save(id, before['version'], change)).toMatchObject({ status: 409, body: { version: after['version'] } });
  expect(await save(id, after['version'], { ...change, price: '', pictures: [] })).toMatchObject({ status: 400 });
  expect((await save(999_999, 'x', change)).status).toBe(404);
});

test('the price before a reduction stays above it', async () => {
  const id = await take('used-form-key-0008');
  const { db } = database();
  const [variant] = await db.select().from(variants).where(eq(variants.modelId, id));
  await db
    .update(prices)
    .set({ discountCents: 5_000 })
    .where(eq(prices.variantId, variant?.id ?? 0));
  const { version, form: saved } = await open(id);
  const wrong = await save(id, version, { ...(saved as object), price: '50' });
  expect(Object.keys(wrong.body)).toEqual(['price']);
});
