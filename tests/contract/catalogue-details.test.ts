import { bundleParts, modelDeliveryMethods, variantDeliveryMethods } from 'backend/db/schema/model-details';
import { models } from 'backend/db/schema/models';
import { ribbons, ribbonTexts } from 'backend/db/schema/ribbons';
import { variants } from 'backend/db/schema/variants';
import { readCartVariants } from 'backend/domain/cart/cart-variants';
import type { CallAnswer } from 'contract/call';
import type { getProductModel } from 'contract/catalogue';
import type { getProductExtra } from 'contract/product-extra';
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { NOW, TOKENS } from './small-shop';
import { SHOP } from './small-shop-catalogue';
import { insertDetails } from './small-shop-details';
import { bearer, withBackend } from './test-backend';

const backend = withBackend();
beforeAll(() => insertDetails(backend().database.db));

const finnish = { 'accept-language': 'fi' };
const { shell, soldOut, outlet, campaignOnly } = SHOP;

async function readModel(slug: string, headers: Record<string, string> = finnish, query = '') {
  const answer = await backend().call(`/api/products/productmodel/${slug}/?taxAreaId=1${query}`, { headers });
  return { status: answer.status, body: answer.body as CallAnswer<typeof getProductModel> };
}

const showToAll = (id: number, isPublic: boolean) =>
  backend().database.db.update(models).set({ isPublic }).where(eq(models.id, id));

async function readExtra(slug: string, type: 1 | 2, country = 'fi') {
  const where = `/api/product/extra/?slug=${slug}&delivery-country-code=${country}&type=${type}`;
  return (await backend().call(where, { headers: finnish })).body as CallAnswer<typeof getProductExtra>;
}

test('a product has its quote, in its own language only, its videos and its place in the ski wizard', async () => {
  const { body } = await readModel(shell.slug);
  expect(body.quote).toMatchObject({ text: 'Paras takkini.', name: 'Aino', image: { caption: 'Aino' } });
  expect(body.videos).toEqual(['https://video.example/embed/1', 'https://video.example/embed/2']);
  expect(body.skiWizard).toEqual({ group: 'boots', sport: 'alpine' });
  expect(body.sizeTablePath).toBe('takit');
  expect((await readModel(shell.slug, { 'accept-language': 'en' })).body.quote).toBeNull();
});

test('shelf codes of the warehouse are shown to staff only', async () => {
  expect((await readModel(shell.slug)).body.shelfCodes ?? []).toEqual([]);
  expect((await readModel(shell.slug, bearer(TOKENS.staff))).body.shelfCodes).toEqual(['A-12-3']);
});

test('a tag leads to the address of the language, else to that of all languages, else nowhere', async () => {
  const { db } = backend().database;
  const linkOf = async () => (await readModel(shell.slug)).body.ribbons.map(({ link }) => link ?? null);
  expect(await linkOf()).toEqual([null]);
  await db.update(ribbons).set({ link: '/kampanjat/kevat/' });
  expect(await linkOf()).toEqual(['/kampanjat/kevat/']);
  await db.update(ribbonTexts).set({ link: '/uutuudet/' });
  expect(await linkOf()).toEqual(['/uutuudet/']);
});

test('a used model names the new one with its price, until that one is hidden', async () => {
  const { body } = await readModel(soldOut.slug);
  expect(body.secondHandParent).toMatchObject({
    id: shell.id,
    is_active: true,
    url: '/aapa/tuisku-kuoritakki/',
    manufacturer: 'Aapa',
    name: 'Tuisku',
    prices: { '1': { active: 150 } },
  });
  expect((await readModel(shell.slug)).body.secondHandParent ?? null).toBeNull();
  await showToAll(shell.id, false);
  expect((await readModel(soldOut.slug)).body.secondHandParent ?? null).toBeNull();
  await showToAll(shell.id, true);
});

test('a new model names the used ones that can be ordered, until they are sold', async () => {
  const offersOf = async () => (await readModel(shell.slug)).body.secondHandOffers;
  expect(await offersOf()).toEqual([]);
  const { db } = backend().database;
  const isUsed = (secondHandParentId: number | null) =>
    db.update(models).set({ secondHandParentId }).where(eq(models.id, outlet.id));
  await isUsed(shell.id);
  expect(await offersOf()).toMatchObject([{ id: outlet.id, prices: { '1': { active: 40 } } }]);
  await showToAll(outlet.id, false);
  expect(await offersOf()).toEqual([]);
  await showToAll(outlet.id, true);
  await isUsed(null);
});

