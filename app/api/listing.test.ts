import { expect, test } from 'vitest';
import { getProductList } from './listing';
import { type Api, createSharedCache } from './request';

function apiOf(answer: (method: string) => Promise<Response>) {
  const methods: string[] = [];
  const send = (request: Request) => {
    methods.push(request.method);
    return answer(request.method);
  };
  const api: Api = { send, language: 'fi', cache: createSharedCache(), limits: { readMs: 50 } };
  return { api, methods };
}

const query = { source: 'ProductGroup', id: 1, language: 'fi', taxAreaId: 1 } as const;

test('a list whose GET is refused is asked for by POST', async () => {
  const { api, methods } = apiOf(async (method) =>
    method === 'GET' ? new Response('', { status: 405 }) : Response.json([]),
  );
  expect(await getProductList(api, query)).toEqual([]);
  expect(methods).toEqual(['GET', 'POST']);
});

test('a backend that hangs or is gone is not asked again by POST', async () => {
  const hanging = apiOf(() => new Promise(() => undefined));
  await expect(getProductList(hanging.api, query)).rejects.toMatchObject({ kind: 'timeout' });
  expect(hanging.methods).toEqual(['GET']);
  const gone = apiOf(() => Promise.reject(new TypeError('fetch failed')));
  await expect(getProductList(gone.api, query)).rejects.toMatchObject({ kind: 'unreachable' });
  expect(gone.methods).toEqual(['GET', 'GET']);
});

test('a list that is too large is not asked for again by POST', async () => {
  const { api, methods } = apiOf(async () => Response.json(Array.from({ length: 100 }, () => ({}))));
  await expect(getProductList({ ...api, limits: { mostBytes: 50 } }, query)).rejects.toMatchObject({
    kind: 'too-large',
  });
  expect(methods).toEqual(['GET']);
});
