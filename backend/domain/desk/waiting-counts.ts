import { OPEN_TRANSFERS } from 'contract/transfer-status';
import { sql } from 'drizzle-orm';
import { type Reader, rowsOf } from '../reading/reader';

/** How much waits for staff, by subject. */
export interface WaitingCounts extends Record<string, unknown> {
  /** Paid orders that nobody has begun to pack. */
  readonly orders: number;
  /** Of these, the ones that are collected on the same day. */
  readonly expressPickups: number;
  /** Reviews that are not decided. */
  readonly reviews: number;
  /** Companies with people who may not order for them yet. */
  readonly companies: number;
  /** Payments under review, and promised ones that were not taken. */
  readonly payments: number;
  /** Messages that nobody answered. */
  readonly messages: number;
  /** Complaints that the shop has to go on with: new ones, and those whose customer has answered. */
  readonly complaints: number;
  /** Returns whose next step is staff's: new, being processed, or being repaired. */
  readonly returns: number;
  /** Applications as members of a group. */
  readonly groups: number;
  /** Transfers between stores that are to be picked, sent or received. */
  readonly transfers: number;
  /** Requests to be told when a variant is back. */
  readonly restockNotices: number;
}

/** Counts what waits for staff. Where nothing waits, it is 0. */
export async function countWaiting(reader: Reader): Promise<WaitingCounts> {
  const [counts] = await rowsOf<WaitingCounts>(
    reader,
    sql`select
      (select count(*)::int from orders where status = 'processing') as orders,
      (select count(*)::int from orders where status = 'processing' and is_express_pickup) as "expressPickups",
      (select count(*)::int from reviews where status = 'pending') as reviews,
      (select count(distinct company_id)::int from customers
        where company_id is not null and not is_org_user and activated_at is not null) as companies,
      (select count(*)::int from payments where status in ('review', 'authorised')) as payments,
      (select count(*)::int from contact_messages where status = 'open') as messages,
      (select count(*)::int from complaints where status in ('new', 'processing')) as complaints,
      (select count(*)::int from returns where status in ('new', 'processing', 'fixing')) as returns,
      (select count(*)::int from customer_group_members where status = 'pending') as groups,
      (select count(*)::int from transfers where status = any(${sql.param([...OPEN_TRANSFERS])}::text[])) as transfers,
      (select count(*)::int from restock_requests where sent_at is null) as "restockNotices"`,
  );
  if (!counts) throw new Error('The counts have no row.');
  return counts;
}
