import type { GuardedCall } from './guards';

const ORDER = '/api/customer/enterprise/orders/999999';
const DESK = '/api/customer/desk/companies/FI00000000';
const PRODUCTS = [{ productId: 999_999, amount: 1 }];
const SEEN = { expected_total_minor: 1, expected_currency: 'eur', host: 'localhost' };
const DETAILS = {
  ...{ name: '', cost_centre: '4100', reference: '', message: '', phone: '040 1234567', delivery_method: 'home' },
  ...{ first_name: 'Maija', last_name: 'Metsä', address: 'Polku 1', postal_code: '00100', city: 'Helsinki' },
  acknowledges_customs: false,
};

/** The guards of the calls of companies' orders, and of staff about companies. */
export const GUARDED_COMPANY_CALLS: Readonly<Record<string, GuardedCall>> = {
  'enterprise-order': {
    need: 'customer',
    body: { enterprise_data: { id: 999_999 }, checkout_data: { products: PRODUCTS } },
  },
  'enterprise-person': { need: 'customer' },
  'enterprise-selection': { need: 'customer' },
  'enterprise-orders': { need: 'customer' },
  'enterprise-orders-export': { need: 'customer' },
  'get-enterprise-order': { need: 'customer', path: `${ORDER}/` },
  'start-enterprise-order': { need: 'customer' },
  'set-enterprise-amounts': { need: 'customer', path: `${ORDER}/amounts/`, body: { products: PRODUCTS } },
  'submit-enterprise-order': { need: 'customer', path: `${ORDER}/submit/`, body: { ...DETAILS, ...SEEN } },
  'decide-enterprise-order': {
    need: 'customer',
    path: `${ORDER}/decide/`,
    body: { decision: 'approve', note: '', confirms_changes: false, ...SEEN },
  },
  'cancel-enterprise-order': { need: 'customer', path: `${ORDER}/cancel/` },
  'repeat-enterprise-order': { need: 'customer', path: `${ORDER}/repeat/` },
  'desk-company': { need: 'admin', path: `${DESK}/` },
  'desk-add-agreement': {
    need: 'admin',
    path: `${DESK}/agreements/`,
    body: {
      ...{ address: '/takit/', percentage: 10, net_price: null, valid_from: '2026-11-20', valid_to: null },
      form_key: 'an-agreement-of-nobody',
    },
  },
  'desk-end-agreement': { need: 'admin', path: `${DESK}/agreements/999999/end/` },
  'desk-set-company-role': { need: 'admin', path: `${DESK}/people/999999/`, body: { role: 'orderer', limit: null } },
  'desk-remove-company-person': { need: 'admin', path: `${DESK}/people/999999/remove/` },
};
