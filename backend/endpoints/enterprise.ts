import { postEnterpriseOrder } from 'contract/customer';
import * as calls from 'contract/enterprise';
import { Hono } from 'hono';
import type { BackendContext } from '../context';
import { readSelection, SELECTION_PAGE } from '../domain/enterprise/agreed-selection';
import { type CompanyPerson, readBuyers, readCompanyPerson } from '../domain/enterprise/company-person';
import {
  approveEnterpriseOrder,
  cancelEnterpriseOrder,
  type Decided,
  declineEnterpriseOrder,
  type EnterpriseDetails,
  submitEnterpriseOrder,
} from '../domain/enterprise/decide-enterprise-order';
import { findDraft, findEnterpriseOrder } from '../domain/enterprise/find-enterprise-order';
import {
  addToEnterpriseOrder,
  repeatEnterpriseOrder,
  setAmounts,
  startEnterpriseOrder,
} from '../domain/enterprise/gather-enterprise-order';
import {
  countWaitingOrders,
  ENTERPRISE_PAGE,
  exportEnterpriseOrders,
  listEnterpriseOrders,
} from '../domain/enterprise/list-enterprise-orders';
import type { CompanyShop } from '../domain/enterprise/place-enterprise-order';
import { viewEnterpriseOrder } from '../domain/enterprise/view-enterprise-order';
import { toOptionalEuros } from '../domain/pricing/pricing';
import { enterpriseMails } from '../mail/enterprise-mails';
import { payByInvoice } from '../payments/pay-by-invoice';
import { type Processors, processorsOf } from '../payments/processors';
import { presentEnterpriseOrder, presentListed, presentSelected } from './enterprise-wire';
import { Answer, type Area, answer, type BackendEnv, NOT_FOUND, NOT_LOGGED_IN, type Visit } from './serve';

type Asked = Pick<Visit<typeof calls.getCompanyPerson>, 'backend' | 'caller'>;

/** The caller as somebody of a verified company, or the answer for everybody else: for them none of this exists. */
async function companyPerson({ backend, caller }: Asked) {
  const known = await caller();
  if (!known) return NOT_LOGGED_IN;
  return (await readCompanyPerson(backend.db, known.customerId)) ?? NOT_FOUND;
}

/** Orders of companies: the agreed selection, orders that are put together, sent and decided, and their list. */
export function enterpriseEndpoints(
  backend: BackendContext,
  processors: Processors = processorsOf(backend.settings),
): Area {
  const area: Area = new Hono<BackendEnv>();
  answerReads(area, processors);
  answerGathering(area, processors);
  answerDecisions(area, processors);
  return area;
}

function answerReads(area: Area, processors: Processors): void {
  answer(area, calls.getCompanyPerson, async (visit) => {
    const person = await companyPerson(visit);
    if (person instanceof Answer) return person;
    const { db } = visit.backend;
    return {
      company: person.companyName,
      country_code: person.country,
      currency_code: person.currency,
      role: person.role,
      limit: toOptionalEuros(person.limitCents),
      has_buyer: (await readBuyers(db, person.companyId)).length > 0,
      waiting: await countWaitingOrders(db, person),
      draft: await findDraft(db, person),
    };
  });

  answer(area, calls.getCompanySelection, async (visit) => {
    const person = await companyPerson(visit);
    if (person instanceof Answer) return person;
    const { models, count } = await readSelection(visit.backend.db, person, visit.query, visit);
    return {
      models: models.map(presentSelected),
      count,
      page_size: SELECTION_PAGE,
      currency_code: person.currency,
    };
  });

  answer(area, calls.exportEnterpriseOrders, async (visit) => {
    const person = await companyPerson(visit);
    if (person instanceof Answer) return person;
    const rows = await exportEnterpriseOrders(visit.backend.db, person, visit.language);
    return {
      rows: rows.map((row) => ({
        ...presentListed({ ...row, paymentReference: null }),
        sku: row.sku,
        product: row.product,
        amount: row.amount,
        unit_minor: row.unitHundredths,
        tax_percentage: row.taxPercentage,
      })),
    };
  });

  answer(area, calls.getEnterpriseOrders, async (visit) => {
    const person = await companyPerson(visit);
    if (person instanceof Answer) return person;
    const { status = null, page } = visit.query;
    const { orders, count } = await listEnterpriseOrders(visit.backend.db, person, { status, page });
    return { orders: orders.map(presentListed), count, page_size: ENTERPRISE_PAGE };
  });

  answer(area, calls.getEnterpriseOrder, async (visit) => {
    const person = await companyPerson(visit);
    if (person instanceof Answer) return person;
    return (await presentOne(visit, person, visit.params.id, processors)) ?? NOT_FOUND;
  });
}

