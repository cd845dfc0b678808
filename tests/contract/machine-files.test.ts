import { modelBlockedCountries } from 'backend/db/schema/model-details';
import { variants } from 'backend/db/schema/variants';
import type { CallAnswer } from 'contract/call';
import type { getMerchantItems, getSiteAddresses } from 'contract/machine-files';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { SHOP } from './small-shop-catalogue';
import { withBackend } from './test-backend';

const backend = withBackend();

async function addresses(query: string) {
  const { status, body } = await backend().call(`/api/site-addresses/?${query}`);
  return { status, ...(body as CallAnswer<typeof getSiteAddresses>) };
}

async function items(query: string) {
  const { status, body } = await backend().call(`/api/merchant-items/?${query}`);
  return { status, ...(body as CallAnswer<typeof getMerchantItems>) };
}

test('sitemaps list only what everybody may see: neither hidden models nor those of a campaign', async () => {
  const { addresses: found } = await addresses('kind=product');
  const paths = found.map(({ paths: { fi } }) => fi);
  expect(paths.some((path) => path?.endsWith(`/${SHOP.shell.slug}`))).toBe(true);
  expect(paths.some((path) => path?.endsWith(`/${SHOP.hidden.slug}`))).toBe(false);
  expect(paths.some((path) => path?.endsWith(`/${SHOP.campaignOnly.slug}`))).toBe(false);
  expect((await addresses('kind=product&limit=0')).total).toBe(paths.length);
});

test('groups have the path of each language that has one', async () => {
  const { addresses: found } = await addresses('kind=group');
  expect(found.map(({ paths }) => paths)).toContainEqual({ fi: 'takit/kuoritakit', en: 'jackets/shells' });
});

test('addresses come in parts that together are complete', async () => {
  const { addresses: whole } = await addresses('kind=product');
  const slices = await Promise.all(
    Array.from({ length: whole.length }, (_, at) => addresses(`kind=product&limit=1&offset=${at}`)),
  );
  expect(slices.flatMap((slice) => slice.addresses)).toEqual(whole);
});

test.each(['product', 'brand', 'group', 'page'])(
  'addresses of a %s are counted separately, not by parts',
  async (kind) => {
    const { addresses: whole, total } = await addresses(`kind=${kind}`);
    expect(total).toBeNull();
    expect(await addresses(`kind=${kind}&limit=0`)).toEqual({ status: 200, total: whole.length, addresses: [] });
  },
);

test('a brand has an address in all six languages', async () => {
  const { addresses: found } = await addresses('kind=brand');
  expect(Object.keys(found[0]?.paths ?? {}).sort()).toEqual(['de', 'en', 'fi', 'fr', 'ru', 'sv']);
});

test.each(['kind=x', 'kind=product&limit=501', 'kind=product&offset=-1', 'kind=product&offset=99999999999'])(
  'an invalid part of the addresses is refused: %s',
  async (query) => {
    expect((await addresses(query)).status).toBe(400);
  },
);

test('a feed has the announced reduction, and for other countries the same net price', async () => {
  const finnish = await items('country=fi');
  const green = finnish.items.find(({ variantId }) => variantId === SHOP.shell.variants.greenM);
  expect(green).toMatchObject({ price: 200, salePrice: 150, availability: 'in_stock', condition: 'new' });
  expect(finnish.items.map(({ modelId }) => modelId)).not.toContain(SHOP.hidden.id);
  const american = await items('country=us');
  const untaxed = american.items.find(({ variantId }) => variantId === SHOP.shell.variants.greenM);
  expect(untaxed).toMatchObject({ price: 159.36, salePrice: 119.52 });
});

test('a feed leaves out products that are not delivered to its country', async () => {
  const { db } = backend().database;
  await db.insert(modelBlockedCountries).values([{ modelId: SHOP.shell.id, country: 'us' }]);
  const modelsFor = async (country: string) =>
    new Set((await items(`country=${country}`)).items.map(({ modelId }) => modelId));
  expect(await modelsFor('fi')).toContain(SHOP.shell.id);
  expect(await modelsFor('us')).not.toContain(SHOP.shell.id);
  expect(await modelsFor('us')).toContain(SHOP.outlet.id);
  await db.delete(modelBlockedCountries);
});

test.each([
  [2, 'out_of_stock'],
  [10, 'in_stock'],
  [999, 'out_of_stock'],
])('blocked stock that takes %i days is %s, as the cart sells it', async (shippingTimeDays, availability) => {
  const { db } = backend().database;
  const { variant } = SHOP.outlet;
  await db.update(variants).set({ blockedStock: true, shippingTimeDays }).where(eq(variants.id, variant));
  const { items: found } = await items('country=fi');
  expect(found.find(({ variantId }) => variantId === variant)).toMatchObject({ availability, availableFrom: null });
  await db.update(variants).set({ blockedStock: false, shippingTimeDays: 2 }).where(eq(variants.id, variant));
});

test('products made to order have a dispatch date, sold-out products have none', async () => {
  const { items: found } = await items('country=fi');
  const toOrder = found.find(({ variantId }) => variantId === SHOP.shell.variants.greenL);
  expect(toOrder?.availability).toBe('backorder');
  expect(Number.isNaN(Date.parse(toOrder?.availableFrom ?? ''))).toBe(false);
  expect(found.find(({ variantId }) => variantId === SHOP.soldOut.variant)?.availability).toBe('out_of_stock');
});

test('each part of a feed names the next, until the last', async () => {
  const { items: whole } = await items('country=fi');
  const parts: number[] = [];
  let after: number | null = 0;
  while (after !== null) {
    const part: Awaited<ReturnType<typeof items>> = await items(`country=fi&limit=1&after=${after}`);
    parts.push(...part.items.map(({ variantId }) => variantId));
    after = part.next;
  }
  expect(parts).toEqual(whole.map(({ variantId }) => variantId));
});

test('a country without delivery has no feed', async () => {
  expect((await items('country=zz')).status).toBe(404);
});
