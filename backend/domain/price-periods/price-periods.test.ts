import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { watchAnnouncements } from '../../../tests/support/announcements';
import { atOnce } from '../../../tests/support/at-once';
import { type TestBackend, testBackend } from '../../../tests/support/backend';
import { withDatabase } from '../../../tests/support/database';
import { insertShop, insertVariant } from '../../../tests/support/shop-data';
import { type SignedIn, signedIn } from '../../../tests/support/signed-in';
import { periodForm } from '../../../tests/support/site-forms';
import { models } from '../../db/schema/models';
import { pricePeriods } from '../../db/schema/price-periods';
import { priceHistory, prices } from '../../db/schema/prices';
import { variants } from '../../db/schema/variants';
import type { SiteEditor } from '../content/site-editor';
import { readVariantPrices } from '../pricing/variant-prices';
import { carryOutPeriods, endPeriod } from './due-periods';
import { planPeriod } from './plan-period';

const database = withDatabase();
const DAY_MS = 86_400_000;
/** Noon in Helsinki. */
const NOW = new Date('2026-11-26T10:00:00Z');
const later = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
const on = (days: number, time = '12:00') => ({ day: later(days).toISOString().slice(0, 10), time });
const at = (now: Date): SiteEditor => ({ actor: 'staff:1', now, language: 'en', ownHosts: new Set() });

let made = 0;
let slug = '';
let variantId = 0;
beforeAll(() => insertShop(database().db));
beforeEach(async () => {
  slug = `tent-${++made}`;
  const { db } = database();
  variantId = await insertVariant(db, { slug, regularCents: 40_000, clubCents: 38_000 });
  const history = { variantId, taxAreaId: 1, priceCents: 40_000, validFrom: later(-100) };
  await db.insert(priceHistory).values(history);
});

const plan = (change: Parameters<typeof periodForm>[0], now = NOW) =>
  planPeriod(
    database().db,
    { key: `period-form-key-${++made}`, form: periodForm({ model: slug, ...change }) },
    at(now),
  );
const price = async (now: Date) => (await readVariantPrices(database().db, [variantId], 1, now)).get(variantId);
const model = async () => {
  const { db } = database();
  const [row] = await db
    .select({ isOutlet: models.belongsToOutlet, endsAt: models.priceEndingAt })
    .from(models)
    .innerJoin(variants, eq(variants.modelId, models.id))
    .where(eq(variants.id, variantId));
  return row;
};
const history = async () =>
  database()
    .db.select({ cents: priceHistory.priceCents, from: priceHistory.validFrom, to: priceHistory.validTo })
    .from(priceHistory)
    .where(eq(priceHistory.variantId, variantId))
    .orderBy(priceHistory.validFrom);

test('a planned reduction begins and ends at its times, and the 30 days’ lowest price stays true', async () => {
  await plan({ price: '300', starts: on(2), ends: on(4) });
  expect(await price(later(1))).toMatchObject({ activeCents: 40_000 });
  await carryOutPeriods(database().db, later(2));
  expect(await price(later(3))).toMatchObject({ activeCents: 30_000, regularCents: 40_000, lowest30DaysCents: 40_000 });
  expect((await model())?.endsAt).toEqual(later(4));
  await carryOutPeriods(database().db, new Date(later(4).getTime() + 7_000));
  expect(await price(later(5))).toMatchObject({ activeCents: 40_000, lowest30DaysCents: null });
  expect(await history()).toEqual([
    { cents: 40_000, from: later(-100), to: later(2) },
    { cents: 30_000, from: later(2), to: later(4) },
    { cents: 40_000, from: later(4), to: null },
  ]);
  await plan({ price: '350', starts: on(10), ends: on(12) }, later(6));
  await carryOutPeriods(database().db, later(10));
  expect(await price(later(11))).toMatchObject({ activeCents: 35_000, lowest30DaysCents: 30_000 });
});

