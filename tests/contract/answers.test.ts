import type { Call } from 'contract/call';
import { calls } from 'contract/calls';
import lz from 'lz-string';
import { expect, test } from 'vitest';
import { TOKENS } from './small-shop';
import { SHOP } from './small-shop-catalogue';
import { bearer, type CallOptions, withBackend } from './test-backend';

const backend = withBackend();
const listQuery = { source: 'ProductGroup', slug: 'takit', language: 'fi', taxAreaId: 1 };
const cart = {
  country_code: 'fi',
  language_code: 'fi',
  products: [{ productId: SHOP.shell.variants.greenM, amount: 1 }],
  pageName: 'cart',
};

/** How each call is asked so that it answers, by its name: the address with its query, or the body. */
const ASKED: Record<string, string | { body: unknown }> = {
  'locale-by-ip': '/api/locale_by_ip/',
  'init-config': '/api/init-config/',
  'delivery-countries': '/api/delivery-countries/',
  'general-settings': '/api/general-settings/',
  'create-handover': { body: { target_host: 'sv.localhost', payload: {} } },
  banners: '/api/banners/',
  'site-addresses': '/api/site-addresses/?kind=product',
  'merchant-items': '/api/merchant-items/?country=fi',
  brands: '/api/brands/',
  'keyword-popups': '/api/keyword-popups/',
  'product-groups': '/api/product-groups/',
  resources: '/api/resources/',
  'route-slugs': '/api/route-slugs/',
  stores: '/api/stores/',
  'front-page': '/api/front-page/?taxAreaId=1',
  'blog-posts': '/api/blog/',
  bloggers: '/api/bloggers/',
  'static-page': '/api/static-page/?slug=ehdot',
  brand: '/api/brand/?slug=aapa',
  'product-extra': `/api/product/extra/?slug=${SHOP.shell.slug}&delivery-country-code=fi&type=1`,
  'product-group': '/api/products/productgroup/?path=takit',
  'product-model': `/api/products/productmodel/${SHOP.shell.slug}/?taxAreaId=1`,
  'translated-paths': '/api/translated_paths/?path=takit',
  'product-model-list': `/api/products/productmodellist/?query=${lz.compressToEncodedURIComponent(JSON.stringify(listQuery))}`,
  'product-model-list-by-post': { body: listQuery },
  search: '/api/search/?text=tuisku',
  'product-reviews': '/api/product_reviews/?model_id=1',
  'delivery-locations': '/api/delivery-locations/?delivery_method=locker&postal_code=00100&country_code=fi',
  'fast-shipping': '/api/get_fast_shipping/?postal_code=00100&price=10&variant_id=11',
  checkout: { body: cart },
  mailbox: '/api/mailbox/',
  customer: '/api/customer/',
  'log-out': { body: {} },
  'compatible-products': '/api/compatible_products/?tax_area=1&ski_type=murto',
  returns: '/api/customer/returns/',
  'report-error': '/api/?err=x',
};

/** Reads of one thing that the small shop does not have, and what only an order brings. */
const NOT_THERE: Record<string, string | { body: unknown }> = {
  'redeem-handover': { body: { id: 'x', host: 'sv.localhost' } },
  'keyword-popup': '/api/keyword-popup/?id=1',
  'static-page-with-tabs': '/api/static-page-with-tabs/?slug=x',
  campaign: '/api/campaigns/x/',
  'blog-post': '/api/blog/x/',
  'gift-campaign-category': '/api/giftcampaigns/category/x/',
  'look-up-order': { body: { email: 'a@hanki.example', order_number: 'S1' } },
  'order-by-payment': '/api/order/payment/x/',
  'decide-test-payment': { body: { decision: 'approve' } },
};

/** Refused as it is asked here: what is right for it is tested where orders are placed. */
const REFUSED = ['place-order'];

/** Reads that need what later steps bring, answered by 200 with nothing in it, or by 501. */
const LATER_READS = ['order-history'];

const addressOf = (call: Call) => call.path.replaceAll(/\{\w+\}/g, 'x');

function ask(call: Call, asked: string | { body: unknown }) {
  const options: CallOptions = { method: call.method, headers: bearer(TOKENS.staff) };
  return typeof asked === 'string'
    ? backend().call(asked, options)
    : backend().call(addressOf(call), { ...options, body: asked.body });
}

const named = (names: readonly string[]) =>
  calls.filter((call) => names.includes(call.name)).map((call) => [call.name, call] as const);

// Logging out comes last: the calls before it need the token.
test.each(named(Object.keys(ASKED)).sort(([a], [b]) => Number(a === 'log-out') - Number(b === 'log-out')))(
  '%s answers by its schema',
  async (name, call) => {
    const { status, body } = await ask(call, ASKED[name] ?? '');
    expect([name, status]).toEqual([name, 200]);
    expect(call.answer.safeParse(body).error?.issues ?? []).toEqual([]);
  },
);

test.each(named(Object.keys(NOT_THERE)))('%s tells honestly that there is no such thing', async (name, call) => {
  expect((await ask(call, NOT_THERE[name] ?? '')).status).toBe(404);
});

test.each(named(REFUSED))('%s refuses an empty body', async (_, call) => {
  expect((await ask(call, { body: {} })).status).toBe(400);
});

test.each(named(LATER_READS))('%s does not invent an answer', async (_, call) => {
  const { status, body } = await ask(call, addressOf(call));
  expect([200, 401, 501]).toContain(status);
  if (status === 200) expect(body).toEqual([]);
});

const known = [...Object.keys(ASKED), ...Object.keys(NOT_THERE), ...REFUSED, ...LATER_READS];
const later = calls.filter((call) => !known.includes(call.name));

test.each(later.map((call) => [call.name, call] as const))('%s is for later: 501, without reading', async (_, call) => {
  expect(call.method).toBe('POST');
  expect((await ask(call, { body: {} })).status).toBe(501);
});

test('every call is asked', () => {
  expect(known.filter((name) => !calls.some((call) => call.name === name))).toEqual([]);
});
