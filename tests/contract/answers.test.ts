import { randomUUID } from 'node:crypto';
// Long because every call of the contract has an example here, which the last test counts.
import { createBackend } from 'backend/app';
import type { Db } from 'backend/db/client';
import { redirects } from 'backend/db/schema/content-items';
import { customers } from 'backend/db/schema/customers';
import { importRuns } from 'backend/db/schema/imports';
import { media } from 'backend/db/schema/media';
import { newsletterSubscriptions } from 'backend/db/schema/newsletters';
import { orders } from 'backend/db/schema/orders';
import { restockRequests } from 'backend/db/schema/restock';
import { stock } from 'backend/db/schema/stock';
import { storeServices, stores } from 'backend/db/schema/stores';
import { type AccountLinkPurpose, createAccountLink } from 'backend/domain/customers/account-links';
import { findCaller } from 'backend/domain/customers/caller';
import { hashToken } from 'backend/domain/customers/sessions';
import type { Call } from 'contract/call';
import { calls } from 'contract/calls';
import { eq } from 'drizzle-orm';
import lz from 'lz-string';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { readSettings } from 'settings/read-settings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeComplaint } from '../support/complaints';
import { publishItem } from '../support/content';
import { insertGiftCard } from '../support/gift-cards';
import { giftCampaignForm, giftCategoryForm } from '../support/gift-forms';
import { orderBody } from '../support/order-body';
import { insertVariant } from '../support/shop-data';
import {
  bannerForm,
  bundleForm,
  importForm,
  keywordForm,
  offerForm,
  periodForm,
  rentalForm,
  usedForm,
} from '../support/site-forms';
import { storeForm } from '../support/store-form';
import { transferBody } from '../support/transferring';
import { type Asked, addressOf, asker, callNamed, type Example } from './asked';
import { COMPANY_NOT_THERE, companyExamples, insertCompany } from './company-examples';
import { MEMBER, NOW, TOKENS } from './small-shop';
import { SHOP } from './small-shop-catalogue';
import { insertDetails } from './small-shop-details';
import { bearer, callOf, withBackend } from './test-backend';

const backend = withBackend({ GOOGLE_CLIENT_ID: 'shop' });
const google = setupServer(
  http.get('https://oauth2.googleapis.com/tokeninfo', ({ request }) => {
    const isKnown = new URL(request.url).searchParams.get('access_token') === 't';
    const info = {
      aud: 'shop',
      sub: '1',
      exp: NOW.getTime() / 1000 + 60,
      email: 'g@hanki.example',
      email_verified: 'true',
    };
    return HttpResponse.json(isKnown ? info : {}, { status: isKnown ? 200 : 400 });
  }),
);

const ask = asker(backend);
const companyCalls = companyExamples(backend);

const listQuery = { source: 'ProductGroup', slug: 'takit', language: 'fi', taxAreaId: 1 };
const cart = {
  country_code: 'fi',
  language_code: 'fi',
  products: [{ productId: SHOP.shell.variants.greenM, amount: 1 }],
  pageName: 'cart',
};
const EMAIL = 'maija@example.com';

/** Pays an order again. */
const PAY_AGAIN = { return_paths: { ok: '/ok/', cancelled: '/cancelled/', error: '/error/', address: '/address/' } };

/** What staff of the club wrote about the person whose token goes with the calls. */
const CLUB_COMMENT = 'haggles about everything';

beforeAll(async () => {
  google.listen({ onUnhandledRequest: 'error' });
  const { db } = backend().database;
  await insertDetails(db);
  await insertCompany(db);
  await db.update(customers).set({ clubComment: CLUB_COMMENT });
  await insertContent(db);
  // the shop's rows have ids of their own
  await db.execute(
    "select setval(pg_get_serial_sequence('models', 'id'), 100000), setval(pg_get_serial_sequence('variants', 'id'), 100000)",
  );
  await insertVariant(db, { slug: BUNDLE_PART });
  await db.insert(storeServices).values({ slug: 'ski-service', icon: 'ski' });
  await db.insert(stores).values({ id: 77, slug: 'tampere', type: 'external', name: 'Tampere', stockDisplayOrder: 99 });
  await db.insert(stock).values({ variantId: SHOP.shell.variants.greenM, storeId: 77, quantity: 50 });
  await db.update(customers).set({ isAdmin: true }).where(eq(customers.isStaff, true));
});

/** One item of each kind of content, and a redirect. */
async function insertContent(db: Db): Promise<void> {
  const item = (slug: string, more: object = {}) => ({ languages: { fi: { slug, title: slug, ...more } } });
  await publishItem(
    db,
    'tabs',
    item('huolto', { tabs: [{ slug: 'sukset', title: 'Sukset', content: '<p>Vaha.</p>' }] }),
  );
  await publishItem(db, 'campaign', item('talvi'));
  await publishItem(db, 'guide', item('kerrokset'));
  await publishItem(db, 'blogger', item('aino'));
  await publishItem(db, 'experience', { ...item('aapa'), brand: 1 });
  await db.insert(redirects).values({ fromPath: 'vanha', target: '/ehdot/' });
}

const NAMES = { first_name: 'Maija', last_name: 'Meikäläinen', country_code: 'fi' };
const DETAILS = { ...NAMES, lang_code: 'fi' };
const REGISTRATION = { ...DETAILS, email: EMAIL, password: 'kolme punaista pipoa', accept_terms: true };
const REVIEW = { model_id: SHOP.shell.id, rating: 8, visible_name: 'Maija', comment: 'Pitää sateen.' };
const MESSAGE = { key: 'a-key-of-a-form', email: EMAIL, lang_code: 'fi', name: 'Maija', message: 'Kysyn kenkää.' };
const QUESTION = { ...MESSAGE, subject: 'product' };
const CONSENT = { version: '2026-11-24', text: 'Haluan uutiskirjeen.' };
const SUBSCRIPTION = { email: EMAIL, lang_code: 'fi', list: 'club', consent: CONSENT };
const COMPLAINT = { ...storeComplaint, key: 'key-of-a-complaint' };
const SPECIAL_DAY = { date: '2026-12-24', opens: '9', closes: '13', names: { fi: 'Jouluaatto' } };
const SERVICE = { version: 1, form: { names: { fi: 'Suksihuolto' }, descriptions: {} } };
const KEYWORD = { key: 'a-keyword-of-the-desk', form: keywordForm() };
const RENTAL = { key: 'a-rental-of-the-desk', form: rentalForm() };
const PERIOD = {
  key: 'a-period-of-the-desk',
  form: periodForm({
    model: SHOP.shell.slug,
    kind: 'club',
    price: '1',
    starts: { day: '2036-01-01', time: '' },
    ends: { day: '2036-02-01', time: '' },
  }),
};
/** A model that is sold by itself: of the small shop's ones only the shell jacket is neither a bundle nor a used one. */
const BUNDLE_PART = 'laavu-takki';
/** A bundle of two models that are sold by themselves. */
const BUNDLE = {
  key: 'a-bundle-of-the-desk',
  form: bundleForm({ parts: [SHOP.shell.slug, BUNDLE_PART], percentage: '10', price: '' }),
};
const OFFER = { key: 'an-offer-of-the-desk', form: offerForm({ models: SHOP.shell.slug }) };
const BANNER = { key: 'a-banner-of-the-desk', kind: 'text', form: bannerForm() };
const GIFT_CAMPAIGN = { form_key: 'a-campaign-of-this-file', form: giftCampaignForm() };
const GIFT_PAGE = { form_key: 'a-gift-page-of-this-file', form: giftCategoryForm([SHOP.shell.variants.greenM]) };
/** Orders of this file take nothing from a store that only the transfers are sent from. */
const TRANSFER_STORES = { transfer_request_from: ['tampere'], transfer_request_to: ['helsinki'] };
const ADDRESS = { ...NAMES, address: 'Mökkitie 1', postal_code: '00100', city: 'Helsinki' };

