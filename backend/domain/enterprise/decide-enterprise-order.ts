import { eq } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client';
import { enterpriseOrders } from '../../db/schema/enterprise';
import type { ValidatedCart } from '../cart/cart-validation';
import { validateCompanyCart } from './company-cart';
import { type CompanyPerson, lockCompanyPerson, readBuyers } from './company-person';
import { type EnterpriseNews, nameOf } from './enterprise-news';
import {
  type EnterpriseOrder,
  type EnterpriseRow,
  findEnterpriseOrder,
  lockEnterpriseOrder,
  readEnterpriseRows,
} from './find-enterprise-order';
import {
  type CompanyShop,
  type DecidingVisit,
  enterpriseConflict,
  keepAsked,
  netOf,
  placeEnterpriseOrder,
  requireOrderable,
  type Seen,
} from './place-enterprise-order';

/** What the person of an order tells when it is sent. */
export type EnterpriseDetails = Pick<
  EnterpriseOrder,
  | 'name'
  | 'costCentre'
  | 'reference'
  | 'message'
  | 'firstName'
  | 'lastName'
  | 'address'
  | 'postalCode'
  | 'city'
  | 'phone'
  | 'deliveryMethod'
  | 'acknowledgesCustoms'
>;

/** What became of an order; null: the person has no such order. */
export type Decided = { readonly status: EnterpriseOrder['status']; readonly orderNumber: string | null } | null;

/** Whether an order is placed without approval: a buyer's own, or one within the person's limit. */
export const needsApproval = ({ role, limitCents }: CompanyPerson, netCents: number): boolean =>
  role !== 'buyer' && (limitCents === null || netCents > limitCents);

/**
 * Sends an order to the company's buyers, or places it where nobody has to approve it. Sent again, it is what it has become.
 * Closes the race of two submits, and of a submit with staff that removes the person: both rows are locked.
 * @throws Refusal for the delivery; Conflict as `requireOrderable`, NO_BUYER or DECIDED
 */
export async function submitEnterpriseOrder(
  db: Db,
  shop: CompanyShop,
  { customerId, id }: { readonly customerId: number; readonly id: number },
  details: EnterpriseDetails,
  seen: Seen,
  visit: DecidingVisit,
): Promise<Decided> {
  return db.transaction(async (tx) => {
    const person = await lockCompanyPerson(tx, customerId);
    const found = person && (await lockEnterpriseOrder(tx, person, id));
    if (!person || !found || found.customerId !== customerId) return null;
    if (found.status === 'waiting' || found.status === 'approved') return { status: found.status, orderNumber: null };
    if (found.status !== 'draft') throw enterpriseConflict('DECIDED');
    const order = { ...found, ...details };
    const rows = await readEnterpriseRows(tx, id);
    const cart = await validateCompanyCart(tx, { ...order, rows }, visit);
    requireOrderable(cart, order, seen);
    await keepAsked(tx, id, cart);
    const asked = { ...details, submittedAt: visit.now };
    if (!needsApproval(person, netOf(cart).cents)) {
      await tx.update(enterpriseOrders).set(asked).where(eq(enterpriseOrders.id, id));
      const parts = { order, rows, cart, person, decider: person, note: '' };
      return { status: 'approved', orderNumber: await placeEnterpriseOrder(tx, shop, parts, visit) };
    }
    const buyers = await readBuyers(tx, person.companyId);
    if (buyers.length === 0) throw enterpriseConflict('NO_BUYER');
    await tx
      .update(enterpriseOrders)
      .set({ ...asked, status: 'waiting' })
      .where(eq(enterpriseOrders.id, id));
    const news = newsOf({ kind: 'waiting', order, by: person, note: details.message }, cart);
    for (const buyer of buyers) await shop.tell(tx, buyer, news, visit.now);
    return { status: 'waiting', orderNumber: null };
  });
}

function newsOf(
  about: {
    readonly kind: EnterpriseNews['kind'];
    readonly order: EnterpriseOrder;
    readonly by: CompanyPerson;
    readonly note: string;
    readonly orderNumber?: string;
    readonly rows?: readonly EnterpriseRow[];
  },
  cart: ValidatedCart | null,
): EnterpriseNews {
  const { kind, order, by, note, orderNumber = '', rows = [] } = about;
  return {
    kind,
    id: order.id,
    company: by.companyName,
    by: nameOf(by),
    name: order.name,
    costCentre: order.costCentre,
    netHundredths: cart ? netOf(cart).display : (order.askedNetHundredths ?? 0),
    currency: order.currency,
    note,
    orderNumber,
    hasOtherAmounts: rows.some(({ amount, askedAmount }) => amount !== askedAmount),
  };
}

