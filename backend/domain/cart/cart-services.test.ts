import { checkoutRequest } from 'contract/checkout';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { withDatabase } from '../../../tests/support/database';
import { conflictReason, ledgerFaults, order, shopSettings } from '../../../tests/support/ordering';
import { insertDelivery, insertShop, insertVariant, STORES } from '../../../tests/support/shop-data';
import { deliveryMethods, deliveryPrices } from '../../db/schema/delivery';
import { orderRows, orders } from '../../db/schema/orders';
import { deliveryCountries, settings } from '../../db/schema/reference';
import { storeHours, storeSpecialDays, stores } from '../../db/schema/stores';
import { processorsOf } from '../../payments/processors';
import { Refusal } from '../errors/refusals';
import { validateCart } from './cart-validation';

const database = withDatabase();
/** A Monday at 08:00 in Helsinki. */
const MONDAY = new Date('2026-11-23T06:00:00Z');
const OPEN = { opens: '10:00', closes: '18:00' };

beforeAll(async () => {
  const { db } = database();
  await insertShop(db);
  await db.insert(deliveryCountries).values({ code: 'gb', taxAreaId: 3, currency: 'eur', deliveryDays: {} });
  await insertDelivery(db, { slug: 'parcel-gb', countries: ['gb'] });
  await db.insert(settings).values([
    { key: 'repack_cost', value: '4.90' },
    { key: 'repack_free_from', value: '150' },
    { key: 'part_delivery_mode', value: '2,50' },
  ]);
  await db.update(stores).set({ pikanouto: true }).where(eq(stores.id, STORES.tampere));
  await db.insert(storeHours).values([1, 2, 3, 4, 5].map((weekday) => ({ ...OPEN, storeId: STORES.tampere, weekday })));
});

type Wish = { products: { productId: number; amount: number }[] } & Record<string, unknown>;

const validate = (wish: Wish, now = MONDAY) =>
  validateCart(
    database().db,
    checkoutRequest.parse({ country_code: 'fi', language_code: 'en', pageName: 'checkout', ...wish }),
    { caller: null, now, processors: processorsOf(shopSettings) },
  );

const one = (productId: number, amount = 1) => ({ products: [{ productId, amount }] });
const rowsOf = (id: number) =>
  database().db.select().from(orderRows).where(eq(orderRows.orderId, id)).orderBy(orderRows.line);
const written = async (id: number) => (await database().db.select().from(orders).where(eq(orders.id, id)))[0];

test('gift wrapping is a taxed row of the order, and free from its threshold on', async () => {
  const productId = await insertVariant(database().db, { stock: { [STORES.main]: 9 } });
  const cart = await validate({ ...one(productId), repack: true, delivery_method: 'home' });
  // 100.00, wrapping 4.90 and delivery 5.90; 25.5 % of each is 20.32, 1.00 and 1.20
  expect(cart.total.cents).toBe(11_080);
  expect(cart.tax).toEqual([{ percentage: 25.5, cents: 2252, display: 2252 }]);
  const placed = await order(database().db, { productId, total: 11_080, body: { repack: true } });
  expect((await rowsOf(placed.id)).map((row) => [row.kind, row.name, row.totalCents, row.taxCents])).toEqual([
    ['product', expect.stringMatching(/^Aapa Model/), 10_000, 2032],
    ['repack', 'Gift wrapping', 490, 100],
    ['delivery', 'Delivery home', 590, 120],
  ]);
  expect(await ledgerFaults(database().db)).toBe(0);
  const larger = await validate({ ...one(productId, 2), repack: true });
  expect(larger.services).toMatchObject([{ kind: 'repack', isChosen: true, price: { cents: 0 } }]);
  expect(larger.freeRepackCents).toBe(15_000);
});

test('an order is split only where something is at hand and something is not; the second parcel has its price', async () => {
  const { db } = database();
  const atHand = await insertVariant(db, { stock: { [STORES.main]: 9 } });
  const later = await insertVariant(db, { onOrder: true, shippingTimeDays: 14 });
  const parts = { delivery_extra_data: { part_delivery: true } };
  expect((await validate({ ...one(atHand), ...parts })).services.map(({ kind }) => kind)).toEqual(['repack']);
  const both = { products: [...one(atHand).products, ...one(later).products] };
  const whole = await validate(both);
  expect(whole.deliveryOffers.find(({ slug }) => slug === 'home')).toMatchObject({
    timeEstimate: '15–17 working days',
    // 24.11. is one working day away; the Independence Day is a Sunday this year
    dates: 'Mon 14.12. – Wed 16.12.',
  });
  const split = await validate({ ...both, ...parts });
  expect(split.deliveryOffers[0]?.timeEstimate).toBe('1–3 working days, the rest 15–17 working days');
  const placed = await order(db, { productId: atHand, total: 20_250, body: { ...both, ...parts } }, MONDAY);
  expect(await written(placed.id)).toMatchObject({ isPartDelivery: true });
  expect((await rowsOf(placed.id)).map(({ kind, name, totalCents }) => [kind, name, totalCents])).toEqual([
    ['product', expect.anything(), 10_000],
    ['product', expect.anything(), 10_000],
    ['delivery', 'Delivery in parts', 250],
    ['delivery', 'Delivery home', 0],
  ]);
});