afterAll(() => google.close());

/** A request of each call that is answered with 200, by the call's name. */
const ASKED: Record<string, Example> = {
  ...companyCalls.asked,
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
  store: '/api/stores/helsinki/',
  'store-products': '/api/stores/helsinki/products/?taxAreaId=1',
  'front-page': '/api/front-page/?taxAreaId=1',
  'blog-posts': '/api/blog/',
  bloggers: '/api/bloggers/',
  'static-page': '/api/static-page/?slug=ehdot',
  'static-page-with-tabs': '/api/static-page-with-tabs/?slug=huolto',
  campaign: '/api/campaigns/talvi/',
  'blog-post': '/api/blog/kerrokset/',
  blogger: '/api/bloggers/aino/',
  experience: '/api/experiences/aapa/',
  redirect: '/api/redirects/?path=vanha',
  brand: '/api/brand/?slug=aapa',
  'product-extra': `/api/product/extra/?slug=${SHOP.shell.slug}&delivery-country-code=fi&type=1`,
  'product-group': '/api/products/productgroup/?path=takit',
  'product-model': `/api/products/productmodel/${SHOP.shell.slug}/?taxAreaId=1`,
  'translated-paths': '/api/translated_paths/?path=takit',
  'product-model-list': `/api/products/productmodellist/?query=${lz.compressToEncodedURIComponent(JSON.stringify(listQuery))}`,
  'product-model-list-by-post': { body: listQuery },
  search: '/api/search/?text=tuisku',
  'product-reviews': '/api/product_reviews/?model_id=1',
  'cart-recommendations': '/api/cart-recommendations/?product_ids=1,2&delivery-country-code=fi',
  'delivery-locations': '/api/delivery-locations/?delivery_method=locker&postal_code=00100&country_code=fi',
  'fast-shipping': '/api/get_fast_shipping/?postal_code=00100&price=10&variant_id=11&country_code=fi',
  checkout: { body: cart },
  mailbox: '/api/mailbox/',
  'log-in': { body: MEMBER },
  customer: '/api/customer/',
  'log-out': { body: {} },
  'compatible-products': '/api/compatible_products/?tax_area=1&ski_type=murto',
  'ski-suggestions':
    '/api/ski_suggestions/?tax_area=1&ski_type=laskettelu&delivery-country-code=fi&group=boots&height=178',
  'report-error': '/api/?err=x',
  'keyword-popup': '/api/keyword-popup/?id=7',
  'gift-campaign-category': '/api/giftcampaigns/category/joulu/',
  'gift-card-balance': async () => ({ body: { code: await insertGiftCard(backend().database.db, 4000) } }),
  'redeem-handover': async () => {
    const { body } = await ask(callNamed('create-handover'), { body: { target_host: 'sv.localhost', payload: {} } });
    return { body: { id: (body as { id: string }).id, host: 'sv.localhost' } };
  },
  'place-order': async () => ({ body: await orderOf(`key-${crypto.randomUUID()}`) }),
  'look-up-order': async () => ({ body: { email: EMAIL, order_number: (await placed()).order_number } }),
  'order-by-payment': async () => `/api/order/payment/${(await placed()).payment_reference}/`,
  'decide-test-payment': async () => ({
    body: { decision: 'cancel' },
    path: `/api/payments/test/${(await placed()).payment_reference}/`,
  }),
  'pay-order': async () => ({ body: PAY_AGAIN, path: await paymentPath('pay', 'key-of-an-order-paid-again') }),
  'give-up-order': async () => ({ body: {}, path: await paymentPath('give-up', 'key-of-an-order-given-up') }),
  'check-payment': async () => ({ body: {}, path: await paymentPath('check') }),
  receipt: async () => {
    const { payment_reference: paid } = await placed('key-of-an-order-with-receipt');
    await ask(callNamed('decide-test-payment'), { body: { decision: 'approve' }, path: `/api/payments/test/${paid}/` });
    return `/api/order/payment/${paid}/receipt/`;
  },
  'after-order': async () => paymentPath('after'),
  'order-history': '/api/customer/orders/',
  'own-order': async () => {
    const { order_number } = await placed();
    await orderedBy(TOKENS.staff, order_number);
    return `/api/customer/orders/${order_number}/`;
  },
  'convert-token': { body: { client_id: 'shop', grant_type: 'convert_token', backend: 'google-oauth2', token: 't' } },
  'revoke-session': async () => {
    const { body } = await ask(callNamed('list-sessions'), '/api/customer/sessions/', bearer(await memberToken()));
    const [{ id }] = (body as { sessions: [{ id: number }] }).sessions;
    return { body: { id }, token: await memberToken() };
  },
  'revoke-all-sessions': async () => ({ body: { keep_current: true }, token: await memberToken() }),
  'change-password': async () => ({
    body: { current_password: MEMBER.password, password: MEMBER.password },
    token: await memberToken(),
  }),
  'save-customer-cart': { body: { products: [], cart_version: '' } },
  'save-account': { body: DETAILS },
  'save-customer-address': { body: ADDRESS },
  'remove-customer-address': async () => ({ body: { id: await addressId() } }),
  'choose-default-customer-address': async () => ({ body: { id: await addressId() } }),
  'save-consents': { body: { granted: ['newsletter'], wording: '2026-11-22' } },
  'save-customer-sizes': { body: { sizes: {} } },
  'find-customer': '/api/customer/find/?email=member%40hanki.example',
  contact: { body: QUESTION },
  'corporate-info': { body: { ...MESSAGE, company: 'Laavu Oy', interest: 'gifts' } },
  'subscribe-newsletter': { body: SUBSCRIPTION },
  'confirm-newsletter': async () => ({ body: { token: await letterToken('confirmHash') } }),
  'stop-newsletter': async () => ({ body: { token: await letterToken('stopHash') } }),
  'desk-messages': '/api/customer/desk/messages/',
  'desk-message': async () => `/api/customer/desk/messages/${await sentMessage()}/`,
  'desk-newsletters': '/api/customer/desk/newsletters/',
  'desk-newsletter-recipients': '/api/customer/desk/newsletters/club/',
  desk: '/api/customer/desk/',
  'desk-reviews': '/api/customer/desk/reviews/?status=published',
  'desk-decide-review': async () => {
    const { body } = await ask(callNamed('desk-reviews'), '/api/customer/desk/reviews/?status=published');
    const [first] = (body as { reviews: { id: number; version: string }[] }).reviews;
    const path = `/api/customer/desk/reviews/${first?.id}/`;
    return { path, body: { version: first?.version, status: 'published' } };
  },
  'desk-companies': '/api/customer/desk/companies/',
  'desk-restock': '/api/customer/desk/restock-notices/',
  'desk-returns': '/api/customer/desk/returns/?status=open',
  'desk-money': '/api/customer/desk/payments/',
  'desk-groups': '/api/customer/desk/groups/?status=pending',
  'validate-gift-code': {
    body: { code: 'joulu 7kq2 m9xd 4trw', product_id: SHOP.campaignOnly.variant, category_slug: 'joulu' },
  },
  'company-gift-campaigns': '/api/customer/giftcampaigns/?scope=all',
  'company-create-gift-campaign': { body: GIFT_CAMPAIGN },
  'company-gift-campaign': async () => `/api/customer/giftcampaigns/${await campaignId()}/`,
  'company-save-gift-campaign': async () =>
    savedAgain('company-gift-campaign', await campaignId(), { form: giftCampaignForm() }),
  'company-create-gift-category': async () => ({
    path: `/api/customer/giftcampaigns/${await campaignId()}/categories/`,
    body: GIFT_PAGE,
  }),
  'company-gift-category': async () => `/api/customer/giftcategories/${await giftPageId()}/`,
  'company-save-gift-category': async () =>
    savedAgain('company-gift-category', await giftPageId(), { form: GIFT_PAGE.form }),
  'company-gift-variants': '/api/customer/giftvariants/?search=a',
  'company-add-gift-codes': async () => ({
    path: await giftPath('codes'),
    body: { form_key: 'codes-of-this-file', amount: 2 },
  }),
  'company-mail-gift-codes': async () => ({
    path: await giftPath('mail'),
    body: { form_key: 'mails-of-this-file', addresses: EMAIL },
  }),
  'company-print-gift-codes': async () => {
    await ask(callNamed('company-add-gift-codes'), {
      path: await giftPath('codes'),
      body: { form_key: crypto.randomUUID(), amount: 1 },
    });
    return { path: await giftPath('print'), body: { form_key: crypto.randomUUID(), amount: 1 } };
  },
  'company-gift-codes': async () => giftPath('codes'),
  'company-change-gift-code': async () => {
    await ask(callNamed('company-add-gift-codes'), {
      path: await giftPath('codes'),
      body: { form_key: crypto.randomUUID(), amount: 1 },
    });
    const { body } = await ask(callNamed('company-gift-codes'), await giftPath('codes'));
    const { codes } = body as { codes: { id: number; state: string }[] };
    return {
      path: `/api/customer/giftcodes/${codes.find(({ state }) => state === 'free')?.id}/`,
      body: { act: 'void' },
    };
  },
  'desk-log': '/api/customer/desk/log/?who=staff',
  'desk-search': '/api/customer/desk/search/?search=tuisku',
  'desk-orders': '/api/customer/desk/orders/',
  'own-complaints': '/api/customer/complaints/',
  'own-complaint': async () => `/api/customer/complaints/${(await complained(TOKENS.staff)).number}/`,
  'complaint-by-reference': async () => `/api/reclamation/${(await complained()).reference}/`,
  complaint: { body: COMPLAINT },
  'desk-complaints': '/api/customer/desk/complaints/',
  'desk-complaint': async () => `/api/customer/desk/complaints/${(await complained()).number}/`,
  'desk-move-complaint': async () => {
    const path = `/api/customer/desk/complaints/${(await complained()).number}/move/`;
    return { path, body: { from: 'new', status: 'processing' } };
  },
  'request-transfer': async () => ({ body: transferOf() }),
  'desk-transfers': '/api/customer/desk/transfers/?status=open&from=helsinki',
  'desk-transfer': async () => await transferPath(),
  'desk-picking-list': async () => `${await transferPath()}picking-list/`,
  'desk-move-transfer': async () => ({
    path: `${await transferPath()}move/`,
    body: { move: 'pick', from: 'requested' },
  }),
  'desk-order': async () => `/api/customer/desk/orders/${(await placed()).order_number}/`,
  'desk-stores': '/api/customer/desk/stores/',
  'desk-store': '/api/customer/desk/stores/helsinki/',
  'desk-save-store': { path: '/api/customer/desk/stores/helsinki/', body: { version: 1, form: storeForm() } },
  'desk-add-special-day': { body: SPECIAL_DAY },
  'desk-store-service': '/api/customer/desk/store-services/ski-service/',
  'desk-save-store-service': { path: '/api/customer/desk/store-services/ski-service/', body: SERVICE },
  'desk-leads': '/api/customer/desk/leads/',
  'desk-lead': '/api/customer/desk/leads/front/',
  'desk-save-lead': async () => {
    const path = '/api/customer/desk/leads/front/';
    const { body } = await ask(callNamed('desk-lead'), path);
    return { path, body: { version: (body as Versioned).version, form: { models: '1' } } };
  },
  'desk-settings': '/api/customer/desk/settings/',
  'desk-setting': '/api/customer/desk/settings/rental_enabled/',
  'desk-save-setting': async () => {
    const path = '/api/customer/desk/settings/rental_enabled/';
    const { body } = await ask(callNamed('desk-setting'), path);
    return { path, body: { version: (body as Versioned).version, form: { value: 'true', values: {} } } };
  },
  'desk-imports': '/api/customer/desk/imports/',
  'desk-import': async () => `/api/customer/desk/imports/${await importId()}/`,
  'desk-import-remarks': async () => `/api/customer/desk/imports/${await importId()}/remarks/`,
  'desk-start-import': async () => ({
    path: `/api/customer/desk/imports/${await importId()}/start/`,
    body: { task: 'check', form: importForm() },
  }),
  'desk-stop-import': async () => ({ path: `/api/customer/desk/imports/${await importId()}/stop/`, body: {} }),
  'desk-undo-import': async () => ({ path: `/api/customer/desk/imports/${await undoableId()}/undo/`, body: {} }),
  'desk-redirects': '/api/customer/desk/redirects/?search=vanha',
  'desk-add-redirect': { body: { from: '/kadonnut/', target: '/ehdot/' } },
  'desk-remove-redirect': { body: { from: 'olematon', target: '/ehdot/' } },
  'desk-keywords': '/api/customer/desk/keywords/',
  'desk-keyword': async () => `/api/customer/desk/keywords/${await keywordId()}/`,
  'desk-add-keyword': { body: KEYWORD },
  'desk-save-keyword': async () => savedAgain('desk-keyword', await keywordId(), { form: keywordForm() }),
  'desk-remove-keyword': { path: '/api/customer/desk/keywords/999999/remove/', body: { version: 'x' } },
  'rental-items': '/api/rental/',
  'desk-rentals': '/api/customer/desk/rentals/',
  'desk-rental': async () => `/api/customer/desk/rentals/${await rentalId()}/`,
  'desk-add-rental': { body: RENTAL },
  'desk-save-rental': async () => savedAgain('desk-rental', await rentalId(), { form: rentalForm() }),
  'desk-remove-rental': { path: '/api/customer/desk/rentals/999999/remove/', body: { version: 'x' } },
  'desk-used-items': `/api/customer/desk/used-items/?parent=${SHOP.shell.slug}`,
  'desk-add-used-item': async () => ({ body: { key: 'a-used-item-of-the-desk', form: await usedShell() } }),
  'desk-used-item': async () => `/api/customer/desk/used-items/${await usedId()}/`,
  'desk-save-used-item': async () => savedAgain('desk-used-item', await usedId(), { form: await usedShell() }),
  'desk-withdraw-used-item': async () => ({
    path: `/api/customer/desk/used-items/${await usedId()}/withdraw/`,
    body: {},
  }),
  'desk-periods': `/api/customer/desk/periods/?model=${SHOP.shell.slug}`,
  'desk-add-period': { body: PERIOD },
  'desk-end-period': async () => ({ path: `/api/customer/desk/periods/${await periodId()}/end/`, body: {} }),
  'desk-bundles': '/api/customer/desk/bundles/',
  'desk-add-bundle': { body: BUNDLE },
  'desk-end-bundle': async () => ({ path: `/api/customer/desk/bundles/${await bundleId()}/end/`, body: {} }),
  'desk-offers': '/api/customer/desk/offers/',
  'desk-add-offer': { body: OFFER },
  'desk-end-offer': async () => ({ path: `/api/customer/desk/offers/${await offerId()}/end/`, body: {} }),
  'desk-banners': '/api/customer/desk/banners/',
  'desk-banner': async () => `/api/customer/desk/banners/${await bannerId()}/`,
  'desk-add-banner': { body: BANNER },
  'desk-save-banner': async () => savedAgain('desk-banner', await bannerId(), { form: bannerForm() }),
  'desk-remove-banner': { path: '/api/customer/desk/banners/999999/remove/', body: { version: 'x' } },
  'desk-place-banner': async () => {
    const other = await bannerId('another-banner-of-the-desk');
    return {
      path: `/api/customer/desk/banners/${await bannerId()}/place/`,
      body: { beside: other, side: 'after' },
    };
  },
  'desk-contents': '/api/customer/desk/content/',
  'desk-content-choices': '/api/customer/desk/content-choices/',
  'desk-content-products': '/api/customer/desk/content-products/?search=a',
  'desk-content': async () => `/api/customer/desk/content/${await writtenItem()}/`,
  'desk-content-preview': async () => `/api/customer/desk/content/${await writtenItem()}/preview/`,
  'desk-create-content': () => Promise.resolve({ body: { key: randomUUID(), kind: 'guide', fields: guideFields() } }),
  'desk-save-content': async () => ({
    path: `/api/customer/desk/content/${await writtenItem()}/`,
    body: { version: 1, fields: guideFields() },
  }),
  'desk-restore-content': async () => ({
    path: `/api/customer/desk/content/${await writtenItem()}/restore/`,
    body: { version: 1, number: 1 },
  }),
  'desk-move-content': async () => ({
    path: `/api/customer/desk/content/${await writtenItem()}/move/`,
    body: { version: 1, move: 'delete' },
  }),
  register: { body: REGISTRATION },
  'activate-account': async () => ({ body: { hash: await mailedLink('activate') } }),
  'request-activation': { body: { email: EMAIL } },
  'check-account-link': { body: { hash: 'x', purpose: 'reset' } },
  'request-password-reset': { body: { email: EMAIL, lang_code: 'fi' } },
  'confirm-password-reset': async () => ({
    body: { hash: await mailedLink('reset'), password: REGISTRATION.password },
  }),
  'request-deletion': { body: {} },
  'delete-account': async () => ({ body: { token: await mailedLink('delete') } }),
  'stop-reminders': { body: { email: EMAIL } },
  'restock-notice': { body: { email: EMAIL, product_id: SHOP.soldOut.variant, lang_code: 'fi' } },
  'stop-restock-notices': async () => ({ body: { token: await noticeToken() } }),
  'request-email-change': { body: { email: 'other@hanki.example' } },
  'confirm-email-change': async () => ({ body: { hash: await mailedLink('change_email') } }),
  'undo-email-change': async () => ({ body: { hash: await mailedLink('undo_email') } }),
  'wishlist-toggle': { body: { model_id: SHOP.shell.id } },
  'change-saved-products': { body: { add: [{ productId: SHOP.soldOut.variant, amount: 1 }] } },
  'wishlist-share': { body: { is_shared: true } },
  'shared-wishlist': async () => {
    const { body } = await ask(callNamed('wishlist-share'), { body: { is_shared: true } });
    return `/api/wishlists/${(body as { share_token: string }).share_token}/`;
  },
  'review-vote': { body: { review_id: 1, review_vote: 'up' } },
  'own-review': `/api/customer/reviews/?model_id=${SHOP.shell.id}`,
  'write-review': async () => {
    const { order_number } = await placed();
    await orderedBy(TOKENS.staff, order_number);
    const paid = { status: 'processing', paidAt: NOW } as const;
    await backend().database.db.update(orders).set(paid).where(eq(orders.number, order_number));
    return { body: REVIEW };
  },
  'apply-for-group': { body: { group: 'scout', member_number: '1234567' } },
};

