import { afterAll, beforeAll, expect, test } from 'vitest';
import { watchAnnouncements } from '../../../tests/support/announcements';
import { type TestBackend, testBackend } from '../../../tests/support/backend';
import { modelOfVariant } from '../../../tests/support/bundles';
import { withDatabase } from '../../../tests/support/database';
import { insertShop, insertVariant, STORES } from '../../../tests/support/shop-data';
import { type SignedIn, signedIn } from '../../../tests/support/signed-in';
import { offerForm } from '../../../tests/support/site-forms';
import { customerGroupMembers } from '../../db/schema/members';
import { modelGroups } from '../../db/schema/models';
import { productGroups, productGroupTexts } from '../../db/schema/product-groups';
import type { SiteEditor } from '../content/site-editor';
import { helsinkiDay } from '../pricing/helsinki-day';
import { carryOutOffers, endOffer, makeOffer } from './make-offer';

const database = withDatabase();
const NOW = new Date();
const DAY_MS = 86_400_000;
const editor: SiteEditor = { actor: 'staff:1', now: NOW, language: 'en', ownHosts: new Set() };
let backend: TestBackend;
let member: SignedIn;
let latu: SignedIn;
let expired: SignedIn;
let tent: number;

beforeAll(async () => {
  const { db } = database();
  await insertShop(db);
  tent = await insertVariant(db, {
    slug: 'tent',
    regularCents: 40_000,
    clubCents: 38_000,
    stock: { [STORES.main]: 5 },
  });
  member = await signedIn(db, { email: 'member@hanki.example' });
  latu = await signedIn(db, { email: 'latu@hanki.example' });
  expired = await signedIn(db, { email: 'expired@hanki.example' });
  const of = async ({ headers }: SignedIn, until: number) => {
    const { body } = await backend.send('GET', '/api/customer/', undefined, headers);
    const customerId = Number((body['customer'] as { id: number }).id);
    const validUntil = new Date(NOW.getTime() + until * DAY_MS);
    const row = { customerId, memberNumber: '123', status: 'accepted', validUntil } as const;
    await db.insert(customerGroupMembers).values({ ...row, group: 'latu' });
  };
  backend = testBackend(database());
  await of(latu, 30);
  await of(expired, -1);
});
afterAll(() => backend.close());

let made = 0;
const make = (change: Parameters<typeof offerForm>[0], at = editor) =>
  makeOffer(database().db, { key: `offer-form-key-00${++made}`, form: offerForm({ models: 'tent', ...change }) }, at);
const cart = async (who?: SignedIn) => {
  const request = {
    country_code: 'fi',
    language_code: 'fi',
    pageName: 'cart',
    products: [{ productId: tent, amount: 2 }],
  };
  const { body } = await backend.send('POST', '/api/checkout/', request, who?.headers);
  const [row] = body['products'] as Record<string, unknown>[];
  return { total: body['goods_price'] ?? body['total_price'], type: row?.['price_type'], price: row?.['price'], row };
};
const page = async () =>
  (await backend.send('GET', '/api/products/productmodel/tent/?taxAreaId=1')).body['prices'] as Record<string, object>;

test('the cart charges each person the price of the rule, and guests are told what members pay', async () => {
  const { id } = await make({});
  expect(await page()).toMatchObject({ 1: { active: 400, club: 380, offers: [{ segment: 'latu', price: 340 }] } });
  expect(await cart()).toMatchObject({
    price: 400,
    row: { club_price: 380, segment_prices: [{ segment: 'latu', price: 340 }] },
  });
  expect(await cart(member)).toMatchObject({ price: 380, type: 'club' });
  expect(await cart(latu)).toMatchObject({
    price: 340,
    type: 'latu',
    row: { reference_price: 400, segment_prices: [] },
  });
  expect(await cart(expired)).toMatchObject({ price: 380, type: 'club' });
  expect(await endOffer(database().db, id, { ...editor, now: new Date() })).toBe(true);
  expect(await cart(latu)).toMatchObject({ price: 380, type: 'club' });
});

