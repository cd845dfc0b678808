import type { CUSTOMER_GROUPS } from 'contract/customer-groups';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { customers } from '../../db/schema/customers';
import { customerGroupMembers } from '../../db/schema/members';
import { type Act, writeAudit } from '../audit/write-audit';
import { anywhere } from '../reading/like-pattern';
import type { Reader } from '../reading/reader';
import type { TellOwner } from './account-news';
import { lockOwnerByEmail } from './account-owner';

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

/** What staff looks for among applications and memberships. */
export interface MembershipSearch {
  /** A part of the address, the name or the member number; empty: everybody. */
  readonly text: string;
  /** Empty: every state. One that does not exist finds nothing. */
  readonly status: string;
  readonly limit: number;
  readonly offset: number;
}

const EVERYBODY: MembershipSearch = { text: '', status: '', limit: 100_000, offset: 0 };

function conditionOf({ text, status }: MembershipSearch, now: Date): SQL | undefined {
  const pattern = anywhere(text);
  const found = sql`(${customers.email} ilike ${pattern} or ${customers.firstName} || ' ' || ${customers.lastName} ilike ${pattern}
    or ${customerGroupMembers.memberNumber} ilike ${pattern})`;
  const isOver = sql`coalesce(${customerGroupMembers.validUntil} <= ${now.toISOString()}, true)`;
  const accepted = sql`${customerGroupMembers.status} = 'accepted'`;
  const states: Readonly<Record<string, SQL>> = {
    pending: sql`${customerGroupMembers.status} = 'pending'`,
    refused: sql`${customerGroupMembers.status} = 'refused'`,
    accepted: sql`${accepted} and not ${isOver}`,
    expired: sql`${accepted} and ${isOver}`,
  };
  const known = Object.hasOwn(states, status) ? states[status] : sql`false`;
  return and(text === '' ? undefined : found, status === '' ? undefined : known);
}

/** The applications and memberships that match: those that wait first, each by age. */
export async function listMemberships(db: Reader, now: Date, search = EVERYBODY): Promise<ListedMembership[]> {
  const rows = await db
    .select({
      ...COLUMNS,
      email: customers.email,
      name: sql<string>`trim(${customers.firstName} || ' ' || ${customers.lastName})`,
      appliedAt: customerGroupMembers.createdAt,
    })
    .from(customerGroupMembers)
    .innerJoin(customers, eq(customers.id, customerGroupMembers.customerId))
    .where(conditionOf(search, now))
    .orderBy(sql`${customerGroupMembers.status} <> 'pending'`, customerGroupMembers.createdAt, customers.email)
    .limit(search.limit)
    .offset(search.offset);
  return rows.map(({ email, name, appliedAt, ...row }) => ({ ...toMembership(row, now), email, name, appliedAt }));
}

/** How many applications and memberships match on all pages. */
export async function countMemberships(db: Reader, now: Date, search: MembershipSearch): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(customerGroupMembers)
    .innerJoin(customers, eq(customers.id, customerGroupMembers.customerId))
    .where(conditionOf(search, now));
  return row?.count ?? 0;
}

/** What staff decided about an application: accepted until a time, or refused (null). The note is told to the person. */
export interface Decision {
  readonly until: Date | null;
  readonly note: string;
}

/**
 * Writes staff's decision, with a mail to the person and a line in the log of acts; one about an earlier decision changes it, and the same
 * one again changes nothing.
 * @param email upper and lower case are the same
 * @returns false when this person has not applied for the group
 */
export async function decideMembership(
  db: Db,
  { email, group }: { email: string; group: CustomerGroup },
  { until, note }: Decision,
  tell: TellOwner,
  { actor, now }: Act,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const owner = await lockOwnerByEmail(tx, email);
    if (!owner) return false;
    const isIt = ofPerson(owner.id, group);
    const [before] = await tx.select(COLUMNS).from(customerGroupMembers).where(isIt);
    if (!before) return false;
    const status = until === null ? 'refused' : 'accepted';
    if (before.status === status && before.validUntil?.getTime() === until?.getTime()) return true;
    await tx.update(customerGroupMembers).set({ status, validUntil: until }).where(isIt);
    const news = until === null ? ({ kind: 'group-refused' } as const) : ({ kind: 'group-accepted', until } as const);
    await tell(tx, owner, { ...news, group, note }, now);
    const action = until === null ? 'refuse-group' : 'accept-group';
    const subject = { subject: 'group', subjectId: `${group} ${before.memberNumber}` } as const;
    await writeAudit(tx, { actor, action, ...subject, note, ...(until && { details: { until } }), now });
    return true;
  });
}
