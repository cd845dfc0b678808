import { randomUUID } from 'node:crypto';
import type { Db } from 'backend/db/client';
import { companies } from 'backend/db/schema/companies';
import { accessTokens, customers } from 'backend/db/schema/customers';
import { paymentMethods } from 'backend/db/schema/delivery';
import { type COMPANY_ROLES, companyAgreements, companyPeople } from 'backend/db/schema/enterprise';
import { hashToken } from 'backend/domain/customers/sessions';
import type { enterpriseOrder } from 'contract/enterprise';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { type Asked, addressOf, asker, callNamed, type Example } from './asked';
import { NOW } from './small-shop';
import { day, SHOP } from './small-shop-catalogue';
import type { TestBackend } from './test-backend';

const VAT = 'FI20774740';
const DESK = `/api/customer/desk/companies/${VAT}`;
const NOBODY = '/api/customer/desk/companies/FI00000000';
/** The token of the company's buyer. */
const BUYER = 'buyer-token-0123456789abcdef';
const PRODUCTS = [{ productId: SHOP.shell.variants.blueM, amount: 1 }];
const DETAILS = {
  ...{ name: 'Retki', cost_centre: '4100', reference: '', message: '', phone: '040 1234567' },
  ...{ first_name: 'Maija', last_name: 'Meikäläinen', address: 'Mökkitie 1', postal_code: '00100', city: 'Helsinki' },
  acknowledges_customs: false,
};
const ROLE = { role: 'orderer', limit: 100 };

const agreement = (key: string) => ({
  ...{ address: 'https://fi.localhost/takit/', percentage: 10, net_price: null },
  ...{ valid_from: '2026-11-20', valid_to: null, form_key: key },
});

/** A verified company that is invoiced, its buyer, and the shell jacket at 20 % off for it. */
export async function insertCompany(db: Db): Promise<void> {
  await db.insert(paymentMethods).values({ id: 2, slug: 'lasku', processor: 'invoice', kind: 'invoice' });
  await db
    .insert(companies)
    .values({ name: 'Laavu Oy', vatNumber: VAT, country: 'fi', acceptsBilling: true, verifiedAt: NOW });
  const companyId = await companyIdOf(db);
  await db
    .insert(companyAgreements)
    .values({ companyId, modelId: SHOP.shell.id, percentage: 20, validFrom: '2026-01-01' });
  await insertPerson(db, 'buyer', BUYER);
}

async function companyIdOf(db: Db): Promise<number> {
  const [company] = await db.select().from(companies).where(eq(companies.vatNumber, VAT));
  return company?.id ?? 0;
}

/** Somebody of the company. @returns the id */
async function insertPerson(db: Db, role: (typeof COMPANY_ROLES)[number], token: string): Promise<number> {
  const companyId = await companyIdOf(db);
  const person = { email: `${randomUUID()}@laavu.example`, companyId, isOrgUser: true, activatedAt: NOW };
  const [made] = await db.insert(customers).values(person).returning({ id: customers.id });
  const customerId = made?.id ?? 0;
  await db.insert(companyPeople).values({ customerId, companyId, role });
  await db.insert(accessTokens).values({ tokenHash: hashToken(token), customerId, expiresAt: day('2027-01-01') });
  return customerId;
}

/** Requests of a call of companies that are answered with 404, by its name: the staff belongs to no company. */
export const COMPANY_NOT_THERE: Record<string, Asked> = {
  'enterprise-order': { body: { enterprise_data: { id: 999_999 }, checkout_data: { products: PRODUCTS } } },
  'enterprise-person': '/api/customer/enterprise/',
  'enterprise-selection': '/api/customer/enterprise/selection/',
  'enterprise-orders': '/api/customer/enterprise/orders/',
  'enterprise-orders-export': '/api/customer/enterprise/orders/export/',
  'get-enterprise-order': { path: '/api/customer/enterprise/orders/999999/', token: BUYER },
  'start-enterprise-order': { body: {} },
  'set-enterprise-amounts': {
    path: '/api/customer/enterprise/orders/999999/amounts/',
    body: { products: PRODUCTS },
    token: BUYER,
  },
  'submit-enterprise-order': {
    path: '/api/customer/enterprise/orders/999999/submit/',
    body: {
      ...{ ...DETAILS, delivery_method: 'home', host: 'localhost' },
      ...{ expected_total_minor: 1, expected_currency: 'eur' },
    },
    token: BUYER,
  },
  'decide-enterprise-order': {
    path: '/api/customer/enterprise/orders/999999/decide/',
    body: {
      ...{ decision: 'approve', note: '', confirms_changes: false, host: 'localhost' },
      ...{ expected_total_minor: 1, expected_currency: 'eur' },
    },
    token: BUYER,
  },
  'cancel-enterprise-order': { path: '/api/customer/enterprise/orders/999999/cancel/', body: {}, token: BUYER },
  'repeat-enterprise-order': { path: '/api/customer/enterprise/orders/999999/repeat/', body: {}, token: BUYER },
  'desk-company': `${NOBODY}/`,
  'desk-add-agreement': { path: `${NOBODY}/agreements/`, body: agreement('agreement-of-nobody') },
  'desk-end-agreement': { path: `${DESK}/agreements/999999/end/`, body: {} },
  'desk-set-company-role': { path: `${DESK}/people/999999/`, body: ROLE },
  'desk-remove-company-person': { path: `${DESK}/people/999999/remove/`, body: {} },
};

