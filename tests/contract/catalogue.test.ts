import { stock } from 'backend/db/schema/stock';
import { variants } from 'backend/db/schema/variants';
import type { CallAnswer } from 'contract/call';
import type { getProductModel } from 'contract/catalogue';
import type { ProductCardWire } from 'contract/listing';
import { eq } from 'drizzle-orm';
import lz from 'lz-string';
import { expect, test } from 'vitest';
import { TOKENS } from './small-shop';
import { SHOP } from './small-shop-catalogue';
import { bearer, withBackend } from './test-backend';

const backend = withBackend();
type Model = CallAnswer<typeof getProductModel>;

async function readModel(slug: string, taxAreaId = 1, headers: Record<string, string> = {}) {
  const answer = await backend().call(`/api/products/productmodel/${slug}/?taxAreaId=${taxAreaId}`, { headers });
  return { status: answer.status, body: answer.body as Model };
}

test('a product page has prices of the tax area, with the lowest of the 30 days before the reduction', async () => {
  const { status, body } = await readModel(SHOP.shell.slug);
  expect(status).toBe(200);
  const green = body.products.find((variant) => variant.variantId === SHOP.shell.variants.greenM);
  expect(green?.prices['1']).toEqual({
    active: 150,
    club: 140,
    regular: 200,
    discount_value: 50,
    discount_free: 200,
    lowest_30_days: 180,
  });
  expect(body.prices['1']?.active).toBe(150);
});

test('prices of another tax area keep the net price', async () => {
  const { body } = await readModel(SHOP.shell.slug, 2);
  const blue = body.products.find((variant) => variant.variantId === SHOP.shell.variants.blueM);
  expect(blue?.prices['2']?.active).toBe(200);
  expect(body.prices['2']?.lowest_30_days).toBe(143.43);
});

test('availability: stock, on order, and only at a supplier', async () => {
  const { body } = await readModel(SHOP.shell.slug);
  const [greenM, greenL, blueM] = [11, 12, 13].map((id) => body.products.find((one) => one.variantId === id));
  expect(greenM).toMatchObject({ isOrderable: true, orderableQuantity: 5, inStock: true, onlyFromExtStock: false });
  expect(greenM?.inStockStores.map((store) => store.slug)).toEqual(['verkkokauppa', 'helsinki']);
  expect(greenL).toMatchObject({ isOrderable: true, orderableQuantity: null, inStock: false });
  expect(greenL?.shippingTime).toEqual({ text: 'noin kuukausi', string: 'noin kuukausi', number: 30 });
  expect(blueM).toMatchObject({ isOrderable: true, orderableQuantity: 4, onlyFromExtStock: true });
});

test('guests see which stores have a product, staff how many units', async () => {
  const forGuest = await readModel(SHOP.shell.slug);
  const forStaff = await readModel(SHOP.shell.slug, 1, bearer(TOKENS.staff));
  const quantities = (model: Model) => model.products[0]?.storeAvailability.map((store) => store.quantity);
  expect(quantities(forGuest.body)).toEqual([1, 1]);
  expect(quantities(forStaff.body)).toEqual([3, 2]);
  expect(JSON.stringify(forGuest.body)).not.toContain('detailedStocks');
  expect(forStaff.body.products[0]?.detailedStocks).toEqual({ '1': 2, '20': 3 });
});

test.each([
  ['nobody', {}],
  ['a member', bearer(TOKENS.member)],
  ['an expired staff token', bearer(TOKENS.expired)],
  ['a revoked staff token', bearer(TOKENS.revoked)],
  ['a made-up token', bearer('staff-token-0123456789abcdeg')],
])('a non-public model is not shown to %s', async (_, headers) => {
  const { status, body } = await readModel(SHOP.hidden.slug, 1, headers);
  expect([status, body]).toEqual([404, { detail: 'Not found.', reason: 'NOT_PUBLIC' }]);
});

test('staff previews a non-public model; a preview parameter alone opens nothing', async () => {
  expect((await readModel(SHOP.hidden.slug, 1, bearer(TOKENS.staff))).body.isPublic).toBe(false);
  const asked = await backend().call(`/api/products/productmodel/${SHOP.hidden.slug}/?taxAreaId=1&preview=1`);
  expect(asked.status).toBe(404);
});

test('texts come in the language, otherwise in English, otherwise as written', async () => {
  const swedish = await readModel(SHOP.shell.slug, 1, { 'accept-language': 'sv' });
  expect(swedish.body.translated_fields.name).toBe('Blizzard');
  expect(swedish.body.products[0]?.color).toBe('Green');
  expect((await readModel(SHOP.soldOut.slug, 1, { 'accept-language': 'sv' })).body.translated_fields.name).toBe(
    'Loppu',
  );
});

