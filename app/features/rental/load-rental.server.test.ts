import type { LoaderFunctionArgs } from '@remix-run/node';
import { beforeEach, expect, test } from 'vitest';
import { purgeSharedAnswers } from '~/server/context.server';
import { loadRental } from './load-rental.server';

beforeEach(() => purgeSharedAnswers());

/** Opens the rental screen where the general setting `rental_enabled` has a value; undefined: it is not there. */
function open(value: string | undefined) {
  const backend = async ({ url }: Request) => {
    if (url.includes('general-settings'))
      return Response.json(value === undefined ? [] : [{ key: 'rental_enabled', value }]);
    if (url.includes('/api/rental/')) return Response.json({ items: [] });
    return Response.json(url.includes('store') ? [] : { currencyRate: 1, taxAreaId: 1 });
  };
  const request = new Request('http://fi.localhost:3000/vuokraus/rentle/');
  const shop = { backend, clientAddress: '', geoCountry: undefined, shared: false };
  return loadRental({ request, params: {}, context: { shop } } as unknown as LoaderFunctionArgs).then(
    () => 200,
    (thrown: unknown) =>
      (thrown as { init?: { status?: number }; status?: number }).init?.status ?? (thrown as Response).status,
  );
}

test('the rental screen is there only where its setting is the string true', async () => {
  expect(await open('true')).toBe(200);
  for (const value of [undefined, '', 'false', 'True', '1', 'yes']) {
    purgeSharedAnswers();
    expect([value, await open(value)]).toEqual([value, 404]);
  }
});