/** Statuses that need more than one request, by the call's name: the tests beside the endpoints show them. */
const SHOWN_ELSEWHERE: Record<string, readonly number[]> = {
  'begin-passkey': [200, 401, 429],
  'add-passkey': [200, 401],
  'rename-passkey': [200, 401, 404],
  'remove-passkey': [200, 401, 404, 429],
  'require-passkey': [200, 401, 429],
  'begin-passkey-log-in': [200, 429],
  'log-in-by-passkey': [200, 429],
  'gift-card-balance': [429],
  desk: [404],
  'desk-reviews': [404],
  'desk-companies': [404],
  'desk-restock': [404],
  'desk-messages': [404],
  'desk-newsletters': [404],
  'desk-newsletter-recipients': [404],
  'desk-answer-message': [200, 401, 409],
  'desk-orders': [404],
  'desk-returns': [404],
  'desk-money': [404],
  'desk-groups': [404],
  'desk-log': [404],
  'desk-search': [404],
  'desk-decide-refund': [200, 401, 404, 409],
  'desk-decide-group': [200, 401],
  'desk-decide-review': [401, 409],
  'desk-decide-company': [200, 401],
  'desk-decide-payment': [200, 401, 404, 409],
  'desk-stores': [404],
  'desk-save-store': [409],
  'desk-add-special-day': [404],
  'desk-save-store-service': [409],
  'desk-leads': [404],
  'desk-save-lead': [409],
  'desk-settings': [404],
  'desk-save-setting': [409],
  'desk-imports': [404],
  'desk-upload-import': [200, 400, 404, 409, 429],
  'desk-import-remarks': [404],
  'desk-start-import': [409],
  'desk-undo-import': [409],
  'desk-redirects': [404],
  'desk-add-redirect': [404],
  'desk-remove-redirect': [404, 409],
  'desk-keywords': [404],
  'desk-add-keyword': [404, 409],
  'desk-save-keyword': [409],
  'desk-remove-keyword': [404, 409],
  'desk-rentals': [404],
  'desk-add-rental': [404, 409],
  'desk-save-rental': [409],
  'desk-remove-rental': [404, 409],
  'desk-used-items': [404],
  'desk-add-used-item': [404],
  'desk-save-used-item': [409],
  'desk-withdraw-used-item': [409],
  'desk-periods': [404],
  'desk-add-period': [404],
  'desk-bundles': [404],
  'desk-add-bundle': [404],
  'desk-offers': [404],
  'desk-add-offer': [404],
  'desk-banners': [404],
  'desk-add-banner': [404, 409],
  'desk-save-banner': [409],
  'desk-remove-banner': [404, 409],
  'desk-contents': [404],
  'desk-content-choices': [404],
  'desk-content-products': [404],
  'desk-create-content': [404, 409],
  'desk-save-content': [401, 409],
  'desk-restore-content': [401, 409],
  'desk-move-content': [401, 409],
  'desk-upload-picture': [200, 400, 404, 429],
  'company-upload-gift-picture': [200, 400, 404, 429],
  'company-gift-campaigns': [404],
  'company-create-gift-campaign': [404],
  'company-save-gift-campaign': [409],
  'company-save-gift-category': [409],
  'company-gift-variants': [404],
  'company-mail-gift-codes': [409],
  'company-print-gift-codes': [409],
  'company-change-gift-code': [409],
  'wishlist-toggle': [409],
  'change-saved-products': [400],
  'confirm-klarna-order': [200, 409],
  'cancel-order': [200, 409],
  'pack-orders-together': [200, 409],
  'withdraw-from-order': [200, 409],
  'create-return': [200, 409],
  'cancel-return': [200, 409],
  'return-label': [200],
  return: [200],
  'answer-return': [200, 409],
  'track-return': [200, 409],
  'move-order': [200, 401, 409],
  'move-return': [200, 401, 409],
  'review-picture': [200, 401, 429],
  complaint: [404, 409, 429],
  'complaint-order': [200, 409],
  'complaint-message': [200, 409, 429],
  'complaint-picture': [200],
  'upload-image': [200, 400, 429],
  'desk-complaints': [404],
  'desk-move-complaint': [409],
  'request-transfer': [404, 409],
  'desk-transfers': [404],
  'desk-move-transfer': [409],
};