test('an unknown tax area, slug or parameter is refused, never a fault', async () => {
  expect((await readModel(SHOP.shell.slug, 77)).status).toBe(400);
  expect((await readModel('ei-ole')).status).toBe(404);
  const wrong = ['taxAreaId=x', 'taxAreaId=99999999999', '', 'taxAreaId=1&taxAreaId=2', 'taxAreaId=1&preview=%00'];
  for (const query of wrong) {
    const { status } = await backend().call(`/api/products/productmodel/${SHOP.shell.slug}/?${query}`);
    expect([query, status]).toEqual([query, 400]);
  }
});

const listQuery = { source: 'ProductGroup', slug: 'takit', language: 'fi', taxAreaId: 1 };
const compressed = (query: unknown) =>
  `/api/products/productmodellist/?query=${lz.compressToEncodedURIComponent(JSON.stringify(query))}`;

test('a group lists the public models of the groups below it, the same by GET and POST', async () => {
  const byGet = await backend().call(compressed(listQuery));
  const byPost = await backend().call('/api/products/productmodellist/', { body: listQuery });
  expect(byGet.body).toEqual(byPost.body);
  expect((byGet.body as { id: number }[]).map((card) => card.id)).toEqual([1, 4, 5]);
});

test('a card has the lowest price of the orderable variants, and their colours, sizes and stores', async () => {
  const { body } = await backend().call(compressed(listQuery));
  const [shell, soldOut, outlet] = body as ProductCardWire[];
  expect(shell).toMatchObject({
    name: 'Tuisku',
    path: 'aapa/tuisku-kuoritakki',
    price: { active: 150, reference: 200, type: 'discount', club: 140 },
    fromPrefix: true,
    sizes: ['M', 'L'],
    stocks: ['verkkokauppa', 'helsinki'],
    description: 'Kestää.',
    rating: 4.5,
    ratingCount: 3,
    productGroupIds: [2],
    properties: [{ slug: 'weight', value: 450, kind: 'range' }, { slug: 'materiaali' }],
    tags: [{ name: 'Uutuus', bgColor: '#000000', textColor: '#ffffff' }],
    isSoldOut: false,
  });
  expect(shell?.colors.map((color) => color.name)).toEqual(['Vihreä', 'Sininen']);
  expect(soldOut).toMatchObject({ isSoldOut: true });
  expect(outlet).toMatchObject({ price: { active: 40, reference: null, type: 'outlet' }, isSoldOut: false });
});

test('values of a property are translated and have the same keys in all languages', async () => {
  const materials = async (language: string) => {
    const { body } = await backend().call(compressed({ ...listQuery, id: 1, language }));
    return (body as ProductCardWire[]).flatMap(({ properties }) =>
      properties.flatMap(({ slug, value, key }) => (slug === 'materiaali' ? [[value, key]] : [])),
    );
  };
  expect(await materials('fi')).toEqual([
    ['Kierrätetty polyamidi', 'recycled-polyamide'],
    ['Villa', 'villa'],
  ]);
  for (const language of ['en', 'sv', 'de', 'fr', 'ru']) {
    expect(await materials(language), language).toEqual([
      ['Recycled polyamide', 'recycled-polyamide'],
      ['Villa', 'villa'],
    ]);
  }
  const { body } = await backend().call('/api/resources/');
  expect((body as { propertyTypes: unknown[] }).propertyTypes).toMatchObject([
    { slug: 'weight' },
    {
      slug: 'materiaali',
      translated_slugs: [
        { language: 'de', slug: 'obermaterial' },
        { language: 'fi', slug: 'materiaali' },
      ],
    },
  ]);
});

test.each([
  [2, true],
  [10, false],
])('a card whose only stock is blocked and takes %i days is sold out: %s, in any store', async (days, isSoldOut) => {
  const { db } = backend().database;
  const { variant } = SHOP.outlet;
  const cardOfOutlet = async () =>
    ((await backend().call(compressed(listQuery))).body as ProductCardWire[]).find(({ id }) => id === SHOP.outlet.id);
  await db.update(variants).set({ blockedStock: true, shippingTimeDays: days }).where(eq(variants.id, variant));
  expect(await cardOfOutlet()).toMatchObject({ isSoldOut, stocks: ['verkkokauppa'] });
  await db.delete(stock).where(eq(stock.variantId, variant));
  await db.update(variants).set({ onOrder: true }).where(eq(variants.id, variant));
  expect(await cardOfOutlet()).toMatchObject({ isSoldOut, stocks: [] });
  await db.insert(stock).values({ variantId: variant, storeId: 20, quantity: 9 });
  const before = { blockedStock: false, shippingTimeDays: 2, onOrder: false };
  await db.update(variants).set(before).where(eq(variants.id, variant));
});

