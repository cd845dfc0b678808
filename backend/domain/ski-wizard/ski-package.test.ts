import { checkoutRequest } from 'contract/checkout';
import { asc, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { insertBundle } from '../../../tests/support/bundles';
import { withDatabase } from '../../../tests/support/database';
import { order, shopSettings } from '../../../tests/support/ordering';
import { insertShop } from '../../../tests/support/shop-data';
import { insertWizardProduct } from '../../../tests/support/ski-wizard';
import { orderRows } from '../../db/schema/orders';
import { settings } from '../../db/schema/reference';
import { processorsOf } from '../../payments/processors';
import { validateCart } from '../cart/cart-validation';
import { readCompatibleProducts } from './compatible-products';
import { packageDiscountOf, packagePartCents } from './ski-package';

const database = withDatabase();

const ALPINE = { mounts: ['flat'], soles: ['gripwalk'] };
let ids: { skis: number; combo: number; bindings: number; pins: number; boots: number; nordicBoots: number };

beforeAll(async () => {
  const { db } = database();
  await insertShop(db);
  await db.insert(settings).values({ key: 'ski_package_discount', value: '10' });
  const skis = { part: 'skis', waistMm: 84, mounts: ['flat'] } as const;
  ids = {
    skis: await insertWizardProduct(db, skis, { regularCents: 50_000 }),
    combo: await insertWizardProduct(db, { part: 'skis', soles: ['gripwalk'] }, { regularCents: 30_000 }),
    bindings: await insertWizardProduct(
      db,
      { part: 'bindings', ...ALPINE, brakeMm: 95, soleMm: [260, 340] },
      {
        ...{ regularCents: 20_000, discountCents: 15_000 },
      },
    ),
    pins: await insertWizardProduct(db, { part: 'bindings', mounts: ['flat'], soles: ['pin'] }),
    boots: await insertWizardProduct(
      db,
      { part: 'boots', soles: ['gripwalk'], soleLengthMm: 305 },
      { regularCents: 33_333, clubCents: 28_000 },
    ),
    nordicBoots: await insertWizardProduct(db, { part: 'boots', sport: 'nordic', soles: ['nnn'] }),
  };
});

function validated(id: string, amount = 1) {
  const bundles = [{ uid: '1', id, amount }];
  const cart = { products: [], bundles, country_code: 'fi', language_code: 'en', currency_code: 'eur' };
  const request = checkoutRequest.parse({ ...cart, pageName: 'cart' });
  const processors = processorsOf(shopSettings);
  return validateCart(database().db, request, { caller: null, now: new Date(), processors });
}

/** The regular prices less 10 %, but no more than each costs now: 450.00 + 150.00 + 300.00. */
const PACKAGE_CENTS = 45_000 + 15_000 + 30_000;

const asked = (choice: { skis?: number; bindings?: number; boots?: number }) =>
  readCompatibleProducts(
    database(),
    { sport: 'alpine', skis: undefined, bindings: undefined, boots: undefined, ...choice },
    1,
    new Date(),
  );

test('a part of a package costs its regular price less the discount, or what it costs alone if that is less', () => {
  const part = { regularCents: 20_000, activeCents: 20_000, allowDiscount: true };
  expect(packagePartCents(part, 10)).toBe(18_000);
  expect(packagePartCents({ ...part, activeCents: 15_000 }, 10)).toBe(15_000);
  expect(packagePartCents({ ...part, allowDiscount: false }, 10)).toBe(20_000);
  expect(packagePartCents({ ...part, regularCents: 33_333, activeCents: 33_333 }, 12.5)).toBe(29_166);
});

test.each([
  ['10', 10],
  ['7,5', 7.5],
  ['', 0],
  ['-5', 0],
  ['95', 0],
  ['ten', 0],
  [undefined, 0],
])('the setting %j is a discount of %d per cent', (value, percentage) => {
  expect(packageDiscountOf(value)).toBe(percentage);
});

test('the cart and the order cost what the wizard promised', async () => {
  const { db } = database();
  const { skis, bindings, boots } = ids;
  const promised = await asked({ skis, bindings, boots });
  expect(promised).toMatchObject({ regularCents: 103_333, discountCents: PACKAGE_CENTS });
  const id = `${skis}-${bindings}-${boots}`;
  const { bundles, rows, faults, total } = await validated(id);
  expect(faults).toEqual([]);
  expect(bundles[0]).toMatchObject({ label: { name: 'Ski package', brand: '' }, unit: { cents: PACKAGE_CENTS } });
  expect(bundles[0]?.reference?.cents).toBe(50_000 + 15_000 + 33_333);
  expect(rows.map(({ unit }) => unit.cents)).toEqual([45_000, 15_000, 30_000]);
  expect(total.cents).toBe(PACKAGE_CENTS);
  const body = { products: [], bundles: [{ uid: '1', id, amount: 1 }] };
  const placed = await order(db, { productId: skis, total: PACKAGE_CENTS, body });
  const written = await db
    .select()
    .from(orderRows)
    .where(eq(orderRows.orderId, placed.id))
    .orderBy(asc(orderRows.line));
  expect(written.filter(({ kind }) => kind === 'product').map((row) => [row.bundleName, row.totalCents])).toEqual([
    ['Ski package', 45_000],
    ['Ski package', 15_000],
    ['Ski package', 30_000],
  ]);
});

test('skis that come with bindings are a package with boots', async () => {
  const { combo, boots } = ids;
  expect((await asked({ skis: combo, boots })).discountCents).toBe(27_000 + 30_000);
  expect((await validated(`${combo}-${boots}`)).total.cents).toBe(57_000);
});

test('what does not fit, is not whole or is of two sports is no package', async () => {
  const { skis, combo, bindings, pins, boots, nordicBoots } = ids;
  const gone = ['A bundle in your cart is no longer sold like that, so we removed it.'];
  const wrong = [
    [skis, boots],
    [skis, bindings],
    [skis, pins, boots],
    [combo, bindings, boots],
    [skis, bindings, nordicBoots],
    [skis, skis, boots],
  ];
  for (const parts of wrong) {
    const { faults } = await validated(parts.join('-'));
    expect(
      faults.map(({ text }) => text),
      parts.join('-'),
    ).toEqual(gone);
  }
  expect((await asked({ skis, bindings: pins, boots })).discountCents).toBeNull();
});

test('two parts cost what they cost alone', async () => {
  const { skis, bindings } = ids;
  expect(await asked({ skis, bindings })).toMatchObject({ regularCents: 70_000, discountCents: 65_000 });
});

test('a package that the shop sells as a bundle has the price of the bundle, in the wizard as in the cart', async () => {
  const { db } = database();
  const skis = await insertWizardProduct(db, { part: 'skis', waistMm: 90, mounts: ['flat'] });
  const { bindings, boots } = ids;
  await insertBundle(db, [skis, bindings, boots], { regularCents: 39_900, name: 'Slope set' });
  const now = new Date(Date.now() + 600_000);
  const choice = { sport: 'alpine' as const, skis, bindings, boots };
  expect((await readCompatibleProducts(database(), choice, 1, now)).discountCents).toBe(39_900);
  expect((await validated(`${skis}-${bindings}-${boots}`)).total.cents).toBe(39_900);
});