/** A request of each call for a single thing that does not exist. */
const NOT_THERE: Record<string, Asked> = {
  ...COMPANY_NOT_THERE,
  'redeem-handover': { body: { id: 'x', host: 'sv.localhost' } },
  'keyword-popup': '/api/keyword-popup/?id=1',
  'static-page': '/api/static-page/?slug=x',
  'static-page-with-tabs': '/api/static-page-with-tabs/?slug=x',
  campaign: '/api/campaigns/x/',
  'blog-post': '/api/blog/x/',
  brand: '/api/brand/?slug=x',
  store: '/api/stores/x/',
  'store-products': '/api/stores/x/products/?taxAreaId=1',
  'product-model': '/api/products/productmodel/x/?taxAreaId=1',
  'product-extra': '/api/product/extra/?slug=x&delivery-country-code=fi&type=1',
  'merchant-items': '/api/merchant-items/?country=zz',
  'gift-campaign-category': '/api/giftcampaigns/category/x/',
  'look-up-order': { body: { email: 'a@hanki.example', order_number: 'S1' } },
  'order-by-payment': '/api/order/payment/x/',
  'after-order': '/api/order/payment/x/after/',
  'cancel-order': { body: {} },
  'pack-orders-together': { body: { order_number: 'S1' } },
  'withdraw-from-order': { body: { name: 'Maija', rows: [] } },
  'create-return': { body: { rows: [{ row_id: 1, amount: 1, reason: 'other' }] } },
  'cancel-return': { body: {} },
  redirect: '/api/redirects/?path=nowhere',
  return: '/api/returns/x/',
  'answer-return': { body: { message: 'x' } },
  'track-return': { body: { tracking_code: 'x' } },
  'return-label': '/api/returns/x/label/',
  'move-order': { body: { status: 'shipped' } },
  'move-return': { body: { status: 'processed' } },
  'complaint-order': '/api/order/payment/x/complaint/',
  'complaint-by-reference': '/api/reclamation/x/',
  'complaint-message': { body: { key: 'key-of-a-message', message: 'Here.' } },
  'complaint-picture': '/api/image-upload/x/',
  'own-complaint': '/api/customer/complaints/C1/',
  'desk-complaint': '/api/customer/desk/complaints/C1/',
  'desk-move-complaint': { body: { from: 'new', status: 'processing' } },
  'desk-transfer': '/api/customer/desk/transfers/T1/',
  'desk-picking-list': '/api/customer/desk/transfers/T1/picking-list/',
  'desk-move-transfer': { body: { move: 'pick', from: 'requested' } },
  receipt: '/api/order/payment/x/receipt/',
  'pay-order': { body: PAY_AGAIN },
  'give-up-order': { body: {} },
  'check-payment': { body: {} },
  'decide-test-payment': { body: { decision: 'approve' } },
  'confirm-klarna-order': { body: { klarna_order_id: 'x' } },
  'own-order': '/api/customer/orders/S1/',
  'revoke-session': { body: { id: 1_000_000 } },
  'save-customer-address': { body: { ...ADDRESS, id: 1_000_000 } },
  'remove-customer-address': { body: { id: 1_000_000 } },
  'choose-default-customer-address': { body: { id: 1_000_000 } },
  'find-customer': '/api/customer/find/?email=nobody%40hanki.example',
  'desk-order': '/api/customer/desk/orders/S1/',
  'desk-decide-review': { path: '/api/customer/desk/reviews/999999/', body: { version: 'x', status: 'published' } },
  'desk-message': '/api/customer/desk/messages/M1/',
  'desk-answer-message': { path: '/api/customer/desk/messages/M1/', body: { text: '', seen: 'open' } },
  'company-gift-campaign': '/api/customer/giftcampaigns/999999/',
  'company-save-gift-campaign': {
    path: '/api/customer/giftcampaigns/999999/',
    body: { version: 1, form: giftCampaignForm() },
  },
  'company-create-gift-category': { path: '/api/customer/giftcampaigns/999999/categories/', body: GIFT_PAGE },
  'company-gift-category': '/api/customer/giftcategories/999999/',
  'company-save-gift-category': {
    path: '/api/customer/giftcategories/999999/',
    body: { version: 1, form: GIFT_PAGE.form },
  },
  'company-add-gift-codes': {
    path: '/api/customer/giftcategories/999999/codes/',
    body: { form_key: 'x'.repeat(16), amount: 1 },
  },
  'company-mail-gift-codes': {
    path: '/api/customer/giftcategories/999999/mail/',
    body: { form_key: 'x'.repeat(16), addresses: EMAIL },
  },
  'company-print-gift-codes': {
    path: '/api/customer/giftcategories/999999/print/',
    body: { form_key: 'x'.repeat(16), amount: 1 },
  },
  'company-gift-codes': '/api/customer/giftcategories/999999/codes/',
  'company-change-gift-code': { path: '/api/customer/giftcodes/999999/', body: { act: 'void' } },
  'desk-decide-group': { body: { email: 'nobody@hanki.example', group: 'scout', decision: 'refuse' } },
  'desk-decide-company': { body: { vat_number: 'FI00000000', decision: 'verify' } },
  'desk-store': '/api/customer/desk/stores/x/',
  'desk-save-store': { body: { version: 1, form: storeForm() } },
  'desk-store-service': '/api/customer/desk/store-services/x/',
  'desk-save-store-service': { body: SERVICE },
  'desk-lead': '/api/customer/desk/leads/x/',
  'desk-save-lead': { path: '/api/customer/desk/leads/x/', body: { version: 'x', form: { models: '' } } },
  'desk-setting': '/api/customer/desk/settings/x/',
  'desk-save-setting': { body: { version: 'x', form: { value: '', values: {} } } },
  'desk-keyword': '/api/customer/desk/keywords/999999/',
  'desk-save-keyword': {
    path: '/api/customer/desk/keywords/999999/',
    body: { version: 'x', form: keywordForm() },
  },
  'desk-rental': '/api/customer/desk/rentals/999999/',
  'desk-save-rental': { path: '/api/customer/desk/rentals/999999/', body: { version: 'x', form: rentalForm() } },
  'desk-used-item': '/api/customer/desk/used-items/999999/',
  'desk-save-used-item': { path: '/api/customer/desk/used-items/999999/', body: { version: 'x', form: usedForm() } },
  'desk-withdraw-used-item': { path: '/api/customer/desk/used-items/999999/withdraw/', body: {} },
  'desk-end-period': { path: '/api/customer/desk/periods/999999/end/', body: {} },
  'desk-end-bundle': { path: '/api/customer/desk/bundles/999999/end/', body: {} },
  'desk-end-offer': { path: '/api/customer/desk/offers/999999/end/', body: {} },
  'desk-import': '/api/customer/desk/imports/999999/',
  'desk-start-import': {
    path: '/api/customer/desk/imports/999999/start/',
    body: { task: 'check', form: importForm() },
  },
  'desk-stop-import': { path: '/api/customer/desk/imports/999999/stop/', body: {} },
  'desk-undo-import': { path: '/api/customer/desk/imports/999999/undo/', body: {} },
  'desk-banner': '/api/customer/desk/banners/999999/',
  'desk-save-banner': { path: '/api/customer/desk/banners/999999/', body: { version: 'x', form: bannerForm() } },
  'desk-place-banner': {
    path: '/api/customer/desk/banners/999999/place/',
    body: { beside: 1, side: 'before' },
  },
  'desk-content': '/api/customer/desk/content/1000000/',
  'desk-content-preview': '/api/customer/desk/content/1000000/preview/',
  'desk-save-content': { path: '/api/customer/desk/content/1000000/', body: { version: 1, fields: {} } },
  'desk-restore-content': { path: '/api/customer/desk/content/1000000/restore/', body: { version: 1, number: 1 } },
  'desk-move-content': { path: '/api/customer/desk/content/1000000/move/', body: { version: 1, move: 'delete' } },
  'wishlist-toggle': { body: { model_id: 1_000_000 } },
  'shared-wishlist': '/api/wishlists/no-such-list/',
  'review-vote': { body: { review_id: 1_000_000, review_vote: 'up' } },
  'own-review': '/api/customer/reviews/?model_id=1000000',
  'write-review': { body: { ...REVIEW, model_id: 1_000_000 } },
};