test('members see the club price next to the regular one', async () => {
  const { body } = await backend().call(compressed(listQuery), { headers: bearer(TOKENS.member) });
  expect((body as { price: unknown }[])[0]?.price).toEqual({ active: 140, reference: 200, type: 'club', club: 140 });
});

test('a search list has the requested order and shows non-public models to staff only', async () => {
  const query = { source: 'Search', language: 'fi', taxAreaId: 1, sortIds: [5, 2, 1, 777] };
  const idsFor = async (headers: Record<string, string>) =>
    ((await backend().call(compressed(query), { headers })).body as { id: number }[]).map((card) => card.id);
  expect(await idsFor({})).toEqual([5, 1]);
  expect(await idsFor(bearer(TOKENS.staff))).toEqual([5, 2, 1]);
});

test('a brand’s list is found by slug; an unknown brand has an empty list', async () => {
  const list = async (query: object) => (await backend().call(compressed({ ...listQuery, ...query }))).body;
  expect(await list({ source: 'Manufacturer', slug: 'AAPA' })).toHaveLength(3);
  expect(await list({ source: 'Manufacturer', slug: 'ei-ole' })).toEqual([]);
  expect(await list({ slug: 'ei/ole' })).toEqual([]);
});

test('an invalid compressed query is refused', async () => {
  const bomb = lz.compressToEncodedURIComponent('a'.repeat(1_500_000));
  const nested = lz.compressToEncodedURIComponent('['.repeat(100_000));
  const prototype = lz.compressToEncodedURIComponent('{"__proto__":{"source":"Search"}}');
  const wrong = ['', 'N', '%%%', '<script>', 'A'.repeat(3000), bomb, nested, prototype, 'N4Ig', '-'.repeat(1999)];
  for (const query of wrong) {
    const { status } = await backend().call(`/api/products/productmodellist/?query=${encodeURIComponent(query)}`);
    expect([query.slice(0, 20), status]).toEqual([query.slice(0, 20), 400]);
  }
});

test('search takes wildcards literally and finds by name, brand, article number and stem', async () => {
  const idsOf = async (text: string, language = 'fi') => {
    const { body } = await backend().call(`/api/search/?text=${encodeURIComponent(text)}`, {
      headers: { 'accept-language': language },
    });
    return (body as { ids: number[] }).ids;
  };
  expect(await idsOf('tuisku')).toEqual([1]);
  expect(await idsOf('aapa'), '4 is sold out').toEqual([1, 5, 4]);
  expect(await idsOf('TUI-1-G')).toEqual([1]);
  expect(await idsOf('blizzards', 'en')).toEqual([1]);
  expect(await idsOf('100 %')).toEqual([5]);
  for (const text of ['%', '_', '\\', "'", '%%%', ' ', '\u200b', '!&|:*()']) {
    expect([text, await idsOf(text)]).toEqual([text, []]);
  }
});

test('a search suggests groups, brands and products', async () => {
  const { body } = await backend().call('/api/search/?text=kuori&suggest=1');
  expect(body).toMatchObject({ groups: [{ name: 'Kuoritakit', path: 'takit/kuoritakit', count: 3 }], brands: [] });
  const byName = await backend().call('/api/search/?text=tuisku&suggest=1');
  expect(byName.body).toMatchObject({ products: [{ id: 1, path: 'aapa/tuisku-kuoritakki', price: null }] });
});

test('suggested products have the prices of their cards, with the area’s taxes, for guests and for members', async () => {
  for (const area of [1, 2]) {
    const { body } = await backend().call(`/api/search/?text=tuisku&suggest=1&taxAreaId=${area}`);
    const [suggested] = (body as { products: { price: number; club: number; fromPrefix: boolean }[] }).products;
    const query = { source: 'Search', language: 'fi', taxAreaId: area, sortIds: [1] };
    const cardFor = async (headers: Record<string, string>) => {
      const list = await backend().call('/api/products/productmodellist/', { method: 'POST', body: query, headers });
      return (list.body as ProductCardWire[])[0];
    };
    const forGuests = await cardFor({});
    expect(suggested).toMatchObject({ price: forGuests?.price.active, fromPrefix: forGuests?.fromPrefix });
    expect(suggested?.club).toBe((await cardFor(bearer(TOKENS.member)))?.price.active);
    expect(suggested?.club).toBeLessThan(suggested?.price ?? 0);
  }
});
