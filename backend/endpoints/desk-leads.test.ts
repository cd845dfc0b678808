import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { watchAnnouncements } from '../../tests/support/announcements';
import { atOnce } from '../../tests/support/at-once';
import { type TestBackend, testBackend } from '../../tests/support/backend';
import { withDatabase } from '../../tests/support/database';
import { insertShop, insertVariant, STORES } from '../../tests/support/shop-data';
import { type SignedIn, signedIn } from '../../tests/support/signed-in';
import { leadModels } from '../db/schema/lead-models';
import { manufacturers } from '../db/schema/manufacturers';
import { modelGroups, models } from '../db/schema/models';
import { productGroups, productGroupTexts } from '../db/schema/product-groups';

const database = withDatabase();
let backend: TestBackend;
let announced: Awaited<ReturnType<typeof watchAnnouncements>>;
let aino: SignedIn;
let mikko: SignedIn;
/** The brand of all models. */
let brand: number;

const COATS = 1;
const RAIN_COATS = 2;

/** Best sellers first: 1, 2, 3 …; 3 is sold out, 4 is made to order, 5 may not be sold, 6 is in no group, 7 is hidden. */
beforeAll(async () => {
  const { db } = database();
  await insertShop(db);
  await db.insert(productGroups).values([{ id: COATS }, { id: RAIN_COATS, parentId: COATS }]);
  await db.insert(productGroupTexts).values([
    { groupId: COATS, language: 'fi', name: 'Takit', shortName: 'Takit', path: 'takit' },
    { groupId: RAIN_COATS, language: 'fi', name: 'Sadetakit', shortName: 'Sadetakit', path: 'takit/sadetakit' },
  ]);
  const inStock = { stock: { [STORES.main]: 3 } };
  await insertVariant(db, { modelId: 1, ...inStock });
  await insertVariant(db, { modelId: 2, ...inStock });
  await insertVariant(db, { modelId: 3 });
  await insertVariant(db, { modelId: 4, onOrder: true });
  await insertVariant(db, { modelId: 5, ...inStock, blockedStock: true });
  await insertVariant(db, { modelId: 6, ...inStock });
  await insertVariant(db, { modelId: 7, ...inStock, isPublic: false });
  for (const id of [1, 2, 3, 4, 5, 6, 7]) {
    await db
      .update(models)
      .set({ soldAmount: 100 - id })
      .where(eq(models.id, id));
    if (id !== 6) await db.insert(modelGroups).values({ modelId: id, groupId: id % 2 === 0 ? RAIN_COATS : COATS });
  }
  const [found] = await db.select({ id: manufacturers.id }).from(manufacturers);
  brand = found?.id ?? 0;
  const admin = { isStaff: true, isAdmin: true };
  aino = await signedIn(db, { email: 'aino@hanki.example', username: 'aino', ...admin });
  mikko = await signedIn(db, { email: 'mikko@hanki.example', username: 'mikko', ...admin });
  backend = testBackend(database());
  announced = await watchAnnouncements(database());
});
beforeEach(async () => {
  await database().db.delete(leadModels);
});
afterAll(async () => {
  await announced.close();
  await backend.close();
});

type Opened = {
  version: string;
  name: string;
  form: { models: string };
  models: { id: number; is_buyable: boolean }[];
};
const pathOf = (key: string) => `/api/customer/desk/leads/${key}/`;
const open = async (key: string) =>
  (await backend.send('GET', pathOf(key), undefined, aino.headers)).body as unknown as Opened;
const save = (key: string, version: string, text: string, who = aino) =>
  backend.send('POST', pathOf(key), { version, form: { models: text } }, { ...who.headers, 'accept-language': 'fi' });
/** Opens and saves, as somebody at the desk does. */
const lead = async (key: string, text: string) => save(key, (await open(key)).version, text);

const listed = async (query: { source: string; id: number }) => {
  const { body } = await backend.send('POST', '/api/products/productmodellist/', {
    ...query,
    language: 'fi',
    taxAreaId: 1,
  });
  return (body as unknown as { id: number }[]).map(({ id }) => id);
};
const coats = () => listed({ source: 'ProductGroup', id: COATS });

