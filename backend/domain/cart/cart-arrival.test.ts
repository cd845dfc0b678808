import { checkoutRequest } from 'contract/checkout';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { insertBundle, modelOfVariant } from '../../../tests/support/bundles';
import { withDatabase } from '../../../tests/support/database';
import { shopSettings } from '../../../tests/support/ordering';
import { insertDelivery, insertShop, insertVariant, STORES } from '../../../tests/support/shop-data';
import { modelBlockedCountries, modelDeliveryMethods, variantDeliveryMethods } from '../../db/schema/model-details';
import { models } from '../../db/schema/models';
import { deliveryCountries } from '../../db/schema/reference';
import { stores } from '../../db/schema/stores';
import { presentCheckout } from '../../endpoints/checkout-wire';
import { processorsOf } from '../../payments/processors';
import { readModelFacts } from '../catalogue/product-model/facts';
import { readModelVariants } from '../catalogue/product-model/model-variants';
import { readDeliveryLimits } from '../delivery/delivery-limits';
import { validateCart } from './cart-validation';
import { readFastShipping } from './fast-shipping';

const database = withDatabase();
/** A Monday at 08:00 in Helsinki: the next working day is Tuesday 24.11. */
const MONDAY = new Date('2026-11-23T06:00:00Z');
const METHODS: Record<string, number> = {};

beforeAll(async () => {
  const { db } = database();
  await insertShop(db);
  const deliveryDays = { default: { start: 1, end: 3 }, long: { start: 2, end: 5 } };
  await db.update(deliveryCountries).set({ deliveryDays, skiBundleDays: 2 }).where(eq(deliveryCountries.code, 'fi'));
  METHODS['van'] = await insertDelivery(db, { slug: 'van' });
  await db.update(stores).set({ pikanouto: true }).where(eq(stores.id, STORES.helsinki));
});

const here = { stock: { [STORES.main]: 9, [STORES.helsinki]: 9 } };

async function cartOf(...ids: number[]) {
  const products = ids.map((productId) => ({ productId, amount: 1 }));
  const wish = { country_code: 'fi', language_code: 'en', pageName: 'checkout', products };
  const visitor = { caller: null, now: MONDAY, processors: processorsOf(shopSettings) };
  return validateCart(database().db, checkoutRequest.parse(wish), visitor);
}

/** What the rows of a cart promise, and what its delivery methods do, by slug. */
async function promised(...ids: number[]) {
  const cart = await cartOf(...ids);
  const rows = presentCheckout(cart).products.map(({ arrival_dates }) => arrival_dates);
  return { rows, methods: Object.fromEntries(cart.deliveryOffers.map(({ slug, dates }) => [slug, dates])) };
}

async function insertSkis(): Promise<number> {
  const skis = await insertVariant(database().db, here);
  const modelId = await modelOfVariant(database().db, skis);
  await database().db.update(models).set({ isBindingSkiCombo: true }).where(eq(models.id, modelId));
  return skis;
}

async function insertKayak(): Promise<number> {
  const kayak = await insertVariant(database().db, here);
  const modelId = await modelOfVariant(database().db, kayak);
  await database()
    .db.insert(modelDeliveryMethods)
    .values({ modelId, deliveryMethodId: METHODS['van'] ?? 0 });
  return kayak;
}

const USUAL = 'Tue 24.11. – Thu 26.11.';
const LONG = 'Wed 25.11. – Mon 30.11.';
const MOUNTED = 'Thu 26.11. – Mon 30.11.';

test('cart and checkout promise the days of the country', async () => {
  const product = await insertVariant(database().db, here);
  expect(await promised(product)).toMatchObject({ rows: [USUAL], methods: { home: USUAL, van: USUAL } });
});

test('what not every method takes has the country’s longer days, whichever method brings it', async () => {
  expect(await promised(await insertKayak())).toEqual({ rows: [LONG], methods: { van: LONG } });
});

test('skis whose bindings are mounted take the country’s days for it, also in a store, and are no express pick-up', async () => {
  const skis = await insertSkis();
  expect(await promised(skis)).toMatchObject({ rows: [MOUNTED], methods: { home: MOUNTED, van: MOUNTED } });
  const { stores: found, services } = await cartOf(skis);
  expect(services.map(({ kind }) => kind)).not.toContain('pikanouto');
  // a product that lies there is ready on the next working day
  expect(found.find(({ id }) => id === STORES.helsinki)).toMatchObject({
    here: [skis],
    ready: { words: '3–4 working days' },
  });
});

test('rows that differ arrive together with the latest', async () => {
  const later = await insertVariant(database().db, { onOrder: true, shippingTimeDays: 5 });
  const found = await promised(await insertKayak(), await insertSkis(), later);
  const waited = 'Tue 1.12. – Thu 3.12.';
  expect(found).toEqual({ rows: [LONG, MOUNTED, waited], methods: { van: waited } });
});

