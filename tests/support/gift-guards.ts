import { giftCampaignForm, giftCategoryForm } from './gift-forms';
import type { GuardedCall } from './guards';

/** The calls of who gives, for the table of guards: besides administrators only people of a verified company get an answer. */
export const GUARDED_GIFT_CALLS: Readonly<Record<string, GuardedCall>> = {
  'company-gift-campaigns': { need: 'admin', path: '/api/customer/giftcampaigns/?scope=all' },
  'company-create-gift-campaign': { need: 'admin', body: { form_key: 'x'.repeat(16), form: giftCampaignForm() } },
  'company-gift-campaign': { need: 'admin', path: '/api/customer/giftcampaigns/999999/' },
  'company-save-gift-campaign': {
    need: 'admin',
    path: '/api/customer/giftcampaigns/999999/',
    body: { version: 1, form: giftCampaignForm() },
  },
  'company-create-gift-category': {
    need: 'admin',
    path: '/api/customer/giftcampaigns/999999/categories/',
    body: { form_key: 'x'.repeat(16), form: giftCategoryForm() },
  },
  'company-gift-category': { need: 'admin', path: '/api/customer/giftcategories/999999/' },
  'company-save-gift-category': {
    need: 'admin',
    path: '/api/customer/giftcategories/999999/',
    body: { version: 1, form: giftCategoryForm() },
  },
  'company-gift-variants': { need: 'admin' },
  'company-add-gift-codes': {
    need: 'admin',
    path: '/api/customer/giftcategories/999999/codes/',
    body: { form_key: 'x'.repeat(16), amount: 1 },
  },
  'company-mail-gift-codes': {
    need: 'admin',
    path: '/api/customer/giftcategories/999999/mail/',
    body: { form_key: 'x'.repeat(16), addresses: 'nobody@hanki.example' },
  },
  'company-print-gift-codes': {
    need: 'admin',
    path: '/api/customer/giftcategories/999999/print/',
    body: { form_key: 'x'.repeat(16), amount: 1 },
  },
  'company-gift-codes': { need: 'admin', path: '/api/customer/giftcategories/999999/codes/' },
  'company-change-gift-code': { need: 'admin', path: '/api/customer/giftcodes/999999/', body: { act: 'void' } },
  'company-upload-gift-picture': { need: 'admin', body: new Blob(['no picture']) },
};