test('an offer of the club lowers its price; of two offers the better one counts', async () => {
  const ids = [await make({ segment: 'club', percentage: '10' }), await make({ segment: 'latu', percentage: '5' })];
  expect(await cart(member)).toMatchObject({ price: 360, type: 'club' });
  expect(await cart(latu)).toMatchObject({ price: 360, type: 'club' });
  for (const { id } of ids) await endOffer(database().db, id, { ...editor, now: new Date() });
});

test('the page and the cart tell which offer makes the price, in their language', async () => {
  const names = { fi: 'Ladun syksy', en: 'Latu autumn' };
  const conditions = { fi: 'Voimassa oleva jäsenyys.' };
  const { id } = await make({ names, conditions });
  const club = await make({ segment: 'club', percentage: '2', names: { fi: 'Liian pieni' } });
  const fi = { 'accept-language': 'fi' };
  const { body } = await backend.send('GET', '/api/products/productmodel/tent/?taxAreaId=1', undefined, fi);
  expect(body['offerTexts']).toEqual([{ id, name: 'Ladun syksy', conditions: 'Voimassa oleva jäsenyys.' }]);
  expect((await cart(latu)).row?.['offer']).toEqual({ name: 'Ladun syksy', conditions: 'Voimassa oleva jäsenyys.' });
  // the price list's club price is lower than the club's offer
  expect(await cart(member)).toMatchObject({ price: 380, row: { offer: null } });
  expect((await cart()).row?.['offer']).toBeNull();
  for (const each of [id, club.id]) await endOffer(database().db, each, { ...editor, now: new Date() });
});

test('an offer for a group is for the groups below it', async () => {
  const { db } = database();
  const [above] = await db.insert(productGroups).values({}).returning({ id: productGroups.id });
  const [below] = await db
    .insert(productGroups)
    .values({ parentId: above?.id ?? 0 })
    .returning({ id: productGroups.id });
  await db
    .insert(productGroupTexts)
    .values({ groupId: above?.id ?? 0, language: 'fi', name: 'Retkeily', shortName: 'Retkeily', path: 'retkeily' });
  const modelId = await modelOfVariant(db, tent);
  await db.insert(modelGroups).values({ modelId, groupId: below?.id ?? 0 });
  const { id } = await make({ models: '', groups: '/retkeily/' });
  expect(await cart(latu)).toMatchObject({ price: 340, type: 'latu' });
  await endOffer(db, id, { ...editor, now: new Date() });
});

test('every copy of the shop hears when an offer begins and ends', async () => {
  const announced = await watchAnnouncements(database());
  const day = (days: number) => ({ day: helsinkiDay(new Date(NOW.getTime() + days * DAY_MS)), time: '' });
  await make({ starts: day(5), ends: day(7) });
  expect(await announced.told()).toEqual([]);
  expect(await carryOutOffers(database().db, new Date(NOW.getTime() + 6 * DAY_MS))).toBe(1);
  expect(await carryOutOffers(database().db, new Date(NOW.getTime() + 6 * DAY_MS))).toBe(0);
  expect(await carryOutOffers(database().db, new Date(NOW.getTime() + 8 * DAY_MS))).toBe(1);
  expect(await announced.told()).toEqual(['', '']);
  await announced.close();
});

test('what is wrong is refused at its field', async () => {
  const refused = (change: Parameters<typeof offerForm>[0]) =>
    make(change).then(
      () => [],
      (error: { fields: object }) => Object.keys(error.fields).sort(),
    );
  expect(await refused({ segment: 'vip', percentage: '0' })).toEqual(['percentage', 'segment']);
  expect(await refused({ models: 'nothing' })).toEqual(['models']);
  expect(await refused({ models: '' })).toEqual(['models']);
  expect(await refused({ groups: 'no/such/group' })).toEqual(['groups']);
  expect(await refused({ names: {}, ends: { day: '2020-01-01', time: '' } })).toEqual(['ends.day', 'names.fi']);
});
