import { and, eq, isNotNull, or } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { enterpriseOrderRows, enterpriseOrders } from '../../db/schema/enterprise';
import type { Reader } from '../reading/reader';
import type { CompanyPerson } from './company-person';

export type EnterpriseOrder = typeof enterpriseOrders.$inferSelect;
export type EnterpriseRow = typeof enterpriseOrderRows.$inferSelect;

/** The orders of the company that somebody may see: a buyer those that were sent, everybody their own. */
export function visibleTo({ companyId, customerId, role }: CompanyPerson) {
  const own = eq(enterpriseOrders.customerId, customerId);
  const sent = isNotNull(enterpriseOrders.submittedAt);
  return and(eq(enterpriseOrders.companyId, companyId), role === 'buyer' ? or(own, sent) : own);
}

/** An order that the person may see; null for every other one. */
export async function findEnterpriseOrder(
  reader: Reader,
  person: CompanyPerson,
  id: number,
): Promise<EnterpriseOrder | null> {
  const [order] = await reader
    .select()
    .from(enterpriseOrders)
    .where(and(eq(enterpriseOrders.id, id), visibleTo(person)));
  return order ?? null;
}

/** The same order, locked until the transaction ends: of two who decide about it at once the second sees what the first did. */
export async function lockEnterpriseOrder(
  tx: Transaction,
  person: CompanyPerson,
  id: number,
): Promise<EnterpriseOrder | null> {
  const [order] = await tx
    .select()
    .from(enterpriseOrders)
    .where(and(eq(enterpriseOrders.id, id), visibleTo(person)))
    .for('update');
  return order ?? null;
}

/** The rows of an order, in the order of their variants. */
export function readEnterpriseRows(reader: Reader, id: number): Promise<EnterpriseRow[]> {
  return reader
    .select()
    .from(enterpriseOrderRows)
    .where(eq(enterpriseOrderRows.enterpriseOrderId, id))
    .orderBy(enterpriseOrderRows.variantId);
}

/** The order that the person puts together, with its units; null when there is none. */
export async function findDraft(
  reader: Reader,
  { customerId, companyId }: CompanyPerson,
): Promise<{ readonly id: number; readonly units: number } | null> {
  const isDraft = and(
    eq(enterpriseOrders.customerId, customerId),
    eq(enterpriseOrders.companyId, companyId),
    eq(enterpriseOrders.status, 'draft'),
  );
  const [draft] = await reader.select({ id: enterpriseOrders.id }).from(enterpriseOrders).where(isDraft);
  if (!draft) return null;
  const rows = await readEnterpriseRows(reader, draft.id);
  return { id: draft.id, units: rows.reduce((sum, { amount }) => sum + amount, 0) };
}
