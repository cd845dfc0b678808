import type { CUSTOMER_GROUPS } from 'contract/customer-groups';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { customers } from '../../db/schema/customers';
import { customerGroupMembers } from '../../db/schema/members';

export type CustomerGroup = (typeof CUSTOMER_GROUPS)[number];

/** A person's membership in a group. `expired`: accepted once, for a time that is over. */
export interface Membership {
  readonly group: CustomerGroup;
  readonly memberNumber: string;
  readonly status: 'pending' | 'accepted' | 'refused' | 'expired';
  readonly validUntil: Date | null;
}

type Row = Pick<typeof customerGroupMembers.$inferSelect, 'group' | 'memberNumber' | 'status' | 'validUntil'>;

const COLUMNS = {
  group: customerGroupMembers.group,
  memberNumber: customerGroupMembers.memberNumber,
  status: customerGroupMembers.status,
  validUntil: customerGroupMembers.validUntil,
};

function toMembership({ group, memberNumber, status, validUntil }: Row, now: Date): Membership {
  if (status !== 'accepted') return { group, memberNumber, status, validUntil: null };
  const isOver = validUntil === null || validUntil <= now;
  return { group, memberNumber, status: isOver ? 'expired' : 'accepted', validUntil };
}

const ofPerson = (customerId: number, group: CustomerGroup) =>
  and(eq(customerGroupMembers.customerId, customerId), eq(customerGroupMembers.group, group));

/** The groups that a person belongs to or has applied for (Specification 2 §6), in the order of the groups' names. */
export async function readMemberships(db: Db, customerId: number, now: Date): Promise<Membership[]> {
  const rows = await db
    .select(COLUMNS)
    .from(customerGroupMembers)
    .where(eq(customerGroupMembers.customerId, customerId))
    .orderBy(customerGroupMembers.group);
  return rows.map((row) => toMembership(row, now));
}

/**
 * Applies for a group. A pending application takes the new number, one that was refused or is over starts again, and an accepted
 * membership stays as it is. The person's row is locked, so that an acceptance at the same time is not overwritten.
 */
export async function applyForGroup(
  db: Db,
  { customerId, group, memberNumber }: { customerId: number; group: CustomerGroup; memberNumber: string },
  now: Date,
): Promise<Membership> {
  return db.transaction(async (tx) => {
    await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('update');
    const [row] = await tx.select(COLUMNS).from(customerGroupMembers).where(ofPerson(customerId, group));
    const before = row && toMembership(row, now);
    if (before?.status === 'accepted') return before;
    const application = { memberNumber, status: 'pending', validUntil: null, createdAt: now } as const;
    await tx
      .insert(customerGroupMembers)
      .values({ customerId, group, ...application })
      .onConflictDoUpdate({
        target: [customerGroupMembers.customerId, customerGroupMembers.group],
        set: application,
      });
    return { group, memberNumber, status: 'pending', validUntil: null };
  });
}

/** An application or membership, as staff sees it. */
export interface ListedMembership extends Membership {
  readonly email: string;
  readonly name: string;
  readonly appliedAt: Date;
}

/** All applications and memberships: those that wait first, each by age. */
export async function listMemberships(db: Db, now: Date): Promise<ListedMembership[]> {
  const rows = await db
    .select({
      ...COLUMNS,
      email: customers.email,
      name: sql<string>`trim(${customers.firstName} || ' ' || ${customers.lastName})`,
      appliedAt: customerGroupMembers.createdAt,
    })
    .from(customerGroupMembers)
    .innerJoin(customers, eq(customers.id, customerGroupMembers.customerId))
    .orderBy(sql`${customerGroupMembers.status} <> 'pending'`, customerGroupMembers.createdAt, customers.email);
  return rows.map(({ email, name, appliedAt, ...row }) => ({ ...toMembership(row, now), email, name, appliedAt }));
}

/** What staff decided about an application: accepted until a time, or refused. */
export type Decision = { readonly until: Date } | 'refused';

/**
 * Writes staff's decision; one about an earlier decision changes it.
 * @param email upper and lower case are the same
 * @returns false when this person has not applied for the group
 */
export async function decideMembership(
  db: Db,
  { email, group }: { email: string; group: CustomerGroup },
  decision: Decision,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [customer] = await tx
      .select({ id: customers.id })
      .from(customers)
      .where(sql`lower(${customers.email}) = ${email.trim().toLowerCase()}`)
      .for('update');
    if (!customer) return false;
    const values =
      decision === 'refused'
        ? ({ status: 'refused', validUntil: null } as const)
        : ({ status: 'accepted', validUntil: decision.until } as const);
    const decided = await tx
      .update(customerGroupMembers)
      .set(values)
      .where(ofPerson(customer.id, group))
      .returning({ id: customerGroupMembers.customerId });
    return decided.length > 0;
  });
}