/** Requests of companies' people, and of staff about companies, that are answered with 200 and with 409, by the call's name. */
export function companyExamples(backend: () => TestBackend) {
  const ask = asker(backend);
  const send = async (name: string, asked: Asked) => (await ask(callNamed(name), asked)).body as { id: number };
  const pathOf = (name: string, id: number) => addressOf(callNamed(name), String(id));

  /** An order that somebody of the company puts together. */
  async function started(products: object[] = PRODUCTS) {
    const token = randomUUID();
    await insertPerson(backend().database.db, 'orderer', token);
    const { id } = await send('start-enterprise-order', { body: {}, token });
    if (products.length > 0)
      await send('enterprise-order', { body: { enterprise_data: { id }, checkout_data: { products } }, token });
    return { id, token };
  }

  /** What sends the order. */
  async function sending({ id, token }: { readonly id: number; readonly token: string }) {
    const asked = { path: pathOf('get-enterprise-order', id), token };
    const { body } = await ask(callNamed('get-enterprise-order'), asked);
    const { total, currency_code, details } = body as z.output<typeof enterpriseOrder>;
    const seen = { expected_total_minor: total.gross_minor, expected_currency: currency_code, host: 'localhost' };
    const sent = { ...DETAILS, delivery_method: details.delivery_method || 'home', ...seen };
    return { path: pathOf('submit-enterprise-order', id), body: sent, token };
  }

  /** One that waits for the buyer. */
  async function waiting() {
    const order = await started();
    await send('submit-enterprise-order', await sending(order));
    return order;
  }

  /** What the buyer decides about an order. */
  async function deciding(id: number, decision: 'approve' | 'decline') {
    const { body } = await sending({ id, token: BUYER });
    const { expected_total_minor, expected_currency, host } = body;
    const seen = { expected_total_minor, expected_currency, host, confirms_changes: true };
    return { path: pathOf('decide-enterprise-order', id), body: { decision, note: '', ...seen }, token: BUYER };
  }

  async function agreed(): Promise<number> {
    const { db } = backend().database;
    const group = { companyId: await companyIdOf(db), groupId: 1, percentage: 5, validFrom: '2026-01-01' };
    const [made] = await db.insert(companyAgreements).values(group).returning({ id: companyAgreements.id });
    return made?.id ?? 0;
  }
  const personId = () => insertPerson(backend().database.db, 'orderer', randomUUID());

  const asked: Record<string, Example> = {
    'enterprise-order': async () => {
      const { id, token } = await started([]);
      return { body: { enterprise_data: { id }, checkout_data: { products: PRODUCTS } }, token };
    },
    'enterprise-person': async () => ({ token: (await started()).token }),
    'enterprise-selection': { token: BUYER },
    'enterprise-orders': async () => {
      await waiting();
      return { token: BUYER };
    },
    'enterprise-orders-export': async () => {
      await waiting();
      return { token: BUYER };
    },
    'get-enterprise-order': async () => {
      const { id, token } = await waiting();
      return { path: pathOf('get-enterprise-order', id), token };
    },
    'start-enterprise-order': { body: {}, token: BUYER },
    'set-enterprise-amounts': async () => {
      const { id, token } = await started();
      return { path: pathOf('set-enterprise-amounts', id), body: { products: PRODUCTS }, token };
    },
    'submit-enterprise-order': async () => sending(await started()),
    'decide-enterprise-order': async () => deciding((await waiting()).id, 'approve'),
    'cancel-enterprise-order': async () => {
      const { id, token } = await waiting();
      return { path: pathOf('cancel-enterprise-order', id), body: {}, token };
    },
    'repeat-enterprise-order': async () => {
      const { id, token } = await waiting();
      return { path: pathOf('repeat-enterprise-order', id), body: {}, token };
    },
    'desk-company': async () => {
      await waiting();
      return `${DESK}/`;
    },
    'desk-add-agreement': { path: `${DESK}/agreements/`, body: agreement('an-agreement-of-the-desk') },
    'desk-end-agreement': async () => ({ path: `${DESK}/agreements/${await agreed()}/end/`, body: {} }),
    'desk-set-company-role': async () => ({ path: `${DESK}/people/${await personId()}/`, body: ROLE }),
    'desk-remove-company-person': async () => ({ path: `${DESK}/people/${await personId()}/remove/`, body: {} }),
  };

  const conflicts: Record<string, () => Promise<Asked>> = {
    'submit-enterprise-order': async () => sending(await started([])),
    'decide-enterprise-order': async () => {
      const { id, token } = await waiting();
      await send('cancel-enterprise-order', { path: pathOf('cancel-enterprise-order', id), body: {}, token });
      return deciding(id, 'approve');
    },
    'cancel-enterprise-order': async () => {
      const { id, token } = await waiting();
      await send('decide-enterprise-order', await deciding(id, 'decline'));
      return { path: pathOf('cancel-enterprise-order', id), body: {}, token };
    },
  };

  return { asked, conflicts };
}
