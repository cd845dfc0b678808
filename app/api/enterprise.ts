import type { CallAnswer } from 'contract/call';
import { postEnterpriseOrder } from 'contract/customer';
import * as calls from 'contract/enterprise';
import { isMissing } from './api-error';
import { bodyOf } from './call-result';
import { toExactCentsOrNull } from './cents';
import { type FormFaults, faultsOf } from './desk-forms';
import { type Api, read, submit } from './request';

type Wire = CallAnswer<typeof calls.getEnterpriseOrder>;
type ListedWire = CallAnswer<typeof calls.getEnterpriseOrders>['orders'][number];

/** An amount with and without tax, hundredths of a currency. */
export type TwoPrices = { readonly gross: number; readonly net: number };

const toPrices = ({ gross_minor, net_minor }: { gross_minor: number; net_minor: number }): TwoPrices => ({
  gross: gross_minor,
  net: net_minor,
});

/** What the signed-in person may do for which company. */
export type CompanyPerson = {
  readonly company: string;
  readonly isBuyer: boolean;
  /** Euro cents without tax; null: every order is approved first. */
  readonly limitCents: number | null;
  readonly hasBuyer: boolean;
  readonly waiting: number;
  readonly draft: { readonly id: number; readonly units: number } | null;
};

/** The person; null for everybody who does not order for a verified company, and for a backend without company orders. */
export async function readCompanyPerson(api: Api): Promise<CompanyPerson | null> {
  try {
    const { company, role, limit, has_buyer, waiting, draft } = bodyOf(await read(api, calls.getCompanyPerson, {}));
    const limitCents = toExactCentsOrNull(limit);
    return { company, isBuyer: role === 'buyer', limitCents, hasBuyer: has_buyer, waiting, draft };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** A page of the products that are agreed with the company. */
export async function readSelection(api: Api, search: string, page: number) {
  const body = bodyOf(await read(api, calls.getCompanySelection, { query: { search, page } }));
  return {
    count: body.count,
    pageCount: Math.max(1, Math.ceil(body.count / Math.max(1, body.page_size))),
    currency: body.currency_code,
    models: body.models.map(({ id, name, brand, path, image, variants }) => ({
      ...{ id, name, brand, path, image },
      variants: variants.map((variant) => ({
        id: variant.productId,
        choice: variant.choice,
        price: toPrices(variant.price),
        regular: variant.regular_minor,
        isOrderable: variant.is_orderable,
        notice: variant.notice,
      })),
    })),
  };
}

export type Selection = Awaited<ReturnType<typeof readSelection>>;

/** An enterprise order in a list. */
export const toListedOrder = (order: Omit<ListedWire, 'payment_reference'>) => ({
  id: order.id,
  status: order.status,
  name: order.name,
  person: order.person,
  costCentre: order.cost_centre,
  reference: order.reference,
  units: order.units,
  at: order.at,
  total: order.total_minor,
  net: order.net_minor,
  currency: order.currency_code,
  orderNumber: order.order_number,
});

export type ListedOrder = ReturnType<typeof toListedOrder>;

/** A page of the orders that the person may see. @param status empty: every one */
export async function readEnterpriseOrders(api: Api, status: string, page: number) {
  const known = calls.ENTERPRISE_STATUSES.find((each) => each === status);
  const query = { page, ...(known && { status: known }) };
  const body = bodyOf(await read(api, calls.getEnterpriseOrders, { query }));
  const pageCount = Math.max(1, Math.ceil(body.count / Math.max(1, body.page_size)));
  return { orders: body.orders.map(toListedOrder), count: body.count, pageCount };
}

/** Every product of those orders. */
export async function readOrderRows(api: Api) {
  const { rows } = bodyOf(await read(api, calls.exportEnterpriseOrders, {}));
  return rows.map((row) => ({
    ...toListedOrder(row),
    sku: row.sku,
    product: row.product,
    amount: row.amount,
    unit: row.unit_minor,
    taxPercentage: row.tax_percentage,
  }));
}

const toRow = (row: Wire['rows'][number]) => ({
  id: row.productId,
  name: row.name,
  brand: row.brand,
  choice: row.choice,
  path: row.path,
  image: row.image,
  amount: row.amount,
  askedAmount: row.asked_amount,
  askedPrice: row.asked_price_minor,
  price: row.price && toPrices(row.price),
  regular: row.regular_minor,
  total: row.total && toPrices(row.total),
  taxPercentage: row.tax_percentage,
  maxAmount: row.max_amount,
  isOrderable: row.is_orderable,
  notice: row.notice,
  isPriceChanged: row.is_price_changed,
});

/** An enterprise order. */
const toOrder = (order: Wire) => ({
  id: order.id,
  status: order.status,
  person: order.person,
  isOwn: order.is_own,
  decidedBy: order.decided_by,
  decided: order.decided,
  decisionNote: order.decision_note,
  submitted: order.submitted,
  details: order.details,
  country: order.country_code,
  needsCustoms: order.needs_customs,
  deliveryMethods: order.delivery_methods.map(({ id, name, time, price_minor }) => ({
    ...{ id, name, time },
    price: price_minor,
  })),
  rows: order.rows.map(toRow),
  currency: order.currency_code,
  goods: toPrices(order.goods),
  delivery: toPrices(order.delivery),
  total: toPrices(order.total),
  askedTotal: order.asked_total_minor,
  errors: order.errors,
  canInvoice: order.can_invoice,
  needsApproval: order.needs_approval,
  hasBuyer: order.has_buyer,
  canDecide: order.can_decide,
  placed: order.order && {
    number: order.order.number,
    paymentReference: order.order.payment_reference,
    status: order.order.status,
  },
});

export type EnterpriseOrder = ReturnType<typeof toOrder>;
export type EnterpriseOrderRow = EnterpriseOrder['rows'][number];

/** An order that the person may see; null for every other one. */
export async function readEnterpriseOrder(api: Api, id: number): Promise<EnterpriseOrder | null> {
  const answer = await read(api, calls.getEnterpriseOrder, { params: { id } });
  return answer.status === 404 ? null : toOrder(bodyOf(answer));
}

/** Opens the person's draft; null for everybody who does not order for a company. */
export async function startEnterpriseOrder(api: Api): Promise<number | null> {
  const answer = await submit(api, calls.startEnterpriseOrder, { body: {} });
  return answer.status === 404 ? null : bodyOf(answer).id;
}

/** What became of products that were added. */
export type Added =
  | { readonly outcome: 'added' | 'missing' }
  | { readonly outcome: 'refused'; readonly texts: readonly string[] };

/** Adds a product to an order that is put together. Specification 2 §7. */
export async function addToEnterpriseOrder(api: Api, id: number, productId: number, amount: number): Promise<Added> {
  const body = { enterprise_data: { id }, checkout_data: { products: [{ productId, amount }] } };
  const answer = await submit(api, postEnterpriseOrder, { body });
  if (answer.status === 404) return { outcome: 'missing' };
  if (answer.status !== 400) return bodyOf(answer) && { outcome: 'added' };
  const { fields, other } = faultsOf(answer.body);
  return { outcome: 'refused', texts: [...Object.values(fields), ...other] };
}

/** Sets quantities; 0 takes a product out. @returns false when the person may not do that */
export async function setAmounts(
  api: Api,
  id: number,
  products: readonly { readonly productId: number; readonly amount: number }[],
): Promise<boolean> {
  const answer = await submit(api, calls.setEnterpriseAmounts, { params: { id }, body: { products: [...products] } });
  return answer.status !== 404 && bodyOf(answer).id === id;
}

/** What became of a decision. */
export type EnterpriseResult =
  | { readonly outcome: 'done'; readonly status: Wire['status']; readonly orderNumber: string | null }
  | { readonly outcome: 'missing' }
  | { readonly outcome: 'refused'; readonly faults: FormFaults }
  | {
      readonly outcome: 'conflict';
      readonly reason: calls.EnterpriseConflictReason;
      readonly errors: readonly string[];
    };

type Decision = typeof calls.submitEnterpriseOrder | typeof calls.decideEnterpriseOrder;

function toResult(answer: Awaited<ReturnType<typeof submit<Decision>>>): EnterpriseResult {
  if (answer.status === 404) return { outcome: 'missing' };
  if (answer.status === 400) return { outcome: 'refused', faults: faultsOf(answer.body) };
  if (answer.status === 409) return { outcome: 'conflict', ...answer.body };
  const { status, order_number: orderNumber } = bodyOf(answer);
  return { outcome: 'done', status, orderNumber };
}

type SubmitBody = Parameters<typeof submit<typeof calls.submitEnterpriseOrder>>[2]['body'];
type DecideBody = Parameters<typeof submit<typeof calls.decideEnterpriseOrder>>[2]['body'];

/** Sends an order to the company's buyers, or places it. */
export const submitOrder = async (api: Api, id: number, body: SubmitBody): Promise<EnterpriseResult> =>
  toResult(await submit(api, calls.submitEnterpriseOrder, { params: { id }, body }));

/** Approves or declines an order. */
export const decideOrder = async (api: Api, id: number, body: DecideBody): Promise<EnterpriseResult> =>
  toResult(await submit(api, calls.decideEnterpriseOrder, { params: { id }, body }));

/** Takes an own order back. */
export const cancelOrder = async (api: Api, id: number): Promise<EnterpriseResult> =>
  toResult(await submit(api, calls.cancelEnterpriseOrder, { params: { id }, body: {} }));

/** Adds what an order holds to the person's draft; null when the person may not see it. */
export async function repeatOrder(api: Api, id: number): Promise<number | null> {
  const answer = await submit(api, calls.repeatEnterpriseOrder, { params: { id }, body: {} });
  return answer.status === 404 ? null : bodyOf(answer).id;
}
