import { expect, test } from 'vitest';
import { getProductList } from './listing';
import { type Api, createSharedCache } from './request';

function apiOf(answer: (method: string) => Promise<Response>, readMs = 30_000) {
  const methods: string[] = [];
  const send = (request: Request) => {
    methods.push(request.method);
    return answer(request.method);
  };
  const api: Api = { send, language: 'fi', cache: createSharedCache(), limits: { readMs } };
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

test('a list whose GET hangs or is cut off is asked for by POST', async () => {
  const hanging = apiOf(
    (method) => (method === 'GET' ? new Promise(() => undefined) : Promise.resolve(Response.json([]))),
    500,
  );
  expect(await getProductList(hanging.api, query)).toEqual([]);
  expect(hanging.methods).toEqual(['GET', 'POST']);
  const cut = apiOf(async (method) => {
    if (method === 'GET') throw new TypeError('fetch failed');
    return Response.json([]);
  });
  expect(await getProductList(cut.api, query)).toEqual([]);
  expect(cut.methods).toEqual(['GET', 'GET', 'POST']);
});

test('a list that is refused to everybody is an outage; one of a source that a backend may lack is lacking', async () => {
  const answering = (status: number) => apiOf(async () => new Response('', { status })).api;
  const newest = { source: 'Newest', language: 'fi', taxAreaId: 1 } as const;
  await expect(getProductList(answering(403), query)).rejects.toMatchObject({ status: 502, isGone: false });
  await expect(getProductList(answering(429), query)).rejects.toMatchObject({ status: 503 });
  await expect(getProductList(answering(404), query)).rejects.toMatchObject({ status: 502 });
  for (const status of [400, 404, 501])
    await expect(getProductList(answering(status), newest)).rejects.toMatchObject({ status: 404, isGone: false });
  await expect(getProductList(answering(429), newest)).rejects.toMatchObject({ status: 503 });
});

test('a list that is too large is not asked for again by POST', async () => {
  const { api, methods } = apiOf(async () => Response.json(Array.from({ length: 100 }, () => ({}))));
  await expect(getProductList({ ...api, limits: { maxBytes: 50 } }, query)).rejects.toMatchObject({
    kind: 'too-large',
  });
  expect(methods).toEqual(['GET']);
});