test('stores say what lies there in the whole quantity and what is brought', async () => {
  const { db } = database();
  const here = await insertVariant(db, { stock: { [STORES.helsinki]: 1, [STORES.main]: 5 } });
  const cart = await validate(one(here));
  expect(cart.stores.map(({ name, here: rows, coming }) => [name, rows, coming])).toEqual([
    ['Tampere', [], [here]],
    ['Helsinki', [here], []],
  ]);
  expect((await validate(one(here, 2))).stores[1]).toMatchObject({ here: [], coming: [here] });
});

test('express pick-up is offered by the clock where everything lies, and only its stores can be chosen', async () => {
  const { db } = database();
  const productId = await insertVariant(db, { stock: { [STORES.tampere]: 1, [STORES.main]: 5 } });
  const express = { ...one(productId), pikanouto: true, delivery_method: 'store' };
  const cart = await validate(express);
  expect(cart.deliveryOffers.map(({ kind }) => kind)).toEqual(['store']);
  const note = 'Tampere: Mon 23.11. after 11:00 if you order by 09:00.';
  expect(cart.services.at(-1)).toMatchObject({ kind: 'pikanouto', isChosen: true, note });
  const wish = { productId, delivery: 'store', total: 10_000, body: { pikanouto: true } };
  await expect(order(db, { ...wish, location: String(STORES.helsinki) }, MONDAY)).rejects.toMatchObject({
    fields: { delivery_location: ['For express pick-up, choose a store that has all the items now.'] },
  });
  const placed = await order(db, { ...wish, location: String(STORES.tampere) }, MONDAY);
  expect(await written(placed.id)).toMatchObject({ isExpressPickup: true, shippingTime: 'Mon 23.11. after 11:00' });
  // the store's only one is sold now
  const { faults } = await validate(express);
  expect(faults).toMatchObject([{ kind: 'service' }]);
  await expect(order(db, { ...wish, location: String(STORES.tampere) }, MONDAY)).rejects.toBeInstanceOf(Refusal);
});

test('stores that are ready at the same time are named together', async () => {
  const { db } = database();
  await db.update(stores).set({ pikanouto: true }).where(eq(stores.id, STORES.helsinki));
  await db.insert(storeHours).values([1, 2].map((weekday) => ({ ...OPEN, storeId: STORES.helsinki, weekday })));
  const productId = await insertVariant(db, { stock: { [STORES.tampere]: 1, [STORES.helsinki]: 1 } });
  expect((await validate(one(productId))).services.at(-1)?.note).toBe(
    'Tampere, Helsinki: Mon 23.11. after 11:00 if you order by 09:00.',
  );
  await db.insert(storeSpecialDays).values({ storeId: STORES.helsinki, day: '2026-11-23' });
  expect((await validate(one(productId))).services.at(-1)?.note).toBe(
    'Tampere: Mon 23.11. after 11:00 if you order by 09:00. Helsinki: Tue 24.11. after 11:00 if you order by 09:00.',
  );
});

test('express pick-up knows the special days of a store', async () => {
  const { db } = database();
  const productId = await insertVariant(db, { stock: { [STORES.tampere]: 1 } });
  await db.insert(storeSpecialDays).values([
    { storeId: STORES.tampere, day: '2026-11-30' },
    { storeId: STORES.tampere, day: '2026-12-01', opens: '12:00', closes: '18:00' },
  ]);
  const cart = await validate({ ...one(productId), pikanouto: true }, new Date('2026-11-30T06:00:00Z'));
  expect(cart.services.at(-1)?.note).toBe('Tampere: Tue 1.12. after 12:00 if you order by 09:00.');
});

test('nothing is delivered to Northern Ireland, and a method does not reach the postcodes that it excludes', async () => {
  const { db } = database();
  const productId = await insertVariant(db, { stock: { [STORES.main]: 5 } });
  const gb = { ...one(productId), country_code: 'gb' };
  expect((await validate({ ...gb, postal_code: 'BA1 1AA' })).deliveryOffers).toHaveLength(1);
  const north = await validate({ ...gb, postal_code: 'bt1 1aa' });
  expect(north.deliveryOffers).toEqual([]);
  expect(north.faults).toMatchObject([{ kind: 'country', text: expect.stringContaining('Northern Ireland') }]);
  const home = db.select({ id: deliveryMethods.id }).from(deliveryMethods).where(eq(deliveryMethods.slug, 'home'));
  await db
    .update(deliveryPrices)
    .set({ excludedPostcodes: ['9998'] })
    .where(sql`${deliveryPrices.deliveryMethodId} = (${home}) and country = 'fi'`);
  const slugs = async (postal_code: string) =>
    (await validate({ ...one(productId), postal_code })).deliveryOffers.map(({ slug }) => slug);
  expect(await slugs('99980')).toEqual(['store', 'parcel']);
  expect(await slugs('99 800')).toContain('home');
});

test('the form’s postcode counts, whichever one the prices were asked for', async () => {
  const { db } = database();
  const productId = await insertVariant(db, { stock: { [STORES.main]: 5 } });
  const form = {
    first_name: 'A',
    last_name: 'B',
    address: 'C',
    postal_code: 'BT1 1AA',
    city: 'D',
    phone: '+44 20 7946 0000',
  };
  const body = { form: { ...form, email: 'a@example.com', delivery_method: 'parcel-gb' }, postal_code: 'BA1 1AA' };
  const attempt = order(db, { productId, country: 'gb', delivery: 'parcel-gb', body });
  expect(await conflictReason(attempt)).toBe('NOT_DELIVERABLE');
});