/** Requests with an invalid value, for reads that have no required field. */
const UNFIT: Record<string, Asked> = {
  'init-config': '/api/init-config/?currency-code=xxx',
  'blog-posts': '/api/blog/?page=x',
  'order-history': '/api/customer/orders/?page=x',
  'enterprise-selection': '/api/customer/enterprise/selection/?page=x',
  'enterprise-orders': '/api/customer/enterprise/orders/?page=x',
  'desk-used-items': `/api/customer/desk/used-items/?parent=${'x'.repeat(501)}`,
  'desk-periods': `/api/customer/desk/periods/?model=${'x'.repeat(501)}`,
  'desk-reviews': '/api/customer/desk/reviews/?page=x',
  'desk-restock': '/api/customer/desk/restock-notices/?page=x',
  'desk-messages': '/api/customer/desk/messages/?page=x',
  'desk-newsletter-recipients': '/api/customer/desk/newsletters/club/?page=x',
  'desk-orders': '/api/customer/desk/orders/?page=x',
  'desk-returns': '/api/customer/desk/returns/?page=x',
  'desk-groups': '/api/customer/desk/groups/?page=x',
  'desk-log': '/api/customer/desk/log/?page=x',
  'company-gift-campaigns': '/api/customer/giftcampaigns/?scope=x',
  'company-gift-variants': `/api/customer/giftvariants/?search=${'x'.repeat(400)}`,
  'desk-search': `/api/customer/desk/search/?search=${'x'.repeat(400)}`,
  'desk-contents': '/api/customer/desk/content/?page=x',
  'desk-content-products': '/api/customer/desk/content-products/?ids=x',
  'desk-companies': `/api/customer/desk/companies/?search=${'x'.repeat(400)}`,
  'desk-redirects': '/api/customer/desk/redirects/?page=x',
  'desk-imports': '/api/customer/desk/imports/?page=x',
  'own-complaints': '/api/customer/complaints/?page=x',
  'desk-complaints': '/api/customer/desk/complaints/?page=x',
  'desk-transfers': '/api/customer/desk/transfers/?page=x',
  'own-review': '/api/customer/reviews/?model_id=x',
};

