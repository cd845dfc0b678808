import { expect, test, vi } from 'vitest';
import { createSharedCache } from '~/api/request';
import type { ScreenName } from '~/routing/screens';
import type { ShopContext } from '~/server/context.server';
import { readAddress, requireOwnAddress } from './product-address.server';

vi.stubEnv('LOG_LEVEL', 'silent');

/** A visit to an address of a shop with one gift campaign, `joulu`. */
function visit(screen: ScreenName, params: Record<string, string>, search = '') {
  const send = async (request: Request) =>
    request.url.endsWith('/category/joulu/')
      ? Response.json({ name: 'Joululahja', campaign: { name: 'Yritys Oy' } })
      : Response.json({ detail: 'Not found.' }, { status: 404 });
  return {
    api: { send, language: 'fi', cache: createSharedCache() },
    language: 'fi',
    screen,
    params,
    shared: true,
    t: () => (key: string) => key,
    url: new URL(`http://fi.localhost/x/${search}`),
  } as unknown as ShopContext;
}

const found = { slug: 'ilves', isBundle: false, manufacturer: { slug: 'vuono' } };

/** The addresses of the found product's page, or where its address redirects to. */
async function arrive(context: ShopContext, model = found) {
  try {
    return await requireOwnAddress(context, await readAddress(context), model);
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return thrown.headers.get('Location') ?? thrown.status;
  }
}

test('the first segment is the manufacturer and the last one the product, whatever is between', async () => {
  const address = await readAddress(visit('catchAll', { slug: 'Vuono/kengat/ilves' }));
  expect(address).toEqual({ manufacturer: 'vuono', slug: 'ilves', campaign: null, parent: '/Vuono/kengat/' });
  expect(await arrive(visit('catchAll', { slug: 'Vuono/kengat/ilves' }))).toEqual({
    path: '/Vuono/kengat/ilves/',
    canonical: '/vuono/ilves/',
  });
});

test('a wrong manufacturer leads to the right one, with the parameters', async () => {
  expect(await arrive(visit('catchAll', { slug: 'aapa/ilves' }, '?size=l'))).toBe('/vuono/ilves/?size=l');
  const old = visit('oldProduct', { manufacturer: 'aapa', slug: 'ilves' }, '?size=l');
  expect(await arrive(old)).toBe('/vanha/vuono/ilves/?size=l');
});

test('the old page of a product is its own page, with the canonical address of the new one', async () => {
  const old = visit('oldProduct', { manufacturer: 'vuono', slug: 'ilves' });
  expect(await arrive(old)).toEqual({ path: '/vanha/vuono/ilves/', canonical: '/vuono/ilves/' });
});

test('a bundle is redirected to the old path of the same page, and stays there', async () => {
  const bundle = { ...found, isBundle: true };
  expect(await arrive(visit('catchAll', { slug: 'vuono/ilves' }, '?color=ink'), bundle)).toBe(
    '/vanha/vuono/ilves/?color=ink',
  );
  const gift = { campaignSlug: 'joulu', productSlug: 'ilves' };
  expect(await arrive(visit('giftCampaignProduct', gift), bundle)).toBe('/vanha/lahjakampanjat/joulu/ilves/');
  const old = visit('oldProduct', { manufacturer: 'vuono', slug: 'ilves' });
  expect(await arrive(old, bundle)).toMatchObject({ path: '/vanha/vuono/ilves/' });
});

test('in a gift campaign the page above is the campaign’s, and the address has no manufacturer', async () => {
  const context = visit('giftCampaignProduct', { campaignSlug: 'Joulu', productSlug: 'ilves' });
  expect(await readAddress(context)).toEqual({
    manufacturer: '',
    slug: 'ilves',
    campaign: { slug: 'joulu', name: 'Joululahja', company: 'Yritys Oy' },
    parent: '/lahjakampanjat/joulu/',
  });
  expect(await arrive(context)).toEqual({ path: '/lahjakampanjat/joulu/ilves/', canonical: '/vuono/ilves/' });
  const old = visit('oldGiftCampaignProduct', { campaignSlug: 'joulu', productSlug: 'ilves' });
  expect(await arrive(old)).toMatchObject({ path: '/vanha/lahjakampanjat/joulu/ilves/' });
});

test('a gift campaign that does not run is not found', async () => {
  const params = { campaignSlug: 'kesa', productSlug: 'ilves' };
  expect(await arrive(visit('giftCampaignProduct', params))).toBe(404);
});