test('one that begins now is in force at once, every copy of the shop hears of it, and it can be ended early', async () => {
  const announced = await watchAnnouncements(database());
  const { id } = await plan({ price: '300', starts: on(-1), ends: on(1) });
  expect(await price(NOW)).toMatchObject({ activeCents: 30_000 });
  expect(await announced.told()).toEqual(['']);
  expect(await endPeriod(database().db, id, at(later(0.5)))).toBe(true);
  expect(await price(later(0.6))).toMatchObject({ activeCents: 40_000 });
  expect(await carryOutPeriods(database().db, later(2))).toBe(0);
  await announced.close();
});

test('two times that overlap are refused with the time that is taken, also when both come at once', async () => {
  await plan({ price: '300', starts: on(2), ends: on(4) });
  await expect(plan({ price: '310', starts: on(3), ends: on(6) })).rejects.toMatchObject({
    fields: { 'starts.day': [expect.stringContaining('28.11.2026')] },
  });
  await expect(plan({ kind: 'club', price: '290', starts: on(3), ends: on(6) })).resolves.toBeDefined();
  await expect(plan({ kind: 'outlet', price: '290', starts: on(4), ends: on(6) })).resolves.toBeDefined();
  const again = () =>
    plan({ price: '250', starts: on(20), ends: on(22) }).then(
      () => true,
      () => false,
    );
  const answers = await atOnce(database().db, pricePeriods, [again, again, again]);
  expect(answers.filter(Boolean)).toHaveLength(1);
});

test('a reduction of another source is not overwritten', async () => {
  await database()
    .db.update(prices)
    .set({ discountCents: 39_000, discountEndsAt: later(3) })
    .where(eq(prices.variantId, variantId));
  await expect(plan({ price: '300', starts: on(2), ends: on(4) })).rejects.toMatchObject({
    fields: { 'starts.day': [expect.stringContaining('not made here')] },
  });
});

test('an outlet price marks the product while it lasts; a club price gives the former one back', async () => {
  await plan({ kind: 'outlet', price: '200', starts: on(-1), ends: on(2) });
  expect((await model())?.isOutlet).toBe(true);
  await plan({ kind: 'club', price: '190', starts: on(-1), ends: on(1) });
  expect(await price(NOW)).toMatchObject({ activeCents: 20_000, clubCents: 19_000 });
  await carryOutPeriods(database().db, later(3));
  expect((await model())?.isOutlet).toBe(false);
  expect(await price(later(3))).toMatchObject({ activeCents: 40_000, clubCents: 38_000 });
});

test('what is wrong is refused at its field', async () => {
  const refused = (change: Parameters<typeof plan>[0]) =>
    plan(change).then(
      () => [],
      (error: { fields: object }) => Object.keys(error.fields).sort(),
    );
  const span = { starts: on(1), ends: on(2) };
  expect(await refused({ ...span, price: '400' })).toEqual(['price']);
  expect(await refused({ ...span, price: '' })).toEqual(['price']);
  expect(await refused({ ...span, price: '', own: [{ variant: String(variantId), price: '-1' }] })).toEqual(['own.0']);
  expect(await refused({ price: '300', starts: on(3), ends: on(2) })).toEqual(['ends.day']);
  expect(await refused({ price: '300', starts: on(-3), ends: on(-2) })).toEqual(['ends.day']);
  expect(await refused({ price: '300', starts: { day: '31.2.2026', time: '' }, ends: { day: '', time: '' } })).toEqual([
    'ends.day',
    'starts.day',
  ]);
  expect(await refused({ ...span, model: 'nothing', price: '300' })).toContain('model');
});

let backend: TestBackend;
let aino: SignedIn;
beforeAll(async () => {
  aino = await signedIn(database().db, { email: 'aino@hanki.example', isStaff: true, isAdmin: true });
  backend = testBackend(database());
});
afterAll(() => backend.close());

test('the desk lists periods with their state, and the variants of a product with their prices', async () => {
  const { id } = await plan({ price: '300', starts: on(-1), ends: on(300) });
  const { body } = await backend.send('GET', `/api/customer/desk/periods/?model=${slug}`, undefined, aino.headers);
  const listed = (body['periods'] as { id: number }[]).find((each) => each.id === id);
  expect(listed).toMatchObject({ kind: 'discount', state: 'running', lowest: 300, highest: 300, variants: 1 });
  expect(body['model']).toMatchObject({ variants: [{ id: variantId, price: 400 }] });
});
