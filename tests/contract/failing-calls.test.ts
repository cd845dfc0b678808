// Long because every call has a way to fail here, all against the same server.
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadHome } from '~/features/home/load-home.server';
import { loadOtherListing } from '~/features/listing/load-other-listing.server';
import { loadLocaleScreen } from '~/features/shell/locale-screen.server';
import { loadShell } from '~/features/shell/shell-data.server';
import { loadSlug } from '~/routes/catch-all.server';
import { pathTo } from '~/routing/path-to';
import { baseContext, clearSharedAnswers, type RequestArgs, shopContext } from '~/server/context.server';
import { authSetCookie } from '~/server/shop-cookies.server';
import { answerAsPrinted, type Instead, PRINTED_ANSWERS } from '../support/printed-backend';

beforeAll(() => {
  vi.stubEnv('LOG_LEVEL', 'silent');
  vi.stubEnv('SESSION_SECRET', 'a-secret-of-tests-that-is-long-enough-0123456789');
});
beforeEach(() => clearSharedAnswers());

const HOST = 'http://fi.localhost';

type Page = {
  readonly path: string;
  readonly load: (args: RequestArgs & { params: Record<string, string> }) => Promise<unknown>;
};

const slug = (path: string): Page => ({ path, load: (args) => loadSlug(args) });
const PAGES = {
  home: { path: '/', load: (args) => loadHome(args, 'q') },
  group: slug('/vaatteet/'),
  brand: slug('/tunturi/'),
  product: slug('/tunturi/kuori/'),
  newest: { path: '/uutuudet/', load: (args) => loadOtherListing(args, 'newest') },
  locale: { path: pathTo('locale', 'fi'), load: async (args) => loadLocaleScreen(await shopContext(args)) },
} satisfies Record<string, Page>;

type Seen = { readonly status: number; readonly data: unknown; readonly isWhole: boolean; readonly asked: string[] };

/** Loads a page with header and footer from the specification's backend, with some answers replaced. */
async function visit({ path, load }: Page, instead: Instead = {}, headers: HeadersInit = {}): Promise<Seen> {
  const asked: string[] = [];
  let isWhole = true;
  const backend = async (request: Request) => {
    asked.push(`${request.method} ${new URL(request.url).pathname}`);
    return answerAsPrinted(request, instead);
  };
  const lacks = () => {
    isWhole = false;
  };
  const shop = { backend, clientAddress: undefined, geoCountry: undefined, shared: false, onMissingData: lacks };
  const args = { request: new Request(HOST + path, { headers }), context: { shop }, params: {} };
  const [result] = await Promise.all([
    load(args).catch((error: unknown) => error),
    baseContext(args).then((context) => loadShell(context)),
  ]);
  if (result instanceof Error) throw result;
  const { data = result, init, status } = result as { data?: unknown; init?: { status?: number }; status?: number };
  return { status: init?.status ?? status ?? 200, data, isWhole, asked };
}

const answer = (status: number) => new Response('{}', { status });
const FAULTS: Readonly<Record<string, () => Response>> = {
  '400': () => answer(400),
  '401': () => answer(401),
  '403': () => answer(403),
  '404': () => answer(404),
  '429': () => answer(429),
  '500': () => answer(500),
  '503': () => answer(503),
  'no content': () => new Response(null, { status: 204 }),
  html: () => new Response('<h1>It works!</h1>'),
  'half of it': () => new Response('{"results": [{"id"'),
  null: () => new Response('null'),
  'a list': () => new Response('[null, 5, "x"]'),
  redirect: () => new Response(null, { status: 302, headers: { location: 'http://127.0.0.1:22/' } }),
};

/** Optional calls of each page. */
const SIDE_CALLS: readonly (readonly [page: keyof typeof PAGES, call: string])[] = [
  ...(['home', 'group', 'brand', 'product'] as const).flatMap((page) =>
    ['init-config', 'banners', 'resources', 'general-settings', 'route-slugs'].map((call) => [page, call] as const),
  ),
  ...(['group', 'brand', 'product'] as const).map((page) => [page, 'product-groups'] as const),
  ['group', 'translated_paths'],
  ['product', 'product/extra'],
  ['product', 'cart-recommendations'],
  ['product', 'products/productmodellist'],
  ['product', 'product_reviews'],
  ['locale', 'delivery-countries'],
  ['locale', 'locale_by_ip'],
];

test.each(SIDE_CALLS)('a page “%s” is there whatever becomes of %s', async (page, call) => {
  for (const [fault, response] of Object.entries(FAULTS)) {
    clearSharedAnswers();
    const { status } = await visit(PAGES[page], { [`GET /api/${call}/`]: response() });
    expect(status, fault).toBe(200);
  }
});