/** The token of a new log-in of the member. */
async function memberToken(): Promise<string> {
  const { body } = await ask(callNamed('log-in'), { body: MEMBER });
  return (body as { access_token: string }).access_token;
}

/** A complaint of whoever the token belongs to. */
async function complained(token = TOKENS.staff): Promise<{ number: string; reference: string }> {
  const key = crypto.randomUUID();
  const asked = { body: { ...COMPLAINT, key, email: `${key}@hanki.example` } };
  return (await ask(callNamed('complaint'), asked, bearer(token))).body as { number: string; reference: string };
}

/** The path of a call about the payment of an order. */
const paymentPath = async (verb: string, key?: string) =>
  `/api/order/payment/${(await placed(key)).payment_reference}/${verb}/`;

/** The body of a request to transfer a jacket. */
const transferOf = () => transferBody([{ productId: SHOP.shell.variants.greenM, amount: 1 }], TRANSFER_STORES);

/** The path of a transfer that was asked for. */
async function transferPath(): Promise<string> {
  const { body } = await ask(callNamed('request-transfer'), { body: transferOf() });
  return `/api/customer/desk/transfers/${(body as { transfers: { number: string }[] }).transfers[0]?.number}/`;
}

/** The body of an order with the cart's total. */
async function orderOf(key: string, total?: number) {
  const { greenM } = SHOP.shell.variants;
  const body = orderBody({ productId: greenM, key, email: EMAIL });
  const checked = await ask(callNamed('checkout'), {
    body: { ...cart, currency_code: 'eur', delivery_method: 'home' },
  });
  const { display_total_minor } = checked.body as { display_total_minor: number };
  return { ...body, expected_total_minor: total ?? display_total_minor };
}

