import { expect, test } from 'vitest';
import { ApiError } from './api-error';
import { readBanners } from './content';
import { type Api, createSharedCache } from './request';
import { readProductGroups } from './resources';

/**
 * The statuses of Specification 1 §4 (data loading) as the shared cache keeps them: nothing kept is UNSET, a running fetch is
 * PENDING, a kept answer is DONE, and a fetch that failed leaves FAILED behind, from which the next asker fetches again.
 */
const TREE = { productGroups: [{ name: 'Hiihto', slug: 'hiihto', path: 'hiihto', showInMenu: true }] };
const BANNERS = { imageBanners: [], dynamicPageBanners: [], textBanners: [] };

/** A backend that answers as it is told, and how often each path was asked for. */
function backend(answers: (path: string, asked: number) => Response | Promise<Response>) {
  const asked: string[] = [];
  const send = async (request: Request) => {
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    return answers(pathname, asked.filter((path) => path === pathname).length);
  };
  const api: Api = { send, language: 'fi', cache: createSharedCache() };
  return { api, asked };
}

test('UNSET: the first asker fetches', async () => {
  const { api, asked } = backend(() => Response.json(TREE));
  expect(await readProductGroups(api)).toMatchObject([{ name: 'Hiihto' }]);
  expect(asked).toEqual(['/api/product-groups/']);
});

test('PENDING: who asks while the answer is on its way shares the fetch', async () => {
  let release: (response: Response) => void = () => undefined;
  const { api, asked } = backend(
    () =>
      new Promise<Response>((resolve) => {
        release = resolve;
      }),
  );
  const both = Promise.all([readProductGroups(api), readProductGroups(api)]);
  release(Response.json(TREE));
  expect(await both).toHaveLength(2);
  expect(asked).toHaveLength(1);
});

test('DONE: a loaded resource is not fetched again', async () => {
  const { api, asked } = backend((path) => Response.json(path.includes('banners') ? BANNERS : TREE));
  for (const _ of [1, 2, 3]) await Promise.all([readProductGroups(api), readBanners(api)]);
  expect(asked.sort()).toEqual(['/api/banners/', '/api/product-groups/']);
});

test('FAILED: the asker learns of it, and the next one fetches again', async () => {
  const { api } = backend((_, asked) => (asked <= 2 ? new Response(null, { status: 500 }) : Response.json(TREE)));
  await expect(readProductGroups(api)).rejects.toBeInstanceOf(ApiError);
  expect(await readProductGroups(api)).toMatchObject([{ name: 'Hiihto' }]);
});

test('each language has a status of its own', async () => {
  const { api, asked } = backend(() => Response.json(TREE));
  await readProductGroups(api);
  await readProductGroups({ ...api, language: 'sv' });
  expect(asked).toHaveLength(2);
});
