import { MAX_QUANTITY, MAX_ROWS } from 'contract/cart-limits';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client';
import { enterpriseOrderRows, enterpriseOrders } from '../../db/schema/enterprise';
import { checkoutTexts } from '../cart/checkout-texts';
import { Refusal } from '../errors/refusals';
import { type CompanyVisit, validateCompanyCart } from './company-cart';
import { type CompanyPerson, lockCompanyPerson } from './company-person';
import { type EnterpriseOrder, lockEnterpriseOrder, readEnterpriseRows } from './find-enterprise-order';

/** Products with quantities. */
export type Products = readonly { readonly variantId: number; readonly amount: number }[];

/** What an order holds after a change. */
export interface Gathered {
  readonly id: number;
  readonly products: number;
  readonly units: number;
}

/** The order that a person puts together, a new one if there is none. Two requests at once get the same one, by a unique index. */
export async function openDraft(tx: Transaction, person: CompanyPerson): Promise<EnterpriseOrder> {
  const { customerId, companyId, country, currency } = person;
  await tx.insert(enterpriseOrders).values({ customerId, companyId, country, currency }).onConflictDoNothing();
  const [draft] = await tx
    .select()
    .from(enterpriseOrders)
    .where(
      and(
        eq(enterpriseOrders.customerId, customerId),
        eq(enterpriseOrders.companyId, companyId),
        eq(enterpriseOrders.status, 'draft'),
      ),
    )
    .for('update');
  if (!draft) throw new Error('The draft was not written.');
  return draft;
}

/** Opens the person's draft. @returns null when the person does not order for a company */
export const startEnterpriseOrder = (db: Db, customerId: number): Promise<number | null> =>
  db.transaction(async (tx) => {
    const person = await lockCompanyPerson(tx, customerId);
    return person ? (await openDraft(tx, person)).id : null;
  });

/** Who adds products to an order: its person, or staff for them. */
export interface Gatherer {
  readonly customerId: number;
  readonly isStaff: boolean;
}

async function lockDraft(
  tx: Transaction,
  { customerId, isStaff }: Gatherer,
  id: number,
): Promise<EnterpriseOrder | null> {
  if (isStaff) {
    const isDraft = and(eq(enterpriseOrders.id, id), eq(enterpriseOrders.status, 'draft'));
    const [found] = await tx.select().from(enterpriseOrders).where(isDraft).for('update');
    return found ?? null;
  }
  const person = await lockCompanyPerson(tx, customerId);
  const order = person && (await lockEnterpriseOrder(tx, person, id));
  return order?.status === 'draft' && order.customerId === customerId ? order : null;
}

/**
 * Adds products to an order that is put together. Closes the race of two additions: the order's row is locked.
 * @returns null when the person has no such order
 * @throws Refusal when a product cannot be ordered or is not in the agreed selection, or the order would be too large
 */
export async function addToEnterpriseOrder(
  db: Db,
  who: Gatherer,
  id: number,
  products: Products,
  visit: CompanyVisit,
): Promise<Gathered | null> {
  return db.transaction(async (tx) => {
    const order = await lockDraft(tx, who, id);
    if (!order) return null;
    const cart = await validateCompanyCart(tx, { ...order, rows: products }, visit);
    const refused = cart.faults.filter(({ kind }) => kind === 'stock');
    const hasAll = products.every(({ variantId }) =>
      cart.rows.some(({ variant, isOrderable }) => variant.id === variantId && isOrderable),
    );
    if (refused.length > 0 || !hasAll) throw new Refusal({ products: refused.map(({ text }) => text) });
    return addRows(tx, order, products, visit);
  });
}

