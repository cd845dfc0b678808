import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { auditLog } from '../../db/schema/audit-log';
import { customers } from '../../db/schema/customers';
import { anywhere } from '../reading/like-pattern';
import type { Reader } from '../reading/reader';

/** Which acts are looked for; empty fields: all of them. */
export interface ActSearch {
  /** A part of the address of who did it, or of its name: `staff:12`, `command:shop-order`. */
  readonly who: string;
  readonly action: string;
  /** The number of an order, or of what it was done to. */
  readonly subject: string;
  readonly limit: number;
  readonly offset: number;
}

/** The account of an act's person. */
const ofPerson = sql`${auditLog.actor} = 'staff:' || ${customers.id}`;

function conditionOf({ who, action, subject }: ActSearch): SQL | undefined {
  const pattern = anywhere(who);
  const number = subject.toUpperCase();
  return and(
    who === '' ? undefined : sql`(${auditLog.actor} ilike ${pattern} or ${customers.email} ilike ${pattern})`,
    action === '' ? undefined : eq(auditLog.action, action),
    subject === ''
      ? undefined
      : sql`(upper(${auditLog.subjectId}) = ${number} or upper(${auditLog.details} ->> 'order') = ${number})`,
  );
}

/** A page of the log of acts, the latest first, with the address of who did it, and how many acts match. */
export async function findActs(reader: Reader, search: ActSearch) {
  const condition = conditionOf(search);
  const [row] = await reader
    .select({ count: sql<number>`count(*)::int` })
    .from(auditLog)
    .leftJoin(customers, ofPerson)
    .where(condition);
  const acts = await reader
    .select({
      id: auditLog.id,
      at: auditLog.createdAt,
      actor: auditLog.actor,
      email: customers.email,
      action: auditLog.action,
      subject: auditLog.subject,
      subjectId: auditLog.subjectId,
      note: auditLog.note,
      details: auditLog.details,
    })
    .from(auditLog)
    .leftJoin(customers, ofPerson)
    .where(condition)
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(search.limit)
    .offset(search.offset);
  return { acts, count: row?.count ?? 0 };
}
