import type { LoaderFunctionArgs } from '@remix-run/node';
import { beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '~/locale/languages';
import { pathTo } from '~/routing/path-to';
import { RENTLE_MARK } from '~/server/door/content-policy.server';
import { loadRental } from './load-rental.server';

beforeAll(() => {
  process.env['RENTLE_URL'] = 'https://rentle.store/hanki?shop=7';
});

test.each(LANGUAGES)(
  'where Rentle is set up, its store is framed in %s beside what the shop rents out itself',
  async (language) => {
    const backend = async ({ url }: Request) => {
      if (url.includes('general-settings')) return Response.json([{ key: 'rental_enabled', value: 'true' }]);
      if (url.includes('/api/rental/')) return Response.json({ items: [] });
      return Response.json(url.includes('store') ? [] : { currencyRate: 1, taxAreaId: 1 });
    };
    const request = new Request(`http://${language}.localhost:3000${pathTo('rentle', language)}`);
    const shop = { backend, clientAddress: '', geoCountry: undefined, shared: false };
    const args = { request, params: {}, context: { shop } } as unknown as LoaderFunctionArgs;
    const { data, init } = await loadRental(args);
    expect(data).toMatchObject({ rentle: `https://rentle.store/hanki?shop=7&lang=${language}`, items: [] });
    expect(new Headers(init?.headers).has(RENTLE_MARK)).toBe(true);
  },
);