test('a list begins with its leads and goes on with the best sellers, each product once', async () => {
  expect(await coats()).toEqual([1, 2, 3, 4, 5]);
  expect((await lead(`group-${COATS}`, '4, 2')).status).toBe(200);
  expect(await coats()).toEqual([4, 2, 1, 3, 5]);
  expect(await listed({ source: 'ProductGroup', id: RAIN_COATS })).toEqual([2, 4]);
});

test('what cannot be bought leads no list until it can be bought again', async () => {
  await lead(`group-${COATS}`, '3 5 2');
  expect(await coats()).toEqual([2, 1, 3, 4, 5]);
  expect((await open(`group-${COATS}`)).models.map(({ id, is_buyable }) => [id, is_buyable])).toEqual([
    [3, false],
    [5, false],
    [2, true],
  ]);
});

test('a brand and the front page have first rows of their own', async () => {
  await lead(`brand-${brand}`, '6 4');
  expect(await listed({ source: 'Manufacturer', id: brand })).toEqual([6, 4, 1, 2, 3, 5]);
  expect(await coats()).toEqual([1, 2, 3, 4, 5]);
  await lead('front', '4 3 6');
  const { body } = await backend.send('GET', '/api/front-page/?taxAreaId=1');
  const popular = (body['popular'] as { id: number }[]).map(({ id }) => id);
  expect(popular.slice(0, 3)).toEqual([4, 6, 1]);
  expect(new Set(popular).size).toBe(popular.length);
});

test('unknown numbers and products of other lists are refused by their numbers, and the old ones stay', async () => {
  await lead(`group-${COATS}`, '2 1');
  const refused = await lead(`group-${COATS}`, '1 99 kuusi 6 7');
  expect(refused.status).toBe(400);
  expect(refused.body).toMatchObject({
    models: ['Tuotetta ei löydy: 99, kuusi, 7.', 'Ei kuulu tähän luetteloon: 6.'],
  });
  expect((await open(`group-${COATS}`)).form.models).toBe('2 1');
  const many = Array.from({ length: 41 }, (_, index) => index + 1).join(' ');
  expect((await lead('front', many)).status).toBe(400);
});

test('a number written twice counts once, and an empty field frees the list', async () => {
  await lead('front', '2,2\n1');
  expect((await open('front')).form.models).toBe('2 1');
  await lead('front', ' ');
  expect((await open('front')).form.models).toBe('');
});

test('of two editors the second is told, and one of them wins when both save at once', async () => {
  const { version } = await open('front');
  await save('front', version, '1');
  const late = await save('front', version, '2', mikko);
  expect(late.status).toBe(409);
  expect(late.body).toMatchObject({ form: { models: '1' }, last_change: { by: 'aino' } });
  const now = (await open('front')).version;
  const both = await atOnce(database().db, leadModels, [
    () => save('front', now, '2'),
    () => save('front', now, '4', mikko),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('the desk lists the front page, the groups by their tree and the brands', async () => {
  await lead(`group-${RAIN_COATS}`, '2');
  const { body } = await backend.send('GET', '/api/customer/desk/leads/', undefined, {
    ...aino.headers,
    'accept-language': 'fi',
  });
  expect(body['lists']).toEqual([
    { key: 'front', kind: 'front', name: '', count: 0 },
    { key: `group-${COATS}`, kind: 'group', name: 'Takit', count: 0 },
    { key: `group-${RAIN_COATS}`, kind: 'group', name: 'Takit › Sadetakit', count: 1 },
    { key: `brand-${brand}`, kind: 'brand', name: 'Aapa', count: 0 },
  ]);
  expect((await backend.send('GET', pathOf('group-77'), undefined, aino.headers)).status).toBe(404);
  expect((await backend.send('GET', pathOf('x'), undefined, aino.headers)).status).toBe(404);
});

test('every copy of the shop hears which lists changed', async () => {
  await announced.told();
  await lead('front', '1');
  await lead(`group-${COATS}`, '1');
  await lead(`group-${COATS}`, '1');
  expect(await announced.told()).toEqual(['front-page', 'product-model-list ProductGroup']);
});
