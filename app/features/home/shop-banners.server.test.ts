import { expect, test, vi } from 'vitest';
import { createSharedCache } from '~/api/request';
import type { ShopContext } from '~/server/context.server';
import { loadProductBanners } from './shop-banners.server';

vi.stubEnv('LOG_LEVEL', 'silent');

const visit = (answer: () => Response) =>
  ({
    api: { send: async () => answer(), language: 'fi', cache: createSharedCache() },
    locale: { language: 'fi', country: 'fi', countryName: 'Suomi', currency: 'eur', rate: 1, freeDeliveryCents: null },
  }) as unknown as ShopContext;

const banner = (id: number, url = '/takit/') => ({ id, heading: `Banneri ${id}`, url });

test('a product page shows the first four banners with pictures, not those of the front page', async () => {
  const imageBanners = [1, 2, 3, 4, 5].map((id) => banner(id));
  const shown = await loadProductBanners(visit(() => Response.json({ imageBanners, dynamicPageBanners: [banner(9)] })));
  expect(shown.map(({ id, to }) => [id, to])).toEqual([1, 2, 3, 4].map((id) => [id, '/takit/']));
});

test('a banner of another site is no link, and a page is shown without banners that cannot be fetched', async () => {
  const imageBanners = [banner(1, '//evil.example/')];
  expect(await loadProductBanners(visit(() => Response.json({ imageBanners })))).toMatchObject([{ to: null }]);
  expect(await loadProductBanners(visit(() => new Response(null, { status: 500 })))).toEqual([]);
});
