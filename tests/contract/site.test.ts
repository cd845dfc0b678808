import { expect, test } from 'vitest';
import { TOKENS } from './small-shop';
import { bearer, withBackend } from './test-backend';

const backend = withBackend();
const read = async (path: string, language = 'fi') =>
  (await backend().call(path, { headers: { 'accept-language': language } })).body;

test('init-config answers the data of a country and a currency, with today’s rate', async () => {
  expect(await read('/api/init-config/?delivery-country-code=FI&currency-code=sek')).toEqual({
    currencyFormat: '{amount} kr',
    currencyRate: 11.25,
    deliveryCountryName: 'Suomi',
    taxAreaId: 1,
    isEuMember: true,
    freeDeliveryFrom: 100,
  });
  expect(await read('/api/init-config/', 'en')).toMatchObject({ deliveryCountryName: 'Finland', currencyRate: 1 });
});

test.each([
  ['delivery-country-code=zz&currency-code=eur', 'delivery-country-code'],
  ['delivery-country-code=fi&currency-code=xxx', 'currency-code'],
  ['delivery-country-code=fi&currency-code=gbp', 'currency-code'],
  ['delivery-country-code=fin&currency-code=eur', 'delivery-country-code'],
])('init-config refuses %s', async (query, field) => {
  const { status, body } = await backend().call(`/api/init-config/?${query}`);
  expect(status).toBe(400);
  expect(Object.keys(body as object)).toEqual([field]);
});

test('without a country header locale_by_ip answers null', async () => {
  expect(await read('/api/locale_by_ip/')).toEqual({ country_code: null, currency: null });
});

test('delivery countries are sorted by the language, and those without delivery are marked', async () => {
  const { countries, currencies } = (await read('/api/delivery-countries/', 'en')) as {
    countries: { name: string; is_enabled: boolean }[];
    currencies: { code: string }[];
  };
  expect(countries.map(({ name, is_enabled }) => [name, is_enabled])).toEqual([
    ['AQ', false],
    ['Finland', true],
    ['United States', true],
  ]);
  expect(currencies.map((currency) => currency.code)).toEqual(['eur', 'sek', 'usd']);
});

test('links of banners are safe, and expired banners are not shown', async () => {
  const { imageBanners, textBanners } = (await read('/api/banners/')) as {
    imageBanners: { url: string }[];
    textBanners: unknown[];
  };
  expect(imageBanners.map((banner) => banner.url)).toEqual(['', '', '/takit/', 'https://example.org/']);
  expect(textBanners).toEqual([]);
});

test('groups form a tree with paths in the language', async () => {
  const { productGroups } = (await read('/api/product-groups/', 'en')) as { productGroups: unknown[] };
  expect(productGroups).toMatchObject([
    { path: 'jackets', slug: 'jackets', children: [{ path: 'jackets/shells', slug: 'shells', children: [] }] },
  ]);
});

test('a group is found by its path in the language, whatever its case and slashes', async () => {
  expect(await read('/api/products/productgroup/?path=/Takit/Kuoritakit/')).toMatchObject([
    {
      id: 2,
      name: 'Kuoritakit',
      parents: [{ id: 1, path: 'takit' }],
      description: 'Pitävät sateen ulkona.',
      filterable_properties: ['weight'],
    },
  ]);
  expect(await read('/api/products/productgroup/?path=takit/kuoritakit', 'en')).toEqual([]);
});

test('a path of another language is translated', async () => {
  expect(await read('/api/translated_paths/?path=jackets/shells', 'fi')).toEqual([
    { path: 'jackets/shells', languageCode: 'en' },
    { path: 'takit/kuoritakit', languageCode: 'fi' },
  ]);
  expect(await read('/api/translated_paths/?path=terms')).toContainEqual({ path: 'ehdot', languageCode: 'fi' });
  expect(await read('/api/translated_paths/?path=nothing')).toEqual([]);
});

test('brands tell how many products they have and what they make most of', async () => {
  expect(await read('/api/brands/')).toMatchObject([{ slug: 'aapa', productCount: 3, kind: 'Kuoritakit' }]);
});

test('static pages and brands are found by slug, or not at all', async () => {
  expect(await read('/api/static-page/?slug=ehdot')).toMatchObject({ title: 'Ehdot', slugs: { en: 'terms' } });
  expect(await read('/api/brand/?slug=Aapa')).toMatchObject({ name: 'Aapa', description: '<p>From the north.</p>' });
  for (const path of ['/api/static-page/?slug=terms', '/api/brand/?slug=x', '/api/static-page-with-tabs/?slug=x']) {
    expect((await backend().call(path)).status).toBe(404);
  }
});

test('route slugs list the paths that the catch-all knows', async () => {
  expect(await read('/api/route-slugs/')).toEqual({
    staticPageSlugs: ['ehdot'],
    staticPageWithTabsSlugs: [],
    navigationSlugs: ['takit', 'takit/kuoritakit'],
    manufacturerSlugs: ['aapa'],
  });
});

test('reviews come newest first, page by page', async () => {
  const page = await read('/api/product_reviews/?model_id=1&size=2&page=2');
  expect(page).toMatchObject({ results: [{ rating: 8, visible_name: 'Aino', is_verified: false }], max_pages: 2 });
  expect(await read('/api/product_reviews/?model_id=2')).toEqual({ results: [], max_pages: 0 });
  expect(await read('/api/product_reviews/?model_id=1&size=-5&page=0')).toMatchObject({ max_pages: 3 });
});