async function placed(key = 'key-of-the-order-of-this-file') {
  const { body } = await ask(callNamed('place-order'), { body: await orderOf(key) });
  return body as { order_number: string; payment_reference: string };
}

/** Bodies that may not be sent eleven times in a row. */
const GUESSES: Record<string, Example> = {
  'look-up-order': { body: { email: 'guesser@hanki.example', order_number: 'S1' } },
  'log-in': { body: { username: 'unknown@hanki.example', password: 'a guess' } },
  'convert-token': { body: { client_id: 'shop', grant_type: 'convert_token', backend: 'google-oauth2', token: 'x' } },
  'change-password': async () => ({
    body: { current_password: 'a guess', password: MEMBER.password },
    token: await memberToken(),
  }),
  register: { body: { ...REGISTRATION, email: 'guesser@hanki.example' } },
  'request-activation': { body: { email: 'guesser@hanki.example' } },
  'request-password-reset': { body: { email: 'guesser@hanki.example', lang_code: 'fi' } },
  'request-deletion': { body: { password: 'a guess' } },
  'request-email-change': { body: { email: 'guesser@hanki.example', password: 'a guess' } },
  'stop-reminders': { body: { email: 'guesser@hanki.example' } },
  contact: { body: { ...QUESTION, email: 'guesser@hanki.example' } },
  'corporate-info': { body: { ...MESSAGE, email: 'guesser@hanki.example', company: 'Laavu Oy', interest: 'gifts' } },
  'subscribe-newsletter': { body: { ...SUBSCRIPTION, email: 'guesser@hanki.example' } },
  'restock-notice': {
    body: { email: 'guesser@hanki.example', product_id: SHOP.soldOut.variant, lang_code: 'fi' },
  },
};

type Versioned = { readonly version: string };

const idOf = (body: unknown): number => (body as { id: number }).id;

/** The id of the explained word of this file. */
const keywordId = async () => idOf((await ask(callNamed('desk-add-keyword'), { body: KEYWORD })).body);

/** The id of a rental item. */
async function insertImport(run: Partial<typeof importRuns.$inferInsert>): Promise<number> {
  const { db } = backend().database;
  // Only one import waits or runs at a time.
  await db.update(importRuns).set({ state: 'failed' });
  const goods = { startedBy: 'staff:1', fileName: 'goods.csv', fileBytes: 1, state: 'draft', ...run } as const;
  const [made] = await db.insert(importRuns).values(goods).returning({ id: importRuns.id });
  return made?.id ?? 0;
}
const importId = () => insertImport({ storedFile: 'x', options: { form: importForm(), base: {} } });
const undoableId = () => insertImport({ state: 'done', hasChanges: true });
const rentalId = async () => idOf((await ask(callNamed('desk-add-rental'), { body: RENTAL })).body);

/** The form of a used shell jacket with a picture of the shop. */
async function usedShell() {
  const [picture] = await backend()
    .database.db.select({ hash: media.hash })
    .from(media)
    .where(eq(media.isUpload, false))
    .limit(1);
  return usedForm({
    parent: SHOP.shell.slug,
    variant: String(SHOP.shell.variants.greenM),
    pictures: picture ? [picture.hash] : [],
  });
}
const usedId = async () =>
  idOf(
    (await ask(callNamed('desk-add-used-item'), { body: { key: 'another-used-of-the-desk', form: await usedShell() } }))
      .body,
  );

/** The id of a price for a period. */
const periodId = async () => idOf((await ask(callNamed('desk-add-period'), { body: PERIOD })).body);

const bundleId = async () => idOf((await ask(callNamed('desk-add-bundle'), { body: BUNDLE })).body);

/** The id of an offer. */
const offerId = async () => idOf((await ask(callNamed('desk-add-offer'), { body: OFFER })).body);

/** The id of a line of text. */
const bannerId = async (key = BANNER.key) =>
  idOf((await ask(callNamed('desk-add-banner'), { body: { ...BANNER, key } })).body);

/** The id of this file's gift campaign, and of its page. */
const campaignId = async () =>
  idOf((await ask(callNamed('company-create-gift-campaign'), { body: GIFT_CAMPAIGN })).body);

async function giftPageId(): Promise<number> {
  const path = `/api/customer/giftcampaigns/${await campaignId()}/categories/`;
  return idOf((await ask(callNamed('company-create-gift-category'), { path, body: GIFT_PAGE })).body);
}