/** The order that a buyer decides about, with everything that must not change meanwhile locked; null for everybody else. */
async function lockForBuyer(tx: Transaction, customerId: number, id: number) {
  const first = await lockCompanyPersonOf(tx, customerId, id);
  if (!first) return null;
  const order = await lockEnterpriseOrder(tx, first.buyer, id);
  return order ? { buyer: first.buyer, order, person: first.person } : null;
}

async function lockCompanyPersonOf(tx: Transaction, customerId: number, id: number) {
  const reader = await lockCompanyPerson(tx, customerId);
  if (reader?.role !== 'buyer') return null;
  const order = await findEnterpriseOrder(tx, reader, id);
  if (!order) return null;
  const person = order.customerId === null ? null : await lockCompanyPerson(tx, order.customerId);
  // the order of somebody who left the company becomes that of the buyer
  return { buyer: reader, person: person?.companyId === reader.companyId ? person : reader };
}

/**
 * Approves a waiting order: it is placed with today's agreed prices, which the buyer has seen, and its stock is taken. Of two who approve
 * it at once one places it, and the other is told the same order.
 * @param confirmsChanges the buyer has seen that prices are other ones than when it was sent
 * @throws Conflict as `requireOrderable`, CHANGED for changes that were not confirmed, DECIDED when it waits no more
 */
export async function approveEnterpriseOrder(
  db: Db,
  shop: CompanyShop,
  { customerId, id }: { readonly customerId: number; readonly id: number },
  decision: Seen & { readonly note: string; readonly confirmsChanges: boolean },
  visit: DecidingVisit,
): Promise<Decided> {
  return db.transaction(async (tx) => {
    const held = await lockForBuyer(tx, customerId, id);
    if (!held) return null;
    const { buyer, order, person } = held;
    if (order.status === 'approved') return { status: 'approved', orderNumber: null };
    if (order.status !== 'waiting') throw enterpriseConflict('DECIDED');
    const rows = await readEnterpriseRows(tx, id);
    const cart = await validateCompanyCart(tx, { ...order, rows }, visit);
    requireOrderable(cart, order, decision);
    const isChanged = cart.rows.some(({ variant, unit }) => {
      const asked = rows.find(({ variantId }) => variantId === variant.id)?.askedUnitHundredths;
      return asked !== null && asked !== unit.display;
    });
    if (isChanged && !decision.confirmsChanges) throw enterpriseConflict('CHANGED');
    const { note } = decision;
    const parts = { order, rows, cart, person, decider: buyer, note };
    const orderNumber = await placeEnterpriseOrder(tx, shop, parts, visit);
    if (person.customerId !== customerId) {
      const news = newsOf({ kind: 'approved', order, by: buyer, note, orderNumber, rows }, cart);
      await shop.tell(tx, person, news, visit.now);
    }
    return { status: 'approved', orderNumber };
  });
}

/** Declines a waiting order with a note; its person is told. Sent again, nothing happens. @throws Conflict DECIDED */
export async function declineEnterpriseOrder(
  db: Db,
  shop: CompanyShop,
  { customerId, id }: { readonly customerId: number; readonly id: number },
  note: string,
  now: Date,
): Promise<Decided> {
  return db.transaction(async (tx) => {
    const held = await lockForBuyer(tx, customerId, id);
    if (!held) return null;
    const { buyer, order, person } = held;
    if (order.status === 'declined') return { status: 'declined', orderNumber: null };
    if (order.status !== 'waiting') throw enterpriseConflict('DECIDED');
    await tx
      .update(enterpriseOrders)
      .set({ status: 'declined', decidedBy: customerId, decidedAt: now, decisionNote: note })
      .where(eq(enterpriseOrders.id, id));
    if (person.customerId !== customerId)
      await shop.tell(tx, person, newsOf({ kind: 'declined', order, by: buyer, note }, null), now);
    return { status: 'declined', orderNumber: null };
  });
}

/** Takes an order back that nobody has decided about. @throws Conflict DECIDED */
export async function cancelEnterpriseOrder(db: Db, customerId: number, id: number, now: Date): Promise<Decided> {
  return db.transaction(async (tx) => {
    const person = await lockCompanyPerson(tx, customerId);
    const order = person && (await lockEnterpriseOrder(tx, person, id));
    if (!order || order.customerId !== customerId) return null;
    if (order.status === 'cancelled') return { status: 'cancelled', orderNumber: null };
    if (order.status !== 'waiting' && order.status !== 'draft') throw enterpriseConflict('DECIDED');
    await tx.update(enterpriseOrders).set({ status: 'cancelled', decidedAt: now }).where(eq(enterpriseOrders.id, id));
    return { status: 'cancelled', orderNumber: null };
  });
}