test('a size that not every method takes is told apart from the others of its model', async () => {
  const { db } = database();
  const long = await insertVariant(db, here);
  await db.insert(variantDeliveryMethods).values({ variantId: long, deliveryMethodId: METHODS['van'] ?? 0 });
  expect(await promised(long)).toEqual({ rows: [LONG], methods: { van: LONG } });
  const [model] = await db
    .select()
    .from(models)
    .where(eq(models.id, await modelOfVariant(db, long)));
  const limits = { language: 'en', country: 'fi', modelSlug: model?.slug ?? '' } as const;
  expect(await readDeliveryLimits(database().pool, limits)).toMatchObject({ variants: { [long]: ['van'] } });
});

test('the postcode look-up promises what the checkout does', async () => {
  const asked = { country: 'fi', postalCode: '00100', subtotalCents: 10_000, language: 'en', now: MONDAY } as const;
  const ways = await readFastShipping(database().db, { ...asked, variantId: await insertKayak() });
  expect(ways.map(({ name, dates }) => [name, dates])).toEqual([['Delivery van', LONG]]);
});

/** What the product page of a set counts with, for the parcel of its variant. */
async function parcelOf(own: number) {
  const { db, pool } = database();
  const modelId = await modelOfVariant(db, own);
  const [model] = await db.select().from(models).where(eq(models.id, modelId));
  const slug = model?.slug ?? '';
  const reader = { language: 'en', taxAreaId: 1, inGiftCampaign: false } as const;
  const [variant] = (await readModelVariants({ db, pool }, [modelId], reader, MONDAY)).get(modelId) ?? [];
  const [facts] = await readModelFacts(pool, 'en', slug);
  const limits = await readDeliveryLimits(pool, { language: 'en', country: 'fi', modelSlug: slug });
  return {
    shippingTime: variant?.shippingTimeDays ?? 0,
    isLong: Object.keys(limits?.variants ?? {}).length > 0,
    isSkiBundle: facts?.isBindingSkiCombo ?? false,
    methods: limits?.allowedDeliveryMethods,
  };
}

test.each([
  ['with stock of its own', here],
  ['made at the desk', { onOrder: true }],
])(
  'a set %s is one parcel: its page, look-up, cart and checkout promise what its slowest part needs',
  async (_, stock) => {
    const { db } = database();
    const later = await insertVariant(db, { onOrder: true, shippingTimeDays: 5 });
    const parts = [await insertSkis(), await insertKayak(), later];
    const own = await insertBundle(db, parts, stock);
    const id = parts.join('-');
    const wish = { country_code: 'fi', language_code: 'en', pageName: 'checkout', products: [] };
    const request = checkoutRequest.parse({ ...wish, bundles: [{ uid: '1', id, amount: 1 }] });
    const cart = await validateCart(db, request, { caller: null, now: MONDAY, processors: processorsOf(shopSettings) });
    // five days to dispatch and two for mounting, then the country's days of long goods
    const promise = 'Fri 4.12. – Wed 9.12.';
    expect((presentCheckout(cart).bundles ?? []).map(({ arrival_dates }) => arrival_dates)).toEqual([promise]);
    expect(cart.deliveryOffers.map(({ slug, dates }) => [slug, dates])).toEqual([['van', promise]]);
    const asked = { country: 'fi', postalCode: '00100', subtotalCents: 10_000, language: 'en', now: MONDAY } as const;
    const ways = await readFastShipping(db, { ...asked, variantId: own });
    expect(ways.map(({ name, dates }) => [name, dates])).toEqual([['Delivery van', promise]]);
    expect(await parcelOf(own)).toEqual({ shippingTime: 5, isLong: true, isSkiBundle: true, methods: ['van'] });
  },
);

test('a part whose days nobody knows leaves the whole set without dates', async () => {
  const { db } = database();
  const onOrder = await insertVariant(db, { onOrder: true, shippingTimeDays: 2 });
  const own = await insertBundle(db, [await insertVariant(db, here), onOrder], here);
  expect(await parcelOf(own)).toMatchObject({ shippingTime: 999, isLong: false, isSkiBundle: false });
});

test('a set is delivered as all of its parts can be: by no method that one of them is not sent with, and to no country that one is kept from', async () => {
  const { db } = database();
  const onlyBy = async (method: number) => {
    const id = await insertVariant(db, here);
    await db.insert(variantDeliveryMethods).values({ variantId: id, deliveryMethodId: method });
    return id;
  };
  const asked = { country: 'fi', postalCode: '00100', subtotalCents: 10_000, language: 'en', now: MONDAY } as const;
  const waysOf = (variantId: number) => readFastShipping(db, { ...asked, variantId });
  const [van = 0, home = await insertDelivery(db, { slug: 'bike' })] = [METHODS['van']];
  const apart = await insertBundle(db, [await onlyBy(van), await onlyBy(home)], here);
  expect([await waysOf(apart), (await parcelOf(apart)).methods]).toEqual([[], []]);
  const part = await insertVariant(db, here);
  const kept = await insertBundle(db, [part, await insertVariant(db, here)], here);
  expect(await waysOf(kept)).not.toEqual([]);
  await db.insert(modelBlockedCountries).values({ modelId: await modelOfVariant(db, part), country: 'fi' });
  expect(await waysOf(kept)).toEqual([]);
});