const giftPath = async (verb: string) => `/api/customer/giftcategories/${await giftPageId()}/${verb}/`;

/** What saves a thing of the desk in its version. @param name of the call that reads it */
async function savedAgain(name: string, id: number, more: object) {
  const path = addressOf(callNamed(name), String(id));
  const { body } = await ask(callNamed(name), path);
  return { path, body: { version: (body as Versioned).version, ...more } };
}

/** A message that was sent. @returns its number */
async function sentMessage(): Promise<string> {
  const { body } = await ask(callNamed('contact'), { body: { ...QUESTION, key: randomUUID() } });
  return (body as { number: string }).number;
}

/** The fields of a guide that has an address of its own. */
const guideFields = () => ({ languages: { fi: { title: `Opas ${randomUUID()}` } } });

/** A guide that was saved. @returns its id */
async function writtenItem(): Promise<number> {
  const { body } = await ask(callNamed('desk-create-content'), {
    body: { key: randomUUID(), kind: 'guide', fields: guideFields() },
  });
  return (body as { id: number }).id;
}

/** The token of a link in a mail about a newsletter. */
async function letterToken(column: 'confirmHash' | 'stopHash'): Promise<string> {
  const token = `the-token-of-${column}`;
  await backend()
    .database.db.insert(newsletterSubscriptions)
    .values({
      ...{ list: 'club', email: `${column}@hanki.example`.toLowerCase(), language: 'fi', status: 'confirmed' },
      ...{ consentVersion: '1', consentText: 'Haluan.', confirmedAt: NOW, [column]: hashToken(token) },
    });
  return token;
}

/** The token of the link in a restock notice. */
async function noticeToken(): Promise<string> {
  const token = 'the-token-of-a-restock-notice';
  const sent = {
    variantId: SHOP.soldOut.variant,
    email: EMAIL,
    language: 'fi',
    country: 'fi',
    currency: 'eur',
  } as const;
  await backend()
    .database.db.insert(restockRequests)
    .values({ ...sent, sentAt: NOW, stopHash: hashToken(token) });
  return token;
}

/** The token of a link that a new person got by mail. */
function mailedLink(purpose: AccountLinkPurpose): Promise<string> {
  return backend().database.db.transaction(async (tx) => {
    const person = tx.insert(customers).values({ email: `${purpose}@hanki.example`, activatedAt: null });
    const [made] = await person.returning({ id: customers.id });
    return createAccountLink(tx, made?.id ?? 0, purpose, NOW, `new-${purpose}@hanki.example`);
  });
}
/** Gives an order to the person with a token. */
async function orderedBy(token: string, number: string): Promise<void> {
  const { db } = backend().database;
  const caller = await findCaller(backend().database, `Bearer ${token}`, NOW);
  await db
    .update(orders)
    .set({ customerId: caller?.customerId ?? null })
    .where(eq(orders.number, number));
}

async function addressId(): Promise<number> {
  const { body } = await ask(callNamed('save-customer-address'), { body: ADDRESS });
  return (body as { id: number }).id;
}

/** For each status except 200, a request that a call answers with it. */
const OTHERS: Record<number, (call: Call) => Promise<{ status: number; body: unknown }>> = {
  400: (call) => {
    if (call.method === 'POST') return ask(call, { body: [] });
    return ask(call, UNFIT[call.name] ?? addressOf(call, 'x'.repeat(400)));
  },
  401: async (call) => {
    const how = ASKED[call.name] ?? addressOf(call);
    const asked = typeof how === 'function' ? await how() : how;
    if (typeof asked === 'string') return ask(call, asked, {});
    const { token: _, ...anonymous } = asked;
    return ask(call, anonymous, {});
  },
  404: async (call) => {
    const asked = NOT_THERE[call.name];
    return asked === undefined ? inProduction(call) : ask(call, asked);
  },
  409: async (call) => {
    const conflict = companyCalls.conflicts[call.name];
    if (conflict) return ask(call, await conflict());
    if (call.name !== 'pay-order') return ask(call, { body: await orderOf('key-of-a-wrong-total', 1) });
    const key = 'key-of-another-order-given-up';
    await ask(callNamed('give-up-order'), { body: {}, path: await paymentPath('give-up', key) });
    return ask(call, { body: PAY_AGAIN, path: await paymentPath('pay', key) });
  },
  429: async (call) => {
    const how = GUESSES[call.name] ?? '';
    const guess = typeof how === 'function' ? await how() : how;
    const answers = await Promise.all(Array.from({ length: 11 }, () => ask(call, guess)));
    return answers.find(({ status }) => status === 429) ?? { status: 404, body: null };
  },
  501: (call) => ask(call, { body: {} }),
};

/** The same shop in production, which has no development mailbox. */
async function inProduction(call: Call) {
  const { db, pool } = backend().database;
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const settings = readSettings({ SHOP_ENV: 'production' }, 'backend');
  const media = { db, originals: '/nowhere', cache: '/nowhere', uploads: '/nowhere' };
  const other = createBackend({ db, pool, settings, media, log, checkAnswers: true });
  const answer = await callOf(other)(addressOf(call));
  await other.close();
  return answer;
}

/** The statuses that our backend must be able to answer; of a call that is not built yet, only 501. */
const statusesOf = (call: Call) => (call.answers[501] ? [501] : Object.keys(call.answers).map(Number));

// Logging out comes last: the calls before it need the token.
const inOrder = [...calls].sort((a, b) => Number(a.name === 'log-out') - Number(b.name === 'log-out'));
const wanted = inOrder.flatMap((call) =>
  statusesOf(call)
    .filter((status) => !SHOWN_ELSEWHERE[call.name]?.includes(status))
    .map((status) => [call.name, status, call] as const),
);

test.each(wanted)('%s can be answered with %d, by its schema', async (name, status, call) => {
  const how = ASKED[name] ?? addressOf(call);
  const found =
    status === 200 ? await ask(call, typeof how === 'function' ? await how() : how) : await OTHERS[status]?.(call);
  expect(found?.status).toBe(status);
  expect(JSON.stringify(found?.body), 'comments of the club’s staff are not shown to customers').not.toContain(
    CLUB_COMMENT,
  );
  const schema = new Map(Object.entries(call.answers)).get(String(status));
  expect(schema?.safeParse(found?.body).error?.issues).toBeUndefined();
});

test('every call with input may refuse it, and every call named here exists', () => {
  const takes = calls.filter(({ params, query, body }) => params ?? query ?? body);
  expect(takes.filter((call) => !call.answers[400]).map(({ name }) => name)).toEqual([]);
  const named = [...Object.keys(ASKED), ...Object.keys(NOT_THERE), ...Object.keys(UNFIT)];
  expect(named.filter((name) => !calls.some((call) => call.name === name))).toEqual([]);
});
