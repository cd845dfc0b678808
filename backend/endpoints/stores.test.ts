import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestBackend, testBackend } from '../../tests/support/backend';
import { withDatabase } from '../../tests/support/database';
import { insertShop, insertVariant, STORES } from '../../tests/support/shop-data';
import { modelGroups, models } from '../db/schema/models';
import { productGroups, productGroupTexts } from '../db/schema/product-groups';
import * as schema from '../db/schema/stores';

const database = withDatabase();
const NOW = new Date('2026-12-23T10:00:00Z');
let backend: TestBackend;

beforeAll(async () => {
  const { db } = database();
  await insertShop(db);
  const storeId = STORES.helsinki;
  const bookingUrl = 'https://book.example.com/helsinki';
  await db.update(schema.stores).set({ city: 'Helsinki', bookingUrl }).where(eq(schema.stores.id, storeId));
  await db.insert(schema.storeTexts).values([
    { storeId, language: 'fi', lead: 'Aseman vieressä.', description: 'Kaksi kerrosta.\n\nJa <kahvia>.' },
    { storeId, language: 'en', lead: 'By the station.', directions: 'Cross the street.' },
  ]);
  await db.insert(schema.storeHours).values({ storeId, weekday: 1, opens: '10:00', closes: '24:00' });
  await db.insert(schema.storeSpecialDays).values([
    { id: 1, storeId, day: '2026-12-24', opens: '09:00', closes: '13:00' },
    { id: 2, storeId, day: '2026-12-25' },
    { id: 3, storeId, day: '2026-12-06' },
  ]);
  await db.insert(schema.storeSpecialDayTexts).values([
    { specialDayId: 1, language: 'fi', name: 'Jouluaatto' },
    { specialDayId: 1, language: 'en', name: 'Christmas Eve' },
    { specialDayId: 2, language: 'fi', name: 'Joulupäivä' },
  ]);
  await db.insert(schema.storeServices).values({ id: 1, slug: 'ski-service', icon: 'ski' });
  await db
    .insert(schema.storeServiceTexts)
    .values({ serviceId: 1, language: 'en', name: 'Ski service', description: 'Wax.' });
  await db.insert(schema.storeOfferedServices).values({ storeId, serviceId: 1 });
  backend = testBackend(database(), { bookingHosts: ['book.example.com'] });
  backend.setTime(NOW);
});
afterAll(() => backend.close());

type Row = Record<string, unknown>;
const get = (path: string, language = 'en') =>
  backend.send('GET', path, undefined, { 'accept-language': language }) as Promise<{ status: number; body: Row }>;

test('the list tells of stores and the warehouse, not of suppliers, with special days from today on', async () => {
  const list = (await get('/api/stores/')).body as unknown as Row[];
  expect(list.map(({ slug }) => slug).sort()).toEqual(['helsinki', 'tampere', 'verkkokauppa']);
  expect(list.find(({ slug }) => slug === 'helsinki')).toMatchObject({
    lead: 'By the station.',
    opening_hours: [{ weekday: 1, opens: '10:00', closes: '24:00' }],
    special_days: [
      { date: '2026-12-24', opens: '09:00', closes: '13:00', name: 'Christmas Eve' },
      { date: '2026-12-25', opens: null, closes: null, name: 'Joulupäivä' },
    ],
    services: [{ slug: 'ski-service', icon: 'ski', name: 'Ski service', description: 'Wax.' }],
  });
});

test('the resources of every page know the hours, and nothing that only a store’s page tells', async () => {
  const stores = (await get('/api/resources/', 'fi')).body['stores'] as Row[];
  const helsinki = stores.find(({ slug }) => slug === 'helsinki') ?? {};
  expect(helsinki['special_days']).toHaveLength(2);
  for (const name of ['lead', 'services', 'directions', 'booking_url', 'bookingUrl'])
    expect(helsinki, name).not.toHaveProperty(name);
});

test('a store has its text as paragraphs in one language, and its booking while the host is allowed', async () => {
  expect((await get('/api/stores/helsinki/', 'fi')).body).toMatchObject({
    description: '<p>Kaksi kerrosta.</p><p>Ja &lt;kahvia&gt;.</p>',
    directions: '',
    booking_url: 'https://book.example.com/helsinki',
  });
  expect((await get('/api/stores/helsinki/', 'en')).body).toMatchObject({
    description: '',
    directions: 'Cross the street.',
  });
  const strict = testBackend(database());
  expect((await strict.send('GET', '/api/stores/helsinki/')).body).toMatchObject({ booking_url: '' });
  await strict.close();
});

test('warehouses, suppliers and what is no store have no page and no products', async () => {
  for (const slug of ['verkkokauppa', 'supplier', 'nowhere', '__proto__', '%25', "'"]) {
    expect((await get(`/api/stores/${slug}/`)).status, slug).toBe(404);
    expect((await get(`/api/stores/${slug}/products/?taxAreaId=1`)).status, slug).toBe(404);
  }
  expect((await get('/api/stores/helsinki/products/?taxAreaId=99')).status).toBe(400);
});

test('a store’s products are those that lie there, counted as the listing filtered by the store counts them', async () => {
  const { db } = database();
  const [group] = await db
    .insert(productGroups)
    .values({ sort: 1, showInMenu: true })
    .returning({ id: productGroups.id });
  const groupId = group?.id ?? 0;
  await db
    .insert(productGroupTexts)
    .values({ groupId, language: 'en', name: 'Jackets', shortName: 'Jackets', path: 'jackets' });
  const here = { [STORES.helsinki]: 1 };
  await insertVariant(db, { slug: 'there', stock: here });
  await insertVariant(db, { slug: 'elsewhere', stock: { [STORES.tampere]: 3 } });
  await insertVariant(db, { slug: 'sold-out', stock: { [STORES.helsinki]: 0 } });
  await insertVariant(db, { slug: 'secret', stock: here, isPublic: false });
  await insertVariant(db, { slug: 'withdrawn', stock: here, isWithdrawn: true });
  await insertVariant(db, { slug: 'best', stock: here });
  const all = await db.select({ id: models.id, slug: models.slug }).from(models);
  const idOf = (slug: string) => all.find((model) => model.slug === slug)?.id ?? 0;
  await db.insert(modelGroups).values(all.map(({ id: modelId }) => ({ modelId, groupId, isMain: true })));
  await db.update(models).set({ soldAmount: 9 }).where(eq(models.slug, 'best'));
  const storeId = STORES.helsinki;
  await db.insert(schema.storePicks).values([
    { storeId, modelId: idOf('elsewhere'), sort: 0, seller: 'Aino' },
    { storeId, modelId: idOf('secret'), sort: 1 },
  ]);
  await db
    .insert(schema.storePickTexts)
    .values({ storeId, modelId: idOf('elsewhere'), language: 'fi', sentence: 'Paras.' });
  const { body } = await get('/api/stores/helsinki/products/?taxAreaId=1');
  expect((body['in_stock'] as Row[]).map(({ path }) => path)).toEqual(['aapa/best', 'aapa/there']);
  expect(body['departments']).toEqual([{ id: groupId, count: 2 }]);
  expect(body['picks']).toMatchObject([{ product: { path: 'aapa/elsewhere' }, sentence: 'Paras.', seller: 'Aino' }]);
});