/** Required calls of each page, and the page's status when they fail; null: the status of the call. */
const MAIN_CALLS: readonly (readonly [keyof typeof PAGES, string, number | null])[] = [
  ['group', 'products/productgroup', 404],
  ['brand', 'brand', 404],
  ['product', 'products/productmodel/{slug}', 404],
  ['group', 'products/productmodellist', null],
  ['brand', 'products/productmodellist', null],
];

test.each(MAIN_CALLS)('a page “%s” says that %s failed, and shows a cached answer', async (page, call, missing) => {
  for (const [fault, response] of Object.entries(FAULTS)) {
    clearSharedAnswers();
    const instead = { [`GET /api/${call}/`]: response(), [`POST /api/${call}/`]: response() };
    const { status } = await visit(PAGES[page], instead);
    const isRefused = page === 'product' && ['400', '401', '403', '429'].includes(fault);
    if (fault === '404' && missing !== null) expect(status, fault).toBe(missing);
    else if (isRefused) expect(status, fault).toBe(Number(fault));
    else expect([502, 503], fault).toContain(status);
  }
});

test('cached answers are shown while the backend refuses every request', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    for (const status of [401, 403, 429, 500]) {
      clearSharedAnswers();
      for (const page of [PAGES.group, PAGES.brand, PAGES.product]) await visit(page);
      vi.setSystemTime(Date.now() + 2 * 3_600_000);
      const refusing = Object.fromEntries(Object.keys(PRINTED_ANSWERS).map((key) => [key, answer(status)]));
      for (const page of [PAGES.group, PAGES.brand, PAGES.product])
        expect((await visit(page, refusing)).status, `${status} ${page.path}`).toBe(200);
    }
  } finally {
    vi.useRealTimers();
  }
});

test('a part that the backend refused makes a page incomplete, a call that the backend does not have does not', async () => {
  for (const fault of ['401', '403', '404', '429', '500'])
    expect((await visit(PAGES.group, { 'GET /api/banners/': answer(Number(fault)) })).isWhole, fault).toBe(false);
  clearSharedAnswers();
  const first = await visit(PAGES.group);
  const second = await visit(PAGES.group);
  expect([first.isWhole, second.isWhole]).toEqual([true, true]);
  expect(first.asked).toContain('GET /api/general-settings/');
  expect(second.asked).toEqual([]);
});

const model = PRINTED_ANSWERS['GET /api/products/productmodel/{slug}/'] as Record<string, unknown>;
const MODEL = 'GET /api/products/productmodel/{slug}/';

test('only staff sees models that are not public', async () => {
  const cookie =
    authSetCookie({ token: 't', expiresAt: Date.now() + 60_000 }, new Request(HOST)).split(';', 1)[0] ?? '';
  const as = (customer: object | null) => ({
    'GET /api/customer/': customer ? Response.json({ customer: {}, ...customer }) : answer(401),
  });
  for (const isPublic of [false, 0, 'no', {}]) {
    clearSharedAnswers();
    const hidden = { [MODEL]: { ...model, isPublic } };
    const guest = (await visit(PAGES.product, hidden)).data as Response;
    expect(guest.status).toBe(404);
    expect(await guest.text()).toContain('Tuote ei ole näkyvillä asiakastileille');
    expect((await visit(PAGES.product, { ...hidden, ...as({}) }, { cookie })).status).toBe(404);
    expect((await visit(PAGES.product, { ...hidden, ...as(null) }, { cookie })).status).toBe(404);
    expect((await visit(PAGES.product, { ...hidden, ...as({ is_staff: true }) }, { cookie })).status).toBe(200);
  }
});

test('a model with an invalid price cannot be ordered, and an invalid rating is not shown', async () => {
  for (const active of [-5, 0, 1e308, '1e308', null, 'NaN', '']) {
    clearSharedAnswers();
    const [variant] = model['products'] as object[];
    const odd = {
      ...model,
      products: [{ ...variant, prices: { 1: { active, regular: 5 } } }],
      prices: { 1: { active } },
    };
    const { status, data } = await visit(PAGES.product, { [MODEL]: { ...odd, rating: { average: -4.7, count: 3 } } });
    expect(status, String(active)).toBe(200);
    expect(data).toMatchObject({
      product: { model: { rating: { count: 0 }, variants: [{ prices: null, isOrderable: false }] } },
    });
  }
});