async function addRows(
  tx: Transaction,
  { id }: EnterpriseOrder,
  products: Products,
  { language }: CompanyVisit,
): Promise<Gathered> {
  const amounts = new Map((await readEnterpriseRows(tx, id)).map(({ variantId, amount }) => [variantId, amount]));
  for (const { variantId, amount } of products) amounts.set(variantId, (amounts.get(variantId) ?? 0) + amount);
  const isTooMuch = amounts.size > MAX_ROWS || [...amounts.values()].some((amount) => amount > MAX_QUANTITY);
  if (isTooMuch) {
    const limits = { rows: MAX_ROWS, units: MAX_QUANTITY };
    throw new Refusal({ products: [checkoutTexts(language)('companyOrderFull', limits)] });
  }
  await writeRows(
    tx,
    id,
    [...amounts].map(([variantId, amount]) => ({ variantId, amount })),
  );
  return { id, products: amounts.size, units: [...amounts.values()].reduce((sum, amount) => sum + amount, 0) };
}

/** Replaces the rows of a draft. */
async function writeRows(tx: Transaction, id: number, products: Products): Promise<void> {
  await tx.delete(enterpriseOrderRows).where(eq(enterpriseOrderRows.enterpriseOrderId, id));
  if (products.length === 0) return;
  await tx.insert(enterpriseOrderRows).values(products.map((product) => ({ enterpriseOrderId: id, ...product })));
}

/**
 * Sets quantities: its person while it is put together, the buyer while it waits. 0 takes a product out; what a buyer takes out
 * stays to be seen. Products that the order does not hold are ignored.
 * @returns whether the person may do that
 */
export async function setAmounts(db: Db, customerId: number, id: number, products: Products): Promise<boolean> {
  return db.transaction(async (tx) => {
    const person = await lockCompanyPerson(tx, customerId);
    const order = person && (await lockEnterpriseOrder(tx, person, id));
    if (!person || !order) return false;
    const isOwnDraft = order.status === 'draft' && order.customerId === customerId;
    if (!isOwnDraft && !(order.status === 'waiting' && person.role === 'buyer')) return false;
    for (const { variantId, amount } of products) {
      const isIt = and(eq(enterpriseOrderRows.enterpriseOrderId, id), eq(enterpriseOrderRows.variantId, variantId));
      await tx.update(enterpriseOrderRows).set({ amount }).where(isIt);
    }
    const gone = products.flatMap(({ variantId, amount }) => (amount === 0 ? [variantId] : []));
    if (isOwnDraft && gone.length > 0) {
      const taken = inArray(enterpriseOrderRows.variantId, gone);
      await tx.delete(enterpriseOrderRows).where(and(eq(enterpriseOrderRows.enterpriseOrderId, id), taken));
    }
    return true;
  });
}

/**
 * Adds what an earlier order holds to the draft of the person, with its details where the draft has none. Products that cannot be
 * ordered any more are added as well: the draft tells what is wrong with them.
 * @returns the draft; null when the person may not see the order
 */
export async function repeatEnterpriseOrder(db: Db, customerId: number, id: number): Promise<number | null> {
  return db.transaction(async (tx) => {
    const person = await lockCompanyPerson(tx, customerId);
    const order = person && (await lockEnterpriseOrder(tx, person, id));
    if (!person || !order || order.status === 'draft') return null;
    const draft = await openDraft(tx, person);
    const held = await readEnterpriseRows(tx, draft.id);
    const amounts = new Map(held.map(({ variantId, amount }) => [variantId, amount]));
    for (const { variantId, amount, askedAmount } of await readEnterpriseRows(tx, id)) {
      const wanted = amount || (askedAmount ?? 0);
      const sum = (amounts.get(variantId) ?? 0) + wanted;
      if (amounts.has(variantId) || amounts.size < MAX_ROWS) amounts.set(variantId, Math.min(sum, MAX_QUANTITY));
    }
    await writeRows(
      tx,
      draft.id,
      [...amounts].map(([variantId, amount]) => ({ variantId, amount })),
    );
    if (held.length === 0) {
      const { name, costCentre, reference, firstName, lastName, address, postalCode, city, phone, deliveryMethod } =
        order;
      const details = {
        name,
        costCentre,
        reference,
        firstName,
        lastName,
        address,
        postalCode,
        city,
        phone,
        deliveryMethod,
      };
      await tx.update(enterpriseOrders).set(details).where(eq(enterpriseOrders.id, draft.id));
    }
    return draft.id;
  });
}