/** Days of arrival: `ma 23.11. – ke 25.11.` */
const DATES = expect.stringMatching(/^\p{L}{2} \d+\.\d+\. – \p{L}{2} \d+\.\d+\.$/u);

test('fast shipping lists deliveries with price and the stores that have the product, nearest first', async () => {
  expect(await read('/api/get_fast_shipping/?postal_code=00200&price=150&variant_id=11')).toEqual([
    { name: 'Pakettiautomaatti', timeEstimate: '1–3 arkipäivää', dates: DATES, price: 0, storeSlug: null },
    { name: 'Kotiinkuljetus', timeEstimate: '2–4 arkipäivää', dates: DATES, price: 9.9, storeSlug: null },
    {
      ...{ name: 'Nouto myymälästä: Helsinki', timeEstimate: '1 arkipäivän kuluessa', dates: DATES, price: 0 },
      storeSlug: 'helsinki',
    },
  ]);
  for (const query of ['postal_code=0020&price=1&variant_id=11', 'postal_code=00200&price=1&variant_id=41']) {
    expect(await read(`/api/get_fast_shipping/?${query}`)).toEqual([]);
  }
});

test('fast shipping asks for the methods, prices and days of the delivery country', async () => {
  const ways = (postcode: string, country: string) =>
    read(`/api/get_fast_shipping/?postal_code=${postcode}&price=150&variant_id=11&country_code=${country}`);
  expect(await ways('10001', 'us')).toEqual([
    { name: 'Kotiinkuljetus', timeEstimate: '5–9 arkipäivää', dates: DATES, price: 39.9, storeSlug: null },
  ]);
  expect(await ways('00200', 'fi')).toHaveLength(3);
  expect(await ways('10001', 'aq'), 'the shop does not deliver there').toEqual([]);
  expect(await ways('10001', 'xx'), 'nobody knows it').toEqual([]);
});

test('fast shipping knows nothing of variants that cannot exist', async () => {
  for (const id of ['0', '-1', '2147483647'])
    expect(await read(`/api/get_fast_shipping/?postal_code=00200&price=1&variant_id=${id}`), id).toEqual([]);
});

test('pick-up points come nearest first; a method of another country is refused', async () => {
  const path = (method: string, country = 'fi') =>
    `/api/delivery-locations/?delivery_method=${method}&postal_code=00200&country_code=${country}`;
  expect(((await read(path('locker'))) as { name: string }[]).map((one) => one.name)).toEqual([
    'Kamppi',
    'Oulu, asema',
  ]);
  expect(((await read(path('store'))) as { id: string }[]).map((one) => one.id)).toEqual(['1', '2']);
  expect(await read(path('home'))).toEqual([]);
  expect((await backend().call(path('locker', 'us'))).status).toBe(400);
});

test('extra data lists how a model can be delivered', async () => {
  const extra = (country: string, type: number) =>
    read(`/api/product/extra/?slug=tuisku-kuoritakki&delivery-country-code=${country}&type=${type}`);
  expect(await extra('us', 1)).toMatchObject({
    delivery_method_limit: { allowedDeliveryMethods: ['home'], isDeliveryCountryBlocked: false },
  });
  expect(await extra('aq', 1)).toMatchObject({ delivery_method_limit: { isDeliveryCountryBlocked: true } });
  expect(await extra('fi', 2)).toEqual({ bundles: [], recommendations: [], also_bought: [], sizetables: [] });
});

test('the customer is identified by the token only', async () => {
  const customer = (headers: Record<string, string>) => backend().call('/api/customer/', { headers });
  expect((await customer(bearer(TOKENS.member))).body).toMatchObject({
    customer: { id: 2, email: 'member@hanki.example', cart_content: '{"products":[]}' },
    is_staff: false,
    username: null,
    postcode: '00100',
  });
  expect((await customer(bearer(TOKENS.staff))).body).toMatchObject({ is_staff: true, username: 'staff' });
  for (const headers of [
    {},
    bearer('x'),
    bearer(TOKENS.expired),
    bearer(TOKENS.revoked),
    { authorization: 'Basic x' },
  ]) {
    expect((await customer(headers)).status).toBe(401);
  }
});

test('logging out invalidates the token', async () => {
  const headers = bearer(TOKENS.member);
  expect((await backend().call('/api/customer/logout/', { body: {}, headers })).status).toBe(200);
  expect((await backend().call('/api/customer/', { headers })).status).toBe(401);
  expect((await backend().call('/api/customer/logout/', { body: {}, headers })).status).toBe(200);
});

test('a session transfer accepts hosts of the shop only', async () => {
  const leave = (target_host: string) => backend().call('/api/handover/', { body: { target_host, payload: { a: 1 } } });
  expect((await leave('evil.example')).status).toBe(400);
  const { id } = (await leave('sv.localhost:3000')).body as { id: string };
  const fetchAt = (host: string) => backend().call('/api/handover/redeem/', { body: { id, host } });
  expect((await fetchAt('fi.localhost')).status).toBe(404);
  expect((await fetchAt('sv.localhost')).body).toEqual({ payload: { a: 1 } });
  expect((await fetchAt('sv.localhost')).status).toBe(404);
});
