/** The calls of enterprise orders. Long because it is one area of the contract: an order's fields, its lists and every step of it. */
import { z } from 'zod';
import { defineCall } from './call';
import { MAX_QUANTITY, MAX_ROWS } from './cart-limits';
import { rowId } from './desk-wire';
import {
  count,
  countryCode,
  currencyCode,
  decimal,
  explanation,
  flag,
  integer,
  listOrEmpty,
  notFoundBody,
  optionalEuros,
  optionalPicture,
  optionalText,
  orNull,
  refusal,
  text,
  timestamp,
} from './wire';

export const ENTERPRISE_STATUSES = ['draft', 'waiting', 'approved', 'declined', 'cancelled'] as const;
export const COMPANY_ROLES = ['orderer', 'buyer'] as const;

/** Why an enterprise order is neither sent nor placed. */
export const enterpriseConflict = z.object({
  reason: z.enum([
    ...(['EMPTY', 'NO_INVOICE', 'NO_BUYER', 'CHANGED', 'DECIDED'] as const),
    ...(['PRICE_CHANGED', 'OUT_OF_STOCK', 'KEY_REUSED', 'NOT_DELIVERABLE'] as const),
  ]),
  errors: listOrEmpty(z.string()),
});
export type EnterpriseConflictReason = z.output<typeof enterpriseConflict>['reason'];

/** What only people of a verified company may ask: for everybody else who is signed in it does not exist. */
const ofCompany = { 401: explanation, 404: notFoundBody } as const;

/** The same, of a call with input. */
const ofCompanyInput = { 400: refusal, ...ofCompany } as const;

const minor = z.int();
/** An amount with and without tax, hundredths of the order's currency. */
const twoPrices = z.object({ gross_minor: minor, net_minor: minor });
const page = z.coerce.number().int().min(1).max(10_000).default(1);
const params = z.object({ id: rowId });

/** What the person may do for which company. */
export const getCompanyPerson = defineCall({
  name: 'enterprise-person',
  method: 'GET',
  path: '/api/customer/enterprise/',
  answers: {
    200: z.object({
      company: z.string(),
      country_code: countryCode,
      currency_code: currencyCode,
      role: z.enum(COMPANY_ROLES),
      /** Without tax; null: every order is approved first. */
      limit: optionalEuros,
      has_buyer: flag,
      waiting: count,
      /** The order that the person puts together, and its units. */
      draft: orNull(z.object({ id: integer, units: count })),
    }),
    ...ofCompany,
  },
  origin: 'added',
});

const selectedVariant = z.object({
  productId: integer,
  choice: text,
  price: twoPrices,
  regular_minor: orNull(minor),
  is_orderable: flag,
  notice: text,
});

/** The products that are agreed with the company, by name; 24 a page. */
export const getCompanySelection = defineCall({
  name: 'enterprise-selection',
  method: 'GET',
  path: '/api/customer/enterprise/selection/',
  query: z.object({ search: z.string().trim().max(200).default(''), page }),
  answers: {
    200: z.object({
      models: z.array(
        z.object({
          id: integer,
          name: z.string(),
          brand: text,
          path: text,
          image: optionalPicture,
          variants: z.array(selectedVariant),
        }),
      ),
      count,
      page_size: count,
      currency_code: currencyCode,
    }),
    ...ofCompanyInput,
  },
  origin: 'added',
});

export const listedEnterpriseOrder = z.object({
  id: integer,
  status: z.enum(ENTERPRISE_STATUSES),
  name: text,
  person: text,
  cost_centre: text,
  reference: text,
  units: count,
  at: timestamp,
  total_minor: orNull(minor),
  net_minor: orNull(minor),
  currency_code: currencyCode,
  order_number: optionalText,
  payment_reference: optionalText,
});

/** Enterprise orders that the person may see, those that wait first, then the newest; 20 a page. */
export const getEnterpriseOrders = defineCall({
  name: 'enterprise-orders',
  method: 'GET',
  path: '/api/customer/enterprise/orders/',
  query: z.object({ status: z.enum(ENTERPRISE_STATUSES).optional(), page }),
  answers: {
    200: z.object({ orders: z.array(listedEnterpriseOrder), count, page_size: count }),
    ...ofCompanyInput,
  },
  origin: 'added',
});

/** Every product of those orders, for a file. */
export const exportEnterpriseOrders = defineCall({
  name: 'enterprise-orders-export',
  method: 'GET',
  path: '/api/customer/enterprise/orders/export/',
  answers: {
    200: z.object({
      rows: z.array(
        listedEnterpriseOrder.omit({ payment_reference: true }).extend({
          sku: text,
          product: text,
          amount: count,
          unit_minor: orNull(minor),
          tax_percentage: orNull(decimal),
        }),
      ),
    }),
    ...ofCompany,
  },
  origin: 'added',
});

const enterpriseRow = z.object({
  productId: integer,
  name: text,
  brand: text,
  choice: text,
  path: text,
  image: optionalPicture,
  amount: count,
  asked_amount: orNull(count),
  asked_price_minor: orNull(minor),
  price: orNull(twoPrices),
  regular_minor: orNull(minor),
  total: orNull(twoPrices),
  tax_percentage: orNull(decimal),
  max_amount: orNull(z.int()),
  is_orderable: flag,
  notice: text,
  is_price_changed: flag,
});

