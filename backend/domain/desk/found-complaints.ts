import { COMPLAINT_STATUSES } from 'contract/complaint-status';
import { and, eq, sql } from 'drizzle-orm';
import { complaints } from '../../db/schema/complaints';
import { listComplaints } from '../complaints/read-complaint';
import { anywhere } from '../reading/like-pattern';
import type { Reader } from '../reading/reader';
import type { OrderSearch } from './found-orders';

/** A page of the complaints that match by number, order number, address, name or product, the newest first, and how many match. */
export function findComplaints(reader: Reader, { text, status, ...page }: OrderSearch) {
  const pattern = anywhere(text);
  const known = COMPLAINT_STATUSES.find((each) => each === status);
  const condition = and(
    text === ''
      ? undefined
      : sql`(${complaints.number} ilike ${pattern} or ${complaints.orderNumber} ilike ${pattern}
          or ${complaints.email} ilike ${pattern} or ${complaints.customerName} ilike ${pattern}
          or ${complaints.manufacturer} || ' ' || ${complaints.model} ilike ${pattern})`,
    status === '' ? undefined : known ? eq(complaints.status, known) : sql`false`,
  );
  return listComplaints(reader, condition, page);
}