async function presentOne(
  { backend: { db }, language, now }: Pick<Visit<typeof calls.getEnterpriseOrder>, 'backend' | 'language' | 'now'>,
  person: CompanyPerson,
  id: number,
  processors: Processors,
) {
  const order = await findEnterpriseOrder(db, person, id);
  if (!order) return null;
  const view = await viewEnterpriseOrder(db, order, { language, now, processors });
  const buyers = await readBuyers(db, person.companyId);
  return presentEnterpriseOrder(view, person, buyers.length > 0);
}

/** Products of a request, by variant; the quantities of one that is named twice are added up. */
function productsOf(products: readonly { readonly productId: number; readonly amount: number }[]) {
  const byVariant = new Map<number, number>();
  for (const { productId, amount } of products) byVariant.set(productId, (byVariant.get(productId) ?? 0) + amount);
  return [...byVariant].map(([variantId, amount]) => ({ variantId, amount: Math.min(amount, 999) }));
}

function answerGathering(area: Area, processors: Processors): void {
  answer(area, postEnterpriseOrder, async ({ backend, caller, body, language, now }) => {
    const known = await caller();
    if (!known) return NOT_LOGGED_IN;
    const who = { customerId: known.customerId, isStaff: known.isStaff || known.isAdmin };
    const products = productsOf(body.checkout_data.products);
    const visit = { language, now, processors };
    return (await addToEnterpriseOrder(backend.db, who, body.enterprise_data.id, products, visit)) ?? NOT_FOUND;
  });

  answer(area, calls.startEnterpriseOrder, async ({ backend, caller }) => {
    const known = await caller();
    if (!known) return NOT_LOGGED_IN;
    const id = await startEnterpriseOrder(backend.db, known.customerId);
    return id === null ? NOT_FOUND : { id };
  });

  answer(area, calls.setEnterpriseAmounts, async ({ backend, caller, params, body }) => {
    const known = await caller();
    if (!known) return NOT_LOGGED_IN;
    const isSet = await setAmounts(backend.db, known.customerId, params.id, productsOf(body.products));
    return isSet ? { id: params.id } : NOT_FOUND;
  });

  answer(area, calls.repeatEnterpriseOrder, async ({ backend, caller, params }) => {
    const known = await caller();
    if (!known) return NOT_LOGGED_IN;
    const id = await repeatEnterpriseOrder(backend.db, known.customerId, params.id);
    return id === null ? NOT_FOUND : { id };
  });
}

const shopOf = ({ settings }: BackendContext): CompanyShop => ({
  settings,
  payByInvoice: payByInvoice(settings),
  tell: enterpriseMails(settings),
});

const presentDecided = (decided: Decided) =>
  decided ? { status: decided.status, order_number: decided.orderNumber } : NOT_FOUND;

const detailsOf = (body: Record<keyof (typeof calls.enterpriseDetails)['shape'], unknown>): EnterpriseDetails => {
  const details = calls.enterpriseDetails.parse(body);
  return {
    name: details.name,
    costCentre: details.cost_centre,
    reference: details.reference,
    message: details.message,
    firstName: details.first_name,
    lastName: details.last_name,
    address: details.address,
    postalCode: details.postal_code,
    city: details.city,
    phone: details.phone,
    deliveryMethod: details.delivery_method,
    acknowledgesCustoms: details.acknowledges_customs,
  };
};

function answerDecisions(area: Area, processors: Processors): void {
  const seenOf = (body: { expected_total_minor: number; expected_currency: string }) => ({
    totalHundredths: body.expected_total_minor,
    currency: body.expected_currency,
  });

  answer(area, calls.submitEnterpriseOrder, async ({ backend, caller, params, body, language, now }) => {
    const known = await caller();
    if (!known) return NOT_LOGGED_IN;
    const asked = { customerId: known.customerId, id: params.id };
    const visit = { language, now, processors, host: body.host };
    const shop = shopOf(backend);
    return presentDecided(await submitEnterpriseOrder(backend.db, shop, asked, detailsOf(body), seenOf(body), visit));
  });

  answer(area, calls.decideEnterpriseOrder, async ({ backend, caller, params, body, language, now }) => {
    const known = await caller();
    if (!known) return NOT_LOGGED_IN;
    const asked = { customerId: known.customerId, id: params.id };
    const shop = shopOf(backend);
    if (body.decision === 'decline')
      return presentDecided(await declineEnterpriseOrder(backend.db, shop, asked, body.note, now));
    const decision = { ...seenOf(body), note: body.note, confirmsChanges: body.confirms_changes };
    const visit = { language, now, processors, host: body.host };
    return presentDecided(await approveEnterpriseOrder(backend.db, shop, asked, decision, visit));
  });

  answer(area, calls.cancelEnterpriseOrder, async ({ backend, caller, params, now }) => {
    const known = await caller();
    if (!known) return NOT_LOGGED_IN;
    return presentDecided(await cancelEnterpriseOrder(backend.db, known.customerId, params.id, now));
  });
}