/** The fields that the person of an order fills in when it is sent. */
export const enterpriseDetails = z.object({
  name: z.string().trim().max(100),
  cost_centre: z.string().trim().min(1).max(60),
  reference: z.string().trim().max(60),
  message: z.string().trim().max(1000),
  first_name: z.string().trim().min(1).max(100),
  last_name: z.string().trim().min(1).max(100),
  address: z.string().trim().min(1).max(200),
  postal_code: z.string().trim().min(1).max(12),
  city: z.string().trim().min(1).max(100),
  phone: z.string().trim().min(1).max(30),
  delivery_method: z.string().max(100),
  acknowledges_customs: z.boolean(),
});

/** An enterprise order as its people see it: while it is open with today's prices. */
export const enterpriseOrder = z.object({
  id: integer,
  status: z.enum(ENTERPRISE_STATUSES),
  person: text,
  is_own: flag,
  decided_by: text,
  decided: orNull(timestamp),
  decision_note: text,
  submitted: orNull(timestamp),
  details: z.object({
    ...{ name: text, cost_centre: text, reference: text, message: text, first_name: text, last_name: text },
    ...{ address: text, postal_code: text, city: text, phone: text, delivery_method: text },
    acknowledges_customs: flag,
  }),
  country_code: countryCode,
  needs_customs: flag,
  delivery_methods: listOrEmpty(z.object({ id: z.string(), name: text, time: text, price_minor: minor })),
  rows: z.array(enterpriseRow),
  currency_code: currencyCode,
  goods: twoPrices,
  delivery: twoPrices,
  total: twoPrices,
  asked_total_minor: orNull(minor),
  errors: listOrEmpty(z.string()),
  can_invoice: flag,
  /** It is placed at once, without a buyer. */
  needs_approval: flag,
  has_buyer: flag,
  can_decide: flag,
  order: orNull(z.object({ number: z.string(), payment_reference: z.string(), status: z.string() })),
});

export const getEnterpriseOrder = defineCall({
  name: 'get-enterprise-order',
  method: 'GET',
  path: '/api/customer/enterprise/orders/{id}/',
  params,
  answers: { 200: enterpriseOrder, ...ofCompanyInput },
  origin: 'added',
  partly: [],
});

/** Opens the order that the person puts together, or finds it. */
export const startEnterpriseOrder = defineCall({
  name: 'start-enterprise-order',
  method: 'POST',
  path: '/api/customer/enterprise/draft/',
  body: z.object({}),
  answers: { 200: z.object({ id: integer }), ...ofCompanyInput },
  origin: 'added',
});

const products = z
  .array(z.object({ productId: z.int().min(1).max(2_147_483_647), amount: z.int().min(0).max(MAX_QUANTITY) }))
  .max(MAX_ROWS);

/** Sets quantities, 0 takes a product out: the person while it is put together, the buyer while it waits. */
export const setEnterpriseAmounts = defineCall({
  name: 'set-enterprise-amounts',
  method: 'POST',
  path: '/api/customer/enterprise/orders/{id}/amounts/',
  params,
  body: z.object({ products }),
  answers: { 200: z.object({ id: integer }), ...ofCompanyInput },
  origin: 'added',
});

const decided = z.object({ status: z.enum(ENTERPRISE_STATUSES), order_number: optionalText });
/** What was seen before the button was pressed: another total is refused with PRICE_CHANGED. */
const seen = { expected_total_minor: z.int().min(0), expected_currency: currencyCode };

/** Sends an order to the company's buyers; it is placed at once where nobody has to approve it. */
export const submitEnterpriseOrder = defineCall({
  name: 'submit-enterprise-order',
  method: 'POST',
  path: '/api/customer/enterprise/orders/{id}/submit/',
  params,
  body: enterpriseDetails.extend({ ...seen, host: z.string().max(253) }),
  answers: { 200: decided, ...ofCompanyInput, 409: enterpriseConflict },
  origin: 'added',
});

/** Approves a waiting order, which places it, or declines it; buyers only. */
export const decideEnterpriseOrder = defineCall({
  name: 'decide-enterprise-order',
  method: 'POST',
  path: '/api/customer/enterprise/orders/{id}/decide/',
  params,
  body: z.object({
    decision: z.enum(['approve', 'decline']),
    note: z.string().trim().max(1000),
    ...seen,
    /** Prices that are other ones than when the order was sent were seen. */
    confirms_changes: z.boolean(),
    host: z.string().max(253),
  }),
  answers: { 200: decided, ...ofCompanyInput, 409: enterpriseConflict },
  origin: 'added',
});

/** Takes an own order back that nobody has decided about. */
export const cancelEnterpriseOrder = defineCall({
  name: 'cancel-enterprise-order',
  method: 'POST',
  path: '/api/customer/enterprise/orders/{id}/cancel/',
  params,
  body: z.object({}),
  answers: { 200: decided, ...ofCompanyInput, 409: enterpriseConflict },
  origin: 'added',
});

/** Adds what an earlier order holds to the one that the person puts together. */
export const repeatEnterpriseOrder = defineCall({
  name: 'repeat-enterprise-order',
  method: 'POST',
  path: '/api/customer/enterprise/orders/{id}/repeat/',
  params,
  body: z.object({}),
  answers: { 200: z.object({ id: integer }), ...ofCompanyInput },
  origin: 'added',
});
