import { expect, test, vi } from 'vitest';
import { purgeSharedAnswers } from '~/server/context.server';
import { loadProductGroup } from './load-listing.server';

vi.stubEnv('LOG_LEVEL', 'silent');

/** Redirect target of a path without a group, when the backend knows its Finnish address. */
async function leadsTo(address: string, own: string): Promise<string> {
  purgeSharedAnswers();
  const backend = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/api/products/productgroup/') return Response.json([]);
    if (pathname === '/api/translated_paths/') return Response.json([{ path: own, languageCode: 'fi' }]);
    return Response.json({}, { status: 404 });
  };
  const shop = { backend, clientAddress: undefined, geoCountry: undefined, shared: false };
  const thrown: unknown = await loadProductGroup({
    request: new Request(`http://fi.localhost${address}`),
    context: { shop },
  }).catch((error: unknown) => error);
  if (!(thrown instanceof Response)) throw thrown;
  return `${thrown.status} ${thrown.headers.get('location') ?? ''}`.trim();
}

test('a path in another language leads to this one’s, with the query', async () => {
  expect(await leadsTo('/clothes/?size=m', 'vaatteet')).toBe('301 /vaatteet/?size=m');
});

test('a path that is its own translation, however it is written, does not lead to itself', async () => {
  for (const own of ['vaatteet', '/vaatteet/', 'Vaatteet', 'vaatteet?size=m'])
    expect(await leadsTo('/vaatteet/', own), own).toBe('404');
});