test('a model names its manufacturer with the postal address', async () => {
  const { manufacturer } = (await readModel(shell.slug)).body;
  expect(manufacturer).toMatchObject({ name: 'Aapa', address: 'Aapa Oy, Oulu' });
});

test('a model has the criteria of sustainability that it meets, and its guides in the language asked for', async () => {
  const { body } = await readModel(shell.slug);
  expect(body.sustainability).toEqual(['pfas_free', 'repairable']);
  expect(body.blogs).toEqual([{ title: 'Ehdot', path: '/ehdot/' }]);
  expect((await readModel(shell.slug, { 'accept-language': 'ru' })).body.blogs).toEqual([]);
});

test('a bundle lists its parts, and each part offers the bundle with the choices of the others', async () => {
  const { body } = await readModel(outlet.slug);
  expect(body.isBundle).toBe(true);
  expect(body.bundleModels.map(({ id }) => id)).toEqual([shell.id, soldOut.id]);
  expect((await readModel(shell.slug)).body.isBundle).toBe(false);
  const [bundle] = (await readExtra(soldOut.slug, 2)).bundles;
  expect(bundle).toMatchObject({ id: outlet.id, prices: { '1': { active: 40 } } });
  expect(bundle?.secondary_products.map(({ id, path }) => [id, path])).toEqual([[1, '/aapa/tuisku-kuoritakki/']]);
  expect(bundle?.secondary_products[0]?.variants.map(({ variantId }) => variantId).sort()).toEqual([11, 12, 13]);
  const ofBundle = (await readExtra(outlet.slug, 2)).bundles[0]?.secondary_products;
  expect(ofBundle?.map(({ id }) => id)).toEqual([shell.id, soldOut.id]);
  await showToAll(shell.id, false);
  expect((await readExtra(soldOut.slug, 2)).bundles).toEqual([]);
  await showToAll(shell.id, true);
});

test('a bundle with a single part offers no other products', async () => {
  const { db } = backend().database;
  const others = and(eq(bundleParts.bundleId, outlet.id), eq(bundleParts.modelId, soldOut.id));
  await db.delete(bundleParts).where(others);
  expect((await readExtra(shell.slug, 2)).bundles).toMatchObject([{ id: outlet.id, secondary_products: [] }]);
  await db.insert(bundleParts).values({ bundleId: outlet.id, sort: 1, modelId: soldOut.id });
});

test('a part that is not sold any more, or only in a campaign, is not linked and its bundles are not offered', async () => {
  const { db } = backend().database;
  const linked = async () => (await readModel(outlet.slug)).body.bundleModels.map(({ id }) => id);
  const ofSoldOut = eq(variants.modelId, soldOut.id);
  await db.update(variants).set({ isWithdrawn: true }).where(ofSoldOut);
  expect(await linked()).toEqual([shell.id]);
  expect((await readExtra(shell.slug, 2)).bundles).toEqual([]);
  await db.update(variants).set({ isWithdrawn: false }).where(ofSoldOut);
  await db.update(models).set({ isCampaignOnly: true }).where(eq(models.id, soldOut.id));
  expect(await linked()).toEqual([shell.id]);
  await showToAll(shell.id, false);
  const { body } = await readModel(outlet.slug);
  expect([body.bundleModels, body.isBundle]).toEqual([[], true]);
  await showToAll(shell.id, true);
  await db.update(models).set({ isCampaignOnly: false }).where(eq(models.id, soldOut.id));
});

test('recommendations and “also bought” leave out models that are not on sale to everybody', async () => {
  const { recommendations, also_bought } = await readExtra(shell.slug, 2);
  expect([recommendations, also_bought]).toEqual([[outlet.id], [soldOut.id]]);
});

test('a size table has a value for each size, empty where it has none', async () => {
  const [table] = (await readExtra(shell.slug, 2)).sizetables;
  expect(table).toMatchObject({
    name: 'Takit',
    info: '<p>Mittaa rinnan yli.</p>',
    sizes: [
      { name: 'M', productType: 'Naiset' },
      { name: 'L', productType: '' },
    ],
    rows: [{ category: 'Rinta', unit: 'cm', values: ['96–102', ''] }],
    source_image: { caption: 'Takit' },
  });
});

