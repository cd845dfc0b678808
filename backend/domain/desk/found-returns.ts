import { RETURN_STATUSES } from 'contract/return-status';
import { and, desc, eq, notInArray, type SQL, sql } from 'drizzle-orm';
import { orders } from '../../db/schema/orders';
import { returns } from '../../db/schema/returns';
import { anywhere } from '../reading/like-pattern';
import type { Reader } from '../reading/reader';
import type { OrderSearch } from './found-orders';

/** Returns that are over. */
const OVER = ['processed', 'rejected', 'cancelled'] as const;

/** The status that stands for every return that is not over. */
export const OPEN = 'open';

function conditionOf({ text, status }: Pick<OrderSearch, 'text' | 'status'>): SQL | undefined {
  const pattern = anywhere(text);
  const known = RETURN_STATUSES.find((each) => each === status);
  const found = sql`(${returns.number} ilike ${pattern} or ${orders.number} ilike ${pattern} or ${orders.email} ilike ${pattern}
    or ${returns.trackingCode} ilike ${pattern} or ${orders.firstName} || ' ' || ${orders.lastName} ilike ${pattern})`;
  const inStatus = known ? eq(returns.status, known) : sql`false`;
  return and(
    text === '' ? undefined : found,
    status === '' ? undefined : status === OPEN ? notInArray(returns.status, [...OVER]) : inStatus,
  );
}

/**
 * A page of the returns that match, the newest first, and how many match.
 * @param search `text`: a part of the number of the return or its order, its tracking code, the e-mail address or the name
 */
export async function findReturns(reader: Reader, search: OrderSearch) {
  const condition = conditionOf(search);
  const all = reader
    .select({ count: sql<number>`count(*)::int` })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId));
  const [row] = await all.where(condition);
  const found = await reader
    .select({
      number: returns.number,
      kind: returns.kind,
      status: returns.status,
      createdAt: returns.createdAt,
      order: orders.number,
      firstName: orders.firstName,
      lastName: orders.lastName,
      email: orders.email,
      /** Its customer has answered what staff asked, and nobody has gone on with it. */
      isAnswered: sql<boolean>`${returns.status} = 'processing' and (
        select e.actor = 'customer' from return_events e where e.return_id = ${returns.id} order by e.id desc limit 1)`,
    })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(condition)
    .orderBy(desc(returns.createdAt), desc(returns.id))
    .limit(search.limit)
    .offset(search.offset);
  return { returns: found, count: row?.count ?? 0 };
}
