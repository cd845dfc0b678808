import type { CallAnswer } from 'contract/call';
import type { getMerchantItems, getSiteAddresses } from 'contract/machine-files';
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

test('only what anybody may see has an address: neither hidden models nor those of a campaign', async () => {
  const { total, addresses: found } = await addresses('kind=product');
  const paths = found.map(({ paths: { fi } }) => fi);
  expect(paths.some((path) => path?.endsWith(`/${SHOP.shell.slug}`))).toBe(true);
  expect(paths.some((path) => path?.endsWith(`/${SHOP.hidden.slug}`))).toBe(false);
  expect(paths.some((path) => path?.endsWith(`/${SHOP.campaignOnly.slug}`))).toBe(false);
  expect(total).toBe(paths.length);
});

test('groups have the path of each language that has one', async () => {
  const { addresses: found } = await addresses('kind=group');
  expect(found.map(({ paths }) => paths)).toContainEqual({ fi: 'takit/kuoritakit', en: 'jackets/shells' });
});

test('addresses come in slices that together are the whole', async () => {
  const { addresses: whole, total } = await addresses('kind=product');
  const slices = await Promise.all(
    Array.from({ length: total }, (_, at) => addresses(`kind=product&limit=1&offset=${at}`)),
  );
  expect(slices.flatMap((slice) => slice.addresses)).toEqual(whole);
  expect((await addresses('kind=product&limit=0')).addresses).toEqual([]);
});

test.each(['kind=x', 'kind=product&limit=501', 'kind=product&offset=-1', 'kind=product&offset=99999999999'])(
  'a slice that nobody needs is refused: %s',
  async (query) => {
    expect((await addresses(query)).status).toBe(400);
  },
);

test('a feed tells the announced reduction, and of other countries the same net price', async () => {
  const finnish = await items('country=fi');
  const green = finnish.items.find(({ variantId }) => variantId === SHOP.shell.variants.greenM);
  expect(green).toMatchObject({ price: 200, salePrice: 150, availability: 'in_stock', condition: 'new' });
  expect(finnish.items.map(({ modelId }) => modelId)).not.toContain(SHOP.hidden.id);
});

test('what is made to order can be sent on a day that is told, what is sold out on none', async () => {
  const { items: found } = await items('country=fi');
  const toOrder = found.find(({ variantId }) => variantId === SHOP.shell.variants.greenL);
  expect(toOrder?.availability).toBe('backorder');
  expect(Number.isNaN(Date.parse(toOrder?.availableFrom ?? ''))).toBe(false);
  expect(found.find(({ variantId }) => variantId === SHOP.soldOut.variant)?.availability).toBe('out_of_stock');
});

test('the parts of a feed follow one another until there is none', async () => {
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

test('a country that is not delivered to has no feed', async () => {
  expect((await items('country=zz')).status).toBe(404);
});