test('malformed optional data breaks no page', async () => {
  const resources = PRINTED_ANSWERS['GET /api/resources/'] as { stores: object[] };
  const odd = { ...resources, stores: [null, { id: 'x' }, ...resources.stores], colors: 'blue' };
  const { status, data } = await visit(PAGES.product, {
    'GET /api/resources/': odd,
    [MODEL]: { ...model, extra_images: [5, { path: 7 }], ribbons: [null], shippingTime: 5, rating: 'good' },
    'GET /api/product_reviews/': { results: [null, { id: 1, rating: 99 }], max_pages: 'x' },
  });
  expect(status).toBe(200);
  expect(data).toMatchObject({ product: { vatPercent: 25.5, stores: [{ name: 'Helsinki' }] } });
});

test('a page with tabs is found while the call for slugs fails', async () => {
  const tab = { title: 'Palautukset', slug: 'palautukset', content: '<p>30 päivää</p>', nestedTabs: [] };
  const lost = {
    'GET /api/route-slugs/': answer(500),
    'GET /api/products/productgroup/': [],
    'GET /api/products/productmodel/{slug}/': answer(404),
    'GET /api/static-page-with-tabs/': { tabs: [tab] },
  };
  const { status, data } = await visit(slug('/asiakaspalvelu/palautukset/'), lost);
  expect(status).toBe(200);
  expect(data).toMatchObject({ kind: 'tabs', title: 'Palautukset' });
  clearSharedAnswers();
  const bare = (await visit(slug('/asiakaspalvelu/'), { ...lost, 'GET /api/static-page/': answer(404) }))
    .data as Response;
  expect(bare.headers.get('location')).toBe('/asiakaspalvelu/palautukset/');
});

test('unreadable texts and paths break no page', async () => {
  const [group] = (PRINTED_ANSWERS['GET /api/product-groups/'] as { productGroups: object[] }).productGroups;
  const lone = '"lu\\ud800mi\\u0000"';
  const tree = `{"productGroups":[${JSON.stringify(group)},{"name":${lone},"slug":"x","path":${lone},"showInMenu":true},{"name":"b","slug":"b","path":"javascript:alert(1)"},{"name":"c","slug":"c","path":"//host/"}]}`;
  const { status, data } = await visit(PAGES.home, { 'GET /api/product-groups/': new Response(tree) });
  expect(status).toBe(200);
  expect((data as { entrances: unknown }).entrances).toMatchObject([{ to: '/vaatteet/' }, { to: '/lu%EF%BF%BDmi/' }]);
});

test('pictures of hosts that are not allowed are left out, and a banner’s address on the shop’s own host becomes a path', async () => {
  const banners = PRINTED_ANSWERS['GET /api/banners/'] as { imageBanners: object[] };
  const own = { ...banners.imageBanners[0], url: `${HOST}/vaatteet/?size=m` };
  for (const page of [PAGES.home, PAGES.group, PAGES.brand, PAGES.product]) {
    const { status, data } = await visit(page, { 'GET /api/banners/': { imageBanners: [own] } });
    expect(status).toBe(200);
    expect(JSON.stringify(data)).not.toContain('img.backend.example');
  }
  clearSharedAnswers();
  const { data } = await visit(PAGES.home, { 'GET /api/banners/': { imageBanners: [own] } });
  expect(data).toMatchObject({ hero: { to: '/vaatteet/?size=m' } });
});

test('the page explains a list that the backend does not have', async () => {
  for (const status of [400, 404, 501]) {
    clearSharedAnswers();
    const lists = {
      'GET /api/products/productmodellist/': answer(status),
      'POST /api/products/productmodellist/': answer(status),
    };
    expect(await visit(PAGES.newest, lists)).toMatchObject({
      status: 200,
      isWhole: true,
      data: { isUnsupported: true },
    });
  }
});

test('reviews are read page by page from a backend that returns few at a time', async () => {
  const {
    results: [review],
  } = PRINTED_ANSWERS['GET /api/product_reviews/'] as { results: [object] };
  const results = Array.from({ length: 10 }, (_, id) => ({ ...review, id }));
  const { data, asked } = await visit(PAGES.product, { 'GET /api/product_reviews/': { results, max_pages: 3 } });
  expect(asked.filter((call) => call.endsWith('product_reviews/'))).toHaveLength(3);
  expect(data).toMatchObject({ reviews: { summary: { count: 30 } } });
});

test('breadcrumbs of a group come from the group tree if the group has none', async () => {
  const jackets = { id: 2, name: 'Takit', path: 'vaatteet/takit' };
  const { data } = await visit(slug('/vaatteet/takit/'), { 'GET /api/products/productgroup/': [jackets] });
  expect((data as { parents: unknown }).parents).toMatchObject([{ to: '/' }, { label: 'Vaatteet', to: '/vaatteet/' }]);
});
