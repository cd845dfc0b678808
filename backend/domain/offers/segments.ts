import type { OfferSegment } from 'contract/offer-segments';
import { sql } from 'drizzle-orm';
import { preparedRows, type Reader } from '../reading/reader';

/** The segments of a customer now: the club, the groups whose membership is accepted and not over, companies that are verified. */
export async function readSegments(reader: Reader, customerId: number | null, now: Date): Promise<OfferSegment[]> {
  if (customerId === null) return [];
  const rows = await preparedRows<{ segment: OfferSegment }>(
    reader,
    'customer-segments',
    sql`
      select "group" as segment from customer_group_members
      where customer_id = ${customerId} and status = 'accepted' and valid_until > ${now.toISOString()}::timestamptz
      union all
      select 'company' from customers c join companies o on o.id = c.company_id
      where c.id = ${customerId} and o.verified_at is not null
      order by segment`,
  );
  return ['club', ...rows.map(({ segment }) => segment)];
}
