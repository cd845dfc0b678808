import { convertPrice } from 'backend/catalogue/write/money';
import { amountOf, chargeOf } from 'backend/domain/pricing/display-currency';
import { toEuros, unitPrice } from 'backend/domain/pricing/pricing';
import { type ListedPriceRow, listedPrice } from 'backend/domain/pricing/variant-prices';
import { beforeAll, expect, test } from 'vitest';
import { toExactCents } from '~/api/cents';
import { toDisplayHundredths } from '~/locale/money';
import { type TestBackend, testBackend } from '../support/backend';
import { withDatabase } from '../support/database';
import { withImports } from '../support/imports';
import { newKey, orderBody } from '../support/order-body';
import { insertShop } from '../support/shop-data';

const database = withDatabase();
let backend: TestBackend;
beforeAll(async () => {
  await insertShop(database().db);
  backend = testBackend(database());
});
const { importLines } = withImports(database);
const now = new Date('2026-11-22T10:00:00Z');

/** The shown and charged price of one unit if the file's tax is the area's, computed from the file's amount to the end. */
function shownAndCharged(hundredths: number, currency: string, rate: number, tax: number): [number, number] {
  const rates = new Map([[currency, rate]]);
  const converted = convertPrice({ regularHundredths: hundredths, reducedHundredths: hundredths - 1 }, currency, {
    rates,
    homeTax: 25.5,
    taxOf: () => tax,
  });
  if ('problem' in converted) return [Number.NaN, Number.NaN];
  const { given, regularCents, discountCents } = converted.price;
  const row: ListedPriceRow = {
    regularCents,
    discountCents,
    fullCents: null,
    clubCents: null,
    startsMs: null,
    endsMs: null,
    isOwn: false,
    givenCurrency: given?.currency ?? null,
    givenTaxPercentage: given?.taxPercentage ?? null,
    givenRegularHundredths: given?.regularHundredths ?? null,
    givenDiscountHundredths: null,
  };
  const price = unitPrice(listedPrice({ ...row, discountCents: null }, { base: 25.5, area: tax, rates }), now);
  const shown = toDisplayHundredths(toExactCents(toEuros(price.activeCents)), { currency, rate });
  const display = { code: currency, rate, isChargeable: true };
  return [shown, chargeOf(amountOf(price.activeCents, display), display).hundredths];
}

test.each([
  ['usd', 1.1623, 0],
  ['usd', 1.08, 0],
  ['cad', 1.6197, 0],
  ['gbp', 0.87654, 0],
  ['huf', 391.2345, 27],
  ['ron', 5.0899, 21],
])('every price in %s, at %d per euro, is shown and charged as the file has it', (currency, rate, tax) => {
  for (let hundredths = 100 * Math.ceil(rate); hundredths < 12_000 * rate; hundredths += Math.ceil(7 * rate))
    expect(shownAndCharged(hundredths, currency, rate, tax)).toEqual([hundredths, hundredths]);
  for (let hundredths = 12_001; hundredths < 90_000_000; hundredths += 1_234_567)
    expect(shownAndCharged(hundredths, currency, rate, tax)).toEqual([hundredths, hundredths]);
});

test('whole kronor stay whole kronor', () => {
  for (let kronor = 2; kronor < 30_000; kronor += 13)
    expect(shownAndCharged(kronor * 100, 'sek', 11.1085, 25)).toEqual([kronor * 100, kronor * 100]);
});

/** The prices of the product page and the cart for a guest, and the charge, in hundredths of the currency. */
async function seenBy(sku: string, country: 'fi' | 'se' | 'us', currency: string, rate: number, area: number) {
  const { rows } = await database().pool.query(
    'select v.id, m.slug from variants v join models m on m.id = v.model_id where v.sku = $1',
    [sku],
  );
  const [{ id, slug }] = rows as [{ id: number; slug: string }];
  const page = await backend.send('GET', `/api/products/productmodel/${slug}/?taxAreaId=${area}`);
  expect(page.status).toBe(200);
  const [variant] = page.body['products'] as { prices: Record<string, { active: number; regular: number }> }[];
  const onPage = (euros: number | undefined) =>
    toDisplayHundredths(toExactCents(euros ?? Number.NaN), { currency, rate });
  const body = orderBody({ productId: id, country, currency, key: newKey() });
  const cart = await backend.send('POST', '/api/checkout/', { ...body, delivery_method: null });
  const [row] = cart.body['products'] as { display_price_minor: number }[];
  return {
    page: onPage(variant?.prices[area]?.active),
    before: onPage(variant?.prices[area]?.regular),
    cart: row?.display_price_minor,
    charge: cart.body['charge_minor'],
  };
}

test('an imported price is shown and charged exactly in its own country; other countries get the same net price', async () => {
  await importLines(
    ['sku,product_type,name,price,qty,special_price', 'KRONOR,simple,Kronor,199,5,', 'REA,simple,Rea,299,5,249'],
    { currency: 'sek' },
  );
  expect(await seenBy('KRONOR', 'se', 'sek', 11.5, 2)).toMatchObject({ page: 19_900, cart: 19_900, charge: 19_900 });
  expect(await seenBy('REA', 'se', 'sek', 11.5, 2)).toMatchObject({ page: 24_900, before: 29_900, cart: 24_900 });
  // 199 kr contain 25 % of tax: 13.84 € net, 17.37 € in Finland.
  expect(await seenBy('KRONOR', 'fi', 'eur', 1, 1)).toMatchObject({ page: 1737, cart: 1737 });
});

test('net dollars are shown and charged to the cent where there is no tax', async () => {
  const prices = Array.from({ length: 8 }, (_, index) => 1900 + index * 537);
  await importLines(
    [
      'sku,product_type,name,price,qty',
      ...prices.map(
        (hundredths) => `USD-${hundredths},simple,Dollars ${hundredths},${(hundredths / 100).toFixed(2)},5`,
      ),
    ],
    { currency: 'usd', tax: 'excluded' },
  );
  for (const hundredths of prices)
    expect(await seenBy(`USD-${hundredths}`, 'us', 'usd', 1.08, 3)).toMatchObject({
      page: hundredths,
      cart: hundredths,
      charge: hundredths,
    });
});

test('prices with the tax of a named country', async () => {
  await importLines(['sku,product_type,name,price,qty', 'EURSE,simple,Euros of Sweden,12.50,5'], { country: 'se' });
  expect(await seenBy('EURSE', 'se', 'eur', 1, 2)).toMatchObject({ page: 1250, cart: 1250, charge: 1250 });
  expect(await seenBy('EURSE', 'fi', 'eur', 1, 1)).toMatchObject({ page: 1255, cart: 1255 });
});
