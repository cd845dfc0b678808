// Long because it lists every guarded call of the contract.
import type { ScreenName } from '~/routing/screens';
import { GUARDED_COMPANY_CALLS } from './company-guards';
import { GUARDED_GIFT_CALLS } from './gift-guards';
import {
  bannerForm,
  bundleForm,
  importForm,
  keywordForm,
  offerForm,
  periodForm,
  rentalForm,
  usedForm,
} from './site-forms';
import { storeForm } from './store-form';

/**
 * Who may do what: the one table of the shop's guards, besides `access` in `app/routing/screens.ts`, which says who may open a
 * screen. `customer` is everybody who is signed in: members, companies' people, staff, administrators.
 */
export type Need = 'customer' | 'staff' | 'admin';

/** A guarded call of the contract with an input that passes its schema. Every other call answers guests. */
export type GuardedCall = {
  readonly need: Need;
  readonly path?: string;
  readonly body?: object;
  /** The path names something that does not exist: those who may ask get 404 too. */
  readonly isUnknown?: boolean;
};

/**
 * The calls that guests are refused (401), by name. A `staff` call does not find anything (404) for customers, an
 * `admin` call for everybody but administrators. Calls that answer
 * guests but more to staff (products, prices, orders) are tested where their fields are.
 */
export const GUARDED_CALLS: Readonly<Record<string, GuardedCall>> = {
  'review-vote': { need: 'customer', body: { review_id: 1, review_vote: 'up' } },
  'own-review': { need: 'customer', path: '/api/customer/reviews/?model_id=999999' },
  'write-review': { need: 'customer', body: { model_id: 999_999, rating: 8, visible_name: 'Maija', comment: 'Hyvä.' } },
  'review-picture': { need: 'customer', body: new FormData() },
  customer: { need: 'customer' },
  account: { need: 'customer' },
  'account-overview': { need: 'customer' },
  'save-account': {
    need: 'customer',
    body: { first_name: 'Maija', last_name: 'Metsä', country_code: 'fi', lang_code: 'fi' },
  },
  consents: { need: 'customer' },
  'save-customer-cart': { need: 'customer', body: { products: [], cart_version: '' } },
  'save-consents': { need: 'customer', body: { granted: [], wording: '2026-11-22' } },
  'customer-sizes': { need: 'customer' },
  'save-customer-sizes': { need: 'customer', body: { sizes: {} } },
  'customer-addresses': { need: 'customer' },
  'save-customer-address': {
    need: 'customer',
    body: {
      first_name: 'Maija',
      last_name: 'Metsä',
      address: 'Polku 1',
      postal_code: '00100',
      city: 'Helsinki',
      country_code: 'fi',
    },
  },
  'remove-customer-address': { need: 'customer', body: { id: 999_999 } },
  'choose-default-customer-address': { need: 'customer', body: { id: 999_999 } },
  club: { need: 'customer' },
  'customer-groups': { need: 'customer' },
  'apply-for-group': { need: 'customer', body: { group: 'scout', member_number: '123456' } },
  'export-account': { need: 'customer' },
  'order-history': { need: 'customer' },
  'own-order': { need: 'customer', path: '/api/customer/orders/S000000000/' },
  'own-complaints': { need: 'customer' },
  'own-complaint': { need: 'customer', path: '/api/customer/complaints/C000000000/' },
  'change-password': { need: 'customer', body: { current_password: 'not it', password: 'a walk on the crust' } },
  'request-email-change': { need: 'customer', body: { email: 'other@hanki.example', password: 'not it' } },
  'request-deletion': { need: 'customer', body: { password: 'not it' } },
  'list-sessions': { need: 'customer' },
  'revoke-session': { need: 'customer', body: { id: 999_999 } },
  'revoke-all-sessions': { need: 'customer', body: { keep_current: true } },
  'list-passkeys': { need: 'customer' },
  'begin-passkey': { need: 'customer', body: {} },
  'add-passkey': {
    need: 'customer',
    body: {
      challenge_id: 'none',
      name: 'Phone',
      credential: { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: 'x' } },
    },
  },
  'rename-passkey': { need: 'customer', body: { id: 'none', name: 'Phone' } },
  'remove-passkey': { need: 'customer', body: { id: 'none' } },
  'require-passkey': { need: 'customer', body: { needs_passkey: false } },
  wishlist: { need: 'customer' },
  'saved-products': { need: 'customer' },
  'change-saved-products': { need: 'customer', body: { add: [{ productId: 999_999, amount: 1 }], remove: [1] } },
  'wishlist-share': { need: 'customer', body: { is_shared: false } },
  'wishlist-toggle': { need: 'customer', body: { model_id: 999_999 } },
  'move-order': { need: 'admin', path: '/api/customer/desk/orders/S000000000/move/', body: { status: 'shipped' } },
  'move-return': { need: 'admin', path: '/api/customer/desk/returns/R000000000/move/', body: { status: 'processed' } },
  desk: { need: 'admin' },
  'desk-reviews': { need: 'admin' },
  'desk-decide-review': {
    need: 'admin',
    path: '/api/customer/desk/reviews/999999/',
    body: { version: 'x', status: 'published' },
  },
  'desk-companies': { need: 'admin' },
  'desk-decide-company': { need: 'admin', body: { vat_number: 'FI00000000', decision: 'verify' } },
  'desk-restock': { need: 'admin' },
  'desk-messages': { need: 'admin' },
  'desk-message': { need: 'admin', path: '/api/customer/desk/messages/M000000000/' },
  'desk-answer-message': {
    need: 'admin',
    path: '/api/customer/desk/messages/M000000000/',
    body: { text: '', seen: 'open' },
  },
  'desk-newsletters': { need: 'admin' },
  'desk-newsletter-recipients': { need: 'admin', path: '/api/customer/desk/newsletters/club/' },
  'desk-orders': { need: 'admin' },
  'desk-order': { need: 'admin', path: '/api/customer/desk/orders/S000000000/' },
  'desk-stores': { need: 'admin' },
  'desk-store': { need: 'admin', path: '/api/customer/desk/stores/no-such-store/' },
  'desk-save-store': {
    need: 'admin',
    path: '/api/customer/desk/stores/no-such-store/',
    body: { version: 1, form: storeForm() },
  },
  'desk-add-special-day': { need: 'admin', body: { date: '', opens: '', closes: '', names: {} } },
  'desk-store-service': { need: 'admin', path: '/api/customer/desk/store-services/no-such-service/' },
  'desk-save-store-service': {
    need: 'admin',
    path: '/api/customer/desk/store-services/no-such-service/',
    body: { version: 1, form: { names: {}, descriptions: {} } },
  },
  'desk-leads': { need: 'admin' },
  'desk-lead': { need: 'admin', path: '/api/customer/desk/leads/front/' },
  'desk-save-lead': {
    need: 'admin',
    path: '/api/customer/desk/leads/front/',
    body: { version: 'x', form: { models: '' } },
  },
  'desk-settings': { need: 'admin' },
  'desk-setting': { need: 'admin', path: '/api/customer/desk/settings/no-such-setting/' },
  'desk-save-setting': {
    need: 'admin',
    path: '/api/customer/desk/settings/no-such-setting/',
    body: { version: 'x', form: { value: '', values: {} } },
  },
  'desk-imports': { need: 'admin' },
  'desk-upload-import': { need: 'admin', body: new Blob(['no goods']) },
  'desk-import': { need: 'admin', path: '/api/customer/desk/imports/999999/' },
  'desk-import-remarks': { need: 'admin', path: '/api/customer/desk/imports/999999/remarks/' },
  'desk-start-import': {
    need: 'admin',
    path: '/api/customer/desk/imports/999999/start/',
    body: { task: 'check', form: importForm() },
  },
  'desk-stop-import': { need: 'admin', path: '/api/customer/desk/imports/999999/stop/', body: {} },
  'desk-undo-import': { need: 'admin', path: '/api/customer/desk/imports/999999/undo/', body: {} },
  'desk-redirects': { need: 'admin' },
  'desk-add-redirect': { need: 'admin', body: { from: '', target: '' } },
  'desk-remove-redirect': { need: 'admin', body: { from: 'nowhere', target: '/' } },
  'desk-keywords': { need: 'admin' },
  'desk-keyword': { need: 'admin', path: '/api/customer/desk/keywords/999999/' },
  'desk-add-keyword': { need: 'admin', body: { key: 'x'.repeat(16), form: keywordForm({ words: {} }) } },
  'desk-save-keyword': {
    need: 'admin',
    path: '/api/customer/desk/keywords/999999/',
    body: { version: 'x', form: keywordForm() },
  },
  'desk-remove-keyword': { need: 'admin', path: '/api/customer/desk/keywords/999999/remove/', body: { version: 'x' } },
  'desk-rentals': { need: 'admin' },
  'desk-rental': { need: 'admin', path: '/api/customer/desk/rentals/999999/' },
  'desk-add-rental': { need: 'admin', body: { key: 'x'.repeat(16), form: rentalForm({ names: {} }) } },
  'desk-save-rental': {
    need: 'admin',
    path: '/api/customer/desk/rentals/999999/',
    body: { version: 'x', form: rentalForm() },
  },
  'desk-remove-rental': { need: 'admin', path: '/api/customer/desk/rentals/999999/remove/', body: { version: 'x' } },
  'desk-used-items': { need: 'admin' },
  'desk-add-used-item': { need: 'admin', body: { key: 'x'.repeat(16), form: usedForm() } },
  'desk-used-item': { need: 'admin', path: '/api/customer/desk/used-items/999999/' },
  'desk-save-used-item': {
    need: 'admin',
    path: '/api/customer/desk/used-items/999999/',
    body: { version: 'x', form: usedForm() },
  },
  'desk-withdraw-used-item': { need: 'admin', path: '/api/customer/desk/used-items/999999/withdraw/', body: {} },
  'desk-periods': { need: 'admin' },
  'desk-add-period': { need: 'admin', body: { key: 'x'.repeat(16), form: periodForm() } },
  'desk-end-period': { need: 'admin', path: '/api/customer/desk/periods/999999/end/', body: {} },
  'desk-bundles': { need: 'admin' },
  'desk-add-bundle': { need: 'admin', body: { key: 'x'.repeat(16), form: bundleForm() } },
  'desk-end-bundle': { need: 'admin', path: '/api/customer/desk/bundles/999999/end/', body: {} },
  'desk-offers': { need: 'admin' },
  'desk-add-offer': { need: 'admin', body: { key: 'x'.repeat(16), form: offerForm({ segment: '' }) } },
  'desk-end-offer': { need: 'admin', path: '/api/customer/desk/offers/999999/end/', body: {} },
  'desk-banners': { need: 'admin' },
  'desk-banner': { need: 'admin', path: '/api/customer/desk/banners/999999/' },
  'desk-add-banner': { need: 'admin', body: { key: 'x'.repeat(16), kind: 'image', form: bannerForm() } },
  'desk-save-banner': {
    need: 'admin',
    path: '/api/customer/desk/banners/999999/',
    body: { version: 'x', form: bannerForm() },
  },
  'desk-remove-banner': { need: 'admin', path: '/api/customer/desk/banners/999999/remove/', body: { version: 'x' } },
  'desk-place-banner': {
    need: 'admin',
    path: '/api/customer/desk/banners/999999/place/',
    body: { beside: 1, side: 'before' },
  },
  'desk-upload-picture': { need: 'admin', body: new Blob(['no picture']) },
  'desk-contents': { need: 'admin' },
  'desk-content-choices': { need: 'admin' },
  'desk-content-products': { need: 'admin' },
  'desk-content': { need: 'admin', path: '/api/customer/desk/content/999999/' },
  'desk-content-preview': { need: 'admin', path: '/api/customer/desk/content/999999/preview/' },
  'desk-create-content': { need: 'admin', body: { key: 'x'.repeat(16), kind: 'page', fields: {} } },
  'desk-save-content': { need: 'admin', path: '/api/customer/desk/content/999999/', body: { version: 1, fields: {} } },
  'desk-restore-content': {
    need: 'admin',
    path: '/api/customer/desk/content/999999/restore/',
    body: { version: 1, number: 1 },
  },
  'desk-move-content': {
    need: 'admin',
    path: '/api/customer/desk/content/999999/move/',
    body: { version: 1, move: 'withdraw' },
  },
  'desk-decide-payment': { need: 'admin', path: '/api/customer/desk/payments/999999/', body: { decision: 'refund' } },
  'desk-returns': { need: 'admin' },
  'desk-money': { need: 'admin' },
  'desk-decide-refund': { need: 'admin', path: '/api/customer/desk/refunds/999999/', body: { decision: 'retry' } },
  'desk-groups': { need: 'admin' },
  'desk-decide-group': {
    need: 'admin',
    body: { email: 'nobody@hanki.example', group: 'scout', decision: 'refuse' },
  },
  ...GUARDED_GIFT_CALLS,
  ...GUARDED_COMPANY_CALLS,
  'desk-log': { need: 'admin' },
  'desk-search': { need: 'admin' },
  'desk-complaints': { need: 'admin' },
  'desk-complaint': { need: 'admin', path: '/api/customer/desk/complaints/C000000000/' },
  'desk-move-complaint': {
    need: 'admin',
    path: '/api/customer/desk/complaints/C000000000/move/',
    body: { from: 'new', status: 'processing' },
  },
  'request-transfer': {
    need: 'staff',
    body: {
      ...{ products: [], country_code: 'fi', language_code: 'fi', pageName: 'cart' },
      idempotency_key: 'a-key-of-a-transfer',
    },
  },
  'desk-transfers': { need: 'staff' },
  'desk-transfer': { need: 'staff', path: '/api/customer/desk/transfers/T000000000/', isUnknown: true },
  'desk-picking-list': {
    need: 'staff',
    path: '/api/customer/desk/transfers/T000000000/picking-list/',
    isUnknown: true,
  },
  'desk-move-transfer': {
    need: 'staff',
    path: '/api/customer/desk/transfers/T000000000/move/',
    body: { move: 'pick', from: 'requested' },
  },
  'find-customer': { need: 'staff', path: '/api/customer/find/?email=found@hanki.example' },
};

/** An action that needs more than its screen's `access`. */
export type GuardedAction = {
  readonly screen: ScreenName;
  readonly need: Need;
  /** Finnish path where the screen's own does not do: a product is shown by the catch-all. */
  readonly path?: string;
  readonly fields: Readonly<Record<string, string>>;
};

/**
 * The actions that need more than their screen: guests, and people whose log-in is over, are sent to log-in or answered 401, and
 * nothing changes.
 */
export const GUARDED_ACTIONS: readonly GuardedAction[] = [
  { screen: 'passkeyStep', need: 'customer', fields: { intent: 'begin-registration' } },
  { screen: 'wishlistToggle', need: 'customer', fields: { product: '1' } },
  { screen: 'catchAll', need: 'customer', path: '/hanki/kasivarsi-3l/', fields: { model: '1', up: '1-1' } },
];
