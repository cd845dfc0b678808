import { expect, test, vi } from 'vitest';
import { purgeSharedAnswers } from '~/server/context.server';
import { loadMenu } from './menu-screen.server';

vi.stubEnv('LOG_LEVEL', 'silent');

/** Status of a slug's menu page, in a shop with one group with subgroups at the given path. */
async function statusOf(slug: string, path: string): Promise<number> {
  purgeSharedAnswers();
  const child = { id: 2, name: 'Takit', slug: 'takit', path: `${path}/takit`, showInMenu: true };
  const group = { id: 1, name: 'Vaatteet', slug: 'vaatteet', path, showInMenu: true, children: [child] };
  const backend = async (request: Request) =>
    new URL(request.url).pathname === '/api/product-groups/'
      ? Response.json({ productGroups: [group] })
      : Response.json({}, { status: 404 });
  const shop = { backend, clientAddress: undefined, geoCountry: undefined, shared: true };
  const request = new Request(`http://fi.localhost/valikko/${slug}/`);
  return loadMenu({ request, context: { shop } }).then(
    () => 200,
    (thrown: Response) => thrown.status,
  );
}

test('a group has a menu page by the last segment of its path, at any depth', async () => {
  expect([await statusOf('vaatteet', 'vaatteet'), await statusOf('vaatteet', 'kauppa/vaatteet')]).toEqual([200, 200]);
  expect([await statusOf('takit', 'vaatteet'), await statusOf('ei-ole', 'vaatteet')]).toEqual([404, 404]);
});