test('delivery limits: a blocked country has a reason, a set has the methods of its parts, long sizes have their own', async () => {
  expect((await readExtra(shell.slug, 1, 'us')).delivery_method_limit).toMatchObject({
    isDeliveryCountryBlocked: true,
    blockInfoText: 'Ei lentorahtiin.',
    perInternationalPackage: 2,
  });
  expect((await readExtra(shell.slug, 1)).delivery_method_limit).toEqual({
    allowedDeliveryMethods: ['locker', 'home', 'store'],
    isDeliveryCountryBlocked: false,
    isDeliveryMethodLimitations: true,
    perInternationalPackage: 2,
    blockInfoText: '',
    extra_data_overrides: { '12': { allowedDeliveryMethods: ['home'] } },
  });
  // a set: no method but this one takes every size of its parts
  expect((await readExtra(outlet.slug, 1)).delivery_method_limit).toMatchObject({
    allowedDeliveryMethods: ['home'],
    isDeliveryMethodLimitations: true,
  });
  expect((await readExtra(soldOut.slug, 1)).delivery_method_limit).toMatchObject({
    isDeliveryMethodLimitations: false,
  });
});

test('a variant’s own delivery methods replace its model’s, as in the cart', async () => {
  const { db } = backend().database;
  const { id: modelId, variant: variantId } = soldOut;
  await db.insert(modelDeliveryMethods).values([2, 3].map((deliveryMethodId) => ({ modelId, deliveryMethodId })));
  await db.insert(variantDeliveryMethods).values([1, 2].map((deliveryMethodId) => ({ variantId, deliveryMethodId })));
  expect((await readExtra(soldOut.slug, 1)).delivery_method_limit).toMatchObject({
    allowedDeliveryMethods: ['home', 'store'],
    extra_data_overrides: { [variantId]: { allowedDeliveryMethods: ['locker', 'home'] } },
  });
  const where = { language: 'fi', country: 'fi', taxAreaId: 1, now: NOW } as const;
  const inCart = await readCartVariants(db, [variantId], where);
  expect(inCart.get(variantId)?.deliveryMethodIds?.toSorted()).toEqual([1, 2]);
  await db.delete(variantDeliveryMethods).where(eq(variantDeliveryMethods.variantId, variantId));
  await db.delete(modelDeliveryMethods).where(eq(modelDeliveryMethods.modelId, modelId));
});

test('campaign products are shown only in a running campaign that includes them', async () => {
  const statusIn = async (campaign: string) =>
    (await readModel(campaignOnly.slug, finnish, `&giftcampaign=${campaign}`)).status;
  expect(await statusIn('joulu')).toBe(200);
  expect(await statusIn('viime-joulu')).toBe(404);
  expect(await statusIn('ei-ole')).toBe(404);
  expect((await readModel(campaignOnly.slug)).status).toBe(404);
});

test('a running gift campaign answers its name and its category’s', async () => {
  const read = (slug: string) => backend().call(`/api/giftcampaigns/category/${slug}/`, { headers: finnish });
  expect((await read('JOULU')).body).toMatchObject({ name: 'Joululahja', campaign: { name: 'Yritys Oy' } });
  expect((await read('viime-joulu')).status).toBe(404);
});

test('the ski wizard gets the variants that fit the chosen ones, and the price of the chosen ones', async () => {
  const where = '/api/compatible_products/?ski_type=laskettelu&tax_area=1';
  const { body } = await backend().call(`${where}&ski_id=41&binding_id=51`);
  expect(body).toEqual({
    compatibleWithSkis: [11, 13, 51],
    compatibleWithBindings: [11, 13, 41],
    compatibleWithBoots: [],
    prices: { regular: 180, discount: 140 },
  });
  const nothing = { compatibleWithSkis: [], compatibleWithBindings: [], compatibleWithBoots: [] };
  const nordic = await backend().call('/api/compatible_products/?ski_type=murto&tax_area=1&ski_id=41');
  expect(nordic.body).toEqual({ ...nothing, prices: { regular: null, discount: null } });
  expect((await backend().call(`${where}&ski_id=99999`)).body).toMatchObject(nothing);
});

test('explained keywords are in the language, and their links are checked', async () => {
  const list = (language: string) =>
    backend().call('/api/keyword-popups/', { headers: { 'accept-language': language } });
  expect((await list('fi')).body).toEqual([{ id: 7, keyword: 'kalvo' }]);
  expect((await list('de')).body).toEqual([]);
  const popup = await backend().call('/api/keyword-popup/?id=7', { headers: finnish });
  expect(popup.body).toEqual({ text: '<p>Pitää vettä.</p>', url: '/sivu/kalvo/' });
  expect((await backend().call('/api/keyword-popup/?id=8', { headers: finnish })).status).toBe(404);
});

test('a review shows the pictures that came with it', async () => {
  const { body } = await backend().call(`/api/product_reviews/?model_id=${shell.id}`);
  const { results } = body as { results: { images: { url: { path: string } }[] }[] };
  expect(results.flatMap(({ images }) => images).map(({ url }) => url.path)).toEqual([`/media/${'a'.repeat(32)}`]);
});
